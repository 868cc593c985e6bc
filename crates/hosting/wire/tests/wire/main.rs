//! What programs say to each other, line by line.

mod engine;
