//! Whoever hosts a table: tells it the time, supplies rolls, draws and lots, and
//! moves for the computers.

use std::time::{Duration, Instant};

use catalog::AnyEvent;
use game::Seat;
use players::{Ask, Computer, Level, pace};
use rand::rngs::{SmallRng, SysRng};
use rand::{RngExt, SeedableRng};
use search::effort::Stopwatch;
use search::{Effort, Limits, StopSign};
use table::{
    Act, Answer, ClockRules, Duty, Input, InputError, Millis, Player, Sender, Table, Viewer,
};

/// The source of rolls, draws and lots.
pub(crate) fn numbers(seed: Option<u64>) -> SmallRng {
    match seed {
        Some(seed) => SmallRng::seed_from_u64(seed),
        None => SmallRng::try_from_rng(&mut SysRng)
            .unwrap_or_else(|_| SmallRng::seed_from_u64(nanoseconds())),
    }
}

/// Where the operating system has no random numbers to give, the time has to do.
fn nanoseconds() -> u64 {
    let since = std::time::UNIX_EPOCH.elapsed().unwrap_or_default();
    since.as_nanos() as u64
}

/// A table and what its host needs.
pub(crate) struct TableHost {
    pub(crate) table: Table,
    numbers: SmallRng,
    /// One mind for each player that is a computer, from its first move on.
    minds: Vec<Option<Computer>>,
    natural_pace: bool,
    start: Instant,
    next_id: u64,
    wake: Option<Millis>,
}

impl TableHost {
    pub(crate) fn new(
        start: Instant,
        table: Table,
        numbers: SmallRng,
        natural_pace: bool,
    ) -> TableHost {
        TableHost {
            table,
            numbers,
            minds: Vec::new(),
            natural_pace,
            start,
            next_id: 0,
            wake: None,
        }
    }

    /// Another table, by the same source of numbers.
    pub(crate) fn replace(&mut self, table: Table) {
        self.table = table;
        self.minds.clear();
        self.next_id = 0;
        self.wake = None;
    }

    /// The time since the program began to play.
    pub(crate) fn now(&self) -> Millis {
        moment(self.start)
    }

    /// Tells the table something.
    pub(crate) fn tell(&mut self, from: Sender, act: Act) -> Answer {
        self.next_id += 1;
        let input = Input {
            from,
            id: self.next_id,
            version: self.table.version(),
            act,
        };
        let now = self.now();
        let answer = self.table.handle(now, input);
        self.wake = answer.wake;
        answer
    }

    /// How long nobody has to tell the table the time.
    pub(crate) fn may_sleep(&self) -> Option<Duration> {
        let wake = self.wake?;
        Some(Duration::from_millis(wake.0.saturating_sub(self.now().0)))
    }

    /// What the host has to do, if anything.
    pub(crate) fn duty(&self) -> Option<Duty> {
        self.table.duty()
    }

    /// Does what has to be done.
    pub(crate) fn perform(&mut self, duty: Duty) -> Answer {
        let (from, act) = match duty {
            Duty::CastLots => {
                let seats = self.lot();
                (Sender::Host, Act::Lot(seats))
            }
            Duty::Pick(player) => {
                let value = self.pick();
                (Sender::Player(player), Act::Pick(value))
            }
            Duty::Decline(offer, player) => {
                let accept = false;
                (Sender::Player(player), Act::Answer { offer, accept })
            }
            Duty::Press(player) => (Sender::Player(player), Act::Press),
            Duty::Supply => {
                let mut below = |limit| self.numbers.random_range(0..limit);
                let event = game::pick(&self.table.game().chances(), &mut below);
                (Sender::Host, Act::Chance(event))
            }
            Duty::Move(player, seat) => match self.think(player, seat) {
                Some(chosen) => (Sender::Player(player), Act::Move(chosen)),
                None => {
                    return Answer {
                        refused: Some(InputError::NotNow),
                        ..Answer::default()
                    };
                }
            },
        };
        self.tell(from, act)
    }

    /// A computer's move, after the time it takes.
    fn think(&mut self, player: usize, seat: Seat) -> Option<AnyEvent> {
        let level = match self.table.config().players[player] {
            Player::Computer { level } => Level::new(level)?,
            _ => return None,
        };
        let seed = self.numbers.random();
        let allowed = self.allowed(seat);
        let watch = Stopwatch::start();
        let time = allowed.unwrap_or(Duration::MAX).min(level.usual_time());
        let effort = Effort::new(Limits::time(time), &watch, &StopSign::default())
            .on_threads(std::thread::available_parallelism().map_or(1, usize::from));
        let game = self.table.game();
        self.minds
            .resize_with(self.minds.len().max(player + 1), || None);
        let mind = self.minds[player]
            .get_or_insert_with(|| Computer::new(game.id(), Computer::USUAL_MEMORY));
        let ask = Ask {
            level,
            seed,
            effort: &effort,
        };
        let chosen = mind.choose(game, &ask);
        if self.natural_pace {
            let pace = pace::natural(game, seed).min(allowed.unwrap_or(Duration::MAX));
            std::thread::sleep(pace.saturating_sub(effort.elapsed()));
        }
        chosen
    }

    /// How long this seat may think by its clock; nothing without one.
    fn allowed(&self, seat: Seat) -> Option<Duration> {
        let clocks = self.table.view(self.now(), Viewer::Spectator).clocks;
        let duration = |millis: i64| Duration::from_millis(millis.max(0) as u64);
        let game = self.table.game();
        let increment = match self.table.config().clock {
            ClockRules::Bank { increment, .. } => Duration::from_millis(increment),
            _ => Duration::ZERO,
        };
        let left = pace::Left {
            bank: clocks.banks.map(|banks| duration(banks[seat.index()])),
            increment,
            game: clocks.game.map(duration),
            turn: clocks.turn.map(duration),
        };
        pace::allowed(game, &left)
    }

    /// What a computer picks: each value as likely as the others.
    fn pick(&mut self) -> String {
        let rule = self.table.config().game.picked_at_table();
        let values = rule.and_then(|rule| rule.values()).unwrap_or_default();
        match values {
            [] => String::new(),
            _ => values[self.numbers.random_range(0..values.len())].to_string(),
        }
    }

    /// The players in an order in which each order is as likely as the others.
    fn lot(&mut self) -> Vec<usize> {
        let mut left: Vec<usize> = (0..self.table.config().players.len()).collect();
        let mut drawn = Vec::new();
        while !left.is_empty() {
            drawn.push(left.swap_remove(self.numbers.random_range(0..left.len())));
        }
        drawn
    }
}

/// The time since the program began to play.
pub(crate) fn moment(start: Instant) -> Millis {
    Millis(start.elapsed().as_millis() as u64)
}
