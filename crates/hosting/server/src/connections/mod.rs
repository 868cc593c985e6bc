//! Connections: who is let in, how long each may take, and what is left for those
//! who play when it is full.

mod accept;
mod admission;
mod counts;
mod limits;
mod pace;
mod reserve;
mod serving;
mod stream;

pub use limits::ConnectionLimits;

pub(crate) use accept::serve;
pub(crate) use admission::Admission;
pub(crate) use counts::ConnectionCounts;
pub(crate) use reserve::only_for_players;
