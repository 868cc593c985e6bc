//! The engine protocol, in the manner of UCI and UGI, with chance.
//!
//! A host sends [`Request`]s and an engine answers with [`Reply`]s, each a line
//! of words. Events of a game are written as in records.

mod declared;
mod error;
mod go;
mod info;
mod reply;
mod request;
mod rules;

pub use declared::{Declared, Kind};
pub use error::LineError;
pub use go::{Clock, Go};
pub use info::Info;
pub use reply::{Dialect, Reply};
pub use request::{Heard, Request, Start};
pub use rules::{AS_USUAL, games, rules_of};
