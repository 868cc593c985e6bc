//! Games in which the bytes choose what happens, legal or not.

use game::{BitReader, Event, EventOf, Game, Lang, Pack, Record, Refusal, Seat, Setup, Stop, Turn};

/// Names and values of tags.
type Tags = &'static [(&'static str, &'static str)];

const SEVEN: [Tags; 6] = [
    &[],
    &[("Variant", "misere")],
    &[("Players", "3")],
    &[("Players", "4")],
    &[("Players", "4"), ("Pairs", "yes")],
    &[("Players", "4"), ("Pairs", "yes"), ("Variant", "misere")],
];

const HEINASH: [Tags; 6] = [
    &[],
    &[("Variant", "steal-number"), ("Sides", "own")],
    &[("Variant", "steal-place"), ("Colour", "red")],
    &[("Variant", "steal-place"), ("Size", "2")],
    &[
        ("Variant", "steal-number"),
        ("Operations", "+"),
        ("Size", "3"),
    ],
    &[("Layout", "shuffle:7"), ("Operations", "+*")],
];

const HYLE7: [Tags; 4] = [
    &[],
    &[("Size", "5")],
    &[("Bag", "shared")],
    &[("Size", "5"), ("Bag", "shared")],
];

/// The first byte chooses game and set-up, the others one event after the other.
pub fn replay(data: &[u8]) {
    let Some((&first, rest)) = data.split_first() else {
        return;
    };
    let first = usize::from(first);
    match first % 3 {
        0 => play::<seven::Position>(SEVEN[first / 3 % SEVEN.len()], rest),
        1 => play::<heinash::Position>(HEINASH[first / 3 % HEINASH.len()], rest),
        _ => play::<hyle7::Position>(HYLE7[first / 3 % HYLE7.len()], rest),
    }
}

fn play<G: Game>(tags: Tags, mut data: &[u8]) {
    let value = |name: &str| tags.iter().find(|tag| tag.0 == name).map(|tag| tag.1);
    let setup = G::Setup::from_tags(value).expect("the set-up is a good one");
    let mut game = G::start(&setup);
    let mut record = Record::<G>::new(setup);
    while let Some((&choice, rest)) = data.split_first() {
        data = rest;
        let event = match choice {
            0..0xd0 => one_of_the_listed(&game, choice, &mut data),
            0xd0..0xf0 => any_event::<G>(&mut data),
            _ => Some(Event::Stop(stop(choice))),
        };
        let Some(event) = event else {
            continue;
        };
        let before = game.clone();
        match game.apply(&event) {
            Ok(()) => record.events.push(event),
            Err(why) => {
                assert!(choice >= 0xd0, "{event} is listed but refused: {why:?}");
                assert_eq!(game, before, "{event} was refused and changed something");
                explains_itself(&why);
            }
        }
        assert_eq!(game.outcome().is_some(), game.turn() == Turn::Over);
    }
    assert_eq!(record.replay().as_ref(), Ok(&game));
}

/// One of the events that are listed, by two bytes; none once the game is over.
fn one_of_the_listed<G: Game>(game: &G, choice: u8, data: &mut &[u8]) -> Option<EventOf<G>> {
    let (&more, rest) = data.split_first().unwrap_or((&0, &[]));
    *data = rest;
    let choice = usize::from(more) << 8 | usize::from(choice);
    match game.turn() {
        Turn::Over => None,
        Turn::Chance => {
            let chances = game.chances();
            let chosen = chances[choice % chances.len()].outcome.clone();
            Some(Event::Chance(chosen))
        }
        Turn::Seat(_) => {
            let mut moves = Vec::new();
            game.moves(&mut moves);
            Some(Event::Move(moves.swap_remove(choice % moves.len())))
        }
    }
}

/// Whatever the next bytes unpack to, if they do.
fn any_event<G: Game>(data: &mut &[u8]) -> Option<EventOf<G>> {
    let (raw, rest) = data.split_at(data.len().min(8));
    *data = rest;
    EventOf::<G>::unpack(&mut BitReader::new(raw)).ok()
}

fn stop(choice: u8) -> Stop {
    let seat = Seat::new(usize::from(choice & 3));
    match choice >> 2 & 3 {
        0 => Stop::Resign(seat),
        1 => Stop::SeatTime(seat),
        2 => Stop::GameTime,
        _ => Stop::Draw,
    }
}

fn explains_itself(why: &impl Refusal) {
    assert!(!why.clause().0.is_empty());
    for lang in Lang::ALL {
        let text = why.explain(lang);
        assert!(!text.is_empty() && !text.ends_with('.'), "{text:?}");
    }
}
