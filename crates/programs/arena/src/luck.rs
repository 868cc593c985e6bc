//! The luck of a match: what chance brings and how a game opens, as plain
//! functions of a seed.
//!
//! Every game of one unit is handed the same luck. What chance brings is drawn
//! from one stream in the order in which the game asks, and a game's odds depend
//! on nothing but what came before, so the n-th roll of a HeiNash game and the
//! n-th token of a HYLE⁷ bag are the same in each of them whatever is played.

use catalog::{AnyEvent, AnyGame};
use game::{Turn, pick};
use search::Numbers;

/// Two numbers made into one that shows no trace of either.
pub fn mixed(seed: u64, part: u64) -> u64 {
    let mut bits = seed ^ part.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

/// Everything chance brings in one game.
#[derive(Clone, Debug)]
pub struct Luck(Numbers);

impl Luck {
    /// The luck of a seed.
    pub fn seeded(seed: u64) -> Luck {
        Luck(Numbers::seeded(mixed(seed, 0)))
    }

    /// What chance brings now; `None` unless it is to speak.
    pub fn next(&mut self, game: &AnyGame) -> Option<AnyEvent> {
        match game.turn() {
            Turn::Chance => Some(pick(&game.chances(), &mut |n| self.0.below(n))),
            _ => None,
        }
    }
}

/// The first moves of a game, drawn at random: the same for the same seed, as
/// long as the luck is the same.
pub fn opening(start: &AnyGame, plies: usize, seed: u64, luck: &mut Luck) -> Vec<AnyEvent> {
    let mut numbers = Numbers::seeded(mixed(seed, 1));
    let (mut game, mut events, mut moves) = (start.clone(), Vec::new(), 0);
    while moves < plies {
        let event = match game.turn() {
            Turn::Over => break,
            Turn::Chance => luck.next(&game),
            Turn::Seat(_) => {
                moves += 1;
                any_move(&game, &mut numbers)
            }
        };
        let event = event.expect("somebody is to act");
        game.apply(&event).expect("what is listed is legal");
        events.push(event);
    }
    events
}

/// Any of the legal moves; `None` unless a seat is to move.
pub fn any_move(game: &AnyGame, numbers: &mut Numbers) -> Option<AnyEvent> {
    let mut moves = game.moves();
    if moves.is_empty() {
        return None;
    }
    let index = numbers.below(moves.len() as u32) as usize;
    Some(moves.swap_remove(index))
}
