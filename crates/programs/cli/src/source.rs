//! Reading a record or another text from a file or from standard input.

use std::fs::File;
use std::io::{self, Read};

use catalog::AnyRecord;
use clap::ArgMatches;

use crate::error::CliError;
use crate::usage::given;

/// More than any record needs; a mistaken file is refused before it fills the
/// memory.
const LARGEST: u64 = 16 * 1024 * 1024;

/// Reads the record that a command names.
pub(crate) fn named(found: &ArgMatches) -> Result<AnyRecord, CliError> {
    record(&given::<String>(found, "FILE").unwrap_or_default())
}

/// Reads a record in any of its forms; `-` stands for standard input.
pub(crate) fn record(file: &str) -> Result<AnyRecord, CliError> {
    Ok(AnyRecord::read(&text(file)?)?)
}

/// Reads a file of text; `-` stands for standard input.
pub(crate) fn text(file: &str) -> Result<String, CliError> {
    let name = file.to_string();
    let bytes = bytes(file).map_err(|error| CliError::File { name, error })?;
    let name = file.to_string();
    if bytes.len() as u64 > LARGEST {
        return Err(CliError::TooLarge { name });
    }
    String::from_utf8(bytes).map_err(|_| CliError::NotText { name })
}

fn bytes(file: &str) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if file == "-" {
        io::stdin().take(LARGEST + 1).read_to_end(&mut bytes)?;
    } else {
        File::open(file)?
            .take(LARGEST + 1)
            .read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}
