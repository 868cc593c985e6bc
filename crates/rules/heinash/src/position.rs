//! A game in progress: the board, the pawns, and what happens to them
//! (N5–N10). Who may do what is in the module `play`.

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::hash::{Hash, Hasher};

use game::{Outcome, PerSeat, Seat, Stop};

use crate::forms::reach_table;
use crate::numbers::NumberSet;
use crate::rhombus::{Cell, CellSet, Size, cells_of_sides};
use crate::roll::Roll;
use crate::setup::{Colour, Setup, Variant};

/// What has to happen next.
///
/// ```
/// use game::{Event, Game, Seat, Turn};
/// use heinash::{Phase, Position, Setup, Variant};
///
/// let setup = Setup { variant: Variant::StealPlace, ..Setup::default() };
/// let mut game = Position::start(&setup);
/// assert_eq!(game.phase(), Phase::Roll);
/// for text in ["roll:3-2-1", "none"] {
///     game.apply(&Event::parse(text).unwrap()).unwrap();
/// }
/// // Seat 0 has found nothing, so that seat 1 may show a number, and then put a pawn of
/// // its own wherever it likes.
/// assert!(matches!(game.phase(), Phase::Steal(_)));
/// game.apply(&Event::parse("3+2+1").unwrap()).unwrap();
/// assert!(matches!(game.phase(), Phase::PutStolen { number: 6, .. }));
/// assert_eq!((game.turn(), game.branches()), (Turn::Seat(Seat::new(1)), 36));
/// game.apply(&Event::parse("put:15").unwrap()).unwrap();
/// assert_eq!(game.owner(game.cell_of(15).unwrap()), Some(Seat::new(1)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The dice are to be rolled for the active player (N3).
    Roll,
    /// The active player looks for a number (N3).
    Search(Roll),
    /// The active player has found nothing, and the opponent may show a number
    /// (N6, N7).
    Steal(Roll),
    /// Nobody has found a number, and the opponent puts the active player's pawn
    /// (N5).
    PutForActive(Roll),
    /// The opponent has shown a number and puts a pawn of their own on any free
    /// cell (N7).
    PutStolen {
        /// The roll it was made of.
        roll: Roll,
        /// The number that was shown.
        number: u8,
    },
    /// The game has ended.
    Over(End),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// This seat has joined two opposite sides (N8).
    Joined(Seat),
    /// Something outside the rules of play ended it (N9).
    Stopped(Stop),
}

/// What does not change during a game; all its positions share it.
#[derive(PartialEq, Eq, Debug)]
struct Board {
    setup: Setup,
    /// What each roll can make.
    reach: &'static [NumberSet; Roll::COUNT],
    /// The number of each cell, by [`Cell::index`].
    numbers: [u8; Cell::TABLE],
    /// The cell of each number; nothing is at 0.
    cells: [Cell; Size::USUAL.cells() as usize + 1],
    /// The cells of all four sides.
    sides: CellSet,
}

/// A game of HeiNash in progress.
///
/// ```
/// use game::{Event, Game, Seat, total};
/// use heinash::{Position, Setup};
///
/// let mut game = Position::start(&Setup::default());
/// assert_eq!(total(&game.chances()), 216, "56 rolls with exact odds");
///
/// // Both players begin to fill a row of their own.
/// let turns = [
///     "roll:1-1-1", "1+1-1", "roll:5-1-1", "5+1+1", "roll:2-1-1", "2*1/1", "roll:6-1-1", "6+1+1",
///     "roll:3-1-1", "3*1/1", "roll:6-2-1", "6+2+1", "roll:4-1-1", "4*1/1", "roll:6-3-1", "6+3+1",
/// ];
/// for text in turns {
///     game.apply(&Event::parse(text).unwrap()).unwrap();
/// }
/// assert_eq!(game.chains().as_slice(), [4, 4]);
/// assert_eq!(game.longest_chain(Seat::new(1)), [7, 8, 9, 10]);
///
/// // If the time agreed for the game is up now, equal chains are a draw.
/// let mut stopped = game.clone();
/// stopped.apply(&Event::parse("time").unwrap()).unwrap();
/// assert_eq!(stopped.outcome().unwrap().places.as_slice(), [1, 1]);
///
/// // Within reach of the next roll are only free numbers.
/// game.apply(&Event::parse("roll:5-4-2").unwrap()).unwrap();
/// let free: Vec<u8> = game.within_reach().iter().collect();
/// assert_eq!(free, [6, 11, 12, 13, 14, 18, 22, 28, 30]);
/// assert_eq!(game.branches(), 9 + 1, "or nothing is found");
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    board: Arc<Board>,
    pawns: [CellSet; 2],
    /// How many pawns each seat has in hand.
    left: [u8; 2],
    /// The numbers of the cells without a pawn.
    free: NumberSet,
    active: Seat,
    phase: Phase,
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.pawns == other.pawns
            && self.active == other.active
            && self.phase == other.phase
            && (Arc::ptr_eq(&self.board, &other.board) || self.setup() == other.setup())
    }
}

