//! `tablier serve`: the whole product on one port.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use game::{Lang, Phrase};
use server::{App, Page, PageError, Settings};
use store::{Options, Store, StoreUrl};
use tokio::net::TcpListener;
use tracing::Level;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::data;
use crate::error::CliError;
use crate::output::Output;
use crate::usage::{bare, flag, option, valued};
use crate::words::serve as words;

/// The port that is tried first.
const USUAL_PORT: u16 = 7777;

/// A server that may have fewer files open is told to its keeper.
const FEW_FILES: u64 = 4096;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// What to serve, and where.
pub(crate) struct Serve {
    listen: Option<SocketAddr>,
    page: Option<PathBuf>,
    data: Option<StoreUrl>,
    json_log: bool,
    settings: Settings,
}

/// The command and what can be asked of it. What can be said by an option can be
/// said by the environment, too: `--most-tables` is `TABLIER_MOST_TABLES`.
pub(crate) fn usage(lang: Lang) -> Command {
    let usage = "tablier serve [--listen ADDRESS:PORT] [--data FILE|URL] …";
    let address = |text: &str| text.parse::<SocketAddr>().map_err(|_| "127.0.0.1:7777");
    let listen = valued("listen", "ADDRESS:PORT")
        .env("TABLIER_LISTEN")
        .value_parser(address);
    let page = valued("page", "FOLDER")
        .env("TABLIER_PAGE")
        .value_parser(value_parser!(PathBuf));
    let origin = valued("origin", "ORIGIN")
        .env("TABLIER_ORIGIN")
        .value_delimiter(',')
        .action(ArgAction::Append);
    let forms = PossibleValuesParser::new(["text", "json"]);
    let log = valued("log", "FORM")
        .env("TABLIER_LOG_FORM")
        .value_parser(forms);
    bare("serve", lang, words::SERVE, usage)
        .arg(option(listen, lang, words::LISTEN))
        .arg(data::argument(lang))
        .arg(option(page, lang, words::PAGE))
        .arg(switch(
            "no-lobby",
            "TABLIER_NO_LOBBY",
            lang,
            words::NO_LOBBY,
        ))
        .arg(switch(
            "no-classes",
            "TABLIER_NO_CLASSES",
            lang,
            words::NO_CLASSES,
        ))
        .arg(switch("no-bots", "TABLIER_NO_BOTS", lang, words::NO_BOTS))
        .arg(option(origin, lang, words::ORIGIN))
        .arg(number(
            "most-tables",
            "TABLIER_MOST_TABLES",
            lang,
            words::MOST_TABLES,
        ))
        .arg(number(
            "tables-per-hour",
            "TABLIER_TABLES_PER_HOUR",
            lang,
            words::TABLES_PER_HOUR,
        ))
        .arg(number(
            "frames-per-second",
            "TABLIER_FRAMES_PER_SECOND",
            lang,
            words::FRAMES_PER_SECOND,
        ))
        .arg(number(
            "thinkers",
            "TABLIER_THINKERS",
            lang,
            words::THINKERS,
        ))
        .arg(number(
            "keep-open",
            "TABLIER_KEEP_OPEN",
            lang,
            words::KEEP_OPEN,
        ))
        .arg(number(
            "keep-idle",
            "TABLIER_KEEP_IDLE",
            lang,
            words::KEEP_IDLE,
        ))
        .arg(number(
            "keep-over",
            "TABLIER_KEEP_OVER",
            lang,
            words::KEEP_OVER,
        ))
        .arg(number(
            "keep-class",
            "TABLIER_KEEP_CLASS",
            lang,
            words::KEEP_CLASS,
        ))
        .arg(option(log, lang, words::LOG))
        .arg(switch(
            "log-addresses",
            "TABLIER_LOG_ADDRESSES",
            lang,
            words::LOG_ADDRESSES,
        ))
}

fn switch(name: &'static str, variable: &'static str, lang: Lang, about: Phrase) -> Arg {
    let switch = Arg::new(name).long(name).env(variable);
    let parser = clap::builder::FalseyValueParser::new();
    flag(
        switch.action(ArgAction::SetTrue).value_parser(parser),
        lang,
        about,
    )
}

fn number(name: &'static str, variable: &'static str, lang: Lang, about: Phrase) -> Arg {
    let numbers = value_parser!(u32).range(1..);
    option(
        valued(name, "N").env(variable).value_parser(numbers),
        lang,
        about,
    )
}

