//! What is one game's own in the terminal, a folder each: how its board is drawn,
//! what can be typed and listed, what its records tell scripts, and the commands
//! that it alone has. This is the only list of them; a game that is not in it is
//! shown and played by the defaults of [`TerminalGame`].

mod heinash;
mod hyle7;
mod passage;
mod plain;
mod seven;

use arena::Maker;
use catalog::{AnyEvent, AnyGame, AnyRecord, EventKind, GameId, Listed};
use game::{Event, Game, Lang, Phrase, Seat, Writing};
use serde_json::Value;

use crate::draw::Look;
use crate::error::CliError;
use crate::output::Output;
use crate::words::orders::OwnOrder;

pub(crate) use hyle7::{codecup, train};
pub(crate) use passage::Passage;
pub(crate) use plain::{picks, tags};
pub(crate) use seven::words::{holes, puzzles};
pub(crate) use seven::{check, solve};

/// What a line means that somebody types on their turn.
#[derive(Debug)]
pub(crate) enum Typed {
    /// Perhaps a move, as records write it.
    Written(String),
    /// This move.
    Move(AnyEvent),
    /// Nothing is played; this is the answer.
    Answer(Vec<Passage>),
}

/// A game as it is shown and played in a terminal. The defaults suit any game; it is
/// asked about its own game only.
pub(crate) trait TerminalGame: Sync {
    /// The board as it stands, with what a player wants to know about it. `last` is
    /// the move that led here, which is marked.
    fn board(&self, game: &AnyGame, last: Option<&AnyEvent>, look: Look, lang: Lang) -> String {
        let _ = last;
        plain::board(game, look, lang)
    }

    /// Whether the board looks different after a move.
    fn changes_board(&self, mv: &AnyEvent) -> bool {
        let _ = mv;
        true
    }

    /// What chance has brought and nobody has used yet, as a sentence without its full
    /// stop. `last` is the event that led here.
    fn brought(&self, game: &AnyGame, last: Option<&AnyEvent>, lang: Lang) -> Option<String> {
        let _ = game;
        plain::brought(last?, lang)
    }

    /// That chance is to speak, as a sentence without its full stop.
    fn chance_is_next(&self, game: &AnyGame, lang: Lang) -> String {
        plain::chance_is_next(game.id(), lang)
    }

    /// What an event does to the game as it stood before, as a sentence without its
    /// full stop.
    fn tell(&self, before: &AnyGame, event: &AnyEvent, lang: Lang) -> String {
        before.tell(event, Writing::Typed, lang)
    }

    /// What somebody means who types this on their turn. Whether it is legal, the
    /// rules say.
    fn typed(&self, line: &str, game: &AnyGame, lang: Lang) -> Typed {
        let _ = (game, lang);
        Typed::Written(line.split_whitespace().collect())
    }

    /// The word with which records begin what chance brings; people who type only
    /// the numbers behind it are understood.
    fn chance_word(&self) -> Option<&'static str> {
        None
    }

    /// How to ask for what chance brings, or how to type it from a real table.
    fn chance_hint(&self, game: &AnyGame, is_typed: bool, lang: Lang) -> String {
        plain::chance_hint(game, is_typed, lang)
    }

    /// How whoever begins picks what was left open.
    fn pick_hint(&self, game: GameId, lang: Lang) -> String {
        plain::pick_hint(game, lang)
    }

    /// How to type a move.
    fn hints(&self, game: &AnyGame, lang: Lang) -> Vec<String> {
        vec![plain::move_hint(game, lang)]
    }

    /// Whether what can be played is no secret, but listed for whoever asks.
    fn lists_moves(&self) -> bool {
        true
    }

    /// The answer to whoever asks what can be played.
    fn moves(&self, game: &AnyGame, lang: Lang) -> Vec<Passage> {
        let _ = lang;
        vec![Passage::Said(plain::moves(game)), Passage::Hints]
    }

    /// What can be asked for in this game alone.
    fn own_orders(&self) -> &'static [OwnOrder] {
        &[]
    }

    /// What `replay` tells scripts about this game alone.
    fn standing(&self, game: &AnyGame) -> Option<(&'static str, Value)> {
        let _ = game;
        None
    }

    /// What `moves` tells scripts, where the game sorts its moves.
    fn sorted_moves(&self, game: &AnyGame) -> Option<Value> {
        let _ = game;
        None
    }

    /// What `moves` tells people while a seat is to move, a line each.
    fn move_lines(&self, game: &AnyGame, lang: Lang) -> Vec<String> {
        let _ = lang;
        game.moves().iter().map(ToString::to_string).collect()
    }

    /// What an analysis says that expects so many points, as a sentence without its
    /// full stop.
    fn points_expected(&self, game: &AnyGame, seat: Seat, points: f64, lang: Lang) -> String {
        plain::points_expected(game, seat, points, lang)
    }

    /// What the scores are called that an entrant of a match has made, and those
    /// that it has conceded.
    fn score_names(&self) -> [Phrase; 2] {
        plain::SCORE_NAMES
    }

    /// The game with the rules by which its rounds can be played alone, where there
    /// are such.
    fn with_rounds(&self) -> Option<Phrase> {
        None
    }

    /// Makes players from a program that speaks the protocol of a contest in this
    /// game.
    fn contestant(&self, command: &str, lang: Lang) -> Option<Box<dyn Maker>> {
        let _ = (command, lang);
        None
    }
}

const TERMINAL_GAMES: [(GameId, &dyn TerminalGame); 3] = [
    (GameId::Seven, &seven::Seven),
    (GameId::Heinash, &heinash::HeiNash),
    (GameId::Hyle7, &hyle7::Hyle7),
];

/// How a game is shown and played in a terminal.
pub(crate) fn of(game: GameId) -> &'static dyn TerminalGame {
    let own = TERMINAL_GAMES.iter().find(|(id, _)| *id == game);
    own.map_or(&plain::Plain, |(_, own)| *own)
}

/// What some game understands by a word, and which game that is.
pub(crate) fn own_order(word: &str) -> Option<(GameId, &'static OwnOrder)> {
    TERMINAL_GAMES.iter().find_map(|(id, own)| {
        let mut orders = own.own_orders().iter();
        Some((*id, orders.find(|order| order.is_called(word))?))
    })
}

/// Shows a person where a record has led, and what chance has brought last.
pub(crate) fn show(
    record: &AnyRecord,
    game: &AnyGame,
    output: &mut Output,
) -> Result<(), CliError> {
    let (events, own) = (record.events(), of(game.id()));
    let (look, lang) = (output.look(), output.lang);
    output.text(&own.board(game, last_move(events.iter()), look, lang))?;
    if let Some(brought) = own.brought(game, events.last(), lang) {
        output.line(brought)?;
    }
    output.line("")
}

/// The last move among these events: what came by chance or from outside is not to
/// be seen on a board.
pub(crate) fn last_move<'a>(
    events: impl DoubleEndedIterator<Item = &'a AnyEvent>,
) -> Option<&'a AnyEvent> {
    let mut events = events.rev();
    events.find(|event| event.kind() == EventKind::Move)
}

/// The position of the game that a folder is about.
fn own<G: Listed>(game: &AnyGame) -> &G {
    G::of(game).expect("it is asked about its own game")
}

/// The move inside an event, if it is one of this game.
fn own_move<G: Listed + 'static>(event: &AnyEvent) -> Option<&<G as Game>::Move> {
    match G::event_of(event)? {
        Event::Move(mv) => Some(mv),
        Event::Chance(_) | Event::Stop(_) => None,
    }
}
