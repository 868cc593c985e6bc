//! What is typed, and what it makes the table do.

use table::{Act, Sender, WaitsFor};

use super::keyboard::Said;
use super::session::Session;
use super::turn::{self, Meant};
use crate::error::CliError;
use crate::games::{self, Typed};
use crate::words::orders::{NO, Order, YES};
use crate::words::play;

impl Session<'_> {
    /// Waits until a line is typed or time brings something.
    pub(super) fn listen(&mut self) -> Result<(), CliError> {
        loop {
            match self.keyboard.next(self.host.may_sleep()) {
                Said::Line(line) => return self.hear(&line),
                Said::End => {
                    self.leaving = true;
                    return self.output.line("");
                }
                Said::Nothing => {
                    let answer = self.host.tell(Sender::Host, Act::Tick);
                    if !answer.effects.is_empty() {
                        self.output.line("")?;
                        return self.happened(answer, true);
                    }
                }
            }
        }
    }

    /// Does what a line asks for.
    fn hear(&mut self, line: &str) -> Result<(), CliError> {
        let small = line.to_lowercase();
        if self.resigning.is_some() || self.question().is_some() {
            let is = |words: &[&[&str]]| words.concat().contains(&small.as_str());
            let accept = is(&YES);
            if accept || is(&NO) {
                return self.answer(accept);
            }
        }
        let (word, rest) = match line.split_once(' ') {
            Some((word, rest)) => (word.to_lowercase(), rest.trim()),
            None => (small, ""),
        };
        // Where real tokens are drawn, “draw 3” is one of them and no offer.
        let token = |order| order == Order::Draw && !rest.is_empty();
        if let Some(order) = Order::read(&word).filter(|&order| !token(order)) {
            return self.order(order, rest);
        }
        if let Some((game, order)) = games::own_order(&word) {
            return self.own_order(game, order, rest);
        }
        if self.resigning.is_some() || self.question().is_some() {
            // The question is simply asked again.
            return Ok(());
        }
        self.play(line)
    }

    /// A yes or a no to what was asked.
    fn answer(&mut self, accept: bool) -> Result<(), CliError> {
        if let Some(player) = self.resigning.take() {
            if accept {
                return self.act(player, Act::Resign);
            }
            self.show_hints = true;
            return self.say(play::AS_YOU_WERE.text(self.lang()));
        }
        match self.question() {
            Some((offer, player)) => self.act(player, Act::Answer { offer, accept }),
            None => Ok(()),
        }
    }

    /// A move, a roll, or whatever else the turn asks for.
    fn play(&mut self, line: &str) -> Result<(), CliError> {
        let view = self.view();
        let Some(player) = self.speaker() else {
            return Ok(());
        };
        match turn::read(line, &view, self.types_dice(&view), self.lang()) {
            Meant::Press => self.act(player, Act::Press),
            Meant::Chance(text) => {
                let from = match view.waits_for {
                    WaitsFor::Chance => Sender::Host,
                    _ => Sender::Player(player),
                };
                self.act_by(from, self.host.table.read_chance(&text), line)
            }
            Meant::Turn(Typed::Written(text)) => {
                let act = self.host.table.read_move(&text);
                self.act_by(Sender::Player(player), act, line)
            }
            Meant::Turn(Typed::Move(mv)) => self.act(player, Act::Move(mv)),
            Meant::Turn(Typed::Answer(passages)) => self.show(&passages),
            Meant::Pick(value) => self.act(player, Act::Pick(value)),
            Meant::Nothing => {
                self.show_hints = true;
                Ok(())
            }
        }
    }

    pub(super) fn act(&mut self, player: usize, act: Act) -> Result<(), CliError> {
        self.act_by(Sender::Player(player), act, "")
    }

    fn act_by(&mut self, from: Sender, act: Act, typed: &str) -> Result<(), CliError> {
        let answer = self.host.tell(from, act);
        self.answered(answer, typed)
    }
}
