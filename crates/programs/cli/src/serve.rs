//! `tablier serve`: the whole product on one port.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use clap::builder::FalseyValueParser;
use clap::{Arg, ArgAction, ArgMatches, value_parser};
use game::Lang;
use server::{App, ConnectionLimits, Page, PageError, ServerError, Settings, TrustedProxies};
use store::{Hold, Options, Store};
use tokio::net::TcpListener;
use tracing::Level;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::data;
use crate::error::CliError;
use crate::output::Output;
use crate::usage::{Reader, Usage, given, read_by, valued};
use crate::words::serve as words;

/// The port that is tried first.
const USUAL_PORT: u16 = 7777;

/// A server that may have fewer files open is told to its keeper.
const FEW_FILES: u64 = 4096;

/// As many files are for the database, the page and the log; the others can be
/// connections.
const FILES_OF_OUR_OWN: u64 = 64;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// What to serve, and where.
struct Serve {
    listen: Option<SocketAddr>,
    page: Option<PathBuf>,
    json_log: bool,
    settings: Settings,
}

/// The command and what can be asked of it. What can be said by an option can be
/// said by the environment, too: `--most-tables` is `TABLIER_MOST_TABLES`.
pub(crate) fn usage(reader: Reader) -> Usage {
    let usage = "tablier serve [--listen ADDRESS:PORT] [--data FILE|URL] …";
    let address = |text: &str| text.parse::<SocketAddr>().map_err(|_| "127.0.0.1:7777");
    let listen = read_by("listen", "ADDRESS:PORT", address);
    let page = read_by("page", "FOLDER", value_parser!(PathBuf));
    let origin = valued("origin", "ORIGIN")
        .value_delimiter(',')
        .action(ArgAction::Append);
    // Read later, so that what is wrong can be said in full.
    let proxies = valued("trusted-proxy", "ADDRESS|NET")
        .value_delimiter(',')
        .action(ArgAction::Append);
    let log = read_by("log", "FORM", ["text", "json"]);
    let number = |name| with_variable(read_by(name, "N", value_parser!(u32).range(1..)));
    let switch = |name: &'static str| {
        let switch = Arg::new(name).long(name).action(ArgAction::SetTrue);
        with_variable(switch.value_parser(FalseyValueParser::new()))
    };
    let usage = Usage::new("serve", reader, words::SERVE, usage)
        .option(with_variable(listen), words::LISTEN);
    data::option(usage)
        .option(with_variable(page), words::PAGE)
        .option(switch("no-lobby"), words::NO_LOBBY)
        .option(switch("no-classes"), words::NO_CLASSES)
        .option(switch("no-bots"), words::NO_BOTS)
        .option(with_variable(origin), words::ORIGIN)
        .option(with_variable(proxies), words::TRUSTED_PROXY)
        .option(number("most-tables"), words::MOST_TABLES)
        .option(number("tables-per-hour"), words::TABLES_PER_HOUR)
        .option(number("frames-per-second"), words::FRAMES_PER_SECOND)
        .option(number("thinkers"), words::THINKERS)
        .option(number("keep-open"), words::KEEP_OPEN)
        .option(number("keep-idle"), words::KEEP_IDLE)
        .option(number("keep-over"), words::KEEP_OVER)
        .option(number("keep-class"), words::KEEP_CLASS)
        .option(number("head-seconds"), words::HEAD_SECONDS)
        .option(number("body-seconds"), words::BODY_SECONDS)
        .option(number("idle-seconds"), words::IDLE_SECONDS)
        .option(number("most-connections"), words::MOST_CONNECTIONS)
        .option(
            number("connections-per-address"),
            words::CONNECTIONS_PER_ADDRESS,
        )
        .option(log.env("TABLIER_LOG_FORM"), words::LOG)
        .option(switch("log-addresses"), words::LOG_ADDRESSES)
}

/// An option that the environment may say, too.
fn with_variable(arg: Arg) -> Arg {
    let name = arg.get_id().as_str().replace('-', "_");
    arg.env(format!("TABLIER_{}", name.to_uppercase()))
}

