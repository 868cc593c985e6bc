//! The player of HeiNash: exact where it says so, sensible everywhere else.

mod exact;
mod legal;
mod levels;
mod plain;
mod positions;
mod thinking;
