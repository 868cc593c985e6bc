//! The positions of a record, and in HYLE⁷ each board's own part of it.

use ::hyle7::{BoardId, Position};
use catalog::{AnyGame, AnyRecord, ReplayError};
use game::{Event, EventOf, Game, Stop};

/// The position before each event of a record and after the last.
pub(super) fn positions(record: &AnyRecord) -> Result<Vec<AnyGame>, ReplayError> {
    record.replay()?;
    fn all<G: Game>(record: &game::Record<G>, wrap: fn(G) -> AnyGame) -> Vec<AnyGame> {
        let mut position = G::start(&record.setup);
        let mut positions = vec![wrap(position.clone())];
        for event in &record.events {
            if position.apply(event).is_err() {
                // It was replayed just now.
                break;
            }
            positions.push(wrap(position.clone()));
        }
        positions
    }
    Ok(match record {
        AnyRecord::Seven(record) => all(record, AnyGame::Seven),
        AnyRecord::Heinash(record) => all(record, AnyGame::Heinash),
        AnyRecord::Hyle7(record) => all(record, AnyGame::Hyle7),
    })
}

/// The move with this number, if that event is one.
pub(super) fn move_at(record: &AnyRecord, number: usize) -> Option<String> {
    fn written<G: Game>(record: &game::Record<G>, number: usize) -> Option<String> {
        match record.events.get(number)? {
            Event::Move(mv) => Some(mv.to_string()),
            _ => None,
        }
    }
    match record {
        AnyRecord::Seven(record) => written(record, number),
        AnyRecord::Heinash(record) => written(record, number),
        AnyRecord::Hyle7(record) => written(record, number),
    }
}

/// What happened on one board of HYLE⁷, as if it were a round of its own. The two
/// boards of a match have nothing to do with each other but the time, so that
/// each can be weighed alone, also where both share a bag.
pub(super) struct Round {
    pub(super) board: BoardId,
    /// The events that concern this board, with their numbers in the record.
    pub(super) events: Vec<(usize, EventOf<Position>)>,
}

impl Round {
    /// Both boards' parts of a record whose positions these are.
    pub(super) fn both(events: &[EventOf<Position>], positions: &[Position]) -> [Round; 2] {
        BoardId::ALL.map(|board| {
            let concerns = |number: usize, event: &EventOf<Position>| match event {
                Event::Move(_) => positions[number].current() == board,
                Event::Chance(_) if is_shared(&positions[number]) => true,
                Event::Chance(_) => positions[number].current() == board,
                Event::Stop(Stop::SeatTime(_)) => true,
                // To give up or to agree on a draw changes nothing on a board.
                Event::Stop(_) => false,
            };
            let concerning = events.iter().enumerate().zip(positions);
            let events = concerning
                .filter(|((number, event), _)| concerns(*number, event))
                .map(|((number, event), _)| (number, on_first(board, event)));
            Round {
                board,
                events: events.collect(),
            }
        })
    }

    /// The board by itself before the event with this number of the record: a
    /// match of which it is the first round.
    pub(super) fn before(&self, number: usize, of: &Position) -> Position {
        let setup = ::hyle7::Setup {
            size: of.size(),
            bags: ::hyle7::Bags::Own,
        };
        let mut round = Position::start(&setup);
        for (_, event) in self.events.iter().take_while(|(at, _)| *at < number) {
            // A seat whose time is up on a full board is no matter any more.
            let _ = round.apply(event);
        }
        round
    }
}

/// Whether both boards share a bag.
pub(super) fn is_shared(position: &Position) -> bool {
    Game::setup(position).bags == ::hyle7::Bags::Shared
}

/// The score of a round that is over.
pub(super) fn final_score(round: &Position) -> Option<u32> {
    let board = round.board(BoardId::First);
    board.empty().is_empty().then(|| board.score())
}

/// The seats of the second board as they would sit at the first.
fn on_first(board: BoardId, event: &EventOf<Position>) -> EventOf<Position> {
    match (board, event) {
        (BoardId::Second, Event::Stop(Stop::SeatTime(seat))) => {
            Event::Stop(Stop::SeatTime(seat.next(2)))
        }
        _ => event.clone(),
    }
}
