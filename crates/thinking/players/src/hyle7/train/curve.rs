//! The learning curve: how the weights do against players that never change.
//!
//! Both of these see no further than their own move: Chaos puts a token where
//! the board scores least, Order makes the slide after which it scores most.
//! The learner looks no further than its weights and, as Chaos, Order's answer,
//! so that the curve shows the weights and not the search.

use search::Numbers;

use super::super::field::{Field, places};
use super::super::line_values::Slab;
use super::super::turn::Lookahead;
use super::super::weighed::Weighed;
use super::super::weights::Weights;
use super::NOTES;
use super::round::{draw, full_bag};

/// How many rounds are played in each role for a point of the curve.
const ROUNDS: u32 = 32;

/// A point of the learning curve.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CurvePoint {
    /// How many games were learned from.
    pub games: u32,
    /// How many there will be in all.
    pub of: u32,
    /// What Order scored in the self-play of the games since the last point.
    pub self_play: f64,
    /// What the learner scores as Order against a greedy Chaos, on average.
    pub as_order: f64,
    /// What a greedy Order scores against the learner as Chaos, on average.
    pub as_chaos: f64,
}

/// The mean scores as Order and against it as Chaos, over the same rounds each
/// time.
pub(super) fn measure(weights: &Weights) -> (f64, f64) {
    let slabs = weights.slabs();
    let scores = Slab::of_scores(weights.size());
    let mut sums = [0.0; 2];
    for round in 0..ROUNDS {
        for (is_order, sum) in [true, false].into_iter().zip(&mut sums) {
            *sum += f64::from(play(weights, &slabs, &scores, is_order, round));
        }
    }
    let [order, chaos] = sums.map(|sum| sum / f64::from(ROUNDS));
    (order, chaos)
}

/// The score of a round in which the learner has one role and a greedy player
/// the other.
fn play(weights: &Weights, slabs: &[Slab], scores: &Slab, is_order: bool, round: u32) -> u32 {
    let size = weights.size();
    let mut numbers = Numbers::seeded(round.into());
    let mut field = Field::new(size);
    let mut rest = full_bag(size);
    let mut lookahead = Lookahead::new(NOTES);
    while field.free != 0 {
        let slab = &slabs[field.tokens() as usize + 1];
        let before = rest;
        let colour = draw(&mut rest, &mut numbers);
        if is_order {
            let weighed = Weighed::new(&field, scores);
            let placed = |place| weighed.value_placed(place, colour);
            let least = places(field.free).map(placed).min();
            let equals = places(field.free).filter(|&place| Some(placed(place)) == least);
            field.place(one_of(equals, &mut numbers), colour);
            let slide = Weighed::new(&field, slab).best_slide();
            field.slide_or_pass(slide.from, slide.to);
        } else {
            lookahead.look(&field, &before, slab);
            let answer = lookahead.answers[usize::from(colour)];
            field.place(answer.expect("the colour was in the bag").place, colour);
            let mut slides = Vec::new();
            Weighed::new(&field, scores).slides(&mut slides);
            let best = slides[0].gain;
            let equals = slides.iter().filter(|slide| slide.gain == best);
            let slide = one_of(equals, &mut numbers);
            field.slide_or_pass(slide.from, slide.to);
        }
    }
    Weighed::new(&field, scores).score()
}

/// One of several, by lot.
fn one_of<T>(several: impl Iterator<Item = T>, numbers: &mut Numbers) -> T {
    let mut several: Vec<T> = several.collect();
    let nth = numbers.below(several.len() as u32);
    several.swap_remove(nth as usize)
}
