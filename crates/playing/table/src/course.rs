//! The course of a game: what an event changes, and what happens by itself when
//! nobody has a choice or time is up.

use game::{Stop, Turn};

use crate::clock::{Flag, Millis};
use crate::input::Effect;
use crate::table::{Kind, Step, Table, WaitsFor};

impl Table {
    /// Does what needs nobody: moves of seats that have no choice, and rolls or
    /// draws that nobody is left to ask for.
    pub(crate) fn run_on(&mut self, now: Millis, effects: &mut Vec<Effect>) {
        loop {
            match self.waits_for() {
                WaitsFor::Move(seat) if self.is_out(seat) => {
                    let forced = self.game.moves().swap_remove(0);
                    self.append(now, forced, Kind::Move(seat), effects);
                }
                WaitsFor::Press(seat) if self.is_out(seat) => {
                    if !self.want_chance(now, effects) {
                        return;
                    }
                }
                _ => return,
            }
        }
    }

    /// A roll or a draw is needed: one that has been seen comes again, else the
    /// host is asked. Says whether there was one.
    pub(crate) fn want_chance(&mut self, now: Millis, effects: &mut Vec<Effect>) -> bool {
        let seen = self.foreseen.last().map(|seen| self.check_own(seen));
        match seen {
            Some(Ok(seen)) => {
                self.append(now, seen, Kind::Chance, effects);
                true
            }
            _ => {
                self.clocks.book(now, self.acting());
                self.chance_wanted = true;
                effects.push(Effect::ChanceWanted);
                false
            }
        }
    }

    /// Adds an event that is known to be legal to the record.
    pub(crate) fn append(
        &mut self,
        now: Millis,
        event: String,
        kind: Kind,
        effects: &mut Vec<Effect>,
    ) {
        self.clocks.book(now, self.acting());
        let step = self.step(event.clone(), kind);
        let applied = self.game.apply(&event);
        debug_assert!(applied.is_ok(), "{event} was checked: {applied:?}");
        self.steps.push(step);
        // A roll or a draw that was seen has now come again.
        if kind == Kind::Chance {
            self.foreseen.pop();
        }
        if let Kind::Move(seat) = kind {
            self.clocks.moved(seat);
        }
        self.clocks.new_turn();
        self.chance_wanted = false;
        self.undone.clear();
        self.drafts.iter_mut().for_each(String::clear);
        self.version += 1;
        effects.push(Effect::Appended(event));
        self.offers_after(kind, effects);
        if let Some(outcome) = self.game.outcome() {
            self.clocks.go(false);
            self.paused = None;
            effects.push(Effect::Over(outcome));
        }
    }

    pub(crate) fn step(&self, event: String, kind: Kind) -> Step {
        Step {
            event,
            kind,
            banks: self.clocks.banks(),
        }
    }

    /// Whose doing an event would be, if it happened now.
    pub(crate) fn kind_of(&self, event: &str) -> Kind {
        let is_stop = matches!(event, "draw" | "time")
            || event.starts_with("resign:")
            || event.starts_with("time:");
        match self.game.turn() {
            _ if is_stop => Kind::Stop,
            Turn::Seat(seat) => Kind::Move(seat),
            Turn::Chance | Turn::Over => Kind::Chance,
        }
    }

    /// Lets everything happen that time has brought by now, each at its moment.
    pub(crate) fn pass_time(&mut self, now: Millis, effects: &mut Vec<Effect>) {
        while let Some((when, flag)) = self.clocks.next_flag(self.acting()) {
            if when > now {
                return;
            }
            self.flag_falls(when, flag, effects);
        }
    }

    fn flag_falls(&mut self, when: Millis, flag: Flag, effects: &mut Vec<Effect>) {
        match (flag, self.waits_for()) {
            (Flag::Game, _) => {
                self.append(when, Stop::GameTime.to_string(), Kind::Stop, effects);
            }
            (Flag::Bank(seat), _) => {
                self.append(when, Stop::SeatTime(seat).to_string(), Kind::Stop, effects);
            }
            (Flag::Turn, WaitsFor::Move(seat)) => {
                let event = self.when_time_is_up();
                self.append(when, event, Kind::Move(seat), effects);
            }
            // Whoever does not ask for the dice in time gets them all the same.
            (Flag::Turn, _) => {
                self.want_chance(when, effects);
            }
        }
        self.run_on(when, effects);
    }

    /// What happens in HeiNash when a turn's time is up (N12): nothing was found;
    /// a pawn that was to be put goes to the lowest free number.
    fn when_time_is_up(&self) -> String {
        let moves = self.game.moves();
        let none = moves.iter().position(|mv| mv == "none");
        moves[none.unwrap_or(0)].clone()
    }
}
