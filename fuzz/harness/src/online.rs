//! What comes over a socket and what stands in a log: nothing makes a reader
//! panic, and what can be read is written and read again the same.

use std::fmt::Debug;
use std::str;

use class::{Class, ClassEntry};
use host::Replica;
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{Millis, Viewer};
use wire::online::bots::{
    Accept, BotAnswer, BotLine, BotMove, BotOffer, BotSay, ChallengeView, Decline, FinishedGames,
    GameLine, NewBot, NewChallenge,
};
use wire::online::class::{AddNeighbour, ClassSay, ComeBack, JoinClass, NewClass, Order, Propose};
use wire::online::messages::{Join, NewTable, Say, Tell};
use wire::online::{read_row, write_row};

/// A frame from either side, or the body of a request.
pub fn frame(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    reads_back::<Say>(text);
    reads_back::<Tell>(text);
    reads_back::<NewTable>(text);
    reads_back::<Join>(text);
    reads_back::<ClassSay>(text);
    reads_back::<NewClass>(text);
    reads_back::<JoinClass>(text);
    reads_back::<AddNeighbour>(text);
    reads_back::<ComeBack>(text);
    reads_back::<Order>(text);
    reads_back::<Propose>(text);
}

/// What programs say and are told: the body of a request, a line or a frame.
pub fn bot_line(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    reads_back::<NewBot>(text);
    reads_back::<NewChallenge>(text);
    reads_back::<Accept>(text);
    reads_back::<Decline>(text);
    reads_back::<BotMove>(text);
    reads_back::<BotOffer>(text);
    reads_back::<BotAnswer>(text);
    reads_back::<BotSay>(text);
    reads_back::<BotLine>(text);
    reads_back::<GameLine>(text);
    reads_back::<ChallengeView>(text);
    reads_back::<FinishedGames>(text);
}

fn reads_back<T: DeserializeOwned + Serialize + PartialEq + Debug>(text: &str) {
    let Ok(read) = serde_json::from_str::<T>(text) else {
        return;
    };
    let written = serde_json::to_string(&read).expect("what was read can be written");
    let again = serde_json::from_str::<T>(&written);
    assert_eq!(again.ok().as_ref(), Some(&read), "{written}");
}

/// A log, a row a line. Whatever it says, it is read or refused; and the same
/// rows lead to the same table, however often they are read.
pub fn rows(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    let mut replica: Option<Replica> = None;
    let mut accepted = Vec::new();
    for line in text.lines().take(2000) {
        let Ok(row) = read_row(line) else {
            continue;
        };
        assert_eq!(read_row(&write_row(&row)).ok().as_ref(), Some(&row));
        match &mut replica {
            None => {
                if let Ok(opened) = Replica::open(&row) {
                    replica = Some(opened);
                    accepted.push(row);
                }
            }
            Some(known) => {
                // A row is taken in as a whole or not at all by whoever goes on.
                let mut tried = known.clone();
                if tried.read(known.following.seq + 1, &row).is_ok() {
                    *known = tried;
                    accepted.push(row);
                }
            }
        }
    }
    let Some(replica) = replica else {
        return;
    };
    let view = replica
        .table
        .view(Millis(replica.following.at), Viewer::Spectator);
    drop(view);
    let mut again = Replica::open(&accepted[0]).expect("what was opened opens again");
    for (row, seq) in accepted[1..].iter().zip(2..) {
        again.read(seq, row).expect("what was read is read again");
    }
    assert!(again == replica, "the same log leads to another table");
}

/// The log of a class, an entry a line. What is refused changes nothing, and what
/// was accepted leads to the same class again.
pub fn class_log(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    let mut class = Class::default();
    let mut accepted = Vec::new();
    for (line, second) in text.lines().take(500).zip(1..) {
        reads_back::<ClassEntry>(line);
        let Ok(entry) = serde_json::from_str::<ClassEntry>(line) else {
            continue;
        };
        let (before, at) = (class.clone(), Millis(1000 * second));
        match class.apply(at, &entry) {
            Ok(_) => accepted.push((at, entry)),
            Err(_) => assert!(class == before, "a refused entry has changed something"),
        }
    }
    let mut again = Class::default();
    for (at, entry) in &accepted {
        let taken = again.apply(*at, entry);
        assert!(taken.is_ok(), "what was accepted is refused: {entry:?}");
    }
    assert!(again == class, "the same log leads to another class");
}
