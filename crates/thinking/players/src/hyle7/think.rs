//! Thinking about one position: deeper and broader, step by step, until it is
//! proven or the time is up.

use search::{Effort, Meter, StopError};

use super::field::{Field, Place, Rest, places};
use super::line_values::{Slab, UNIT};
use super::memory::Memory;
use super::tree::{Breadth, Choosing, OPEN, Order, Tree};
use super::turn::Lookahead;
use super::weighed::Weighed;

/// Who acts next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// A token is drawn.
    Draw,
    /// Chaos places a token of this colour.
    Place(u8),
    /// Order slides or passes.
    Slide,
}

/// A board, what is left in the bag without the token drawn, and who acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Question {
    pub(crate) field: Field,
    pub(crate) rest: Rest,
    pub(crate) next: Next,
    pub(crate) choosing: Choosing,
    /// A move that is looked at in every step as thoroughly as the best one.
    pub(crate) beside: Option<(Place, Place)>,
}

impl Question {
    /// Whether a candidate is the move to be looked at beside the best one.
    fn is_beside(&self, candidate: &Candidate) -> bool {
        let same = |(from, to)| {
            (candidate.from, candidate.to) == (from, to)
                || from == to && candidate.from == candidate.to && self.next == Next::Slide
        };
        self.beside.is_some_and(same)
    }
}

/// A move and what it is worth in points. A placement has the same place twice;
/// so has a pass, which can be any place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Candidate {
    pub(crate) from: Place,
    pub(crate) to: Place,
    pub(crate) value: f64,
}

/// What was found.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Found {
    /// The best first; empty before a draw.
    pub(crate) candidates: Vec<Candidate>,
    pub(crate) value: f64,
    pub(crate) exact: bool,
    /// How many turns were looked ahead.
    pub(crate) turns: u32,
    /// What the move beside the best one is worth, by the same step as the best.
    pub(crate) beside: Option<f64>,
}

/// One step of thinking.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Step {
    pub(crate) turns: u32,
    /// How many of the best moves so far to look at again.
    pub(crate) candidates: usize,
    pub(crate) breadth: Breadth,
}

pub(crate) const fn step(turns: u32, candidates: usize, breadth: (usize, usize, f64, f64)) -> Step {
    Step {
        turns,
        candidates,
        breadth: Breadth {
            placements: breadth.0,
            slides: breadth.1,
            margin: breadth.2,
            surprise: breadth.3,
        },
    }
}

/// The steps of thinking. Each is worth more than the one before and takes
/// longer.
const STEPS: [Step; 8] = [
    step(0, usize::MAX, (4, 6, 4.0, 4.0)),
    step(1, usize::MAX, (4, 6, 4.0, 4.0)),
    step(2, 20, (3, 4, 3.0, 4.0)),
    step(2, 12, (6, 8, 5.0, 5.0)),
    step(3, 6, (3, 4, 3.0, 4.0)),
    step(3, 8, (5, 6, 5.0, 5.0)),
    step(4, 5, (3, 4, 3.0, 4.0)),
    step(4, 8, (5, 6, 5.0, 5.0)),
];

/// What to think, and how far.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Plan {
    pub(crate) steps: &'static [Step],
    /// Whether to go on after the last step until everything is proven.
    pub(crate) to_the_end: bool,
}

/// With so few turns to come everything is looked at after so many steps.
const FULL_FROM: u32 = 5;
const FULL_AFTER: usize = 5;

/// Full strength.
pub(crate) const WHOLE_PLAN: Plan = Plan {
    steps: &STEPS,
    to_the_end: true,
};

/// The grade of a search that leaves nothing out.
const FULL_GRADE: u8 = 7;

/// Thinks until it is proven or the effort is over. `report` hears of every step.
pub(crate) fn think(
    question: &Question,
    slabs: &[Slab],
    (memory, lookahead): (&mut Memory, &mut Lookahead),
    effort: &Effort<'_>,
    plan: &Plan,
    report: &mut dyn FnMut(&Found),
) -> Found {
    let free = question.field.free.count_ones();
    let mut found = first_thought(question, slabs);
    let meter = Meter::new(effort);
    let mut tree = Tree {
        slabs,
        memory,
        meter: &meter,
        breadth: Breadth::FULL,
        grade: 0,
        choosing: question.choosing,
        lookahead,
    };
    // After a placement one token fewer is to come.
    let turns_left = match question.next {
        Next::Place(_) => free - 1,
        _ => free,
    };
    let full = Step {
        turns: turns_left,
        candidates: usize::MAX,
        breadth: Breadth::FULL,
    };
    let last = plan.to_the_end.then_some(&full);
    for (nth, step) in plan.steps.iter().chain(last).enumerate() {
        let prove = step.breadth == Breadth::FULL
            || step.turns >= turns_left
            || nth >= FULL_AFTER && turns_left <= FULL_FROM;
        let step = if prove { &full } else { step };
        tree.breadth = step.breadth;
        tree.grade = if prove {
            FULL_GRADE
        } else {
            (nth % 8) as u8 % FULL_GRADE
        };
        if effort
            .limits
            .depth
            .is_some_and(|most| step.turns > most && nth > 0)
        {
            break;
        }
        let ended = take_step(question, step, &mut tree, &mut found);
        if ended.is_err() {
            break;
        }
        found.turns = step.turns;
        found.exact = prove && question.choosing.order != Order::Counts;
        report(&found);
        if prove {
            break;
        }
    }
    found
}

