//! A position as the search sees it: tiles are put and lifted, and what every
//! seat has achieved is one number.

use ::seven::{Before, HIGHEST, Placed, Position, Row, Spot, Surface, Tile, TileSet};
use game::{Game, Seat};

/// The tiles of one seat on every level as one number that is greater for the
/// player who did better (S8, S9): three bits a level.
pub(crate) type Achieved = u64;

/// A position between moves of a search.
#[derive(Clone)]
pub(crate) struct Board<W, const N: usize> {
    pub(crate) surface: Surface<W, N>,
    pub(crate) seats: usize,
    pub(crate) pairs: bool,
    pub(crate) misere: bool,
    pub(crate) held: [TileSet; 4],
    pub(crate) achieved: [Achieved; 4],
    /// The seats that have left: the first legal move is made for them.
    pub(crate) out: [bool; 4],
    /// The seat to move.
    pub(crate) seat: usize,
    /// How many tiles are still held by all seats.
    pub(crate) left: usize,
    /// A number that tells surfaces apart, whoever placed the tiles.
    lying: u64,
    first: ::seven::Cell,
}

/// What a move has changed.
pub(crate) struct Undo {
    before: Before,
    tile: Tile,
    worth: Achieved,
    lying: u64,
}

impl<W: Row, const N: usize> Board<W, N> {
    /// The board of a position with at least one tile, if the window is large
    /// enough.
    pub(crate) fn new(position: &Position, room: usize) -> Option<Board<W, N>> {
        let seats = position.seats();
        let surface = Surface::new(position.placed(), room)?;
        let mut board = Board {
            surface,
            seats,
            pairs: position.setup().is_pairs(),
            misere: position.setup().is_misere(),
            held: [TileSet::EMPTY; 4],
            achieved: [0; 4],
            out: [false; 4],
            seat: position.placed().len() % seats,
            left: 7 * seats - position.placed().len(),
            lying: 0,
            first: position.placed()[0].placement.corner,
        };
        for seat in Seat::all(seats) {
            board.held[seat.index()] = position.held(seat);
            board.out[seat.index()] = position.is_out(seat);
        }
        for (ply, tile) in position.placed().iter().enumerate() {
            board.achieved[position.placed_by(ply).index()] += board.worth(tile.level);
            board.lying ^= board.mark(*tile);
        }
        Some(board)
    }

    /// What a tile on this level adds to what its owner has achieved.
    pub(crate) fn worth(&self, level: u8) -> Achieved {
        let rank = if self.misere {
            HIGHEST - usize::from(level)
        } else {
            usize::from(level) - 1
        };
        1 << (3 * rank)
    }

    /// How many tiles a seat has on a level.
    pub(crate) fn placed(&self, seat: usize, level: u8) -> i16 {
        (self.achieved[seat] / self.worth(level) % 8) as i16
    }

    /// The seat that moves after this one.
    pub(crate) fn after(&self, seat: usize) -> usize {
        if seat + 1 == self.seats { 0 } else { seat + 1 }
    }

    /// The tiles that somebody still holds.
    pub(crate) fn wanted(&self) -> TileSet {
        let held = self.held.iter();
        held.fold(TileSet::EMPTY, |all, held| all.with_all(*held))
    }

    /// Makes a move of the seat to move.
    pub(crate) fn put(&mut self, spot: Spot) -> Undo {
        let tile = spot.orientation.tile();
        let worth = self.worth(spot.level);
        let lying = self.lying;
        self.lying ^= self.mark(Placed {
            placement: self.surface.placement(spot),
            level: spot.level,
        });
        self.held[self.seat] = self.held[self.seat].without(tile);
        self.achieved[self.seat] += worth;
        self.seat = self.after(self.seat);
        self.left -= 1;
        let before = self.surface.put(spot, self.wanted());
        Undo {
            before,
            tile,
            worth,
            lying,
        }
    }

    /// Takes the last move back.
    pub(crate) fn lift(&mut self, undo: Undo) {
        self.surface.lift(undo.before);
        self.left += 1;
        self.seat = if self.seat == 0 {
            self.seats
        } else {
            self.seat
        } - 1;
        self.achieved[self.seat] -= undo.worth;
        self.held[self.seat] = self.held[self.seat].with(undo.tile);
        self.lying = undo.lying;
    }

