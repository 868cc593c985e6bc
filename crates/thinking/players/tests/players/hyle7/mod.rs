//! The player of HYLE⁷: its endings are exact, its moves legal and repeatable,
//! its weights those that are documented, its strength not a matter of luck.

mod endings;
mod legal;
mod repeat;
mod strength;
mod time;
mod training;
mod weights;

use hyle7::{Bags, Move, Position, Setup, Size};
use players::hyle7::Mind;
use players::{Ask, Level, Mind as _};
use search::effort::NoWatch;
use search::{Effort, Limits, StopSign};

/// Every set-up there is.
pub(crate) fn setups() -> impl Iterator<Item = Setup> {
    let sizes = [Size::Large, Size::Small].into_iter();
    sizes.flat_map(|size| [Bags::Own, Bags::Shared].map(|bags| Setup { size, bags }))
}

/// A mind with little memory.
pub(crate) fn mind() -> Mind {
    Mind::new(1 << 20)
}

/// What a mind chooses at a level with so many positions to look at.
pub(crate) fn chosen(
    mind: &mut Mind,
    position: &Position,
    level: u8,
    seed: u64,
    nodes: u64,
) -> Option<Move> {
    let effort = Effort::new(Limits::nodes(nodes), &NoWatch, &StopSign::default());
    let level = Level::new(level).expect("there is such a level");
    let ask = Ask {
        level,
        seed,
        effort: &effort,
    };
    mind.choose(position, &ask)
}
