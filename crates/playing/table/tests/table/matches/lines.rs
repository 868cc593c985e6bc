//! What is said at a table: what it waits for, or anything else by anybody.

use catalog::{AnyEvent, GameId};
use game::Seat;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use table::{Act, Dice, Input, Millis, Offer, Player, Sender, Table, Viewer, WaitsFor};

use super::configs::order;

/// One thing said, and how long it took.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) wait: u64,
    pub(crate) said: Said,
    pub(crate) twist: Twist,
}

/// What is said.
#[derive(Clone, Debug)]
pub(crate) enum Said {
    /// What the table waits for, so many times in a row.
    Next { choice: usize, times: usize },
    /// Something that is legal now, but perhaps not for this one, or not as this.
    Listed {
        from: Sender,
        as_chance: bool,
        choice: usize,
    },
    /// A text as an event of this game, or of the first other that it can be read as.
    Written {
        from: Sender,
        as_chance: bool,
        text: String,
    },
    /// An answer to the first thing that was asked, by the first who was.
    Answer { accept: bool },
    /// Anything by anybody.
    Any(Sender, Act),
}

/// What may be wrong about how it is said.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Twist {
    Nothing,
    /// By somebody who has not seen the last event.
    Late,
    /// By somebody who has seen more than there is.
    Early,
    /// With a number that has been used.
    OldId,
}

/// Texts of every game, legal at times, and texts of none.
const TEXTS: [&str; 24] = [
    "",
    "draw",
    "time",
    "time:0",
    "time:1",
    "resign:0",
    "resign:1",
    "resign:7",
    "roll:6-6-6",
    "roll:1-2-3",
    "draw:1",
    "draw:3",
    "draw:9",
    "pass",
    "none",
    "put:1",
    "put:99",
    "a1",
    "a1-a2",
    "1+1+1",
    "1+2+3",
    "U:0,0;0,1;1,-1;2,-1",
    "I:0,0;1,0;2,0;3,0",
    "é",
];

fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        12 => select(&TEXTS[..]).prop_map(str::to_string),
        1 => Just("9".repeat(300)),
        1 => "[a-g][1-7](-[a-g][1-7])?",
    ]
}

fn anybody() -> impl Strategy<Value = Sender> {
    prop_oneof![
        3 => Just(Sender::Host),
        8 => (0usize..2).prop_map(Sender::Player),
        2 => (2usize..5).prop_map(Sender::Player),
    ]
}

fn any_offer() -> impl Strategy<Value = Offer> {
    select(&[Offer::TakeBack, Offer::Draw, Offer::Pause, Offer::Rematch][..])
}

fn any_act() -> impl Strategy<Value = Act> {
    let players = select(
        &[
            Player::Person,
            Player::Open,
            Player::Computer { level: 3 },
            Player::Computer { level: 9 },
        ][..],
    );
    let answer = (any_offer(), prop::bool::weighted(0.7));
    let time = (0usize..4, prop_oneof![0u64..60_000, Just(u64::MAX)]);
    prop_oneof![
        1 => (0usize..5, players.clone()).prop_map(|(player, as_player)| Act::Sit { player, as_player }),
        1 => (0usize..5, players).prop_map(|(player, as_player)| Act::Replace { player, as_player }),
        1 => vec(0usize..4, 0..5).prop_map(Act::Lot),
        1 => select(&["red", "black", "green", ""][..]).prop_map(|value| Act::Pick(value.to_string())),
        1 => Just(Act::Press),
        1 => any_text().prop_map(Act::Draft),
        1 => Just(Act::Resign),
        8 => any_offer().prop_map(Act::Offer),
        4 => Just(Act::Offer(Offer::TakeBack)),
        7 => answer.prop_map(|(offer, accept)| Act::Answer { offer, accept }),
        3 => Just(Act::Redo),
        1 => Just(Act::Pause),
        2 => Just(Act::Resume),
        2 => time.prop_map(|(seat, millis)| Act::GiveTime { seat: Seat::new(seat), millis }),
        2 => Just(Act::Tick),
    ]
}

fn any_said() -> impl Strategy<Value = Said> {
    let times = prop_oneof![6 => 1usize..5, 1 => 20usize..80];
    prop_oneof![
        25 => (any::<usize>(), times).prop_map(|(choice, times)| Said::Next { choice, times }),
        5 => (anybody(), any::<bool>(), any::<usize>())
            .prop_map(|(from, as_chance, choice)| Said::Listed { from, as_chance, choice }),
        5 => (anybody(), any::<bool>(), any_text())
            .prop_map(|(from, as_chance, text)| Said::Written { from, as_chance, text }),
        15 => prop::bool::weighted(0.8).prop_map(|accept| Said::Answer { accept }),
        26 => (anybody(), any_act()).prop_map(|(from, act)| Said::Any(from, act)),
    ]
}

