//! How far a connection has come with its request, and until when it has to be
//! further.
//!
//! Everything here happens while the connection is polled, in one task; that task
//! looks at `due` afterwards. So nobody has to be woken when it changes, except by
//! somebody else who needs the place.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::task::Context;
use std::time::Duration;

use futures_util::task::AtomicWaker;
use tokio::time::Instant;

use super::counts::Slow;
use super::limits::ConnectionLimits;

/// The pace of one connection.
pub(crate) struct Pace {
    head: Duration,
    body: Duration,
    idle: Duration,
    now: Mutex<State>,
    task: AtomicWaker,
}

struct State {
    phase: Phase,
    /// A byte of the next request has come before this one was answered.
    ahead: bool,
    /// Somebody else has been given the place.
    displaced: bool,
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
        Pace {
            head,
            body: limits.body,
            idle: limits.idle,
            now: Mutex::new(State {
                phase,
                ahead: false,
                displaced: false,
            }),
            task: AtomicWaker::new(),
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

    /// Whether no request has come yet.
    pub(super) fn waits(&self) -> bool {
        let now = self.lock();
        matches!(now.phase, Phase::Head(_)) && !now.displaced
    }

    /// Gives the place to somebody else, if no request has come yet.
    pub(super) fn displace(&self) -> bool {
        let mut now = self.lock();
        let waits = matches!(now.phase, Phase::Head(_)) && !now.displaced;
        if waits {
            now.displaced = true;
            self.task.wake();
        }
        waits
    }

    /// Whether the place was given to somebody else.
    pub(super) fn was_displaced(&self) -> bool {
        self.lock().displaced
    }

    /// Whether it has to leave for that. Whoever has said at the last moment what they
    /// want may stay.
    pub(super) fn must_leave(&self, cx: &Context<'_>) -> bool {
        self.task.register(cx.waker());
        let now = self.lock();
        now.displaced && matches!(now.phase, Phase::Head(_))
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
