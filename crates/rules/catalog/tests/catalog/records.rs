//! Records of random games survive every form, and damage is noticed.

use catalog::{AnyGame, AnyRecord, GameId, Listed, ReadError};
use game::{Event, Game, Lang, Record, Setup, Turn};
use proptest::prelude::*;
use testkit::Numbers;

/// A random game of any length, with tags and comments that mean nothing.
fn random<G: Game>(
    setup: G::Setup,
    seed: u64,
    length: usize,
    tags: &[(String, String)],
    comments: &[(usize, String)],
) -> Record<G> {
    let mut numbers = Numbers::seeded(seed);
    let mut game = G::start(&setup);
    let mut record = Record::<G>::new(setup);
    while record.events.len() < length && game.turn() != Turn::Over {
        let event = if game.turn() == Turn::Chance {
            let chances = game.chances();
            Event::Chance(game::pick(&chances, &mut |n| numbers.below(n)))
        } else {
            let mut moves = Vec::new();
            game.moves(&mut moves);
            Event::Move(numbers.one_of(&moves).clone())
        };
        game.apply(&event).unwrap();
        record.events.push(event);
    }
    record.other_tags = tags.to_vec();
    record.other_tags.dedup_by(|a, b| a.0 == b.0);
    for (after, text) in comments {
        record.comments.push(game::Comment {
            after: after % (record.events.len() + 1),
            text: text.clone(),
        });
    }
    record.comments.sort_by_key(|comment| comment.after);
    record
}

