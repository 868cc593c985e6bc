//! What came out: for people, for scripts, and drawn.

use std::time::Duration;

use arena::drawing::{Curve, Picture, Series};
use game::{Lang, numbers};
use serde_json::{Value, json};

use super::class::Entered;
use super::crash::Crashes;
use super::latency::Latencies;
use super::options::{Load, Mode};
use super::process::Used;
use super::run::Course;
use super::shared::Counts;
use crate::complaint::Complaint;
use crate::numbers::grouped;
use crate::output::{Output, write_file};
use crate::words::load as words;

/// How many lines the curve has in a terminal.
const LINES: usize = 10;

/// How wide a bar is at most.
const BAR: usize = 40;

/// What is looked at as a limit, in thousandths of a second.
const LIMITS: [u64; 12] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/// The share of answers that a quantile is about.
const SHARES: [(&str, f64); 5] = [
    ("p50", 0.5),
    ("p90", 0.9),
    ("p99", 0.99),
    ("p999", 0.999),
    ("longest", 1.0),
];

/// What came out of a load.
pub(super) struct Report {
    pub(super) course: Course,
    pub(super) counts: Counts,
    /// What the server had used before anybody came, when everybody sat, and at
    /// the end.
    pub(super) used: Option<[Used; 3]>,
    /// How long the disk itself took, where somebody wants to know.
    pub(super) disk: Option<Latencies>,
    pub(super) crashes: Crashes,
    /// Where everything was left to be looked at.
    pub(super) kept: Option<String>,
}

impl Report {
    /// The server has kept everything, and only that, and answered everybody.
    pub(super) fn is_right(&self) -> bool {
        self.counts.wrong.is_nothing() && self.counts.unanswered == 0
    }

    /// Acknowledgements a second, and moves among them.
    fn rates(&self) -> (f64, f64) {
        let seconds = self.course.played.as_secs_f64().max(0.001);
        let all = self.counts.latencies.count() as f64;
        (all / seconds, self.counts.moves as f64 / seconds)
    }

    /// Bytes of the server's memory for each socket.
    fn bytes_per_socket(&self, options: &Load) -> Option<u64> {
        let [empty, _, end] = self.used?;
        let more = end.memory.saturating_sub(empty.memory);
        Some(more / (2 * options.tables as u64).max(1))
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
        Some(time.as_secs_f64() / self.course.played.as_secs_f64().max(0.001))
    }

    /// How often the server said in a second that it is there.
    fn signs_per_second(&self) -> f64 {
        self.counts.signs as f64 / self.course.played.as_secs_f64().max(0.001)
    }

    pub(super) fn write(&self, options: &Load, output: &mut Output) -> Result<(), Complaint> {
        if let Some(file) = &options.svg {
            write_file(file, self.svg(options, output.lang))?;
        }
        if output.json {
            return output.object(&self.object(options));
        }
        self.tell(options, output)
    }

