//! A game at the keyboard: shows how it stands, waits for what is typed, and lets
//! the table do the rest.

use game::{Lang, Seat, capital};
use table::{Act, Duty, Offer, Sender, View, Viewer, WaitsFor};

use super::host::TableHost;
use super::keyboard::Keyboard;
use super::saving::Store;
use super::turn;
use crate::error::CliError;
use crate::games::{self, TerminalGame};
use crate::output::Output;
use crate::words::{self, play};

/// A game at the keyboard.
pub(crate) struct Session<'a> {
    pub(super) host: TableHost,
    pub(super) store: Store,
    pub(super) output: &'a mut Output,
    pub(super) keyboard: Keyboard,
    /// Whoever was asked whether they really give up.
    pub(super) resigning: Option<usize>,
    /// What has to be shown before the next prompt.
    pub(super) show_board: bool,
    pub(super) show_hints: bool,
    pub(super) leaving: bool,
}

impl Session<'_> {
    pub(super) fn lang(&self) -> Lang {
        self.output.lang
    }

    /// How this game is shown and played.
    pub(super) fn own(&self) -> &'static dyn TerminalGame {
        games::of(self.host.table.config().game)
    }

    /// Plays until somebody leaves.
    pub(crate) fn run(&mut self) -> Result<(), CliError> {
        self.welcome()?;
        // The table says when it has to be told the time.
        let answer = self.host.tell(Sender::Host, Act::Tick);
        self.happened(answer, false)?;
        loop {
            self.do_duties()?;
            if self.leaving || self.nobody_is_left() {
                return self.farewell();
            }
            self.prompt()?;
            self.listen()?;
        }
    }

    /// Who plays, once that is settled.
    pub(super) fn welcome(&mut self) -> Result<(), CliError> {
        let table = &self.host.table;
        let seats = Seat::all(table.seats().len());
        let names: Vec<String> = seats
            .filter_map(|seat| {
                let name = capital(&table.game().name(seat, self.lang()));
                let player = play::player(self.lang(), table.player_on(seat)?);
                Some(format!("{name} ({player})"))
            })
            .collect();
        let title = table.config().game.title();
        let line = format!("{title} · {}", names.join(" · "));
        self.say(line.trim_end_matches([' ', '·']))
    }

    /// Does what needs nobody at the keyboard.
    fn do_duties(&mut self) -> Result<(), CliError> {
        while let Some(duty) = self.host.duty() {
            let erase = match duty {
                Duty::Move(_, seat) => self.thinking(seat)?,
                _ => 0,
            };
            let answer = self.host.perform(duty);
            if erase > 0 {
                let blank = format!("\r{}\r", " ".repeat(erase));
                self.output.text(&blank)?;
            }
            let stuck = answer.refused.is_some() && answer.effects.is_empty();
            self.happened(answer, false)?;
            if stuck {
                break;
            }
        }
        Ok(())
    }

    /// Shows that a computer thinks; returns how much of a line to wipe again.
    fn thinking(&mut self, seat: Seat) -> Result<usize, CliError> {
        if !self.output.is_terminal() {
            return Ok(0);
        }
        let name = self.host.table.game().name(seat, self.lang());
        let text = words::telling::thinks(self.lang(), &capital(&name));
        self.output.text(&text)?;
        self.output.finish()?;
        Ok(text.chars().count())
    }

    /// Nobody is at the keyboard who could go on after the end.
    fn nobody_is_left(&self) -> bool {
        self.speaker().is_none() && self.host.table.waits_for() == WaitsFor::Nothing
    }

    /// The person who types: whoever's turn it is, else who moved last.
    pub(super) fn speaker(&self) -> Option<usize> {
        let table = &self.host.table;
        let acting = match table.waits_for() {
            WaitsFor::Pick { player } => Some(player),
            WaitsFor::Press { seat } | WaitsFor::Move { seat } => {
                table.seats().get(seat.index()).copied()
            }
            _ => None,
        };
        let is_person = |player: &usize| table.config().players[*player].is_person();
        let first = || (0..table.config().players.len()).find(is_person);
        acting
            .filter(is_person)
            .or_else(|| self.last_mover())
            .or_else(first)
    }

    /// The person who made the last move that a person made.
    pub(super) fn last_mover(&self) -> Option<usize> {
        let table = &self.host.table;
        table.last_to_move(|player| table.config().players[player].is_person())
    }

    /// The table as the person who types may see it.
    pub(super) fn view(&self) -> View {
        let viewer = self.speaker().map_or(Viewer::Spectator, Viewer::Player);
        self.host.table.view(self.host.now(), viewer)
    }

    pub(super) fn types_dice(&self, view: &View) -> bool {
        turn::types_dice(view, self.host.table.config().dice)
    }

    /// What is asked of a person, and of whom.
    pub(super) fn question(&self) -> Option<(Offer, usize)> {
        let view = self.host.table.view(self.host.now(), Viewer::Spectator);
        let mut asked = view.offers.iter();
        asked.find_map(|offer| Some((offer.offer, *offer.waiting.first()?)))
    }

    pub(super) fn name_of(&self, player: usize) -> String {
        let table = &self.host.table;
        let seat = table.seat_of(player).unwrap_or(Seat::new(0));
        capital(&table.game().name(seat, self.lang()))
    }

    /// Shows what has changed and asks for the next line.
    fn prompt(&mut self) -> Result<(), CliError> {
        let view = self.view();
        let drawn = std::mem::take(&mut self.show_board);
        if drawn {
            self.draw_board()?;
        }
        let lang = self.lang();
        if let Some(player) = self.resigning {
            self.say(&play::really_resign(lang, &self.name_of(player)))?;
        } else if let Some((offer, player)) = self.question() {
            self.say(&play::asks(lang, &self.name_of(player), offer))?;
        } else if std::mem::take(&mut self.show_hints) {
            if view.paused {
                self.say(words::telling::PAUSED.text(lang))?;
            } else {
                // A roll or a draw has been told unless the board came between.
                let last = self.host.table.steps().last().map(|step| &step.event);
                let brought = self.own().brought(&view.position, last, lang);
                if let Some(brought) = brought.filter(|_| drawn) {
                    self.say(&format!("{brought}."))?;
                }
                for line in turn::hints(&view, self.types_dice(&view), lang) {
                    self.say(&line)?;
                }
            }
            if let Some(clocks) = self.clocks() {
                self.say(&clocks)?;
            }
        }
        let asked = self.resigning.or(self.question().map(|(_, player)| player));
        let seat = match view.waits_for {
            WaitsFor::Press { seat } | WaitsFor::Move { seat } => Some(seat),
            WaitsFor::Chance => view.position.chance_asker(),
            _ => None,
        };
        let name = match (asked, seat) {
            (Some(player), _) => self.name_of(player),
            (None, Some(seat)) => capital(&view.position.name_now(seat, lang)),
            (None, None) => String::new(),
        };
        self.output.text(&format!("{name}> "))?;
        self.output.finish()
    }
}
