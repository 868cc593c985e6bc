//! How to share out the time of a round among its moves.

use std::time::Duration;

use ::hyle7::Position;
use game::Game;

/// What is never given to a move: for starting up, for talking, and for a
/// machine that is busy with something else.
const RESERVE: Duration = Duration::from_millis(1200);

/// However little is left, no more than this part of it goes to one move.
const LARGEST_PART: u32 = 4;

/// How much a move with so many free cells deserves. In the opening most moves
/// are as good as their mirror images, and the last ones are soon proven.
fn weight(free: u32, cells: u32) -> u32 {
    if free <= 4 {
        1
    } else if free * 6 > cells * 5 {
        3
    } else {
        6
    }
}

/// How long the seat to move may think, if this is what is `remaining` of its
/// time for the round that is being played. Given again and again the time that
/// is really left, it never runs out.
pub fn allot(position: &Position, remaining: Duration) -> Duration {
    let side = position.setup().size.side() as u32;
    let cells = side * side;
    let free = position.board(position.current()).empty().len().max(1);
    let all: u32 = (1..=free).map(|free| weight(free, cells)).sum();
    // With little left the reserve shrinks along, so that something can still
    // be thought.
    let reserve = RESERVE.min(remaining / 2);
    let share = (remaining - reserve) * weight(free, cells) / all;
    share.min(remaining / LARGEST_PART)
}
