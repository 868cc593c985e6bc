//! The host's side of the engine protocol.

use std::time::{Duration, Instant};

use catalog::{AnyEvent, AnyGame, ApplyError, EventKind, GameId};
use game::Lang;
use wire::engine::{Declared, Dialect, Go, Info, Kind, Reply, Request, Start};

use super::process::Process;
use super::{Answer, ExternalError};
use crate::words::external::NOT_A_MOVE;

/// How long an engine may take over what needs no thinking.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

/// An engine that has introduced itself.
pub(crate) struct Client {
    process: Process,
    name: String,
    options: Vec<Declared>,
    /// The game that is set, before its first event.
    start: Option<AnyGame>,
    /// Every line that was none of the protocol.
    strange: Vec<ExternalError>,
    lang: Lang,
}

impl Client {
    /// Starts an engine and waits until it has said who it is. Refusals of its
    /// moves will be explained in `lang`.
    pub(crate) fn start(command: &str, lang: Lang) -> Result<Client, ExternalError> {
        let mut client = Client {
            process: Process::start(command)?,
            name: String::new(),
            options: Vec::new(),
            start: None,
            strange: Vec::new(),
            lang,
        };
        let hello = Request::Hello { uci: false };
        client.send(&hello);
        let until = Instant::now() + PATIENCE;
        loop {
            match client.reply(&hello, until, PATIENCE)? {
                Reply::Name(name) => client.name = name,
                Reply::Option(option) => client.options.push(option),
                Reply::Ok(Dialect::Ugi) => return Ok(client),
                _ => {}
            }
        }
    }

    /// What the engine calls itself; empty if it does not say.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// What can be set on it.
    pub(crate) fn options(&self) -> &[Declared] {
        &self.options
    }

    /// The option of this name.
    pub(crate) fn option(&self, name: &str) -> Option<&Declared> {
        self.options.iter().find(|option| option.is_called(name))
    }

    /// The games it says it plays.
    pub(crate) fn games(&self) -> Vec<GameId> {
        match self.option("Game").map(|option| &option.kind) {
            Some(Kind::Combo { values, .. }) => {
                let known = values.iter().filter_map(|value| GameId::from_name(value));
                known.collect()
            }
            _ => Vec::new(),
        }
    }

    /// What it said that is none of the protocol.
    pub(crate) fn strange(&self) -> &[ExternalError] {
        &self.strange
    }

