//! What comes of it: telling what has happened at the table, saving it, and
//! saying farewell.

use catalog::{AnyEvent, EventKind};
use game::{Seat, Stop, capital};
use table::{Act, Answer, ClockRules, Effect, InputError, Sender, Table, WaitsFor};

use super::clock;
use super::session::Session;
use crate::error::CliError;
use crate::games::{self, Passage};
use crate::words::{self, play, saving};

impl Session<'_> {
    /// Tells what came of something that was typed.
    pub(super) fn answered(&mut self, answer: Answer, typed: &str) -> Result<(), CliError> {
        let lang = self.lang();
        let refused = answer.refused.clone();
        self.happened(answer, false)?;
        let Some(refused) = refused else {
            return Ok(());
        };
        let why = refused.explain(lang);
        let text = match (refused.clause(), refused) {
            (Some(clause), _) => play::against(lang, &why, clause.0),
            (None, InputError::Malformed(_)) => {
                let not_understood = play::not_understood(lang, typed, &why);
                format!("{not_understood} {}", play::help_hint(lang))
            }
            (None, _) => play::refused(lang, &why),
        };
        self.say(&text)
    }

    /// Tells what has happened, perhaps because time ran out, and saves it.
    pub(super) fn happened(&mut self, answer: Answer, by_time: bool) -> Result<(), CliError> {
        let lang = self.lang();
        let mut before = self.game_before(&answer);
        let mut changed = false;
        let by_turns = matches!(self.host.table.config().clock, ClockRules::Turns { .. });
        let game_time = |effect: &Effect| matches!(effect, Effect::Appended(event) if event.kind() == EventKind::Stop(Stop::GameTime));
        if by_time && by_turns && !answer.effects.first().is_some_and(game_time) {
            self.say(words::telling::TURN_TIME_IS_UP.text(lang))?;
        }
        for effect in answer.effects {
            self.show_hints = true;
            match effect {
                Effect::Begun { .. } => {
                    self.welcome()?;
                    self.show_board = true;
                }
                Effect::Appended(event) => {
                    if let Some(game) = &mut before {
                        let told = self.own().tell(game, &event, lang);
                        self.say(&format!("{told}."))?;
                        let _ = game.apply(&event);
                    }
                    self.show_board |= self.changes_board(&event);
                    changed = true;
                }
                Effect::TakenBack { .. } => {
                    self.say(words::telling::TAKEN_BACK.text(lang))?;
                    self.show_board = true;
                    changed = true;
                }
                Effect::Declined { .. } => self.say(play::DECLINED.text(lang))?,
                Effect::Paused => {}
                Effect::Resumed => self.say(words::telling::RESUMED.text(lang))?,
                Effect::Over(_) => self.over()?,
                Effect::Rematch(config) => return self.rematch(config),
                Effect::Seated { .. }
                | Effect::LotWanted
                | Effect::ChanceWanted
                | Effect::Offered { .. }
                | Effect::TimeGiven { .. } => {}
            }
        }
        if changed {
            self.save()?;
        }
        Ok(())
    }

    /// The game before what an answer says has happened.
    fn game_before(&self, answer: &Answer) -> Option<catalog::AnyGame> {
        let table = &self.host.table;
        let appended = |effect: &&Effect| matches!(effect, Effect::Appended(_));
        let count = answer.effects.iter().filter(appended).count();
        let events = table.events();
        let before = events.len().saturating_sub(count);
        let mut game = table.config().start().ok()?;
        for event in events.take(before) {
            game.apply(event).ok()?;
        }
        Some(game)
    }

    fn changes_board(&self, event: &AnyEvent) -> bool {
        event.kind() == EventKind::Move && self.own().changes_board(event)
    }

    /// The game has ended: the board, and why it ended so.
    fn over(&mut self) -> Result<(), CliError> {
        self.resigning = None;
        self.draw_board()?;
        for line in self.host.table.game().explain(self.lang()) {
            self.say(&line)?;
        }
        self.show_board = false;
        Ok(())
    }

    /// Another game on another table.
    fn rematch(&mut self, config: table::Config) -> Result<(), CliError> {
        let table = Table::new(self.host.now(), config).map_err(CliError::Config)?;
        self.host.replace(table);
        self.store.next_game();
        self.show_board = true;
        self.show_hints = true;
        self.welcome()?;
        let answer = self.host.tell(Sender::Host, Act::Tick);
        self.happened(answer, false)
    }

    pub(super) fn draw_board(&mut self) -> Result<(), CliError> {
        let table = &self.host.table;
        let last = games::last_move(table.steps().iter().map(|step| &step.event));
        let look = self.output.look();
        let board = self.own().board(table.game(), last, look, self.lang());
        self.output.text(&format!("\n{board}\n"))
    }

    /// The clocks in a line, if there are any.
    pub(super) fn clocks(&self) -> Option<String> {
        let view = self.view();
        let lang = self.lang();
        let mut parts = Vec::new();
        for (index, bank) in view.clocks.banks.iter().flatten().enumerate() {
            let name = capital(&view.position.name(Seat::new(index), lang));
            parts.push(format!("{name} {}", clock::shown(*bank)));
        }
        let shared = [
            (play::TIME_FOR_GAME, view.clocks.game),
            (play::TIME_FOR_TURN, view.clocks.turn),
        ];
        for (title, time) in shared {
            parts.extend(time.map(|time| format!("{} {}", title.text(lang), clock::shown(time))));
        }
        (!parts.is_empty()).then(|| parts.join(" · "))
    }

    pub(super) fn save(&mut self) -> Result<(), CliError> {
        let lang = self.lang();
        match self.store.save(&self.host.table, self.host.now()) {
            Ok(()) => Ok(()),
            Err(error) => self.say(&error.explain(lang)),
        }
    }

    /// Says where the game is and how to go on with it.
    pub(super) fn farewell(&mut self) -> Result<(), CliError> {
        let lang = self.lang();
        // What is left on the clocks has changed since the last event.
        if self.store.is_saved {
            self.save()?;
        }
        let table = &self.host.table;
        let over = table.waits_for() == WaitsFor::Nothing;
        let game = table.config().game.name();
        let file = self.store.file().map(|file| file.display().to_string());
        match file {
            Some(file) if self.store.is_saved => {
                // A name that is to be copied stays in one piece.
                self.output.line(saving::saved(lang, &file))?;
                if over {
                    return Ok(());
                }
                let command = format!("tablier play {game} --resume {}", quoted(&file));
                self.output.line(saving::go_on(lang, &command))
            }
            _ if self.host.table.steps().is_empty() => self.say(saving::NOTHING_TO_SAVE.text(lang)),
            _ => self.say(saving::NOT_SAVED.text(lang)),
        }
    }

    /// Says something, broken into lines of the screen's width.
    pub(super) fn say(&mut self, text: &str) -> Result<(), CliError> {
        self.show(&[Passage::Said(text.to_string())])
    }

    /// Shows what a game answers.
    pub(super) fn show(&mut self, passages: &[Passage]) -> Result<(), CliError> {
        let look = self.output.look();
        self.show_hints |= passages.contains(&Passage::Hints);
        let mut passages = passages.iter();
        passages.try_for_each(|passage| self.output.text(&passage.laid_out(look)))
    }
}

/// A file's name as a shell takes it in one piece.
fn quoted(file: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "/._-+".contains(c);
    if file.chars().all(plain) {
        return file.to_string();
    }
    format!("'{}'", file.replace('\'', "'\\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_spaces_and_quotes_are_taken_in_one_piece() {
        assert_eq!(quoted("/games/game-0001.record"), "/games/game-0001.record");
        assert_eq!(quoted("my game's"), "'my game'\\''s'");
    }
}
