//! What programs say to each other: lines, rows and messages.

mod engine;
mod online;
mod page;
