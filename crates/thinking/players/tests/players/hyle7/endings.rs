//! Exact values against a plain search that leaves nothing out and shares no
//! code with the player.

use game::{Event, Game, Seat, Stop, Turn};
use hyle7::{BoardId, Move, Phase, Position, Setup};
use players::{Analysis, Ask, Level, Mind as _};
use search::effort::NoWatch;
use search::{Effort, Limits, StopSign};
use testkit::Numbers;

use super::{mind, setups};

/// The expected score of one board under best play of both, by the rules alone.
/// Moves on the other board change nothing for this one and are made at once.
fn value(position: &Position, id: BoardId, round: u32) -> f64 {
    let over = matches!(position.phase(), Phase::Over(_));
    if over || position.round() != round {
        return position.board(id).score().into();
    }
    if position.turn() == Turn::Chance {
        let chances = position.chances();
        let all: u32 = chances.iter().map(|chance| chance.weight).sum();
        let mut sum = 0.0;
        for chance in chances {
            let mut next = *position;
            next.settle_unchecked(&chance.outcome);
            sum += f64::from(chance.weight) * value(&next, id, round);
        }
        return sum / f64::from(all);
    }
    let mut moves = Vec::new();
    position.moves(&mut moves);
    let is_elsewhere = position.current() != id;
    if is_elsewhere {
        moves.truncate(1);
    }
    let places = matches!(position.phase(), Phase::Place(_));
    let values = moves.iter().map(|mv| {
        let mut next = *position;
        next.play_unchecked(mv);
        value(&next, id, round)
    });
    if places {
        values.fold(f64::INFINITY, f64::min)
    } else {
        values.fold(f64::NEG_INFINITY, f64::max)
    }
}

fn analysed(mind: &mut players::hyle7::Mind, position: &Position) -> Analysis<Move> {
    let effort = Effort::new(Limits::default(), &NoWatch, &StopSign::default());
    let ask = Ask {
        level: Level::MOST,
        seed: 0,
        effort: &effort,
    };
    mind.analyse(position, &ask, &mut |_| {})
}

/// Plays at random until so many cells of the current board are free.
fn with_free_cells(setup: &Setup, free: u32, numbers: &mut Numbers) -> Position {
    let mut position = Position::start(setup);
    if numbers.below(2) == 1 && setup.bags == hyle7::Bags::Own {
        // The second round of a match.
        while position.round() == 1 {
            position.step_at_random(&mut |limit| numbers.below(limit));
        }
    }
    while position.board(position.current()).empty().len() > free {
        position.step_at_random(&mut |limit| numbers.below(limit));
    }
    position
}

/// Compares random endings with so many free cells, each at every event up to
/// the next draw.
fn compare(free: u32, endings: u32, forced: bool) {
    let mut numbers = Numbers::seeded(u64::from(free) + 100 * u64::from(forced));
    let mut mind = mind();
    let mut compared = 0;
    for setup in setups() {
        for _ in 0..endings {
            let mut position = with_free_cells(&setup, free, &mut numbers);
            if forced {
                let seat = Seat::new(numbers.below(2) as usize);
                position.stop_unchecked(Stop::SeatTime(seat));
            }
            for _ in 0..3 {
                if position.turn() == Turn::Over
                    || position.round() == 2 && position.bag().is_empty()
                {
                    break;
                }
                let id = position.current();
                let expected = value(&position, id, position.round());
                let analysis = analysed(&mut mind, &position);
                assert!(analysis.exact);
                let found = analysis.value.expect("there are two seats");
                assert!(
                    (found - expected).abs() < 1e-6,
                    "{found}, but {expected} by the rules: {position:?}"
                );
                match analysis.best() {
                    None => assert_eq!(position.turn(), Turn::Chance),
                    Some(mv) => {
                        let mut next = position;
                        next.apply(&Event::Move(*mv))
                            .expect("the best move is legal");
                        if next.current() == id && next.round() == position.round() {
                            let kept = value(&next, id, position.round());
                            assert!((kept - expected).abs() < 1e-6, "{mv} loses something");
                        }
                    }
                }
                compared += 1;
                position.step_at_random(&mut |limit| numbers.below(limit));
            }
        }
    }
    assert!(compared > 2 * endings);
}

#[test]
fn h2_the_last_token() {
    compare(1, 400, false);
}

#[test]
fn h2_the_last_two_tokens() {
    compare(2, 500, false);
}

#[test]
fn h2_the_last_three_tokens() {
    compare(3, 50, false);
}

#[test]
fn h2_seats_without_time_have_forced_moves() {
    compare(2, 200, true);
    compare(3, 20, true);
}

#[test]
fn h3_a_full_board_is_worth_its_score() {
    let mut numbers = Numbers::seeded(3);
    for setup in setups() {
        let mut position = Position::start(&setup);
        while position.turn() != Turn::Over {
            position.step_at_random(&mut |limit| numbers.below(limit));
        }
        let analysis = analysed(&mut mind(), &position);
        let score = position.board(position.current()).score();
        assert!(analysis.exact && analysis.lines.is_empty());
        assert_eq!(analysis.value, Some(score.into()));
    }
}
