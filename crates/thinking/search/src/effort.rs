//! How long to think: limits, a watch, a sign to stop, and the meter that
//! compares the work done with all three.
//!
//! The time is handed in. Natively [`Stopwatch`] tells it; in a browser the
//! page brings a watch of its own.

use std::cell::Cell;
use std::error::Error;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// Tells how long it has been since thinking began.
///
/// ```
/// use std::sync::atomic::{AtomicU64, Ordering};
/// use std::time::Duration;
///
/// use search::{Effort, Limits, StopSign, Watch};
///
/// /// A watch that is set by hand.
/// struct Manual(AtomicU64);
///
/// impl Watch for Manual {
///     fn elapsed(&self) -> Duration {
///         Duration::from_millis(self.0.load(Ordering::Relaxed))
///     }
/// }
///
/// let watch = Manual(AtomicU64::new(0));
/// let limits = Limits::time(Duration::from_secs(2));
/// let effort = Effort::new(limits, &watch, &StopSign::default());
/// assert!(!effort.is_over());
/// watch.0.store(2000, Ordering::Relaxed);
/// assert!(effort.is_over());
/// ```
pub trait Watch: Sync {
    /// The time since thinking began.
    fn elapsed(&self) -> Duration;
}

/// A watch that stands still, for work that is limited by nodes or depth alone.
#[derive(Clone, Copy, Debug)]
pub struct NoWatch;

impl Watch for NoWatch {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }
}

/// The machine's own watch, started when it is made.
#[cfg(not(target_family = "wasm"))]
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch(std::time::Instant);

#[cfg(not(target_family = "wasm"))]
impl Stopwatch {
    /// Starts a watch.
    pub fn start() -> Stopwatch {
        Stopwatch(std::time::Instant::now())
    }
}

#[cfg(not(target_family = "wasm"))]
impl Watch for Stopwatch {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}

/// A sign that anybody may raise to end the thinking at once. Clones are one
/// and the same sign.
///
/// ```
/// use game::{Event, Game};
/// use hyle7::{Position, Setup};
/// use search::effort::NoWatch;
/// use search::mcts::{self, Settings, ToTheEnd};
/// use search::{Effort, Limits, Plain, StopSign};
///
/// let mut game = Position::start(&Setup::default());
/// game.apply(&Event::parse("draw:3").unwrap()).unwrap();
/// let plain = Plain::new(game);
///
/// // Raised while it thinks: the answer is the best of what was tried.
/// let sign = StopSign::default();
/// let effort = Effort::new(Limits::default(), &NoWatch, &sign);
/// let settings = Settings::default();
/// let mut told = |_: &mcts::Answer<_>| sign.raise();
/// let answer = mcts::search(&plain, &ToTheEnd, &settings, &effort, &mut told);
/// assert_eq!(answer.playouts, 256, "where it first reports");
///
/// // Raised before: the answer is the move listed first.
/// let answer = mcts::search(&plain, &ToTheEnd, &settings, &effort, &mut |_| {});
/// assert_eq!(answer.best().unwrap().to_string(), "a7");
/// ```
#[derive(Clone, Debug, Default)]
pub struct StopSign(Arc<AtomicBool>);

impl StopSign {
    /// Raises the sign.
    pub fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Lowers the sign before the next search.
    pub fn lower(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Says whether the sign is up.
    pub fn is_up(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// What bounds the thinking; `None` is no bound. Whichever is reached first
/// ends it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// The time it may take.
    pub time: Option<Duration>,
    /// The positions it may look at.
    pub nodes: Option<u64>,
    /// How many events it may look ahead.
    pub depth: Option<u32>,
}

impl Limits {
    /// At most so many positions.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits {
            time: None,
            nodes: Some(nodes),
            depth: None,
        }
    }

    /// At most so long.
    pub const fn time(time: Duration) -> Limits {
        Limits {
            time: Some(time),
            nodes: None,
            depth: None,
        }
    }
}

/// One piece of thinking: its limits, the watch it goes by, the sign that ends
/// it, and what all its threads have done so far.
///
/// ```
/// use search::effort::NoWatch;
/// use search::{Effort, Limits, Meter, StopSign};
///
/// // A limit of nodes is kept to the node.
/// let sign = StopSign::default();
/// let effort = Effort::new(Limits::nodes(1000), &NoWatch, &sign);
/// let meter = Meter::new(&effort);
/// while meter.count().is_ok() {}
/// assert_eq!(meter.nodes(), 1000);
///
/// // The sign, or a clone of it, ends the thinking.
/// let effort = Effort::new(Limits::default(), &NoWatch, &sign);
/// assert!(!effort.is_over());
/// sign.clone().raise();
/// assert!(effort.is_over());
/// sign.lower();
///
/// // With a limit of nodes there is one thread, so that the answer is the same everywhere.
/// assert_eq!(Effort::new(Limits::nodes(9), &NoWatch, &sign).on_threads(4).threads(), 1);
/// ```
pub struct Effort<'a> {
    /// What bounds it.
    pub limits: Limits,
    watch: &'a dyn Watch,
    stop: StopSign,
    threads: usize,
    nodes: AtomicU64,
}

impl<'a> Effort<'a> {
    /// An effort on one thread.
    pub fn new(limits: Limits, watch: &'a dyn Watch, stop: &StopSign) -> Effort<'a> {
        Effort {
            limits,
            watch,
            stop: stop.clone(),
            threads: 1,
            nodes: AtomicU64::new(0),
        }
    }

    /// The same effort on up to so many threads.
    pub fn on_threads(mut self, threads: usize) -> Effort<'a> {
        self.threads = threads.max(1);
        self
    }

