//! What is said about HYLE⁷ alone.

pub(crate) mod codecup;
pub(crate) mod playing;
pub(crate) mod train;
