//! The referee itself is held against positions whose answer is plain to see.

use super::shapes::{neighbours, orientations};
use super::*;

fn after(tags: &[(&str, &str)], events: &[&str]) -> Referee {
    let mut referee = Referee::new(tags);
    for event in events {
        referee.apply(event);
    }
    referee
}

#[test]
fn s1_the_tiles_have_44_orientations() {
    let all = orientations();
    let counts: Vec<(char, usize)> = all.iter().map(|(&l, shapes)| (l, shapes.len())).collect();
    let expected = [
        ('I', 3),
        ('J', 12),
        ('O', 3),
        ('P', 12),
        ('S', 6),
        ('U', 6),
        ('Y', 2),
    ];
    assert_eq!(counts, expected);
    let mut different: Vec<&[Cell; 4]> = all.values().flatten().collect();
    different.sort();
    different.dedup();
    assert_eq!(different.len(), 44, "no two tiles are alike");
    for shape in different {
        for &cell in shape {
            assert!(shape.iter().any(|other| neighbours(cell).contains(other)));
        }
    }
    assert_eq!(Referee::new(&[]).moves().len(), 44);
}

#[test]
fn s2_the_second_tile_lies_on_the_table_next_to_the_first() {
    let referee = after(&[], &["O:0,0;1,0;0,1;1,-1"]);
    assert_eq!(referee.whose_turn(), "seat 1");
    let moves = referee.moves();
    assert!(moves.iter().all(|text| referee.level_of(text) == 1));
    assert!(moves.contains(&"I:2,0;3,0;4,0;5,0".to_string()));
    assert!(!moves.contains(&"I:3,0;4,0;5,0;6,0".to_string()), "too far");
    assert!(
        !moves.contains(&"I:1,0;2,0;3,0;4,0".to_string()),
        "overlaps"
    );
}

#[test]
fn s5_s6_one_tile_carries_nothing_and_two_must_be_used() {
    // Two bars in one line: a bar can lie across both, a bee nowhere above.
    let bars = after(&[], &["I:0,0;1,0;2,0;3,0", "I:4,0;5,0;6,0;7,0"]);
    assert!(!bars.hands[0].contains(&'I'));
    for letter in ['J', 'O', 'P', 'S', 'U', 'Y'] {
        assert_eq!(bars.highest(letter).0, 1, "{letter}");
    }
    // A third seat still has a bar, which has three places above.
    let bars = after(
        &[("Players", "3")],
        &["I:0,0;1,0;2,0;3,0", "I:4,0;5,0;6,0;7,0"],
    );
    let bar = bars.highest('I');
    assert_eq!(bar.0, 2);
    assert_eq!(bar.1.len(), 3);
    assert_eq!(bars.highest('J').0, 1);
}

#[test]
fn s10_levels_are_compared_from_the_top_and_s9_from_the_bottom() {
    let mut referee = after(&[("Players", "3")], &[]);
    let tile = |seat, level| Tile { seat, level };
    referee.hands = vec![BTreeSet::new(); 3];
    referee.placed = vec![
        tile(0, 1),
        tile(1, 1),
        tile(2, 1),
        tile(0, 1),
        tile(1, 2),
        tile(2, 2),
    ];
    assert_eq!(referee.standing(), [[2, 1, 1], [0, 1, 1]]);
    assert_eq!(referee.places(), [3, 1, 1]);
    referee.misere = true;
    assert_eq!(referee.places(), [1, 2, 2]);
    referee.left = Some(0);
    assert_eq!(referee.places(), [3, 1, 1]);
}

#[test]
fn s11_the_best_player_wins_for_the_pair() {
    let tile = |seat, level| Tile { seat, level };
    let mut referee = after(&[("Players", "4"), ("Pairs", "yes")], &[]);
    referee.hands = vec![BTreeSet::new(); 4];
    referee.placed = vec![tile(0, 1), tile(1, 1), tile(2, 2), tile(3, 1)];
    assert_eq!(referee.places(), [1, 3, 1, 3]);
    referee.placed = vec![tile(0, 2), tile(1, 2), tile(2, 1), tile(3, 1)];
    assert_eq!(referee.places(), [1, 1, 1, 1]);
    referee.placed = vec![tile(0, 1), tile(1, 2), tile(2, 1), tile(3, 2)];
    assert_eq!(referee.places(), [3, 1, 3, 1]);
}
