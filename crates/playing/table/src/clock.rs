//! Clocks: a bank for each seat, or HeiNash's time for the game and for each
//! turn (N9, N12). A soft clock shows and never acts.

use game::{PerSeat, Seat};
use serde::{Deserialize, Deserializer, Serialize};

/// A moment, in thousandths of a second since some fixed one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Millis(pub u64);

/// No clock gives more: a week.
const LONGEST_TIME: f64 = 7.0 * 24.0 * 60.0 * 60.0 * 1000.0;

/// How time is kept. Times are in thousandths of a second, without fractions and
/// between none and a week: what is beyond is brought there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum ClockRules {
    /// Not at all.
    None,
    /// Each seat has a time for the whole game, and gets some for each move.
    Bank {
        /// What each seat begins with.
        #[serde(deserialize_with = "time")]
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        #[cfg_attr(feature = "openapi", schema(value_type = f64, minimum = 1))]
        main: u64,
        /// What a move adds.
        #[serde(deserialize_with = "time")]
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        #[cfg_attr(feature = "openapi", schema(value_type = f64))]
        increment: u64,
        /// Shows and never acts.
        soft: bool,
    },
    /// HeiNash: a time for the whole game, a time for each turn, or both.
    Turns {
        /// For the game, shared by all (N9).
        #[serde(default, deserialize_with = "perhaps_time")]
        #[cfg_attr(feature = "ts", ts(type = "number | null"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<f64>, minimum = 1))]
        game: Option<u64>,
        /// For each turn (N12).
        #[serde(default, deserialize_with = "perhaps_time")]
        #[cfg_attr(feature = "ts", ts(type = "number | null"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<f64>, minimum = 1))]
        turn: Option<u64>,
        /// Shows and never acts.
        soft: bool,
    },
}

/// A time as a message has it. A page may have reckoned with fractions, which nobody
/// plays by.
fn time<'de, D: Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
    f64::deserialize(from).map(whole)
}

fn perhaps_time<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u64>, D::Error> {
    Ok(Option::<f64>::deserialize(from)?.map(whole))
}

fn whole(millis: f64) -> u64 {
    millis.clamp(0.0, LONGEST_TIME) as u64
}

impl ClockRules {
    pub(crate) const fn gives_no_time(self) -> bool {
        match self {
            ClockRules::None => false,
            ClockRules::Bank { main, .. } => main == 0,
            ClockRules::Turns { game, turn, .. } => {
                matches!((game, turn), (None, None) | (Some(0), _) | (_, Some(0)))
            }
        }
    }

    /// Whether it shows and never acts.
    pub const fn is_soft(self) -> bool {
        match self {
            ClockRules::None => true,
            ClockRules::Bank { soft, .. } | ClockRules::Turns { soft, .. } => soft,
        }
    }
}

/// What time has run out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flag {
    /// The time for the whole game.
    Game,
    /// A seat's bank.
    Bank(Seat),
    /// The time for a turn.
    Turn,
}

/// The clocks as they stood when something last changed. Times below 0 are
/// overdrawn, which only soft clocks can be.
///
/// Invariant: nothing here changes when time merely passes, so that looking
/// at a clock, or a refused input, leaves no trace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    rules: ClockRules,
    banks: PerSeat<i64>,
    game: i64,
    turn: i64,
    since: Millis,
    /// Time passes: the match has begun, is not over, and is not paused.
    going: bool,
}

/// A time that may be overdrawn. One that is longer than any match is for ever.
fn signed(millis: u64) -> i64 {
    i64::try_from(millis).unwrap_or(i64::MAX)
}

impl Clocks {
    pub(crate) fn new(rules: ClockRules, seats: usize) -> Clocks {
        let (bank, game, turn) = match rules {
            ClockRules::None => (0, 0, 0),
            ClockRules::Bank { main, .. } => (main, 0, 0),
            ClockRules::Turns { game, turn, .. } => (0, game.unwrap_or(0), turn.unwrap_or(0)),
        };
        Clocks {
            rules,
            banks: PerSeat::new(seats, |_| signed(bank)),
            game: signed(game),
            turn: signed(turn),
            since: Millis(0),
            going: false,
        }
    }

    pub(crate) fn rules(&self) -> ClockRules {
        self.rules
    }

    /// Time passes from now on, or stops passing.
    pub(crate) fn go(&mut self, going: bool) {
        self.going = going;
    }

