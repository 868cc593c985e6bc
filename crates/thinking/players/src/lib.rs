//! The computer players: what each game's knows, how strong it plays at which
//! level, and what it thinks of a position.
//!
//! Each game has a `Mind` that remembers what it found from one move to the
//! next. [`Computer`] is a mind for any game, spoken to in the words of records.

pub mod ask;
pub mod computer;
pub mod greedy;
pub mod heinash;
pub mod hint;
pub mod hyle7;
pub mod level;
pub mod pace;
pub mod review;
mod saying;
pub mod seven;
pub mod weights;

pub use ask::{Analysis, Ask, Comparison, Line, Pair};
pub use computer::Computer;
pub use level::Level;
