//! What is asked for in words: help, rules, lists, and everything besides moves.

use catalog::GameId;
use game::{About, Clause, ClauseText};
use table::{Act, Offer};

use super::session::Session;
use super::turn;
use crate::draw::indented;
use crate::error::CliError;
use crate::words::orders::{Order, OwnOrder};
use crate::words::{play, saving};

impl Session<'_> {
    /// Does what a word asks for.
    pub(super) fn order(&mut self, order: Order, rest: &str) -> Result<(), CliError> {
        let lang = self.lang();
        let Some(player) = self.speaker() else {
            return Ok(());
        };
        match order {
            Order::Help => self.help(),
            Order::Board => {
                self.show_board = true;
                self.show_hints = true;
                Ok(())
            }
            Order::Moves => {
                let moves = self.own().moves(self.host.table.game(), lang);
                self.show(&moves)
            }
            Order::Rules => self.rules(rest),
            Order::Undo => {
                let mover = self.last_mover().unwrap_or(player);
                self.act(mover, Act::Offer(Offer::TakeBack))
            }
            Order::Redo => self.act(player, Act::Redo),
            Order::Clock => {
                let clocks = self.clocks();
                self.say(&clocks.unwrap_or_else(|| play::NO_CLOCK.text(lang).to_string()))
            }
            Order::Pause => self.act(player, Act::Offer(Offer::Pause)),
            Order::Resume => self.act(player, Act::Resume),
            Order::Draw => self.act(player, Act::Offer(Offer::Draw)),
            Order::Resign if self.host.table.game().outcome().is_none() => {
                self.resigning = Some(player);
                Ok(())
            }
            Order::Resign => self.act(player, Act::Resign),
            Order::Rematch => self.act(player, Act::Offer(Offer::Rematch)),
            Order::Save => self.save_in(rest),
            Order::Quit => {
                self.leaving = true;
                Ok(())
            }
        }
    }

    /// Does what a word asks for that one game alone understands.
    pub(super) fn own_order(
        &mut self,
        game: GameId,
        order: &OwnOrder,
        rest: &str,
    ) -> Result<(), CliError> {
        let lang = self.lang();
        let table = &self.host.table;
        if table.config().game != game {
            return self.say(play::NOT_IN_THIS_GAME.text(lang));
        }
        let answer = (order.obey)(table, rest, self.output.look(), lang);
        self.show(&answer)
    }

    fn help(&mut self) -> Result<(), CliError> {
        let lang = self.lang();
        let view = self.view();
        for line in turn::hints(&view, self.types_dice(&view), lang) {
            self.say(&line)?;
        }
        self.say(play::PLAYED_IN_WORDS.text(lang))?;
        let width = self.output.look().width;
        let mut words = Vec::new();
        for order in Order::ALL {
            if order != Order::Moves || self.own().lists_moves() {
                words.push((order.word(lang), order.about()));
            }
            if order == Order::Moves {
                let own = self.own().own_orders().iter();
                words.extend(own.map(|order| (order.word(lang), order.about)));
            }
        }
        for (word, about) in words {
            let line = format!("{word:<10} {}", about.text(lang));
            self.output.line(indented(&line, width, 11))?;
        }
        Ok(())
    }

    fn rules(&mut self, clause: &str) -> Result<(), CliError> {
        let lang = self.lang();
        let About {
            aim,
            credit,
            clauses,
            ..
        } = self.host.table.config().game.about();
        let wanted = clause.to_uppercase();
        if let Some(found) = clauses.iter().find(|text| text.clause.0 == wanted) {
            let ClauseText {
                clause: Clause(name),
                title,
                text,
            } = found;
            self.say(&format!("{name} · {}", title.text(lang)))?;
            return self.say(text.text(lang));
        }
        if clause.is_empty() {
            self.say(aim.text(lang))?;
        } else {
            self.say(play::NO_SUCH_CLAUSE.text(lang))?;
        }
        let titles: Vec<String> = (clauses.iter())
            .map(|text| format!("{}\u{a0}{}", text.clause, text.title.text(lang)))
            .collect();
        self.say(&titles.join(" · "))?;
        self.say(credit.text(lang))
    }

    fn save_in(&mut self, file: &str) -> Result<(), CliError> {
        let lang = self.lang();
        if !file.is_empty() {
            self.store.move_to(file);
        }
        self.save()?;
        match self.store.file() {
            Some(file) if self.store.is_saved => {
                let saved = saving::saved(lang, &file.display().to_string());
                self.output.line(saved)
            }
            _ => self.say(saving::NOT_SAVED.text(lang)),
        }
    }
}
