//! How a long search tells how far it has come, and how it is ended.

use std::error::Error;
use std::fmt;

/// Hears how far a search has come and says whether it may go on.
pub trait Progress {
    /// So much of so much is done; `false` ends the search.
    fn report(&mut self, done: u64, of: u64) -> bool;

    /// A search of several parts begins the next one; what is reported from now
    /// on is about this part.
    fn stage(&mut self, _: Stage) {}
}

/// A part of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Looking for a good arrangement.
    Arranging,
    /// Showing that something better cannot be, or finding it.
    Above {
        /// What is looked for.
        wanted: u32,
        /// The best so far.
        best: u32,
    },
}

impl<F: FnMut(u64, u64) -> bool> Progress for F {
    fn report(&mut self, done: u64, of: u64) -> bool {
        self(done, of)
    }
}

/// Nobody watches: the search goes on to its end.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unwatched;

impl Progress for Unwatched {
    fn report(&mut self, _: u64, _: u64) -> bool {
        true
    }
}

/// The search was ended before it had come to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopped;

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the search was ended before it was done")
    }
}

impl Error for Stopped {}
