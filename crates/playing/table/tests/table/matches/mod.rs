//! Random matches, for tests of what holds in every one of them: any config, and
//! lines of what is said at the table, sensible or not.

pub(crate) mod configs;
pub(crate) mod lines;
