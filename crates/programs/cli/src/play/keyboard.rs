//! What is typed, read on a thread of its own, so that clocks run on while
//! nobody types.

use std::io::{self, BufRead};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// The longest line anybody means; of a longer one the beginning is enough to
/// refuse it.
const LONGEST: usize = 1000;

/// Something that the program waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Said {
    /// A line, without white space at its ends.
    Line(String),
    /// Nobody will type anything any more.
    End,
    /// Nobody has typed anything in time.
    Nothing,
}

/// The keyboard, a line at a time.
pub(crate) struct Keyboard(Receiver<String>);

impl Keyboard {
    /// Begins to read standard input.
    pub(crate) fn read() -> Keyboard {
        let (sender, receiver) = mpsc::channel();
        thread::spawn(move || {
            let mut input = io::stdin().lock();
            let mut bytes = Vec::new();
            while matches!(input.read_until(b'\n', &mut bytes), Ok(count) if count > 0) {
                let line = String::from_utf8_lossy(&bytes);
                let line: String = line.trim().chars().take(LONGEST).collect();
                let printable = |c: char| if c.is_control() { ' ' } else { c };
                if sender.send(line.chars().map(printable).collect()).is_err() {
                    return;
                }
                bytes.clear();
            }
        });
        Keyboard(receiver)
    }

    /// The next line, or nothing if none comes in time.
    pub(crate) fn next(&self, timeout: Option<Duration>) -> Said {
        let Some(timeout) = timeout else {
            return self.0.recv().map_or(Said::End, Said::Line);
        };
        match self.0.recv_timeout(timeout) {
            Ok(line) => Said::Line(line),
            Err(RecvTimeoutError::Timeout) => Said::Nothing,
            Err(RecvTimeoutError::Disconnected) => Said::End,
        }
    }
}