    /// A part of this effort: with limits and a count of its own, by the same watch,
    /// on as many threads, and ended by the same sign.
    pub fn within(&self, limits: Limits) -> Effort<'a> {
        Effort::new(limits, self.watch, &self.stop).on_threads(self.threads)
    }

    /// How many threads to use. A limit of nodes asks for the same answer
    /// everywhere and so for one thread; WebAssembly has no other.
    pub fn threads(&self) -> usize {
        if self.limits.nodes.is_some() || cfg!(target_family = "wasm") {
            1
        } else {
            self.threads
        }
    }

    /// The time since thinking began.
    pub fn elapsed(&self) -> Duration {
        self.watch.elapsed()
    }

    /// The positions looked at so far, by all meters that have reported.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Says whether it is time to end, by the sign, the clock or the nodes.
    pub fn is_over(&self) -> bool {
        self.stop.is_up()
            || self.limits.nodes.is_some_and(|most| self.nodes() >= most)
            || self.limits.time.is_some_and(|most| self.elapsed() >= most)
    }
}

/// Thinking has to end now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StopError;

impl fmt::Display for StopError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("thinking had to end")
    }
}

impl Error for StopError {}

/// Counts the nodes of one thread and says when it is enough. The clock and the
/// sign are looked at every [`Meter::STRIDE`] nodes, for looking costs time.
pub struct Meter<'e, 'a> {
    effort: &'e Effort<'a>,
    /// Ends this thread's work without ending the effort.
    halt: StopSign,
    /// Nodes counted but not yet added to the effort.
    fresh: Cell<u64>,
    /// Nodes after which to look up.
    until: Cell<u64>,
    over: Cell<bool>,
}

impl<'e, 'a> Meter<'e, 'a> {
    /// How many nodes pass between two looks at the clock and the sign.
    pub const STRIDE: u64 = 64;

    /// A meter for one thread.
    pub fn new(effort: &'e Effort<'a>) -> Meter<'e, 'a> {
        Meter::halted_by(effort, &StopSign::default())
    }

    /// A meter for one of several threads, which a sign of their own can end
    /// while the effort goes on.
    pub fn halted_by(effort: &'e Effort<'a>, halt: &StopSign) -> Meter<'e, 'a> {
        let meter = Meter {
            effort,
            halt: halt.clone(),
            fresh: Cell::new(0),
            until: Cell::new(1),
            over: Cell::new(false),
        };
        meter.look_up();
        meter
    }

    /// The effort it measures.
    pub fn effort(&self) -> &'e Effort<'a> {
        self.effort
    }

    /// Counts one node; an error means to end now.
    pub fn count(&self) -> Result<(), StopError> {
        self.fresh.set(self.fresh.get() + 1);
        if self.fresh.get() >= self.until.get() {
            self.look_up();
        }
        if self.over.get() {
            Err(StopError)
        } else {
            Ok(())
        }
    }

    /// Counts one node that took so long that clock and sign are looked at
    /// right away; an error means to end now.
    pub fn count_long(&self) -> Result<(), StopError> {
        self.until.set(1);
        self.count()
    }

    /// All nodes counted so far, this thread's latest included.
    pub fn nodes(&self) -> u64 {
        self.effort.nodes() + self.fresh.get()
    }

    /// Reports the nodes and looks at the clock, the sign and the limit. The
    /// next look comes exactly at the limit of nodes, so that it is kept to the
    /// node.
    fn look_up(&self) {
        let fresh = self.fresh.replace(0);
        let before = self.effort.nodes.fetch_add(fresh, Ordering::Relaxed);
        self.over.set(self.halt.is_up() || self.effort.is_over());
        let rest = match self.effort.limits.nodes {
            Some(most) => most.saturating_sub(before + fresh),
            None => Meter::STRIDE,
        };
        self.until.set(rest.clamp(1, Meter::STRIDE));
    }
}

impl Drop for Meter<'_, '_> {
    fn drop(&mut self) {
        let fresh = self.fresh.get();
        self.effort.nodes.fetch_add(fresh, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(effort: &Effort<'_>) -> u64 {
        let meter = Meter::new(effort);
        let mut counted = 0;
        while meter.count().is_ok() {
            counted += 1;
        }
        counted
    }

    #[test]
    fn a_limit_of_nodes_is_kept_to_the_node() {
        for most in [1, 2, 255, 256, 257, 10_000] {
            let effort = Effort::new(Limits::nodes(most), &NoWatch, &StopSign::default());
            assert_eq!(counted(&effort) + 1, most);
            assert_eq!(effort.nodes(), most);
        }
    }

    #[test]
    fn a_raised_sign_ends_it_before_it_begins() {
        let sign = StopSign::default();
        sign.raise();
        let effort = Effort::new(Limits::default(), &NoWatch, &sign);
        assert_eq!(counted(&effort), 0);
    }

    #[test]
    fn a_part_counts_for_itself_and_ends_with_the_whole() {
        let sign = StopSign::default();
        let whole = Effort::new(Limits::nodes(100), &NoWatch, &sign);
        let part = whole.within(Limits::nodes(10));
        assert_eq!((counted(&part) + 1, whole.nodes()), (10, 0));
        sign.raise();
        assert_eq!(counted(&whole.within(Limits::default())), 0);
    }

    #[test]
    fn time_ends_it() {
        struct Late;
        impl Watch for Late {
            fn elapsed(&self) -> Duration {
                Duration::from_secs(2)
            }
        }
        let limits = Limits::time(Duration::from_secs(1));
        assert_eq!(
            counted(&Effort::new(limits, &Late, &StopSign::default())),
            0
        );
    }
}
