//! Whether somebody is still there who says nothing: they are asked, and whoever
//! does not answer is gone. Browsers answer by themselves, also for pages that
//! nobody looks at.

use std::time::Duration;

use tokio::time::Instant;

/// A silent socket is asked so often before it is gone.
const ASKED: u32 = 3;

/// When something was heard of a socket, and when it was asked.
pub(crate) struct Pulse {
    silence: Duration,
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
    /// For a socket that may be silent for so long.
    pub(crate) fn new(now: Instant, silence: Duration) -> Pulse {
        Pulse {
            silence,
            heard: now,
            asked: now,
        }
    }

    /// Something has come, whatever it was.
    pub(crate) fn hear(&mut self, now: Instant) {
        *self = Pulse::new(now, self.silence);
    }

    /// When something has to be done if nothing comes.
    pub(crate) fn due(&self) -> Instant {
        (self.asked + self.silence / ASKED).min(self.heard + self.silence)
    }

    pub(crate) fn beat(&mut self, now: Instant) -> Beat {
        let third = self.silence / ASKED;
        if now >= self.due() + third {
            // It was we who did not listen, because the machine slept or had too much
            // to do: whoever has been silent for us is asked once more.
            self.heard = self.heard.max(now - third * (ASKED - 1));
        }
        if now >= self.heard + self.silence {
            return Beat::Gone;
        }
        self.asked = now;
        Beat::Ask
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SILENCE: Duration = Duration::from_secs(30);

    #[test]
    fn whoever_is_silent_is_asked_and_then_gone() {
        let start = Instant::now();
        let mut pulse = Pulse::new(start, SILENCE);
        let mut beats = Vec::new();
        while beats.last() != Some(&Beat::Gone) {
            beats.push(pulse.beat(pulse.due()));
        }
        assert_eq!(beats, [Beat::Ask, Beat::Ask, Beat::Gone]);
        assert_eq!(pulse.due(), start + SILENCE);
    }

    #[test]
    fn whoever_was_not_listened_to_is_asked_once_more() {
        let start = Instant::now();
        let mut pulse = Pulse::new(start, SILENCE);
        // A machine that was put to sleep for an hour, right after it had asked.
        assert_eq!(pulse.beat(pulse.due()), Beat::Ask);
        let awake = start + Duration::from_secs(3600);
        assert_eq!(pulse.beat(awake), Beat::Ask);
        assert_eq!(pulse.due(), awake + SILENCE / ASKED);
        let answering = Pulse { ..pulse };
        assert_eq!(pulse.beat(pulse.due()), Beat::Gone);
        pulse = answering;
        pulse.hear(awake + Duration::from_millis(40));
        assert_eq!(pulse.beat(pulse.due()), Beat::Ask);
    }

    #[test]
    fn whoever_answers_stays() {
        let mut now = Instant::now();
        let mut pulse = Pulse::new(now, SILENCE);
        for _ in 0..20 {
            now = pulse.due();
            assert_eq!(pulse.beat(now), Beat::Ask);
            now += Duration::from_millis(40);
            pulse.hear(now);
        }
    }
}
