//! Asks the players natively what `probe.mjs` then asks them in WebAssembly: the
//! page's own questions, whose answers have to be the same to the letter.
//!
//! `probe talk SEED` plays through games of every kind and prints, a line each,
//! every question, its answer, and how often the watch was looked at meanwhile.
//! `probe speed GAME` prints how many positions a second full strength looks at,
//! and then the questions by which that was measured.
//! `probe describe GAME` prints what a game says of itself, by language, for the page
//! that tests make with a game which is in no list.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use catalog::{AnyEvent, AnyGame, AnyRecord, GameId};
use game::{Lang, Turn};
use host::Thinker;
use search::effort::Stopwatch;
use search::{Numbers, Watch};
use wire::page::{Question, describe};

/// The set-ups that are asked about, as tags of the rules.
const SET_UPS: [(GameId, &[(&str, &str)]); 10] = [
    (GameId::Seven, &[]),
    (GameId::Seven, &[("Variant", "misere")]),
    (GameId::Seven, &[("Players", "3")]),
    (GameId::Seven, &[("Players", "4"), ("Pairs", "yes")]),
    (GameId::Heinash, &[]),
    (GameId::Heinash, &[("Variant", "steal-number")]),
    (
        GameId::Heinash,
        &[("Variant", "steal-place"), ("Sides", "own")],
    ),
    (GameId::Hyle7, &[]),
    (GameId::Hyle7, &[("Size", "5")]),
    (GameId::Hyle7, &[("Bag", "shared")]),
];

/// How long a question is thought about by a watch on which every look takes a
/// millisecond: about three thousand positions, which go several moves deep. A
/// look comes every 64 of them; who plays SEVEN looks more often.
const fn looks(id: GameId) -> f64 {
    match id {
        GameId::Seven => 240.0,
        _ => 48.0,
    }
}

/// How long a question is thought about where speed is measured.
const MEASURED: f64 = 2000.0;

/// A watch that moves by a millisecond with every look, so that a limit of time
/// ends the thinking at the same position everywhere.
#[derive(Default)]
struct Looks(AtomicU64);

impl Watch for Looks {
    fn elapsed(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed) + 1)
    }
}

/// A game and how it came about.
struct Played {
    game: AnyGame,
    record: AnyRecord,
}

impl Played {
    fn start(id: GameId, tags: &[(&str, &str)]) -> Played {
        let value = |name: &str| {
            let tag = tags.iter().find(|(tag, _)| *tag == name);
            tag.map(|(_, value)| *value)
        };
        let game = AnyGame::start(id, value).expect("the tags are the rules' own");
        let record = AnyRecord::new(&game);
        Played { game, record }
    }

    fn push(&mut self, event: &AnyEvent) {
        self.game.apply(event).expect("a listed event is legal");
        self.record
            .push(event)
            .expect("it is an event of this game");
    }

    /// Goes on by one of the events that are possible.
    fn step_at_random(&mut self, numbers: &mut Numbers) {
        let events: Vec<AnyEvent> = match self.game.turn() {
            Turn::Chance => {
                let chances = self.game.chances().into_iter();
                chances.map(|chance| chance.outcome).collect()
            }
            Turn::Seat(_) => self.game.moves(),
            Turn::Over => return,
        };
        let count = u32::try_from(events.len()).expect("no position has so many");
        self.push(&events[numbers.below(count) as usize]);
    }

    fn choose(&self, level: u8, numbers: &mut Numbers) -> Question {
        Question::Choose {
            record: self.record.to_text(),
            level,
            seed: numbers.bits().to_string(),
            millis: looks(self.game.id()),
        }
    }

    fn analyse(&self, millis: f64) -> Question {
        Question::Analyse {
            record: self.record.to_text(),
            millis,
            lines: 3,
        }
    }
}

fn written(question: &Question) -> String {
    serde_json::to_string(question).expect("a question is always JSON")
}

/// Asks, and prints the question, the answer and the looks it took.
fn talk(thinker: &mut Thinker, question: &Question) -> String {
    let (question, looks) = (written(question), Looks::default());
    let answer = thinker.answer(&question, &looks);
    println!("{question}\n{answer}\n{}", looks.0.into_inner());
    answer
}

/// Plays through games of every kind, a computer of each level moving in turn,
/// and asks what full strength thinks of each position.
fn talk_about_games(seed: u64) {
    for (id, tags) in SET_UPS {
        let mut numbers = Numbers::seeded(seed);
        let mut played = Played::start(id, tags);
        let mut thinker = Thinker::new();
        let mut levels = (1..=8).cycle();
        let mut moves = 0;
        while played.game.turn() != Turn::Over && moves < 24 {
            if played.game.turn() == Turn::Chance {
                played.step_at_random(&mut numbers);
                continue;
            }
            moves += 1;
            let level = levels.next().unwrap_or(8);
            let choice = talk(&mut thinker, &played.choose(level, &mut numbers));
            talk(&mut thinker, &played.analyse(looks(id)));
            let choice: serde_json::Value =
                serde_json::from_str(&choice).expect("answers are JSON");
            let event = choice["event"].as_str().expect("a computer moves");
            let event = played.game.read(event).expect("a computer moves legally");
            played.push(&event);
            // Two moves at random lead away from the beaten track.
            for _ in 0..2 {
                if matches!(played.game.turn(), Turn::Seat(_)) {
                    played.step_at_random(&mut numbers);
                }
            }
        }
    }
}

/// Lets full strength think about positions from the middle of a game.
fn measure(id: GameId) {
    let mut numbers = Numbers::seeded(11);
    let (mut nodes, mut seconds) = (0.0, 0.0);
    let mut questions = Vec::new();
    for _ in 0..3 {
        let mut played = Played::start(id, &[]);
        let before = match id {
            GameId::Seven => 4,
            GameId::Hyle7 => 60,
            _ => 16,
        };
        for _ in 0..before {
            played.step_at_random(&mut numbers);
        }
        while !matches!(played.game.turn(), Turn::Seat(_)) {
            played.step_at_random(&mut numbers);
        }
        let question = written(&played.analyse(MEASURED));
        let start = Instant::now();
        let answer = Thinker::new().answer(&question, &Stopwatch::start());
        seconds += start.elapsed().as_secs_f64();
        let answer: serde_json::Value = serde_json::from_str(&answer).expect("answers are JSON");
        nodes += answer["analysis"]["nodes"].as_f64().unwrap_or_default();
        questions.push(question);
    }
    println!("{:.0}\n{}", nodes / seconds, questions.join("\n"));
}

fn describe_in_all(id: GameId) {
    let described = Lang::ALL
        .iter()
        .map(|&lang| (lang.to_string(), describe(id, lang)));
    let described: std::collections::BTreeMap<_, _> = described.collect();
    let text = serde_json::to_string(&described).expect("texts are always JSON");
    println!("{text}");
}

fn main() {
    let asked: Vec<String> = std::env::args().skip(1).collect();
    let asked: Vec<&str> = asked.iter().map(String::as_str).collect();
    match asked.as_slice() {
        ["talk", seed] => talk_about_games(seed.parse().expect("a number")),
        ["speed", game] => measure(GameId::from_name(game).expect("a game's name")),
        ["describe", game] => describe_in_all(GameId::from_name(game).expect("a game's name")),
        _ => eprintln!("usage: probe talk SEED, probe speed GAME, or probe describe GAME"),
    }
}
