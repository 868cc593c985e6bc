//! Any game in progress.

use game::{
    Event, Game, Lang, Outcome, ParseError, Phrase, Seat, Setup, TagError, Telling, Turn,
    TurnError, Weighted, Writing,
};

use crate::event::ApplyError;
use crate::games::{AnyEvent, AnyGame, AnyRulesError, GameId, Listed};

impl AnyGame {
    /// A game before its first event. `value(name)` is the value of a tag of the
    /// rules, or `None` for its default.
    pub fn start<'a>(
        id: GameId,
        value: impl Fn(&str) -> Option<&'a str>,
    ) -> Result<AnyGame, TagError> {
        each_kind!(id, G => {
            let setup = <G as Game>::Setup::from_tags(value)?;
            Ok(G::start(&setup).any())
        })
    }

    /// The tags of the rules that this game is played by, each with its value.
    pub fn tags(&self) -> Vec<(String, String)> {
        each_game!(AnyGame, self, game => {
            let names = self.id().tags().iter().map(|tag| tag.name.to_string());
            names.zip(Game::setup(game).to_tags()).collect()
        })
    }

    /// Which game it is.
    pub fn id(&self) -> GameId {
        kind_of!(AnyGame, self)
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        each_game!(AnyGame, self, game => game.seats())
    }

    /// What a form calls a seat before anybody sits there.
    pub fn seat_label(&self, seat: Seat) -> Phrase {
        each_game!(AnyGame, self, game => Game::setup(game).seat_label(seat))
    }

    /// Who acts next.
    pub fn turn(&self) -> Turn {
        each_game!(AnyGame, self, game => game.turn())
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        each_game!(AnyGame, self, game => game.outcome())
    }

    /// The seat that asks for rolls or draws: see [`Game::chance_asker`].
    pub fn chance_asker(&self) -> Option<Seat> {
        each_game!(AnyGame, self, game => game.chance_asker())
    }

    /// The side a seat plays for: see [`Game::side`].
    pub fn side(&self, seat: Seat) -> usize {
        each_game!(AnyGame, self, game => game.side(seat))
    }

    /// How many sides there are.
    pub fn sides(&self) -> usize {
        let last = Seat::all(self.seats()).map(|seat| self.side(seat)).max();
        last.map_or(0, |last| last + 1)
    }

    /// Whether a seat takes part without a choice: see [`Game::is_out`].
    pub fn is_out(&self, seat: Seat) -> bool {
        each_game!(AnyGame, self, game => Game::is_out(game, seat))
    }

    /// Whether a seat has left a game that goes on: see [`Game::has_left`].
    pub fn has_left(&self, seat: Seat) -> bool {
        each_game!(AnyGame, self, game => game.has_left(seat))
    }

    /// The move that is made when the time for a turn is up: see
    /// [`Game::move_when_time_is_up`].
    pub fn move_when_time_is_up(&self) -> Option<AnyEvent> {
        fn made<G: Listed>(game: &G) -> Option<AnyEvent> {
            let mv = game.move_when_time_is_up()?;
            Some(G::any_event(Event::Move(mv)))
        }
        each_game!(AnyGame, self, game => made(game))
    }

    /// The legal moves of the seat to move.
    pub fn moves(&self) -> Vec<AnyEvent> {
        fn listed<G: Listed>(game: &G) -> Vec<AnyEvent> {
            let mut moves = Vec::new();
            game.moves(&mut moves);
            let event = |mv| G::any_event(Event::Move(mv));
            moves.into_iter().map(event).collect()
        }
        each_game!(AnyGame, self, game => listed(game))
    }

    /// How many different events can come next.
    pub fn branches(&self) -> u64 {
        each_game!(AnyGame, self, game => game.branches())
    }

    /// What chance can bring, if it is to speak.
    pub fn chances(&self) -> Vec<Weighted<AnyEvent>> {
        fn listed<G: Listed>(game: &G) -> Vec<Weighted<AnyEvent>> {
            let case = |case: Weighted<G::Chance>| Weighted {
                outcome: G::any_event(Event::Chance(case.outcome)),
                weight: case.weight,
            };
            game.chances().into_iter().map(case).collect()
        }
        each_game!(AnyGame, self, game => listed(game))
    }

    /// Reads an event of this game.
    pub fn read(&self, event: &str) -> Result<AnyEvent, ParseError> {
        AnyEvent::read(self.id(), event)
    }

    /// Reads an event and says whether it can happen now.
    pub fn read_legal(&self, event: &str) -> Result<AnyEvent, ApplyError> {
        let event = self.read(event)?;
        self.check(&event)?;
        Ok(event)
    }

    /// Says whether an event can happen now.
    pub fn check(&self, event: &AnyEvent) -> Result<(), AnyRulesError> {
        fn checked<G: Listed>(game: &G, event: &AnyEvent) -> Result<(), AnyRulesError> {
            let checked = match G::event_of(event) {
                Some(event) => game.check(event),
                None => Err(TurnError::OtherGame.into()),
            };
            checked.map_err(Into::into)
        }
        each_game!(AnyGame, self, game => checked(game, event))
    }

    /// Lets an event happen, or says why it cannot and changes nothing.
    pub fn apply(&mut self, event: &AnyEvent) -> Result<(), AnyRulesError> {
        fn applied<G: Listed>(game: &mut G, event: &AnyEvent) -> Result<(), AnyRulesError> {
            let applied = match G::event_of(event) {
                Some(event) => game.apply(event),
                None => Err(TurnError::OtherGame.into()),
            };
            applied.map_err(Into::into)
        }
        each_game!(AnyGame, self, game => applied(game, event))
    }

    /// Reads an event and lets it happen, or says why it cannot and changes nothing.
    pub fn apply_written(&mut self, event: &str) -> Result<AnyEvent, ApplyError> {
        let event = self.read(event)?;
        self.apply(&event)?;
        Ok(event)
    }

    /// Lets one event happen at random: see [`Game::step_at_random`].
    pub fn step_at_random(&mut self, below: &mut impl FnMut(u32) -> u32) {
        each_game!(AnyGame, self, game => game.step_at_random(below));
    }

    /// How many sequences of exactly `depth` events can follow: see [`Game::perft`].
    pub fn perft(&self, depth: u32, report: impl FnMut(usize, usize)) -> u128 {
        each_game!(AnyGame, self, game => game.perft(depth, report))
    }
}

