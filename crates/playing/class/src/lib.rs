//! A class that plays: who has joined, in which rounds who plays whom, and what
//! was found and missed.
//!
//! [`Class::apply`] is the only way in. It is told the time and one [`ClassEntry`] of
//! the class's log, and answers with what has to be done at the tables or why
//! nothing happened. It reads no clock, draws no lots and sends nothing: whoever
//! hosts the class hands all that in. The same entries at the same times always
//! lead to the same class, so its log is enough to rebuild it.
//!
//! No personal data has a place here. A pupil is a number and a two-word name
//! that [`suggest`] can make; the class refuses any other name.

mod class;
mod code;
mod entry;
mod error;
pub mod findings;
mod names;
mod pairing;
mod roster;
mod round;
mod seeded;
mod settings;
mod words;

pub use class::{Class, Stage};
pub use code::{Code, CodeError};
pub use entry::{ClassEntry, Effect};
pub use error::ClassError;
pub use names::{count as count_of_names, is_suggested, suggest};
pub use pairing::{History, Method, PastTable, Plan, Unit, pair};
pub use roster::{Pupil, PupilId};
#[cfg(feature = "openapi")]
pub use round::SidesSchema;
pub use round::{Projector, Round, RoundStage, Side, TableId, TablePlan, TableResult, Voice};
pub use settings::{Odd, Settings, SettingsError, Time};
