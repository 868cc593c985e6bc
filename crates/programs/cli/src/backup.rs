//! `tablier backup`: everything that is kept, as it is at one moment, in a new
//! file. It may be done while a server runs.

use std::path::Path;

use clap::{Arg, ArgMatches, Command};
use game::Lang;
use serde_json::json;
use store::StoreUrl;

use crate::arguments::text;
use crate::data;
use crate::error::CliError;
use crate::output::Output;
use crate::progress::Progress;
use crate::usage::{argument, bare, json};
use crate::words::keeping as words;

/// What to copy, and where to.
pub(crate) struct Backup {
    data: Option<StoreUrl>,
    file: String,
    pub(crate) json: bool,
}

/// The command and what can be asked of it.
pub(crate) fn usage(lang: Lang) -> Command {
    let usage = "tablier backup [--data FILE|URL] FILE [--json]";
    let file = Arg::new("FILE").required(true);
    bare("backup", lang, words::BACKUP, usage)
        .arg(argument(file, lang, words::BACKUP_FILE))
        .arg(data::argument(lang))
        .arg(json(lang))
}

impl Backup {
    pub(crate) fn read(found: &ArgMatches) -> Backup {
        Backup {
            data: data::read(found),
            file: text(found, "FILE"),
            json: found.get_flag("json"),
        }
    }
}

pub(crate) fn run(options: &Backup, output: &mut Output) -> Result<(), CliError> {
    let place = data::place(options.data.as_ref())?;
    let progress = Progress::new(output.say(words::SAVING), output.lang);
    let saved = data::runtime()?.block_on(async {
        // Where there is nothing, nothing is made only to be copied.
        let store = data::open(&place, false).await?;
        let mut report = |step: store::Progress| {
            progress.report(step.done as usize, step.all as usize);
        };
        let saved = store.backup(Path::new(&options.file), &mut report).await;
        store.close().await;
        saved.map_err(CliError::Store)
    });
    drop(progress);
    data::warn(output.lang, &store::exposed(&place));
    let saved = saved?;
    if output.json {
        return output.object(&json!({
            "data": place.to_string(),
            "file": options.file,
            "streams": saved.streams,
            "rows": saved.rows,
            "bytes": saved.bytes,
        }));
    }
    output.line(words::saved(output.lang, &options.file, &saved))
}
