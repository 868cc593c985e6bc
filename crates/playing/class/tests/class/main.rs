//! A class as a function of its log: what pairing promises, and what is told
//! about searches.

mod findings;
mod model;
mod pairing;