    /// How much of the time since the last change counts.
    fn elapsed(&self, now: Millis) -> i64 {
        if self.going {
            signed(now.0.saturating_sub(self.since.0))
        } else {
            0
        }
    }

    /// Books the time that has passed, `acting` being whose it was.
    pub(crate) fn book(&mut self, now: Millis, acting: Option<Seat>) {
        let elapsed = self.elapsed(now);
        let less = |time: &mut i64| *time = time.saturating_sub(elapsed);
        less(&mut self.game);
        if let Some(seat) = acting {
            less(&mut self.banks[seat]);
            less(&mut self.turn);
        }
        self.since = Millis(self.since.0.max(now.0));
    }

    /// A seat has moved: it gets its increment.
    pub(crate) fn moved(&mut self, seat: Seat) {
        if let ClockRules::Bank { increment, .. } = self.rules {
            self.banks[seat] = self.banks[seat].saturating_add(signed(increment));
        }
    }

    /// Somebody else, or the same one with something else to do, has a whole
    /// turn's time.
    pub(crate) fn new_turn(&mut self) {
        if let ClockRules::Turns { turn, .. } = self.rules {
            self.turn = signed(turn.unwrap_or(0));
        }
    }

    /// A seat gets more time: on its bank, or for the turn it is taking.
    pub(crate) fn give(&mut self, seat: Seat, millis: u64, acting: Option<Seat>) {
        match self.rules {
            ClockRules::None => {}
            ClockRules::Bank { .. } => {
                self.banks[seat] = self.banks[seat].saturating_add(signed(millis));
            }
            ClockRules::Turns { turn, .. } => {
                if turn.is_some() && acting == Some(seat) {
                    self.turn = self.turn.saturating_add(signed(millis));
                }
            }
        }
    }

    pub(crate) fn banks(&self) -> PerSeat<i64> {
        self.banks
    }

    pub(crate) fn restore(&mut self, banks: PerSeat<i64>) {
        self.banks = banks;
    }

    /// What is left at this moment of what outlasts a turn: each seat's bank, or
    /// the time for the game.
    pub(crate) fn left(&self, now: Millis, acting: Option<Seat>) -> Vec<i64> {
        let (banks, game, _) = self.shown(now, acting);
        match banks {
            Some(banks) => banks.as_slice().to_vec(),
            None => game.into_iter().collect(),
        }
    }

    /// Takes over what was left, if it fits the rules.
    pub(crate) fn set_left(&mut self, left: &[i64]) {
        match self.rules {
            ClockRules::Bank { .. } if left.len() == self.banks.seats() => {
                self.banks = PerSeat::new(left.len(), |seat| left[seat.index()]);
            }
            ClockRules::Turns { game: Some(_), .. } if left.len() == 1 => self.game = left[0],
            _ => {}
        }
    }

    /// When which time runs out next, if nothing else happens.
    pub(crate) fn next_flag(&self, acting: Option<Seat>) -> Option<(Millis, Flag)> {
        if !self.going || self.rules.is_soft() {
            return None;
        }
        let at = |left: i64| Millis(self.since.0.saturating_add(left.max(0) as u64));
        let mut flags: [Option<(Millis, Flag)>; 2] = [None, None];
        match (self.rules, acting) {
            (ClockRules::Bank { .. }, Some(seat)) => {
                flags[0] = Some((at(self.banks[seat]), Flag::Bank(seat)));
            }
            (ClockRules::Turns { game, turn, .. }, acting) => {
                flags[0] = game.map(|_| (at(self.game), Flag::Game));
                flags[1] = turn.and(acting).map(|_| (at(self.turn), Flag::Turn));
            }
            _ => {}
        }
        // The game's time comes first where both run out at once.
        flags.into_iter().flatten().min_by_key(|(when, _)| *when)
    }

    /// What the clocks show at this moment: each seat's bank, the game's time
    /// and the turn's, in thousandths of a second.
    pub(crate) fn shown(
        &self,
        now: Millis,
        acting: Option<Seat>,
    ) -> (Option<PerSeat<i64>>, Option<i64>, Option<i64>) {
        let mut then = self.clone();
        then.book(now, acting);
        match self.rules {
            ClockRules::None => (None, None, None),
            ClockRules::Bank { .. } => (Some(then.banks), None, None),
            ClockRules::Turns { game, turn, .. } => {
                (None, game.map(|_| then.game), turn.map(|_| then.turn))
            }
        }
    }
}