/// What can be said without looking ahead: every move, judged by the board
/// after it.
fn first_thought(question: &Question, slabs: &[Slab]) -> Found {
    let field = &question.field;
    let tokens = field.tokens() as usize;
    let in_points = |units: i32| f64::from(units) / f64::from(UNIT);
    let mut candidates = Vec::new();
    match question.next {
        Next::Draw => {}
        Next::Place(colour) => {
            let weighed = Weighed::new(field, &slabs[tokens + 1]);
            for place in places(field.free) {
                let value = in_points(weighed.value_placed(place, colour));
                candidates.push(Candidate {
                    from: place,
                    to: place,
                    value,
                });
            }
            candidates.sort_by(|a, b| a.value.total_cmp(&b.value));
        }
        Next::Slide => {
            let weighed = Weighed::new(field, &slabs[tokens]);
            let mut slides = Vec::new();
            weighed.slides(&mut slides);
            candidates.extend(slides.iter().map(|slide| Candidate {
                from: slide.from,
                to: slide.to,
                value: in_points(weighed.value + slide.gain),
            }));
        }
    }
    // A seat whose time is up has one move: to the first free place, or none.
    match question.next {
        Next::Place(_) if !question.choosing.chaos => {
            let first = field.free.trailing_zeros() as Place;
            candidates.retain(|candidate| candidate.to == first);
        }
        Next::Slide if question.choosing.order == Order::Passes => {
            candidates.retain(|candidate| candidate.from == candidate.to);
        }
        _ => {}
    }
    let value = match candidates.first() {
        Some(best) => best.value,
        None => in_points(Weighed::new(field, &slabs[tokens]).value),
    };
    let beside = candidates.iter().find(|known| question.is_beside(known));
    Found {
        beside: beside.map(|known| known.value),
        candidates,
        value,
        exact: false,
        turns: 0,
    }
}

/// Looks at the best moves so far again. When it is cut short, what it found is
/// kept if the move that was best has been looked at, and the one beside it.
fn take_step(
    question: &Question,
    step: &Step,
    tree: &mut Tree<'_, '_, '_>,
    found: &mut Found,
) -> Result<(), StopError> {
    let field = &question.field;
    let rest = &question.rest;
    let chaos = matches!(question.next, Next::Place(_));
    if question.next == Next::Draw {
        found.value = tree.draw(field, rest, step.turns, OPEN)?;
        return Ok(());
    }
    let weighed = match question.next {
        Next::Place(_) => Some(Weighed::new(
            field,
            &tree.slabs[field.tokens() as usize + 1],
        )),
        _ => None,
    };
    let mut count = found.candidates.len().min(step.candidates);
    let beside = found
        .candidates
        .iter()
        .position(|known| question.is_beside(known));
    if let Some(at) = beside.filter(|&at| at > 0) {
        found.candidates[1..=at].rotate_right(1);
        count = count.max(2);
    }
    let mut looked_at: Vec<Candidate> = Vec::with_capacity(count);
    let mut best = if chaos {
        f64::INFINITY
    } else {
        f64::NEG_INFINITY
    };
    let mut ended = Ok(());
    for candidate in &found.candidates[..count] {
        // A bound would be enough to know which is better, not by how much.
        let limit = match question.is_beside(candidate) {
            true if chaos => f64::INFINITY,
            true => f64::NEG_INFINITY,
            false => best,
        };
        let value = match (question.next, &weighed) {
            (Next::Place(colour), Some(weighed)) => {
                let next = weighed.placed(candidate.to, colour);
                tree.slide(&next, rest, step.turns + 1, (f64::NEG_INFINITY, limit))
            }
            _ => {
                let mut next = *field;
                next.slide_or_pass(candidate.from, candidate.to);
                tree.draw(&next, rest, step.turns, (limit, f64::INFINITY))
            }
        };
        match value {
            Ok(value) => {
                best = if chaos {
                    best.min(value)
                } else {
                    best.max(value)
                };
                looked_at.push(Candidate {
                    value,
                    ..*candidate
                });
            }
            Err(enough) => {
                ended = Err(enough);
                break;
            }
        }
    }
    let done = looked_at.len();
    let enough = if beside.is_some_and(|at| at > 0) {
        2
    } else {
        1
    };
    if done >= enough {
        let looked_beside = looked_at.iter().find(|known| question.is_beside(known));
        found.beside = looked_beside.map(|known| known.value);
        // Moves cut off have a bound for a value; a stable order keeps those
        // found good earlier before them.
        if chaos {
            looked_at.sort_by(|a, b| a.value.total_cmp(&b.value));
        } else {
            looked_at.sort_by(|a, b| b.value.total_cmp(&a.value));
        }
        found.value = looked_at[0].value;
        found.candidates[..done].copy_from_slice(&looked_at);
    }
    ended
}
