//! Everything that sheets say, in every language.

pub(crate) mod errors;
pub(crate) mod sheets;
