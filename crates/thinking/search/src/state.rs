//! What search asks of a position. A player wraps a game's position in a type
//! of its own that implements these traits and brings the game's knowledge:
//! which moves to look at and in which order, a key, an estimate.

use std::fmt::Debug;

use game::{PerSeat, Seat, Turn, Weighted, pick};

use crate::numbers::Numbers;

/// A position as search sees it.
pub trait State: Clone {
    /// What a seat can do.
    type Move: Clone + Eq + Debug;
    /// What chance can bring.
    type Chance: Clone + Eq + Debug;

    /// Who acts next.
    fn turn(&self) -> Turn;

    /// Appends the moves worth looking at, the most promising first, always in
    /// the same order. At least one while a seat is to move; moves that lead to
    /// equal positions up to symmetry may be listed once.
    fn moves(&self, out: &mut Vec<Self::Move>);

    /// Appends what chance can bring, with its odds.
    fn chances(&self, out: &mut Vec<Weighted<Self::Chance>>);

    /// Makes one of the listed moves.
    fn play(&mut self, mv: Self::Move);

    /// Lets chance bring one of the listed things.
    fn settle(&mut self, chance: Self::Chance);

    /// A number that tells positions apart, equal for positions that are equal
    /// for the search; whose turn it is included.
    fn key(&self) -> u64;
}

/// A position between two sides, without chance, worth a whole number.
pub trait Minimax: State {
    /// Says whether this seat is on the side that wants the value high.
    fn wants_more(&self, seat: Seat) -> bool;

    /// What the position is worth: exact when the game is over, else an estimate.
    /// Strictly between `-i32::MAX` and `i32::MAX`.
    fn worth(&self) -> i32;

    /// The least and the greatest worth that any position reached from here can
    /// have, estimates included. A move that reaches the greatest ends the
    /// search for a better one.
    fn bounds(&self) -> (i32, i32) {
        (1 - i32::MAX, i32::MAX - 1)
    }

    /// What the position is certainly worth, where that is known without
    /// looking ahead.
    fn known(&self) -> Option<i32> {
        None
    }

    /// Appends the moves to look at with so many events still to look ahead,
    /// and says whether no other move could be better. Where it says no, nothing
    /// counts as proven, and only a limit ends the search. At least one move.
    fn moves_within(&self, depth: u32, out: &mut Vec<Self::Move>) -> bool {
        let _ = depth;
        self.moves(out);
        true
    }

    /// A small number by which moves are known to resemble each other from one
    /// position to the next. Those that were good elsewhere are looked at early.
    fn kind(&self, mv: &Self::Move) -> Option<u32> {
        let _ = mv;
        None
    }
}

/// A position between two sides, with or without chance, worth what is expected.
pub trait Expectimax: State {
    /// Says whether this seat is on the side that wants the value high.
    fn wants_more(&self, seat: Seat) -> bool;

    /// What the position is worth: exact when the game is over, else an estimate.
    fn worth(&self) -> f64;

    /// The least and the greatest worth that any position reached from here can
    /// have, estimates included; both finite. The tighter, the more chance nodes
    /// are cut off early.
    fn bounds(&self) -> (f64, f64);

    /// What the position is certainly worth, where that is known without
    /// looking ahead.
    fn known(&self) -> Option<f64> {
        None
    }

    /// Appends the moves to look at with so many events still to look ahead,
    /// and says whether no other move could be better. Where it says no, nothing
    /// counts as proven, and only a limit ends the search. At least one move.
    fn moves_within(&self, depth: u32, out: &mut Vec<Self::Move>) -> bool {
        let _ = depth;
        self.moves(out);
        true
    }
}

/// A position among any number of seats, each with a worth of its own.
pub trait Rewards: State {
    /// How many seats there are.
    fn seats(&self) -> usize;

    /// What the position is worth to each seat, in `0.0..=1.0`, adding up to 1
    /// over the sides: exact when the game is over, else an estimate.
    fn rewards(&self) -> PerSeat<f64>;

    /// Lets one event happen at random: a listed move, each as likely as the
    /// others, or chance by its odds; nothing when the game is over. Override it
    /// where that is faster, or where a random move should be a likely one.
    fn step_at_random(&mut self, numbers: &mut Numbers) {
        match self.turn() {
            Turn::Over => {}
            Turn::Chance => {
                let mut chances = Vec::new();
                self.chances(&mut chances);
                self.settle(pick(&chances, &mut |limit| numbers.below(limit)));
            }
            Turn::Seat(_) => {
                let mut moves = Vec::new();
                self.moves(&mut moves);
                self.play(moves.swap_remove(numbers.below(moves.len() as u32) as usize));
            }
        }
    }

    /// The side a seat is on. Seats on one side have the same reward, and one
    /// side's gain is the others' loss. Each seat is a side of its own if nothing
    /// else is said.
    fn side(&self, seat: Seat) -> u8 {
        seat.index() as u8
    }

    /// How promising a move looks before it was tried, in `0.0..=1.0`.
    fn promise(&self, mv: &Self::Move) -> f64 {
        let _ = mv;
        0.0
    }
}
