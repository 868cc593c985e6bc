//! The steps of a run and how far each is, kept before the eyes of whoever waits.

use std::io::{IsTerminal, Write};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::hear::{Counts, Heard};
use super::lines::Ending;
use super::text::{bar, roughly, time};

/// How often a terminal is drawn anew.
const FRAME: Duration = Duration::from_millis(200);

/// One step.
#[derive(Debug)]
pub(crate) struct Row {
    /// What it is called where it stands before its state.
    head: String,
    /// What is said about it after its state.
    tail: String,
    about: Duration,
    state: Mutex<State>,
}

#[derive(Default, Debug)]
struct State {
    phase: Phase,
    heard: Heard,
    /// How many minutes have been told where lines are only added.
    minutes_told: u64,
}

#[derive(Clone, Copy, Default, PartialEq, Debug)]
enum Phase {
    #[default]
    Waiting,
    Running(Instant),
    Done(Duration),
    Failed(Duration),
}

impl Row {
    /// A step that takes about this long.
    pub(crate) fn new(head: impl Into<String>, tail: impl Into<String>, about: Duration) -> Row {
        Row {
            head: head.into(),
            tail: tail.into(),
            about,
            state: Mutex::default(),
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A program of this step has said something.
    pub(crate) fn hear(&self, line: &str, ending: Ending) {
        self.state().heard.hear(line, ending);
    }

    /// Another program of this step begins.
    pub(crate) fn next_program(&self) {
        self.state().heard.next_program();
    }

    /// Parts of the step that are counted here and not by a program.
    pub(crate) fn done_of(&self, done: u32, all: u32) {
        self.state().heard.of = Some((done, all));
    }

    /// The tests that have been run.
    pub(crate) fn counts(&self) -> Counts {
        self.state().heard.counts()
    }

    /// How long it took, once it is over.
    pub(crate) fn time(&self) -> Option<Duration> {
        match self.state().phase {
            Phase::Done(time) | Phase::Failed(time) => Some(time),
            Phase::Waiting | Phase::Running(_) => None,
        }
    }

    fn begin(&self) {
        self.state().phase = Phase::Running(Instant::now());
    }

    fn end(&self, passed: bool) -> Duration {
        let mut state = self.state();
        let time = match state.phase {
            Phase::Running(since) => since.elapsed(),
            _ => Duration::ZERO,
        };
        state.phase = match passed {
            true => Phase::Done(time),
            false => Phase::Failed(time),
        };
        time
    }

    /// How far it is, for the bar over all.
    fn share(&self) -> f64 {
        match self.state().phase {
            Phase::Waiting => 0.0,
            // Whatever the estimate says, it is not over before it is over.
            Phase::Running(since) => {
                let share = since.elapsed().as_secs_f64() / self.about.as_secs_f64().max(0.1);
                share.min(0.95)
            }
            Phase::Done(_) | Phase::Failed(_) => 1.0,
        }
    }

    /// How far it is, in words: `120 of 319`, `512 tests so far`.
    fn far(&self) -> Option<String> {
        let state = self.state();
        match (state.heard.of, state.heard.tests_so_far()) {
            (Some((done, all)), _) => Some(format!("{done} of {all}")),
            (None, 0) => None,
            (None, tests) => Some(format!("{tests} tests so far")),
        }
    }

    /// The line of a terminal, with room for the longest head.
    fn line(&self, width: usize) -> String {
        let phase = self.state().phase;
        let (mark, text) = match phase {
            Phase::Waiting => ("·", String::new()),
            Phase::Running(since) => {
                let of = self.state().heard.of;
                let bar = of.map(|(done, all)| bar(f64::from(done) / f64::from(all.max(1)), 12));
                let parts = [bar, self.far(), Some(time(since.elapsed()))];
                let parts: Vec<String> = parts.into_iter().flatten().collect();
                ("›", parts.join(" "))
            }
            Phase::Done(taken) => ("✓", self.result(taken)),
            Phase::Failed(taken) => ("✗", format!("FAILED after {}", time(taken))),
        };
        let line = format!("{mark} {:<width$}  {text:<36}  {}", self.head, self.tail);
        line.trim_end().to_string()
    }

    fn result(&self, taken: Duration) -> String {
        match self.counts() {
            Counts {
                passed: 0,
                failed: 0,
            } => time(taken),
            counts => format!("{}, {} passed", time(taken), counts.passed),
        }
    }

    /// What is added to a log every minute.
    fn still(&self) -> Option<String> {
        let mut state = self.state();
        let Phase::Running(since) = state.phase else {
            return None;
        };
        let minutes = since.elapsed().as_secs() / 60;
        if minutes <= state.minutes_told {
            return None;
        }
        state.minutes_told = minutes;
        drop(state);
        let far = self.far().map(|far| format!(", {far}")).unwrap_or_default();
        Some(format!("still at {}, {minutes} min{far}", self.head))
    }
}

/// What is said where lines are only added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Say {
    /// What begins, and about how long it takes.
    Beginnings,
    /// What is over, and how it went.
    Ends,
}

/// All steps.
pub(crate) struct Board {
    rows: Arc<Vec<Arc<Row>>>,
    say: Say,
    live: bool,
    ticker: Option<(Sender<()>, JoinHandle<()>)>,
}

impl Board {
    /// Shows these steps. Nothing moves where everything that programs say is
    /// shown, too, nor where nobody looks at a terminal.
    pub(crate) fn show(rows: Vec<Row>, say: Say, verbose: bool) -> Board {
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        let live = std::io::stderr().is_terminal() && !verbose && !dumb;
        let rows: Arc<Vec<Arc<Row>>> = Arc::new(rows.into_iter().map(Arc::new).collect());
        let (sender, receiver) = channel::<()>();
        let shown = Arc::clone(&rows);
        let tick = move || {
            let started = Instant::now();
            let mut drawn = 0;
            loop {
                if live {
                    drawn = draw(&shown, started, drawn);
                } else {
                    for line in shown.iter().filter_map(|row| row.still()) {
                        eprintln!("{line}");
                    }
                }
                let wait = if live { FRAME } else { FRAME * 5 };
                if receiver.recv_timeout(wait) != Err(RecvTimeoutError::Timeout) {
                    break;
                }
            }
            if live {
                draw(&shown, started, drawn);
            }
        };
        Board {
            rows,
            say,
            live,
            ticker: Some((sender, thread::spawn(tick))),
        }
    }

