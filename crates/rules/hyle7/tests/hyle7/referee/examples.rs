//! The referee itself is held against what the rulebook says.

use super::board::score_of_line;
use super::*;

fn after(tags: &[(&str, &str)], events: &str) -> Referee {
    let mut referee = Referee::new(tags);
    for event in events.split_whitespace() {
        referee.apply(event);
    }
    referee
}

fn score(line: &str) -> i64 {
    let token = |letter: u8| (letter != b'.').then_some(letter);
    let line: Vec<Option<u8>> = line.bytes().map(token).collect();
    score_of_line(&line)
}

#[test]
fn h4_h5_sequences_score_as_the_book_says() {
    for (line, points) in [
        ("AAA", 7),
        ("ABABA", 14),
        ("ABCBA", 8),
        ("AABBAA", 16),
        ("ABCDCBA", 15),
        ("AABCBAA", 19),
        ("ABABABA", 37),
        ("AB", 0),
        ("A.A", 0),
        ("AA.AA", 4),
    ] {
        assert_eq!(score(line), points, "{line}");
    }
}

#[test]
fn h2_slides_go_like_a_rook_over_empty_cells() {
    let referee = after(&[], "draw:1 d4");
    assert_eq!(referee.whose_turn(), "seat 1");
    assert_eq!(referee.moves().len(), 13);
    let referee = after(&[], "draw:1 d4 d4-d7 draw:2 d6");
    let mut moves = referee.moves();
    moves.sort();
    let from_d7 = ["d7-a7", "d7-b7", "d7-c7", "d7-e7", "d7-f7", "d7-g7"];
    assert_eq!(moves.len(), 1 + from_d7.len() + 6 + 5);
    assert!(
        from_d7
            .iter()
            .all(|slide| moves.contains(&slide.to_string()))
    );
    assert!(!moves.contains(&"d7-d5".to_string()), "d6 is in the way");
    assert!(!moves.contains(&"d6-e5".to_string()), "not along a line");
}

#[test]
fn h2_a_full_board_has_no_slide_and_h6_swaps_the_roles() {
    let mut referee = Referee::new(&[("Size", "5")]);
    for token in 0..25 {
        assert_eq!(referee.whose_turn(), "chance");
        let draw = referee.chances()[0].0.clone();
        referee.apply(&draw);
        assert_eq!(referee.whose_turn(), "seat 0");
        let cell = referee.moves()[0].clone();
        referee.apply(&cell);
        if token < 24 {
            assert_eq!(referee.whose_turn(), "seat 1");
            referee.apply("pass");
        }
    }
    assert_eq!(referee.whose_turn(), "chance");
    assert_eq!(referee.chances().len(), 5, "a new bag");
    // Five rows of one colour each, five columns of five colours.
    assert_eq!(referee.standing(), [0, 5 * (4 * 2 + 3 * 3 + 2 * 4 + 5)]);
    referee.apply("draw:1");
    assert_eq!(referee.whose_turn(), "seat 1");
}

#[test]
fn h8_both_boards_use_one_draw() {
    let shared = &[("Bag", "shared")];
    assert_eq!(after(shared, "draw:3").whose_turn(), "seat 0");
    assert_eq!(after(shared, "draw:3 d4").whose_turn(), "seat 1");
    assert_eq!(after(shared, "draw:3 d4 e2").whose_turn(), "seat 1");
    assert_eq!(after(shared, "draw:3 d4 e2 d4-d7").whose_turn(), "seat 0");
    let referee = after(shared, "draw:3 d4 e2 d4-d7 pass");
    assert_eq!(referee.whose_turn(), "chance");
    assert_eq!(referee.chances()[2], ("draw:3".to_string(), 6));
}

#[test]
fn a_seat_out_of_time_places_in_reading_order_and_passes() {
    let referee = after(&[], "draw:1 a7 pass time:0 draw:2");
    assert_eq!(referee.moves(), ["b7"]);
    let referee = after(&[], "draw:1 a7 time:1");
    assert_eq!(referee.moves(), ["pass"]);
}
