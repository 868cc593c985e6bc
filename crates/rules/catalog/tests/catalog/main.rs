//! Records in every form, and games told in words.

mod endings;
mod notation;
mod records;
mod telling;