/// Up to so many lines.
pub(crate) fn any_lines(most: usize) -> impl Strategy<Value = Vec<Line>> {
    let wait = prop_oneof![4 => Just(0u64), 6 => 1u64..3_000, 1 => 3_000u64..300_000];
    let twist = prop_oneof![
        20 => Just(Twist::Nothing),
        1 => Just(Twist::Late),
        1 => Just(Twist::Early),
        1 => Just(Twist::OldId),
    ];
    let line = (wait, any_said(), twist);
    vec(
        line.prop_map(|(wait, said, twist)| Line { wait, said, twist }),
        1..most,
    )
}

/// Something the table waits for, or `None` once the game is over.
pub(crate) fn next(table: &Table, choice: usize) -> Option<(Sender, Act)> {
    let spectator = table.view(Millis(0), Viewer::Spectator);
    if spectator.paused {
        return Some((Sender::Host, Act::Resume));
    }
    let by = |seat: Seat| Sender::Player(table.seats()[seat.index()]);
    let players = &table.config().players;
    Some(match table.waits_for() {
        WaitsFor::Nothing => return None,
        WaitsFor::Players => {
            let player = players.iter().position(|player| *player == Player::Open);
            let player = player.expect("somebody is missing");
            let people = choice.is_multiple_of(2);
            let as_player = if people {
                Player::Person
            } else {
                Player::Computer { level: 1 }
            };
            (Sender::Host, Act::Sit { player, as_player })
        }
        WaitsFor::Lot => (Sender::Host, Act::Lot(order(players.len(), choice))),
        WaitsFor::Pick { player } => (Sender::Player(player), Act::Pick("red".to_string())),
        WaitsFor::Press { seat } => {
            let typed = table.config().dice == Dice::Players && table.seen().is_empty();
            let act = match listed(table, choice) {
                Some(chance) if typed && choice % 4 < 2 => Act::Chance(chance),
                _ => Act::Press,
            };
            (by(seat), act)
        }
        WaitsFor::Chance => (Sender::Host, Act::Chance(listed(table, choice)?)),
        WaitsFor::Move { seat } => (by(seat), Act::Move(listed(table, choice)?)),
    })
}

/// A move, a roll or a draw that is legal now. Dice are said in any order.
fn listed(table: &Table, choice: usize) -> Option<AnyEvent> {
    let mut listed = table.game().moves();
    listed.extend(table.game().chances().into_iter().map(|case| case.outcome));
    let event = listed.get(choice.checked_rem(listed.len())?)?;
    Some(match event.to_string().strip_prefix("roll:") {
        Some(dice) if choice.is_multiple_of(2) => {
            let dice: Vec<&str> = dice.rsplit('-').collect();
            let turned = table.read(&format!("roll:{}", dice.join("-")));
            turned.expect("dice are read in any order")
        }
        _ => event.clone(),
    })
}

/// What a text says at this table, or else in another game.
fn written(table: &Table, text: &str) -> Option<AnyEvent> {
    let own = table.read(text).ok();
    let elsewhere = |game: GameId| AnyEvent::read(game, text).ok();
    own.or_else(|| GameId::ALL.into_iter().find_map(elsewhere))
}

impl Line {
    /// How many times in a row something is said.
    pub(crate) fn times(&self) -> usize {
        match self.said {
            Said::Next { times, .. } => times,
            Said::Listed { .. } | Said::Written { .. } | Said::Answer { .. } | Said::Any(..) => 1,
        }
    }

    /// What is said this time, if anything can be.
    pub(crate) fn input(&self, table: &Table, time: usize, id: u64) -> Option<Input> {
        let (from, act) = match &self.said {
            // Not the same choice each time: it would be the same move.
            Said::Next { choice, .. } => next(table, choice.wrapping_mul(2 * time + 1))?,
            Said::Listed {
                from,
                as_chance,
                choice,
            } => {
                let event = listed(table, *choice)?;
                let act = if *as_chance { Act::Chance } else { Act::Move };
                (*from, act(event))
            }
            Said::Written {
                from,
                as_chance,
                text,
            } => {
                let event = written(table, text)?;
                let act = if *as_chance { Act::Chance } else { Act::Move };
                (*from, act(event))
            }
            Said::Answer { accept } => {
                let view = table.view(Millis(0), Viewer::Spectator);
                let asked = view.offers.first()?;
                let from = Sender::Player(*asked.waiting.first()?);
                let (offer, accept) = (asked.offer, *accept);
                (from, Act::Answer { offer, accept })
            }
            Said::Any(from, act) => (*from, act.clone()),
        };
        let version = table.version();
        let (id, version) = match self.twist {
            Twist::Nothing => (id, version),
            Twist::Late => (id, version.saturating_sub(1)),
            Twist::Early => (id, version + 1),
            Twist::OldId => (0, version),
        };
        Some(Input {
            from,
            id,
            version,
            act,
        })
    }
}
