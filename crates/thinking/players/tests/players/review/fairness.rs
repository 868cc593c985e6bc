//! Whoever plays well is told so, and whoever plays badly, too: games between
//! computers of known strength.

use catalog::{AnyEvent, AnyGame, AnyRecord, GameId};
use game::{Lang, Turn};
use players::review::{Mark, judge, step};
use players::{Ask, Computer, Level};
use search::effort::NoWatch;
use search::{Effort, Limits, StopSign};
use testkit::Numbers;

use super::sums::searched;
use crate::games::{Tags, after, with_nodes};

/// A game between computers of these levels, thinking for so many nodes at full
/// strength.
fn played(id: GameId, tags: &Tags, levels: [u8; 2], nodes: u64, seed: u64) -> AnyRecord {
    let (mut game, mut record) = after(id, tags, "");
    let mut numbers = Numbers::seeded(seed);
    let mut computer = Computer::new(id, 4 << 20);
    loop {
        let event = match game.turn() {
            Turn::Over => return record,
            Turn::Chance => at_random(&game, &mut numbers),
            Turn::Seat(seat) => {
                let level = levels[seat.index() % 2];
                let effort = Effort::new(Limits::nodes(nodes), &NoWatch, &StopSign::default());
                let ask = Ask {
                    level: Level::new(level).expect("a level"),
                    seed: seed + record.events().len() as u64,
                    effort: &effort,
                };
                computer.choose(&game, &ask).expect("a seat is to move")
            }
        };
        game.apply(&event).expect("it is legal");
        record.push(&event).expect("it is well-formed");
    }
}

/// What chance brings, each case as often as it weighs.
fn at_random(game: &AnyGame, numbers: &mut Numbers) -> AnyEvent {
    let chances = game.chances();
    let mut at = numbers.below(chances.iter().map(|case| case.weight).sum());
    for case in chances {
        match at.checked_sub(case.weight) {
            Some(rest) => at = rest,
            None => return case.outcome,
        }
    }
    unreachable!("the weights add up")
}

/// What a game looks like in a review.
struct Told {
    /// For each seat the sum of its costs and the number of marks.
    cost: [f64; 2],
    marks: [usize; 2],
}

fn told(id: GameId, tags: &Tags, levels: [u8; 2], (nodes, review): (u64, u64), seed: u64) -> Told {
    let record = played(id, tags, levels, nodes, seed);
    let judgement = judge(&record, &searched(&record, review), Lang::En).unwrap();
    let of = |seat: usize| {
        judgement
            .moves
            .iter()
            .filter(move |judged| judged.seat == seat)
    };
    let told = Told {
        cost: [0, 1].map(|seat| of(seat).map(|judged| judged.cost).sum()),
        marks: [0, 1].map(|seat| of(seat).filter(|judged| judged.mark.is_some()).count()),
    };
    println!(
        "{id:?} {levels:?} {seed}: {:.3?} {:?}",
        told.cost, told.marks
    );
    told
}

/// Games in which both play at full strength have hardly a mark, and those of a
/// beginner against full strength have many, all of them the beginner's.
fn check(id: GameId, tags: Tags, nodes: (u64, u64), little: f64, much: f64) {
    let mut good = 0;
    for seed in 0..2 {
        let both = told(id, &tags, [8, 8], nodes, seed);
        assert!(
            both.cost.iter().all(|&cost| cost <= little),
            "{:?}",
            both.cost
        );
        good += both.marks[0] + both.marks[1];
    }
    assert!(good <= 2, "{good} marks");
    let mut weak = 0;
    for (levels, weaker) in [([8, 2], 1), ([1, 8], 0)] {
        let told = told(id, &tags, levels, nodes, 1);
        assert!(told.cost[weaker] >= much, "{:?}", told.cost);
        assert!(told.cost[1 - weaker] <= little, "{:?}", told.cost);
        weak += told.marks[weaker];
    }
    assert!(
        weak >= good + 3,
        "{weak} marks, and {good} of full strength"
    );
}

#[test]
fn h4_good_play_costs_little_and_a_beginners_much() {
    check(GameId::Hyle7, vec![("Size", "5")], (2000, 100), 4.0, 15.0);
}

#[test]
fn n8_good_play_costs_little_and_a_beginners_much() {
    check(GameId::Heinash, Tags::new(), (12_000, 6000), 0.15, 0.18);
}

#[test]
fn h2_a_slide_that_breaks_the_best_palindrome_is_a_blunder() {
    let tags = vec![("Size", "5")];
    let record = played(GameId::Hyle7, &tags, [8, 8], 300, 3);
    let events = record.events();
    let (mut game, mut broken) = after(GameId::Hyle7, &tags, "");
    let score = |game: &AnyGame| match game {
        AnyGame::Hyle7(position) => position.board(::hyle7::BoardId::First).score(),
        _ => panic!("it is HYLE⁷"),
    };
    // Towards the end of the first round there is much to break.
    for event in &events[..3 * 17 + 2] {
        game.apply(event).unwrap();
        broken.push(event).unwrap();
    }
    let result = |mv: &AnyEvent| {
        let mut next = game.clone();
        next.apply(mv).unwrap();
        score(&next)
    };
    let worst = game.moves().into_iter().min_by_key(result).unwrap();
    let at = broken.events().len();
    broken.push(&worst).unwrap();
    let mut computer = Computer::new(GameId::Hyle7, 1 << 20);
    let mut weigh =
        |events| with_nodes(100, 1, |ask| step(&mut computer, &broken, events, ask)).unwrap();
    let steps = [weigh(at), weigh(at + 1)];
    let judgement = judge(&broken, &steps, Lang::En).unwrap();
    let last = judgement.moves.last().unwrap();
    assert_eq!(last.mark, Some(Mark::Blunder), "{last:?}");
    assert!(
        last.best.is_some()
            && judgement
                .moves
                .iter()
                .rev()
                .skip(1)
                .all(|one| one.cost == 0.0)
    );
}

#[test]
fn s8_only_a_proven_loss_is_marked_in_good_play() {
    let nodes = (30_000, 30_000);
    let (mut good, mut weak) = (0, 0);
    for seed in 0..2 {
        let both = told(GameId::Seven, &Tags::new(), [8, 8], nodes, seed);
        good += both.marks[0] + both.marks[1];
        let [_, of_weak] = told(GameId::Seven, &Tags::new(), [8, 2], nodes, seed).marks;
        weak += of_weak;
    }
    assert!(good <= 1 && weak >= 2, "{good}, {weak}");
}
