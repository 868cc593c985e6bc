//! What the fuzz targets do with the bytes they are given. Each function here
//! panics exactly when a reader or the rules break a promise; what is merely
//! not well-formed passes.
//!
//! The library builds on the stable toolchain, so that the ordinary tests can
//! replay every stored input.

mod events;
mod lines;
mod online;
mod records;
mod replay;
mod table;

pub use events::{heinash_event, hyle7_event, packed_event, seven_event, sheet};
pub use lines::{codecup_line, engine_line};
pub use online::{bot_line, class_log, frame, rows};
pub use records::{record_compact, record_json, record_text};
pub use replay::replay;
pub use table::table;

/// A target: it panics if the bytes show a fault.
pub type Target = fn(&[u8]);

/// Every target by its name, which is also that of its corpus and of its file
/// in `fuzz_targets`.
pub const TARGETS: [(&str, Target); 16] = [
    ("sheet", sheet),
    ("seven_event", seven_event),
    ("heinash_event", heinash_event),
    ("hyle7_event", hyle7_event),
    ("packed_event", packed_event),
    ("record_text", record_text),
    ("record_json", record_json),
    ("record_compact", record_compact),
    ("replay", replay),
    ("table", table),
    ("engine_line", engine_line),
    ("codecup_line", codecup_line),
    ("frame", frame),
    ("rows", rows),
    ("class_log", class_log),
    ("bot_line", bot_line),
];
