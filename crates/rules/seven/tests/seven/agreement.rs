//! The fast rules of SEVEN against the slow referee, which was written from the
//! same clauses and shares no code with them: whose turn it is, every legal
//! move, the standing and the places, at every ply of random games of every
//! variant, and the number of move sequences.

use game::Game;
use seven::Position;
use testkit::{Numbers, SideBySide, sequences};

use crate::referee::{Referee, at_origin, read, shifted, written};

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

    /// The cells in order, and the first tile of the game at the origin, for
    /// where it lies is all one.
    fn in_its_form(&self, text: &str) -> String {
        if self.standing().is_empty() {
            at_origin(text)
        } else {
            let (letter, cells) = read(text);
            written(letter, cells)
        }
    }
}

/// Compares everything there is to see, and returns the legal moves.
fn compare(both: &Both) -> Vec<String> {
    let mut moves = both.slow.moves();
    moves.sort();
    if both.slow.is_played_for() {
        // Which of the legal moves are played for a seat that has left is for
        // the program to say, not for the rules. There must be one, though.
        let listed = both.moves_in_its_form();
        if !listed.is_empty() {
            moves.retain(|text| listed.contains(text));
        }
    }
    both.compare(&moves);

    let levels = both.fast.levels();
    let levels: Vec<Vec<i64>> = levels
        .iter()
        .map(|level| {
            level
                .as_slice()
                .iter()
                .map(|&tiles| i64::from(tiles))
                .collect()
        })
        .collect();
    assert_eq!(levels, both.slow.standing(), "levels\n{}", both.record());
    moves
}

/// A tile somewhere near is accepted exactly if the referee lists it.
fn probe(both: &Both, moves: &[String], numbers: &mut Numbers, shapes: &[String]) {
    let near: &String = numbers.one_of(moves);
    let near = read(near).1[0];
    for _ in 0..12 {
        let shift = |numbers: &mut Numbers| numbers.below(7) as i32 - 3;
        let by = (near.0 + shift(numbers), near.1 + shift(numbers));
        let shape: &String = numbers.one_of(shapes);
        let text = shifted(shape, by);
        let listed = moves.contains(&testkit::Referee::in_its_form(&both.slow, &text));
        both.agree_on(&text, listed);
    }
}

/// Chooses in ways that lead to different kinds of position: anything, high
/// towers, flat ground, a dense heap that carries high towers, a long line.
fn choose(way: u64, moves: &[String], slow: &Referee, numbers: &mut Numbers) -> String {
    let level = |text: &String| slow.level_of(text) as i32;
    let merit = |text: &String| match way % 5 {
        0 => 0,
        1 => level(text),
        2 => -level(text),
        3 => -spread(text),
        _ => read(text).1.map(|cell| cell.0).into_iter().sum(),
    };
    let most = moves.iter().map(merit).max().unwrap();
    let best: Vec<&String> = moves.iter().filter(|text| merit(text) == most).collect();
    numbers.one_of(&best).to_string()
}

/// How far from the middle of the table a tile lies.
fn spread(text: &str) -> i32 {
    let distances = read(text).1.map(|(q, r)| q.abs() + r.abs() + (q + r).abs());
    distances.into_iter().sum()
}

/// Plays this many games; some are stopped on the way.
fn play(tags: Tags, games: u64) {
    let shapes = Referee::new(tags).moves();
    for seed in 0..games {
        let mut numbers = Numbers::seeded(seed);
        let mut both = Both::new(tags);
        let seats = both.fast.seats() as u32;
        let stop_at = if numbers.below(4) == 0 {
            numbers.below(7 * seats) as usize
        } else {
            usize::MAX
        };
        loop {
            let moves = compare(&both);
            if moves.is_empty() {
                break;
            }
            if !both.slow.is_played_for() {
                probe(&both, &moves, &mut numbers, &shapes);
            }
            if both.events.len() == stop_at {
                let stop = match numbers.below(5) {
                    0 => "draw".to_string(),
                    1 | 2 => format!("resign:{}", numbers.below(seats)),
                    _ => format!("time:{}", numbers.below(seats)),
                };
                both.apply(&stop);
                continue;
            }
            let mut text = choose(seed, &moves, &both.slow, &mut numbers);
            if both.events.is_empty() && seed % 2 == 0 {
                let far = |numbers: &mut Numbers| numbers.below(2001) as i32 - 1000;
                text = shifted(&text, (far(&mut numbers), far(&mut numbers)));
            }
            both.apply(&text);
        }
    }
}

#[test]
fn s2_to_s8_two_players() {
    play(&[], 120);
}

#[test]
fn s9_two_players_misere() {
    play(&[("Variant", "misere")], 120);
}

#[test]
fn s10_three_players() {
    play(&[("Players", "3")], 60);
}

#[test]
fn s10_three_players_misere() {
    play(&[("Players", "3"), ("Variant", "misere")], 60);
}

#[test]
fn s11_two_pairs() {
    play(&[("Players", "4"), ("Pairs", "yes")], 40);
}

#[test]
fn s11_two_pairs_misere() {
    play(
        &[("Players", "4"), ("Pairs", "yes"), ("Variant", "misere")],
        40,
    );
}

#[test]
fn s12_four_players() {
    play(&[("Players", "4")], 40);
}

#[test]
fn s12_four_players_misere() {
    play(&[("Players", "4"), ("Variant", "misere")], 40);
}

/// How many sequences of `depth` moves there are from the start. Turning or
/// flipping the whole table changes no count, so one orientation of each first
/// tile stands for all of them.
fn count_from_start(tags: Tags, depth: u32) -> u128 {
    let start = Referee::new(tags);
    let firsts = start.moves();
    let mut total = 0;
    for letter in "IJOPSUY".chars() {
        let same: Vec<&String> = firsts
            .iter()
            .filter(|text| text.starts_with(letter))
            .collect();
        let mut next = start.clone();
        next.apply(same[0]);
        total += same.len() as u128 * sequences(&next, depth - 1);
    }
    total
}

#[test]
fn two_players_have_as_many_sequences_of_three_moves() {
    let fast = Both::new(&[]).fast;
    assert_eq!(game::perft(&fast, 1), 44);
    assert_eq!(game::perft(&fast, 2), count_from_start(&[], 2));
    assert_eq!(game::perft(&fast, 3), count_from_start(&[], 3));
}

#[test]
fn three_players_have_as_many_sequences_of_three_moves() {
    let tags: Tags = &[("Players", "3")];
    assert_eq!(
        game::perft(&Both::new(tags).fast, 3),
        count_from_start(tags, 3)
    );
}
