//! `tablier restore`: adds what is missing from a backup and takes nothing away.
//! It may be done while a server runs, and is the way from one database to another.

use std::path::Path;

use clap::{Arg, ArgMatches};
use serde_json::json;

use crate::data;
use crate::error::CliError;
use crate::output::Output;
use crate::progress::Progress;
use crate::usage::{Reader, Usage, given};
use crate::words::keeping as words;

/// Conflicts named in full; of more than that only their number is said.
const NAMED: usize = 20;

/// The command and what can be asked of it.
pub(crate) fn usage(reader: Reader) -> Usage {
    let usage = "tablier restore [--data FILE|URL] FILE [--json]";
    let file = Arg::new("FILE").required(true);
    let usage = Usage::new("restore", reader, words::RESTORE, usage);
    data::option(usage.argument(file, words::RESTORE_FILE)).json()
}

pub(crate) fn run(found: &ArgMatches, output: &mut Output) -> Result<(), CliError> {
    let place = data::place(found)?;
    let name: String = given(found, "FILE").unwrap_or_default();
    let file = Path::new(&name);
    // A mistyped name must not leave a new and empty database behind.
    std::fs::metadata(file).map_err(|error| CliError::File {
        name: name.clone(),
        error,
    })?;
    let progress = Progress::new(output.say(words::RESTORING), output.lang);
    let restored = data::runtime()?.block_on(async {
        let store = data::open(&place, true).await?;
        let mut report = |step: store::Progress| {
            progress.report(step.done as usize, step.all as usize);
        };
        let restored = store.restore(file, &mut report).await;
        store.close().await;
        restored.map_err(CliError::Store)
    });
    drop(progress);
    data::warn(output.lang, &store::exposed_files(file));
    data::warn(output.lang, &store::exposed(&place));
    let restored = restored?;
    if output.json {
        return output.object(&json!({
            "data": place.to_string(),
            "file": name,
            "added": restored.added,
            "extended": restored.extended,
            "present": restored.present,
            "rows": restored.rows,
            "conflicts": restored.conflicts,
        }));
    }
    let lang = output.lang;
    output.line(words::restored(lang, &place.to_string(), &restored))?;
    if !restored.conflicts.is_empty() {
        output.line(words::conflicts(lang, restored.conflicts.len()))?;
        for id in restored.conflicts.iter().take(NAMED) {
            output.line(format!("  {id}"))?;
        }
        if restored.conflicts.len() > NAMED {
            output.line("  …")?;
        }
    }
    Ok(())
}
