//! Lines of the engine protocol, as hosts and engines write them.

use std::time::Duration;

use wire::engine::{Declared, Go, Heard, Info, Kind, Reply, Request, Start};

fn heard(line: &str) -> Heard {
    Heard::parse(line).unwrap_or_else(|error| panic!("{line}: {error}"))
}

fn request(line: &str) -> Request {
    heard(line).request.unwrap_or_else(|| panic!("{line}"))
}

#[test]
fn words_that_nobody_knows_are_skipped() {
    let heard = heard("  joho\tisready now ");
    assert_eq!(heard.ignored, ["joho"]);
    assert_eq!(heard.request, Some(Request::IsReady));
    let nothing = Heard::parse("what is this").unwrap();
    assert_eq!((nothing.ignored.len(), nothing.request), (3, None));
    assert_eq!(Heard::parse("").unwrap().request, None);
}

#[test]
fn names_and_values_of_options_may_hold_spaces() {
    let set = |name: &str, value: Option<&str>| Request::SetOption {
        name: name.to_string(),
        value: value.map(str::to_string),
    };
    assert_eq!(
        request("setoption name Clear  Hash"),
        set("Clear Hash", None)
    );
    assert_eq!(
        request("setoption name Book File value a value b"),
        set("Book File", Some("a value b"))
    );
    assert_eq!(request("setoption name X value"), set("X", Some("")));
}

#[test]
fn positions_keep_their_events_as_they_are() {
    let events = ["roll:5-4-2", "(5*4)/2", "none", "put:17"].map(str::to_string);
    assert_eq!(
        request("position startpos moves roll:5-4-2 (5*4)/2 none put:17"),
        Request::Position(Start::StartPosition(events.to_vec()))
    );
    let record = "[Game \"hyle7\"] draw:3 d4".to_string();
    assert_eq!(
        request("position record [Game \"hyle7\"]  draw:3 d4"),
        Request::Position(Start::Record(record))
    );
}

#[test]
fn limits_are_read_in_any_order() {
    let Request::Go(go) =
        request("go nodes 7 p2inc 50 movetime 100 fish p2time -3 btime 9 depth 2")
    else {
        panic!("it is go");
    };
    assert_eq!(go.movetime, Some(Duration::from_millis(100)));
    assert_eq!((go.nodes, go.depth, go.infinite), (Some(7), Some(2), false));
    assert_eq!(go.clocks[1].left, Some(Duration::from_millis(9)));
    assert_eq!(go.clocks[1].increment, Duration::from_millis(50));
    assert_eq!(go.clocks[0], Default::default());
    assert_eq!(go.ignored, ["fish"]);
    let overdue = request("go p1time -200");
    let none = Some(Duration::ZERO);
    assert!(matches!(overdue, Request::Go(go) if go.clocks[0].left == none));
}

#[test]
fn what_makes_no_sense_is_refused_at_the_word() {
    for (line, word) in [
        ("setoption", ""),
        ("setoption name", ""),
        ("setoption naem X", "naem"),
        ("position", ""),
        ("position fen 8/8", "fen"),
        ("position startpos draw:3", "draw:3"),
        ("query", ""),
        ("go nodes", ""),
        ("go nodes many", "many"),
        ("go nodes -1", "-1"),
        ("go p1time 99999999999999999999", "99999999999999999999"),
    ] {
        let error = Heard::parse(line).expect_err(line);
        assert_eq!(error.word, word, "{line}: {error}");
    }
}

#[test]
fn what_is_written_is_what_hosts_send() {
    for line in [
        "ugi",
        "setoption name Game value hyle7",
        "newgame",
        "position startpos",
        "position startpos moves draw:3 d4",
        "go",
        "go analyse movetime 5 nodes 6 depth 7 p1time 8 p1inc 9 p4time 10",
        "go infinite",
        "quit",
    ] {
        assert_eq!(request(line).to_string(), line);
    }
    assert_eq!(Request::Go(Go::nodes(5)).to_string(), "go nodes 5");
}

#[test]
fn replies_are_read_and_written() {
    for line in [
        "id name Tablier 0.1",
        "id author Somebody Else",
        "option name Game type combo default seven var seven var two words",
        "option name Level type spin default 8 min 1 max 8",
        "option name Book type check default false",
        "option name Clear Hash type button",
        "option name Layout type string default <empty>",
        "ugiok",
        "uciok",
        "readyok",
        "bestmove none",
        "bestmove (none)",
        "response p1 p2",
        "info depth 3 multipv 2 nodes 4 nps 5 time 6 value -0.25 exact pv d4-d5 pass string so far",
        "info values 0.5 0.25 0.25",
    ] {
        let reply = Reply::parse(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(reply.to_string(), line);
    }
    let Ok(Reply::Info(info)) = Reply::parse("info pv d4 pass string so far") else {
        panic!("it is info");
    };
    assert_eq!(info.pv, ["d4", "pass"]);
    assert_eq!(info.string.as_deref(), Some("so far"));
    let none = Reply::BestMove(Some("none".to_string()));
    assert_eq!(Reply::parse("bestmove none ponder 1+1"), Ok(none));
    assert_eq!(Reply::parse("bestmove (none)"), Ok(Reply::BestMove(None)));
    let other = Reply::parse("info score cp 13 seldepth 9 depth 2 currmove e2e4");
    let depth = Some(2);
    assert_eq!(
        other,
        Ok(Reply::Info(Info {
            depth,
            ..Info::default()
        }))
    );
}

#[test]
fn what_is_no_reply_is_refused() {
    for line in [
        "",
        "hello",
        "id",
        "id name",
        "bestmove",
        "option Level",
        "option name type spin",
        "option name X",
        "option name X type dial",
        "option name X type spin default 1 min 2",
        "option name X type check default yes",
        "option name X type combo var a",
        "info depth deep",
        "info value inf",
    ] {
        assert!(Reply::parse(line).is_err(), "{line}");
    }
}

#[test]
fn an_option_knows_what_it_takes_and_what_is_wrong_with_it() {
    let option = |kind| Declared {
        name: "X".to_string(),
        kind,
    };
    let spin = |default| {
        option(Kind::Spin {
            default,
            min: 1,
            max: 8,
        })
    };
    assert_eq!(spin(8).fault(), None);
    assert!(spin(9).fault().is_some() && spin(0).fault().is_some());
    assert!(spin(8).takes("1") && !spin(8).takes("9") && !spin(8).takes("x"));
    let combo = |default: &str| {
        option(Kind::Combo {
            default: default.to_string(),
            values: vec!["a".to_string(), "b".to_string()],
        })
    };
    assert_eq!(combo("b").fault(), None);
    assert!(combo("c").fault().is_some() && combo("a").takes("b") && !combo("a").takes("c"));
    assert!(combo("a").is_called("x") && !combo("a").is_called("y"));
}
