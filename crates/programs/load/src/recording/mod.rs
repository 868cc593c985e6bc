//! What is recorded while people play: what they saw of each table, and what is
//! counted over all of them.

pub(crate) mod counts;
pub(crate) mod history;
pub(crate) mod timeline;
