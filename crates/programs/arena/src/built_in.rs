//! Our own players and the baselines as entrants.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use catalog::{AnyEvent, AnyGame};
use game::Seat;
use players::{Ask, Computer, Level, greedy, pace};
use search::effort::Stopwatch;
use search::{Effort, Limits, Numbers};

use crate::entrant::{Asked, Entrant, EntrantError, Fault, Maker};
use crate::games;
use crate::luck::any_move;
use crate::spec::{Kind, Spec};

/// Makes players that live in this program.
#[derive(Clone, Debug)]
pub struct BuiltIn {
    spec: Spec,
    memory: usize,
}

impl BuiltIn {
    /// A maker of what the spec asks for, with tables of at most so many bytes;
    /// `None` if that is a program from outside.
    pub fn new(spec: &Spec, memory: usize) -> Option<BuiltIn> {
        match spec.kind {
            Kind::Engine(_) | Kind::Codecup(_) => None,
            _ => Some(BuiltIn {
                spec: spec.clone(),
                memory,
            }),
        }
    }
}

impl Maker for BuiltIn {
    fn name(&self) -> String {
        self.spec.to_string()
    }

    fn make(&self) -> Box<dyn Entrant> {
        Box::new(Player {
            spec: self.spec.clone(),
            memory: self.memory,
            computer: None,
        })
    }
}

struct Player {
    spec: Spec,
    memory: usize,
    /// Made anew for each game, so that a game never depends on the ones that
    /// happened to be played before it on the same thread.
    computer: Option<Computer>,
}

impl Entrant for Player {
    fn new_game(&mut self, start: &AnyGame, _: Seat) -> Result<(), EntrantError> {
        if let Kind::Level(_) = self.spec.kind {
            let made = catch_unwind(|| Computer::new(start.id(), self.memory));
            self.computer = Some(made.map_err(panicked)?);
        }
        Ok(())
    }

    fn choose(&mut self, asked: &Asked<'_>) -> Result<AnyEvent, EntrantError> {
        // A fault of one player must not end the match of all.
        let chosen = catch_unwind(AssertUnwindSafe(|| self.think(asked)));
        match chosen {
            Ok(Some(mv)) => Ok(mv),
            Ok(None) => Err(EntrantError::new(Fault::Crash, "no move")),
            Err(payload) => Err(panicked(payload)),
        }
    }
}

/// What is known of a panic.
fn panicked(payload: Box<dyn Any + Send>) -> EntrantError {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| payload.downcast_ref::<&str>().copied());
    let what = format!("panic: {}", text.unwrap_or_default());
    EntrantError::new(Fault::Crash, what)
}

impl Player {
    fn think(&mut self, asked: &Asked<'_>) -> Option<AnyEvent> {
        let mut numbers = Numbers::seeded(asked.seed);
        match self.spec.kind {
            Kind::Random => any_move(asked.game, &mut numbers),
            Kind::Greedy => greedy::choose(asked.game, &mut |n| numbers.below(n)),
            Kind::Uct => self.by_trees(asked),
            Kind::Level(level) => self.at_level(level, asked),
            Kind::Engine(_) | Kind::Codecup(_) => None,
        }
    }

    fn at_level(&mut self, level: Level, asked: &Asked<'_>) -> Option<AnyEvent> {
        let watch = Stopwatch::start();
        let effort = Effort::new(self.limits(asked), &watch, asked.stop);
        let ask = Ask {
            level,
            seed: asked.seed,
            effort: &effort,
        };
        let memory = self.memory;
        let computer = &mut self.computer;
        let computer = computer.get_or_insert_with(|| Computer::new(asked.game.id(), memory));
        computer.choose(asked.game, &ask)
    }

    /// Plain UCT.
    fn by_trees(&self, asked: &Asked<'_>) -> Option<AnyEvent> {
        let watch = Stopwatch::start();
        let effort = Effort::new(self.limits(asked), &watch, asked.stop);
        games::of(asked.game).uct(asked.game, asked.seed, &effort)
    }

    /// The limits of its own stand instead of everybody's; a clock holds always.
    fn limits(&self, asked: &Asked<'_>) -> Limits {
        let own = self.spec.time.is_some() || self.spec.nodes.is_some();
        let (time, nodes) = if own {
            (self.spec.time, self.spec.nodes)
        } else {
            (asked.budget.time, asked.budget.nodes)
        };
        let share = (asked.budget.clock).map(|clock| share(asked.game, clock));
        let time = match (time, share) {
            (Some(time), Some(share)) => Some(time.min(share)),
            (time, share) => time.or(share),
        };
        Limits {
            time,
            nodes,
            depth: None,
        }
    }
}

/// The part of the clock to spend on this move: what our player knows to be right,
/// otherwise an equal share of what is left for each move that may still come, with
/// something kept back.
fn share(game: &AnyGame, clock: Duration) -> Duration {
    pace::share_of_clock(game, clock).unwrap_or_else(|| {
        let kept = Duration::from_millis(100) + clock / 50;
        clock.saturating_sub(kept) / pace::moves_left(game).max(1)
    })
}
