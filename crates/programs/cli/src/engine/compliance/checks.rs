//! What is checked, one function each.

use std::time::{Duration, Instant};

use catalog::AnyEvent;
use game::Phrase;
use wire::engine::{Go, Reply, Request, Start};

use super::Verdict;
use super::examiner::Examiner;
use super::positions::{self, Sample};
use crate::external::ExternalError;
use crate::external::engine::{Client, position};
use crate::words::compliance as words;

/// How long an engine may take to end, beside the grace.
const FAREWELL: Duration = Duration::from_secs(1);

/// The time for a move that is tried.
const MOVE_TIME: Duration = Duration::from_millis(300);

/// The time for a move where only its legality matters.
const QUICK: Duration = Duration::from_millis(40);

/// How long it is watched that nothing is said out of turn.
const A_WHILE: Duration = Duration::from_millis(500);

/// After this an engine that has not answered is taken to have forgotten.
const FORGOTTEN: Duration = Duration::from_secs(10);

fn wrong(examiner: &Examiner, what: Phrase) -> Verdict {
    Verdict::Failed(what.text(examiner.lang).to_string())
}

pub(super) fn handshake(examiner: &mut Examiner) -> Verdict {
    let client = match examiner.start() {
        Ok(client) => client,
        Err(error) => return examiner.failed(&error),
    };
    examiner.speaks = true;
    examiner.plays = !client.games().is_empty();
    examiner.name = client.name().to_string();
    examiner.note(&client);
    if examiner.name.is_empty() {
        return wrong(examiner, words::NO_NAME);
    }
    Verdict::Passed
}

pub(super) fn options(examiner: &mut Examiner) -> Verdict {
    let lang = examiner.lang;
    examiner.with(|client| {
        // A line that begins like an option but is none is the likeliest fault.
        let broken = |error: &&ExternalError| matches!(error, ExternalError::Garbled { line, .. } if line.starts_with("option"));
        if let Some(error) = client.strange().iter().find(broken) {
            return Ok(Verdict::Failed(error.explain(lang)));
        }
        for (index, option) in client.options().iter().enumerate() {
            if let Some(fault) = option.fault() {
                return Ok(Verdict::Failed(words::option(&option.name, fault)));
            }
            let mut before = client.options()[..index].iter();
            if before.any(|other| other.is_called(&option.name)) {
                return Ok(Verdict::Failed(words::option_twice(lang, &option.name)));
            }
        }
        if client.games().is_empty() {
            return Ok(Verdict::Failed(words::NO_GAME.text(lang).to_string()));
        }
        Ok(Verdict::Passed)
    })
}

pub(super) fn ready(examiner: &mut Examiner) -> Verdict {
    examiner.with(|client| {
        client.ready()?;
        client.ready()?;
        Ok(Verdict::Passed)
    })
}

pub(super) fn unknown(examiner: &mut Examiner) -> Verdict {
    examiner.with(|client| {
        for line in [
            "xyzzy",
            "setoption name NoSuchOption value 42",
            "setoption",
            "position",
            "",
            "  \u{e9}\u{20ac} 42 -1",
        ] {
            client.send_raw(line);
        }
        client.ready()?;
        Ok(Verdict::Passed)
    })
}

pub(super) fn legal(examiner: &mut Examiner) -> Verdict {
    let lang = examiner.lang;
    examiner.with_game(|client| {
        for sample in positions::to_move(client) {
            client.new_game(sample.game.id(), &sample.tags)?;
            let answer = client.best_move(&sample.events, &Go::movetime(QUICK), FORGOTTEN);
            if let Err(error) = answer {
                let what = error.explain(lang);
                return Ok(Verdict::Failed(words::after(lang, &sample.shown(), &what)));
            }
        }
        Ok(Verdict::Passed)
    })
}

