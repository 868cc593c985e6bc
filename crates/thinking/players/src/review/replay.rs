//! Everything that happened in a record, and every position on the way.

use catalog::{AnyEvent, AnyGame, AnyRecord, EventKind, Listed, ReplayError};
use game::EventOf;

/// A record as it was played.
pub(crate) struct Replay {
    /// What happened.
    pub(crate) events: Vec<AnyEvent>,
    /// The position before each event and after the last.
    pub(crate) positions: Vec<AnyGame>,
}

impl Replay {
    /// Replays a record, or says which event is against the rules.
    pub(crate) fn of(record: &AnyRecord) -> Result<Replay, ReplayError> {
        let events = record.events();
        let mut position = record.start();
        let mut positions = vec![position.clone()];
        for (number, event) in events.iter().enumerate() {
            position.apply(event).map_err(|illegal| ReplayError {
                event: number + 1,
                text: event.to_string(),
                illegal,
            })?;
            positions.push(position.clone());
        }
        Ok(Replay { events, positions })
    }

    /// The event with this number, if it is a move.
    pub(crate) fn move_at(&self, number: usize) -> Option<&AnyEvent> {
        let event = self.events.get(number);
        event.filter(|event| event.kind() == EventKind::Move)
    }

    /// Events and positions in the types of their game.
    pub(crate) fn typed<G: Listed>(&self) -> (Vec<EventOf<G>>, Vec<G>) {
        let events = self.events.iter().filter_map(G::event_of);
        let positions = self.positions.iter().filter_map(G::of);
        (events.cloned().collect(), positions.cloned().collect())
    }
}
