//! Who may do what, and when (N3–N10).
//!
//! A turn is a roll, then the active player's expression or `none`. After `none`
//! the opponent puts the active player's pawn (N5); in the variants the opponent
//! may first show a number (N6, N7). Every turn brings one pawn on the board.
//!
//! The time for a turn is no event of its own (N12): when it is up, the table
//! hands in `none` for the seat.

use alloc::vec::Vec;

use game::{About, Game, Outcome, Seat, Stop, Turn, TurnError, Weighted};

use crate::error::RulesError;
use crate::expression::Expression;
use crate::form;
use crate::fraction::ValueError;
use crate::moves::Move;
use crate::position::{End, Phase, Position};
use crate::roll::Roll;
use crate::setup::{Setup, Variant};
use crate::ways::simplest_ways;

impl Game for Position {
    const ID: &'static str = "heinash";
    const ABOUT: About = form::ABOUT;
    type Setup = Setup;
    type Move = Move;
    type Chance = Roll;
    type RulesError = RulesError;

    fn start(setup: &Setup) -> Position {
        Position::new(setup)
    }

    fn setup(&self) -> &Setup {
        Position::setup(self)
    }

    fn turn(&self) -> Turn {
        match self.phase() {
            Phase::Roll => Turn::Chance,
            Phase::Search(_) => Turn::Seat(self.active()),
            Phase::Steal(_) | Phase::PutForActive(_) | Phase::PutStolen { .. } => {
                Turn::Seat(self.opponent())
            }
            Phase::Over(_) => Turn::Over,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.phase() {
            Phase::Over(end) => Some(self.ranking(end)),
            _ => None,
        }
    }

    fn check_move(&self, mv: &Move) -> Result<(), RulesError> {
        let variant = self.setup().variant;
        let own = match self.phase() {
            Phase::Search(roll) | Phase::Steal(roll) => {
                return match mv {
                    Move::Claim(expression) => self.check_claim(roll, expression),
                    Move::Nothing => Ok(()),
                    Move::Put(_) => Err(RulesError::LookFirst(variant)),
                };
            }
            Phase::PutStolen { .. } => true,
            Phase::PutForActive(_) | Phase::Roll | Phase::Over(_) => false,
        };
        match *mv {
            Move::Put(number) if self.cell_of(number).is_none() => {
                Err(RulesError::PutNowhere { number })
            }
            Move::Put(number) if !self.free().contains(number) => {
                Err(RulesError::PutOnTaken { number, own })
            }
            Move::Put(_) => Ok(()),
            Move::Claim(_) | Move::Nothing => Err(RulesError::PutFirst { variant, own }),
        }
    }

    fn play_unchecked(&mut self, mv: &Move) {
        match mv {
            Move::Nothing => self.find_nothing(),
            Move::Put(number) => self.put_unchecked(*number),
            Move::Claim(expression) => {
                let value = expression.value().ok().and_then(|value| value.as_whole());
                self.show(value.expect("the expression was checked") as u8);
            }
        }
    }

    fn moves(&self, out: &mut Vec<Move>) {
        match self.phase() {
            Phase::Search(roll) | Phase::Steal(roll) => {
                let simplest = simplest_ways(roll, self.setup().operations, self.free());
                out.extend(simplest.map(Move::Claim));
                out.push(Move::Nothing);
            }
            Phase::PutForActive(_) | Phase::PutStolen { .. } => {
                out.extend(self.free().iter().map(Move::Put));
            }
            Phase::Roll | Phase::Over(_) => {}
        }
    }

    fn check_chance(&self, _: &Roll) -> Result<(), RulesError> {
        Ok(())
    }

    fn settle_unchecked(&mut self, roll: &Roll) {
        self.set_phase(Phase::Search(*roll));
    }

    fn chances(&self) -> Vec<Weighted<Roll>> {
        match self.phase() {
            Phase::Roll => Roll::odds(),
            _ => Vec::new(),
        }
    }

    fn check_stop(&self, _: Stop) -> Result<(), RulesError> {
        Ok(())
    }

    fn stop_unchecked(&mut self, stop: Stop) {
        self.set_phase(Phase::Over(End::Stopped(stop)));
    }

    fn refusal_at_the_end(&self) -> RulesError {
        match self.phase() {
            Phase::Over(End::Stopped(_)) => RulesError::Stopped,
            _ => TurnError::Over.into(),
        }
    }

    fn chance_asker(&self) -> Option<Seat> {
        Some(self.active())
    }

    /// Nothing was found; a pawn that was to be put goes to the lowest free number
    /// (N12).
    fn move_when_time_is_up(&self) -> Option<Move> {
        match self.phase() {
            Phase::Search(_) | Phase::Steal(_) => Some(Move::Nothing),
            Phase::PutForActive(_) | Phase::PutStolen { .. } => {
                self.free().iter().next().map(Move::Put)
            }
            Phase::Roll | Phase::Over(_) => None,
        }
    }

    fn branches(&self) -> u64 {
        match self.phase() {
            Phase::Roll => Roll::COUNT as u64,
            Phase::Search(_) | Phase::Steal(_) => u64::from(self.within_reach().len()) + 1,
            Phase::PutForActive(_) | Phase::PutStolen { .. } => self.free().len().into(),
            Phase::Over(_) => 0,
        }
    }

    /// Writes no expressions: which one leads to a number makes no difference.
    fn step_at_random(&mut self, below: &mut impl FnMut(u32) -> u32) {
        match self.phase() {
            Phase::Roll => {
                let roll = Roll::of_throw(below(Roll::THROWS));
                self.set_phase(Phase::Search(roll));
            }
            Phase::Search(_) | Phase::Steal(_) => {
                let numbers = self.within_reach();
                let chosen = below(numbers.len() + 1);
                if chosen < numbers.len() {
                    self.show(numbers.nth(chosen));
                } else {
                    self.find_nothing();
                }
            }
            Phase::PutForActive(_) | Phase::PutStolen { .. } => {
                let free = self.free();
                self.put_unchecked(free.nth(below(free.len())));
            }
            Phase::Over(_) => {}
        }
    }
}

impl Position {
    /// The seat that looks for a number shows one that is free.
    fn show(&mut self, number: u8) {
        match self.phase() {
            Phase::Steal(roll) if self.setup().variant == Variant::StealPlace => {
                self.set_phase(Phase::PutStolen { roll, number });
            }
            _ => self.put_unchecked(number),
        }
    }