pub(super) fn chance(examiner: &mut Examiner) -> Verdict {
    let lang = examiner.lang;
    examiner.with_game(|client| {
        let samples = positions::to_move(client).into_iter();
        let mut before = samples.filter_map(Sample::before_chance).peekable();
        if before.peek().is_none() {
            let why = words::NO_CHANCE.text(lang).to_string();
            return Ok(Verdict::Skipped(why));
        }
        for sample in before.take(3) {
            client.new_game(sample.game.id(), &sample.tags)?;
            let go = go(client, &sample, &Go::movetime(QUICK));
            let (answer, _) = client.wait_for_move(&go, Instant::now() + FORGOTTEN, FORGOTTEN)?;
            if let Some(event) = answer {
                let what = words::moved(lang, &event);
                return Ok(Verdict::Failed(words::after(lang, &sample.shown(), &what)));
            }
        }
        Ok(Verdict::Passed)
    })
}

pub(super) fn move_time(examiner: &mut Examiner) -> Verdict {
    let (lang, grace) = (examiner.lang, examiner.grace);
    examiner.with_game(|client| {
        let Some(sample) = positions::early(client) else {
            return Ok(Verdict::Passed);
        };
        client.new_game(sample.game.id(), &sample.tags)?;
        for _ in 0..3 {
            let within = MOVE_TIME + grace + FORGOTTEN;
            let answer = client.best_move(&sample.events, &Go::movetime(MOVE_TIME), within)?;
            if answer.took > MOVE_TIME + grace {
                return Ok(Verdict::Failed(words::too_late(
                    lang,
                    answer.took,
                    MOVE_TIME,
                )));
            }
        }
        Ok(Verdict::Passed)
    })
}

pub(super) fn thinking(examiner: &mut Examiner) -> Verdict {
    let (lang, grace) = (examiner.lang, examiner.grace);
    examiner.with_game(|client| {
        let Some(sample) = positions::early(client) else {
            return Ok(Verdict::Passed);
        };
        client.new_game(sample.game.id(), &sample.tags)?;
        go(client, &sample, &Go::infinite());
        client.send(&Request::IsReady);
        let until = Instant::now() + grace;
        loop {
            match client.reply(&Request::IsReady, until, grace)? {
                Reply::Ready => break,
                Reply::BestMove(_) => {
                    return Ok(Verdict::Failed(words::EARLY.text(lang).to_string()));
                }
                _ => {}
            }
        }
        // Whatever it finds in a while, it is to keep until it is asked.
        if says_more(client)? {
            return Ok(Verdict::Failed(words::EARLY.text(lang).to_string()));
        }
        Ok(Verdict::Passed)
    })
}

/// Says whether another move comes within a while, though none is due.
fn says_more(client: &mut Client) -> Result<bool, ExternalError> {
    let until = Instant::now() + A_WHILE;
    loop {
        match client.reply(&Request::IsReady, until, A_WHILE) {
            Ok(Reply::BestMove(_)) => return Ok(true),
            Ok(_) => {}
            Err(ExternalError::Timeout { .. }) => return Ok(false),
            Err(error) => return Err(error),
        }
    }
}

pub(super) fn stop(examiner: &mut Examiner) -> Verdict {
    let (lang, grace) = (examiner.lang, examiner.grace);
    examiner.with_game(|client| {
        let Some(sample) = positions::early(client) else {
            return Ok(Verdict::Passed);
        };
        client.new_game(sample.game.id(), &sample.tags)?;
        for wait in [0, 100] {
            go(client, &sample, &Go::infinite());
            std::thread::sleep(Duration::from_millis(wait));
            client.send(&Request::Stop);
            let until = Instant::now() + grace;
            let (answer, _) = client.wait_for_move(&Request::Stop, until, grace)?;
            client.legal(&sample.game, answer)?;
            if says_more(client)? {
                return Ok(Verdict::Failed(words::TWICE.text(lang).to_string()));
            }
        }
        Ok(Verdict::Passed)
    })
}

