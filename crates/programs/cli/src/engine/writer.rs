//! Where the engine speaks: standard output, a line at a time, each sent at once.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use wire::engine::{Info, Reply};

/// The way to the host, shared by whoever has something to say.
#[derive(Clone)]
pub(super) struct ReplyWriter(Arc<Inner>);

struct Inner {
    to: Mutex<Box<dyn Write + Send>>,
    closed: AtomicBool,
}

impl ReplyWriter {
    /// The writer of this program.
    pub(super) fn standard_output() -> ReplyWriter {
        ReplyWriter::to(Box::new(io::stdout()))
    }

    /// A writer that is heard elsewhere.
    pub(super) fn to(to: Box<dyn Write + Send>) -> ReplyWriter {
        ReplyWriter(Arc::new(Inner {
            to: Mutex::new(to),
            closed: AtomicBool::new(false),
        }))
    }

    /// Says a line.
    pub(super) fn say(&self, reply: &Reply) {
        let Ok(mut to) = self.0.to.lock() else { return };
        let line = format!("{reply}\n");
        if (to.write_all(line.as_bytes()))
            .and_then(|()| to.flush())
            .is_err()
        {
            self.0.closed.store(true, Ordering::Relaxed);
        }
    }

    /// Says something for a person to read. A line break would begin another
    /// line of the protocol.
    pub(super) fn tell(&self, text: impl AsRef<str>) {
        let text: Vec<&str> = text.as_ref().split_whitespace().collect();
        self.say(&Reply::Info(Info::string(text.join(" "))));
    }

    /// Says what could not be done.
    pub(super) fn error(&self, text: impl std::fmt::Display) {
        self.tell(format!("error {text}"));
    }

    /// Says whether nobody listens any more.
    pub(super) fn is_closed(&self) -> bool {
        self.0.closed.load(Ordering::Relaxed)
    }
}
