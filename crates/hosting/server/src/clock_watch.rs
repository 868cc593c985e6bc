//! A machine's clock that is set forward makes everything look old. What people play
//! must not be deleted for that, so a server compares its clock with how long it has
//! really been running, and with the clock of the database that it shares with others.

use std::time::Duration;

use tokio::time::Instant;

/// A clock may be set right by so much; nothing is kept for less than days.
const TOLERATED: Duration = Duration::from_secs(60 * 60);

/// What the clock said at some moment.
pub(crate) struct ClockWatch {
    moment: Instant,
    millis: u64,
}

impl ClockWatch {
    /// The clock says so many thousandths of a second now.
    pub(crate) fn new(moment: Instant, millis: u64) -> ClockWatch {
        ClockWatch { moment, millis }
    }

    /// By how much the clock has gone ahead of the time that has passed; none if that
    /// is little.
    pub(crate) fn set_forward(&self, now: Instant, millis: u64) -> Option<Duration> {
        let passed = now.saturating_duration_since(self.moment).as_millis() as u64;
        ahead(millis, self.millis.saturating_add(passed))
    }
}

/// By how much a clock is ahead of another; none if that is little.
pub(crate) fn ahead(millis: u64, other: u64) -> Option<Duration> {
    let ahead = Duration::from_millis(millis.saturating_sub(other));
    (ahead > TOLERATED).then_some(ahead)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: u64 = 60 * 60 * 1000;

    #[test]
    fn a_clock_that_is_set_forward_is_noticed_and_one_that_goes_on_is_not() {
        let start = Instant::now();
        let later = start + Duration::from_secs(24 * 60 * 60);
        let watch = ClockWatch::new(start, 1000 * HOUR);
        assert_eq!(watch.set_forward(start, 1000 * HOUR), None);
        assert_eq!(watch.set_forward(later, 1024 * HOUR), None);
        // Set right by a little, or set back.
        assert_eq!(watch.set_forward(later, 1025 * HOUR), None);
        assert_eq!(watch.set_forward(later, 2 * HOUR), None);
        let year = 365 * 24 * HOUR;
        let ahead = watch.set_forward(later, 1024 * HOUR + year);
        assert_eq!(ahead, Some(Duration::from_millis(year)));
    }
}
