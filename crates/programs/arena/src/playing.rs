//! One game from its start to its end: asks the entrants, brings the luck, keeps
//! the time, and knows what to do when an entrant spoils its game.

use std::time::Duration;

use catalog::{AnyEvent, AnyGame, EventKind};
use game::{Outcome, Seat, Stop, Turn};
use search::effort::Stopwatch;
use search::{StopSign, Watch};

use crate::entrant::{Asked, Budget, Entrant, EntrantError, Fault};
use crate::games;
use crate::luck::{Luck, mixed, opening};

/// What a game is played by, the same for everybody.
#[derive(Clone, Debug)]
pub struct Terms {
    /// The position before the first event.
    pub start: AnyGame,
    /// Whether to end after the first round instead of playing all.
    pub one_round: bool,
    /// How many moves are drawn at random before anybody is asked.
    pub opening: usize,
    /// What bounds each move; its clock is what a whole round or game may take.
    pub budget: Budget,
    /// How much later than its limit an answer may come before it is a loss.
    pub tolerance: Duration,
}

/// Who sits at a seat.
pub struct Seated<'a> {
    /// The player.
    pub entrant: &'a mut dyn Entrant,
    /// Whether a move that comes too late loses the game.
    pub loses_on_time: bool,
}

/// How long the moves of one seat took.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pace {
    /// How many moves it was asked for.
    pub moves: u64,
    /// The time for all of them.
    pub total: Duration,
    /// The time for the slowest of them.
    pub slowest: Duration,
    /// How many came later than the limit and the tolerance allow.
    pub late: u64,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Played {
    /// Every event.
    pub events: Vec<AnyEvent>,
    /// How many of them belong to the opening.
    pub opening: usize,
    /// How it ended; `None` if only a round was played.
    pub outcome: Option<Outcome>,
    /// The scores that seats have made, where the game keeps any.
    pub scores: Vec<(Seat, u32)>,
    /// What went wrong, and after how many events, by seat.
    pub troubles: Vec<(Seat, usize, EntrantError)>,
    /// How long each seat took.
    pub paces: Vec<Pace>,
}

/// Plays one game. `luck` decides what chance brings, `seed` is handed to the
/// entrants; `None` if the sign to stop was raised before the end.
pub fn play(
    terms: &Terms,
    seats: &mut [Seated<'_>],
    luck: u64,
    seed: u64,
    stop: &StopSign,
) -> Option<Played> {
    let mut chance = Luck::seeded(luck);
    let events = opening(&terms.start, terms.opening, luck, &mut chance);
    let mut game = terms.start.clone();
    for event in &events {
        game.apply(event).expect("the opening is legal");
    }
    let mut run = Run {
        terms,
        round: games::of(&game).round(&game),
        game,
        seed,
        stop,
        left: vec![terms.budget.clock; seats.len()],
        gone: vec![false; seats.len()],
        played: Played {
            opening: events.len(),
            events,
            outcome: None,
            scores: Vec::new(),
            troubles: Vec::new(),
            paces: vec![Pace::default(); seats.len()],
        },
    };
    for (index, seated) in seats.iter_mut().enumerate() {
        let seat = Seat::new(index);
        if let Err(trouble) = seated.entrant.new_game(&terms.start, seat) {
            run.spoil(seat, trouble);
        }
    }
    run.played_out(seats, &mut chance)
}

struct Run<'a> {
    terms: &'a Terms,
    game: AnyGame,
    seed: u64,
    stop: &'a StopSign,
    /// What is left on each seat's clock.
    left: Vec<Option<Duration>>,
    /// The round whose clocks are running.
    round: u32,
    /// Seats that spoilt their game while the others play on.
    gone: Vec<bool>,
    played: Played,
}

impl Run<'_> {
    fn played_out(mut self, seats: &mut [Seated<'_>], luck: &mut Luck) -> Option<Played> {
        while !self.is_done() {
            if self.stop.is_up() {
                return None;
            }
            match self.game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let event = luck.next(&self.game).expect("chance is to speak");
                    self.happen(event);
                }
                Turn::Seat(seat) if self.gone[seat.index()] => {
                    let forced = self.game.moves().swap_remove(0);
                    self.happen(forced);
                }
                Turn::Seat(seat) => {
                    let answer = self.ask(seat, &mut seats[seat.index()]);
                    // A move chosen in haste because everything ends is no move.
                    if self.stop.is_up() {
                        return None;
                    }
                    match answer {
                        Ok(mv) => self.happen(mv),
                        Err(trouble) => self.spoil(seat, trouble),
                    }
                }
            }
        }
        self.played.outcome = self.game.outcome();
        self.played.scores = games::of(&self.game).scores(&self.game);
        Some(self.played)
    }

    /// Says whether the only round that is asked for has been played.
    fn is_done(&self) -> bool {
        self.terms.one_round && self.round > 1
    }

    /// Lets an event happen that is known to be legal.
    fn happen(&mut self, event: AnyEvent) {
        self.game.apply(&event).expect("it was found to be legal");
        self.played.events.push(event);
        let round = games::of(&self.game).round(&self.game);
        if round != self.round {
            self.round = round;
            self.left.fill(self.terms.budget.clock);
        }
    }

    /// Asks a seat for its move and measures how long that takes.
    fn ask(&mut self, seat: Seat, seated: &mut Seated<'_>) -> Result<AnyEvent, EntrantError> {
        let index = seat.index();
        let asked = Asked {
            start: &self.terms.start,
            game: &self.game,
            events: &self.played.events,
            seat,
            budget: Budget {
                clock: self.left[index],
                ..self.terms.budget
            },
            tolerance: self.terms.tolerance,
            seed: mixed(self.seed, self.played.events.len() as u64),
            stop: self.stop,
        };
        let watch = Stopwatch::start();
        let answer = seated.entrant.choose(&asked);
        let took = watch.elapsed();
        let is_late = asked.patience().is_some_and(|most| took > most);
        let clock_is_out = (asked.budget.clock).is_some_and(|left| took > left + asked.tolerance);
        let pace = &mut self.played.paces[index];
        pace.moves += 1;
        pace.total += took;
        pace.slowest = pace.slowest.max(took);
        pace.late += u64::from(is_late);
        if let Some(left) = &mut self.left[index] {
            *left = left.saturating_sub(took);
        }
        let mv = answer?;
        if clock_is_out || (is_late && seated.loses_on_time) {
            let what = format!("{} ms", took.as_millis());
            return Err(EntrantError::new(Fault::Time, what));
        }
        // A stop is legal at any time, but it is no move.
        match self.game.check(&mv) {
            Ok(()) if mv.kind() == EventKind::Move => Ok(mv),
            _ => Err(EntrantError::new(Fault::Illegal, mv.to_string())),
        }
    }

    /// A seat has spoilt its game: it gives up. Where the others play on, the
    /// first legal move is made for it.
    fn spoil(&mut self, seat: Seat, trouble: EntrantError) {
        let place = self.played.events.len();
        self.played.troubles.push((seat, place, trouble));
        self.gone[seat.index()] = true;
        let stop = AnyEvent::stop(self.game.id(), Stop::Resign(seat));
        if self.game.check(&stop).is_ok() {
            self.happen(stop);
        }
    }
}
