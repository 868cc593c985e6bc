//! The list of games itself, and what stands in it about each.

use catalog::{AnyGame, GameId};
use game::Seat;

#[test]
fn a_game_has_one_name_in_records_commands_and_json() {
    for (id, name) in GameId::ALL.into_iter().zip(GameId::NAMES) {
        assert_eq!(id.name(), name);
        assert_eq!(id.to_string(), name);
        assert_eq!(GameId::from_name(name), Some(id));
        let json = format!("\"{name}\"");
        assert_eq!(serde_json::to_string(&id).unwrap(), json);
        assert_eq!(serde_json::from_str::<GameId>(&json).unwrap(), id);
        assert_eq!(AnyGame::start(id, |_| None).unwrap().id(), id);
    }
    assert_eq!(GameId::from_name("chess"), None);
    assert_eq!(GameId::from_name("SEVEN"), None, "names are small letters");
}

#[test]
fn a_game_names_the_tags_it_is_played_by() {
    for id in GameId::ALL {
        let names: Vec<&str> = id.tags().iter().map(|tag| tag.name).collect();
        let game = AnyGame::start(id, |_| None).unwrap();
        let tags = game.tags();
        let played: Vec<&str> = tags.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(played, names);
        for (tag, (_, value)) in id.tags().iter().zip(&tags) {
            let default = tag.values().and_then(|values| values.first());
            assert!(default.is_none_or(|default| default == value), "{tag:?}");
            let wrong = AnyGame::start(id, |name| (name == tag.name).then_some("?"));
            let error = wrong.expect_err("no tag can be that");
            assert_eq!((error.tag, error.value.as_str()), (tag.name, "?"));
        }
        // Written out, they are the same game.
        let again = AnyGame::start(id, |name| {
            let tag = tags.iter().find(|(tag, _)| tag == name);
            tag.map(|(_, value)| value.as_str())
        });
        assert_eq!(again.as_ref(), Ok(&game));
    }
}

#[test]
fn sides_are_counted_without_gaps() {
    let sides = |id, tags: &[(&str, &'static str)]| {
        let value = |name: &str| tags.iter().find(|(tag, _)| *tag == name).map(|tag| tag.1);
        let game = AnyGame::start(id, value).unwrap();
        let sides: Vec<usize> = Seat::all(game.seats())
            .map(|seat| game.side(seat))
            .collect();
        assert_eq!(game.sides(), 1 + sides.iter().max().unwrap());
        sides
    };
    assert_eq!(sides(GameId::Seven, &[("Players", "3")]), [0, 1, 2]);
    let pairs = [("Players", "4"), ("Pairs", "yes")];
    assert_eq!(sides(GameId::Seven, &pairs), [0, 1, 0, 1]);
    assert_eq!(sides(GameId::Heinash, &[]), [0, 1]);
    assert_eq!(sides(GameId::Hyle7, &[]), [0, 1]);
}

#[cfg(feature = "trio")]
#[test]
fn a_game_for_tests_is_known_by_its_name_and_stands_in_no_list() {
    let trio = GameId::from_name("trio").unwrap();
    assert!(!GameId::ALL.contains(&trio) && !GameId::NAMES.contains(&"trio"));
    let record = catalog::AnyRecord::read("[Game \"trio\"]\n\ndie:2 put:4 time:1").unwrap();
    assert_eq!(record.id(), trio);
    for form in [record.to_text(), record.to_json(), record.to_compact()] {
        assert_eq!(catalog::AnyRecord::read(&form).as_ref(), Ok(&record));
    }
    assert_eq!(record.replay().unwrap().seats(), 3);
}
