//! `tablier convert`: a record in another form.

use clap::ArgMatches;

use crate::error::CliError;
use crate::output::Output;
use crate::source;
use crate::usage::{Reader, Usage, given, read_by};
use crate::words::help;

/// The command and what can be asked of it.
pub(crate) fn usage(reader: Reader) -> Usage {
    let to = read_by("to", "FORM", ["text", "json", "compact"]);
    let usage = "tablier convert FILE --to FORM";
    Usage::new("convert", reader, help::CONVERT, usage)
        .file()
        .option(to.required(true), help::TO)
}

pub(crate) fn run(found: &ArgMatches, output: &mut Output) -> Result<(), CliError> {
    let record = source::named(found)?;
    let form: String = given(found, "to").unwrap_or_default();
    match form.as_str() {
        "text" => output.text(&record.to_text()),
        "json" => output.line(record.to_json()),
        _ => output.line(record.to_compact()),
    }
}
