//! P4, the copycat: the seven white tiles on exactly the cells of the black
//! ones, each of them on at least two.

mod check;
mod compact;
mod proof;
mod solve;

pub use check::{check, check_ground};
pub use compact::{Share, compact, share};
pub use proof::{certificate, verify};
pub use solve::{Answer, solve};
