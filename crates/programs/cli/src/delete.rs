//! `tablier delete`: whoever keeps a server deletes a table or a class, also while
//! it serves.

use clap::{Arg, ArgMatches};
use serde_json::json;

use crate::data;
use crate::error::CliError;
use crate::output::Output;
use crate::usage::{Reader, Usage, given};
use crate::words::delete as words;

/// The command and what can be asked of it.
pub(crate) fn usage(reader: Reader) -> Usage {
    let usage = "tablier delete TABLE [--data FILE|URL] [--json]";
    let name = Arg::new("TABLE").required(true);
    let usage = Usage::new("delete", reader, words::DELETE, usage);
    data::option(usage.argument(name, words::TABLE)).json()
}

pub(crate) fn run(found: &ArgMatches, output: &mut Output) -> Result<(), CliError> {
    let place = data::place(found)?;
    let name: String = given(found, "TABLE").unwrap_or_default();
    // Names are small letters and digits; people copy them as they like.
    let name = name.trim().to_lowercase();
    let deleted = data::runtime()?.block_on(async {
        // Nobody who deletes wants an empty file to be made.
        let store = data::open(&place, false).await?;
        let deleted = server::delete(&store, &name).await;
        store.close().await;
        deleted.map_err(CliError::Server)
    })?;
    if output.json {
        return output.object(&json!({ "deleted": name, "with": deleted - 1 }));
    }
    output.line(words::deleted(output.lang, &name))
}
