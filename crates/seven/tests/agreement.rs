//! The fast rules of SEVEN against the slow referee, which was written from the
//! same clauses and shares no code with them: whose turn it is, every legal
//! move, the standing and the places, at every ply of random games of every
//! variant, and the number of move sequences.

mod referee;

use game::{Event, EventOf, Game, Setup, Turn};
use referee::{Referee, at_origin, read, shifted, written};
use seven::Position;
use testkit::Numbers;

type Tags = &'static [(&'static str, &'static str)];

/// One game played by both.
struct Table {
    tags: Tags,
    fast: Position,
    slow: Referee,
    events: Vec<String>,
}

impl Table {
    fn new(tags: Tags) -> Table {
        let value = |name: &str| tags.iter().find(|tag| tag.0 == name).map(|tag| tag.1);
        let setup = <Position as Game>::Setup::from_tags(value).unwrap();
        Table {
            tags,
            fast: Position::start(&setup),
            slow: Referee::new(tags),
            events: Vec::new(),
        }
    }

    /// The game so far, ready to be replayed.
    fn record(&self) -> String {
        let tags = self
            .tags
            .iter()
            .map(|(name, value)| format!("[{name} \"{value}\"]\n"));
        let tags: String = tags.collect();
        format!("[Game \"seven\"]\n{tags}\n{}", self.events.join(" "))
    }

    /// Compares everything there is to see, and returns the legal moves.
    fn compare(&self) -> Vec<String> {
        let turn = match self.fast.turn() {
            Turn::Seat(seat) => format!("seat {seat}"),
            Turn::Chance => "chance".to_string(),
            Turn::Over => "over".to_string(),
        };
        assert_eq!(
            turn,
            self.slow.whose_turn(),
            "whose turn\n{}",
            self.record()
        );

        let mut fast_moves = Vec::new();
        self.fast.moves(&mut fast_moves);
        let mut fast: Vec<String> = fast_moves
            .iter()
            .map(|mv| self.comparable(&mv.to_string()))
            .collect();
        let mut slow = self.slow.moves();
        fast.sort();
        slow.sort();
        if self.slow.is_played_for() && !fast.is_empty() {
            // Which of the legal moves are played for a seat that has left is
            // for the program to say, not for the rules.
            slow.retain(|text| fast.contains(text));
        }
        assert!(
            fast == slow,
            "moves\n{}\nonly fast: {:?}\nonly slow: {:?}\nlisted {} and {}",
            self.record(),
            without(&fast, &slow),
            without(&slow, &fast),
            fast.len(),
            slow.len(),
        );
        assert!(self.fast.chances().is_empty() && self.slow.chances().is_empty());

        let levels = self.fast.levels();
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
        assert_eq!(levels, self.slow.standing(), "levels\n{}", self.record());
        let places = self.fast.outcome().map(|outcome| outcome.places);
        let places = places.map_or(Vec::new(), |places| places.as_slice().to_vec());
        assert_eq!(places, self.slow.places(), "places\n{}", self.record());
        slow
    }

    /// A move as the referee lists it: its cells in order, the first tile of
    /// the game at the origin, for where it lies is all one.
    fn comparable(&self, text: &str) -> String {
        if self.slow.standing().is_empty() {
            at_origin(text)
        } else {
            let (letter, cells) = read(text);
            written(letter, cells)
        }
    }

    /// A tile somewhere near is accepted exactly if the referee lists it.
    fn probe(&self, moves: &[String], numbers: &mut Numbers, shapes: &[String]) {
        let near: &String = numbers.one_of(moves);
        let near = read(near).1[0];
        for _ in 0..12 {
            let shift = |numbers: &mut Numbers| numbers.below(7) as i32 - 3;
            let by = (near.0 + shift(numbers), near.1 + shift(numbers));
            let shape: &String = numbers.one_of(shapes);
            let text = shifted(shape, by);
            let listed = moves.contains(&self.comparable(&text));
            let event: EventOf<Position> = Event::parse(&text).unwrap();
            let accepted = self.fast.check(&event).is_ok();
            assert_eq!(accepted, listed, "{text} after\n{}", self.record());
        }
    }