impl Eq for Position {}

impl Hash for Position {
    /// Leaves out the set-up: positions that are compared mostly share it.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.pawns.hash(state);
        self.active.hash(state);
        self.phase.hash(state);
    }
}

impl Board {
    fn new(setup: &Setup) -> Board {
        let mut board = Board {
            setup: setup.clone(),
            reach: reach_table(setup.operations),
            numbers: [0; Cell::TABLE],
            cells: [Cell::new(0, 0); Size::USUAL.cells() as usize + 1],
            sides: cells_of_sides(setup.size()),
        };
        for (cell, number) in setup.layout.cells() {
            board.numbers[cell.index()] = number;
            board.cells[usize::from(number)] = cell;
        }
        board
    }
}

/// What a table or a page shows.
impl Position {
    /// The position before the first roll.
    pub(crate) fn new(setup: &Setup) -> Position {
        Position {
            board: Arc::new(Board::new(setup)),
            pawns: [CellSet::EMPTY; 2],
            left: [setup.size().pawns(); 2],
            free: NumberSet::up_to(setup.size().cells()),
            active: Seat::new(0),
            phase: Phase::Roll,
        }
    }

    /// What was agreed before the game; also without `game::Game` in scope.
    pub fn setup(&self) -> &Setup {
        &self.board.setup
    }

    /// How large the board is.
    pub fn size(&self) -> Size {
        self.setup().size()
    }

    /// The number of a cell, or `None` for a cell that this board does not have.
    pub fn number_at(&self, cell: Cell) -> Option<u8> {
        Some(self.board.numbers[cell.index()]).filter(|&number| number != 0)
    }

    /// The cell with a number, or `None` for a number that is not on the board.
    pub fn cell_of(&self, number: u8) -> Option<Cell> {
        let on_board = (1..=self.size().cells()).contains(&number);
        on_board.then(|| self.board.cells[usize::from(number)])
    }

    /// The seat whose pawn is on a cell.
    pub fn owner(&self, cell: Cell) -> Option<Seat> {
        Seat::all(2).find(|&seat| self.pawns(seat).contains(cell))
    }

    /// The cells of a seat's pawns.
    pub fn pawns(&self, seat: Seat) -> CellSet {
        self.pawns[seat.index()]
    }

    /// How many pawns a seat still has in hand (N10).
    pub fn pawns_left(&self, seat: Seat) -> u8 {
        self.left[seat.index()]
    }

    /// The colour of a seat's pawns (N11).
    pub fn colour(&self, seat: Seat) -> Colour {
        self.setup().colour_of(seat)
    }

    /// The numbers of the free cells.
    pub fn free(&self) -> NumberSet {
        self.free
    }

    /// What has to happen next.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat whose turn it is: the one the dice are rolled for.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// The other seat.
    pub fn opponent(&self) -> Seat {
        self.active.next(2)
    }

    /// The dice on the table, while a turn lasts.
    pub fn roll(&self) -> Option<Roll> {
        match self.phase {
            Phase::Search(roll) | Phase::Steal(roll) | Phase::PutForActive(roll) => Some(roll),
            Phase::PutStolen { roll, .. } => Some(roll),
            Phase::Roll | Phase::Over(_) => None,
        }
    }

    /// The numbers of free cells that the dice on the table can make; none when
    /// there are no dice on the table.
    pub fn within_reach(&self) -> NumberSet {
        let reach = |roll: Roll| self.board.reach[roll.index()] & self.free;
        self.roll().map_or(NumberSet::EMPTY, reach)
    }

    /// The seat whose pawn a number shown, or a pawn put, would bring on the board
    /// now.
    pub fn pawn_next(&self) -> Option<Seat> {
        match self.phase {
            Phase::Search(_) | Phase::PutForActive(_) => Some(self.active),
            Phase::Steal(_) | Phase::PutStolen { .. } => Some(self.opponent()),
            Phase::Roll | Phase::Over(_) => None,
        }
    }

