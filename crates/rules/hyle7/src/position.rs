//! A match in progress: two boards, a bag, and what comes next.

use game::{PerSeat, Seat};

use crate::bag::{Bag, Colour};
use crate::board::Board;
use crate::moves::Move;
use crate::setup::{Bags, Setup, Size};

/// One of the two boards of a match. With two rounds the first board is that of
/// round 1 and the second that of round 2 (H6); with a shared bag both lie side
/// by side (H8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum BoardId {
    /// Seat 0 is Chaos here, seat 1 is Order.
    First,
    /// Seat 1 is Chaos here, seat 0 is Order.
    Second,
}

impl BoardId {
    /// Both boards.
    pub const ALL: [BoardId; 2] = [BoardId::First, BoardId::Second];

    /// The seat that is Chaos on this board.
    pub const fn chaos(self) -> Seat {
        Seat::new(self as usize)
    }

    /// The seat that is Order on this board.
    pub const fn order(self) -> Seat {
        Seat::new(1 - self as usize)
    }

    /// What a seat is on this board.
    pub fn role(self, seat: Seat) -> Role {
        if seat == self.chaos() {
            Role::Chaos
        } else {
            Role::Order
        }
    }

    /// The board on which a seat is Order, and which is its score.
    pub fn scored_by(seat: Seat) -> BoardId {
        match seat.index() {
            0 => BoardId::Second,
            _ => BoardId::First,
        }
    }
}

/// What a seat is on a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// Puts the tokens drawn on empty cells.
    Chaos,
    /// Slides tokens or passes.
    Order,
}

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// A token is drawn.
    Draw,
    /// Chaos puts a token of this colour on an empty cell.
    Place(Colour),
    /// Order slides a token or passes.
    Slide,
    /// Nothing: the match is over.
    Over(Ending),
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// Both boards are full.
    Full,
    /// This seat gave up.
    Resigned(Seat),
    /// Both agreed on a draw.
    Agreed,
}

/// A match in progress.
///
/// Invariants: with two rounds `bag` is that of the round being played and
/// `current` is its board. With a shared bag `current` is the board of the next
/// move, the first while a token is drawn and at the end.
///
/// ```
/// use game::{Event, Game, Seat, Turn};
/// use hyle7::{BoardId, Phase, Position, Role, Setup};
///
/// let mut game = Position::start(&Setup::default());
/// assert_eq!((game.phase(), game.turn()), (Phase::Draw, Turn::Chance));
/// game.apply(&Event::parse("draw:5").unwrap()).unwrap();
/// assert_eq!(game.role_to_move(), Some(Role::Chaos));
/// assert_eq!(game.branches(), 49);
/// game.apply(&Event::parse("d4").unwrap()).unwrap();
/// assert_eq!((game.role_to_move(), game.turn()), (Some(Role::Order), Turn::Seat(Seat::new(1))));
///
/// // Where a game is `Copy`, looking ahead is cheap.
/// let mut ahead = game;
/// ahead.play_unchecked(&"d4-d7".parse().unwrap());
/// assert_eq!(ahead.board(BoardId::First).occupied().first().unwrap().to_string(), "d7");
/// assert_eq!(game.board(BoardId::First).occupied().first().unwrap().to_string(), "d4");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(crate) boards: [Board; 2],
    pub(crate) bag: Bag,
    pub(crate) phase: Phase,
    pub(crate) current: BoardId,
    pub(crate) out_of_time: [bool; 2],
    pub(crate) setup: Setup,
}

impl Position {
    /// The size of the boards.
    pub const fn size(&self) -> Size {
        self.setup.size
    }

    /// The round being played, or at the end the last one: 1 or 2. With a
    /// shared bag there is only round 1, on both boards.
    pub const fn round(&self) -> u32 {
        match (self.setup.bags, self.current) {
            (Bags::Own, BoardId::Second) => 2,
            _ => 1,
        }
    }

    /// What comes next.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The board on which the next move is made. A token drawn from a shared
    /// bag goes on the first board first, and then on the second.
    pub const fn current(&self) -> BoardId {
        self.current
    }

    /// One of the boards.
    pub const fn board(&self, id: BoardId) -> &Board {
        &self.boards[id as usize]
    }

    /// The token that was drawn and is still to be placed.
    pub const fn drawn(&self) -> Option<Colour> {
        match self.phase {
            Phase::Place(colour) => Some(colour),
            _ => None,
        }
    }

    /// The bag, without the token that was drawn.
    pub const fn bag(&self) -> Bag {
        self.bag
    }

    /// What the seat to move is on the board it moves on; `None` while no seat
    /// is to move.
    pub const fn role_to_move(&self) -> Option<Role> {
        match self.phase {
            Phase::Place(_) => Some(Role::Chaos),
            Phase::Slide => Some(Role::Order),
            Phase::Draw | Phase::Over(_) => None,
        }
    }

    /// The seat to move; `None` while no seat is to move.
    pub const fn seat_to_move(&self) -> Option<Seat> {
        match self.phase {
            Phase::Place(_) => Some(self.current.chaos()),
            Phase::Slide => Some(self.current.order()),
            Phase::Draw | Phase::Over(_) => None,
        }
    }

    /// Whether a seat's time is up. From then on it no longer chooses:
    /// its moves are those of [`Position::forced_move`].
    ///
    /// # Panics
    /// If there is no such seat in this game.
    pub const fn is_out_of_time(&self, seat: Seat) -> bool {
        self.out_of_time[seat.index()]
    }

    /// The only move of the seat to move, if its time is up: as Chaos it fills
    /// the first empty cell in reading order, as Order it passes.
    ///
    /// ```
    /// use game::{Event, Game, Seat};
    /// use hyle7::{Move, Position, Setup};
    ///
    /// let mut game = Position::start(&Setup::default());
    /// for text in ["draw:5", "time:0"] {
    ///     game.apply(&Event::parse(text).unwrap()).unwrap();
    /// }
    /// // The match goes on: Chaos no longer chooses.
    /// assert!(game.is_out_of_time(Seat::new(0)));
    /// assert_eq!(game.forced_move(), Some(Move::Place("a7".parse().unwrap())));
    /// assert!(game.check(&Event::parse("d4").unwrap()).is_err());
    /// ```
    pub const fn forced_move(&self) -> Option<Move> {
        match self.seat_to_move() {
            Some(seat) if self.is_out_of_time(seat) => {}
            _ => return None,
        }
        match (self.phase, self.board(self.current).empty().first()) {
            (Phase::Place(_), Some(cell)) => Some(Move::Place(cell)),
            _ => Some(Move::Pass),
        }
    }

    /// For each seat, the score of the board on which it is Order as it stands;
    /// 0 before that begins (H4, H6).
    pub fn scores(&self) -> PerSeat<u32> {
        PerSeat::new(2, |seat| self.board(BoardId::scored_by(seat)).score())
    }
}