    fn apply(&mut self, text: &str) {
        let event: EventOf<Position> = Event::parse(text).unwrap();
        if let Err(why) = self.fast.apply(&event) {
            panic!("{text} is refused: {why:?}\n{}", self.record());
        }
        self.slow.apply(text);
        self.events.push(text.to_string());
    }
}

/// What is in `all` and not in `others`.
fn without<'a>(all: &'a [String], others: &[String]) -> Vec<&'a String> {
    all.iter().filter(|text| !others.contains(text)).collect()
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
        let mut table = Table::new(tags);
        let seats = table.fast.seats() as u32;
        let stop_at = if numbers.below(4) == 0 {
            numbers.below(7 * seats) as usize
        } else {
            usize::MAX
        };
        loop {
            let moves = table.compare();
            if moves.is_empty() {
                break;
            }
            if !table.slow.is_played_for() {
                table.probe(&moves, &mut numbers, &shapes);
            }
            if table.events.len() == stop_at {
                let stop = match numbers.below(5) {
                    0 => "draw".to_string(),
                    1 | 2 => format!("resign:{}", numbers.below(seats)),
                    _ => format!("time:{}", numbers.below(seats)),
                };
                table.apply(&stop);
                continue;
            }
            let mut text = choose(seed, &moves, &table.slow, &mut numbers);
            if table.events.is_empty() && seed % 2 == 0 {
                let far = |numbers: &mut Numbers| numbers.below(2001) as i32 - 1000;
                text = shifted(&text, (far(&mut numbers), far(&mut numbers)));
            }
            table.apply(&text);
        }
    }
}

#[test]
fn s2_to_s8_two_players() {
    play(&[], 700);
}

#[test]
fn s9_two_players_misere() {
    play(&[("Variant", "misere")], 700);
}

#[test]
fn s10_three_players() {
    play(&[("Players", "3")], 300);
}

#[test]
fn s10_three_players_misere() {
    play(&[("Players", "3"), ("Variant", "misere")], 300);
}

#[test]
fn s11_two_pairs() {
    play(&[("Players", "4"), ("Pairs", "yes")], 150);
}

#[test]
fn s11_two_pairs_misere() {
    play(
        &[("Players", "4"), ("Pairs", "yes"), ("Variant", "misere")],
        150,
    );
}

#[test]
fn s12_four_players() {
    play(&[("Players", "4")], 150);
}

#[test]
fn s12_four_players_misere() {
    play(&[("Players", "4"), ("Variant", "misere")], 150);
}

/// How many sequences of `depth` moves follow.
fn count(referee: &Referee, depth: u32) -> u128 {
    let moves = referee.moves();
    if depth == 1 {
        return moves.len() as u128;
    }
    let after = |text: &String| {
        let mut next = referee.clone();
        next.apply(text);
        count(&next, depth - 1)
    };
    moves.iter().map(after).sum()
}

/// The same from the start. Turning or flipping the whole table changes no
/// count, so one orientation of each first tile stands for all of them.
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
        total += same.len() as u128 * count(&next, depth - 1);
    }
    total
}

#[test]
fn two_players_have_as_many_sequences_of_three_moves() {
    let fast = Table::new(&[]).fast;
    assert_eq!(game::perft(&fast, 1), 44);
    assert_eq!(game::perft(&fast, 2), count_from_start(&[], 2));
    assert_eq!(game::perft(&fast, 3), count_from_start(&[], 3));
}

#[test]
fn three_players_have_as_many_sequences_of_three_moves() {
    let tags: Tags = &[("Players", "3")];
    assert_eq!(
        game::perft(&Table::new(tags).fast, 3),
        count_from_start(tags, 3)
    );
}
