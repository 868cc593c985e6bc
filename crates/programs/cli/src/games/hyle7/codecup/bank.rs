//! The time for a round. Whoever uses it up has lost, so it is counted in our
//! disfavour: from the start of the program, and with a little for every answer
//! that no clock here can see.

use std::time::{Duration, Instant};

use hyle7::Position;
use players::hyle7::clock;

/// What the way of a line to the judge and back may cost.
const PIPE: Duration = Duration::from_millis(3);

/// What the system may have needed before the program could look at a clock.
const LOADING: Duration = Duration::from_millis(50);

/// The time for a round. It looks at no clock, but is told what time it is.
pub(super) struct Bank {
    total: Duration,
    used: Duration,
    opened: Instant,
}

impl Bank {
    /// Begins to count.
    pub(super) fn open(total: Duration, now: Instant) -> Bank {
        Bank {
            total,
            used: LOADING,
            opened: now,
        }
    }

    /// The program is ready: what that took is spent. Waiting for the other side
    /// is not.
    pub(super) fn started(&mut self, now: Instant) {
        self.used += now - self.opened;
    }

    /// How long to think about this position, asked for at `heard`.
    pub(super) fn allot(&self, position: &Position, heard: Instant, now: Instant) -> Duration {
        let left = self.total.saturating_sub(self.used + (now - heard) + PIPE);
        clock::allot(position, left)
    }

    /// An answer has been given to what was heard then.
    pub(super) fn spend(&mut self, heard: Instant, now: Instant) {
        self.used += now - heard + PIPE;
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Turn};
    use hyle7::{Role, Setup};
    use search::Numbers;

    use super::*;

    /// What a judge's watch says at the end of a round of so many milliseconds, if
    /// starting takes 40 ms, the way of every line 2 ms, and thinking always 1 ms
    /// more than was allotted, while the other side thinks for a second each time.
    fn counted(role: Role, total: u64) -> (u32, Duration) {
        let millis = Duration::from_millis;
        let mut numbers = Numbers::seeded(1);
        let mut position = Position::start(&Setup::default());
        let mut now = Instant::now();
        let (mut answers, mut counted) = (0, millis(40));
        let mut bank = Bank::open(millis(total), now);
        bank.started(now);
        while position.round() == 1 && position.turn() != Turn::Over {
            now += millis(1000);
            if position.role_to_move() == Some(role) {
                let heard = now;
                now += bank.allot(&position, heard, now) + millis(1);
                bank.spend(heard, now);
                counted += now - heard + millis(2);
                answers += 1;
            }
            position.step_at_random(&mut |limit| numbers.below(limit));
        }
        (answers, counted)
    }

    #[test]
    fn a_round_is_played_within_its_time_and_uses_most_of_it() {
        for (role, moves) in [(Role::Chaos, 49), (Role::Order, 48)] {
            for total in [2500, 30_000] {
                let (answers, counted) = counted(role, total);
                let total = Duration::from_millis(total);
                assert_eq!(answers, moves);
                assert!(counted < total, "{role:?} took {counted:?} of {total:?}");
                assert!(counted > total / 2, "{role:?} took but {counted:?}");
            }
        }
    }

    #[test]
    fn starting_up_is_paid_for_and_waiting_is_not() {
        let start = Position::start(&Setup::default());
        let (began, second) = (Instant::now(), Duration::from_secs(1));
        let mut bank = Bank::open(30 * second, began);
        let at_once = bank.allot(&start, began, began);
        assert_eq!(
            bank.allot(&start, began + 9 * second, began + 9 * second),
            at_once
        );
        bank.started(began + second);
        assert!(bank.allot(&start, began, began) < at_once);
    }
}
