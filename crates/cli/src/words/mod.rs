//! Everything the program says, in every language.

mod complaints;
pub(crate) mod help;
pub(crate) mod measures;
pub(crate) mod standing;

pub(crate) use complaints::{
    ERROR, NOT_UNDERSTOOD, SEE_HELP, allowed_values, argument_missing, cannot_read, cannot_write,
    given_twice, no_such_argument, no_such_command, no_such_value, not_text, too_large,
    unknown_tag, value_missing,
};
