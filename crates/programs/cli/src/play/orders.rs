//! What is asked for in words: help, rules, lists, and everything besides moves.

use catalog::AnyGame;
use game::{Clause, ClauseText, Phrase};
use table::{Act, Offer};

use super::session::Session;
use super::turn;
use crate::complaint::Complaint;
use crate::draw;
use crate::words::orders::Order;
use crate::words::{play, saving};

/// The aim, the credit and the clauses of a game's rules.
fn rules_of(game: &AnyGame) -> (Phrase, Phrase, &'static [ClauseText]) {
    match game {
        AnyGame::Seven(_) => (seven::AIM, seven::CREDIT, seven::CLAUSES),
        AnyGame::Heinash(_) => (heinash::AIM, heinash::CREDIT, heinash::CLAUSES),
        AnyGame::Hyle7(_) => (hyle7::AIM, hyle7::CREDIT, hyle7::CLAUSES),
    }
}

/// Whether a game has use for a word.
pub(super) fn belongs(order: Order, game: &AnyGame) -> bool {
    match order {
        Order::See => matches!(game, AnyGame::Seven(_)),
        Order::Moves => !matches!(game, AnyGame::Heinash(_)),
        Order::Ways => matches!(game, AnyGame::Heinash(_)),
        _ => true,
    }
}

impl Session<'_> {
    /// Does what a word asks for.
    pub(super) fn order(&mut self, order: Order, rest: &str) -> Result<(), Complaint> {
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
            Order::Moves => self.list_moves(),
            Order::See => self.see(rest),
            Order::Ways => self.ways(),
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
            Order::Resign if self.desk.table.game().outcome().is_none() => {
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

    fn help(&mut self) -> Result<(), Complaint> {
        let lang = self.lang();
        let view = self.view();
        for line in turn::hints(&view, self.types_dice(&view), lang) {
            self.say(&line)?;
        }
        self.say(play::PLAYED_IN_WORDS.text(lang))?;
        let width = self.output.look().width;
        for order in Order::ALL {
            if belongs(order, &view.position) {
                let line = format!("{:<10} {}", order.word(lang), order.about().text(lang));
                self.output.line(draw::indented(&line, width, 11))?;
            }
        }
        Ok(())
    }

    fn rules(&mut self, clause: &str) -> Result<(), Complaint> {
        let lang = self.lang();
        let (aim, credit, clauses) = rules_of(self.desk.table.game());
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

    fn save_in(&mut self, file: &str) -> Result<(), Complaint> {
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
