//! External programs as entrants.

use std::time::Duration;

use arena::{Asked, Budget, Entrant, EntrantError, Fault, Maker};
use catalog::{AnyEvent, AnyGame};
use game::{Lang, Seat};
use wire::engine::Go;

use crate::external::{ExternalError, engine};

/// How long a program may think where nothing else bounds it.
const LONGEST: Duration = Duration::from_secs(600);

/// Makes players that are programs which speak the engine protocol.
pub(crate) struct Engine {
    pub(crate) command: String,
    pub(crate) lang: Lang,
}

impl Maker for Engine {
    fn name(&self) -> String {
        format!("engine:{}", self.command)
    }

    fn make(&self) -> Box<dyn Entrant> {
        Box::new(EnginePlayer {
            command: self.command.clone(),
            lang: self.lang,
            client: None,
        })
    }

    fn loses_on_time(&self) -> bool {
        true
    }
}

/// One such program. It is started for its first game and stays for the next.
struct EnginePlayer {
    command: String,
    lang: Lang,
    client: Option<engine::Client>,
}

impl Entrant for EnginePlayer {
    fn new_game(&mut self, start: &AnyGame, _: Seat) -> Result<(), EntrantError> {
        let lang = self.lang;
        let said = |error| told(error, lang);
        let client = match &mut self.client {
            Some(client) => client,
            none => none.insert(engine::Client::start(&self.command, lang).map_err(said)?),
        };
        client.new_game(start.id(), &tags_of(start)).map_err(said)
    }

    fn choose(&mut self, asked: &Asked<'_>) -> Result<AnyEvent, EntrantError> {
        let lang = self.lang;
        let Some(client) = &mut self.client else {
            return Err(EntrantError::new(Fault::Crash, ""));
        };
        let Budget { time, nodes, clock } = asked.budget;
        let mut go = Go {
            movetime: time,
            nodes,
            ..Go::default()
        };
        go.clocks[asked.seat.index()].left = clock;
        // The judge of the time is whoever asked; an engine that never answers
        // must not keep everybody waiting, though.
        let within = asked.patience().unwrap_or(LONGEST);
        let answer = client.best_move(asked.events, &go, within);
        let answer = answer.map_err(|error| told(error, lang))?;
        Ok(answer.event)
    }
}

impl Drop for EnginePlayer {
    fn drop(&mut self) {
        if let Some(client) = self.client.take() {
            client.quit();
        }
    }
}

/// The arena's word for what is wrong with a program.
pub(crate) fn told(error: ExternalError, lang: Lang) -> EntrantError {
    let fault = match error {
        ExternalError::Timeout { .. } => Fault::Time,
        ExternalError::Illegal { .. } => Fault::Illegal,
        ExternalError::CannotStart { .. }
        | ExternalError::Crashed { .. }
        | ExternalError::Garbled { .. }
        | ExternalError::Unsupported { .. } => Fault::Crash,
    };
    EntrantError::new(fault, error.explain(lang))
}

/// The tags of the rules that are not at their defaults.
fn tags_of(start: &AnyGame) -> Vec<(String, String)> {
    let usual = AnyGame::start(start.id(), |_| None).map_or(Vec::new(), |usual| usual.tags());
    let mut tags = start.tags();
    tags.retain(|tag| !usual.contains(tag));
    tags
}
