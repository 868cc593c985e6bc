//! The reasons of SEVEN's hints, read again and worked out from the rules.

use catalog::{AnyGame, GameId, Listed};
use game::{Game, Lang, Seat, Turn};
use players::Computer;
use players::hint::{Hint, hint};
use seven::{Position, Tile};

use crate::games::{Tags, after, random_record, setups, with_nodes};

/// A position with the hint for it and where the hint leads.
struct Case {
    before: Position,
    after: Position,
    seat: Seat,
    hint: Hint,
}

impl Case {
    fn level(&self) -> u8 {
        self.after.placed().last().unwrap().level
    }

    /// The tiles a seat holds before, with the level each has to go to in a
    /// position.
    fn reach(&self, seat: Seat, position: &Position, except: Option<Tile>) -> Vec<(Tile, u8)> {
        let held = self.before.held(seat).iter();
        held.filter(|&tile| Some(tile) != except)
            .map(|tile| (tile, position.forced_level(tile)))
            .collect()
    }

    fn own_reach(&self) -> Vec<(Tile, u8)> {
        let placed = self.after.placed().last().unwrap().placement.tile();
        self.reach(self.seat, &self.after, Some(placed))
    }

    fn on_level(&self, level: u8, seat: Seat) -> u8 {
        let levels = self.after.levels();
        levels.get(usize::from(level) - 1).map_or(0, |on| on[seat])
    }

    /// The seat with this name.
    fn seat_named(&self, name: &str) -> Seat {
        let setup = Game::setup(&self.before);
        let named = |seat: &Seat| setup.colour(*seat).name().en == name;
        Seat::all(self.before.seats()).find(named).unwrap()
    }

    fn best_rival_on(&self, level: u8) -> u8 {
        let pairs = Game::setup(&self.before).is_pairs();
        let rival = |seat: &Seat| match pairs {
            true => seat.index() % 2 != self.seat.index() % 2,
            false => *seat != self.seat,
        };
        let seats = Seat::all(self.before.seats()).filter(rival);
        seats.map(|seat| self.on_level(level, seat)).max().unwrap()
    }

    /// Whether a sentence of the hint is true; says which kind it is.
    fn verify(&self, sentence: &str) -> &'static str {
        let numbers: Vec<u8> = sentence
            .split(|letter: char| !letter.is_ascii_digit())
            .filter_map(|digits| digits.parse().ok())
            .collect();
        let rival = || self.seat_named(sentence.split([' ', '’']).next().unwrap());
        let letters =
            |list: &str| -> Vec<Tile> { list.chars().filter_map(Tile::from_letter).collect() };
        let most = |reach: &[(Tile, u8)]| reach.iter().map(|&(_, level)| level).max().unwrap_or(0);
        let to = |reach: &[(Tile, u8)], wanted: u8| -> Vec<Tile> {
            let going = reach.iter().filter(|&&(_, level)| level == wanted);
            going.map(|&(tile, _)| tile).collect()
        };
        if sentence.starts_with("You are the first") {
            let others = self
                .before
                .placed()
                .iter()
                .any(|tile| tile.level >= numbers[0]);
            assert!(!others && self.level() == numbers[0], "{sentence}");
            "opens"
        } else if sentence.contains("you are ahead") {
            let [level, own, theirs] = numbers[..] else {
                panic!("{sentence}")
            };
            assert_eq!(self.on_level(level, self.seat), own, "{sentence}");
            assert_eq!(self.best_rival_on(level), theirs, "{sentence}");
            assert!(own > theirs && self.decides(level), "{sentence}");
            "ahead"
        } else if sentence.contains("it is then") {
            let [level, own, theirs] = numbers[..] else {
                panic!("{sentence}")
            };
            assert_eq!(self.on_level(level, self.seat), own, "{sentence}");
            assert_eq!(self.best_rival_on(level), theirs, "{sentence}");
            assert!(own == theirs && self.decides(level), "{sentence}");
            "even"
        } else if sentence.contains("could have gone") {
            let before = self.reach(rival(), &self.before, None);
            let then = self.reach(rival(), &self.after, None);
            assert_eq!([most(&before), most(&then)], numbers[..], "{sentence}");
            "blocks"
        } else if sentence.starts_with("Before, ") {
            let name = sentence
                .split(" of ")
                .nth(1)
                .unwrap()
                .split('’')
                .next()
                .unwrap();
            let seat = self.seat_named(name);
            let [before, level, after] = numbers[..] else {
                panic!("{sentence}")
            };
            let count = |position| to(&self.reach(seat, position, None), level).len();
            assert_eq!(count(&self.before), usize::from(before), "{sentence}");
            assert_eq!(count(&self.after), usize::from(after), "{sentence}");
            "hinders"
        } else if sentence.starts_with("Afterwards you can still go") {
            let list = sentence
                .split(" with ")
                .nth(1)
                .unwrap()
                .split(", and ")
                .next();
            let name = sentence.split(' ').rev().nth(1).unwrap();
            let tiles = letters(list.unwrap());
            assert_eq!(to(&self.own_reach(), numbers[0]), tiles, "{sentence}");
            let theirs = self.reach(self.seat_named(name), &self.after, None);
            assert!(most(&theirs) < numbers[0], "{sentence}");
            "keeps"
        } else if sentence.contains("the one to spend") {
            let kept = sentence.split("you keep ").nth(1).unwrap();
            let tiles = letters(kept.split(" for level").next().unwrap());
            assert_eq!(numbers[0], self.level(), "{sentence}");
            assert_eq!(to(&self.own_reach(), numbers[1]), tiles, "{sentence}");
            assert!(numbers[1] > numbers[0], "{sentence}");
            "spends"
        } else if sentence.contains("can no longer stay") {
            let list = sentence.split('’').nth(1).unwrap();
            let tiles = letters(list.trim_start_matches('s').split(" can").next().unwrap());
            let low = to(&self.reach(rival(), &self.before, None), 1);
            let still = to(&self.reach(rival(), &self.after, None), 1);
            let lifted: Vec<Tile> = low.into_iter().filter(|t| !still.contains(t)).collect();
            assert_eq!(lifted, tiles, "{sentence}");
            "lifts"
        } else if sentence.starts_with("Afterwards you can still put") {
            let list = sentence
                .split("put ")
                .nth(1)
                .unwrap()
                .split(" on the")
                .next();
            assert_eq!(
                to(&self.own_reach(), 1),
                letters(list.unwrap()),
                "{sentence}"
            );
            "keeps the table"
        } else if sentence.contains("wins the game") {
            let places = self.after.outcome().unwrap().places;
            assert_eq!(places[self.seat], 1, "{sentence}");
            assert!(
                places.as_slice().iter().any(|&place| place > 1),
                "{sentence}"
            );
            "wins"
        } else {
            "other"
        }
    }

    /// Whether a level decides so far: the highest, in misère the lowest.
    fn decides(&self, level: u8) -> bool {
        match Game::setup(&self.before).is_misere() {
            true => level == 1,
            false => usize::from(level) == self.after.levels().len(),
        }
    }
}

