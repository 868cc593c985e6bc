//! SEVEN's puzzles: each by near misses, by brute force, and by its certificate.

mod copycat;
mod daily;
mod fifth_level;
mod holes;
mod island;
mod live;
mod plain_holes;
mod solutions;
