//! The player of SEVEN: its proofs against plain exhaustive search, its levels
//! in every variant, and what must hold however it is asked.

mod asked;
mod exact;
mod levels;
mod plain;
mod strength;
mod weights;
