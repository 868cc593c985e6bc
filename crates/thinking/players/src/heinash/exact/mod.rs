//! The exact value of positions with few free cells, when both seats find every
//! number.
//!
//! Whoever finds something never gains by saying `none` (N5–N7): it hands the
//! choice of a worse cell to the other seat, or the pawn itself. So every turn
//! puts a pawn of the seat that rolls, and only when the roll makes no free number
//! does the other seat choose where. Hence all variants are worth the same before
//! a roll, and how many pawns of each seat lie on the cells depends on nothing but
//! how many lie there in all, also when pawns run out (N10). A layer is all ways
//! to lay so many pawns; each layer is worked out from the next.

mod layers;
mod question;
mod subsets;

pub use layers::{Solution, solve};
pub use question::Question;
