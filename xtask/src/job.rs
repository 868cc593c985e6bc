//! Runs the programs of one step: what they say goes to the log, how far they
//! are to the board, and what is wrong to whoever reads the end.

use std::fmt;
use std::io::{PipeReader, PipeWriter, Read, pipe};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};

use crate::progress::{Ending, Log, Row, each_line, excerpt};
use crate::run::{made_folder, written};

/// How often a program is looked after while it is silent.
const LOOK: Duration = Duration::from_millis(100);

/// How long a program that has ended may leave its output open: something that
/// it started and forgot must not be waited for.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// One step's hands.
#[derive(Clone)]
pub(crate) struct Job {
    log: Arc<Log>,
    row: Arc<Row>,
    /// Before each line of the log, where several steps are at work.
    label: String,
    stop: Arc<AtomicBool>,
}

/// A program that failed, with the part of its output that says why.
#[derive(Debug)]
pub(crate) struct Failed {
    pub(crate) command: String,
    pub(crate) how: String,
    pub(crate) said: Vec<String>,
}

impl fmt::Display for Failed {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "failed ({}): {}", self.how, self.command)
    }
}

impl std::error::Error for Failed {}

impl Job {
    /// For a command that is no run of steps: everything is shown.
    pub(crate) fn alone(name: &str) -> Result<Job> {
        let log = Log::begin(made_folder()?.join(format!("{name}.log")), true)?;
        let row = Row::new(name, "", Duration::ZERO);
        Ok(Job::new(Arc::new(log), Arc::new(row), Arc::default()))
    }

    pub(crate) fn new(log: Arc<Log>, row: Arc<Row>, stop: Arc<AtomicBool>) -> Job {
        Job {
            log,
            row,
            label: String::new(),
            stop,
        }
    }

    /// The same under a name of its own in the log.
    pub(crate) fn called(&self, label: &str) -> Job {
        Job {
            label: label.to_string(),
            ..self.clone()
        }
    }

    pub(crate) fn row(&self) -> &Row {
        &self.row
    }

    /// Writes a line into the log.
    pub(crate) fn say(&self, line: &str) {
        self.log.line(&self.label, line);
    }

    /// Whether another step has failed, so that this one is no longer wanted.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Runs a program and fails if it fails.
    pub(crate) fn run(&self, command: Command) -> Result<()> {
        self.row.next_program();
        self.run_beside(command)
    }

    /// The same for one of several programs at once, which share a count.
    pub(crate) fn run_beside(&self, command: Command) -> Result<()> {
        self.hand_over(command, None)
    }

    /// Runs a program and returns what it prints, which is not for the log.
    pub(crate) fn read(&self, command: Command) -> Result<String> {
        self.row.next_program();
        let (mut reader, writer) = pipe().context("no pipe")?;
        let reading = thread::spawn(move || {
            let mut text = String::new();
            reader.read_to_string(&mut text).map(|_| text)
        });
        self.hand_over(command, Some(writer))?;
        let text = reading.join().expect("reading does not panic");
        text.context("what a program printed is no text")
    }

    /// Runs a program to its end; what it prints goes the way of its complaints
    /// unless another is named.
    fn hand_over(&self, mut command: Command, print_to: Option<PipeWriter>) -> Result<()> {
        let line = written(&command);
        self.say(&format!("$ {line}"));
        let cannot = || format!("cannot start {line}");
        let (reader, writer) = pipe().with_context(cannot)?;
        // Both in one pipe keep their order.
        command.stdout(match print_to {
            Some(print_to) => print_to,
            None => writer.try_clone().with_context(cannot)?,
        });
        command.stderr(writer).stdin(Stdio::null());
        // Colours would only be in the way; a bar says how far cargo is.
        command.env_remove("FORCE_COLOR").env("NO_COLOR", "1");
        command.env("CARGO_TERM_COLOR", "never");
        command.env("CARGO_TERM_PROGRESS_WHEN", "always");
        command.env("CARGO_TERM_PROGRESS_WIDTH", "100");
        let mut child = command.spawn().with_context(cannot)?;
        // The command holds ends of the pipe, which would never be closed.
        drop(command);
        let said = Arc::new(Mutex::new(Vec::new()));
        let ended = self.listen(reader, Arc::clone(&said));
        self.wait_for(&mut child, &ended);
        let status = child.wait().with_context(|| format!("lost {line}"))?;
        if status.success() {
            return Ok(());
        }
        let said = said.lock().unwrap_or_else(PoisonError::into_inner);
        self.say(&format!("failed ({status}): {line}"));
        Err(Failed {
            command: line,
            how: status.to_string(),
            said: excerpt(&said),
        }
        .into())
    }

