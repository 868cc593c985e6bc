//! One match in progress, without input or output: who sits where, moves and
//! chance, clocks, offers, take-backs, and what each viewer may see.
//!
//! [`Table::handle`] is the only way in. It is told the time and one [`Input`],
//! and answers with what happened or why nothing did. It reads no clock and rolls
//! no dice: whoever hosts the table hands both in. The same inputs at the same
//! times always lead to the same table, so its log is enough to rebuild it.

mod acts;
mod clock;
mod config;
mod course;
mod duty;
mod error;
mod input;
mod offers;
mod seating;
mod seats;
mod step;
mod table;
mod take_back;
mod view;
mod words;

pub use clock::{ClockRules, Millis};
#[cfg(feature = "openapi")]
pub use config::TagSchema;
pub use config::{
    Config, ConfigError, Dice, LEVELS, LONGEST_TAG, MOST_TAGS, Player, Seating, Tag, tags_fit,
};
pub use duty::Duty;
pub use error::InputError;
pub use input::{Act, Answer, Effect, Input, Offer, Sender};
pub use step::{Cause, Step};
pub use table::{Kept, Table, WaitsFor};
pub use view::{ClockView, May, OfferView, View, Viewer};
