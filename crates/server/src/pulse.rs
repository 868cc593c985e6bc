//! Whether somebody is still there who says nothing: they are asked, and whoever
//! does not answer is gone. Browsers answer by themselves, also for pages that
//! nobody looks at.

use std::time::Duration;

use tokio::time::Instant;

/// After how long a silent socket is asked, and how often.
const ASK: Duration = Duration::from_secs(10);

/// How long a socket may be silent. Whoever plays wants to see soon that the other
/// one has lost the network, and so does a teacher.
const SILENCE: Duration = Duration::from_secs(30);

/// When something was heard of a socket, and when it was asked.
pub(crate) struct Pulse {
    heard: Instant,
    asked: Instant,
}

/// What to do when [`Pulse::due`] has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Beat {
    /// Ask whether it is there.
    Ask,
    /// It is gone.
    Gone,
}

impl Pulse {
    pub(crate) fn new(now: Instant) -> Pulse {
        Pulse {
            heard: now,
            asked: now,
        }
    }

    /// Something has come, whatever it was.
    pub(crate) fn hear(&mut self, now: Instant) {
        *self = Pulse::new(now);
    }

    /// When something has to be done if nothing comes.
    pub(crate) fn due(&self) -> Instant {
        (self.asked + ASK).min(self.heard + SILENCE)
    }

    pub(crate) fn beat(&mut self, now: Instant) -> Beat {
        if now >= self.heard + SILENCE {
            return Beat::Gone;
        }
        self.asked = now;
        Beat::Ask
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_silent_is_asked_and_then_gone() {
        let start = Instant::now();
        let mut pulse = Pulse::new(start);
        let mut beats = Vec::new();
        while beats.last() != Some(&Beat::Gone) {
            beats.push(pulse.beat(pulse.due()));
        }
        assert_eq!(beats, [Beat::Ask, Beat::Ask, Beat::Gone]);
        assert_eq!(pulse.due(), start + SILENCE);
    }

    #[test]
    fn whoever_answers_stays() {
        let mut now = Instant::now();
        let mut pulse = Pulse::new(now);
        for _ in 0..20 {
            now = pulse.due();
            assert_eq!(pulse.beat(now), Beat::Ask);
            now += Duration::from_millis(40);
            pulse.hear(now);
        }
    }
}
