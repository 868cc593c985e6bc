//! How long a computer takes over a move: as long as a person finds natural, and
//! never more than its clock allows.

use std::time::Duration;

use catalog::AnyGame;
use game::{Game, Seat, Turn};
use search::Numbers;

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
    let choices = match game {
        AnyGame::Seven(position) => position.branches(),
        AnyGame::Heinash(position) => position.branches(),
        AnyGame::Hyle7(position) => position.branches(),
    };
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
fn moves_left(game: &AnyGame) -> u32 {
    match game {
        AnyGame::Seven(position) => match position.turn() {
            Turn::Seat(seat) => position.held(seat).len() as u32,
            _ => 1,
        },
        // Either side may have to place for the other, too.
        AnyGame::Heinash(position) => position.free().len() / 2 + 1,
        AnyGame::Hyle7(position) => {
            // A seat moves once a token in each round.
            let cells = (position.size().side() as u32).pow(2);
            let placed: u32 = Seat::all(2)
                .map(hyle7::BoardId::scored_by)
                .map(|board| position.board(board).occupied().len())
                .sum();
            2 * cells - placed
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::GameId;

    fn start(id: GameId) -> AnyGame {
        AnyGame::start(id, |_| None).unwrap()
    }

    #[test]
    fn a_move_takes_about_a_second_and_never_the_same_time() {
        let game = start(GameId::Seven);
        let times: Vec<_> = (0..20).map(|seed| natural(&game, seed)).collect();
        assert!(
            times
                .iter()
                .all(|time| (300..1500).contains(&time.as_millis()))
        );
        assert!(times.windows(2).any(|pair| pair[0] != pair[1]));
        assert_eq!(
            natural(&start(GameId::Heinash), 1),
            Duration::ZERO,
            "a roll comes first"
        );
    }

    #[test]
    fn the_tightest_clock_counts() {
        let game = start(GameId::Seven);
        let seconds = Duration::from_secs;
        let left = Left {
            bank: Some(seconds(70)),
            ..Left::default()
        };
        let of_bank = allowed(&game, &left).unwrap();
        assert_eq!(of_bank, allotted(&game, seconds(70), Duration::ZERO));
        let left = Left {
            turn: Some(seconds(4)),
            game: Some(seconds(7)),
            ..left
        };
        let of_game = allotted(&game, seconds(7) / 2, Duration::ZERO);
        assert_eq!(allowed(&game, &left), Some(of_game));
        assert!(of_game < of_bank && of_game < seconds(2));
        assert_eq!(allowed(&game, &Left::default()), None);
    }

    #[test]
    fn whoever_keeps_to_the_allotment_never_runs_out_of_time() {
        for id in GameId::ALL {
            let mut numbers = Numbers::seeded(3);
            let mut game = start(id);
            let mut left = [Duration::from_secs(60); 2];
            while game.turn() != Turn::Over {
                if let Turn::Seat(seat) = game.turn() {
                    let bank = &mut left[seat.index()];
                    let time = allotted(&game, *bank, Duration::ZERO);
                    assert!(time < *bank, "{id:?} has {bank:?} left");
                    *bank -= time;
                }
                game.step_at_random(&mut |n| numbers.below(n));
            }
            let least = if id == GameId::Heinash { 1 } else { 30 };
            let used = Duration::from_secs(60) - left[0];
            assert!(
                used >= Duration::from_secs(least),
                "{id:?} used {used:?} only"
            );
        }
    }
}
