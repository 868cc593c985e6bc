//! `tablier convert`: a record in another form.

use crate::arguments::Form;
use crate::error::CliError;
use crate::output::Output;
use crate::source;

pub(crate) fn run(file: &str, form: Form, output: &mut Output) -> Result<(), CliError> {
    let record = source::record(file)?;
    match form {
        Form::Text => output.text(&record.to_text()),
        Form::Json => output.line(record.to_json()),
        Form::Compact => output.line(record.to_compact()),
    }
}
