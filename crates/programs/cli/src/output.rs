//! Where results and errors go: results to standard output, everything else
//! to standard error.

use std::env;
use std::fmt::Display;
use std::fs;
use std::io::{self, BufWriter, IsTerminal, Stdout, Write};
use std::process::ExitCode;

use game::{Lang, Phrase};
use serde_json::Value;

use crate::draw::Look;
use crate::error::CliError;
use crate::words;

/// How many columns there are where nobody says.
const USUAL_WIDTH: usize = 80;

/// No drawing is made for fewer columns.
const NARROWEST: usize = 30;

/// The result of a command on its way to the reader.
pub(crate) struct Output {
    /// The reader's language.
    pub(crate) lang: Lang,
    /// Whether a script reads it.
    pub(crate) json: bool,
    to: BufWriter<Stdout>,
}

impl Output {
    pub(crate) fn new(lang: Lang, json: bool) -> Output {
        Output {
            lang,
            json,
            to: BufWriter::new(io::stdout()),
        }
    }

    /// A fixed text in the reader's language.
    pub(crate) fn say(&self, phrase: Phrase) -> &'static str {
        phrase.text(self.lang)
    }

    /// Whether somebody watches what is written.
    pub(crate) fn is_terminal(&self) -> bool {
        io::stdout().is_terminal()
    }

    /// What the screen is like. Colours are for terminals only, and never where
    /// `NO_COLOR` is set or the terminal is a dumb one.
    pub(crate) fn look(&self) -> Look {
        let set = |name| env::var_os(name).filter(|value| !value.is_empty());
        let columns = terminal_size::terminal_size_of(io::stdout());
        let columns = columns.map(|(width, _)| usize::from(width.0));
        Look {
            width: columns.unwrap_or(USUAL_WIDTH).max(NARROWEST),
            colour: self.is_terminal()
                && set("NO_COLOR").is_none()
                && set("TERM").is_some_and(|term| term != "dumb"),
        }
    }

    /// Writes a line.
    pub(crate) fn line(&mut self, line: impl Display) -> Result<(), CliError> {
        Ok(writeln!(self.to, "{line}")?)
    }

    /// Writes text as it is.
    pub(crate) fn text(&mut self, text: &str) -> Result<(), CliError> {
        Ok(self.to.write_all(text.as_bytes())?)
    }

    /// Writes one JSON object.
    pub(crate) fn object(&mut self, object: &Value) -> Result<(), CliError> {
        self.line(object)
    }

    /// Sees to it that everything has been written.
    pub(crate) fn finish(&mut self) -> Result<(), CliError> {
        Ok(self.to.flush()?)
    }

    /// Says why the command could not be carried out.
    pub(crate) fn refuse(&mut self, error: &CliError) -> ExitCode {
        eprintln!("{} {}", self.say(words::ERROR), error.explain(self.lang));
        if self.json {
            // If even this cannot be written, standard error has said it.
            let _ = self.object(&error.to_json(self.lang));
            let _ = self.finish();
        }
        ExitCode::FAILURE
    }
}

/// Writes a file that was asked for beside the answer.
pub(crate) fn write_file(name: &str, bytes: impl AsRef<[u8]>) -> Result<(), CliError> {
    fs::write(name, bytes).map_err(|error| CliError::not_written(name, error))
}
