//! Games played out among several seats, told as analyses.

use ::seven::{Move, Placement, Row, Spot};

use super::answer::LINES;
use super::budget::{Budget, HaltError};
use super::game_tree::{self, Games};
use super::rollouts::{Branch, Rollouts};
use super::settle::Rewards;
use crate::ask::{Analysis, RankedMove};

/// After so many games played out among several seats more would not change
/// the answer; it also is an end where nothing else limits the effort.
const MOST_GAMES: u64 = 20_000_000;

/// Games played out among several seats, told as an analysis. Each seat's value
/// is its part of what all can expect together, so that all add up to 1.
pub(super) fn among_several<W: Row, const N: usize>(
    mut rollouts: Rollouts<'_, W, N>,
    spots: &[Spot],
    budget: &Budget<'_>,
    report: &mut dyn FnMut(&Analysis<Move>),
) -> Result<Analysis<Move>, HaltError> {
    let (seat, seats) = (rollouts.board.seat, rollouts.board.seats);
    let window = rollouts.board.surface.clone();
    let told = |ranked: &[Branch]| {
        let ranked = ranked.iter().map(|branch| (branch.spot, branch.worth()));
        let placement = |spot| window.placement(spot);
        shared((seat, seats), ranked, placement, 1, budget.nodes())
    };
    budget.allow(100);
    match rollouts.plant(spots) {
        Err(HaltError::Stretched) => return Err(HaltError::Stretched),
        Err(HaltError::Stopped | HaltError::Paused) => {
            return Ok(told(&[Branch::untried(spots[0])]));
        }
        Ok(()) => {}
    }
    let (mut games, mut next_report) = (0u64, 1);
    loop {
        match rollouts.play_one() {
            Ok(()) => games += 1,
            Err(HaltError::Stretched) => return Err(HaltError::Stretched),
            Err(HaltError::Stopped | HaltError::Paused) => break,
        }
        if games == next_report {
            next_report *= 2;
            report(&told(&rollouts.ranked()));
        }
        match rollouts.widen(spots) {
            Ok(true) if games < MOST_GAMES => {}
            Err(HaltError::Stretched) => return Err(HaltError::Stretched),
            Ok(_) | Err(HaltError::Stopped | HaltError::Paused) => break,
        }
    }
    let found = told(&rollouts.ranked());
    report(&found);
    Ok(found)
}

/// Games played out among three seats where only the best move matters.
pub(super) fn games_among<W: Row, const N: usize>(
    mut games: Games<'_, W, N>,
    spots: &[Spot],
    budget: &Budget<'_>,
) -> Result<Analysis<Move>, HaltError> {
    budget.allow(100);
    for _ in 0..MOST_GAMES {
        match games.play_one() {
            Ok(true) => {}
            Err(HaltError::Stretched) => return Err(HaltError::Stretched),
            Ok(false) | Err(HaltError::Stopped | HaltError::Paused) => break,
        }
    }
    let mut ranked = games.ranked();
    if ranked.is_empty() {
        ranked.push(game_tree::Branch::untried(spots[0]));
    }
    let ranked = ranked.iter().map(|branch| (branch.spot, branch.worth()));
    let (seat, seats) = (games.board.seat, games.board.seats);
    let placement = |spot| games.board.surface.placement(spot);
    Ok(shared((seat, seats), ranked, placement, 1, budget.nodes()))
}

/// Moves among several seats and what they bring all, the best first, told as an
/// analysis for one of so many seats.
fn shared(
    (seat, seats): (usize, usize),
    ranked: impl Iterator<Item = (Spot, Rewards)>,
    placement: impl Fn(Spot) -> Placement,
    plies: usize,
    nodes: u64,
) -> Analysis<Move> {
    let shares = |worth: Rewards| {
        let sum: f64 = worth[..seats].iter().sum();
        let share = |seat: usize| {
            if sum > 0.0 {
                worth[seat] / sum
            } else {
                1.0 / seats as f64
            }
        };
        (0..seats).map(share).collect::<Vec<_>>()
    };
    let ranked: Vec<_> = ranked.take(LINES).collect();
    let line = |&(spot, worth): &(Spot, Rewards)| {
        RankedMove::new(placement(spot).into(), shares(worth)[seat])
    };
    Analysis {
        exact: false,
        value: None,
        values: shares(ranked[0].1),
        lines: ranked.iter().map(line).collect(),
        depth: plies as u32,
        nodes,
    }
}