    fn find_nothing(&mut self) {
        match self.phase() {
            Phase::Search(roll) => self.set_phase(self.after_nothing(roll)),
            Phase::Steal(roll) => self.set_phase(Phase::PutForActive(roll)),
            _ => unreachable!("only who looks for a number can find none"),
        }
    }

    /// Whether an expression uses the dice as it must and leads to a free cell.
    fn check_claim(&self, roll: Roll, expression: &Expression) -> Result<(), RulesError> {
        check_dice(roll, expression)?;
        let allowed = self.setup().operations;
        if !expression.signs().all(|sign| allowed.allow(sign)) {
            return Err(RulesError::SignNotAllowed { allowed });
        }
        let value = expression.value().map_err(|why| match why {
            ValueError::DividesByZero => RulesError::DividesByZero {
                expression: expression.clone(),
            },
            ValueError::TooLarge => unreachable!("three dice come to 216 at most"),
        })?;
        let value = value.as_whole().ok_or_else(|| RulesError::NotWhole {
            expression: expression.clone(),
            value,
        })?;
        let number = u8::try_from(value)
            .ok()
            .filter(|&n| self.cell_of(n).is_some());
        match number {
            None => Err(RulesError::NoCell { value }),
            Some(number) if !self.free().contains(number) => Err(RulesError::Taken { number }),
            Some(_) => Ok(()),
        }
    }
}

/// Whether every die is used exactly once, and nothing else. The first number
/// that is wrong is named, from the left; then the highest die that is unused.
fn check_dice(roll: Roll, expression: &Expression) -> Result<(), RulesError> {
    let shown = |wanted: u16| {
        let dice = roll.dice();
        dice.iter().filter(|&&die| u16::from(die) == wanted).count() as u8
    };
    let used = |wanted: u16| expression.numbers().filter(|&n| n == wanted).count() as u8;
    for number in expression.numbers() {
        match (shown(number), used(number)) {
            (0, _) => return Err(RulesError::NotAmongDice { number }),
            (dice, times) if times > dice => {
                let die = number as u8;
                return Err(RulesError::UsedTooOften { die, times, dice });
            }
            _ => {}
        }
    }
    for die in roll.dice() {
        let (dice, times) = (shown(die.into()), used(die.into()));
        if times < dice {
            let unused = dice - times;
            return Err(RulesError::Unused { die, unused, dice });
        }
    }
    Ok(())
}
