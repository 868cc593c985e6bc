//! A log of rows, read by everybody alike.

use host::House;
use host::{LogError, Replica};
use serde_json::{Value, json};
use table::{ClockRules, Config, Dice, InputError, Offer, Player};
use wire::online::messages::{Row, Tell};
use wire::online::{Entry, Phrase, What, read_row, write_row};
use wire::page::{Act, GameName};

fn opened(players: [Player; 2]) -> Entry {
    let set_up = Config {
        game: GameName::Seven,
        tags: Vec::new(),
        players: players.to_vec(),
        seating: table::Seating::Chosen(vec![0, 1]),
        picks: false,
        clock: ClockRules::None,
        dice: Dice::Host,
    };
    let opened = What::Opened {
        set_up,
        rules: Default::default(),
        commitment: None,
        names: None,
    };
    Entry(1000, opened)
}

fn told(at: u64, player: usize, id: u64, event: &str) -> Entry {
    let event = event.to_string();
    let act = Act::Move { event };
    Entry(at, What::Told { player, id, act })
}

/// A short game: somebody sits down, two moves, a phrase.
fn rows() -> Vec<Row> {
    let sat = What::Sat {
        player: 1,
        kind: Player::Person,
        name: None,
    };
    let said = What::Said {
        player: 0,
        phrase: Phrase::Hello,
    };
    let all = [
        vec![opened([Player::Person, Player::Open])],
        vec![Entry(2000, sat)],
        vec![told(3000, 0, 1, "O:0,0;1,0;0,1;1,-1"), Entry(3000, said)],
        vec![told(4000, 1, 1, "I:2,0;3,0;4,0;5,0")],
    ];
    let numbered = (1..).zip(all);
    numbered
        .map(|(seq, entries)| Row { seq, entries })
        .collect()
}

fn replica(rows: &[Row]) -> Replica {
    let mut replica = Replica::open(&rows[0].entries).unwrap();
    for row in &rows[1..] {
        replica.read(row.seq, &row.entries).unwrap();
    }
    replica
}

