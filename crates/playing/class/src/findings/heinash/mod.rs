//! What pupils look for in HeiNash: a number that the dice can make.

mod csv;
mod search;
mod tally;
mod words;
mod wrong;

pub use csv::{searches_csv, summary_csv};
pub use search::{Search, SearchResult, rolls_of, searches};
pub use tally::{Counts, NumberTally, OperationTally, Tally};
pub(super) use wrong::claims;
pub use wrong::{Wrong, WrongClaim, judge, read_claim};
