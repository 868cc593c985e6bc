//! A program that runs beside this one, spoken to line by line with deadlines.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::{ExternalError, command};

/// A line longer than this is cut: nothing in any protocol is so long.
const LONGEST_LINE: u64 = 1 << 20;

/// How many lines may wait to be heard before the program has to wait, too.
const MOST_WAITING: usize = 4096;

/// How much of what a program says on standard error is kept.
const KEPT_ERRORS: usize = 2000;

/// How often it is looked whether a program has ended.
const LOOK_AGAIN: Duration = Duration::from_millis(2);

/// A running program. It is ended when this value goes.
pub(crate) struct Process {
    child: Child,
    /// Lines on their way to the program; `None` once its input is closed. A
    /// thread of its own writes them, for a program that does not read would
    /// block the writer.
    to: Option<Sender<String>>,
    from: Receiver<String>,
    errors: Arc<Mutex<Vec<u8>>>,
    /// Reads what comes on standard error.
    listening: Option<JoinHandle<()>>,
}

impl Process {
    /// Starts a program by its command, arguments included.
    pub(crate) fn start(command: &str) -> Result<Process, ExternalError> {
        let words = command::words(command);
        let program = words.first().cloned().unwrap_or_default();
        let spawned = Command::new(program)
            .args(words.iter().skip(1))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn();
        let mut child = spawned.map_err(|error| ExternalError::CannotStart {
            command: command.to_string(),
            error,
        })?;
        let (to, lines) = mpsc::channel();
        let (heard, from) = mpsc::sync_channel(MOST_WAITING);
        let errors = Arc::new(Mutex::new(Vec::new()));
        if let Some(stdin) = child.stdin.take() {
            thread::spawn(move || write(stdin, &lines));
        }
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || read(stdout, &heard));
        }
        let listening = child.stderr.take().map(|stderr| {
            let kept = Arc::clone(&errors);
            thread::spawn(move || keep(stderr, &kept))
        });
        Ok(Process {
            child,
            to: Some(to),
            from,
            errors,
            listening,
        })
    }

    /// Sends a line. A program that has ended is noticed when its answer is due.
    pub(crate) fn send(&self, line: impl ToString) {
        if let Some(to) = &self.to {
            let _ = to.send(line.to_string());
        }
    }

    /// Closes the program's input.
    pub(crate) fn close_input(&mut self) {
        self.to = None;
    }

    /// Waits for the next line; `None` if there was none by then.
    pub(crate) fn line(&mut self, until: Instant) -> Result<Option<String>, ExternalError> {
        let left = until.saturating_duration_since(Instant::now());
        match self.from.recv_timeout(left) {
            Ok(line) => Ok(Some(line)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(self.crashed()),
        }
    }

    /// Waits for the program to end, and says whether it did.
    pub(crate) fn ends(&mut self, within: Duration) -> Option<ExitStatus> {
        let until = Instant::now() + within;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if Instant::now() < until => thread::sleep(LOOK_AGAIN),
                _ => return None,
            }
        }
    }

    fn crashed(&mut self) -> ExternalError {
        let status = self.ends(Duration::from_secs(1));
        // Its last words may still be on their way.
        let until = Instant::now() + Duration::from_secs(1);
        let is_heard = || self.listening.as_ref().is_none_or(JoinHandle::is_finished);
        while !is_heard() && Instant::now() < until {
            thread::sleep(LOOK_AGAIN);
        }
        let errors = self.errors.lock().map(|kept| kept.clone());
        ExternalError::Crashed {
            code: status.and_then(|status| status.code()),
            said: String::from_utf8_lossy(&errors.unwrap_or_default()).into_owned(),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // One that has ended already cannot be killed, which is fine.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn write(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if writeln!(stdin, "{line}")
            .and_then(|()| stdin.flush())
            .is_err()
        {
            return;
        }
    }
}

fn read(stdout: ChildStdout, heard: &SyncSender<String>) {
    let mut stdout = BufReader::new(stdout);
    let mut line = Vec::new();
    loop {
        line.clear();
        match (&mut stdout)
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut line)
        {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let text = String::from_utf8_lossy(&line);
        if heard.send(text.trim_end().to_string()).is_err() {
            return;
        }
    }
}

/// Keeps the end of what a program says on standard error.
fn keep(mut stderr: ChildStderr, kept: &Mutex<Vec<u8>>) {
    let mut chunk = [0; 512];
    while let Ok(count) = stderr.read(&mut chunk) {
        let Ok(mut kept) = kept.lock() else { return };
        if count == 0 {
            return;
        }
        kept.extend_from_slice(&chunk[..count]);
        let surplus = kept.len().saturating_sub(KEPT_ERRORS);
        kept.drain(..surplus);
    }
}
