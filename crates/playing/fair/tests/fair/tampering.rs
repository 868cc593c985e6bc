//! Whole games by a fair source are found to be fair, and whatever is changed in
//! their records is found.

use catalog::{AnyEvent, AnyGame, AnyRecord, GameId};
use fair::{Secret, Source, Verified, VerifyError, verify};
use game::{Lang, Turn};
use testkit::Numbers;

use crate::is_chance;

const SET_UPS: [(GameId, &[(&str, &str)]); 7] = [
    (GameId::Heinash, &[]),
    (GameId::Heinash, &[("Variant", "steal-place")]),
    (GameId::Heinash, &[("Size", "3"), ("Operations", "+*")]),
    (GameId::Hyle7, &[("Size", "5")]),
    (GameId::Hyle7, &[("Bag", "shared")]),
    (GameId::Seven, &[]),
    (GameId::Seven, &[("Players", "4")]),
];

fn source(seats: usize, seed: u8) -> Source {
    // The last player of four is a computer.
    let own = |player| (player < 3).then(|| Secret::new([seed + 100 + player as u8; 32]));
    let players = (0..seats).map(own).collect();
    Source::new(Secret::new([seed; 32]), "table 17, game 2", players)
}

/// A whole game by this source, its moves at random.
fn play(start: &AnyGame, source: &Source, lot: bool, seed: u64) -> AnyRecord {
    let mut numbers = Numbers::seeded(seed);
    let (mut game, mut record, mut count) = (start.clone(), AnyRecord::new(start), 0);
    while game.turn() != Turn::Over {
        let event = match source.chance(&game, count) {
            Some(chance) => {
                count += 1;
                chance
            }
            None => numbers.one_of(&game.moves()).clone(),
        };
        game.apply(&event).unwrap();
        record.push(&event).unwrap();
    }
    let seats = lot.then(|| source.lot());
    let tags = source.tags(seats.as_deref(), true);
    record.other_tags_mut().extend(tags);
    record
}

