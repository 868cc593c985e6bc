//! The computer players: what each game's knows, how strong it plays at which
//! level, and what it thinks of a position.
//!
//! Each game has a folder with its [`Mind`], which remembers what it found from one
//! move to the next, and an expert, by which everything else here asks about the
//! game. [`Computer`] is a mind for any game.

pub mod ask;
pub mod computer;
mod expert;
pub mod greedy;
pub mod heinash;
pub mod hint;
pub mod hyle7;
pub mod level;
pub mod pace;
#[cfg(feature = "plain")]
pub mod plain;
pub mod review;
pub mod seven;
pub mod weights;

pub use ask::{Analysis, Ask, Comparison, Pair, RankedMove, Scale};
pub use computer::Computer;
pub use expert::{AnalysisOf, Mind, valued_seat};
pub use level::Level;

/// The experts of the games, the only list of games here. The last one knows every
/// game there is, if not well; a page, in which every byte has to travel, goes without
/// it, for all games that it lists have an expert of their own.
static EXPERTS: &[&dyn expert::AnyExpert] = &[
    &seven::SevenExpert,
    &heinash::HeinashExpert,
    &hyle7::Hyle7Expert,
    #[cfg(feature = "plain")]
    &plain::PlainExpert,
];