    /// Appends the moves of the seat to move; one only if it has left.
    pub(crate) fn moves(&self, out: &mut Vec<Spot>) {
        let start = out.len();
        for tile in self.held[self.seat].iter() {
            self.surface.places(tile, out);
        }
        if self.out[self.seat] {
            let first = out[start..]
                .iter()
                .copied()
                .min_by_key(|&spot| self.surface.placement(spot));
            out.truncate(start);
            out.extend(first);
        }
    }

    /// Says whether every move stays within the window.
    pub(crate) fn has_room(&self) -> bool {
        let mut held = self.held[self.seat].iter();
        self.surface.has_room() || held.all(|tile| self.surface.forced_level(tile) > 1)
    }

    /// The best that anybody of a side has achieved (S11); without pairs a side
    /// is a seat.
    pub(crate) fn best_of(&self, achieved: &[Achieved; 4], seat: usize) -> Achieved {
        if self.pairs {
            achieved[seat].max(achieved[(seat + 2) % 4])
        } else {
            achieved[seat]
        }
    }

    /// How two sides compare: 1 if this seat's side wins with what is achieved,
    /// 0 for a draw, −1 if it loses.
    pub(crate) fn verdict(&self, achieved: &[Achieved; 4], seat: usize) -> i8 {
        let ours = self.best_of(achieved, seat);
        let theirs = self.best_of(achieved, self.after(seat));
        ours.cmp(&theirs) as i8
    }

    /// A number that tells positions apart as far as what follows from them.
    /// Which of its tiles a seat has placed where does not matter, only what
    /// it has achieved.
    pub(crate) fn key(&self) -> u64 {
        let mut key = self.lying;
        for seat in 0..self.seats {
            key = mixed(key ^ self.achieved[seat].rotate_left(7 * seat as u32))
                .wrapping_add(self.held[seat].bits().into());
        }
        mixed(key.wrapping_add(self.seat as u64))
    }

    /// A number for one tile on its place, the same in every window.
    fn mark(&self, tile: Placed) -> u64 {
        let corner = tile.placement.corner - self.first;
        let place = (corner.q as u8 as u64) << 8 | corner.r as u8 as u64;
        let kind = (tile.placement.orientation.index() as u64) << 8 | u64::from(tile.level);
        mixed(kind << 16 | place)
    }
}

/// Spreads the bits of a number over all of another: the finishing step of the
/// generator SplitMix64.
pub(crate) fn mixed(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::seven::Setup;

    fn after_a_few(setup: &Setup) -> Board<u64, 64> {
        let mut position = Position::start(setup);
        for number in 0..9 {
            position.step_at_random(&mut |n| number * 7 % n);
        }
        Board::new(&position, 8).expect("nine tiles have room")
    }

    /// Whose tiles lie where does not matter to what can follow, but what each
    /// has achieved by them and what it holds does.
    #[test]
    fn the_key_tells_apart_what_seats_achieved_and_hold() {
        for setup in [Setup::TWO, Setup::pairs()] {
            let board = after_a_few(&setup);
            for other in 1..board.seats {
                let mut changed = board.clone();
                changed.achieved.swap(0, other);
                let same = board.achieved[0] == board.achieved[other];
                assert_eq!(changed.key() == board.key(), same);
                let mut changed = board.clone();
                changed.held.swap(0, other);
                let same = board.held[0] == board.held[other];
                assert_eq!(changed.key() == board.key(), same);
            }
            let mut changed = board.clone();
            changed.seat = changed.after(changed.seat);
            assert_ne!(changed.key(), board.key());
        }
    }

    #[test]
    fn lifting_brings_everything_back() {
        let mut board = after_a_few(&Setup::TWO);
        let (key, achieved, held) = (board.key(), board.achieved, board.held);
        let mut spots = Vec::new();
        board.moves(&mut spots);
        for spot in spots {
            let undo = board.put(spot);
            assert_ne!(board.key(), key);
            board.lift(undo);
            assert_eq!(
                (board.key(), board.achieved, board.held),
                (key, achieved, held)
            );
        }
    }
}
