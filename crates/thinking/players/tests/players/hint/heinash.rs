//! The reasons of HeiNash's hints: positions in which they are known, and every
//! sentence worked out again from the rules.

use catalog::{AnyGame, GameId};
use game::{Lang, Turn};
use heinash::{Cell, CellSet, Position};
use players::Computer;
use players::hint::{Hint, hint};

use crate::games::{after, random_record, setups, with_nodes};

fn hinted(game: &AnyGame, nodes: u64) -> Hint {
    let mut computer = Computer::new(GameId::Heinash, 1 << 22);
    with_nodes(nodes, 1, |ask| hint(&mut computer, game, ask, Lang::En)).unwrap()
}

fn small(events: &str) -> Hint {
    hinted(&after(GameId::Heinash, &[("Size", "3")], events).0, 20_000)
}

/// Black has 1 and 4, Red has 3 and 6, and 7 or 9 joins top and bottom.
const BOTH_NEARLY: &str = "roll:1-1-1 1+1-1 roll:1-1-1 1+1+1 roll:2-1-1 2+1+1 roll:3-2-1 3+2+1";

#[test]
fn n8_a_cell_that_joins_two_sides_wins() {
    let hint = small(&format!("{BOTH_NEARLY} roll:4-2-1"));
    let [count, part, operation, whole] = &hint.steps[..] else {
        panic!("{hint:?}");
    };
    assert_eq!(count.text, "With 4, 2 and 1 you can reach 5 free cells.");
    assert!(part.numbers.contains(&7) && part.numbers.len() > 1);
    assert_eq!(operation.text.replace('\u{a0}', " "), "Begin with 4 + 2.");
    assert_eq!(
        whole.text.replace('\u{a0}', " "),
        "4 + 2 + 1 = 7: put your pawn on cell 7. It joins two opposite sides and wins."
    );
    assert_eq!((whole.clause, &whole.numbers), (Some("N8"), &vec![7]));
}

#[test]
fn n8_the_cell_that_the_rival_needs_is_denied() {
    // Black's way down is open at 7 and 8, Red has only 3.
    let events = "roll:1-1-1 1+1-1 roll:1-1-1 1+1+1 roll:2-1-1 2+1+1 roll:6-1-1";
    let hint = small(events);
    let whole = hint.steps.last().unwrap();
    assert_eq!(whole.numbers, [7], "{hint:?}");
    assert!(
        whole
            .text
            .contains("With this cell Black would join two sides.")
    );
}

#[test]
fn n5_where_nothing_can_be_made_it_says_so() {
    let hint = small("roll:6-6-6 none put:2 roll:6-6-6");
    // 6+6-6 is 6, 6*6/6 too, (6+6)/6 is 2, 6-6/6 is 5 and 6+6/6 is 7.
    assert_ne!(hint.event.to_string(), "none");
    let (game, _) = after(
        GameId::Heinash,
        &[("Size", "3"), ("Operations", "+")],
        "roll:6-6-6",
    );
    let hint = hinted(&game, 1000);
    assert_eq!(hint.event.to_string(), "none");
    assert_eq!(
        hint.steps[0].text,
        "With 6, 6 and 6 no free cell can be reached. Say that you found nothing."
    );
    assert_eq!(hint.steps[0].clause, Some("N5"));
}

/// The fewest pawns a seat needs, by trying all sets of free cells from small to
/// large: slow and plain, for the small board.
fn needed(position: &Position, seat: game::Seat) -> Option<u32> {
    let free: Vec<Cell> = Cell::all(position.size())
        .filter(|&cell| position.owner(cell).is_none())
        .collect();
    let sets = 1u32 << free.len();
    let joined = |set: &u32| {
        let chosen = (0..free.len())
            .filter(|at| set >> at & 1 == 1)
            .map(|at| free[at]);
        let pawns = chosen.fold(position.pawns(seat), CellSet::with);
        position.setup().is_joined(seat, pawns)
    };
    (0..sets).filter(joined).map(u32::count_ones).min()
}