    fn tell(&self, options: &Load, output: &mut Output) -> Result<(), Complaint> {
        let (lang, counts) = (output.lang, &self.counts);
        let number = |number: u64| grouped(number.into(), lang);
        if counts.latencies.count() > 0 {
            for line in self.bars(lang) {
                output.line(line)?;
            }
            output.line("")?;
            let curve = self.over_time(options, lang);
            output.line(&curve.series[0].label)?;
            let width = output.look().width;
            for line in curve.to_text(width, LINES) {
                output.line(line)?;
            }
            output.line("")?;
        }
        let (all, moves) = self.rates();
        output.line(words::rate(
            lang,
            &number(all as u64),
            &number(moves as u64),
            self.course.played.as_secs_f64(),
        ))?;
        let quantile = |share| words::millis(lang, counts.latencies.quantile(share));
        output.line(words::quantiles(
            lang,
            &quantile(0.5),
            &quantile(0.99),
            &quantile(1.0),
        ))?;
        output.line(words::tables(
            lang,
            &number(self.course.tables),
            &number(2 * options.tables as u64),
        ))?;
        if options.mode == Mode::Crash {
            let pause = words::millis(lang, counts.longest_pause);
            output.line(words::crashes(lang, self.crashes.times, &pause))?;
        }
        if let Some(bytes) = self.bytes_per_socket(options) {
            let all = self.used.map_or(0, |[.., end]| end.memory);
            let (each, all) = (number(bytes / 1024), number(all >> 20));
            output.line(words::memory(lang, &each, &all))?;
        }
        if let Some(time) = self.time_per_message() {
            let micros = number(time.as_micros() as u64);
            output.line(words::time(lang, &micros))?;
        }
        if let Some(share) = self.processors() {
            output.line(words::processors(lang, share))?;
        }
        if counts.signs > 0 {
            let signs = number(self.signs_per_second().round() as u64);
            output.line(words::signs(lang, &signs))?;
        }
        if let Some(disk) = &self.disk {
            let quantile = |share| words::millis(lang, disk.quantile(share));
            let [half, most, all] = [0.5, 0.99, 1.0].map(quantile);
            output.line(words::disk(lang, &half, &most, &all))?;
        }
        if counts.lost_lines > 0 {
            output.line(words::lost_lines(lang, counts.lost_lines))?;
        }
        if counts.too_fast > 0 {
            output.line(words::too_fast(lang, counts.too_fast))?;
        }
        output.line(words::compared(
            lang,
            &number(self.course.acknowledged),
            &number(self.course.rows),
            self.is_right(),
        ))?;
        if !self.is_right() {
            output.line(words::wrong(lang, &self.wrong()))?;
            for told in &counts.told {
                output.line(told)?;
            }
        }
        match &self.kept {
            Some(folder) => output.line(words::kept(lang, folder)),
            None => Ok(()),
        }
    }

    /// What went wrong by name, as scripts read it.
    fn wrong(&self) -> Vec<(&'static str, u64)> {
        let wrong = self.counts.wrong;
        let all = [
            ("lost", wrong.lost),
            ("doubled", wrong.doubled),
            ("differing", wrong.differing),
            ("unreadable", wrong.unreadable),
            ("unread", wrong.unread),
            ("refused", wrong.refused),
            ("unanswered", self.counts.unanswered),
        ];
        all.into_iter().filter(|(_, count)| *count > 0).collect()
    }

    /// How many answers took how long.
    fn bars(&self, lang: Lang) -> Vec<String> {
        let latencies = &self.counts.latencies;
        let mut bars = Vec::new();
        let mut before = 0.0;
        for limit in LIMITS {
            let within = latencies.within(Duration::from_millis(limit));
            bars.push((words::up_to(lang, limit), within - before));
            before = within;
        }
        bars.push((words::longer(lang, LIMITS[LIMITS.len() - 1]), 1.0 - before));
        // Neither end is shown where there is nothing.
        while bars.len() > 1 && bars.last().is_some_and(|bar| bar.1 <= 0.0) {
            bars.pop();
        }
        let first = bars.iter().position(|bar| bar.1 > 0.0).unwrap_or(0);
        let most = bars.iter().map(|bar| bar.1).fold(1e-9, f64::max);
        let line = |(label, share): &(String, f64)| {
            let length = (share / most * BAR as f64).round() as usize;
            let share = numbers::percent_with(lang, *share, 2);
            format!("{label:>12} │{:<BAR$} {share:>8}", "█".repeat(length))
        };
        bars[first..].iter().map(line).collect()
    }

    /// Whole seconds only: the last one has begun and not ended.
    fn whole_seconds(&self) -> usize {
        let whole = self.course.played.as_secs() as usize;
        self.counts.seconds.len().min(whole.max(1))
    }

    fn over_time(&self, options: &Load, lang: Lang) -> Curve {
        let seconds = self.counts.seconds[..self.whole_seconds()].iter();
        let point = |(second, latencies): (usize, &Latencies)| {
            (second as f64 + 1.0, latencies.count() as f64)
        };
        Curve {
            title: words::title(lang, options.mode.name()),
            note: words::note(lang, options.tables),
            across: words::ACROSS_SECONDS.text(lang).to_string(),
            series: vec![Series {
                label: words::A_SECOND.text(lang).to_string(),
                points: seconds.enumerate().map(point).collect(),
            }],
        }
    }

