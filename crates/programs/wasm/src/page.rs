//! What the page's two workers call: one text in, one text out.

use std::time::Duration;

use search::Watch;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// The browser's own watch, in thousandths of a second.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// The time since a question was asked.
struct Since(f64);

impl Watch for Since {
    fn elapsed(&self) -> Duration {
        Duration::from_micros(((now() - self.0).max(0.0) * 1000.0) as u64)
    }
}

/// Holds the table.
#[wasm_bindgen]
#[derive(Default)]
pub struct House(host::House);

#[wasm_bindgen]
impl House {
    /// A house without a table.
    #[wasm_bindgen(constructor)]
    pub fn new() -> House {
        House::default()
    }

    /// Answers a question.
    pub fn answer(&mut self, asked: &str) -> String {
        self.0.answer(asked)
    }
}

/// Thinks.
#[wasm_bindgen]
#[derive(Default)]
pub struct Thinker(host::Thinker);

#[wasm_bindgen]
impl Thinker {
    /// Nobody who has thought of anything yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Thinker {
        Thinker::default()
    }

    /// The files that have to be handed in before this question can be answered,
    /// by name and with spaces between them.
    pub fn needs(&self, asked: &str) -> String {
        self.0.needs(asked).join(" ")
    }

    /// Hands in what was learned of a game; says whether it was taken.
    pub fn provide(&mut self, file: &str, bytes: Vec<u8>) -> bool {
        self.0.provide(file, bytes)
    }

    /// Answers a question.
    pub fn answer(&mut self, asked: &str) -> String {
        self.0.answer(asked, &Since(now()))
    }
}
