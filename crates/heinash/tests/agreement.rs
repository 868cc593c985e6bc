//! The fast rules of HeiNash against the slow referee, which was written from
//! the same clauses and shares no code with them: whose turn it is, every legal
//! move, the odds, the standing and the places, at every ply of random games of
//! every variant, which expressions are accepted, and the number of sequences.

mod referee;

use game::{Event, EventOf, Game, Setup, Turn};
use heinash::Position;
use referee::{Referee, evaluate, every_expression};
use testkit::Numbers;

/// One game played by both.
struct Table {
    tags: Vec<(&'static str, String)>,
    fast: Position,
    slow: Referee,
    events: Vec<String>,
}

impl Table {
    fn new(tags: &[(&'static str, String)]) -> Table {
        let value = |name: &str| {
            let tag = tags.iter().find(|tag| tag.0 == name);
            tag.map(|tag| tag.1.as_str())
        };
        let setup = <Position as Game>::Setup::from_tags(value).unwrap();
        let borrowed: Vec<(&str, &str)> = tags.iter().map(|tag| (tag.0, tag.1.as_str())).collect();
        Table {
            tags: tags.to_vec(),
            fast: Position::start(&setup),
            slow: Referee::new(&borrowed),
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
        format!("[Game \"heinash\"]\n{tags}\n{}", self.events.join(" "))
    }

    /// Compares everything there is to see, and returns the legal moves as the
    /// fast rules write them.
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

        let mut moves = Vec::new();
        self.fast.moves(&mut moves);
        let moves: Vec<String> = moves.iter().map(|mv| mv.to_string()).collect();
        let mut fast: Vec<String> = moves.iter().map(|text| canonical(text)).collect();
        let mut slow = self.slow.moves();
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
        let mut slow = self.slow.chances();
        fast.sort();
        slow.sort();
        assert_eq!(fast, slow, "chances\n{}", self.record());

        let chains = self.fast.chains();
        let chains: Vec<i64> = chains
            .as_slice()
            .iter()
            .map(|&pawns| i64::from(pawns))
            .collect();
        assert_eq!(chains, self.slow.standing(), "chains\n{}", self.record());
        let places = self.fast.outcome().map(|outcome| outcome.places);
        let places = places.map_or(Vec::new(), |places| places.as_slice().to_vec());
        assert_eq!(places, self.slow.places(), "places\n{}", self.record());
        moves
    }

    /// N3, N4: any expression is accepted exactly if it uses the dice and the
    /// signs agreed on and its value is the number of a free cell.
    fn probe(&self, numbers: &mut Numbers) {
        let Some(dice) = self.slow.dice_in_play() else {
            return;
        };
        for _ in 0..4 {
            let mut dice = dice.to_vec();
            if numbers.below(8) == 0 {
                dice[numbers.below(3) as usize] = 1 + numbers.below(6) as i32;
            }
            let mut text = numbers.one_of(&every_expression(&dice, "+-*/")).text();
            text = match numbers.below(3) {
                0 => text.replace(['(', ')'], ""),
                1 => text.replace('*', "×").replace('/', "÷").replace('-', "−"),
                _ => text,
            };
            let event: EventOf<Position> = Event::parse(&text).unwrap();
            let accepted = self.fast.check(&event).is_ok();
            let expected = self.slow.accepts(&text);
            assert_eq!(accepted, expected, "{text} after\n{}", self.record());
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

/// A move as the referee lists it: of an expression only its value counts.
fn canonical(text: &str) -> String {
    if text == "none" || text.starts_with("put:") {
        return text.to_string();
    }
    let value = evaluate(text).value.and_then(|value| value.whole());
    format!(
        "={}",
        value.unwrap_or_else(|| panic!("{text} is no whole number"))
    )
}

/// What is in `all` and not in `others`.
fn without<'a>(all: &'a [String], others: &[String]) -> Vec<&'a String> {
    all.iter().filter(|text| !others.contains(text)).collect()
}

/// Some set-up of this size and variant.
fn tags(size: u32, variant: &str, numbers: &mut Numbers) -> Vec<(&'static str, String)> {
    let mut cells: Vec<String> = (1..=size * size).map(|number| number.to_string()).collect();
    let mut tags = Vec::from([("Size", size.to_string()), ("Variant", variant.to_string())]);
    if numbers.below(2) == 0 {
        for last in (1..cells.len()).rev() {
            cells.swap(last, numbers.below(last as u32 + 1) as usize);
        }
        tags.push(("Layout", cells.join(",")));
    }
    tags.push(("Sides", numbers.one_of(&["any", "own"]).to_string()));
    tags.push((
        "Operations",
        numbers.one_of(&["+-*/", "+-*/", "+*", "+"]).to_string(),
    ));
    tags.push(("Colour", numbers.one_of(&["black", "red"]).to_string()));
    tags
}

/// Chooses a move; how often nothing is found differs from game to game, and
/// some games keep one seat from finding anything, so that pawns run out.
fn choose(way: u32, moves: &[String], turn: &str, numbers: &mut Numbers) -> String {
    let blind = match way {
        0 => false,
        1 => numbers.below(2) == 0,
        2 => turn == "seat 0",
        _ => turn == "seat 1",
    };
    let none = moves.iter().find(|text| *text == "none");
    match none {
        Some(none) if blind => none.clone(),
        _ => numbers.one_of(moves).clone(),
    }
}

/// A roll with its dice in any order.
fn any_order(roll: &str, numbers: &mut Numbers) -> String {
    let mut dice: Vec<&str> = roll.strip_prefix("roll:").unwrap().split('-').collect();
    for last in (1..dice.len()).rev() {
        dice.swap(last, numbers.below(last as u32 + 1) as usize);
    }
    format!("roll:{}", dice.join("-"))
}

/// Something that ends the game from outside.
fn stop(numbers: &mut Numbers) -> String {
    match numbers.below(6) {
        0 => "draw".to_string(),
        1 => format!("resign:{}", numbers.below(2)),
        2 => format!("time:{}", numbers.below(2)),
        _ => "time".to_string(),
    }
}

/// Plays this many games of a variant, of every size.
fn play(variant: &str, games: u64) {
    for seed in 0..games {
        let mut numbers = Numbers::seeded(seed);
        let size = *numbers.one_of(&[6, 6, 6, 5, 4, 3, 2]);
        let mut table = Table::new(&tags(size, variant, &mut numbers));
        let way = numbers.below(4);
        let stops = numbers.below(3) == 0;
        loop {
            let moves = table.compare();
            let turn = table.slow.whose_turn();
            if turn == "over" {
                break;
            }
            table.probe(&mut numbers);
            let text = if stops && numbers.below(20 * size) == 0 {
                stop(&mut numbers)
            } else if turn == "chance" {
                let roll = game::pick(&table.fast.chances(), &mut |limit| numbers.below(limit));
                any_order(&roll.to_string(), &mut numbers)
            } else {
                choose(way, &moves, &turn, &mut numbers)
            };
            table.apply(&text);
        }
    }
}

#[test]
fn n1_to_n5_the_base_rule() {
    play("base", 3000);
}

#[test]
fn n6_steal_the_number() {
    play("steal-number", 3000);
}

#[test]
fn n7_steal_the_place() {
    play("steal-place", 3000);
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
    for variant in ["base", "steal-number", "steal-place"] {
        let variant = ("Variant", variant.to_string());
        let table = Table::new(std::slice::from_ref(&variant));
        for depth in 1..=4 {
            let expected = count(&table.slow, depth);
            assert_eq!(
                game::perft(&table.fast, depth),
                expected,
                "{variant:?}, {depth} events"
            );
        }
        let table = Table::new(&[variant.clone(), ("Size", "2".to_string())]);
        for depth in 1..=5 {
            let expected = count(&table.slow, depth);
            assert_eq!(
                game::perft(&table.fast, depth),
                expected,
                "{variant:?}, {depth} events"
            );
        }
    }
}