    pub(crate) fn row(&self, index: usize) -> Arc<Row> {
        Arc::clone(&self.rows[index])
    }

    pub(crate) fn rows(&self) -> &[Arc<Row>] {
        &self.rows
    }

    pub(crate) fn begin(&self, index: usize) {
        let row = &self.rows[index];
        row.begin();
        if !self.live && self.say == Say::Beginnings {
            let tail = match row.tail.as_str() {
                "" => format!("about {}", roughly(row.about)),
                tail => tail.to_string(),
            };
            eprintln!("{}, {tail}", row.head);
        }
    }

    pub(crate) fn end(&self, index: usize, passed: bool) {
        let row = &self.rows[index];
        let taken = row.end(passed);
        if !self.live && self.say == Say::Ends {
            eprintln!("{}", ended(&row.head, taken, passed, row.counts()));
        }
    }

    /// It is no longer wanted, as if it had never begun.
    pub(crate) fn stop(&self, index: usize) {
        self.rows[index].state().phase = Phase::Waiting;
    }

    /// Draws the last time; what is printed from now on stands below.
    pub(crate) fn finish(&mut self) {
        if let Some((sender, thread)) = self.ticker.take() {
            drop(sender);
            // Drawing cannot fail in a way that anybody could mend.
            let _ = thread.join();
        }
    }
}

impl Drop for Board {
    fn drop(&mut self) {
        self.finish();
    }
}

/// A step that is over, where lines are only added.
fn ended(head: &str, taken: Duration, passed: bool, counts: Counts) -> String {
    let result = match (passed, counts) {
        (true, counts) if counts == Counts::default() => "passed".to_string(),
        (_, counts) if counts != Counts::default() => {
            format!("{} passed, {} failed", counts.passed, counts.failed)
        }
        _ => "FAILED".to_string(),
    };
    format!("{head:<8}  {result}  ({})", time(taken))
}

/// Draws every row and the bar over all in the place of those drawn before.
fn draw(rows: &[Arc<Row>], started: Instant, drawn: usize) -> usize {
    let frame = frame(rows, started.elapsed(), drawn);
    let mut terminal = std::io::stderr().lock();
    let _ = terminal.write_all(frame.as_bytes());
    let _ = terminal.flush();
    rows.len() + 1
}

/// Everything in one piece, so that an interruption leaves no half of it. Lines
/// that are too long are cut by the terminal, which knows its width.
fn frame(rows: &[Arc<Row>], elapsed: Duration, drawn: usize) -> String {
    let width = rows.iter().map(|row| row.head.chars().count()).max();
    let all: f64 = rows.iter().map(|row| row.about.as_secs_f64()).sum();
    let parts = rows.iter().map(|row| row.share() * row.about.as_secs_f64());
    let share = parts.sum::<f64>() / all.max(0.1);
    let mut frame = String::from("\u{1b}[?7l");
    if drawn > 0 {
        frame.push_str(&format!("\r\u{1b}[{drawn}A"));
    }
    for row in rows {
        frame.push_str(&row.line(width.unwrap_or(0)));
        frame.push_str("\u{1b}[K\n");
    }
    let over_all = format!(
        "{} {:.0}%  {}",
        bar(share, 40),
        share * 100.0,
        time(elapsed)
    );
    frame.push_str(&format!("{over_all}\u{1b}[K\n\u{1b}[?7h"));
    frame
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(name: &str, seconds: u64) -> Row {
        Row::new(name, "what it does", Duration::from_secs(seconds))
    }

    fn running_for(row: &Row, seconds: u64) {
        let since = Instant::now().checked_sub(Duration::from_secs(seconds));
        row.state().phase = Phase::Running(since.expect("the machine has run for minutes"));
    }

    #[test]
    fn a_line_says_how_far_a_step_is() {
        let row = row("clippy", 60);
        assert_eq!(row.line(8), format!("· clippy    {:<36}  what it does", ""));
        running_for(&row, 12);
        row.hear("    Building [=>  ] 30/60: serde", Ending::Return);
        let line = row.line(8);
        assert!(line.contains("[######......] 30 of 60 12 s"), "{line}");
        row.end(true);
        assert!(row.line(8).starts_with("✓ clippy    12 s"));
        assert_eq!(row.time().unwrap().as_secs(), 12);
    }

    #[test]
    fn a_long_step_is_heard_of_every_minute() {
        let row = row("test", 60);
        assert_eq!(row.still(), None);
        running_for(&row, 30);
        assert_eq!(row.still(), None);
        running_for(&row, 185);
        row.hear("test a ... ok", Ending::Newline);
        assert_eq!(row.still().unwrap(), "still at test, 3 min, 1 tests so far");
        assert_eq!(row.still(), None);
        running_for(&row, 241);
        assert!(row.still().unwrap().starts_with("still at test, 4 min"));
    }

    #[test]
    fn the_bar_over_all_weighs_steps_by_their_time() {
        let rows = [Arc::new(row("short", 10)), Arc::new(row("long", 90))];
        rows[0].begin();
        rows[0].end(true);
        let first = frame(&rows, Duration::from_secs(10), 0);
        assert!(first.contains("] 10%  10 s"), "{first}");
        assert!(!first.contains('A'), "nothing to go back over: {first}");
        running_for(&rows[1], 900);
        let late = frame(&rows, Duration::from_secs(910), 3);
        assert!(
            late.contains("] 96%") && late.contains("\u{1b}[3A"),
            "{late}"
        );
        assert_eq!(late.matches('\n').count(), 3);
    }

    #[test]
    fn a_step_that_is_over_says_how_many_tests_passed() {
        let second = Duration::from_secs(1);
        let counts = |passed, failed| Counts { passed, failed };
        assert_eq!(
            ended("fmt", second, true, counts(0, 0)),
            "fmt       passed  (1.0 s)"
        );
        assert_eq!(
            ended("test", second, true, counts(1234, 0)),
            "test      1234 passed, 0 failed  (1.0 s)"
        );
        assert!(ended("fmt", second, false, counts(0, 0)).contains("FAILED"));
        assert!(ended("test", second, false, counts(3, 1)).contains("3 passed, 1 failed"));
    }
}
