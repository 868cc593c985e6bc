//! Any config that a match can be played by.

use catalog::GameId;
use proptest::array::uniform4;
use proptest::prelude::*;
use proptest::sample::select;
use table::{ClockRules, Config, Dice, Player, Seating};

/// A game with names and values of tags.
type Rules = (GameId, &'static [(&'static str, &'static str)]);

/// Small boards come often: their matches get far in few lines.
const RULES: [Rules; 14] = [
    (GameId::Seven, &[]),
    (GameId::Seven, &[("Variant", "misere")]),
    (GameId::Seven, &[("Players", "3")]),
    (GameId::Seven, &[("Players", "4")]),
    (GameId::Seven, &[("Players", "4"), ("Pairs", "yes")]),
    (GameId::Heinash, &[]),
    (GameId::Heinash, &[("Size", "2")]),
    (
        GameId::Heinash,
        &[("Variant", "steal-number"), ("Size", "3")],
    ),
    (
        GameId::Heinash,
        &[("Variant", "steal-place"), ("Size", "3")],
    ),
    (
        GameId::Heinash,
        &[("Variant", "steal-place"), ("Layout", "shuffle:7")],
    ),
    (GameId::Hyle7, &[]),
    (GameId::Hyle7, &[("Size", "5")]),
    (GameId::Hyle7, &[("Size", "5"), ("Bag", "shared")]),
    (GameId::Hyle7, &[("Bag", "shared")]),
];

fn any_player() -> impl Strategy<Value = Player> {
    prop_oneof![
        6 => Just(Player::Person),
        3 => (1u8..=8).prop_map(|level| Player::Computer { level }),
        1 => Just(Player::Pair),
        1 => Just(Player::Open),
    ]
}

/// Times from shorter than one line to longer than all of them.
fn any_time() -> impl Strategy<Value = u64> {
    prop_oneof![1u64..2_000, 2_000u64..60_000, 60_000u64..3_600_000]
}

fn any_clock() -> impl Strategy<Value = ClockRules> {
    let increment = prop_oneof![Just(0u64), 1u64..5_000];
    let soft = || prop::bool::weighted(0.2);
    let bank =
        (any_time(), increment, soft()).prop_map(|(main, increment, soft)| ClockRules::Bank {
            main,
            increment,
            soft,
        });
    let both = (any_time(), any_time(), 0..3, soft());
    let turns = both.prop_map(|(game, turn, which, soft)| ClockRules::Turns {
        game: (which != 0).then_some(game),
        turn: (which != 1).then_some(turn),
        soft,
    });
    prop_oneof![2 => Just(ClockRules::None), 4 => bank, 3 => turns]
}

/// One of the orders of the numbers below `length`.
pub(super) fn order(length: usize, mut choice: usize) -> Vec<usize> {
    let mut left: Vec<usize> = (0..length).collect();
    let mut order = Vec::new();
    while !left.is_empty() {
        order.push(left.remove(choice % left.len()));
        choice /= left.len() + 1;
    }
    order
}

/// Any config that a match can be played by.
pub(crate) fn any_config() -> impl Strategy<Value = Config> {
    let seating = prop_oneof![3 => (0usize..24).prop_map(Some), 1 => Just(None)];
    let dice = prop_oneof![3 => Just(Dice::Host), 1 => Just(Dice::Players)];
    let picks = prop::bool::weighted(0.3);
    (
        select(&RULES[..]),
        uniform4(any_player()),
        seating,
        picks,
        any_clock(),
        dice,
    )
        .prop_map(|((game, tags), players, seating, picks, clock, dice)| {
            let tags = tags
                .iter()
                .map(|(name, value)| (name.to_string(), value.to_string()));
            let people = Config::people(game, tags.collect()).expect("the tags are good");
            let seats = people.players.len();
            let config = Config {
                players: players[..seats].to_vec(),
                seating: seating
                    .map_or(Seating::Lot, |choice| Seating::Chosen(order(seats, choice))),
                picks: picks && game == GameId::Heinash,
                clock: match clock {
                    ClockRules::Turns { soft, .. } if game != GameId::Heinash => ClockRules::Bank {
                        main: 30_000,
                        increment: 0,
                        soft,
                    },
                    clock => clock,
                },
                dice,
                ..people
            };
            assert_eq!(config.check(), Ok(()));
            config
        })
}
