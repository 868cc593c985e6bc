//! Starts the engine for each check anew, so that a fault in one does not spoil
//! the others, and remembers what is known of it.

use std::time::Duration;

use game::Lang;

use super::Verdict;
use crate::external::ExternalError;
use crate::external::engine::Client;
use crate::words::compliance as words;

/// Whoever makes the checks.
pub(super) struct Examiner {
    command: String,
    /// How late an answer may be: the machine may be busy.
    pub(super) grace: Duration,
    pub(super) lang: Lang,
    /// What the engine calls itself.
    pub(super) name: String,
    /// Whether it has ever introduced itself.
    pub(super) speaks: bool,
    /// Whether it has named a game that we know.
    pub(super) plays: bool,
    /// What it said that is none of the protocol.
    pub(super) strange: Vec<String>,
}

impl Examiner {
    pub(super) fn new(command: &str, grace: Duration, lang: Lang) -> Examiner {
        Examiner {
            command: command.to_string(),
            grace,
            lang,
            name: String::new(),
            speaks: false,
            plays: false,
            strange: Vec::new(),
        }
    }

    /// Starts the engine and lets it introduce itself.
    pub(super) fn start(&self) -> Result<Client, ExternalError> {
        Client::start(&self.command, self.lang)
    }

    /// Makes a check with a fresh engine that can introduce itself.
    pub(super) fn with(
        &mut self,
        check: impl FnOnce(&mut Client) -> Result<Verdict, ExternalError>,
    ) -> Verdict {
        if !self.speaks {
            return self.skipped(words::NEEDS_HANDSHAKE);
        }
        let mut client = match self.start() {
            Ok(client) => client,
            Err(error) => return self.failed(&error),
        };
        let verdict = check(&mut client);
        self.note(&client);
        match verdict {
            Ok(verdict) => verdict,
            Err(error) => self.failed(&error),
        }
    }

    /// The same with an engine that plays a game we know.
    pub(super) fn with_game(
        &mut self,
        check: impl FnOnce(&mut Client) -> Result<Verdict, ExternalError>,
    ) -> Verdict {
        if self.speaks && !self.plays {
            return self.skipped(words::NEEDS_GAME);
        }
        self.with(check)
    }

    /// Remembers what an engine said that is none of the protocol.
    pub(super) fn note(&mut self, client: &Client) {
        let strange = client.strange().iter();
        let strange: Vec<String> = strange.map(|error| error.explain(self.lang)).collect();
        self.strange.extend(strange);
    }

    pub(super) fn failed(&self, error: &ExternalError) -> Verdict {
        Verdict::Failed(error.explain(self.lang))
    }

    pub(super) fn skipped(&self, why: game::Phrase) -> Verdict {
        Verdict::Skipped(why.text(self.lang).to_string())
    }
}
