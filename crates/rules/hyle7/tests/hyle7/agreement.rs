//! The fast rules of HYLE⁷ against the slow referee, which was written from the
//! same clauses and shares no code with them: whose turn it is, every legal
//! move, what is in the bag, the scores and the places, at every ply of random
//! matches of every variant, and the number of sequences of events.

use game::EventOf;
use hyle7::Position;
use testkit::{Numbers, SideBySide, sequences};

use crate::referee::Referee;

type Tags = &'static [(&'static str, &'static str)];
type Both = SideBySide<Position, Referee>;

/// The referee answers by its own methods, which know nothing of this trait.
impl testkit::Referee for Referee {
    fn start(tags: &[(&str, &str)]) -> Referee {
        Referee::new(tags)
    }

    fn whose_turn(&self) -> String {
        Referee::whose_turn(self)
    }

    fn moves(&self) -> Vec<String> {
        Referee::moves(self)
    }

    fn chances(&self) -> Vec<(String, u32)> {
        Referee::chances(self)
    }

    fn apply(&mut self, event: &str) {
        Referee::apply(self, event);
    }

    fn places(&self) -> Vec<u8> {
        Referee::places(self)
    }
}

/// Compares everything there is to see, and returns what can happen next, as
/// the referee lists it: places in reading order, colours in theirs.
fn compare(both: &Both) -> Vec<String> {
    let mut listed = both.slow.moves();
    both.compare(&listed);

    let scores = both.fast.scores();
    let scores: Vec<i64> = scores
        .as_slice()
        .iter()
        .map(|&points| i64::from(points))
        .collect();
    assert_eq!(scores, both.slow.standing(), "scores\n{}", both.record());

    listed.extend(both.slow.chances().into_iter().map(|(text, _)| text));
    listed
}

/// Any event is accepted exactly if the referee lists it.
fn probe(both: &Both, listed: &[String], numbers: &mut Numbers) {
    for _ in 0..4 {
        let cell = |numbers: &mut Numbers| {
            let column = numbers.one_of(&["a", "b", "c", "d", "e", "f", "g"]);
            format!("{column}{}", 1 + numbers.below(7))
        };
        let text = match numbers.below(4) {
            0 => format!("draw:{}", 1 + numbers.below(7)),
            1 => cell(numbers),
            2 => "pass".to_string(),
            _ => format!("{}-{}", cell(numbers), cell(numbers)),
        };
        // What names a cell or a colour that is not there cannot be read.
        if EventOf::<Position>::parse(&text).is_err() {
            assert!(!listed.contains(&text), "{text} cannot be read");
            continue;
        }
        both.agree_on(&text, listed.contains(&text));
    }
}

/// Plays this many matches. Some are tidy, so that long palindromes come up:
/// the same colour again and again, placed in order and left alone. In some a
/// seat runs out of time, and some are stopped on the way.
fn play(tags: Tags, matches: u64) {
    for seed in 0..matches {
        let mut numbers = Numbers::seeded(seed);
        let mut both = Both::new(tags);
        let tidy = [0, 0, 3, 15][numbers.below(4) as usize];
        let stops = numbers.below(3) == 0;
        let mut in_time = vec![0, 1];
        loop {
            let listed = compare(&both);
            if listed.is_empty() {
                break;
            }
            probe(&both, &listed, &mut numbers);
            if stops && numbers.below(150) == 0 {
                let stop = match numbers.below(6) {
                    0 => "draw".to_string(),
                    1 => format!("resign:{}", numbers.below(2)),
                    _ if in_time.is_empty() => continue,
                    _ => {
                        let index = numbers.below(in_time.len() as u32) as usize;
                        format!("time:{}", in_time.remove(index))
                    }
                };
                both.apply(&stop);
                continue;
            }
            // The first one listed is the lowest colour, the first empty cell
            // in reading order, or to pass.
            let text = if numbers.below(16) < tidy {
                &listed[0]
            } else {
                numbers.one_of(&listed)
            };
            both.apply(&text.clone());
        }
    }
}

#[test]
fn h1_to_h6_two_rounds() {
    play(&[], 240);
}

#[test]
fn h7_the_small_board() {
    play(&[("Size", "5")], 400);
}

#[test]
fn h8_one_bag_for_both() {
    play(&[("Bag", "shared")], 240);
}

#[test]
fn h7_h8_small_boards_with_one_bag() {
    play(&[("Size", "5"), ("Bag", "shared")], 400);
}

#[test]
fn there_are_as_many_sequences_of_events() {
    let all: [Tags; 4] = [
        &[],
        &[("Size", "5")],
        &[("Bag", "shared")],
        &[("Size", "5"), ("Bag", "shared")],
    ];
    for tags in all {
        let both = Both::new(tags);
        for depth in 1..=4 {
            let expected = sequences(&both.slow, depth);
            assert_eq!(
                game::perft(&both.fast, depth),
                expected,
                "{tags:?}, {depth} events"
            );
        }
    }
}
