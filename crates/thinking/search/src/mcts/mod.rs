//! Monte-Carlo tree search for any number of seats, with chance.
//!
//! Each turn of the wheel walks down the tree, plays on from where it leaves
//! it, and adds what came out to every move on the way. A seat walks where its
//! own mean reward and a bonus for what was seldom tried (UCT) add up to most;
//! chance walks by its odds. The answer is the move tried most often.
//!
//! One turn of the wheel counts as one node of the effort. A search that is
//! stopped before its first answers with the move listed first. Threads each
//! grow a tree of their own and add up what they found at the root; on one
//! thread, for a seed and a limit of nodes, the answer is the same everywhere:
//! logarithms come from one library, not from the machine.
//!
//! # Any game
//!
//! A game needs no knowledge for it but its rules, and [`Plain`](crate::Plain) brings those:
//!
//! ```
//! use game::{Event, Game, Seat};
//! use heinash::{Layout, Position, Setup, Sides, Size};
//! use search::effort::NoWatch;
//! use search::mcts::{self, Settings, ToTheEnd};
//! use search::{Effort, Limits, Plain, StopSign};
//!
//! // HeiNash on four cells. Black has 2, Red has 4; Black may make 1, or 3, which joins
//! // the upper and the lower row.
//! let layout = Layout::reading(Size::new(2).unwrap());
//! let setup = Setup { layout, sides: Sides::Own, ..Setup::default() };
//! let mut game = Position::start(&setup);
//! for text in ["roll:6-6-5", "none", "put:2", "roll:6-5-3", "6-5+3", "roll:4-2-1"] {
//!     game.apply(&Event::parse(text).unwrap()).unwrap();
//! }
//! let search = |seed| {
//!     let effort = Effort::new(Limits::nodes(500), &NoWatch, &StopSign::default());
//!     let settings = Settings { seed, ..Settings::default() };
//!     mcts::search(&Plain::new(game.clone()), &ToTheEnd, &settings, &effort, &mut |_| {})
//! };
//! let answer = search(1);
//! assert_eq!(answer.best().unwrap().to_string(), "4+1-2");
//! assert_eq!(answer.tried[0].values[Seat::new(0)], 1.0, "it always won");
//! assert_eq!(search(1), answer, "the same seed, the same answer");
//! ```

mod tree;

use game::{PerSeat, Seat, Turn};

use crate::effort::{Effort, Meter};
use crate::numbers::Numbers;
use crate::state::Rewards;
use tree::Tree;

/// How to search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// What the random numbers follow from.
    pub seed: u64,
    /// How much weight the bonus for what was seldom tried has.
    pub exploration: f64,
    /// How many bytes the trees may take together. A full tree goes on
    /// gathering results, but grows no more.
    pub memory: usize,
    /// If set to `w`, only the first `1 + w·√n` listed moves of a position that
    /// was reached `n` times are looked at.
    pub widening: Option<f64>,
    /// What a move that was never tried is taken to be worth; if not set, every
    /// move is tried once before one is tried again.
    pub first_play: Option<f64>,
    /// How much weight the state's own [`Rewards::promise`] has, which fades as
    /// a move is tried: the weight times the promise over the number of tries.
    pub bias: f64,
    /// Whether untried moves are tried in random order, not in the state's own.
    pub shuffle: bool,
    /// Whether chance brings in turn what is most overdue by its odds, instead
    /// of drawing lots. The means are the same, with less noise.
    pub even_chance: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            seed: 0,
            exploration: std::f64::consts::SQRT_2,
            memory: 256 << 20,
            widening: None,
            first_play: None,
            bias: 0.0,
            shuffle: false,
            even_chance: false,
        }
    }
}

/// Plays on from a position that the tree does not know yet.
pub trait Playout<S: Rewards> {
    /// What comes out for each seat, from 0 to 1.
    fn rewards(&self, state: S, numbers: &mut Numbers) -> PerSeat<f64>;
}

/// Random events to the end of the game.
#[derive(Clone, Copy, Debug)]
pub struct ToTheEnd;

impl<S: Rewards> Playout<S> for ToTheEnd {
    fn rewards(&self, mut state: S, numbers: &mut Numbers) -> PerSeat<f64> {
        while state.turn() != Turn::Over {
            state.step_at_random(numbers);
        }
        state.rewards()
    }
}

/// So many random events, then the state's own estimate.
#[derive(Clone, Copy, Debug)]
pub struct Ahead(
    /// How many events.
    pub u32,
);

impl<S: Rewards> Playout<S> for Ahead {
    fn rewards(&self, mut state: S, numbers: &mut Numbers) -> PerSeat<f64> {
        for _ in 0..self.0 {
            if state.turn() == Turn::Over {
                break;
            }
            state.step_at_random(numbers);
        }
        state.rewards()
    }
}

impl<S: Rewards, F: Fn(S, &mut Numbers) -> PerSeat<f64>> Playout<S> for F {
    fn rewards(&self, state: S, numbers: &mut Numbers) -> PerSeat<f64> {
        self(state, numbers)
    }
}

/// What a search has found.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer<M> {
    /// The moves at the root, the most tried first; none unless a seat is to
    /// move there.
    pub tried: Vec<Tried<M>>,
    /// What the position is worth to each seat: the mean of all results.
    pub values: PerSeat<f64>,
    /// How often it played on to a result.
    pub playouts: u64,
}

