//! `tablier load`: many players at once, to see what a server bears, and whether
//! it keeps what it acknowledges. It stays on this machine unless told otherwise,
//! and ends by itself.

mod asking;
mod class;
mod crash;
mod desk;
mod disk;
mod frames;
mod latency;
mod line;
mod options;
mod process;
mod report;
mod run;
mod seen;
mod shared;

use std::cell::RefCell;
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::rc::Rc;
use std::time::Duration;

use search::StopSign;
use tokio::sync::watch;
use tokio::task::LocalSet;

pub(crate) use options::{Load, longest, sizes, usage};

use self::crash::{Crashes, Servers};
use self::disk::Disk;
use self::options::Mode;
use self::report::Report;
use self::run::{Said, pass};
use self::shared::{Counts, Phase, Shared, new_table};
use crate::arena::listen;
use crate::complaint::Complaint;
use crate::output::Output;
use crate::progress::Progress;
use crate::words::load as words;

/// Where a server usually is.
const USUAL: &str = "http://127.0.0.1:7777";

/// How often somebody moves at a table where nothing but being there matters, in
/// seconds.
const NOW_AND_THEN: u32 = 20;

/// Files that a program needs beside its sockets.
const OTHER_FILES: u64 = 100;

/// Why nothing was measured.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// The address is on another machine.
    NotHere(String),
    /// This is no address of a server.
    NoAddress(String),
    /// The system allows fewer open files than sockets are wanted.
    Files { allowed: u64, needed: u64 },
    /// The players could not sit down.
    Gathering(String),
    /// A server does not start.
    NotStarted(String),
}

pub(crate) fn run(options: &Load, output: &mut Output) -> Result<(), Complaint> {
    let needed = 2 * options.tables as u64 + OTHER_FILES;
    let allowed = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(needed);
    if allowed < needed {
        return Err(Complaint::Load(Trouble::Files { allowed, needed }));
    }
    let stop = StopSign::default();
    listen(&stop);
    // One thread does for all players, and leaves the others to the server.
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(Complaint::Output)?;
    if options.mode == Mode::Class {
        return LocalSet::new().block_on(&runtime, class_comes(options, output));
    }
    let report = LocalSet::new().block_on(&runtime, load(options, output, &stop))?;
    report.write(options, output)?;
    if report.is_right() {
        Ok(())
    } else {
        Err(Complaint::LoadFailed)
    }
}

async fn load(options: &Load, output: &Output, stop: &StopSign) -> Result<Report, Complaint> {
    let mut started = None;
    let addresses = match options.mode {
        Mode::Crash => {
            let data = options.data.as_deref();
            let servers = Servers::start(options.side_by_side, data, options.seed).await;
            let servers = servers.map_err(|why| Complaint::Load(Trouble::NotStarted(why)))?;
            started.insert(servers).addresses.clone()
        }
        Mode::Moves | Mode::Sockets | Mode::Class => addresses(options).await?,
    };
    let tables = options.tables;
    let rate = match options.mode {
        Mode::Sockets => Some((tables as u32 / NOW_AND_THEN).max(1)),
        Mode::Moves | Mode::Crash | Mode::Class => None,
    };
    let pace = options.rate.or(rate);
    let pace = pace.map(|rate| Duration::from_secs(tables as u64) / rate);
    let (phase, _) = watch::channel(Phase::Gathering);
    let shared = Rc::new(Shared {
        servers: addresses.into(),
        new: new_table(options.game, options.size.clone()),
        seed: options.seed,
        pace,
        phase,
        counts: RefCell::new(Counts::default()),
    });
    let said = Said {
        lang: output.lang,
        gathering: output.say(words::GATHERING),
        playing: output.say(match options.mode {
            Mode::Crash => words::CRASHING,
            Mode::Moves | Mode::Sockets | Mode::Class => words::PLAYING,
        }),
        comparing: output.say(words::COMPARING),
    };
    let disk = options.disk.as_deref().map(|folder| {
        Disk::open(Path::new(folder)).map_err(|error| Complaint::not_written(folder, error))
    });
    let mut disk = disk.transpose()?;
    let mut wrote = None;
    let pid = options.pid;
    let empty = pid.and_then(process::used);
    let mut during = (None, None);
    let mut crashes = Ok(Crashes::default());
    let length = Duration::from_secs(options.seconds.into());
    let (uses, killed, writes) = (&mut during, &mut crashes, &mut wrote);
    let course = run::run(&shared, tables, &said, stop, |progress| async {
        uses.0 = pid.and_then(process::used);
        let watch = disk.take().map(Disk::watch);
        match &mut started {
            Some(servers) => {
                let crashed = servers.crash(options.times, 2 * tables, &shared, progress);
                *killed = crashed.await;
            }
            None => pass(length, progress).await,
        }
        uses.1 = pid.and_then(process::used);
        *writes = watch.map(disk::Watch::end);
    });
    let course = course.await;
    let course = course.map_err(|why| Complaint::Load(Trouble::Gathering(why)))?;
    let crashes = crashes.map_err(|why| Complaint::Load(Trouble::NotStarted(why)))?;
    let folder = options.disk.as_deref().unwrap_or_default();
    let wrote = wrote
        .transpose()
        .map_err(|error| Complaint::not_written(folder, error));
    let counts = shared.counts.take();
    let mut report = Report {
        course,
        counts,
        used: (|| Some([empty?, during.0?, during.1?]))(),
        disk: wrote?,
        crashes,
        kept: None,
    };
    if !report.is_right() {
        report.kept = started.as_mut().map(Servers::keep);
    }
    Ok(report)
}

/// Lets a class join, and says how that went.
async fn class_comes(options: &Load, output: &mut Output) -> Result<(), Complaint> {
    let server = addresses(options).await?[0];
    let within = Duration::from_secs(options.seconds.into());
    let entered = {
        let progress = Progress::new(output.say(words::JOINING), output.lang);
        class::enter(server, options.pupils, within, options.seed, &progress).await
    };
    let entered = entered.map_err(|why| Complaint::Load(Trouble::Gathering(why)))?;
    report::class(&entered, options, output)
}

/// The servers' addresses, which are on this machine unless somebody insists.
async fn addresses(options: &Load) -> Result<Vec<SocketAddr>, Complaint> {
    let usual = [USUAL.to_string()];
    let named = match options.servers.as_slice() {
        [] => &usual,
        named => named,
    };
    let mut addresses = Vec::new();
    for name in named {
        let trouble = |_: io::Error| Complaint::Load(Trouble::NoAddress(name.clone()));
        let place = name.strip_prefix("http://").unwrap_or(name);
        let place = place.trim_end_matches('/');
        let mut found = tokio::net::lookup_host(place).await.map_err(trouble)?;
        let address = found.next();
        let address = address.ok_or_else(|| Complaint::Load(Trouble::NoAddress(name.clone())))?;
        if !address.ip().is_loopback() && !options.anywhere {
            return Err(Complaint::Load(Trouble::NotHere(name.clone())));
        }
        addresses.push(address);
    }
    Ok(addresses)
}
