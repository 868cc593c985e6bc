//! What people read.

use std::time::Duration;

use game::{Lang, numbers};

use super::Report;
use crate::{Mode, words};

/// How many lines the curve has in a terminal.
const LINES: usize = 10;

/// How wide a bar is at most.
const BAR: usize = 40;

/// What is looked at as a limit, in thousandths of a second.
const LIMITS: [u64; 12] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

impl Report {
    /// What people read, on a screen as wide as this.
    pub(super) fn lines(&self, lang: Lang, width: usize) -> Vec<String> {
        let counts = &self.counts;
        let number = |number: u64| numbers::grouped(lang, number);
        let mut lines = Vec::new();
        if counts.latencies.count() > 0 {
            lines.extend(self.bars(lang));
            lines.push(String::new());
            let curve = self.over_time(lang);
            lines.push(curve.series[0].label.clone());
            lines.extend(curve.to_text(width, LINES));
            lines.push(String::new());
        }
        let (all, moves) = self.rates();
        lines.push(words::rate(
            lang,
            &number(all as u64),
            &number(moves as u64),
            self.played.as_secs_f64(),
        ));
        let quantile = |share| words::millis(lang, counts.latencies.quantile(share));
        lines.push(words::quantiles(
            lang,
            &quantile(0.5),
            &quantile(0.99),
            &quantile(1.0),
        ));
        lines.push(words::tables(
            lang,
            &number(self.tables),
            &number(self.sockets()),
        ));
        if self.mode == Mode::Crash {
            let pause = words::millis(lang, counts.longest_pause);
            lines.push(words::crashes(lang, self.crashes.times, &pause));
        }
        if self.mode == Mode::Faults {
            let pause = words::millis(lang, counts.longest_pause);
            lines.push(words::faults(lang, &self.crashes, &pause));
        }
        if let Some(bytes) = self.bytes_per_socket() {
            let all = self.used.map_or(0, |[.., end]| end.memory);
            let (each, all) = (number(bytes / 1024), number(all >> 20));
            lines.push(words::memory(lang, &each, &all));
        }
        if let Some(time) = self.time_per_message() {
            let micros = number(time.as_micros() as u64);
            lines.push(words::time(lang, &micros));
        }
        if let Some(share) = self.processors() {
            lines.push(words::processors(lang, share));
        }
        if counts.signs > 0 {
            let signs = number(self.signs_per_second().round() as u64);
            lines.push(words::signs(lang, &signs));
        }
        if let Some(disk) = &self.disk {
            let quantile = |share| words::millis(lang, disk.quantile(share));
            let [half, most, all] = [0.5, 0.99, 1.0].map(quantile);
            lines.push(words::disk(lang, &half, &most, &all));
        }
        if counts.lost_connections > 0 {
            lines.push(words::lost_connections(lang, counts.lost_connections));
        }
        if counts.too_fast > 0 {
            lines.push(words::too_fast(lang, counts.too_fast));
        }
        lines.push(words::compared(
            lang,
            &number(self.acknowledged),
            &number(self.rows),
            counts.violations.is_nothing(),
        ));
        if !counts.violations.is_nothing() {
            lines.push(words::wrong(lang, &counts.violations.named()));
            lines.extend(counts.told.iter().cloned());
        }
        lines.extend(self.judged.iter().flat_map(|judged| judged.lines(lang)));
        lines.extend(self.kept.iter().map(|folder| words::kept(lang, folder)));
        lines
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
}