    /// Sets an option that the engine offers.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<(), ExternalError> {
        if !self.option(name).is_some_and(|option| option.takes(value)) {
            return Err(ExternalError::Unsupported {
                what: format!("{name} {value}"),
            });
        }
        self.send(&Request::SetOption {
            name: name.to_string(),
            value: Some(value.to_string()),
        });
        Ok(())
    }

    /// Begins a new game: `tags` are the tags of its rules that are not at their
    /// defaults, as name and value.
    pub(crate) fn new_game(
        &mut self,
        id: GameId,
        tags: &[(String, String)],
    ) -> Result<(), ExternalError> {
        let value = |name: &str| {
            let found = tags.iter().find(|(tag, _)| tag == name);
            found.map(|(_, value)| value.as_str())
        };
        let start = AnyGame::start(id, value).map_err(|error| ExternalError::Unsupported {
            what: error.explain(self.lang),
        })?;
        self.start = Some(start);
        // This sets the rules back to their defaults, too.
        self.set("Game", id.name())?;
        for (name, value) in tags {
            self.set(name, value)?;
        }
        self.send(&Request::NewGame);
        self.ready()
    }

    /// Waits until the engine is ready.
    pub(crate) fn ready(&mut self) -> Result<(), ExternalError> {
        self.send(&Request::IsReady);
        let until = Instant::now() + PATIENCE;
        while self.reply(&Request::IsReady, until, PATIENCE)? != Reply::Ready {}
        Ok(())
    }

    /// Asks for a move after these events of the game begun by
    /// [`Client::new_game`], and sees to it that it is legal. An engine that has
    /// not answered `within` this time has lost on time.
    pub(crate) fn best_move(
        &mut self,
        events: &[AnyEvent],
        go: &Go,
        within: Duration,
    ) -> Result<Answer, ExternalError> {
        let game = self.after(events)?;
        self.send(&position(events));
        let asked = Request::Go(go.clone());
        let began = Instant::now();
        self.send(&asked);
        let (answer, info) = self.wait_for_move(&asked, began + within, within)?;
        let took = began.elapsed();
        let event = self.legal(&game, answer)?;
        Ok(Answer { event, took, info })
    }

    /// Waits for the best move.
    pub(crate) fn wait_for_move(
        &mut self,
        asked: &Request,
        until: Instant,
        within: Duration,
    ) -> Result<(Option<String>, Option<Info>), ExternalError> {
        let mut last = None;
        loop {
            match self.reply(asked, until, within)? {
                Reply::Info(info) if info.value.is_some() || !info.values.is_empty() => {
                    last = Some(info);
                }
                Reply::BestMove(answer) => return Ok((answer, last)),
                _ => {}
            }
        }
    }

    /// The game after these events.
    pub(crate) fn after(&self, events: &[AnyEvent]) -> Result<AnyGame, ExternalError> {
        let mut game = match &self.start {
            Some(start) => start.clone(),
            None => AnyGame::start(GameId::default(), |_| None).map_err(|error| {
                ExternalError::Unsupported {
                    what: error.explain(self.lang),
                }
            })?,
        };
        for event in events {
            game.apply(event)
                .map_err(|why| illegal(&event.to_string(), &why.into(), self.lang))?;
        }
        Ok(game)
    }

    /// An answer, if it is a legal move.
    pub(crate) fn legal(
        &self,
        game: &AnyGame,
        answer: Option<String>,
    ) -> Result<AnyEvent, ExternalError> {
        let answer = answer.unwrap_or_else(|| "(none)".to_string());
        let event = game
            .read_legal(&answer)
            .map_err(|error| illegal(&answer, &error, self.lang))?;
        // Stops such as a resignation are legal events but no moves.
        if event.kind() == EventKind::Move {
            return Ok(event);
        }
        let why = NOT_A_MOVE.text(self.lang).to_string();
        Err(ExternalError::Illegal { answer, why })
    }

    /// Sends a line.
    pub(crate) fn send(&self, request: &Request) {
        self.process.send(request);
    }

    /// Sends a line that need be none of the protocol.
    pub(crate) fn send_raw(&self, line: &str) {
        self.process.send(line);
    }

    /// Waits for the next reply. What is none of the protocol is remembered and
    /// passed over, as hosts do.
    pub(crate) fn reply(
        &mut self,
        asked: &Request,
        until: Instant,
        within: Duration,
    ) -> Result<Reply, ExternalError> {
        loop {
            let Some(line) = self.process.line(until)? else {
                return Err(ExternalError::Timeout {
                    asked: asked.to_string(),
                    after: within,
                });
            };
            match Reply::parse(&line) {
                Ok(reply) => return Ok(reply),
                Err(_) if line.is_empty() => {}
                Err(error) => {
                    let strange = ExternalError::Garbled {
                        asked: asked.to_string(),
                        line,
                        why: error.to_string(),
                    };
                    // A move that cannot be read is no move, however long we wait.
                    if matches!(&strange, ExternalError::Garbled { line, .. } if line.starts_with("bestmove"))
                    {
                        return Err(strange);
                    }
                    self.strange.push(strange);
                }
            }
        }
    }

    /// The program itself.
    pub(crate) fn process(&mut self) -> &mut Process {
        &mut self.process
    }

    /// Asks the engine to end, and ends it if it does not.
    pub(crate) fn quit(mut self) {
        self.send(&Request::Quit);
        self.process.ends(Duration::from_secs(1));
    }
}

/// A position as an engine is told of it.
pub(crate) fn position(events: &[AnyEvent]) -> Request {
    let events = events.iter().map(ToString::to_string).collect();
    Request::Position(Start::StartPosition(events))
}

fn illegal(answer: &str, error: &ApplyError, lang: Lang) -> ExternalError {
    ExternalError::Illegal {
        answer: answer.to_string(),
        why: match error {
            ApplyError::Malformed(error) => error.explain(lang).to_string(),
            ApplyError::Illegal(why) => format!("{} ({})", why.explain(lang), why.clause()),
        },
    }
}
