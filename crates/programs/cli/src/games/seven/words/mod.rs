//! What is said about SEVEN alone.

pub(crate) mod holes;
pub(crate) mod places;
pub(crate) mod puzzles;
pub(crate) mod standing;
