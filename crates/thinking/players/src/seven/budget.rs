//! A part of an effort: what one step of thinking may use before the next.

use std::cell::Cell;
use std::time::Duration;

use search::{Meter, StopError};

/// Why a search ended without an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum HaltError {
    /// The effort is over.
    Stopped,
    /// This step has used what it was allowed.
    Paused,
    /// The tiles have been laid out so far that the window is too small.
    Stretched,
}

impl From<StopError> for HaltError {
    fn from(_: StopError) -> HaltError {
        HaltError::Stopped
    }
}

/// How many nodes a step may use where nothing else limits it, for each
/// hundredth part of an effort.
const NODES_A_PART: u64 = 20_000;

/// Counts nodes for a whole effort and for the step that is being taken.
pub(crate) struct Budget<'s> {
    meter: Meter<'s, 's>,
    /// The nodes of the effort after which it is over, by its own limit or by
    /// that of the level.
    most: Option<u64>,
    nodes: Cell<u64>,
    time: Cell<Option<Duration>>,
    until_look: Cell<u64>,
}

impl<'s> Budget<'s> {
    /// A budget for the whole effort, of at most so many nodes from here.
    pub(crate) fn new(meter: Meter<'s, 's>, nodes: Option<u64>) -> Budget<'s> {
        let own = nodes.map(|nodes| meter.nodes() + nodes);
        let limits = [own, meter.effort().limits.nodes];
        let most = limits.into_iter().flatten().min();
        Budget {
            meter,
            most,
            nodes: Cell::new(most.unwrap_or(u64::MAX)),
            time: Cell::new(None),
            until_look: Cell::new(Meter::STRIDE),
        }
    }

    /// Allows the next step so many hundredths of what is left of the effort.
    /// A hundred of them is all of it, without an end if it has none.
    pub(crate) fn allow(&self, hundredths: u32) {
        let effort = self.meter.effort();
        let used = self.meter.nodes();
        let part = |all: u64| all.saturating_sub(used) / 100 * u64::from(hundredths);
        let nodes = self.most.map(|most| used + part(most));
        let time = effort.limits.time.map(|most| {
            let elapsed = effort.elapsed();
            elapsed + most.saturating_sub(elapsed) * hundredths / 100
        });
        let plain =
            (used + NODES_A_PART * u64::from(hundredths)).min(self.most.unwrap_or(u64::MAX));
        self.nodes.set(match (nodes, time) {
            _ if hundredths >= 100 => self.most.unwrap_or(u64::MAX),
            (None, None) => plain,
            (nodes, _) => nodes.unwrap_or(u64::MAX),
        });
        self.time.set(time);
        self.until_look.set(1);
    }

    /// Does something within this step that may use so many nodes at most;
    /// `None` if they were not enough for it.
    pub(crate) fn within<T>(
        &self,
        nodes: u64,
        attempt: impl FnOnce() -> Result<T, HaltError>,
    ) -> Result<Option<T>, HaltError> {
        let most = self.nodes.get();
        self.nodes.set(most.min(self.meter.nodes() + nodes));
        self.until_look.set(1);
        let found = attempt();
        self.nodes.set(most);
        self.until_look.set(1);
        match found {
            // It may have been the step itself that is over.
            Err(HaltError::Paused) => self.count().map(|()| None),
            found => found.map(Some),
        }
    }

    /// Counts one node; an error means to end now.
    pub(crate) fn count(&self) -> Result<(), HaltError> {
        self.meter.count()?;
        let until = self.until_look.get() - 1;
        self.until_look.set(until);
        if until == 0 {
            let rest = self.nodes.get().saturating_sub(self.meter.nodes());
            self.until_look.set(rest.clamp(1, Meter::STRIDE));
            let late = |time| self.meter.effort().elapsed() >= time;
            if self.meter.nodes() >= self.nodes.get() || self.time.get().is_some_and(late) {
                // The step stays over until the next one is allowed.
                self.until_look.set(1);
                return Err(HaltError::Paused);
            }
        }
        Ok(())
    }

    /// The nodes of the whole effort so far.
    pub(crate) fn nodes(&self) -> u64 {
        self.meter.nodes()
    }

    /// The depth to which the whole effort is limited.
    pub(crate) fn depth(&self) -> usize {
        self.meter
            .effort()
            .limits
            .depth
            .map_or(usize::MAX, |depth| depth as usize)
    }
}