    fn latencies_over_time(&self, options: &Load, lang: Lang) -> Curve {
        let series = |label: String, share: f64| {
            let seconds = self.counts.seconds[..self.whole_seconds()].iter();
            let points = seconds.enumerate().map(|(second, latencies)| {
                let took = latencies.quantile(share).as_secs_f64() * 1000.0;
                (second as f64 + 1.0, took)
            });
            let points = points.collect();
            Series { label, points }
        };
        Curve {
            title: words::LATENCIES.text(lang).to_string(),
            note: words::note(lang, options.tables),
            across: words::ACROSS_SECONDS.text(lang).to_string(),
            series: vec![
                series(words::share(lang, 0.5), 0.5),
                series(words::share(lang, 0.99), 0.99),
            ],
        }
    }

    fn svg(&self, options: &Load, lang: Lang) -> String {
        let curves = [
            self.over_time(options, lang),
            self.latencies_over_time(options, lang),
        ];
        let title = words::title(lang, options.mode.name());
        let pictures = curves.iter().map(Curve::picture).collect();
        Picture::stacked(&title, pictures).to_svg()
    }

    fn object(&self, options: &Load) -> Value {
        let counts = &self.counts;
        let (all, moves) = self.rates();
        let millis = |duration: Duration| (duration.as_secs_f64() * 1e6).round() / 1000.0;
        let quantiles = |latencies: &Latencies| -> serde_json::Map<String, Value> {
            let quantile = |(name, share): &(&str, f64)| {
                let took = millis(latencies.quantile(*share));
                ((*name).to_string(), json!(took))
            };
            SHARES.iter().map(quantile).collect()
        };
        let per_second: Vec<u64> = counts.seconds.iter().map(|it| it.count()).collect();
        let wrong: serde_json::Map<String, Value> = (self.wrong().into_iter())
            .map(|(name, count)| (name.to_string(), json!(count)))
            .collect();
        json!({
            "mode": options.mode.name(),
            "tables": options.tables,
            "sockets": 2 * options.tables,
            "seconds": self.course.played.as_secs_f64(),
            "gathered_seconds": self.course.gathered.as_secs_f64(),
            "acknowledged": self.course.acknowledged,
            "acknowledged_per_second": all,
            "moves_per_second": moves,
            "latency_ms": quantiles(&counts.latencies),
            "within_50_ms": counts.latencies.within(Duration::from_millis(50)),
            "per_second": per_second,
            "games": counts.games,
            "rows": self.course.rows,
            "logs_compared": self.course.tables,
            "lost_lines": counts.lost_lines,
            "too_fast": counts.too_fast,
            "put_off": counts.put_off,
            "crashes": self.crashes.times,
            "went_on_without": self.crashes.went_on,
            "came_back": self.crashes.came_back,
            "longest_pause_ms": millis(counts.longest_pause),
            "server_memory": self.used.map(|used| used.map(|it| it.memory)),
            "server_time_per_message_us": self.time_per_message().map(|it| it.as_micros() as u64),
            "server_processors": self.processors(),
            "signs_of_life_per_second": self.signs_per_second(),
            "disk_ms": self.disk.as_ref().map(quantiles),
            "bytes_per_socket": self.bytes_per_socket(options),
            "right": self.is_right(),
            "wrong": wrong,
            "told": counts.told,
        })
    }
}

/// How a class came in.
pub(super) fn class(
    entered: &Entered,
    options: &Load,
    output: &mut Output,
) -> Result<(), Complaint> {
    let lang = output.lang;
    let right = entered.refused == 0 && entered.same_name == 0;
    let longest = entered.took.quantile(1.0);
    if output.json {
        output.object(&json!({
            "mode": options.mode.name(),
            "pupils": options.pupils,
            "joined": entered.took.count(),
            "refused": entered.refused,
            "why": entered.why,
            "same_name": entered.same_name,
            "seconds": entered.all.as_secs_f64(),
            "half_ms": entered.took.quantile(0.5).as_secs_f64() * 1000.0,
            "longest_ms": longest.as_secs_f64() * 1000.0,
            "right": right,
        }))?;
    } else {
        let seconds = entered.all.as_secs_f64();
        let count = entered.took.count();
        let longest = words::millis(lang, longest);
        output.line(words::joined(lang, count, seconds, &longest))?;
        if let Some(why) = &entered.why {
            output.line(words::not_let_in(lang, entered.refused, why))?;
        }
        if entered.same_name > 0 {
            output.line(words::same_name(lang, entered.same_name))?;
        }
    }
    if right {
        Ok(())
    } else {
        Err(Complaint::LoadFailed)
    }
}