/// Makes a record of one game, from tags of the rules, a seed, a length, other tags
/// and comments.
type Maker =
    fn(&[(&str, &'static str)], u64, usize, &[(String, String)], &[(usize, String)]) -> AnyRecord;

fn made<G: Listed>(
    rules: &[(&str, &'static str)],
    seed: u64,
    length: usize,
    tags: &[(String, String)],
    comments: &[(usize, String)],
) -> AnyRecord {
    let value = |name: &str| rules.iter().find(|(tag, _)| *tag == name).map(|&(_, v)| v);
    let setup = G::Setup::from_tags(value).unwrap();
    G::any_record(random::<G>(setup, seed, length, tags, comments))
}

fn any_record() -> impl Strategy<Value = AnyRecord> {
    const SEVEN: Maker = made::<seven::Position>;
    const HEINASH: Maker = made::<heinash::Position>;
    const HYLE7: Maker = made::<hyle7::Position>;
    let setups = prop_oneof![
        Just((SEVEN, vec![])),
        Just((SEVEN, vec![("Players", "3"), ("Variant", "misere")])),
        Just((SEVEN, vec![("Players", "4"), ("Pairs", "yes")])),
        Just((HEINASH, vec![])),
        Just((
            HEINASH,
            vec![("Layout", "shuffle:5"), ("Variant", "steal-place")]
        )),
        Just((HEINASH, vec![("Size", "4"), ("Sides", "own")])),
        Just((HYLE7, vec![])),
        Just((HYLE7, vec![("Bag", "shared"), ("Size", "5")])),
    ];
    // Names that no game uses, sorted so that no name comes twice.
    let tags = prop::collection::btree_map("x[A-Za-z0-9_]{0,6}", "\\PC{0,12}", 0..4);
    let comments = prop::collection::vec((0usize..300, "[^}]{0,12}"), 0..4);
    (setups, any::<u64>(), 0usize..250, tags, comments).prop_map(
        |((made, rules), seed, length, tags, comments)| {
            let tags: Vec<(String, String)> = tags.into_iter().collect();
            made(&rules, seed, length, &tags, &comments)
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_form_reads_back(record in any_record()) {
        prop_assert_eq!(&AnyRecord::from_text(&record.to_text()).unwrap(), &record);
        prop_assert_eq!(&AnyRecord::from_json(&record.to_json()).unwrap(), &record);
        prop_assert_eq!(&AnyRecord::from_compact(&record.to_compact()).unwrap(), &record);
        for form in [record.to_text(), record.to_json(), record.to_compact()] {
            prop_assert_eq!(&AnyRecord::read(&form).unwrap(), &record);
        }
        prop_assert!(record.replay().is_ok());
    }

    #[test]
    fn a_compact_record_fits_in_a_link_and_notices_damage(
        record in any_record(), place in any::<prop::sample::Index>(), other in "[A-Za-z0-9_-]",
    ) {
        let compact = record.to_compact();
        prop_assert!(compact.bytes().all(|b| b.is_ascii_alphanumeric() || b"._-".contains(&b)));
        prop_assert!(compact.len() < 2000, "{} letters", compact.len());
        let place = 3 + place.index(compact.len() - 3);
        let mut damaged = compact.clone();
        damaged.replace_range(place..place + 1, &other);
        if damaged != compact {
            prop_assert_eq!(AnyRecord::from_compact(&damaged), Err(ReadError::Compact));
        }
        prop_assert_eq!(AnyRecord::from_compact(&compact[..place]), Err(ReadError::Compact));
    }
}

#[test]
fn the_missing_game_is_seven_and_an_unknown_one_is_refused() {
    assert_eq!(AnyRecord::read("").unwrap().id(), GameId::Seven);
    let error = AnyRecord::read("\n[Game \"chess\"]").unwrap_err();
    let place = error.place().unwrap();
    assert_eq!((place.line, place.column), (2, 1));
    for lang in Lang::ALL {
        assert!(error.explain(lang).contains("heinash"));
    }
}

#[test]
fn broken_json_is_refused_with_its_place() {
    let broken = [
        "{\"tags\":{\"Game\":\"hyle7\"},\n\"events\":[3]}",
        "{\"tags\":{\"Game\":\"hyle7\"},\n\"events\":[\"draw:3\"]",
        "{\"tags\":{\"Game\":\"hyle7\"},\n\"moves\":[]}",
    ];
    for text in broken {
        let error = AnyRecord::read(text).unwrap_err();
        assert!(matches!(error, ReadError::Json { .. }), "{error:?}");
        assert_eq!(error.place().unwrap().line, 2);
    }
    let late = AnyRecord::read("{\"tags\":{\"Event\":\"dé dé\"},\"x\":1}").unwrap_err();
    let column = "{'tags':{'Event':'dé dé'},'x'".chars().count();
    assert_eq!(
        late.place().unwrap().column,
        column,
        "characters are counted"
    );
    let twice = "{\"tags\":{\"Game\":\"hyle7\",\"Game\":\"seven\"},\"events\":[]}";
    assert!(AnyRecord::read(twice).is_err(), "a tag may not come twice");
    let brace = "{\"tags\":{},\"events\":[],\"comments\":[{\"after\":0,\"text\":\"}\"}]}";
    assert!(AnyRecord::read(brace).is_err(), "text could not hold it");
    let early = "{\"tags\":{},\"events\":[],\"comments\":[{\"after\":1,\"text\":\"\"}]}";
    assert!(AnyRecord::read(early).is_err(), "no event stands before it");
    let event = AnyRecord::read("{\"tags\":{},\"events\":[\"I\"]}").unwrap_err();
    assert_eq!(event.event(), Some(1));
}

#[test]
fn a_text_that_opens_with_a_comment_is_no_json() {
    let record = AnyRecord::read("{\"why not\"} O:0,0;1,0;0,1;1,-1").unwrap();
    assert_eq!(record.plies(), 1);
}

/// Every set-up that changes the rules, by its tags.
const SETUPS: [(GameId, &[(&str, &str)]); 17] = [
    (GameId::Seven, &[]),
    (GameId::Seven, &[("Variant", "misere")]),
    (GameId::Seven, &[("Players", "3")]),
    (GameId::Seven, &[("Players", "3"), ("Variant", "misere")]),
    (GameId::Seven, &[("Players", "4")]),
    (GameId::Seven, &[("Players", "4"), ("Pairs", "yes")]),
    (GameId::Heinash, &[]),
    (GameId::Heinash, &[("Variant", "steal-number")]),
    (GameId::Heinash, &[("Variant", "steal-place")]),
    (GameId::Heinash, &[("Sides", "own"), ("Colour", "red")]),
    (
        GameId::Heinash,
        &[("Operations", "+*"), ("Layout", "balanced")],
    ),
    (
        GameId::Heinash,
        &[("Operations", "+"), ("Layout", "shuffle:9")],
    ),
    (GameId::Heinash, &[("Size", "4")]),
    (GameId::Hyle7, &[]),
    (GameId::Hyle7, &[("Size", "5")]),
    (GameId::Hyle7, &[("Bag", "shared")]),
    (GameId::Hyle7, &[("Bag", "shared"), ("Size", "5")]),
];

#[test]
fn json_and_the_compact_form_read_back_at_every_ply_of_every_variant() {
    for (id, tags) in SETUPS {
        let value = |name: &str| tags.iter().find(|(tag, _)| *tag == name).map(|&(_, v)| v);
        let mut numbers = Numbers::seeded(11);
        let mut game = AnyGame::start(id, value).unwrap();
        let mut record = AnyRecord::new(&game);
        while game.turn() != Turn::Over {
            let mut listed = game.moves();
            listed.extend(game.chances().into_iter().map(|case| case.outcome));
            let event = numbers.one_of(&listed).clone();
            game.apply(&event).unwrap();
            record.push(&event).unwrap();
            for form in [record.to_json(), record.to_compact(), record.to_text()] {
                let read = AnyRecord::read(&form).unwrap();
                assert_eq!(read, record, "{id} {tags:?}");
            }
            assert_eq!(record.replay().as_ref(), Ok(&game), "{id} {tags:?}");
        }
    }
}

#[test]
fn every_game_plays_through_the_text_face() {
    for id in GameId::ALL {
        let mut numbers = Numbers::seeded(3);
        let mut game = AnyGame::start(id, |_| None).unwrap();
        assert_eq!(game.id(), id);
        let mut record = vec![format!("[Game \"{id}\"]")];
        while game.turn() != Turn::Over {
            let mut listed = game.moves();
            listed.extend(game.chances().into_iter().map(|case| case.outcome));
            let event = numbers.one_of(&listed).clone();
            let text = event.to_string();
            assert_eq!(game.apply_written(&text).as_ref(), Ok(&event));
            record.push(text);
        }
        let record = AnyRecord::from_text(&record.join("\n")).unwrap();
        assert_eq!(record.replay().as_ref(), Ok(&game));
        assert!(game.apply_written("draw").is_err());
    }
}

/// The stored games stay what they are: a change of the rules or of a form
/// would show here.
#[test]
fn golden_games_replay_to_the_same_end() {
    let games = [
        (
            include_str!("../../../../../data/games/seven.record"),
            14,
            [2, 1],
        ),
        (
            include_str!("../../../../../data/games/heinash.record"),
            22,
            [2, 1],
        ),
        (
            include_str!("../../../../../data/games/hyle7.record"),
            194,
            [1, 2],
        ),
    ];
    for (text, plies, places) in games {
        let record = AnyRecord::read(text).unwrap();
        assert_eq!(record.plies(), plies);
        let outcome = record.replay().unwrap().outcome().unwrap();
        assert_eq!(outcome.places.as_slice(), places);
        assert_eq!(record.to_text(), text, "the text form has changed");
    }
}
