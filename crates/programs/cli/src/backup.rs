//! `tablier backup`: everything that is kept, as it is at one moment, in a new
//! file. It may be done while a server runs.

use std::path::Path;

use clap::{Arg, ArgMatches};
use serde_json::json;

use crate::data;
use crate::error::CliError;
use crate::output::Output;
use crate::progress::Progress;
use crate::usage::{Reader, Usage, given};
use crate::words::keeping as words;

/// The command and what can be asked of it.
pub(crate) fn usage(reader: Reader) -> Usage {
    let usage = "tablier backup [--data FILE|URL] FILE [--json]";
    let file = Arg::new("FILE").required(true);
    let usage = Usage::new("backup", reader, words::BACKUP, usage);
    data::option(usage.argument(file, words::BACKUP_FILE)).json()
}

pub(crate) fn run(found: &ArgMatches, output: &mut Output) -> Result<(), CliError> {
    let place = data::place(found)?;
    let file: String = given(found, "FILE").unwrap_or_default();
    let progress = Progress::new(output.say(words::SAVING), output.lang);
    let saved = data::runtime()?.block_on(async {
        // Where there is nothing, nothing is made only to be copied.
        let store = data::open(&place, false).await?;
        let mut report = |step: store::Progress| {
            progress.report(step.done as usize, step.all as usize);
        };
        let saved = store.backup(Path::new(&file), &mut report).await;
        let saved = saved.map_err(|error| CliError::Store(store.named(error)));
        store.close().await;
        saved
    });
    drop(progress);
    data::warn(output.lang, &store::exposed(&place));
    let saved = saved?;
    if output.json {
        return output.object(&json!({
            "data": place.to_string(),
            "file": file,
            "streams": saved.streams,
            "rows": saved.rows,
            "bytes": saved.bytes,
        }));
    }
    output.line(words::saved(output.lang, &file, &saved))
}
