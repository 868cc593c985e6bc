//! The arena: matches between players in which nobody is luckier than the
//! other, and what their results mean.
//!
//! [`plan`] says who meets whom, [`run()`] plays the games on several threads,
//! [`tally`] and [`statistics`] count and weigh, [`drawing`] draws. It reads and
//! writes nothing; whoever hosts a match does.

pub mod built_in;
pub mod drawing;
pub mod entrant;
pub mod games;
pub mod luck;
pub mod plan;
pub mod playing;
pub mod rating;
pub mod run;
pub mod spec;
pub mod statistics;
pub mod tally;

pub use built_in::BuiltIn;
pub use entrant::{Asked, Budget, Entrant, EntrantError, Fault, Maker};
pub use games::{Role, keeps_score, play_at_random, roles};
pub use plan::{Fixture, Format, Plan};
pub use playing::{Played, Terms};
pub use rating::{Rating, ratings};
pub use run::{End, Unit, run};
pub use spec::{Kind, Spec, SpecError};
pub use statistics::{Elo, Estimate, Sprt, Verdict};
pub use tally::{Conduct, Results, Tally};