    /// Hears what a program says until its output is closed.
    fn listen(&self, reader: PipeReader, said: Arc<Mutex<Vec<String>>>) -> Receiver<()> {
        let (sender, receiver) = channel();
        let job = self.clone();
        thread::spawn(move || {
            each_line(reader, |line, ending| {
                job.row.hear(line, ending);
                if ending == Ending::Newline && !is_bar(line) {
                    job.say(line);
                    let mut said = said.lock().unwrap_or_else(PoisonError::into_inner);
                    said.push(line.to_string());
                }
            });
            drop(sender);
        });
        receiver
    }

    fn wait_for(&self, child: &mut Child, ended: &Receiver<()>) {
        loop {
            match ended.recv_timeout(LOOK) {
                Err(RecvTimeoutError::Timeout) => {}
                Ok(()) | Err(RecvTimeoutError::Disconnected) => return,
            }
            if self.is_stopped() {
                // It may just have ended by itself, which is as good.
                let _ = child.kill();
            }
            if !matches!(child.try_wait(), Ok(None)) {
                let _ = ended.recv_timeout(LAST_WORDS);
                return;
            }
        }
    }
}

/// The bar of cargo, where a newline has ended it.
fn is_bar(line: &str) -> bool {
    line.trim_start().starts_with("Building [")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::program;
    use std::time::Instant;

    struct Bench {
        job: Job,
        row: Arc<Row>,
        stop: Arc<AtomicBool>,
        log: Arc<Log>,
    }

    fn bench(name: &str) -> Bench {
        let path = std::env::temp_dir().join(format!("xtask-job-{name}-{}", std::process::id()));
        let log = Arc::new(Log::begin(path, false).unwrap());
        let row = Arc::new(Row::new("step", "", Duration::from_secs(1)));
        let stop = Arc::new(AtomicBool::new(false));
        let job = Job::new(Arc::clone(&log), Arc::clone(&row), Arc::clone(&stop));
        Bench {
            job,
            row,
            stop,
            log,
        }
    }

    fn shell(script: &str) -> Command {
        program("sh", &["-c", script])
    }

    #[test]
    fn everything_said_is_in_the_log_in_order_and_counted() {
        let bench = bench("order");
        let script =
            "echo one; echo two >&2; printf ' 1/2\\r'; echo 'test result: ok. 3 passed; 0 failed'";
        bench.job.called("left").run(shell(script)).unwrap();
        let log = std::fs::read_to_string(bench.log.path()).unwrap();
        let lines: Vec<&str> = log.lines().skip(1).collect();
        assert_eq!(lines[..2], ["left     | one", "left     | two"]);
        let is_bar = |line: &&str| line.contains("1/2");
        assert!(!lines.iter().any(is_bar), "a bar is not for the log: {log}");
        assert_eq!(bench.row.counts().passed, 3);
    }

    #[test]
    fn a_failure_brings_what_it_said() {
        let bench = bench("failure");
        let error = bench
            .job
            .run(shell("echo fine; echo 'error: odd'; exit 3"))
            .unwrap_err();
        let failed = error.downcast_ref::<Failed>().unwrap();
        assert_eq!(failed.said, ["error: odd"]);
        assert!(failed.how.contains('3'));
        assert!(bench.job.run(program("no-such-program-here", &[])).is_err());
    }

    #[test]
    fn a_program_that_is_no_longer_wanted_is_ended() {
        let bench = bench("stop");
        bench.stop.store(true, Ordering::Relaxed);
        assert!(bench.job.run(program("sleep", &["600"])).is_err());
    }

    #[test]
    fn what_a_program_left_running_is_not_waited_for() {
        let bench = bench("left");
        let start = Instant::now();
        bench.job.run(shell("sleep 600 & echo $!")).unwrap();
        assert!(start.elapsed() < Duration::from_secs(300));
        let log = std::fs::read_to_string(bench.log.path()).unwrap();
        let left = log.lines().last().unwrap();
        assert!(crate::run::answers(&mut program("kill", &[left])));
    }
}
