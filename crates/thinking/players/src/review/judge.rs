//! What each move cost, and what luck gave.

use ::hyle7::{BoardId, Phase, Position, Size};
use ::seven::Forms;
use catalog::{AnyGame, AnyRecord, ReplayError};
use game::{Event, Game, Lang, Seat, Stop, Turn};

use super::replay::{Round, final_score, is_shared, positions};
use super::step::{results, several};
use super::story::{Weighed, story};
use super::{JudgedMove, Judgement, Mark, ReviewStep, words};

/// From which cost on a move is an inaccuracy, a mistake or a blunder: parts of
/// the expected result.
const OF_RESULT: [f64; 3] = [0.05, 0.10, 0.15];

/// The same in points on the large board of HYLE⁷. Two points are the smallest
/// palindrome there is, four are two of them, and seven are three tokens alike in
/// a row, the first thing that every player sees.
const ON_SEVEN: [f64; 3] = [2.0, 4.0, 7.0];

/// On the small board, where scores are about half as high.
const ON_FIVE: [f64; 3] = [1.0, 2.0, 3.5];

/// Up to so many tiles on the table two first moves are compared up to symmetry,
/// as the player of SEVEN does when it lists them.
const COMPARED: usize = 3;

/// Judges a whole record by what its positions are worth. Positions without a
/// step are taken to be worth what follows. An illegal record is refused.
pub fn judge(
    record: &AnyRecord,
    steps: &[ReviewStep],
    lang: Lang,
) -> Result<Judgement, ReplayError> {
    let positions = positions(record)?;
    let seats = positions[0].seats();
    let mut judgement = Judgement {
        moves: Vec::new(),
        luck: match record {
            AnyRecord::Seven(_) => Vec::new(),
            _ => vec![0.0; seats],
        },
        choice: vec![0.0; seats],
        unforeseen: match several(&positions[0]) {
            true => Vec::new(),
            false => vec![0.0; seats],
        },
        start: vec![0.0; seats],
        end: vec![0.0; seats],
        summary: String::new(),
    };
    let review = Review {
        events: record.events(),
        steps,
        forms: matches!(record, AnyRecord::Seven(_)).then(Forms::new),
        positions,
    };
    match record {
        AnyRecord::Hyle7(record) => review.judge_boards(&record.events, &mut judgement),
        AnyRecord::Seven(record) => review.judge_sides(&record.events, &mut judgement),
        AnyRecord::Heinash(record) => review.judge_sides(&record.events, &mut judgement),
    }
    judgement.moves.sort_by_key(|judged| judged.events);
    judgement.summary = words::summary(&review.positions[0], &judgement, lang);
    Ok(judgement)
}

/// A record with all that is known about it.
struct Review<'r> {
    events: Vec<String>,
    positions: Vec<AnyGame>,
    steps: &'r [ReviewStep],
    forms: Option<Forms>,
}

