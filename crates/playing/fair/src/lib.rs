#![doc = include_str!("../README.md")]
//!
//! # Where to start
//!
//! Before the first roll a server publishes a [`Commitment`] to its [`Secret`], and every
//! player adds a secret of their own. From all of them each roll, each draw and the lot for
//! the seats follow: [`Source`]. At the end the server reveals its secret, the record keeps
//! everything in its tags ([`Source::tags`]), and [`verify`] checks it anywhere, without a
//! network.

mod hex;
mod secret;
mod source;
mod stream;
mod tags;
mod verify;
mod words;

pub use secret::{Commitment, Secret};
pub use source::Source;
pub use verify::{Verified, VerifyError, verify};
