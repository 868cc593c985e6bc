//! The referee itself is held against what the rulebook says.

use super::*;

fn after(tags: &[(&str, &str)], events: &[&str]) -> Referee {
    let mut referee = Referee::new(tags);
    for event in events {
        referee.apply(event);
    }
    referee
}

#[test]
fn n4_the_numbers_of_5_4_2() {
    let referee = after(&[], &["roll:5-4-2"]);
    let numbers: Vec<i32> = (referee.numbers_made().into_iter())
        .filter(|number| (1..=36).contains(number))
        .collect();
    assert_eq!(numbers, [1, 2, 3, 6, 7, 10, 11, 12, 13, 14, 18, 22, 28, 30]);
    assert_eq!(referee.moves().len(), 15, "and none");
}

#[test]
fn n4_expressions_are_calculated_exactly() {
    let whole = |text: &str| evaluate(text).value.and_then(|value| value.whole());
    assert_eq!(whole("(5*4)/2"), Some(10));
    assert_eq!(whole("5×4÷2"), Some(10));
    assert_eq!(whole("5−4−2"), Some(-1));
    assert_eq!(whole("8:4:2"), Some(1));
    assert_eq!(whole("5+4x2"), Some(13));
    assert_eq!(whole("5/2+4"), None);
    assert_eq!(
        evaluate("5/2+4").value,
        super::arithmetic::Fraction::new(13, 2)
    );
    assert_eq!(evaluate("5/(2-2)").value, None);
    assert_eq!(whole("6/(1-(2/3))"), Some(18));
    assert_eq!(evaluate("((5)*4)-2").numbers, [5, 4, 2]);
}

#[test]
fn n3_every_die_is_used_once_with_the_signs_agreed_on() {
    let all = after(&[], &["roll:5-4-2"]);
    assert!(all.accepts("5*4/2") && all.accepts("2*(5-4)"));
    assert!(!all.accepts("5*4") && !all.accepts("5*4+2+2") && !all.accepts("5*4*3"));
    assert!(!all.accepts("5/2+4") && !all.accepts("5*4*2"));
    let few = after(&[("Operations", "+*")], &["roll:5-4-2"]);
    assert!(few.accepts("5+4*2") && !few.accepts("5+4-2"));
}

#[test]
fn n5_n6_n7_what_follows_none() {
    let base = after(&[], &["roll:1-1-1", "none"]);
    assert_eq!(
        (base.whose_turn().as_str(), base.moves().len()),
        ("seat 1", 36)
    );
    let base = after(&[], &["roll:1-1-1", "none", "put:36"]);
    assert_eq!(base.pawns, BTreeMap::from([((5, 5), 0)]));

    let number = &[("Variant", "steal-number")];
    let stolen = after(number, &["roll:1-1-1", "none", "1+1+1"]);
    assert_eq!(stolen.pawns, BTreeMap::from([((0, 2), 1)]));
    assert_eq!(stolen.whose_turn(), "chance");
    let missed = after(number, &["roll:1-1-1", "none", "none", "put:4"]);
    assert_eq!(missed.pawns, BTreeMap::from([((0, 3), 0)]));

    let place = &[("Variant", "steal-place")];
    let stolen = after(place, &["roll:1-1-1", "none", "1+1+1", "put:4"]);
    assert_eq!(stolen.pawns, BTreeMap::from([((0, 3), 1)]));
    let missed = after(place, &["roll:1-1-1", "none", "none", "put:4"]);
    assert_eq!(missed.pawns, BTreeMap::from([((0, 3), 0)]));
}

#[test]
fn n8_a_chain_joins_opposite_sides() {
    let small = &[("Size", "2"), ("Variant", "steal-place")];
    // 1 and 4 do not touch, 2 and 3 do.
    let events = [
        "roll:1-1-1",
        "none",
        "none",
        "put:2",
        "roll:1-1-1",
        "none",
        "none",
        "put:1",
    ];
    let mut referee = after(small, &events);
    assert_eq!(referee.standing(), [1, 1]);
    for event in ["roll:1-1-1", "1+1+1"] {
        referee.apply(event);
    }
    assert_eq!(referee.places(), [1, 2]);
    assert_eq!(referee.standing(), [2, 1]);
}

#[test]
fn n2_own_sides_are_rows_for_seat_0() {
    let tags = &[("Size", "2"), ("Sides", "own")];
    let referee = after(
        tags,
        &["roll:1-1-1", "none", "put:1", "roll:1-1-1", "none", "put:4"],
    );
    assert_eq!(referee.whose_turn(), "chance");
    let across = |number| {
        after(
            tags,
            &[
                "roll:1-1-1",
                "none",
                "put:1",
                "roll:1-1-1",
                "none",
                "put:4",
                "roll:1-1-1",
                "none",
                number,
            ],
        )
    };
    assert_eq!(
        across("put:2").whose_turn(),
        "chance",
        "1 and 2 join columns"
    );
    assert_eq!(across("put:3").places(), [1, 2], "1 and 3 join rows");
}

#[test]
fn n10_a_seat_without_pawns_is_skipped() {
    let tags = &[("Size", "2"), ("Variant", "steal-number"), ("Sides", "own")];
    // Seat 1 takes 1 and 4, both of its pawns, and they do not touch.
    let mut referee = after(
        tags,
        &["roll:4-1-1", "none", "4*1*1", "roll:1-1-1", "1*1*1"],
    );
    assert_eq!(referee.pawns_left(1), 0);
    assert_eq!(referee.active, 0);
    referee.apply("roll:1-1-1");
    referee.apply("none");
    assert_eq!(referee.next, Next::Put { owner: 0 });
    referee.apply("put:2");
    assert_eq!(referee.active, 0, "seat 1 has no roll");
}

#[test]
fn n9_time_goes_to_the_longest_chain() {
    let referee = after(&[], &["roll:1-1-1", "none", "put:8", "time"]);
    assert_eq!(referee.standing(), [0, 0], "8 touches no side");
    assert_eq!(referee.places(), [1, 1]);
    let referee = after(&[], &["roll:1-1-1", "none", "put:7", "time"]);
    assert_eq!(referee.places(), [1, 2]);
}
