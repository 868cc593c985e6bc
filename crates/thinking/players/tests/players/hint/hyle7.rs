//! The reasons of HYLE⁷'s hints, read again and worked out from the rules.

use catalog::{AnyGame, AnyRecord, GameId};
use game::{Game, Lang, Turn};
use hyle7::{Board, Move, Position};
use players::Computer;
use players::hint::{Hint, hint};

use crate::games::{after, random_record, setups, with_nodes};

fn hinted(game: &AnyGame, nodes: u64) -> Hint {
    let mut computer = Computer::new(GameId::Hyle7, 1 << 20);
    with_nodes(nodes, 1, |ask| hint(&mut computer, game, ask, Lang::En)).unwrap()
}

/// The first number after these words.
fn number_after(text: &str, words: &str) -> Option<u32> {
    let rest = text.split(words).nth(1)?;
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

/// The most Order can have after one slide, straight from the rules.
fn most_after_slide(position: &Position) -> u32 {
    let mut moves = Vec::new();
    position.moves(&mut moves);
    let board = position.current();
    let score = |mv: &Move| {
        let mut next = *position;
        next.play_unchecked(mv);
        next.board(board).score()
    };
    moves.iter().map(score).max().unwrap()
}

fn check_order(position: &Position, hint: &Hint, seen: &mut Vec<&'static str>) {
    let id = position.current();
    let before: Board = *position.board(id);
    let mut next = *position;
    next.play_unchecked(&hint.event.to_string().parse().unwrap());
    let after = next.board(id);
    let whole = hint.steps.last().unwrap().text.replace('\u{a0}', " ");
    if hint.event.to_string() == "pass" {
        let first = &hint.steps[0].text;
        let most = number_after(first, "A slide gains ").unwrap_or(0);
        assert_eq!(most_after_slide(position), before.score() + most, "{first}");
        seen.push("pass");
        return;
    }
    let gain = number_after(&whole, "It scores ").unwrap_or(0);
    let lost = number_after(&whole, "It gives up ").unwrap_or(0);
    assert_eq!(before.score() + gain, after.score() + lost, "{whole}");
    if gain > 0 {
        let longest = number_after(&whole, "the longest of ")
            .or(number_after(&whole, "a palindrome of "))
            .unwrap();
        let old = before.palindromes();
        let new = after.palindromes().into_iter().filter(|p| !old.contains(p));
        assert_eq!(new.map(|p| p.length).max(), Some(longest), "{whole}");
        seen.push("scores");
        let line_gain = number_after(&hint.steps[0].text, " can gain ").unwrap();
        let cells = &hint.steps[0].cells;
        let to: hyle7::Cell = hint.steps[2].cells[1].parse().unwrap();
        let lines = [hyle7::Line::Row(to.row()), hyle7::Line::Column(to.column())];
        let pointed = lines.into_iter().find(|line| {
            cells
                .iter()
                .all(|cell| line.contains(cell.parse().unwrap()))
        });
        let pointed = pointed.expect("a line through the end of the slide");
        let scored = after.line_score(pointed) - before.line_score(pointed);
        assert_eq!(scored, line_gain, "{}", hint.steps[0].text);
    }
    if lost > 0 {
        seen.push("gives up");
    }
    if whole.contains(" ready in ") {
        seen.push("prepares");
    }
}

fn check_chaos(position: &Position, hint: &Hint, seen: &mut Vec<&'static str>) {
    let id = position.current();
    let before = position.board(id).score();
    // A shared bag has both boards filled before Order slides, and a board alone
    // says the same.
    let after = |cell: &str| {
        let mut board = *position.board(id);
        board.place(cell.parse().unwrap(), position.drawn().unwrap());
        let mut most = board.score();
        for from in board.occupied() {
            for to in board.reachable(from) {
                let mut slid = board;
                slid.slide(from, to);
                most = most.max(slid.score());
            }
        }
        most - before
    };
    let whole = hint.steps.last().unwrap().text.replace('\u{a0}', " ");
    let here = after(&hint.event.to_string());
    if whole.contains("can gain nothing") {
        assert_eq!(here, 0, "{whole}");
        seen.push("nothing");
    } else if let Some(most) = number_after(&whole, "Order gains at most ") {
        assert_eq!(here, most, "{whole}");
        seen.push("at most");
    }
    let first = &hint.steps[0];
    if let Some(danger) = number_after(&first.text, "Order could gain ") {
        assert!(danger > here && !first.cells.is_empty(), "{}", first.text);
        for cell in &first.cells {
            assert_eq!(after(cell), danger, "{cell}: {}", first.text);
        }
        seen.push("danger");
        for good in &hint.steps[1].cells {
            assert!(!first.cells.contains(good), "{good} is dangerous");
        }
    }
    if whole.contains("It spoils") {
        seen.push("spoils");
    }
}

#[test]
fn h4_every_reason_holds_by_the_rules() {
    let mut seen = Vec::new();
    for (id, tags) in setups() {
        if id != GameId::Hyle7 {
            continue;
        }
        for seed in 0..2 {
            let record = random_record(id, &tags, seed);
            let (mut game, _) = after(id, &tags, "");
            for (number, event) in record.events().iter().enumerate() {
                if let (AnyGame::Hyle7(position), Turn::Seat(_), 0..2) =
                    (&game, game.turn(), number % 6)
                {
                    let hint = hinted(&game, 60);
                    match hint.event.to_string().parse().unwrap() {
                        Move::Place(_) => check_chaos(position, &hint, &mut seen),
                        _ => check_order(position, &hint, &mut seen),
                    }
                }
                game.apply(event).unwrap();
            }
        }
    }
    let sample = include_str!("../../../../../../data/games/hyle7.record");
    let sample = AnyRecord::read(sample).unwrap();
    let (mut game, _) = after(GameId::Hyle7, &[], "");
    for event in sample.events() {
        if let (AnyGame::Hyle7(position), "pass") = (&game, event.to_string().as_str()) {
            check_order(position, &hinted(&game, 300), &mut seen);
        }
        game.apply(&event).unwrap();
    }
    for kind in [
        "pass", "scores", "gives up", "prepares", "nothing", "at most", "danger", "spoils",
    ] {
        assert!(seen.contains(&kind), "{kind} was never told");
    }
}
