//! The fast rules of HYLE⁷ against the slow referee, which was written from the
//! same clauses and shares no code with them: whose turn it is, every legal
//! move, what is in the bag, the scores and the places, at every ply of random
//! matches of every variant, and the number of sequences of events.

mod referee;

use game::{Event, EventOf, Game, Setup, Turn};
use hyle7::Position;
use referee::Referee;
use testkit::Numbers;

type Tags = &'static [(&'static str, &'static str)];

/// One match played by both.
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

    /// The match so far, ready to be replayed.
    fn record(&self) -> String {
        let tags = self
            .tags
            .iter()
            .map(|(name, value)| format!("[{name} \"{value}\"]\n"));
        let tags: String = tags.collect();
        format!("[Game \"hyle7\"]\n{tags}\n{}", self.events.join(" "))
    }

    /// Compares everything there is to see, and returns what can happen next,
    /// as the referee lists it: places in reading order, colours in theirs.
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
        let mut fast: Vec<String> = fast_moves.iter().map(|mv| mv.to_string()).collect();
        let moves = self.slow.moves();
        let mut slow = moves.clone();
        fast.sort();
        slow.sort();
        assert!(
            fast == slow,
            "moves\n{}\nonly fast: {:?}\nonly slow: {:?}\nlisted {} and {}",
            self.record(),
            without(&fast, &slow),
            without(&slow, &fast),
            fast.len(),
            slow.len(),
        );

        let chances = self.fast.chances();
        let mut fast: Vec<(String, u32)> = chances
            .iter()
            .map(|case| (case.outcome.to_string(), case.weight))
            .collect();
        let slow = self.slow.chances();
        fast.sort();
        assert_eq!(fast, slow, "chances\n{}", self.record());

        let scores = self.fast.scores();
        let scores: Vec<i64> = scores
            .as_slice()
            .iter()
            .map(|&points| i64::from(points))
            .collect();
        assert_eq!(scores, self.slow.standing(), "scores\n{}", self.record());
        let places = self.fast.outcome().map(|outcome| outcome.places);
        let places = places.map_or(Vec::new(), |places| places.as_slice().to_vec());
        assert_eq!(places, self.slow.places(), "places\n{}", self.record());

        let drawn = slow.into_iter().map(|(text, _)| text);
        moves.into_iter().chain(drawn).collect()
    }

    /// Any event is accepted exactly if the referee lists it.
    fn probe(&self, listed: &[String], numbers: &mut Numbers) {
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
            let Ok(event) = EventOf::<Position>::parse(&text) else {
                assert!(!listed.contains(&text), "{text} cannot be read");
                continue;
            };
            let accepted = self.fast.check(&event).is_ok();
            assert_eq!(
                accepted,
                listed.contains(&text),
                "{text} after\n{}",
                self.record()
            );
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

/// Plays this many matches. Some are tidy, so that long palindromes come up:
/// the same colour again and again, placed in order and left alone. In some a
/// seat runs out of time, and some are stopped on the way.
fn play(tags: Tags, matches: u64) {
    for seed in 0..matches {
        let mut numbers = Numbers::seeded(seed);
        let mut table = Table::new(tags);
        let tidy = [0, 0, 3, 15][numbers.below(4) as usize];
        let stops = numbers.below(3) == 0;
        let mut in_time = vec![0, 1];
        loop {
            let listed = table.compare();
            if listed.is_empty() {
                break;
            }
            table.probe(&listed, &mut numbers);
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
                table.apply(&stop);
                continue;
            }
            // The first one listed is the lowest colour, the first empty cell
            // in reading order, or to pass.
            let text = if numbers.below(16) < tidy {
                &listed[0]
            } else {
                numbers.one_of(&listed)
            };
            table.apply(&text.clone());
        }
    }
}

#[test]
fn h1_to_h6_two_rounds() {
    play(&[], 1200);
}

#[test]
fn h7_the_small_board() {
    play(&[("Size", "5")], 2000);
}

#[test]
fn h8_one_bag_for_both() {
    play(&[("Bag", "shared")], 1200);
}

#[test]
fn h7_h8_small_boards_with_one_bag() {
    play(&[("Size", "5"), ("Bag", "shared")], 2000);
}

/// How many sequences of `depth` events follow.
fn count(referee: &Referee, depth: u32) -> u128 {
    let mut events = referee.moves();
    events.extend(referee.chances().into_iter().map(|(text, _)| text));
    if depth == 1 {
        return events.len() as u128;
    }
    let after = |text: &String| {
        let mut next = referee.clone();
        next.apply(text);
        count(&next, depth - 1)
    };
    events.iter().map(after).sum()
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
        let table = Table::new(tags);
        for depth in 1..=4 {
            let expected = count(&table.slow, depth);
            assert_eq!(
                game::perft(&table.fast, depth),
                expected,
                "{tags:?}, {depth} events"
            );
        }
    }
}
