//! Each board's own part of a match.

use ::hyle7::{Bags, BoardId, Position, Setup};
use game::{Event, EventOf, Game, Stop};

/// What happened on one board, as if it were a round of its own. The two
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
        let setup = Setup {
            size: of.size(),
            bags: Bags::Own,
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
    Game::setup(position).bags == Bags::Shared
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