impl Serve {
    fn read(found: &ArgMatches) -> Result<Serve, CliError> {
        let usual = Settings::default();
        let number = |name| given::<u32>(found, name);
        let days = |name, usual| number(name).map_or(usual, |days| DAY * days);
        let proxies = found
            .get_many::<String>("trusted-proxy")
            .unwrap_or_default();
        // A variable that is empty names none.
        let proxies = proxies.filter(|text| !text.is_empty());
        let proxies = proxies
            .map(|text| text.trim().parse())
            .collect::<Result<_, _>>()
            .map_err(CliError::Proxy)?;
        let settings = Settings {
            lobby: !found.get_flag("no-lobby"),
            classes: !found.get_flag("no-classes"),
            bots: !found.get_flag("no-bots"),
            silence: usual.silence,
            heartbeat: usual.heartbeat,
            origins: (found.get_many::<String>("origin").unwrap_or_default())
                .cloned()
                .collect(),
            trusted_proxies: TrustedProxies::new(proxies),
            leaving: usual.leaving,
            most_tables: number("most-tables").map_or(usual.most_tables, u64::from),
            tables_per_hour: number("tables-per-hour").unwrap_or(usual.tables_per_hour),
            frames_per_second: number("frames-per-second").unwrap_or(usual.frames_per_second),
            thinkers: number("thinkers").map_or(usual.thinkers, |it| it as usize),
            keep_open: days("keep-open", usual.keep_open),
            keep_idle: days("keep-idle", usual.keep_idle),
            keep_over: days("keep-over", usual.keep_over),
            keep_class: days("keep-class", usual.keep_class),
            connections: connections(found),
            log_addresses: found.get_flag("log-addresses"),
        };
        Ok(Serve {
            listen: given(found, "listen"),
            page: given(found, "page"),
            json_log: given(found, "log").is_some_and(|form: String| form == "json"),
            settings,
        })
    }
}

pub(crate) fn run(found: &ArgMatches, output: &mut Output) -> Result<(), CliError> {
    let mut options = Serve::read(found)?;
    let page = Page::find(options.page).map_err(CliError::Page)?;
    let place = data::place(found)?;
    start_log(options.json_log);
    if let Some(files) = allow_many_sockets() {
        fit(&mut options.settings.connections, found, files);
    }
    data::runtime()?.block_on(async {
        let listener = listen(options.listen).await?;
        let address = listener.local_addr().map_err(CliError::Output)?;
        // Held until this server has ended, however it ends.
        let _hold = Hold::take(&place, &address.to_string()).map_err(CliError::Store)?;
        let store = Store::open(&place, &Options::default())
            .await
            .map_err(CliError::Store)?;
        let app = App::new(store.clone(), options.settings).await;
        let app = app.map_err(|error| match error {
            ServerError::Store(error) => CliError::Store(store.named(error)),
            error => CliError::Server(error),
        })?;
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
/// asks for more. How many it allows.
fn allow_many_sockets() -> Option<u64> {
    match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(files) => {
            if files < FEW_FILES {
                tracing::warn!(files, "the system allows few sockets: see ulimit -n");
            } else {
                tracing::debug!(files, "sockets and files are allowed");
            }
            Some(files)
        }
        Err(error) => {
            tracing::warn!(%error, "the limit of open sockets is unknown");
            None
        }
    }
}

/// What was said about connections.
fn connections(found: &ArgMatches) -> ConnectionLimits {
    let usual = ConnectionLimits::default();
    let number = |name| given::<u32>(found, name);
    let seconds = |name, usual| number(name).map_or(usual, |it| Duration::from_secs(it.into()));
    let many = |name, usual| number(name).map_or(usual, |it| it as usize);
    ConnectionLimits {
        head: seconds("head-seconds", usual.head),
        body: seconds("body-seconds", usual.body),
        idle: seconds("idle-seconds", usual.idle),
        per_address: many("connections-per-address", usual.per_address),
        most: many("most-connections", usual.most),
        ..usual
    }
}

/// No more connections than there are files for, whatever was said. Unless somebody
/// wants it so, one address cannot have more than half of them.
fn fit(connections: &mut ConnectionLimits, found: &ArgMatches, files: u64) {
    let own = FILES_OF_OUR_OWN.min(files / 2);
    let room = usize::try_from(files - own).unwrap_or(usize::MAX).max(1);
    if connections.most > room {
        let said = given::<u32>(found, "most-connections").is_some();
        if said {
            let most = connections.most;
            tracing::warn!(
                most,
                room,
                "the system allows fewer connections: see ulimit -n"
            );
        }
        connections.most = room;
    }
    if given::<u32>(found, "connections-per-address").is_none() {
        let half = (connections.most / 2).max(1);
        connections.per_address = connections.per_address.min(half);
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
