//! How far a connection has come with its request, and until when it has to be
//! further.
//!
//! Everything here happens while the connection is polled, in one task; that task
//! looks at `due` afterwards. So nobody has to be woken when it changes.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use super::counts::Slow;
use super::limits::ConnectionLimits;

/// The pace of one connection.
pub(crate) struct Pace {
    head: Duration,
    body: Duration,
    idle: Duration,
    now: Mutex<State>,
}

struct State {
    phase: Phase,
    /// A byte of the next request has come before this one was answered.
    ahead: bool,
}

/// What is waited for.
#[derive(Clone, Copy)]
enum Phase {
    /// The rest of a head, until then.
    Head(Instant),
    /// The rest of a body, until then.
    Body(Instant),
    /// Our own answer, which takes as long as it takes; or nothing any more, because it
    /// has become a socket.
    Answer,
    /// The next request, until then.
    Idle(Instant),
}

impl Pace {
    /// Somebody has connected.
    pub(crate) fn new(limits: &ConnectionLimits, reserved: bool) -> Pace {
        let reserve = limits.head.min(limits.head_in_reserve);
        let head = if reserved { reserve } else { limits.head };
        let phase = Phase::Head(Instant::now() + head);
        let ahead = false;
        Pace {
            head,
            body: limits.body,
            idle: limits.idle,
            now: Mutex::new(State { phase, ahead }),
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Until when something has to happen, and what it would be too slow with.
    pub(crate) fn due(&self) -> Option<(Instant, Slow)> {
        match self.lock().phase {
            Phase::Head(due) => Some((due, Slow::Head)),
            Phase::Body(due) => Some((due, Slow::Body)),
            Phase::Idle(due) => Some((due, Slow::Idle)),
            Phase::Answer => None,
        }
    }

    /// Some bytes have come.
    pub(crate) fn read(&self) {
        let mut now = self.lock();
        match now.phase {
            Phase::Idle(_) => now.phase = Phase::Head(Instant::now() + self.head),
            Phase::Answer => now.ahead = true,
            Phase::Head(_) | Phase::Body(_) => {}
        }
    }

    /// Some bytes of an answer were taken: whoever takes a long one slowly is not idle.
    pub(crate) fn written(&self) {
        let mut now = self.lock();
        if let Phase::Idle(due) = &mut now.phase {
            *due = Instant::now() + self.idle;
        }
    }

    /// The head is here; whether a body follows.
    pub(crate) fn head_ended(&self, body: bool) {
        let mut now = self.lock();
        now.ahead = false;
        now.phase = if body {
            Phase::Body(Instant::now() + self.body)
        } else {
            Phase::Answer
        };
    }

    /// The body is here, or nobody wants more of it.
    pub(crate) fn body_ended(&self) {
        let mut now = self.lock();
        if let Phase::Body(_) = now.phase {
            now.phase = Phase::Answer;
        }
    }

    /// All of the answer is on its way.
    pub(crate) fn answered(&self) {
        let mut now = self.lock();
        now.phase = if now.ahead {
            Phase::Head(Instant::now() + self.head)
        } else {
            Phase::Idle(Instant::now() + self.idle)
        };
    }
}