fn cases(tags: &Tags, seed: u64, nodes: u64, mut look: impl FnMut(&Case)) {
    let record = random_record(GameId::Seven, tags, seed);
    let (mut game, _) = after(GameId::Seven, tags, "");
    let mut computer = Computer::new(GameId::Seven, 1 << 20);
    for event in record.events() {
        let found = with_nodes(nodes, 1, |ask| hint(&mut computer, &game, ask, Lang::En));
        let (AnyGame::Seven(before), Turn::Seat(seat)) = (&game, game.turn()) else {
            panic!("nobody stops in these games");
        };
        let hint = found.unwrap();
        let mut after = before.clone();
        let best = Position::event_of(&hint.event).unwrap();
        after.apply(best).unwrap();
        look(&Case {
            before: before.clone(),
            after,
            seat,
            hint,
        });
        game.apply(&event).unwrap();
    }
}

#[test]
fn s6_s8_every_reason_holds_by_the_rules() {
    let mut seen = std::collections::BTreeSet::new();
    for (id, tags) in setups() {
        if id != GameId::Seven {
            continue;
        }
        for seed in 20..24 {
            cases(&tags, seed, 200, |case| {
                let whole = &case.hint.steps.last().unwrap().text;
                for sentence in whole.split_inclusive(". ") {
                    seen.insert(case.verify(sentence.trim_end()));
                }
            });
        }
    }
    for kind in [
        "opens",
        "ahead",
        "even",
        "blocks",
        "hinders",
        "keeps",
        "spends",
        "lifts",
        "keeps the table",
        "wins",
    ] {
        assert!(seen.contains(kind), "{kind} was never told: {seen:?}");
    }
}

#[test]
fn s6_a_warning_points_at_places_the_rival_really_has() {
    let mut warned = 0;
    for seed in 30..45 {
        cases(&Vec::new(), seed, 200, |case| {
            let nudge = &case.hint.steps[0];
            let Some(rest) = nudge.text.strip_suffix(" next. Look at the marked place.") else {
                return;
            };
            warned += 1;
            let level: u8 = rest.rsplit(' ').next().unwrap().parse().unwrap();
            // Whoever passed would let the rival go there.
            let rival = case.seat.next(2);
            let high = |tile: &Tile| case.before.forced_level(*tile) == level;
            assert!(case.before.held(rival).iter().any(|tile| high(&tile)));
            assert!(!nudge.hexes.is_empty());
            for &[q, r] in &nudge.hexes {
                assert_eq!(case.before.height(seven::Cell::new(q, r)) + 1, level);
            }
        });
    }
    assert!(warned > 5, "only {warned} warnings");
}

#[test]
fn s8_what_is_proven_is_told_as_proven() {
    // With four tiles left a few thousand positions prove everything.
    let mut told = [0; 3];
    for seed in 1..7 {
        let mut computer = Computer::new(GameId::Seven, 1 << 20);
        cases(&Vec::new(), seed, 20_000, |case| {
            if case.before.placed().len() < 11 {
                return;
            }
            let game = AnyGame::Seven(case.before.clone());
            let found = with_nodes(20_000, 1, |ask| computer.analyse(&game, ask, &mut |_| {}));
            let text = &case.hint.steps.last().unwrap().text;
            if case.before.branches() == 1 {
                assert_eq!(text, "There is only one move.");
                return;
            }
            let now = text.contains("wins the game");
            let proven = ["every move loses", "proven to draw", "proven to win"];
            for (value, words) in [-1.0, 0.0, 1.0].into_iter().zip(proven) {
                let expected = found.exact && found.value == Some(value) && !now;
                assert_eq!(text.contains(words), expected, "{text}");
                told[(value + 1.0) as usize] += usize::from(expected);
                // Where all is lost nothing good is told about a move, else more is.
                let alone = text.ends_with("so this is as good as any.");
                assert!(!expected || alone == (value < 0.0), "{text}");
            }
        });
    }
    assert!(told[0] > 0 && told[2] > 0, "{told:?}");
}