/// Whether a sentence is true; says which kind it is.
fn verify(sentence: &str, before: &Position, after: &Position, number: u8) -> &'static str {
    let Turn::Seat(seat) = game::Game::turn(before) else {
        panic!("a seat is to move");
    };
    let rival = seat.next(2);
    let numbers: Vec<u32> = sentence
        .split(|letter: char| !letter.is_ascii_digit())
        .filter_map(|digits| digits.parse().ok())
        .collect();
    let cell = before.cell_of(number).unwrap();
    let group = |seat| CellSet::of(cell).group_within(after.pawns(seat));
    if sentence.contains("opposite sides and wins") {
        assert!(
            before.setup().is_joined(seat, after.pawns(seat)),
            "{sentence}"
        );
        "wins"
    } else if sentence.contains("would join two sides.") && sentence.starts_with("With") {
        let pawns = before.pawns(rival).with(cell);
        assert!(before.setup().is_joined(rival, pawns), "{sentence}");
        "denies"
    } else if sentence.starts_with("It joins") {
        assert_eq!(group(seat).len(), numbers[1], "{sentence}");
        "joins"
    } else if sentence.contains("would join two sides, instead") {
        assert_eq!(needed(after, seat), Some(numbers[0]), "{sentence}");
        assert_eq!(needed(before, seat), Some(numbers[1]), "{sentence}");
        "nearer"
    } else if sentence.contains("’s way: ") {
        assert_eq!(needed(after, rival), Some(numbers[0]), "{sentence}");
        assert_eq!(needed(before, rival), Some(numbers[1]), "{sentence}");
        "farther"
    } else if sentence.contains("no way left") {
        assert_eq!(needed(after, rival), None, "{sentence}");
        "no way"
    } else if sentence.starts_with("It makes a chain") {
        assert_eq!(group(seat).len(), numbers[0], "{sentence}");
        "lengthens"
    } else if sentence.contains("then still needs") {
        assert_eq!(needed(before, rival), Some(numbers[0]), "{sentence}");
        assert_eq!(needed(after, rival), Some(numbers[0]), "{sentence}");
        "no use"
    } else if sentence.contains("touches no other pawn") {
        assert_eq!(group(rival).len(), 1, "{sentence}");
        "apart"
    } else if sentence.starts_with("Your own way stays") {
        assert_eq!(needed(before, seat), Some(numbers[0]), "{sentence}");
        assert_eq!(needed(after, seat), Some(numbers[0]), "{sentence}");
        "open"
    } else {
        "other"
    }
}

#[test]
fn n2_n8_every_reason_holds_by_the_rules() {
    let mut seen = std::collections::BTreeSet::new();
    for (id, tags) in setups() {
        if id != GameId::Heinash || !tags.contains(&("Size", "3")) {
            continue;
        }
        for seed in 0..12 {
            let record = random_record(id, &tags, seed);
            let (mut game, _) = after(id, &tags, "");
            for event in record.events() {
                if let (AnyGame::Heinash(before), Turn::Seat(_)) = (&game, game.turn()) {
                    let hint = hinted(&game, 100);
                    let last = hint.steps.last().unwrap();
                    let mut then = before.clone();
                    let stolen = last.text.contains("Any number will do");
                    if let (&[number], false) = (&last.numbers[..], stolen) {
                        then.put_unchecked(number);
                        for sentence in last.text.split_inclusive(". ") {
                            seen.insert(verify(sentence.trim_end(), before, &then, number));
                        }
                    }
                }
                game.apply(&event).unwrap();
            }
        }
    }
    for kind in [
        "wins",
        "denies",
        "joins",
        "nearer",
        "farther",
        "lengthens",
        "no use",
        "apart",
        "open",
    ] {
        assert!(seen.contains(kind), "{kind} was never told: {seen:?}");
    }
}
