//! Who has won (S8 to S12).

use game::{Outcome, PerSeat, Seat, Setup as _};

use crate::position::Placed;
use crate::setup::Setup;

/// The tiles of one seat on every level, as one number that is greater for the
/// player who did better. A level takes three bits, for a seat has seven tiles;
/// 28 tiles make at most 28 levels.
type Achieved = u128;

const LEVELS: u32 = 28;

fn worth(setup: &Setup, level: u8) -> Achieved {
    let height = u32::from(level) - 1;
    let rank = if setup.is_misere() {
        LEVELS - 1 - height
    } else {
        height
    };
    1 << (3 * rank)
}

/// Compares the stacks as they are, whether or not every tile is placed. Seats
/// that are `out` come last.
pub(crate) fn standing(setup: &Setup, placed: &[Placed], out: &PerSeat<bool>) -> Outcome {
    let seats = setup.seats();
    let mut alone: PerSeat<Achieved> = PerSeat::new(seats, |_| 0);
    for (ply, tile) in placed.iter().enumerate() {
        alone[Seat::new(ply % seats)] += worth(setup, tile.level);
    }
    if setup.is_pairs() {
        // S11: the best single player wins, and the pair wins with that player.
        let partner = |seat: Seat| Seat::new((seat.index() + 2) % 4);
        let best = |seat| alone[seat].max(alone[partner(seat)]);
        return Outcome::ranked(PerSeat::new(seats, best));
    }
    Outcome::ranked(PerSeat::new(seats, |seat| (!out[seat], alone[seat])))
}

/// One side has given up: it is last, whatever lies on the table.
pub(crate) fn given_up(setup: &Setup, seat: Seat) -> Outcome {
    let side = |seat: Seat| seat.index() % 2;
    Outcome::ranked(PerSeat::new(setup.seats(), |other| {
        side(other) != side(seat)
    }))
}
