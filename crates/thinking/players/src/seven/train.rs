//! Learning what positions are worth: `cargo run --release -p players --example
//! seven_train` makes the files in `weights` again from nothing.
//!
//! Endings with few tiles left are solved, and a net learns their worth. What
//! has one tile more is then judged by looking a ply ahead with the net that is
//! there already, and the next net learns that; so on up to the beginning of
//! the game. The positions come from games in which moves are
//! drawn at random, some from all, some from those that seem good.

use ::seven::{Position, Setup};
use game::Game;
use search::effort::NoWatch;
use search::{Effort, Limits, Meter, Numbers, StopSign};

use super::board::Board;
use super::budget::Budget;
use super::exact::Exact;
use super::memory::Memory;
use super::outlook::{CEILING, FEWEST, MOST, Net, Nets, ONE, SEEN, SUMS, Seen, seen};
use super::think::{Think, Width, estimate};

/// How much to learn from.
#[derive(Clone, Copy, Debug)]
pub struct Lessons {
    /// What everything is drawn from.
    pub seed: u64,
    /// How many positions for each number of tiles left.
    pub positions: usize,
    /// How often to go through them.
    pub rounds: usize,
    /// Up to how many tiles left positions are solved, not judged.
    pub solved: usize,
}

/// Learns the nets of one way to win and returns their weights. `report` hears
/// the number of tiles left, the mean squared error on positions that were kept
/// apart, and the error of always saying the mean.
pub fn train(setup: &Setup, lessons: Lessons, mut report: impl FnMut(usize, f32, f32)) -> Vec<u8> {
    let mut nets = Nets::none();
    let mut memory = Memory::new(64 << 20);
    let mut bytes = Vec::new();
    for left in FEWEST..=MOST {
        let mut numbers = Numbers::seeded(lessons.seed.wrapping_add(left as u64));
        let mut samples = Vec::new();
        while samples.len() < lessons.positions {
            let position = drawn(setup, left, &nets, &mut memory, &mut numbers);
            samples.extend(judged(
                &position,
                left <= lessons.solved,
                &nets,
                &mut memory,
            ));
        }
        memory.clear();
        let kept_apart = samples.split_off(samples.len() * 9 / 10);
        let mut learner = Learner::new(&mut numbers);
        for round in 0..lessons.rounds {
            let rate = 0.01 * (1.0 - round as f32 / lessons.rounds as f32);
            learner.round(&samples, rate, &mut numbers);
        }
        let net = learner.rounded();
        let mean = kept_apart.iter().map(|(_, worth)| worth).sum::<f32>() / kept_apart.len() as f32;
        let error = |guess: &dyn Fn(&Seen) -> f32| {
            let errors = kept_apart.iter().map(|(seen, worth)| {
                let miss = guess(seen) - worth;
                miss * miss
            });
            errors.sum::<f32>() / kept_apart.len() as f32
        };
        report(
            left,
            error(&|seen| share(net.worth(seen))),
            error(&|_| mean),
        );
        net.write(&mut bytes);
        nets.0[left] = Some(net);
    }
    bytes
}

/// The worth between −1 and 1 that a net's answer stands for.
pub(crate) fn share(worth: i32) -> f32 {
    let worth = worth as f32 / (ONE * ONE) as f32;
    worth / (1.0 + worth.abs())
}

/// A position with so many tiles left.
fn drawn(
    setup: &Setup,
    left: usize,
    nets: &Nets,
    memory: &mut Memory,
    numbers: &mut Numbers,
) -> Position {
    let mut position = Position::start(setup);
    let at_random = [10, 35, 60, 100][numbers.below(4) as usize];
    while 14 - position.placed().len() > left {
        if position.placed().is_empty() || numbers.below(100) < at_random {
            position.step_at_random(&mut |n| numbers.below(n));
            continue;
        }
        let Some(mut board) = Board::<u64, 64>::new(&position, 8) else {
            return drawn(setup, left, nets, memory, numbers);
        };
        let effort = Effort::new(Limits::default(), &NoWatch, &StopSign::default());
        let budget = Budget::new(Meter::new(&effort), None);
        let width = Width {
            root: 12,
            class: 2,
            ..Width::FULL
        };
        let exact = Exact::new(&mut board, memory, &budget);
        let mut think = Think::new(exact, nets, width);
        let mut spots = Vec::new();
        think.exact.board.moves(&mut spots);
        let Ok(roots) = think.roots(&spots) else {
            return drawn(setup, left, nets, memory, numbers);
        };
        let most = roots.len().min(1 + numbers.below(8) as usize) as u32;
        let root = roots[numbers.below(most) as usize];
        let placement = board.surface.placement(root.spot);
        position.play_unchecked(&placement.into());
    }
    position
}

