//! What the levels below full strength see.
//!
//! The lowest look at nothing but the board after their own move, and there only
//! at palindromes up to some length; of the moves they could make they overlook
//! some. Higher ones see what a line still promises, then the other side's
//! answer; the highest judge as the strongest does, but look no further than the
//! answer or the next turn.

use search::{Effort, Limits, Numbers, StopSign, effort::NoWatch};

use crate::level::Level;

use super::field::places;
use super::line_values::Slab;
use super::memory::Memory;
use super::patterns::Patterns;
use super::think::{Candidate, Next, Plan, Question, Step, step, think};
use super::turn::Lookahead;
use super::weighed::Weighed;

/// How a level below full strength chooses.
enum Manner {
    /// By the palindromes that are there after its move.
    Sees {
        /// Up to this length.
        length: u32,
        /// How many of a hundred moves it overlooks.
        overlooks: u32,
    },
    /// By what lines promise, as in [`Patterns::promise`].
    Hopes(&'static [Step]),
    /// By what was learned in self-play.
    Knows(&'static [Step]),
}

/// The other side's answer, and no more.
const ANSWER: [Step; 1] = [step(0, usize::MAX, (4, 6, 4.0, 4.0))];

/// The other side's answer for every move, and then a turn ahead.
const TURN: [Step; 2] = [
    step(0, usize::MAX, (4, 6, 4.0, 4.0)),
    step(1, usize::MAX, (4, 6, 4.0, 4.0)),
];

/// No level below full strength looks at more positions.
const MOST_NODES: u64 = 1000;

/// What a level below full strength remembers while it thinks, in bytes.
const OWN_MEMORY: usize = 1 << 16;

/// About how many lines it makes notes.
const OWN_NOTES: usize = 256;

fn manner(level: Level) -> Manner {
    match level.number() {
        1 => Manner::Sees {
            length: 3,
            overlooks: 70,
        },
        2 => Manner::Sees {
            length: 3,
            overlooks: 25,
        },
        3 => Manner::Sees {
            length: 5,
            overlooks: 5,
        },
        4 => Manner::Hopes(&[]),
        5 => Manner::Hopes(&ANSWER),
        6 => Manner::Knows(&ANSWER),
        _ => Manner::Knows(&TURN),
    }
}

/// A move as a level below full strength chooses it.
pub(crate) fn choose(
    question: &Question,
    level: Level,
    seed: u64,
    effort: &Effort<'_>,
    slabs: &[Slab],
) -> Option<Candidate> {
    let size = question.field.size();
    // What was found before must not change what a level finds now.
    let memory = &mut Memory::new(OWN_MEMORY);
    let lookahead = &mut Lookahead::new(OWN_NOTES);
    let tables = (memory, lookahead);
    match manner(level) {
        Manner::Sees { length, overlooks } => sees(question, length, overlooks, seed),
        Manner::Hopes(steps) => {
            // What lines promise is the same all through the game.
            let patterns = Patterns::of(size);
            let slab = || Slab::of_patterns(size, |pattern| patterns.promise(pattern));
            let cells = size.side() * size.side();
            let slabs: Vec<Slab> = (0..=cells).map(|_| slab()).collect();
            let plan = Plan {
                steps,
                to_the_end: false,
            };
            let found = think(question, &slabs, tables, effort, &plan, &mut |_| {});
            found.candidates.first().copied()
        }
        Manner::Knows(steps) => {
            let plan = Plan {
                steps,
                to_the_end: false,
            };
            // The limit of the level holds beside those it is asked with.
            let asked = effort.limits.nodes.unwrap_or(MOST_NODES);
            let sign = StopSign::default();
            if effort.is_over() {
                sign.raise();
            }
            let bounded = Effort::new(Limits::nodes(asked.min(MOST_NODES)), &NoWatch, &sign);
            let found = think(question, slabs, tables, &bounded, &plan, &mut |_| {});
            found.candidates.first().copied()
        }
    }
}

/// The best of the moves that are not overlooked, by the palindromes up to a
/// length; equals are told apart by lot.
fn sees(question: &Question, length: u32, overlooks: u32, seed: u64) -> Option<Candidate> {
    let size = question.field.size();
    let patterns = Patterns::of(size);
    let slab = Slab::of_patterns(size, |pattern| {
        f32::from(patterns.score_up_to(pattern, length))
    });
    let weighed = Weighed::new(&question.field, &slab);
    let mut moves: Vec<Candidate> = Vec::new();
    let mut add = |from, to, value: i32| {
        moves.push(Candidate {
            from,
            to,
            value: f64::from(value),
        });
    };
    let sign = match question.next {
        Next::Draw => return None,
        Next::Place(colour) => {
            for place in places(question.field.free) {
                add(place, place, weighed.value_placed(place, colour));
            }
            -1.0
        }
        Next::Slide => {
            add(0, 0, weighed.value);
            weighed.each_slide(|slide| add(slide.from, slide.to, weighed.value + slide.gain));
            1.0
        }
    };
    let mut numbers = Numbers::seeded(seed);
    let first = numbers.below(moves.len() as u32) as usize;
    let mut best = moves[first];
    let mut equals = 1;
    for candidate in moves {
        if numbers.below(100) < overlooks {
            continue;
        }
        let better = sign * (candidate.value - best.value);
        if better > 0.0 {
            best = candidate;
            equals = 1;
        } else if better == 0.0 {
            equals += 1;
            if numbers.below(equals) == 0 {
                best = candidate;
            }
        }
    }
    Some(best)
}
