//! Games in which it is known what was a mistake and what was luck.

use catalog::{AnyGame, GameId};
use game::Lang;
use players::Computer;
use players::review::{Judgement, Mark, ReviewStep, judge, step};

use super::sums::searched;
use crate::games::{after, random_record, with_nodes};

/// Judges a game of HeiNash on the small board, which is solved at once.
fn small(events: &str) -> (Vec<ReviewStep>, Judgement) {
    let (_, record) = after(GameId::Heinash, &[("Size", "3")], events);
    let steps = searched(&record, 400_000);
    assert!(steps.iter().all(|step| step.exact), "it is solved");
    let judgement = judge(&record, &steps, Lang::En).unwrap();
    (steps, judgement)
}

#[test]
fn n5_to_overlook_a_win_is_a_blunder() {
    let nearly = "roll:1-1-1 1+1-1 roll:1-1-1 1+1+1 roll:2-1-1 2+1+1 roll:3-2-1 3+2+1";
    let (steps, judgement) = small(&format!("{nearly} roll:4-2-1 none"));
    let last = judgement.moves.last().unwrap();
    assert_eq!(
        (last.event.to_string().as_str(), last.mark),
        ("none", Some(Mark::Blunder))
    );
    assert_eq!(last.best.as_ref().unwrap().to_string(), "4+2+1");
    assert!((steps[9].value - 1.0).abs() < 1e-12, "a win is there");
    assert!((last.cost - (1.0 - steps[10].value)).abs() < 1e-12);

    let (_, judgement) = small(&format!("{nearly} roll:4-2-1 4+1+2"));
    let last = judgement.moves.last().unwrap();
    // Another way to the same number is the same move.
    assert_eq!((last.cost, last.mark, &last.best), (0.0, None, &None));
}

#[test]
fn n3_what_a_roll_gives_is_luck() {
    let nearly = "roll:1-1-1 1+1-1 roll:1-1-1 1+1+1 roll:2-1-1 2+1+1 roll:3-2-1 3+2+1";
    let (steps, judgement) = small(&format!("{nearly} roll:4-2-1 4+2+1"));
    let rolls = [0, 2, 4, 6, 8];
    let luck: f64 = rolls
        .iter()
        .map(|&at| steps[at + 1].value - steps[at].value)
        .sum();
    assert!((judgement.luck[0] - luck).abs() < 1e-9);
    assert!((judgement.luck[0] + judgement.luck[1]).abs() < 1e-12);
    assert_eq!(judgement.end, [1.0, 0.0]);
}

#[test]
fn s8_a_proven_win_that_is_thrown_away_costs_all_of_it() {
    // The last moves of random games are proven; among them are some that turn a
    // win into a loss, and those cost exactly 1.
    let mut thrown = 0;
    for seed in 0..12 {
        let record = random_record(GameId::Seven, &Vec::new(), seed);
        let mut computer = Computer::new(GameId::Seven, 1 << 20);
        let weigh = |events| {
            with_nodes(60_000, 1, |ask| step(&mut computer, &record, events, ask)).unwrap()
        };
        let steps: Vec<ReviewStep> = (10..=14).map(weigh).collect();
        let judgement = judge(&record, &steps, Lang::En).unwrap();
        for judged in &judgement.moves[10..] {
            let at = judged.events - 10;
            if !steps[at].exact || !steps[at + 1].exact {
                continue;
            }
            let sign = if judged.seat == 0 { 1.0 } else { -1.0 };
            let expected = sign * (steps[at].value - steps[at + 1].value);
            assert_eq!(judged.cost, expected);
            assert_eq!(judged.mark == Some(Mark::Blunder), expected >= 0.5);
            thrown += usize::from(expected == 1.0);
        }
    }
    assert!(thrown > 0, "nobody threw a win away");
}

#[test]
fn s1_the_first_tile_may_lie_anywhere() {
    let (game, _) = after(GameId::Seven, &[], "");
    let mut computer = Computer::new(GameId::Seven, 1 << 20);
    let best = with_nodes(2000, 1, |ask| computer.analyse(&game, ask, &mut |_| {}));
    let tile = best.best().unwrap().to_string().chars().next().unwrap();
    let AnyGame::Seven(position) = &game else {
        panic!("it is SEVEN");
    };
    let mut all = Vec::new();
    game::Game::moves(position, &mut all);
    for mv in all
        .iter()
        .map(ToString::to_string)
        .filter(|mv| mv.starts_with(tile))
    {
        let (_, record) = after(GameId::Seven, &[], &mv);
        let judgement = judge(&record, &searched(&record, 2000), Lang::En).unwrap();
        assert_eq!(judgement.moves[0].cost, 0.0, "{mv}");
    }
}

#[test]
fn h4_marks_are_in_points() {
    let record = random_record(GameId::Hyle7, &vec![("Size", "5")], 2);
    let judgement = judge(&record, &searched(&record, 60), Lang::En).unwrap();
    for judged in &judgement.moves {
        let expected = match judged.cost {
            cost if cost >= 3.5 => Some(Mark::Blunder),
            cost if cost >= 2.0 => Some(Mark::Mistake),
            cost if cost >= 1.0 => Some(Mark::Inaccuracy),
            _ => None,
        };
        assert_eq!(judged.mark, expected, "{judged:?}");
    }
    let blunders = judgement
        .moves
        .iter()
        .filter(|judged| judged.mark == Some(Mark::Blunder));
    assert!(blunders.count() > 3, "random slides break much");
}

#[test]
fn h8_both_boards_of_a_shared_bag_are_weighed() {
    let tags = vec![("Size", "5"), ("Bag", "shared")];
    let record = random_record(GameId::Hyle7, &tags, 4);
    let steps = searched(&record, 60);
    let Ok(AnyGame::Hyle7(end)) = record.replay() else {
        panic!("it is HYLE⁷");
    };
    let last = steps.last().unwrap();
    let scores: Vec<f64> = end
        .scores()
        .as_slice()
        .iter()
        .map(|&s| f64::from(s))
        .collect();
    assert_eq!(last.values, scores);
    assert!(last.exact && last.best.is_none());
    // Each move changes what is expected of the board it was made on alone.
    assert!((steps[0].values[0] - steps[0].values[1]).abs() < 1e-9);
    assert!(steps.iter().all(|step| step.values.len() == 2));
}
