//! Every search, on small artificial games and on the games that are there.

mod baseline;
mod proof;