impl Review<'_> {
    fn step(&self, number: usize) -> Option<&ReviewStep> {
        self.steps.iter().find(|step| step.events == number)
    }

    /// Whether the move with this number is the only one, or comes to the same as
    /// the one that was found best.
    fn is_best(&self, number: usize) -> bool {
        let position = &self.positions[number];
        let branches = match position {
            AnyGame::Seven(position) => position.branches(),
            AnyGame::Heinash(position) => position.branches(),
            AnyGame::Hyle7(position) => position.branches(),
        };
        if branches == 1 {
            return true;
        }
        let Some(best) = self.step(number).and_then(|step| step.best.as_ref()) else {
            return false;
        };
        let mut after = position.clone();
        after.apply(best).is_ok() && self.is_same(&after, &self.positions[number + 1])
    }

    fn is_same(&self, one: &AnyGame, other: &AnyGame) -> bool {
        match (one, other, &self.forms) {
            (AnyGame::Seven(one), AnyGame::Seven(other), Some(forms))
                if one.placed().len() <= COMPARED + 1 =>
            {
                forms.form(one) == forms.form(other)
            }
            _ => one == other,
        }
    }

    /// What the move with this number cost whoever made it, and `fell` is by how
    /// much their worth fell from one position to the next. Where both are proven
    /// that is the cost; else it is what the search before the move says, in which
    /// the move and the best one were looked at alike.
    fn cost(&self, number: usize, fell: f64) -> f64 {
        if self.is_best(number) {
            return 0.0;
        }
        let step = self.step(number);
        let is_proven = |step: &ReviewStep| step.exact;
        let over = self.positions[number + 1].turn() == Turn::Over;
        if step.is_some_and(is_proven) && (over || self.step(number + 1).is_some_and(is_proven)) {
            return fell.max(0.0);
        }
        let cost = step.and_then(|step| step.cost);
        cost.filter(|cost| cost.is_finite()).unwrap_or(0.0).max(0.0)
    }

    fn judged(&self, number: usize, seat: Seat, cost: f64, limits: &[f64; 3]) -> JudgedMove {
        let best = self.step(number).and_then(|step| step.best.clone());
        JudgedMove {
            events: number,
            seat: seat.index(),
            event: self.events[number].clone(),
            cost,
            mark: mark(cost, limits),
            best: best.filter(|_| cost > 0.0),
        }
    }

    /// SEVEN and HeiNash.
    fn judge_sides<M, C>(&self, events: &[Event<M, C>], judgement: &mut Judgement) {
        let first = &self.positions[0];
        let seats = first.seats();
        let several = several(first);
        let parties = if several { seats } else { 2 };
        let party = |seat: usize| if several { seat } else { seat % 2 };
        let worth = |step: &ReviewStep| -> Option<Vec<f64>> {
            let value = Some(step.value).filter(|value| value.is_finite());
            match several {
                true => Some(&step.values)
                    .filter(|values| values.len() == seats)
                    .filter(|values| values.iter().all(|value| value.is_finite()))
                    .cloned(),
                false => value.map(|value| vec![value, 1.0 - value]),
            }
        };
        let weighed = |number: usize| -> Weighed { self.step(number).and_then(worth) };
        let all: Vec<Weighed> = (0..=events.len()).map(weighed).collect();
        let result = results(&self.positions[events.len()]).map(|result| {
            let of_party = |party: usize| result[party];
            (0..parties).map(of_party).collect()
        });
        let end = end_of(result, &all, vec![1.0 / parties as f64; parties]);
        let story = story(&all[..events.len()], end);
        for (number, event) in events.iter().enumerate() {
            let (before, after) = (&story[number], &story[number + 1]);
            match (event, self.positions[number].turn()) {
                (Event::Chance(_), _) => {
                    for (seat, luck) in judgement.luck.iter_mut().enumerate() {
                        *luck += after[party(seat)] - before[party(seat)];
                    }
                }
                (Event::Move(_), Turn::Seat(seat)) => {
                    let party = party(seat.index());
                    let fell = before[party] - after[party];
                    let cost = self.cost(number, fell);
                    judgement.choice[seat.index()] += cost;
                    for (other, unforeseen) in judgement.unforeseen.iter_mut().enumerate() {
                        let sign = if other % 2 == party { 1.0 } else { -1.0 };
                        *unforeseen += sign * (cost - fell);
                    }
                    judgement
                        .moves
                        .push(self.judged(number, seat, cost, &OF_RESULT));
                }
                (Event::Move(_), _) => {}
                (Event::Stop(stop), _) => {
                    // Whoever is worse off by it has let it come so: they gave up,
                    // agreed, or had no time left.
                    for loser in 0..parties {
                        let cost = before[loser] - after[loser];
                        let by = stop_by(*stop, seats).filter(|&seat| party(seat) == loser);
                        if cost > 0.0 && (parties == 2 || by.is_some()) {
                            judgement.choice[by.unwrap_or(loser)] += cost;
                        }
                    }
                }
            }
        }
        for seat in 0..seats {
            judgement.start[seat] = story[0][party(seat)];
            judgement.end[seat] = story[events.len()][party(seat)];
        }
    }

    /// HYLE⁷: each board by itself.
    fn judge_boards(&self, events: &[game::EventOf<Position>], judgement: &mut Judgement) {
        let of_match = |game: &AnyGame| match game {
            AnyGame::Hyle7(position) => Some(*position),
            _ => None,
        };
        let positions: Vec<Position> = self.positions.iter().filter_map(of_match).collect();
        for round in Round::both(events, &positions) {
            self.judge_round(&round, &positions, judgement);
        }
    }

    fn judge_round(&self, round: &Round, positions: &[Position], judgement: &mut Judgement) {
        let last = positions.len() - 1;
        let limits = match positions[last].size() {
            Size::Seven => &ON_SEVEN,
            Size::Five => &ON_FIVE,
        };
        let (order, chaos) = (round.board.order(), round.board.chaos());
        if !round
            .events
            .iter()
            .any(|(_, event)| matches!(event, Event::Chance(_)))
        {
            return;
        }
        let weighed = |number: usize| self.weigh_board(round.board, number, &positions[number]);
        let mut all: Vec<Weighed> = round.events.iter().map(|&(at, _)| weighed(at)).collect();
        let moves_in = |number: usize| matches!(positions[number].phase(), Phase::Slide);
        let score = final_score(&round.before(last + 1, &positions[last]));
        all.push(weighed(last));
        let end = end_of(
            score.map(|score| of_score(score.into())),
            &all,
            of_score(0.0),
        );
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
                    let cost = self.cost(*number, sign * gained);
                    judgement.unforeseen[order.index()] += gained - sign * cost;
                    judgement.choice[seat.index()] += cost;
                    judgement
                        .moves
                        .push(self.judged(*number, seat, cost, limits));
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
    fn weigh_board(&self, board: BoardId, number: usize, position: &Position) -> Weighed {
        let step = self.step(number);
        let value = |step: &ReviewStep| match is_shared(position) {
            true => step.values.get(board.order().index()).copied(),
            false => Some(step.value).filter(|_| position.current() == board),
        };
        let value = step.and_then(value).filter(|value| value.is_finite());
        value.map(of_score)
    }
}

/// A score as it is worth to Order and to Chaos.
fn of_score(score: f64) -> Vec<f64> {
    vec![score, -score]
}

/// How it ended: the result, or as far as it came what is expected.
fn end_of(result: Option<Vec<f64>>, weighed: &[Weighed], unknown: Vec<f64>) -> Vec<f64> {
    let expected = || weighed.iter().rev().find_map(Clone::clone);
    result.or_else(expected).unwrap_or(unknown)
}

/// The seat that ended something, if it was one seat's doing.
fn stop_by(stop: Stop, seats: usize) -> Option<usize> {
    stop.seat().map(Seat::index).filter(|&seat| seat < seats)
}

fn mark(cost: f64, [inaccuracy, mistake, blunder]: &[f64; 3]) -> Option<Mark> {
    // A cost just at the limit must not depend on how a sum was rounded.
    let cost = cost + 1e-9;
    if cost >= *blunder {
        Some(Mark::Blunder)
    } else if cost >= *mistake {
        Some(Mark::Mistake)
    } else if cost >= *inaccuracy {
        Some(Mark::Inaccuracy)
    } else {
        None
    }
}
