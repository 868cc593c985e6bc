//! What programs say to each other: lines and messages are read and written here, and
//! nothing else is done with them. Whoever answers them is elsewhere.
//!
//! [`engine`] is the protocol in which any program can play our games, described
//! in `docs/protocol.md`. [`codecup`] is the language of the CodeCup 2023 contest,
//! in which HYLE⁷ was played. [`online`] is what a server and its players say to each
//! other, and [`page`] what the page and its workers do. Whatever comes in, reading it
//! never panics.

pub mod codecup;
pub mod engine;
pub mod online;
pub mod page;
