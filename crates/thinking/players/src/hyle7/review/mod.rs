//! A review of HYLE⁷: each board by itself, in points.

mod rounds;
mod words;

use ::hyle7::{BoardId, Phase, Position, Size};
use catalog::{AnyEvent, AnyGame, Listed};
use game::{Event, Lang};

use crate::ask::{Analysis, Ask, Comparison, Part};
use crate::computer::Computer;
use crate::review::{Judgement, Replay, Review, ReviewStep, Reviewer, Weighed, end_of, story};
use rounds::{Round, final_score, is_shared};

/// From how many points on a move is an inaccuracy, a mistake or a blunder on the
/// large board. Two points are the smallest palindrome there is, four are two of
/// them, and seven are three tokens alike in a row, the first thing that every
/// player sees.
const ON_LARGE: [f64; 3] = [2.0, 4.0, 7.0];

/// On the small board, where scores are about half as high.
const ON_SMALL: [f64; 3] = [1.0, 2.0, 3.5];

pub(super) struct Hyle7Reviewer;

impl Reviewer for Hyle7Reviewer {
    /// What Order can expect, on both boards where they share a bag.
    fn weigh(
        &self,
        computer: &mut Computer,
        replay: &Replay,
        events: usize,
        ask: &Ask<'_>,
    ) -> ReviewStep {
        let (happened, positions) = replay.typed::<Position>();
        let rounds = Round::both(&happened, &positions);
        let position = &positions[events];
        let current = position.current();
        let mut weigh = |board: BoardId, ask: &Ask<'_>| {
            weigh_round(computer, &rounds[board as usize], position, events, ask)
        };
        let ((found, cost), values, exact) = if is_shared(position) {
            let other = match current {
                BoardId::First => BoardId::Second,
                BoardId::Second => BoardId::First,
            };
            let half = Part::Half.of(ask.effort);
            let first = weigh(current, &ask.with(&half));
            let half = Part::OtherHalf.of(ask.effort);
            let (second, _) = weigh(other, &ask.with(&half));
            let mut values = vec![0.0; 2];
            values[current.order().index()] = first.0.value.unwrap_or_default();
            values[other.order().index()] = second.value.unwrap_or_default();
            let exact = first.0.exact && second.exact;
            (first, values, exact)
        } else {
            let found = weigh(current, ask);
            let exact = found.0.exact;
            (found, Vec::new(), exact)
        };
        let moves = position.seat_to_move().is_some();
        let best = found.lines.first().filter(|_| moves);
        ReviewStep {
            events,
            exact,
            value: found.value.unwrap_or_default(),
            values,
            best: best.and_then(|line| line.moves.first().cloned()),
            best_value: best.map(|line| line.value),
            cost,
        }
    }

    fn judge(&self, review: &Review<'_>, judgement: &mut Judgement) {
        let (events, positions) = review.replay.typed::<Position>();
        for round in Round::both(&events, &positions) {
            judge_round(review, &round, &positions, judgement);
        }
    }

    fn tell_luck(&self, game: &AnyGame, judgement: &Judgement, lang: Lang) -> String {
        words::bag(game, judgement, lang)
    }
}

/// What is thought of one board after so many events of the record, and what the
/// move that followed on it gave away.
fn weigh_round(
    computer: &mut Computer,
    round: &Round,
    position: &Position,
    events: usize,
    ask: &Ask<'_>,
) -> (Analysis<AnyEvent>, Option<f64>) {
    let alone = round.before(events, position);
    if let Some(score) = final_score(&alone) {
        return (Analysis::settled(score.into()), None);
    }
    let game = alone.any();
    let event = round.events.iter().find(|(at, _)| *at == events);
    let Some((_, made @ Event::Move(_))) = event else {
        return (computer.analyse(&game, ask, &mut |_| {}), None);
    };
    let made = Position::any_event(made.clone());
    let Comparison { analysis, pair } = computer.compare(&game, &made, ask);
    let wants_less = matches!(alone.phase(), Phase::Place(_));
    (analysis, pair.map(|pair| pair.given_away(wants_less)))
}

fn judge_round(
    review: &Review<'_>,
    round: &Round,
    positions: &[Position],
    judgement: &mut Judgement,
) {
    let last = positions.len() - 1;
    let limits = match positions[last].size() {
        Size::Large => &ON_LARGE,
        Size::Small => &ON_SMALL,
    };
    let (order, chaos) = (round.board.order(), round.board.chaos());
    let mut events = round.events.iter();
    if !events.any(|(_, event)| matches!(event, Event::Chance(_))) {
        return;
    }
    let weighed = |number: usize| weigh_board(review, round.board, number, &positions[number]);
    let mut all: Vec<Weighed> = round.events.iter().map(|&(at, _)| weighed(at)).collect();
    let moves_in = |number: usize| matches!(positions[number].phase(), Phase::Slide);
    let score = final_score(&round.before(last + 1, &positions[last]));
    all.push(weighed(last));
    let score = score.map(|score| of_score(score.into()));
    let end = end_of(score, &all, of_score(0.0));
    let story = story(&all[..round.events.len()], end);
    for (place, (number, event)) in round.events.iter().enumerate() {
        let gained = story[place + 1][0] - story[place][0];
        match event {
            Event::Chance(_) => judgement.luck[order.index()] += gained,
            Event::Move(_) => {
                let (seat, sign) = match moves_in(*number) {
                    true => (order, -1.0),
                    false => (chaos, 1.0),
                };
                let cost = review.cost(*number, sign * gained);
                judgement.unforeseen[order.index()] += gained - sign * cost;
                judgement.choice[seat.index()] += cost;
                let judged = review.judged(*number, seat, cost, limits);
                judgement.moves.push(judged);
            }
            // Without time a seat no longer chooses, and whoever that harms
            // has let it come so.
            Event::Stop(_) if gained < 0.0 => judgement.choice[order.index()] -= gained,
            Event::Stop(_) => judgement.choice[chaos.index()] += gained,
        }
    }
    judgement.start[order.index()] = story[0][0];
    judgement.end[order.index()] = story[round.events.len()][0];
}

/// What a step says about one board; nothing if it is about the other.
fn weigh_board(review: &Review<'_>, board: BoardId, number: usize, position: &Position) -> Weighed {
    let value = |step: &ReviewStep| match is_shared(position) {
        true => step.values.get(board.order().index()).copied(),
        false => Some(step.value).filter(|_| position.current() == board),
    };
    let value = review.step(number).and_then(value);
    value.filter(|value| value.is_finite()).map(of_score)
}

/// A score as it is worth to Order and to Chaos.
fn of_score(score: f64) -> Vec<f64> {
    vec![score, -score]
}
