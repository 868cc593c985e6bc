//! Tables on this server.

mod computers;
mod draft;
mod facts;
mod frames;
mod making;
mod presence;
mod programs;
mod rematch;
mod room;
mod sitting;
pub(crate) mod socket;

pub(crate) use draft::Draft;
pub(crate) use facts::{TableFacts, state};
pub(crate) use making::{Bots, Made, make, make_for};
pub(crate) use presence::{Come, come, give_back, go};
pub(crate) use room::{HostedTable, InsideTable, TableRoom};
pub(crate) use sitting::{Sitter, sit, sit_as};
