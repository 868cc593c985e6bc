//! A load from its beginning to its end: everybody sits down, everybody plays,
//! and then every log is read again and compared with what was seen.

use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use game::Lang;
use search::StopSign;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use crate::error::{Cause, LoadError};
use crate::judging::linearizable::HistoryFile;
use crate::measuring::disk::{Disk, DiskWatch};
use crate::measuring::process;
use crate::playing::opponents::{Opponents, sit};
use crate::playing::{Phase, Shared};
use crate::recording::history::TableHistory;
use crate::reporting::Report;
use crate::servers::Servers;
use crate::servers::crashes::Crashes;
use crate::servers::faults::faketime;
use crate::{Fault, Mode, Plan, Progress, judging, words};

/// As many tables are made at the same time.
const AT_ONCE: usize = 48;

/// Everybody has so long to sit down, and as long again for each of these tables.
const SIT_DOWN: Duration = Duration::from_secs(60);
const TABLES_A_MINUTE: u32 = 2000;

/// Lets everybody play, and judges the servers by what was seen of them.
pub(crate) async fn run(
    plan: &Plan,
    lang: Lang,
    progress: &dyn Progress,
    stop: &StopSign,
) -> Result<Report, LoadError> {
    let mut started = match plan.mode {
        Mode::Crash | Mode::Faults => {
            let faketime = match plan.faults.contains(&Fault::Clock) {
                true => Some(faketime().ok_or(LoadError::NoFaketime)?),
                false => None,
            };
            let data = plan.data.as_deref();
            let servers = Servers::start(plan.side_by_side, data, plan.seed, faketime);
            Some(servers.await.map_err(LoadError::NotStarted)?)
        }
        Mode::Moves | Mode::Sockets | Mode::Class => None,
    };
    let addresses = match &started {
        Some(servers) => servers.addresses.clone(),
        None => plan.addresses().await?,
    };
    let shared = Rc::new(Shared::new(plan, addresses));
    // A history that nobody named is judged all the same, and goes with the servers.
    let own_history = || Some(started.as_ref()?.file("history"));
    let history = plan.history.clone().or_else(own_history);
    let history = history.filter(|_| plan.records());
    let mut history = history.map(HistoryFile::create).transpose()?;
    let folder = plan.disk.as_deref().unwrap_or_default();
    let disk_failed = |cause| LoadError::Disk {
        folder: folder.to_string(),
        cause,
    };
    let disk = (plan.disk.as_deref()).map(|folder| Disk::open(Path::new(folder)));
    let disk = disk.transpose().map_err(disk_failed)?;
    let used = || plan.pid.and_then(process::used);
    let empty = used();

    progress.say(words::GATHERING.text(lang));
    let began = Instant::now();
    let playing = gather(&shared, plan.tables, progress, stop).await;
    let mut playing = playing.map_err(LoadError::Gathering)?;
    let gathered = began.elapsed();

    let said = match plan.mode {
        Mode::Crash => words::CRASHING,
        Mode::Faults => words::DISTURBING,
        Mode::Moves | Mode::Sockets | Mode::Class => words::PLAYING,
    };
    progress.say(said.text(lang));
    progress.report(0, 1);
    let begun = Instant::now();
    shared.counts.borrow_mut().begun = Some(begun);
    shared.phase.send_replace(Phase::Playing);
    let at_first = used();
    let disk = disk.map(Disk::watch);
    let crashes = tokio::select! {
        crashes = pass(plan, started.as_mut(), &shared, progress) => crashes,
        () = stopped(stop) => Ok(Crashes::default()),
    };
    let crashes = crashes.map_err(LoadError::NotStarted)?;
    let at_last = used();
    let disk = disk.map(DiskWatch::end).transpose().map_err(disk_failed)?;
    let played = begun.elapsed();

    shared.phase.send_replace(Phase::Ending);
    let mut histories: Vec<TableHistory> = Vec::new();
    while let Some(done) = playing.join_next().await {
        histories.extend(done.map_err(|error| LoadError::Gathering(error.into()))?);
    }
    progress.say(words::COMPARING.text(lang));
    let judging = judging::judge(&shared, &mut histories, history.as_mut(), progress);
    judging.await?;
    let judged = match history {
        Some(history) => {
            progress.say(words::JUDGING.text(lang));
            Some(history.judge(progress)?)
        }
        None => None,
    };
    let mut report = Report {
        mode: plan.mode,
        at_once: plan.tables,
        tables: histories.len() as u64,
        played,
        gathered,
        rows: histories.iter().map(TableHistory::rows).sum(),
        acknowledged: histories.iter().map(TableHistory::acknowledgements).sum(),
        counts: shared.counts.take(),
        used: (|| Some([empty?, at_first?, at_last?]))(),
        disk,
        crashes,
        judged,
        kept: None,
    };
    if !report.is_right() {
        report.kept = started.as_mut().map(Servers::keep);
    }
    Ok(report)
}

async fn stopped(stop: &StopSign) {
    while !stop.is_up() {
        sleep(Duration::from_millis(100)).await;
    }
}

/// Lets people play for as long as is wanted, or until servers of our own have been
/// killed as often as is wanted.
async fn pass(
    plan: &Plan,
    started: Option<&mut Servers>,
    shared: &Shared,
    progress: &dyn Progress,
) -> Result<Crashes, Cause> {
    let begun = Instant::now();
    let mut crashes = Crashes::default();
    if let Some(servers) = started {
        let players = 2 * plan.tables;
        if plan.mode == Mode::Crash {
            return servers.crash(plan.times, players, shared, progress).await;
        }
        let (faults, times) = (&plan.faults, plan.times);
        let done = servers.disturb(faults, times, players, shared, progress);
        crashes = done.await?;
    }
    while begun.elapsed() < plan.length {
        let left = plan.length.saturating_sub(begun.elapsed());
        sleep(left.min(Duration::from_millis(200))).await;
        let millis = |duration: Duration| duration.as_millis() as usize;
        let passed = begun.elapsed().min(plan.length);
        progress.report(millis(passed), millis(plan.length));
    }
    Ok(crashes)
}

/// Makes the tables, and waits until everybody sits. Whoever does waits for the others
/// and gives signs of life.
async fn gather(
    shared: &Rc<Shared>,
    tables: usize,
    progress: &dyn Progress,
    stop: &StopSign,
) -> Result<JoinSet<Vec<TableHistory>>, Cause> {
    let by = Instant::now() + SIT_DOWN + SIT_DOWN * (tables as u32) / TABLES_A_MINUTE;
    let turn = Arc::new(Semaphore::new(AT_ONCE));
    let mut coming = JoinSet::new();
    for number in 0..tables {
        let (shared, turn) = (shared.clone(), turn.clone());
        coming.spawn_local(async move {
            let _turn = turn.acquire().await?;
            let seats = sit(&shared, number).await?;
            Opponents::new(&shared, number, seats).gather(by).await
        });
    }
    let mut playing = JoinSet::new();
    while let Some(opponents) = coming.join_next().await {
        playing.spawn_local(opponents??.play());
        progress.report(playing.len(), tables);
        if stop.is_up() {
            return Err("".into());
        }
    }
    Ok(playing)
}