pub(super) fn illegal(examiner: &mut Examiner) -> Verdict {
    let lang = examiner.lang;
    examiner.with_game(|client| {
        let mut games = client.games();
        for sample in positions::to_move(client) {
            // One position of each game is enough.
            let Some(impossible) = sample.impossible() else {
                continue;
            };
            let Some(index) = games.iter().position(|&id| id == sample.game.id()) else {
                continue;
            };
            games.remove(index);
            client.new_game(sample.game.id(), &sample.tags)?;
            for event in [impossible.to_string(), "?!".to_string()] {
                client.send(&position(&sample.events));
                let mut events = sample.written();
                events.push(event);
                let impossible = Start::StartPosition(events.clone());
                client.send(&Request::Position(impossible));
                let go = Request::Go(Go::movetime(QUICK));
                client.send(&go);
                let until = Instant::now() + FORGOTTEN;
                let (answer, _) = client.wait_for_move(&go, until, FORGOTTEN)?;
                if let Err(error) = client.legal(&sample.game, answer) {
                    let what = error.explain(lang);
                    let shown = events.join(" ");
                    return Ok(Verdict::Failed(words::after(lang, &shown, &what)));
                }
            }
        }
        Ok(Verdict::Passed)
    })
}

pub(super) fn same(examiner: &mut Examiner) -> Verdict {
    let lang = examiner.lang;
    let mut runs: Vec<Vec<AnyEvent>> = Vec::new();
    for _ in 0..2 {
        let mut moves = Vec::new();
        let verdict = examiner.with_game(|client| {
            if client.option("Seed").is_none() {
                let why = words::NO_SEED.text(lang).to_string();
                return Ok(Verdict::Skipped(why));
            }
            client.set("Seed", "7")?;
            for sample in positions::to_move(client).into_iter().take(4) {
                client.new_game(sample.game.id(), &sample.tags)?;
                let answer = client.best_move(&sample.events, &Go::nodes(500), FORGOTTEN)?;
                moves.push(answer.event);
            }
            Ok(Verdict::Passed)
        });
        match verdict {
            Verdict::Passed => runs.push(moves),
            other => return other,
        }
    }
    let pairs = runs[0].iter().zip(&runs[1]);
    match pairs.into_iter().find(|(one, other)| one != other) {
        Some((one, other)) => {
            Verdict::Failed(words::differs(lang, &one.to_string(), &other.to_string()))
        }
        None => Verdict::Passed,
    }
}

pub(super) fn quit(examiner: &mut Examiner) -> Verdict {
    let farewell = FAREWELL + examiner.grace;
    let still = words::STILL_RUNNING.text(examiner.lang).to_string();
    for thinks in [false, true] {
        let still = still.clone();
        let verdict = examiner.with(|client| {
            if let (true, Some(sample)) = (thinks, positions::early(client)) {
                client.new_game(sample.game.id(), &sample.tags)?;
                go(client, &sample, &Go::infinite());
            }
            client.send(&Request::Quit);
            let ended = client.process().ends(farewell);
            Ok(ended.map_or(Verdict::Failed(still), |_| Verdict::Passed))
        });
        if !matches!(verdict, Verdict::Passed) {
            return verdict;
        }
    }
    Verdict::Passed
}

pub(super) fn end_of_input(examiner: &mut Examiner) -> Verdict {
    let farewell = FAREWELL + examiner.grace;
    let still = words::STILL_RUNNING.text(examiner.lang).to_string();
    examiner.with(|client| {
        client.process().close_input();
        let ended = client.process().ends(farewell);
        Ok(ended.map_or(Verdict::Failed(still), |_| Verdict::Passed))
    })
}

pub(super) fn protocol(examiner: &mut Examiner) -> Verdict {
    if !examiner.speaks {
        return examiner.skipped(words::NEEDS_HANDSHAKE);
    }
    match examiner.strange.first() {
        Some(strange) => Verdict::Failed(strange.clone()),
        None => Verdict::Passed,
    }
}

/// Sends a position and lets the engine think about it.
fn go(client: &Client, sample: &Sample, go: &Go) -> Request {
    client.send(&position(&sample.events));
    let go = Request::Go(go.clone());
    client.send(&go);
    go
}

impl Sample {
    /// The position as it was sent, with what was set.
    fn shown(&self) -> String {
        let mut words = vec![format!("Game {}", self.game.id())];
        let tags = self.tags.iter();
        words.extend(tags.map(|(name, value)| format!("{name} {value}")));
        format!("{}: {}", words.join(", "), self.written().join(" "))
    }

    fn written(&self) -> Vec<String> {
        self.events.iter().map(ToString::to_string).collect()
    }
}
