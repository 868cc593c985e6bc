//! The function is the one that docs/fairness.md publishes: the values there
//! were computed by the page's own program, which shares nothing with ours.

use catalog::{AnyGame, AnyRecord, GameId};
use fair::{Commitment, Secret, Source, verify};

const PAGE: &str = include_str!("../../../../../docs/fairness.md");

/// The example on the page with this mark.
fn example(mark: &str) -> &'static str {
    let (_, after) = PAGE.split_once(&format!("```{mark}\n")).expect(mark);
    after.split_once("\n```").expect("a fence is closed").0
}

/// The published values with this name.
fn values(name: &str) -> Vec<&'static str> {
    let mut lines = example("values").lines().map(|line| line.split(' '));
    let named = |line: &mut std::str::Split<'static, char>| line.next() == Some(name);
    let line = lines.find_map(|mut line| named(&mut line).then_some(line));
    line.expect(name).collect()
}

fn secret(start: u8) -> Secret {
    Secret::new(core::array::from_fn(|at| start + at as u8))
}

fn source() -> Source {
    let players = vec![Some(secret(32)), Some(secret(64))];
    Source::new(secret(0), "example", players)
}

fn rolls(source: &Source) -> Vec<String> {
    let game = AnyGame::start(GameId::Heinash, |_| None).unwrap();
    let roll = |count| source.chance(&game, count).unwrap().to_string();
    (0..12).map(roll).collect()
}

fn published(name: &str, prefix: &str) -> Vec<String> {
    let values = values(name).into_iter();
    values.map(|value| format!("{prefix}{value}")).collect()
}

#[test]
fn commitments_are_as_published() {
    let expected = Commitment::from_hex(values("commitment")[0]).unwrap();
    assert_eq!(source().commitment(), expected);
}

#[test]
fn lots_are_as_published() {
    let written = |seats: Vec<usize>| seats.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(written(source().lot()), values("lot"));
    let players = vec![Some(secret(32)), Some(secret(64)), None, Some(secret(96))];
    let four = Source::new(secret(0), "example", players);
    assert_eq!(written(four.lot()), values("lot-of-four"));
}

#[test]
fn rolls_are_as_published() {
    assert_eq!(rolls(&source()), published("rolls", "roll:"));
    let computer = Source::new(secret(0), "é", vec![Some(secret(32)), None]);
    let expected = published("rolls-against-a-computer", "roll:");
    assert_eq!(rolls(&computer), expected);
}

#[test]
fn draws_are_as_published() {
    let source = source();
    let mut game = AnyGame::start(GameId::Hyle7, |_| None).unwrap();
    let mut drawn = Vec::new();
    while drawn.len() < 49 {
        // Where tokens are put changes nothing about what is drawn.
        let event = match source.chance(&game, drawn.len()) {
            Some(draw) => {
                drawn.push(draw.to_string());
                draw
            }
            None => game.moves().swap_remove(0),
        };
        game.apply(&event).unwrap();
    }
    assert_eq!(drawn, published("draws", "draw:"));
}

#[test]
fn the_record_on_the_page_is_fair_and_over() {
    let record = AnyRecord::read(example("record")).unwrap();
    let known = source().commitment();
    let found = verify(&record, Some(&known)).unwrap();
    assert_eq!((found.chances, found.added), (3, 2));
    assert!(found.known && found.lot && found.over);
}

#[test]
fn chance_speaks_only_when_it_is_asked() {
    let seven = AnyGame::start(GameId::Seven, |_| None).unwrap();
    assert_eq!(source().chance(&seven, 0), None);
}