#[test]
fn rows_are_written_and_read_back() {
    for row in rows() {
        let written = write_row(&row.entries);
        assert_eq!(read_row(&written).unwrap(), row.entries);
        // The server puts rows into frames without writing them anew.
        let frame = format!(r#"{{"tell":"row","seq":{},"entries":{written}}}"#, row.seq);
        assert_eq!(
            serde_json::from_str::<Tell>(&frame).unwrap(),
            Tell::Row(row)
        );
    }
    assert!(read_row("[[1,{\"what\":\"fly\"}]]").is_err());
}

#[test]
fn a_replica_refuses_rows_that_do_not_follow() {
    let rows = rows();
    let mut replica = Replica::open(&rows[0].entries).unwrap();
    let gap = replica.read(3, &rows[2].entries);
    assert_eq!(gap, Err(LogError::Gap { expected: 2 }));
    replica.read(2, &rows[1].entries).unwrap();
    assert!(replica.read(2, &rows[1].entries).is_err());
    let wrong = replica.read(3, &rows[3].entries);
    assert_eq!(wrong, Err(LogError::Refused(InputError::NotYours)));
    assert_eq!(Replica::open(&rows[1].entries), Err(LogError::NotOpened));
    assert_eq!(Replica::open(&[]), Err(LogError::NotOpened));
}

#[test]
fn entries_about_nobody_are_refused_and_never_panic() {
    let rows = rows();
    let replica = replica(&rows);
    let nobody = [
        What::Said {
            player: 7,
            phrase: Phrase::Oops,
        },
        What::Luck {
            player: 2,
            secret: "0".into(),
        },
        What::TimeGiven {
            seat: 9,
            millis: u64::MAX,
        },
        What::Opened {
            set_up: match &rows[0].entries[0].1 {
                What::Opened { set_up, .. } => set_up.clone(),
                _ => unreachable!(),
            },
            rules: Default::default(),
            commitment: None,
            names: None,
        },
    ];
    for what in nobody {
        let mut table = replica.clone();
        assert!(table.take(&Entry(u64::MAX, what)).is_err());
        assert_eq!(table.table, replica.table);
    }
}

#[test]
fn nobody_adds_to_chance_after_it_has_spoken() {
    let set_up = Config {
        game: GameName::Heinash,
        ..match opened([Player::Person, Player::Person]).1 {
            What::Opened { set_up, .. } => set_up,
            _ => unreachable!(),
        }
    };
    let opened = What::Opened {
        set_up,
        rules: Default::default(),
        commitment: Some("00".into()),
        names: None,
    };
    let mut replica = Replica::open(&[Entry(1, opened)]).unwrap();
    let luck = |player| What::Luck {
        player,
        secret: "11".into(),
    };
    replica.take(&Entry(2, luck(0))).unwrap();
    assert_eq!(replica.take(&Entry(3, luck(0))), Err(InputError::Doubled));
    let press = What::Told {
        player: 0,
        id: 1,
        act: Act::Press,
    };
    replica.take(&Entry(4, press)).unwrap();
    let roll = What::Chance {
        event: "roll:5-4-2".into(),
    };
    replica.take(&Entry(5, roll)).unwrap();
    assert_eq!(replica.take(&Entry(6, luck(1))), Err(InputError::NotNow));
}

fn ask(house: &mut House, question: Value) -> Value {
    serde_json::from_str(&house.answer(&question.to_string())).unwrap()
}

fn follow(rows: &[Row], full: bool) -> Value {
    json!({ "ask": "follow", "rows": rows, "full": full, "now": 5000, "viewer": 1, "lang": "en" })
}

#[test]
fn the_page_follows_a_table_and_decides_nothing() {
    let rows = rows();
    let mut house = House::new();
    let first = ask(&mut house, follow(&rows[..3], true));
    assert_eq!(first["view"]["events"].as_array().unwrap().len(), 1);
    assert_eq!(first["view"]["seat"], 1);
    let second = ask(&mut house, follow(&rows[3..], false));
    assert_eq!(second["view"]["events"].as_array().unwrap().len(), 1);
    assert_eq!(second["view"]["eventsBefore"], 1, "nothing is told twice");
    let tell = json!({ "ask": "tell", "now": 6000, "player": 0, "viewer": 0, "lang": "en", "act": { "act": "resign" } });
    assert_eq!(ask(&mut house, tell)["refused"]["code"], "elsewhere");
    let look = json!({ "ask": "look", "now": 7000, "viewer": 0, "lang": "en" });
    let nothing_new = ask(&mut house, look);
    assert_eq!(nothing_new["view"]["events"], json!([]));
    assert_eq!(nothing_new["view"]["eventsBefore"], 2);
    // A gap is told, and the whole log mends it.
    let gap = ask(&mut house, follow(&rows[1..2], false));
    assert_eq!(gap["refused"]["code"], "resync");
    let again = ask(&mut house, follow(&rows, true));
    assert_eq!(again["view"]["version"], second["view"]["version"]);
}

/// A log with these rows after the first two, and the house that follows it.
fn followed(rows_after: &[&[What]]) -> (House, Value) {
    let mut all = rows()[..2].to_vec();
    for row in rows_after {
        let seq = all.len() as u64 + 1;
        let entries = row.iter().map(|what| Entry(seq * 10_000, what.clone()));
        all.push(Row {
            seq,
            entries: entries.collect(),
        });
    }
    let mut house = House::new();
    let reply = ask(&mut house, follow(&all, true));
    assert_eq!(reply["reply"], "table", "{reply}");
    let followed = reply["view"]["followed"].clone();
    (house, followed)
}

fn said(phrase: Phrase) -> What {
    What::Said { player: 1, phrase }
}

#[test]
fn the_page_is_told_what_the_log_says_beside_the_match() {
    let revealed = What::Revealed {
        secret: "cd".into(),
    };
    let next = What::Next {
        table: "other".into(),
    };
    let twice = [said(Phrase::Hello), said(Phrase::Hello)];
    let (_, told) = followed(&[&twice, &[revealed, next]]);
    assert_eq!(told["seq"], 4);
    assert_eq!(told["revealed"], true);
    assert_eq!(told["next"], "other");
    let numbers: Vec<&Value> = (told["said"].as_array().unwrap().iter())
        .map(|said| &said["number"])
        .collect();
    assert_eq!(numbers, [&json!(1), &json!(2)], "the same twice is two");
    // A table that is played here has no such log.
    let begin = json!({ "ask": "begin", "now": 0, "seed": "1", "viewer": 0, "lang": "en", "setUp": {
        "game": "seven", "tags": [], "players": [{ "kind": "person" }, { "kind": "person" }],
        "seating": [0, 1], "picksColour": false, "clock": { "kind": "none" }, "dice": "host",
    } });
    let here = ask(&mut House::new(), begin);
    assert_eq!(here["view"]["followed"], Value::Null);
}

#[test]
fn only_the_last_phrases_are_remembered_and_their_numbers_go_on() {
    let many: Vec<What> = (0..30).map(|_| said(Phrase::Oops)).collect();
    let (_, told) = followed(&[&many]);
    let said = told["said"].as_array().unwrap();
    assert_eq!(said.len(), 20);
    assert_eq!(said[19]["number"], 30);
    assert_eq!(said[0]["number"], 11);
}

#[test]
fn what_another_device_has_said_under_the_same_number_is_not_mine() {
    let offer = |accept| json!({ "act": "answer", "offer": "draw", "accept": accept });
    let asked = Act::Offer { offer: Offer::Draw };
    let answered = Act::Answer {
        offer: Offer::Draw,
        accept: false,
    };
    let told = |player, id, act| What::Told { player, id, act };
    let (mut house, followed) = followed(&[&[told(1, 7, asked)], &[told(0, 5, answered)]]);
    assert_eq!(followed["lastIds"], json!([5.0, 7.0]));
    let mut heard = |player: u64, id: u64, act: Value| {
        let question = json!({ "ask": "has-heard", "player": player, "id": id, "act": act });
        ask(&mut house, question)["heard"].clone()
    };
    assert_eq!(heard(0, 5, offer(false)), true);
    assert_eq!(heard(0, 5, offer(true)), false);
    assert_eq!(heard(1, 5, offer(false)), false);
    assert_eq!(heard(0, 6, offer(false)), false);
    assert_eq!(heard(9, 5, offer(false)), false, "nobody of that number");
}