fn start(id: GameId, tags: &[(&str, &'static str)]) -> AnyGame {
    let value = |name: &str| tags.iter().find(|(tag, _)| *tag == name).map(|tag| tag.1);
    AnyGame::start(id, value).unwrap()
}

/// A whole game of HeiNash with a lot, and its source.
fn heinash() -> (AnyRecord, Source) {
    let source = source(2, 3);
    (play(&start(GameId::Heinash, &[]), &source, true, 5), source)
}

fn with_events(record: &AnyRecord, events: &[AnyEvent]) -> AnyRecord {
    let mut changed = AnyRecord::new(&record.start());
    events.iter().for_each(|event| changed.push(event).unwrap());
    *changed.other_tags_mut() = record.other_tags().to_vec();
    changed
}

/// The record with another value of a tag, or without the tag.
fn with_tag(record: &AnyRecord, name: &str, value: Option<&str>) -> AnyRecord {
    let mut changed = record.clone();
    let tags = changed.other_tags_mut();
    let at = tags.iter().position(|(tag, _)| tag == name).expect(name);
    match value {
        Some(value) => tags[at].1 = value.to_string(),
        None => drop(tags.remove(at)),
    }
    changed
}

fn tag(record: &AnyRecord, name: &str) -> String {
    let tag = record.other_tags().iter().find(|(tag, _)| tag == name);
    tag.expect(name).1.clone()
}

/// The text with its first digit exchanged.
fn bent(digits: &str) -> String {
    let first = if digits.starts_with('0') { "1" } else { "0" };
    format!("{first}{}", &digits[1..])
}

#[test]
fn whole_games_are_fair_in_every_form_of_their_record() {
    for (at, (id, tags)) in SET_UPS.iter().enumerate() {
        for lot in [false, true] {
            let game = start(*id, tags);
            let source = source(game.seats(), at as u8);
            let record = play(&game, &source, lot, at as u64);
            let events = record.events();
            let chances = events.iter().filter(|event| is_chance(event)).count();
            assert_eq!(chances == 0, *id == GameId::Seven);
            let expected = Verified {
                game: *id,
                commitment: source.commitment(),
                known: false,
                added: game.seats().min(3),
                chances,
                lot,
                over: true,
            };
            for text in [record.to_text(), record.to_json(), record.to_compact()] {
                let read = AnyRecord::read(&text).unwrap();
                assert_eq!(verify(&read, None).as_ref(), Ok(&expected), "{text}");
            }
            let known = source.commitment();
            let kept = verify(&record, Some(&known)).unwrap();
            assert!(kept.known && kept.is_fair() && !expected.is_fair());
        }
    }
}

#[test]
fn every_roll_and_draw_that_is_changed_is_found_with_what_it_should_be() {
    for (at, (id, tags)) in SET_UPS.iter().enumerate() {
        let game = start(*id, tags);
        let record = play(&game, &source(game.seats(), at as u8), false, at as u64);
        let (mut game, events) = (game, record.events());
        let mut changed = 0;
        for (index, event) in events.iter().enumerate() {
            for case in game.chances() {
                if case.outcome == *event {
                    continue;
                }
                let mut others = events.clone();
                others[index] = case.outcome.clone();
                // Whatever becomes illegal after it, the roll is what is told.
                let found = verify(&with_events(&record, &others), None);
                let expected = VerifyError::Chance {
                    event: index + 1,
                    should: event.to_string(),
                    found: case.outcome.to_string(),
                };
                assert_eq!(found, Err(expected));
                changed += 1;
            }
            game.apply(event).unwrap();
        }
        assert_eq!(changed == 0, *id == GameId::Seven);
    }
}

#[test]
fn another_secret_commitment_or_table_does_not_fit() {
    let (record, source) = heinash();
    let commitment = source.commitment();
    let mismatch = Err(VerifyError::OtherSecret { commitment });
    let secret = bent(&tag(&record, "FairSecret"));
    let other = with_tag(&record, "FairSecret", Some(&secret));
    assert_eq!(verify(&other, None), mismatch);
    let other = with_tag(&record, "FairTable", Some("table 18"));
    assert_eq!(verify(&other, None), mismatch);
    let written = bent(&commitment.to_string());
    let other = with_tag(&record, "FairCommitment", Some(&written));
    let found = verify(&other, None).unwrap_err();
    assert_eq!(found.code(), "other-secret");
    let found = verify(&other, Some(&commitment)).unwrap_err();
    assert_eq!(found.code(), "other-commitment");
    assert!(found.is_contradiction());
}

#[test]
fn a_record_made_up_as_a_whole_is_known_by_the_commitment_alone() {
    let (record, honest) = heinash();
    let bent = source(2, 4);
    let made_up = play(&record.start(), &bent, true, 5);
    assert!(verify(&made_up, None).is_ok_and(|found| !found.known));
    let found = verify(&made_up, Some(&honest.commitment()));
    let expected = VerifyError::OtherCommitment {
        known: honest.commitment(),
        found: bent.commitment(),
    };
    assert_eq!(found, Err(expected));
    // The rolls of one secret under the commitment of another are found at once.
    let mut mixed = with_events(&record, &made_up.events());
    assert_eq!(verify(&mixed, None).unwrap_err().code(), "chance");
    *mixed.other_tags_mut() = made_up.other_tags().to_vec();
    assert!(verify(&mixed, None).is_ok());
}

#[test]
fn other_secrets_of_players_are_found() {
    let (record, _) = heinash();
    let record = with_tag(&record, "FairSeats", None);
    let players = tag(&record, "FairPlayers");
    let (one, two) = players.split_once(',').unwrap();
    for changed in [
        format!("{two},{one}"),
        format!("{},{two}", bent(one)),
        format!("{one},{}", bent(two)),
        format!("-,{two}"),
        format!("{one},-"),
    ] {
        let other = with_tag(&record, "FairPlayers", Some(&changed));
        let found = verify(&other, None).unwrap_err();
        assert_eq!(found.code(), "chance", "{changed}");
    }
}

#[test]
fn another_lot_is_found() {
    let game = start(GameId::Seven, &[("Players", "4")]);
    let source = source(4, 9);
    let record = play(&game, &source, true, 1);
    let lot = tag(&record, "FairSeats");
    let other = if lot == "0,1,2,3" {
        "0,1,3,2"
    } else {
        "0,1,2,3"
    };
    let found = verify(&with_tag(&record, "FairSeats", Some(other)), None);
    let Err(VerifyError::Lot { should, .. }) = found else {
        panic!("{found:?}");
    };
    assert_eq!(should, source.lot());
}

#[test]
fn a_changed_move_is_a_matter_of_the_rules() {
    let (record, _) = heinash();
    let (mut game, events) = (record.start(), record.events());
    let (mut legal, mut illegal) = (0, 0);
    for (index, event) in events.iter().enumerate() {
        if let Turn::Seat(_) = game.turn() {
            let mut others = events.clone();
            others[index] = game.read("put:99").unwrap();
            let found = verify(&with_events(&record, &others), None).unwrap_err();
            assert_eq!((found.code(), found.event()), ("illegal", Some(index + 1)));
            assert!(!found.is_contradiction());
            illegal += 1;
            // Nothing follows the last move, so another one may be legal there.
            for other in game.moves() {
                others[index] = other;
                let changed = with_events(&record, &others);
                if changed.replay().is_ok() {
                    assert!(verify(&changed, None).is_ok());
                    legal += 1;
                }
            }
        }
        game.apply(event).unwrap();
    }
    assert!(legal > illegal && illegal > 0);
}

#[test]
fn a_record_that_is_cut_off_is_said_to_be() {
    let (record, _) = heinash();
    let (events, all) = (record.events(), verify(&record, None).unwrap());
    for kept in 0..events.len() {
        let cut = with_events(&record, &events[..kept]);
        let found = verify(&cut, None).unwrap();
        assert!(!found.over && found.chances <= all.chances);
        let said = found.explain(Lang::En).join(" ");
        assert!(said.contains("stops before the end"), "{said}");
        let secret = with_tag(&cut, "FairSecret", None);
        let open = Err(VerifyError::NotRevealed { over: false });
        assert_eq!(verify(&secret, None), open);
    }
    let secret = with_tag(&record, "FairSecret", None);
    let owed = Err(VerifyError::NotRevealed { over: true });
    assert_eq!(verify(&secret, None), owed);
}

#[test]
fn before_the_end_the_tags_do_not_give_the_secret_away() {
    let (_, source) = heinash();
    let tags = source.tags(None, false);
    let secret = source.secret().to_hex();
    assert!(tags.iter().all(|(_, value)| !value.contains(&secret)));
    assert!(tags.iter().all(|(name, _)| name != "FairSecret"));
    assert_eq!(source.tags(None, true).len(), tags.len() + 1);
}

#[test]
fn tags_that_are_missing_or_malformed_are_named() {
    let (record, _) = heinash();
    let without = |name| verify(&with_tag(&record, name, None), None).unwrap_err();
    for name in ["Fair", "FairTable", "FairCommitment", "FairPlayers"] {
        assert_eq!(without(name), VerifyError::Missing { tag: name });
    }
    let mut bare = record.clone();
    bare.other_tags_mut().clear();
    assert_eq!(verify(&bare, None), Err(VerifyError::NoTags));
    let players = tag(&record, "FairPlayers");
    let three = format!("{players},-");
    for (name, value, part) in [
        ("Fair", "2", "version 1"),
        ("FairCommitment", "beef", "FairCommitment needs 64"),
        ("FairSecret", "", "FairSecret needs 64"),
        ("FairPlayers", "", "FairPlayers needs 64"),
        ("FairPlayers", &players[1..], "FairPlayers needs 64"),
        ("FairPlayers", &players[..64], "2 players"),
        ("FairPlayers", &three, "has 3"),
        ("FairSeats", "0,0", "FairSeats needs"),
        ("FairSeats", "1", "FairSeats needs"),
        ("FairSeats", "0,1,2", "FairSeats needs"),
        ("FairSeats", "0,-1", "FairSeats needs"),
    ] {
        let found = verify(&with_tag(&record, name, Some(value)), None).unwrap_err();
        let said = found.explain(Lang::En);
        assert!(said.contains(part), "{name} {value}: {said}");
        assert!(!found.is_contradiction());
    }
}

#[test]
fn everything_is_said_in_every_language() {
    let (record, source) = heinash();
    let roll = record.start().read("roll:1-1-1").unwrap();
    let changed = [
        with_tag(&record, "Fair", None),
        with_tag(&record, "Fair", Some("2")),
        with_tag(&record, "FairPlayers", Some("x")),
        with_tag(&record, "FairPlayers", Some("-")),
        with_tag(&record, "FairSeats", Some("x")),
        with_tag(&record, "FairSecret", Some("x")),
        with_tag(&record, "FairSecret", None),
        with_tag(&with_events(&record, &[]), "FairSecret", None),
        with_tag(&record, "FairTable", Some("x")),
        with_tag(&record, "FairPlayers", Some("-,-")),
        with_events(&record, &[roll]),
        AnyRecord::new(&record.start()),
    ];
    let differ = |said: [String; 3]| {
        let [en, fr, es] = &said;
        assert!(en != fr && fr != es && en != es, "{said:?}");
        assert!(said.iter().all(|text| !text.ends_with('.')), "{said:?}");
    };
    for record in changed {
        let why = verify(&record, None).unwrap_err();
        differ(Lang::ALL.map(|lang| why.explain(lang)));
    }
    let other = Secret::new([0; 32]).commit("x");
    let why = verify(&record, Some(&other)).unwrap_err();
    differ(Lang::ALL.map(|lang| why.explain(lang)));
    let mut found = verify(&record, Some(&source.commitment())).unwrap();
    for chances in [0, 1, 12] {
        for game in GameId::ALL {
            found = Verified {
                game,
                chances,
                added: 0,
                over: false,
                known: !found.known,
                ..found
            };
            assert!(!found.is_fair(), "nobody added a secret");
            let all = |lang| [vec![found.headline(lang)], found.explain(lang)].concat();
            let [en, fr, es] = Lang::ALL.map(all);
            assert_eq!((en.len(), fr.len(), es.len()), (7, 7, 7));
            for ((en, fr), es) in en.iter().zip(&fr).zip(&es) {
                assert!(en != fr && fr != es && en != es, "{en} {fr} {es}");
                assert!(en.ends_with('.') && fr.ends_with('.') && es.ends_with('.'));
            }
        }
    }
}