/// What is told in words: see [`Telling`].
impl AnyGame {
    /// What a seat is called throughout the game.
    pub fn name(&self, seat: Seat, lang: Lang) -> String {
        each_game!(AnyGame, self, game => game.name(seat, lang))
    }

    /// What a seat is called now, where its role changes.
    pub fn name_now(&self, seat: Seat, lang: Lang) -> String {
        each_game!(AnyGame, self, game => game.name_now(seat, lang))
    }

    /// What an event does to the position, as a sentence without its full stop.
    pub fn tell(&self, event: &AnyEvent, writing: Writing, lang: Lang) -> String {
        fn told<G: Listed>(game: &G, event: &AnyEvent, writing: Writing, lang: Lang) -> String {
            match G::event_of(event) {
                Some(event) => game.tell(event, writing, lang),
                None => event.to_string(),
            }
        }
        each_game!(AnyGame, self, game => told(game, event, writing, lang))
    }

    /// Who has won, in words.
    pub fn result(&self, outcome: &Outcome, lang: Lang) -> String {
        each_game!(AnyGame, self, game => game.result(outcome, lang))
    }

    /// The result and what it rests on, a sentence a line; nothing while it is on.
    pub fn explain(&self, lang: Lang) -> Vec<String> {
        each_game!(AnyGame, self, game => game.explain(lang))
    }

    /// How the game ended, in a few sentences; `last` is the event that ended it.
    pub fn in_short(&self, last: Option<&AnyEvent>, lang: Lang) -> Option<String> {
        fn told<G: Listed>(game: &G, last: Option<&AnyEvent>, lang: Lang) -> Option<String> {
            game.in_short(last.and_then(G::event_of), lang)
        }
        each_game!(AnyGame, self, game => told(game, last, lang))
    }
}
