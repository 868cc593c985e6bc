//! Many players at once, to see what a server bears, and whether it keeps what it
//! acknowledges. They believe it nothing: what it acknowledged has to be in the logs
//! when they are read again, also of servers that were killed meanwhile.
//!
//! [`Plan`] says what to do and [`run`] does it; `course` leads it from its beginning
//! to its end. `playing` has the players and how they reach a server, `servers` those
//! that are started here to be killed. What players see goes to `recording`, how long
//! everything takes to `measuring`. At the end `judging` compares what was recorded
//! with what the servers have kept, and `reporting` tells what came out.

mod course;
mod error;
mod judging;
mod measuring;
mod plan;
mod playing;
mod recording;
mod reporting;
mod servers;
mod words;

use game::Lang;
use search::StopSign;

pub use error::LoadError;
pub use judging::linearizable::{Judged, judge};
pub use plan::{Fault, Mode, Plan};
pub use reporting::{ClassReport, Outcome, Report};

/// Files that a program needs beside its sockets.
const OTHER_FILES: u64 = 100;

/// Where it is shown how far a load has come.
pub trait Progress {
    /// Tells what is under way.
    fn say(&self, what: &str);

    /// Tells how much of it is done.
    fn report(&self, done: usize, all: usize);
}

/// Carries out a load, until its end or until `stop` is raised. All players are tasks
/// of the [`LocalSet`](tokio::task::LocalSet) in which this runs: one thread does for
/// them, and leaves the others to the server.
pub async fn run(
    plan: &Plan,
    lang: Lang,
    progress: &dyn Progress,
    stop: &StopSign,
) -> Result<Outcome, LoadError> {
    let needed = 2 * plan.tables as u64 + OTHER_FILES;
    let allowed = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(needed);
    if allowed < needed {
        return Err(LoadError::Files { allowed, needed });
    }
    if plan.mode != Mode::Class {
        let report = course::run(plan, lang, progress, stop).await?;
        return Ok(Outcome::Played(Box::new(report)));
    }
    let server = plan.addresses().await?[0];
    progress.say(words::JOINING.text(lang));
    let entered = playing::class::enter(server, plan, progress).await;
    Ok(Outcome::Class(ClassReport {
        pupils: plan.pupils,
        entered: entered.map_err(LoadError::Gathering)?,
    }))
}
