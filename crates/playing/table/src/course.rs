//! The course of a game: what an event changes, and what happens by itself when
//! nobody has a choice or time is up.

use catalog::AnyEvent;
use game::Stop;

use crate::clock::{Flag, Millis};
use crate::input::Effect;
use crate::step::{Cause, Kind};
use crate::table::{Table, WaitsFor};

impl Table {
    /// Does what needs nobody: moves of seats that have no choice, and rolls or
    /// draws that nobody is left to ask for.
    pub(crate) fn run_on(&mut self, now: Millis, effects: &mut Vec<Effect>) {
        loop {
            match self.waits_for() {
                WaitsFor::Move { seat } if self.game.is_out(seat) => {
                    let forced = self.game.moves().swap_remove(0);
                    self.append(now, forced, Cause::Rules, effects);
                }
                WaitsFor::Press { seat } if self.game.is_out(seat) => {
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
        let seen = self.foreseen.last().cloned();
        match seen.filter(|seen| self.check_own(seen).is_ok()) {
            Some(seen) => {
                self.append(now, seen, Cause::Rules, effects);
                true
            }
            None => {
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
        event: AnyEvent,
        cause: Cause,
        effects: &mut Vec<Effect>,
    ) {
        self.clocks.book(now, self.acting());
        let step = self.step(now, event.clone(), cause);
        let kind = step.kind;
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
        let stop = match (flag, self.waits_for()) {
            (Flag::Game, _) => Stop::GameTime,
            (Flag::Bank(seat), _) => Stop::SeatTime(seat),
            (Flag::Turn, WaitsFor::Move { .. }) => {
                let moved = self.game.move_when_time_is_up();
                let moved = moved.expect("a game with a time for turns says what follows");
                self.append(when, moved, Cause::Time, effects);
                return self.run_on(when, effects);
            }
            // Whoever does not ask for the dice in time gets them all the same.
            (Flag::Turn, _) => {
                self.want_chance(when, effects);
                return self.run_on(when, effects);
            }
        };
        let stop = AnyEvent::stop(self.game.id(), stop);
        self.append(when, stop, Cause::Time, effects);
        self.run_on(when, effects);
    }
}
