//! `--data`: where everything that is played online is kept.

use clap::ArgMatches;
use game::Lang;
use store::{Exposed, Options, Store, StoreError, StoreUrl};
use tokio::runtime::{Builder, Runtime};

use crate::error::CliError;
use crate::usage::{Usage, given, read_by};
use crate::words::{self, keeping};

/// The option for every command that has to do with it. The store itself looks
/// into the environment.
pub(crate) fn option(usage: Usage) -> Usage {
    let data = read_by("data", "FILE|URL", |text: &str| text.parse::<StoreUrl>());
    usage.option(data, keeping::DATA)
}

/// The place that was said, by the option or in the environment, or the usual one.
pub(crate) fn place(found: &ArgMatches) -> Result<StoreUrl, CliError> {
    StoreUrl::chosen(given(found, "data")).map_err(CliError::DataPlace)
}

/// Opens it for a command that does its work and ends.
pub(crate) async fn open(url: &StoreUrl, create: bool) -> Result<Store, CliError> {
    let options = Options {
        listen: false,
        create,
        ..Options::default()
    };
    Store::open(url, &options).await.map_err(CliError::Store)
}

/// Says which files others on this machine can open. The result is for standard
/// output, so this is not.
pub(crate) fn warn(lang: Lang, exposed: &[Exposed]) {
    for file in exposed {
        eprintln!("{} {}", words::WARNING.text(lang), file.tell(lang));
    }
}

/// What a command with a database runs in.
pub(crate) fn runtime() -> Result<Runtime, CliError> {
    let runtime = Builder::new_multi_thread().enable_all().build();
    runtime.map_err(CliError::Output)
}

impl CliError {
    /// Why a database cannot be used. What is wrong with a file is said in the
    /// reader's language.
    pub(crate) fn about_store(lang: Lang, error: &StoreError) -> String {
        match error {
            StoreError::File { file, why } => {
                words::cannot_read(lang, &file.display().to_string(), why)
            }
            other => other.explain(lang),
        }
    }
}