impl Serve {
    pub(crate) fn read(found: &ArgMatches) -> Serve {
        let usual = Settings::default();
        let number = |name: &str| found.get_one::<u32>(name).copied();
        let days = |name: &str, usual| number(name).map_or(usual, |days| DAY * days);
        let settings = Settings {
            lobby: !found.get_flag("no-lobby"),
            classes: !found.get_flag("no-classes"),
            bots: !found.get_flag("no-bots"),
            silence: usual.silence,
            heartbeat: usual.heartbeat,
            origins: (found.get_many::<String>("origin").unwrap_or_default())
                .cloned()
                .collect(),
            leaving: usual.leaving,
            most_tables: number("most-tables").map_or(usual.most_tables, u64::from),
            tables_per_hour: number("tables-per-hour").unwrap_or(usual.tables_per_hour),
            frames_per_second: number("frames-per-second").unwrap_or(usual.frames_per_second),
            thinkers: number("thinkers").map_or(usual.thinkers, |it| it as usize),
            keep_open: days("keep-open", usual.keep_open),
            keep_idle: days("keep-idle", usual.keep_idle),
            keep_over: days("keep-over", usual.keep_over),
            keep_class: days("keep-class", usual.keep_class),
            log_addresses: found.get_flag("log-addresses"),
        };
        Serve {
            listen: found.get_one("listen").copied(),
            page: found.get_one("page").cloned(),
            data: data::read(found),
            json_log: found
                .get_one::<String>("log")
                .is_some_and(|form| form == "json"),
            settings,
        }
    }
}

pub(crate) fn run(options: &Serve, output: &mut Output) -> Result<(), CliError> {
    let page = Page::find(options.page.clone()).map_err(CliError::Page)?;
    let place = data::place(options.data.as_ref())?;
    start_log(options.json_log);
    allow_many_sockets();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(CliError::Output)?;
    runtime.block_on(async {
        let listener = listen(options.listen).await?;
        let store = Store::open(&place, &Options::default())
            .await
            .map_err(CliError::Store)?;
        let app = App::new(store, options.settings.clone())
            .await
            .map_err(CliError::Server)?;
        let address = listener.local_addr().map_err(CliError::Output)?;
        for open in store::exposed(&place) {
            let mode = format!("{:04o}", open.mode);
            tracing::warn!(file = %open.file.display(), mode, "{}", open.tell(Lang::En));
        }
        output.line(words::ready(output.lang, address))?;
        output.line(words::kept(output.lang, &place.to_string()))?;
        output.finish()?;
        tracing::info!(%address, data = %place, "serving");
        let served = server::serve(listener, app, page, stopped()).await;
        tracing::info!("stopped");
        served.map_err(CliError::Output)
    })
}

/// Comes when somebody wants the server to end.
async fn stopped() {
    let interrupted = async {
        // Without a signal to wait for, it serves until it is ended.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut ended) = signal(SignalKind::terminate()) else {
            return interrupted.await;
        };
        tokio::select! {
            () = interrupted => {}
            _ = ended.recv() => {}
        }
    }
    #[cfg(not(unix))]
    interrupted.await;
}

/// A socket is a file to the system, which allows a program few of them until it
/// asks for more.
fn allow_many_sockets() {
    match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(files) if files < FEW_FILES => {
            tracing::warn!(files, "the system allows few sockets: see ulimit -n");
        }
        Ok(files) => tracing::debug!(files, "sockets and files are allowed"),
        Err(error) => tracing::warn!(%error, "the limit of open sockets is unknown"),
    }
}

/// The log goes to standard error; `TABLIER_LOG` says how much, such as `debug` or
/// `info,server=debug`.
fn start_log(json: bool) {
    let wanted = std::env::var("TABLIER_LOG").unwrap_or_default();
    let read = wanted.parse::<Targets>();
    let usual = Targets::new().with_default(Level::INFO);
    let filter = match &read {
        Ok(filter) if !wanted.is_empty() => filter.clone(),
        _ => usual,
    };
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr);
    let log = tracing_subscriber::registry().with(filter);
    // Somebody may have started a log before; one is enough.
    let _ = if json {
        log.with(lines.json()).try_init()
    } else {
        log.with(lines.with_ansi(false).with_target(false))
            .try_init()
    };
    if let Err(error) = read {
        tracing::warn!(%error, "TABLIER_LOG is not understood: try debug, info, warn or error");
    }
}

/// Listens where it was told to. Where nobody said, a port that is taken is no
/// reason to give up.
async fn listen(wanted: Option<SocketAddr>) -> Result<TcpListener, CliError> {
    let here = |port| SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let address = wanted.unwrap_or(here(USUAL_PORT));
    let cannot = |error| CliError::Listen { address, error };
    match TcpListener::bind(address).await {
        Err(error) if error.kind() == io::ErrorKind::AddrInUse && wanted.is_none() => {
            TcpListener::bind(here(0)).await.map_err(cannot)
        }
        bound => bound.map_err(cannot),
    }
}

impl CliError {
    /// Why there is no page to be served.
    pub(crate) fn about_page(lang: Lang, missing: &PageError) -> String {
        match missing {
            PageError::NotInside => words::NO_PAGE.text(lang).to_string(),
            PageError::Folder(folder, error) => {
                words::no_page_in(lang, &folder.display().to_string(), error)
            }
        }
    }
}
