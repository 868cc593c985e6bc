//! What is measured: how long answers take, and what server and disk do meanwhile.

pub(crate) mod disk;
pub(crate) mod latency;
pub(crate) mod process;