/// What a position shows and what it is worth; `None` if that is hard to say.
///
/// Nobody finds the best move every time. So a move counts half, the better
/// quarter of all a quarter, and all of them another: a win that every move
/// keeps is worth more than one that a single move keeps, and among lost
/// positions the one in which the other side can go wrong is the better.
fn judged(
    position: &Position,
    solved: bool,
    nets: &Nets,
    memory: &mut Memory,
) -> Option<(Seen, f32)> {
    let mut board = Board::<u32, 32>::new(position, 8)?;
    let seen = seen(&board);
    if !board.has_room() {
        return None;
    }
    let mut spots = Vec::new();
    board.moves(&mut spots);
    let mut worths = Vec::new();
    for spot in spots {
        let undo = board.put(spot);
        worths.push(if solved {
            let effort = Effort::new(Limits::nodes(100_000), &NoWatch, &StopSign::default());
            let budget = Budget::new(Meter::new(&effort), None);
            let worth = Exact::new(&mut board, memory, &budget).worth(-1, 1);
            -f32::from(worth.ok()?)
        } else {
            -share(estimate(&board, nets) as i32)
        });
        board.lift(undo);
    }
    worths.sort_by(|a, b| b.total_cmp(a));
    let mean = |of: &[f32]| of.iter().sum::<f32>() / of.len() as f32;
    let quarter = &worths[..worths.len().div_ceil(4)];
    let worth = 0.5 * worths[0] + 0.25 * mean(quarter) + 0.25 * mean(&worths);
    Some((seen, worth))
}

/// A net that is being learned.
struct Learner {
    first: Vec<[f32; SUMS]>,
    shift: [f32; SUMS],
    second: [f32; SUMS],
    bias: f32,
    /// Running means of squared slopes, one for each of the above.
    first_pace: Vec<[f32; SUMS]>,
    shift_pace: [f32; SUMS],
    second_pace: [f32; SUMS],
    bias_pace: f32,
}

impl Learner {
    fn new(numbers: &mut Numbers) -> Learner {
        let mut some = |most: f32| (numbers.fraction() as f32 * 2.0 - 1.0) * most;
        Learner {
            first: (0..SEEN)
                .map(|_| std::array::from_fn(|_| some(0.25)))
                .collect(),
            shift: std::array::from_fn(|_| some(0.3)),
            second: std::array::from_fn(|_| some(0.4)),
            bias: 0.0,
            first_pace: vec![[1e-4; SUMS]; SEEN],
            shift_pace: [1e-4; SUMS],
            second_pace: [1e-4; SUMS],
            bias_pace: 1e-4,
        }
    }

    /// Goes once through the samples in a random order.
    fn round(&mut self, samples: &[(Seen, f32)], rate: f32, numbers: &mut Numbers) {
        let ceiling = CEILING as f32 / ONE as f32;
        for _ in 0..samples.len() {
            let (seen, worth) = &samples[numbers.below(samples.len() as u32) as usize];
            let mut sums = self.shift;
            for (weights, &times) in self.first.iter().zip(seen) {
                if times != 0 {
                    for (sum, weight) in sums.iter_mut().zip(weights) {
                        *sum += weight * f32::from(times);
                    }
                }
            }
            let mut guess = self.bias;
            for (sum, weight) in sums.iter().zip(&self.second) {
                guess += sum.clamp(0.0, ceiling) * weight;
            }
            let whole = 1.0 + guess.abs();
            let slope = (guess / whole - worth) / (whole * whole);
            step(&mut self.bias, &mut self.bias_pace, slope, rate);
            let mut slopes = [0.0; SUMS];
            for index in 0..SUMS {
                let sum = sums[index];
                // A little slope past both ends, so that no sum is lost for good.
                let inside = if sum > 0.0 && sum < ceiling {
                    1.0
                } else {
                    0.01
                };
                slopes[index] = slope * self.second[index] * inside;
                let along = slope * sum.clamp(0.0, ceiling);
                step(
                    &mut self.second[index],
                    &mut self.second_pace[index],
                    along,
                    rate,
                );
                step(
                    &mut self.shift[index],
                    &mut self.shift_pace[index],
                    slopes[index],
                    rate,
                );
            }
            for (row, &times) in seen.iter().enumerate() {
                if times != 0 {
                    let weights = self.first[row].iter_mut().zip(&mut self.first_pace[row]);
                    for ((weight, pace), along) in weights.zip(slopes) {
                        step(weight, pace, along * f32::from(times), rate);
                    }
                }
            }
        }
    }

    /// The net in whole numbers.
    fn rounded(&self) -> Net {
        let whole = |weight: f32| {
            let weight = weight * ONE as f32;
            let half = if weight < 0.0 { -0.5 } else { 0.5 };
            (weight + half).clamp(-32000.0, 32000.0) as i16
        };
        let mut net = Net {
            first: [[0; SUMS]; SEEN],
            shift: self.shift.map(whole),
            second: self.second.map(whole),
            bias: whole(self.bias),
        };
        for (to, from) in net.first.iter_mut().zip(&self.first) {
            *to = from.map(whole);
        }
        net
    }
}

/// One step downhill, shorter where slopes have been steep.
fn step(weight: &mut f32, pace: &mut f32, slope: f32, rate: f32) {
    *pace += 0.001 * (slope * slope - *pace);
    *weight -= rate * 0.1 * slope / (pace.sqrt() + 1e-3);
}
