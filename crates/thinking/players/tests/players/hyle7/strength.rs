//! Short matches with wide margins: only a fault turns them red. Long ones are
//! commands.

use game::{Event, Game, Turn};
use hyle7::{Bags, Move, Phase, Position, Role, Setup, Size};
use players::hyle7::Mind;
use testkit::Numbers;

use super::{chosen, mind};

/// A player of a round.
enum Player {
    Greedy,
    Level(Box<Mind>, u8),
}

/// So many positions does the strongest level look at for a move here.
const NODES: u64 = 300;

impl Player {
    fn level(level: u8) -> Player {
        Player::Level(Box::new(mind()), level)
    }

    fn choose(&mut self, position: &Position, numbers: &mut Numbers) -> Move {
        let mv = match self {
            Player::Greedy => {
                players::hyle7::greedy::choose(position, &mut |limit| numbers.below(limit))
            }
            Player::Level(mind, level) => {
                let seed = numbers.below(u32::MAX).into();
                let nodes = if *level == 8 { NODES } else { u64::MAX };
                chosen(mind, position, *level, seed, nodes)
            }
        };
        mv.expect("a seat is to move")
    }
}

/// The score of the first round of a match.
fn round(size: Size, order: &mut Player, chaos: &mut Player, seed: u64) -> u32 {
    let mut numbers = Numbers::seeded(seed);
    let bags = Bags::Own;
    let mut position = Position::start(&Setup { size, bags });
    while position.round() == 1 && position.turn() != Turn::Over {
        let mv = match position.role_to_move() {
            Some(Role::Order) => order.choose(&position, &mut numbers),
            Some(Role::Chaos) => chaos.choose(&position, &mut numbers),
            None => {
                assert_eq!(position.phase(), Phase::Draw);
                position.step_at_random(&mut |limit| numbers.below(limit));
                continue;
            }
        };
        position
            .apply(&Event::Move(mv))
            .expect("a player's move is legal");
    }
    position.board(hyle7::BoardId::First).score()
}

/// The mean score of so many rounds.
fn mean(size: Size, order: &mut Player, chaos: &mut Player, rounds: u64) -> f64 {
    let scores = (0..rounds).map(|seed| round(size, order, chaos, seed));
    f64::from(scores.sum::<u32>()) / rounds as f64
}

#[test]
fn as_order_it_beats_a_greedy_chaos() {
    let score = mean(Size::Large, &mut Player::level(8), &mut Player::Greedy, 8);
    assert!(score > 115.0, "{score}");
    let score = mean(Size::Small, &mut Player::level(8), &mut Player::Greedy, 20);
    assert!(score > 48.0, "{score}");
}

#[test]
fn as_chaos_it_holds_a_greedy_order_down() {
    let score = mean(Size::Large, &mut Player::Greedy, &mut Player::level(8), 8);
    assert!(score < 65.0, "{score}");
    let score = mean(Size::Small, &mut Player::Greedy, &mut Player::level(8), 20);
    assert!(score < 42.0, "{score}");
}

#[test]
fn two_levels_up_is_clearly_stronger() {
    for (low, rounds) in [(1, 8), (2, 6), (3, 6), (4, 4), (5, 2)] {
        let (mut weak, mut strong) = (Player::level(low), Player::level(low + 2));
        let won = mean(Size::Large, &mut strong, &mut weak, rounds);
        let lost = mean(Size::Large, &mut weak, &mut strong, rounds);
        assert!(won > lost, "level {low}: {lost}, two levels up: {won}");
    }
}
