//! A record's events, told one by one, and what boards show of the past. A story
//! grows with its game: an event is told when it happens, and never again.

use catalog::{AnyEvent, AnyGame, EventKind as Kind};
use game::{Lang, Turn, Writing};
use wire::page::{EventKind, EventView, OutcomeView, PositionView, sentence, set};

use crate::boards;
use crate::boards::History;

/// A game from its start to some point, told in one language.
pub(crate) struct Story {
    start: AnyGame,
    game: AnyGame,
    history: History,
    told: Vec<EventView>,
    /// How many of them whoever listens has heard.
    heard: usize,
    lang: Lang,
}

impl Story {
    /// A game of which nothing has happened yet.
    pub(crate) fn new(start: AnyGame, lang: Lang) -> Story {
        Story {
            game: start.clone(),
            history: History::default(),
            told: Vec::new(),
            heard: 0,
            start,
            lang,
        }
    }

    /// The whole of a game whose events are known to be legal.
    pub(crate) fn of<'e>(
        start: AnyGame,
        events: impl IntoIterator<Item = &'e AnyEvent>,
        lang: Lang,
    ) -> Story {
        let mut story = Story::new(start, lang);
        for event in events {
            story.tell(event);
        }
        story
    }

    /// Goes on to everything that has happened.
    pub(crate) fn go_on<'e>(
        &mut self,
        events: impl ExactSizeIterator<Item = &'e AnyEvent>,
        lang: Lang,
    ) {
        if self.lang != lang || events.len() < self.told.len() {
            *self = Story::new(self.start.clone(), lang);
        }
        for event in events.skip(self.told.len()) {
            self.tell(event);
        }
    }

    /// Events were taken back, and this many are left: from here on it is another
    /// story.
    pub(crate) fn forget(&mut self, left: usize) {
        if left < self.told.len() {
            *self = Story::new(self.start.clone(), self.lang);
        }
    }

    fn tell(&mut self, event: &AnyEvent) {
        let (kind, seat) = whose(&self.game, event);
        self.told.push(EventView {
            event: event.to_string(),
            kind,
            seat,
            said: would(&self.game, event, self.lang),
        });
        let before = self.game.clone();
        let applied = self.game.apply(event);
        debug_assert!(applied.is_ok(), "{event} has happened");
        self.history.note(&before, &self.game);
    }

    /// The events that nobody has heard of yet, and how many went before them.
    pub(crate) fn news(&mut self) -> (usize, Vec<EventView>) {
        let before = std::mem::replace(&mut self.heard, self.told.len());
        (before, self.told[before..].to_vec())
    }

    /// Every event, told.
    pub(crate) fn told(&self) -> &[EventView] {
        &self.told
    }

    /// The position as a board draws it.
    pub(crate) fn position(&self) -> PositionView {
        boards::view(&self.game, &self.history)
    }
}

/// What an event does to the game as it stands before it.
pub(crate) fn would(before: &AnyGame, event: &AnyEvent, lang: Lang) -> String {
    sentence(&before.tell(event, Writing::Shown, lang), lang)
}

fn whose(game: &AnyGame, event: &AnyEvent) -> (EventKind, Option<usize>) {
    match (event.kind(), game.turn()) {
        (Kind::Stop(stop), _) => (EventKind::Stop, stop.seat().map(game::Seat::index)),
        (Kind::Move, Turn::Seat(seat)) => (EventKind::Move, Some(seat.index())),
        _ => (EventKind::Chance, None),
    }
}

/// How a game ended.
pub(crate) fn outcome(game: &AnyGame) -> Option<OutcomeView> {
    game.outcome().map(|outcome| OutcomeView {
        places: outcome.places.as_slice().to_vec(),
    })
}

/// The same in words; `last` is the event that ended it.
pub(crate) fn ending(game: &AnyGame, last: Option<&AnyEvent>, lang: Lang) -> Option<String> {
    let told = game.in_short(last, lang)?;
    Some(set(&told, lang))
}