    /// Each seat's longest chain as it stands: the largest connected group of its
    /// pawns that touches at least one side, whoever owns it (N9).
    pub fn chains(&self) -> PerSeat<u8> {
        PerSeat::new(2, |seat| {
            self.pawns(seat).largest_group(self.board.sides).len() as u8
        })
    }

    /// The numbers of the cells of a seat's longest chain, in reading order; the
    /// first one found where several are equally long (N9).
    pub fn longest_chain(&self, seat: Seat) -> Vec<u8> {
        let chain = self.pawns(seat).largest_group(self.board.sides);
        let numbers = chain.iter().filter_map(|cell| self.number_at(cell));
        numbers.collect()
    }

    /// The cells of the chain that won, in reading order; none unless two sides
    /// are joined (N8).
    pub fn winning_chain(&self) -> Vec<Cell> {
        let Phase::Over(End::Joined(seat)) = self.phase else {
            return Vec::new();
        };
        let pawns = self.pawns(seat);
        let joins = |&cell: &Cell| self.joins(seat, CellSet::of(cell).group_within(pawns));
        let end = pawns.iter().find(joins).expect("the sides are joined");
        CellSet::of(end).group_within(pawns).iter().collect()
    }
}

/// What the events do.
impl Position {
    pub(crate) fn set_phase(&mut self, phase: Phase) {
        self.phase = phase;
    }

    pub(crate) fn ranking(&self, end: End) -> Outcome {
        match end {
            End::Joined(winner) => Outcome::ranked(PerSeat::new(2, |seat| seat == winner)),
            End::Stopped(Stop::Resign(loser) | Stop::SeatTime(loser)) => {
                Outcome::ranked(PerSeat::new(2, |seat| seat != loser))
            }
            End::Stopped(Stop::GameTime) => Outcome::ranked(self.chains()),
            End::Stopped(Stop::Draw) => Outcome::draw(2),
        }
    }

    /// What follows when the active player has found nothing. A seat without
    /// pawns cannot steal (N10).
    pub(crate) fn after_nothing(&self, roll: Roll) -> Phase {
        match self.setup().variant {
            Variant::Base => Phase::PutForActive(roll),
            _ if self.pawns_left(self.opponent()) == 0 => Phase::PutForActive(roll),
            Variant::StealNumber | Variant::StealPlace => Phase::Steal(roll),
        }
    }

    /// Puts a pawn on the free cell with this number, which ends the turn.
    pub(crate) fn put(&mut self, seat: Seat, number: u8) {
        let cell = self.board.cells[usize::from(number)];
        let pawns = self.pawns(seat).with(cell);
        self.pawns[seat.index()] = pawns;
        self.left[seat.index()] -= 1;
        self.free = self.free - NumberSet::EMPTY.with(number);
        self.phase = if self.has_joined(seat, cell) {
            Phase::Over(End::Joined(seat))
        } else {
            debug_assert!(
                !self.free.is_empty(),
                "a full board holds a joined chain (N9)"
            );
            self.pass_turn();
            Phase::Roll
        };
    }

    /// The turn goes to the opponent, unless the opponent has no pawns (N10).
    fn pass_turn(&mut self) {
        self.active = Position::rolls_next(self.active, self.left);
    }

    /// Whether the pawn that was just put on this cell completes a chain (N8).
    fn has_joined(&self, seat: Seat, cell: Cell) -> bool {
        let pawns = self.pawns(seat);
        // Most pawns are put long before there is one in every row or column.
        self.joins(seat, pawns) && self.joins(seat, CellSet::of(cell).group_within(pawns))
    }

    /// Whether a connected group touches both sides of a pair that counts for the
    /// seat (N2). Cells that are not connected may also say yes, never wrongly no.
    fn joins(&self, seat: Seat, group: CellSet) -> bool {
        self.setup().spans(seat, group)
    }
}

/// What a player that works out many games to come needs beside the rules.
impl Position {
    /// The seat the dice are rolled for after the active seat's turn, by the
    /// pawns each seat then has in hand: the other one, unless it has none (N10).
    pub fn rolls_next(active: Seat, left: [u8; 2]) -> Seat {
        let opponent = active.next(2);
        if left[opponent.index()] > 0 {
            opponent
        } else {
            active
        }
    }

    /// Ends the turn by putting the pawn that is due (see
    /// [`Position::pawn_next`]) on the free cell with this number, without asking
    /// who has the choice of it. Every turn comes to this, whatever was found.
    pub fn put_unchecked(&mut self, number: u8) {
        let seat = self
            .pawn_next()
            .expect("a pawn is put only when one is due");
        self.put(seat, number);
    }
}
