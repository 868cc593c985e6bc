//! What whoever hosts a table has to do without anybody's doing.

use game::Seat;

use crate::config::{Dice, Player};
use crate::input::Offer;
use crate::table::{Table, WaitsFor};

/// Something the host does next by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Duty {
    /// Casts lots for the seats.
    CastLots,
    /// Picks for this computer what was left open.
    Pick(usize),
    /// Declines an offer for this computer: a computer plays on, for only people
    /// know when enough is enough.
    Decline(Offer, usize),
    /// Asks for the roll or the draw for this computer.
    Press(usize),
    /// Supplies the roll or the draw that was asked for.
    Supply,
    /// Moves for this computer, which has this seat.
    Move(usize, Seat),
}

impl Table {
    fn is_computer(&self, player: usize) -> bool {
        let player = self.config.players.get(player);
        matches!(player, Some(Player::Computer { .. }))
    }

    /// The player on a seat, if it is a computer.
    fn computer_on(&self, seat: Seat) -> Option<usize> {
        let player = *self.seats.get(seat.index())?;
        self.is_computer(player).then_some(player)
    }

    /// What the host has to do, if anything.
    pub fn duty(&self) -> Option<Duty> {
        for offer in &self.offers.standing {
            let mut asked = offer.waiting.iter().copied();
            if let Some(player) = asked.find(|&player| self.is_computer(player)) {
                return Some(Duty::Decline(offer.offer, player));
            }
        }
        match self.waits_for() {
            _ if self.paused.is_some() => None,
            WaitsFor::Lot => Some(Duty::CastLots),
            WaitsFor::Pick { player } if self.is_computer(player) => Some(Duty::Pick(player)),
            WaitsFor::Press { seat } => self.computer_on(seat).map(Duty::Press),
            WaitsFor::Chance if self.config.dice == Dice::Host => Some(Duty::Supply),
            WaitsFor::Move { seat } => {
                let computer = self.computer_on(seat);
                computer.map(|player| Duty::Move(player, seat))
            }
            _ => None,
        }
    }
}