/// A move at the root and how it did.
#[derive(Clone, PartialEq, Debug)]
pub struct Tried<M> {
    /// The move.
    pub mv: M,
    /// How often it was tried.
    pub visits: u64,
    /// What it is worth to each seat: the mean of its results; 0 if untried.
    pub values: PerSeat<f64>,
}

impl<M: Clone> Answer<M> {
    /// The best move, if a seat is to move: the one tried most often.
    pub fn best(&self) -> Option<M> {
        self.tried.first().map(|tried| tried.mv.clone())
    }
}

/// What the trees found at the root, added up.
struct Sum<M> {
    moves: Vec<(M, u64, PerSeat<f64>)>,
    rewards: PerSeat<f64>,
    playouts: u64,
}

impl<M: Clone> Sum<M> {
    fn add(&mut self, other: &Sum<M>) {
        let plus = |a: PerSeat<f64>, b: PerSeat<f64>| PerSeat::new(a.seats(), |s| a[s] + b[s]);
        for (mine, theirs) in self.moves.iter_mut().zip(&other.moves) {
            mine.1 += theirs.1;
            mine.2 = plus(mine.2, theirs.2);
        }
        self.rewards = plus(self.rewards, other.rewards);
        self.playouts += other.playouts;
    }

    fn answer(&self, mover: Option<Seat>, estimate: PerSeat<f64>) -> Answer<M> {
        let mean = |sum: PerSeat<f64>, n: u64| PerSeat::new(sum.seats(), |s| sum[s] / n as f64);
        let mut tried: Vec<Tried<M>> = (self.moves.iter())
            .map(|(mv, visits, sum)| Tried {
                mv: mv.clone(),
                visits: *visits,
                values: mean(*sum, (*visits).max(1)),
            })
            .collect();
        if let Some(seat) = mover {
            tried.sort_by(|a, b| {
                let by_value = b.values[seat].total_cmp(&a.values[seat]);
                b.visits.cmp(&a.visits).then(by_value)
            });
        }
        Answer {
            tried,
            values: match self.playouts {
                0 => estimate,
                playouts => mean(self.rewards, playouts),
            },
            playouts: self.playouts,
        }
    }
}

/// Searches a position with all the threads of the effort. `told` hears what
/// is known each time the number of results has doubled.
pub fn search<S, P>(
    state: &S,
    playout: &P,
    settings: &Settings,
    effort: &Effort<'_>,
    told: &mut dyn FnMut(&Answer<S::Move>),
) -> Answer<S::Move>
where
    S: Rewards + Sync,
    S::Move: Send + Sync,
    P: Playout<S> + Sync,
{
    let threads = effort.threads();
    if threads == 1 {
        return search_alone(state, playout, settings, effort, told);
    }
    let memory = settings.memory / threads;
    let mut sum = std::thread::scope(|scope| {
        let helpers: Vec<_> = (1..threads as u64)
            .map(|index| {
                let settings = Settings {
                    seed: settings.seed.wrapping_add(index << 32),
                    memory,
                    ..*settings
                };
                scope.spawn(move || grow(state, playout, &settings, effort, &mut |_| {}))
            })
            .collect();
        let settings = Settings {
            memory,
            ..*settings
        };
        let mut sum = grow(state, playout, &settings, effort, told);
        for helper in helpers {
            sum.add(&helper.join().expect("a helping thread has failed"));
        }
        sum
    });
    finish(state, &mut sum)
}

/// Searches a position on this thread alone, whatever the effort allows; for
/// states that cannot be shared.
pub fn search_alone<S: Rewards, P: Playout<S>>(
    state: &S,
    playout: &P,
    settings: &Settings,
    effort: &Effort<'_>,
    told: &mut dyn FnMut(&Answer<S::Move>),
) -> Answer<S::Move> {
    let mut sum = grow(state, playout, settings, effort, told);
    finish(state, &mut sum)
}

fn mover<S: Rewards>(state: &S) -> Option<Seat> {
    match state.turn() {
        Turn::Seat(seat) => Some(seat),
        Turn::Chance | Turn::Over => None,
    }
}

fn finish<S: Rewards>(state: &S, sum: &mut Sum<S::Move>) -> Answer<S::Move> {
    sum.answer(mover(state), state.rewards())
}

/// Grows one tree until it is enough.
fn grow<S: Rewards, P: Playout<S>>(
    state: &S,
    playout: &P,
    settings: &Settings,
    effort: &Effort<'_>,
    told: &mut dyn FnMut(&Answer<S::Move>),
) -> Sum<S::Move> {
    let meter = Meter::new(effort);
    let mut numbers = Numbers::seeded(settings.seed);
    let mut tree = Tree::new(state, settings, &mut numbers);
    if state.turn() == Turn::Over {
        return tree.sum(state.seats());
    }
    let mut next_report = 256;
    while meter.count_long().is_ok() {
        tree.walk(state, playout, settings, &mut numbers);
        if tree.playouts() == next_report {
            next_report *= 2;
            let sum = tree.sum(state.seats());
            told(&sum.answer(mover(state), state.rewards()));
        }
    }
    tree.sum(state.seats())
}
