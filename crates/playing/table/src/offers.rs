//! Draws, take-backs, pauses and rematches: asked for by one side, agreed to by
//! the people on the others.

use catalog::AnyEvent;
use game::Stop;

use crate::clock::Millis;
use crate::error::InputError;
use crate::input::{Effect, Offer};
use crate::step::{Cause, Kind};
use crate::table::{PausedBy, Table};

/// The offers that stand, and those that were declined since the last event.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Offers {
    pub(crate) standing: Vec<Standing>,
    declined: Vec<(Offer, usize)>,
}

/// An offer that has not been answered by everybody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    pub(crate) offer: Offer,
    pub(crate) by: usize,
    /// Who has still to agree.
    pub(crate) waiting: Vec<usize>,
}

impl Offers {
    pub(crate) fn remove_all(&mut self, offer: Offer) {
        self.standing.retain(|standing| standing.offer != offer);
    }
}

impl Table {
    /// Who has to agree: the people on other sides. For a rematch also those who
    /// have left; for a draw the computers if there are no people, for nobody
    /// draws against a computer alone.
    fn who_agrees(&self, player: usize, offer: Offer) -> Vec<usize> {
        let mut others = self.others(player);
        match offer {
            Offer::Rematch => others.retain(|&other| self.config.players[other].is_person()),
            Offer::Draw if self.people_against(player).is_empty() => {
                others.retain(|&other| !self.has_left(other));
            }
            Offer::Draw | Offer::TakeBack | Offer::Pause => others = self.people_against(player),
        }
        others
    }

    /// Whether this has been asked and waits for this player's answer.
    pub fn is_asked(&self, player: usize, offer: Offer) -> bool {
        let asks = |s: &Standing| s.offer == offer && s.waiting.contains(&player);
        self.offers.standing.iter().any(asks)
    }

    /// Says whether this can be asked for now.
    pub(crate) fn may_offer(&self, player: usize, offer: Offer) -> Result<(), InputError> {
        match (offer, self.in_play()) {
            (Offer::Rematch, Err(InputError::Over)) => {}
            (Offer::Rematch, Ok(())) => return Err(InputError::NotNow),
            // Against a computer the end can be taken back, too.
            (Offer::TakeBack, Err(InputError::Over)) => {}
            (_, Err(refused)) => return Err(refused),
            (_, Ok(())) => {}
        }
        if offer == Offer::Pause && self.paused.is_some() {
            return Err(InputError::Paused);
        }
        if offer == Offer::TakeBack {
            self.take_back_to(player)?;
        }
        let same = |other: &Standing| other.offer == offer && other.by == player;
        let declined = self.offers.declined.contains(&(offer, player));
        if declined || self.offers.standing.iter().any(same) {
            return Err(InputError::AskedAlready);
        }
        Ok(())
    }

    pub(crate) fn offer(
        &mut self,
        now: Millis,
        player: usize,
        offer: Offer,
        effects: &mut Vec<Effect>,
    ) -> Result<(), InputError> {
        // Whoever asks for what the other side has offered agrees to it.
        if offer != Offer::TakeBack && self.is_asked(player, offer) {
            return self.answer(now, player, offer, true, effects);
        }
        self.may_offer(player, offer)?;
        let waiting = self.who_agrees(player, offer);
        if waiting.is_empty() {
            return self.carry_out(now, player, offer, effects);
        }
        effects.push(Effect::Offered { offer, by: player });
        self.offers.standing.push(Standing {
            offer,
            by: player,
            waiting,
        });
        Ok(())
    }

    pub(crate) fn answer(
        &mut self,
        now: Millis,
        player: usize,
        offer: Offer,
        accept: bool,
        effects: &mut Vec<Effect>,
    ) -> Result<(), InputError> {
        let concerns = |s: &Standing| {
            s.offer == offer && (s.waiting.contains(&player) || s.by == player && !accept)
        };
        let found = self.offers.standing.iter().position(concerns);
        let index = found.ok_or(InputError::NoSuchOffer)?;
        let by = self.offers.standing[index].by;
        if !accept {
            self.offers.standing.remove(index);
            self.offers.declined.push((offer, by));
            effects.push(Effect::Declined { offer, by });
            return Ok(());
        }
        let waiting = &mut self.offers.standing[index].waiting;
        waiting.retain(|&other| other != player);
        if !waiting.is_empty() {
            return Ok(());
        }
        self.offers.standing.remove(index);
        self.carry_out(now, by, offer, effects)
    }

    fn carry_out(
        &mut self,
        now: Millis,
        by: usize,
        offer: Offer,
        effects: &mut Vec<Effect>,
    ) -> Result<(), InputError> {
        match offer {
            Offer::Draw => {
                let draw = AnyEvent::stop(self.game.id(), Stop::Draw);
                self.append(now, draw, Cause::Player(by), effects);
                Ok(())
            }
            Offer::TakeBack => self.take_back(now, by, effects),
            Offer::Pause => self.pause(now, PausedBy::Players, effects),
            Offer::Rematch => {
                effects.push(Effect::Rematch(self.config.rematch(&self.seats)));
                Ok(())
            }
        }
    }

    /// What an event does to the offers: a take-back no longer means the same,
    /// a draw is declined by playing on, and at the end nothing is left to agree
    /// on.
    pub(crate) fn offers_after(&mut self, kind: Kind, effects: &mut Vec<Effect>) {
        self.offers.declined.clear();
        let over = self.in_play().is_err();
        let moved = match kind {
            Kind::Move(seat) => self.seats.get(seat.index()).copied(),
            Kind::Chance | Kind::Stop => None,
        };
        let standing = std::mem::take(&mut self.offers.standing);
        for offer in standing {
            let off = match offer.offer {
                // The end may have been taken back: there is no other game then.
                Offer::TakeBack | Offer::Rematch => true,
                Offer::Draw => moved.is_some_and(|player| offer.waiting.contains(&player)),
                Offer::Pause => false,
            };
            if over || off {
                effects.push(Effect::Declined {
                    offer: offer.offer,
                    by: offer.by,
                });
            } else {
                self.offers.standing.push(offer);
            }
        }
    }
}
