//! Programs of the contest as entrants of a match.

use arena::{Asked, Entrant, EntrantError, Maker};
use catalog::{AnyEvent, AnyGame};
use game::{Lang, Seat};

use super::judge::{CONTEST_TIME, Client};
use crate::arena::told;

/// Makes players that are programs of the CodeCup contest.
pub(crate) struct Contestant {
    pub(crate) command: String,
    pub(crate) lang: Lang,
}

impl Maker for Contestant {
    fn name(&self) -> String {
        format!("codecup:{}", self.command)
    }

    fn make(&self) -> Box<dyn Entrant> {
        Box::new(ContestPlayer {
            command: self.command.clone(),
            lang: self.lang,
            client: None,
        })
    }

    fn loses_on_time(&self) -> bool {
        true
    }
}

struct ContestPlayer {
    command: String,
    lang: Lang,
    client: Option<Client>,
}

impl Entrant for ContestPlayer {
    fn new_game(&mut self, _: &AnyGame, _: Seat) -> Result<(), EntrantError> {
        if let Some(mut client) = self.client.take() {
            client.quit();
        }
        Ok(())
    }

    fn choose(&mut self, asked: &Asked<'_>) -> Result<AnyEvent, EntrantError> {
        let lang = self.lang;
        let client = match &mut self.client {
            Some(client) => client,
            none => {
                // The first move of a game finds the clock untouched.
                let total = asked.budget.clock.unwrap_or(CONTEST_TIME);
                none.insert(Client::new(&self.command, total, lang))
            }
        };
        let answer = client.best_move(asked.events);
        Ok(answer.map_err(|error| told(error, lang))?.event)
    }
}

impl Drop for ContestPlayer {
    fn drop(&mut self) {
        if let Some(mut client) = self.client.take() {
            client.quit();
        }
    }
}
