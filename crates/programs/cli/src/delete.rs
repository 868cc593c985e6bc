//! `tablier delete`: whoever keeps a server deletes a table or a class, also while
//! it serves.

use clap::{Arg, ArgMatches, Command};
use game::Lang;
use serde_json::json;
use store::StoreUrl;

use crate::data;
use crate::error::CliError;
use crate::output::Output;
use crate::usage::{argument, bare, json};
use crate::words::delete as words;

/// What to delete, and where it is kept.
pub(crate) struct Delete {
    name: String,
    data: Option<StoreUrl>,
    pub(crate) json: bool,
}

/// The command and what can be asked of it.
pub(crate) fn usage(lang: Lang) -> Command {
    let usage = "tablier delete TABLE [--data FILE|URL] [--json]";
    let name = Arg::new("TABLE").required(true);
    bare("delete", lang, words::DELETE, usage)
        .arg(argument(name, lang, words::TABLE))
        .arg(data::argument(lang))
        .arg(json(lang))
}

impl Delete {
    pub(crate) fn read(found: &ArgMatches) -> Delete {
        let name = crate::arguments::text(found, "TABLE");
        Delete {
            // Names are small letters and digits; people copy them as they like.
            name: name.trim().to_lowercase(),
            data: data::read(found),
            json: found.get_flag("json"),
        }
    }
}

pub(crate) fn run(options: &Delete, output: &mut Output) -> Result<(), CliError> {
    let place = data::place(options.data.as_ref())?;
    let deleted = data::runtime()?.block_on(async {
        // Nobody who deletes wants an empty file to be made.
        let store = data::open(&place, false).await?;
        let deleted = server::delete(&store, &options.name).await;
        store.close().await;
        deleted.map_err(CliError::Server)
    })?;
    if output.json {
        return output.object(&json!({ "deleted": options.name, "with": deleted - 1 }));
    }
    output.line(words::deleted(output.lang, &options.name))
}
