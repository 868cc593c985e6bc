//! Records from outside: read, checked, told, and played on from.

use catalog::{AnyEvent, AnyGame, AnyRecord, ReplayError};
use game::Lang;
use table::{Config, Dice, Kept, Seating};
use wire::page::{RecordSummary, Refusal, sentence};

use crate::events::Story;
use crate::{events, words};

/// A record that was read, with everything in it known to be legal.
pub(crate) struct Read {
    pub(crate) record: AnyRecord,
    pub(crate) start: AnyGame,
    pub(crate) end: AnyGame,
    pub(crate) events: Vec<AnyEvent>,
}

/// Why a record is against the rules.
pub(crate) fn illegal(error: &ReplayError, lang: Lang) -> Refusal {
    Refusal {
        code: "illegal".to_string(),
        clause: Some(error.illegal.clause().to_string()),
        message: sentence(&error.explain(lang), lang),
    }
}

impl Read {
    /// Reads a record of any form.
    pub(crate) fn of(text: &str, lang: Lang) -> Result<Read, Refusal> {
        let record = AnyRecord::read(text)
            .map_err(|error| Refusal::new("no-record", &error.explain(lang), lang))?;
        let end = record.replay().map_err(|error| illegal(&error, lang))?;
        Ok(Read {
            start: record.start(),
            end,
            events: record.events(),
            record,
        })
    }

    /// A match of people by the rules of the record.
    fn people(&self) -> Config {
        let seats = self.start.seats();
        Config {
            game: self.start.id(),
            tags: self.start.tags(),
            players: vec![table::Player::Person; seats],
            seating: Seating::Chosen((0..seats).collect()),
            picks: false,
            clock: table::ClockRules::None,
            dice: Dice::Host,
        }
    }

    /// What is in it.
    pub(crate) fn summary(&self, lang: Lang) -> RecordSummary {
        RecordSummary {
            set_up: self.people(),
            events: Story::of(self.start.clone(), &self.events, lang)
                .told()
                .to_vec(),
            outcome: events::outcome(&self.end),
            ending: events::ending(&self.end, self.events.last(), lang),
            text: self.record.to_text(),
            compact: self.record.to_compact(),
        }
    }

    /// A match that goes on after so many events, by the rules of the record;
    /// who plays and by which clock may be said anew.
    pub(crate) fn go_on(
        &self,
        count: Option<usize>,
        set_up: Option<Config>,
        lang: Lang,
    ) -> Result<(Config, Kept), Refusal> {
        let count = count.unwrap_or(self.events.len());
        let events = self
            .events
            .get(..count)
            .ok_or_else(|| Refusal::new("no-such-event", words::NO_SUCH_EVENT.text(lang), lang))?;
        let people = self.people();
        let config = match set_up {
            None => people,
            Some(set_up) => Config {
                tags: people.tags,
                picks: false,
                ..set_up
            },
        };
        if config.game != self.start.id() {
            let other = words::OTHER_GAME.text(lang);
            return Err(Refusal::new("other-game", other, lang));
        }
        let kept = Kept {
            events: events.to_vec(),
            ..Kept::default()
        };
        Ok((config, kept))
    }
}
