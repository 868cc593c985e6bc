//! How long a computer takes over a move: as long as a person finds natural, and
//! never more than its clock allows.

use std::time::Duration;

use catalog::AnyGame;
use game::Turn;
use search::Numbers;

use crate::expert;

/// Before a computer rolls or draws: a person has to see what happened before.
pub const BEFORE_CHANCE: Duration = Duration::from_millis(450);

/// Before a token is drawn for a person, who had no part in it.
pub const BEFORE_DRAWING_FOR_SOMEBODY: Duration = Duration::from_millis(180);

/// What the clocks leave to the seat to move; `None` where there is no such
/// clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Left {
    /// On its own bank.
    pub bank: Option<Duration>,
    /// What is added to the bank for each move.
    pub increment: Duration,
    /// For the whole game, of all seats together.
    pub game: Option<Duration>,
    /// For this turn.
    pub turn: Option<Duration>,
}

/// How long a computer may think about this move by its clocks; `None` without
/// one.
pub fn allowed(game: &AnyGame, left: &Left) -> Option<Duration> {
    let of_bank = left.bank.map(|bank| allotted(game, bank, left.increment));
    let of_game = left.game.map(|all| allotted(game, all / 2, Duration::ZERO));
    let of_turn = left.turn.map(|turn| turn / 2);
    [of_bank, of_game, of_turn].into_iter().flatten().min()
}

/// How long it feels natural to wait for a move here. A choice among many takes
/// longer than one among few, and no two moves take the same time. Zero unless
/// a seat is to move.
pub fn natural(game: &AnyGame, seed: u64) -> Duration {
    if !matches!(game.turn(), Turn::Seat(_)) {
        return Duration::ZERO;
    }
    let choices = game.branches();
    if choices <= 1 {
        return Duration::from_millis(250);
    }
    // Twice as many choices take 70 ms more.
    let weighing = 70 * u64::from(choices.ilog2());
    let wavering = u64::from(Numbers::seeded(seed).below(400));
    Duration::from_millis(300 + weighing + wavering)
}

/// How long to think about this move at most, with so much left on the clock
/// for the rest of the game and so much added for each move.
pub fn allotted(game: &AnyGame, remaining: Duration, increment: Duration) -> Duration {
    // What is kept back for the way from the decision to the clock.
    let reserve = Duration::from_millis(80);
    let usable = remaining.saturating_sub(reserve);
    let share = usable / moves_left(game).max(1) + increment * 9 / 10;
    share.min(usable)
}

/// About how many moves the seat to move has still to make.
pub fn moves_left(game: &AnyGame) -> u32 {
    expert::of(game.id()).moves_left(game)
}

/// How long to think about this move where the clock is for a round and so much is
/// left on it; `None` if the player knows no better than equal shares.
pub fn share_of_clock(game: &AnyGame, left: Duration) -> Option<Duration> {
    expert::of(game.id()).share_of_clock(game, left)
}
