//! What a position between two seats is worth, as learned from solved endings.
//!
//! For each number of tiles left there is a small net of its own: who places
//! the last tile decides a lot, and nets for neighbouring numbers would only
//! be in each other's way. A net sees how many tiles both seats have on each
//! level and to which level each tile that is held has to go; levels are counted
//! from the end of the stack that decides (S8 from the top, S9 from the
//! bottom). All of it is calculated with whole numbers, the same everywhere.

use ::seven::{Row, Tile};

use super::board::Board;

/// How many things a net sees.
pub(crate) const SEEN: usize = 52;
/// How many sums it makes of them.
pub(crate) const SUMS: usize = 24;
/// The numbers of tiles left for which there are nets.
pub(crate) const FEWEST: usize = 5;
/// See [`FEWEST`].
pub(crate) const MOST: usize = 13;
/// What stands for 1 among the weights.
pub(crate) const ONE: i32 = 256;
/// The greatest value of a sum.
pub(crate) const CEILING: i32 = 4 * ONE;

/// What one position shows: small whole numbers.
pub(crate) type Seen = [i16; SEEN];

/// The weights for one number of tiles left.
#[derive(Clone)]
pub(crate) struct Net {
    pub(crate) first: [[i16; SUMS]; SEEN],
    pub(crate) shift: [i16; SUMS],
    pub(crate) second: [i16; SUMS],
    pub(crate) bias: i16,
}

/// How many weights a net has.
pub(crate) const WEIGHTS: usize = SEEN * SUMS + 2 * SUMS + 1;

impl Net {
    /// Reads a net from its weights, two bytes each.
    pub(crate) fn read(bytes: &[u8]) -> Net {
        let mut weights = bytes
            .chunks_exact(2)
            .map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut next = || weights.next().expect("a net has all its weights");
        let mut net = Net {
            first: [[0; SUMS]; SEEN],
            shift: [0; SUMS],
            second: [0; SUMS],
            bias: 0,
        };
        net.first.iter_mut().flatten().for_each(|w| *w = next());
        net.shift.iter_mut().for_each(|w| *w = next());
        net.second.iter_mut().for_each(|w| *w = next());
        net.bias = next();
        net
    }

    /// Writes the weights.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        let first = self.first.iter().flatten();
        let rest = self.shift.iter().chain(&self.second).chain([&self.bias]);
        for weight in first.chain(rest) {
            out.extend(weight.to_le_bytes());
        }
    }

    /// The worth for the seat to move; `ONE * ONE` stands for 1, which is as
    /// often won as three games of four.
    pub(crate) fn worth(&self, seen: &Seen) -> i32 {
        let mut sums = self.shift.map(i32::from);
        for (weights, &times) in self.first.iter().zip(seen) {
            if times != 0 {
                for (sum, &weight) in sums.iter_mut().zip(weights) {
                    *sum += i32::from(weight) * i32::from(times);
                }
            }
        }
        let mut worth = i32::from(self.bias) * ONE;
        for (sum, &weight) in sums.iter().zip(&self.second) {
            worth += (*sum).clamp(0, CEILING) * i32::from(weight);
        }
        worth
    }
}

/// The nets of one way to win.
#[derive(Clone)]
pub(crate) struct Nets(pub(crate) Vec<Option<Net>>);

impl Nets {
    /// How many bytes a file of nets has.
    pub(crate) const BYTES: usize = 2 * WEIGHTS * (MOST + 1 - FEWEST);

    /// No nets at all.
    pub(crate) fn none() -> Nets {
        Nets(vec![None; MOST + 1])
    }

    /// Reads all nets from one file.
    pub(crate) fn read(bytes: &[u8]) -> Nets {
        let mut nets = Nets::none();
        for (net, bytes) in nets.0[FEWEST..]
            .iter_mut()
            .zip(bytes.chunks_exact(2 * WEIGHTS))
        {
            *net = Some(Net::read(bytes));
        }
        nets
    }

    /// The net for a position, if there is one.
    pub(crate) fn of<W: Row, const N: usize>(&self, board: &Board<W, N>) -> Option<&Net> {
        if board.seats != 2 {
            return None;
        }
        self.0.get(board.left).and_then(Option::as_ref)
    }
}

/// What a net sees of a position between two seats.
pub(crate) fn seen<W: Row, const N: usize>(board: &Board<W, N>) -> Seen {
    let mut seen = [0; SEEN];
    let surface = &board.surface;
    let sides = [board.seat, 1 - board.seat];
    let mut top = surface.top_level();
    for side in sides {
        for tile in board.held[side].iter() {
            top = top.max(surface.forced_level(tile));
        }
    }
    let from_the_end = |level: u8| {
        let steps = if board.misere { level - 1 } else { top - level };
        usize::from(steps).min(3)
    };
    for (side, &seat) in sides.iter().enumerate() {
        for level in 1..=top {
            seen[4 * side + from_the_end(level)] += board.placed(seat, level);
        }
        for tile in board.held[seat].iter() {
            let steps = from_the_end(surface.forced_level(tile));
            seen[8 + 4 * side + steps] += 1;
            seen[16 + 14 * side + tile as usize] = 1;
            if steps == 0 {
                seen[23 + 14 * side + tile as usize] = 1;
            }
        }
    }
    let [ours, theirs] = sides.map(|seat| board.achieved[seat]);
    seen[44] = (ours > theirs).into();
    seen[45] = (ours < theirs).into();
    seen[46] = top.into();
    // How much room there is just under, on and above the deciding level.
    let middle = if board.misere { 2 } else { top };
    for (index, height) in (middle.max(2) - 2..=middle).enumerate() {
        if height > 0 {
            seen[47 + index] = surface.cells_of_height(height).min(28) / 2;
        }
    }
    seen[50] = surface.count(top).into();
    seen[51] = surface.count(top.max(2) - 1).into();
    seen
}

const _: () = assert!(SEEN == 44 + 8 && Tile::ALL.len() == 7);
