//! Taking moves back, and making them again.
//!
//! Against computers it is free, between people by consent. A roll or a draw
//! that has been seen is never rolled anew: between people nothing is taken back
//! past it, and against computers the same one comes again.

use crate::clock::Millis;
use crate::error::InputError;
use crate::input::Effect;
use crate::step::{Kind, Step};
use crate::table::Table;

impl Table {
    /// How many events are left when this player's last move is taken back.
    pub(crate) fn take_back_to(&self, player: usize) -> Result<usize, InputError> {
        let seat = self.seat_of(player).ok_or(InputError::NoSuchPlayer)?;
        // What was played for a seat that has left is nobody's to take back.
        if self.game.is_out(seat) {
            return Err(InputError::NothingToTakeBack);
        }
        let own = |step: &Step| step.kind == Kind::Move(seat);
        let to = self.steps.iter().rposition(own);
        let to = to.ok_or(InputError::NothingToTakeBack)?;
        let after = &self.steps[to..];
        // Nobody comes back from giving up, from a fallen flag or from a draw.
        if after.iter().any(|step| step.kind == Kind::Stop) {
            return Err(InputError::NothingToTakeBack);
        }
        let alone = self.people_against(player).is_empty();
        if !alone && self.in_play().is_err() {
            return Err(InputError::Over);
        }
        if !alone && after.iter().any(|step| step.kind == Kind::Chance) {
            return Err(InputError::ChanceSeen);
        }
        Ok(to)
    }

    pub(crate) fn take_back(
        &mut self,
        now: Millis,
        player: usize,
        effects: &mut Vec<Effect>,
    ) -> Result<(), InputError> {
        let to = self.take_back_to(player)?;
        self.clocks.book(now, self.acting());
        let taken: Vec<Step> = self.steps.drain(to..).rev().collect();
        for step in &taken {
            if step.kind == Kind::Chance {
                self.foreseen.push(step.event.clone());
            }
        }
        let first = taken.last().expect("a move was found");
        self.clocks.restore(first.banks);
        self.undone.extend(taken);
        self.game = self.config.start().expect("the rules were valid before");
        for step in &self.steps {
            let applied = self.game.apply(&step.event);
            debug_assert!(applied.is_ok(), "it has happened before");
        }
        self.clocks.new_turn();
        self.clocks.go(self.paused.is_none());
        self.chance_wanted = false;
        self.drafts.iter_mut().for_each(String::clear);
        self.version += 1;
        effects.push(Effect::TakenBack { events: to });
        self.offers_after(Kind::Chance, effects);
        Ok(())
    }

    /// Says whether this player can make moves again that were taken back.
    pub(crate) fn may_redo(&self, player: usize) -> Result<(), InputError> {
        let seat = self.seat_of(player).ok_or(InputError::NotBegun)?;
        let next = self.undone.last().ok_or(InputError::NothingToRedo)?;
        if next.kind == Kind::Move(seat) && self.people_against(player).is_empty() {
            Ok(())
        } else {
            Err(InputError::NothingToRedo)
        }
    }

    /// Makes the player's next move again that was taken back, and what followed
    /// until the player's own next move.
    pub(crate) fn redo(
        &mut self,
        now: Millis,
        player: usize,
        effects: &mut Vec<Effect>,
    ) -> Result<(), InputError> {
        self.may_redo(player)?;
        if self.paused.is_some() {
            return Err(InputError::Paused);
        }
        let own = self.seat_of(player).map(Kind::Move);
        while let Some(step) = self.undone.pop() {
            // Adding an event forgets what was taken back; here it is kept.
            let rest = std::mem::take(&mut self.undone);
            self.append(now, step.event, step.cause, effects);
            self.undone = rest;
            if self.undone.last().is_none_or(|next| Some(next.kind) == own) {
                break;
            }
        }
        self.run_on(now, effects);
        Ok(())
    }
}
