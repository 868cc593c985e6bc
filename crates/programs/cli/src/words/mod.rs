//! Everything the program says, in every language.

pub(crate) mod analysis;
pub(crate) mod arena;
pub(crate) mod codecup;
mod complaints;
pub(crate) mod compliance;
pub(crate) mod delete;
pub(crate) mod engine;
pub(crate) mod help;
pub(crate) mod hints;
pub(crate) mod holes;
pub(crate) mod keeping;
pub(crate) mod load;
pub(crate) mod measures;
pub(crate) mod orders;
pub(crate) mod outside;
pub(crate) mod play;
pub(crate) mod print;
pub(crate) mod puzzles;
pub(crate) mod saving;
pub(crate) mod serve;
pub(crate) mod standing;
pub(crate) mod telling;
pub(crate) mod train;
pub(crate) mod verify;

pub(crate) use complaints::{
    ERROR, NOT_UNDERSTOOD, SEE_HELP, WARNING, allowed_values, argument_missing, cannot_read,
    cannot_write, file_trouble, given_twice, no_such_argument, no_such_command, no_such_value,
    not_text, not_together, too_large, unknown_tag, value_missing,
};
