//! Who meets whom, how often, and at which seats.
//!
//! A unit is what is counted as one: the games of one pairing with the same luck
//! in which everybody had every seat. Its games depend on each other, units do
//! not, and so error bars are made from units.

use game::Seat;

use crate::games::Role;
use crate::luck::mixed;
use crate::playing::Terms;

/// What a unit is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Two sides: two games with the seats swapped.
    Pairs,
    /// More sides, so many: the first entrant against copies of the second, once
    /// on each side.
    Among(usize),
    /// One round in which the first entrant has this role.
    Rounds(Role),
}

/// A whole match.
#[derive(Clone, Debug)]
pub struct Plan {
    /// What each game is played by.
    pub terms: Terms,
    /// What a unit is made of.
    pub format: Format,
    /// How many entrants there are.
    pub entrants: usize,
    /// How many units each pairing plays.
    pub units: usize,
    /// What luck and ties follow from.
    pub seed: u64,
}

/// One game of a plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fixture {
    /// Which pairing it belongs to.
    pub pairing: usize,
    /// Which unit of that pairing it belongs to.
    pub unit: usize,
    /// Which game of that unit it is.
    pub game: usize,
    /// The entrant at each seat.
    pub seats: Vec<usize>,
    /// The seed of the luck: the same in all games of a unit, and in the units
    /// of other pairings with the same number.
    pub luck: u64,
    /// The seed of what the entrants leave to lot.
    pub seed: u64,
}

impl Plan {
    /// A plan for these terms. Where a game has roles, one can be asked for: only
    /// single rounds are played then, in which the first entrant has it.
    pub fn new(mut terms: Terms, entrants: usize, role: Option<Role>) -> Plan {
        let format = match (role, terms.start.sides()) {
            (Some(role), _) => Format::Rounds(role),
            (None, 2) => Format::Pairs,
            (None, sides) => Format::Among(sides),
        };
        terms.one_round = role.is_some();
        Plan {
            terms,
            format,
            entrants,
            units: 100,
            seed: 1,
        }
    }

    /// How many games a unit has.
    pub fn games_in_unit(&self) -> usize {
        match self.format {
            Format::Pairs => 2,
            Format::Among(sides) => sides,
            Format::Rounds(_) => 1,
        }
    }

    /// Who meets whom: everybody everybody else, or where the first entrant has
    /// a role of its own, the first each of the others.
    pub fn pairings(&self) -> Vec<(usize, usize)> {
        let first = match self.format {
            Format::Rounds(_) => 1,
            Format::Pairs | Format::Among(_) => self.entrants,
        };
        (0..first)
            .flat_map(|a| (a + 1..self.entrants).map(move |b| (a, b)))
            .collect()
    }

    /// How many games there are.
    pub fn games(&self) -> usize {
        self.pairings().len() * self.units * self.games_in_unit()
    }

    /// The game with this number. All pairings play their first unit before any
    /// plays its second, so that a match which is broken off is balanced.
    pub fn fixture(&self, number: usize) -> Fixture {
        let pairings = self.pairings();
        let (unit, game) = (number / self.games_in_unit(), number % self.games_in_unit());
        let (unit, pairing) = (unit / pairings.len(), unit % pairings.len());
        let (a, b) = pairings[pairing];
        let is_a = |seat: Seat| self.has_seat(game, seat);
        let seats = Seat::all(self.terms.start.seats());
        let luck = mixed(self.seed, unit as u64);
        Fixture {
            pairing,
            unit,
            game,
            seats: seats.map(|seat| if is_a(seat) { a } else { b }).collect(),
            luck,
            seed: mixed(mixed(luck, 1 + pairing as u64), game as u64),
        }
    }

    /// Says whether the first entrant of a pairing has this seat in this game of
    /// a unit.
    pub fn has_seat(&self, game: usize, seat: Seat) -> bool {
        match self.format {
            Format::Pairs | Format::Among(_) => self.terms.start.side(seat) == game,
            Format::Rounds(role) => seat == role.seat,
        }
    }
}
