//! What is reported: what came out, for people, for scripts, and drawn.

mod class;
mod drawing;
mod json;
mod judged;
mod text;

use std::time::Duration;

use game::Lang;
use serde_json::Value;

pub use class::ClassReport;

use crate::Mode;
use crate::judging::linearizable::Judged;
use crate::measuring::latency::Latencies;
use crate::measuring::process::Used;
use crate::recording::counts::Counts;
use crate::servers::crashes::Crashes;

/// What came out of a load.
pub enum Outcome {
    /// Everybody played.
    Played(Box<Report>),
    /// A class joined.
    Class(ClassReport),
}

impl Outcome {
    /// The server did what it should.
    pub fn is_right(&self) -> bool {
        match self {
            Outcome::Played(report) => report.is_right(),
            Outcome::Class(report) => report.is_right(),
        }
    }

    /// What people read, on a screen as wide as this.
    pub fn lines(&self, lang: Lang, width: usize) -> Vec<String> {
        match self {
            Outcome::Played(report) => report.lines(lang, width),
            Outcome::Class(report) => report.lines(lang),
        }
    }

    /// What scripts read.
    pub fn to_json(&self) -> Value {
        match self {
            Outcome::Played(report) => report.to_json(),
            Outcome::Class(report) => report.to_json(),
        }
    }

    /// A drawing of how it went, where there is one.
    pub fn to_svg(&self, lang: Lang) -> Option<String> {
        match self {
            Outcome::Played(report) => Some(report.to_svg(lang)),
            Outcome::Class(_) => None,
        }
    }
}

/// What came out when everybody played.
pub struct Report {
    pub(crate) mode: Mode,
    /// At how many tables people played at the same time.
    pub(crate) at_once: usize,
    /// How many tables were played at, rematches included.
    pub(crate) tables: u64,
    /// How long everybody played.
    pub(crate) played: Duration,
    /// How long it took until everybody sat.
    pub(crate) gathered: Duration,
    /// Rows in all logs, as the players saw them.
    pub(crate) rows: u64,
    /// What was acknowledged, first to last.
    pub(crate) acknowledged: u64,
    pub(crate) counts: Counts,
    /// What the server had used before anybody came, when everybody sat, and at
    /// the end.
    pub(crate) used: Option<[Used; 3]>,
    /// How long the disk itself took, where somebody wants to know.
    pub(crate) disk: Option<Latencies>,
    pub(crate) crashes: Crashes,
    /// What the judge found in everything that happened, where it was written down.
    pub(crate) judged: Option<Judged>,
    /// Where everything was left to be looked at.
    pub(crate) kept: Option<String>,
}

impl Report {
    /// The server has kept everything, and only that, answered everybody, and where times
    /// were written down they fit together.
    pub(crate) fn is_right(&self) -> bool {
        let linearizable = |judged: &Judged| judged.verdict.is_right();
        self.counts.violations.is_nothing() && self.judged.as_ref().is_none_or(linearizable)
    }

    /// How many sockets were open at the same time.
    fn sockets(&self) -> u64 {
        2 * self.at_once as u64
    }

    /// Acknowledgements a second, and moves among them.
    fn rates(&self) -> (f64, f64) {
        let seconds = self.played.as_secs_f64().max(0.001);
        let all = self.counts.latencies.count() as f64;
        (all / seconds, self.counts.moves as f64 / seconds)
    }

    /// Bytes of the server's memory for each socket.
    fn bytes_per_socket(&self) -> Option<u64> {
        let [empty, _, end] = self.used?;
        let more = end.memory.saturating_sub(empty.memory);
        Some(more / self.sockets().max(1))
    }

    /// The server's time for each acknowledgement, on all processors.
    fn time_per_message(&self) -> Option<Duration> {
        let [_, begin, end] = self.used?;
        let count = u32::try_from(self.counts.latencies.count()).ok()?;
        Some(end.time.saturating_sub(begin.time) / count.max(1))
    }

    /// How much of one processor the server took while everybody played: 2 is two of
    /// them.
    fn processors(&self) -> Option<f64> {
        let [_, begin, end] = self.used?;
        let time = end.time.saturating_sub(begin.time);
        Some(time.as_secs_f64() / self.played.as_secs_f64().max(0.001))
    }

    /// How often the server said in a second that it is there.
    fn signs_per_second(&self) -> f64 {
        self.counts.signs as f64 / self.played.as_secs_f64().max(0.001)
    }
}
