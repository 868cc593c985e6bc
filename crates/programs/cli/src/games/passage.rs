//! Something that a game answers, laid out by whoever shows it.

use crate::draw::{Look, indented};

/// A part of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Passage {
    /// Broken into lines between words.
    Said(String),
    /// The same, later lines set in by so many columns.
    SetIn(String, usize),
    /// Short texts beside each other where there is room.
    Columns(Vec<String>),
    /// As it is drawn, between empty lines.
    Drawn(String),
    /// What can be typed is said once more.
    Hints,
}

impl Passage {
    /// The passage as it is written on this screen.
    pub(crate) fn laid_out(&self, look: Look) -> String {
        match self {
            Passage::Said(text) => {
                let by = text.chars().take_while(|&c| c == ' ').count();
                format!("{}\n", indented(text, look.width, by))
            }
            Passage::SetIn(text, by) => format!("{}\n", indented(text, look.width, *by)),
            Passage::Columns(texts) => columns(texts, look.width),
            Passage::Drawn(drawing) => format!("\n{drawing}\n"),
            Passage::Hints => String::new(),
        }
    }
}

fn columns(texts: &[String], width: usize) -> String {
    let widest = texts.iter().map(|text| text.chars().count()).max();
    let column = widest.unwrap_or(0) + 3;
    let across = ((width + 3) / column).max(1);
    let rows = texts.chunks(across).map(|row| {
        let row: String = row.iter().map(|text| format!("{text:<column$}")).collect();
        format!("{}\n", indented(row.trim_end(), width, 7))
    });
    rows.collect()
}
