//! A game that the terminal knows nothing about but what any game says of itself:
//! its tags, whose turn it is and what can come next, all in the words of records.

use catalog::{AnyEvent, AnyGame, EventKind, GameId};
use game::{Choice, Lang, Phrase, Seat, Turn, capital, numbers};

use super::TerminalGame;
use crate::draw::{Look, indented};
use crate::words::orders::Order;
use crate::words::standing;

pub(super) struct Plain;

impl TerminalGame for Plain {}

pub(super) const SCORE_NAMES: [Phrase; 2] = [
    Phrase::new("score", "score", "puntuación"),
    Phrase::new("conceded", "concédé", "concedido"),
];

/// The tags of the rules, whose turn it is, and what can be played.
pub(super) fn board(game: &AnyGame, look: Look, lang: Lang) -> String {
    let mut lines = vec![tags(game)];
    match game.turn() {
        Turn::Seat(seat) => {
            lines.push(standing::to_move(lang, &game.name_now(seat, lang)));
        }
        Turn::Chance => lines.push(super::of(game.id()).chance_is_next(game, lang)),
        Turn::Over => {}
    }
    let lines = lines.iter().map(|line| capital(line)).chain([moves(game)]);
    let lines = lines.filter(|line| !line.is_empty());
    lines
        .map(|line| indented(&line, look.width, 0) + "\n")
        .collect()
}

/// The rules as they were agreed, in the words of the tags.
pub(crate) fn tags(game: &AnyGame) -> String {
    let tags = game.tags().into_iter();
    let tags: Vec<String> = tags
        .map(|(name, value)| format!("{name} {value}"))
        .collect();
    tags.join(" · ")
}

pub(super) fn moves(game: &AnyGame) -> String {
    let moves = game.moves();
    let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
    moves.join(" ")
}

/// What chance brings, in a word.
fn chance(game: GameId, lang: Lang) -> &'static str {
    let words = game.about().chance;
    words.map_or("", |words| words.one.text(lang))
}

pub(super) fn brought(event: &AnyEvent, lang: Lang) -> Option<String> {
    let one = capital(chance(event.game(), lang));
    let colon = if lang == Lang::Fr { " :" } else { ":" };
    (event.kind() == EventKind::Chance).then(|| format!("{one}{colon} {event}"))
}

pub(super) fn chance_is_next(game: GameId, lang: Lang) -> String {
    let one = chance(game, lang);
    match lang {
        Lang::En => format!("the {one} is next"),
        Lang::Fr => format!("c’est le moment du {one}"),
        Lang::Es => format!("ahora viene la {one}"),
    }
}

pub(super) fn chance_hint(game: &AnyGame, is_typed: bool, lang: Lang) -> String {
    let one = chance(game.id(), lang);
    if !is_typed {
        return match lang {
            Lang::En => format!("Press Enter for the {one}."),
            Lang::Fr => format!("Appuyez sur Entrée pour le {one}."),
            Lang::Es => format!("Pulsa Intro para la {one}."),
        };
    }
    let chances = game.chances();
    let example = chances.first().map(|case| case.outcome.to_string());
    let example = example.unwrap_or_default();
    match lang {
        Lang::En => format!("Type the {one}, such as {example}."),
        Lang::Fr => format!("Tapez le {one}, par exemple {example}."),
        Lang::Es => format!("Escribe la {one}, por ejemplo {example}."),
    }
}

/// What whoever begins may pick, each with the value of the tag that it stands for.
pub(crate) fn picks(game: GameId) -> Vec<(&'static str, Phrase)> {
    let Some(rule) = game.picked_at_table() else {
        return Vec::new();
    };
    let value = |choice: &Choice| match choice.tags {
        [(name, value)] if *name == rule.name => Some((*value, choice.label)),
        _ => None,
    };
    let fields = game.fields().iter();
    fields
        .flat_map(|field| field.choices)
        .filter_map(value)
        .collect()
}

pub(super) fn pick_hint(game: GameId, lang: Lang) -> String {
    let labels = picks(game).into_iter();
    let labels: Vec<String> = labels
        .map(|(_, label)| label.text(lang).to_lowercase())
        .collect();
    let labels = lang.one_of(&labels);
    match lang {
        Lang::En => format!("You begin. Type what you pick: {labels}."),
        Lang::Fr => format!("Vous commencez. Tapez votre choix : {labels}."),
        Lang::Es => format!("Empiezas tú. Escribe lo que eliges: {labels}."),
    }
}

pub(super) fn move_hint(game: &AnyGame, lang: Lang) -> String {
    let moves = game.moves();
    let example = moves.first().map(ToString::to_string).unwrap_or_default();
    let list = Order::Moves.word(lang);
    match lang {
        Lang::En => format!("Type a move, such as {example}; “{list}” lists all of them."),
        Lang::Fr => format!("Tapez un coup, par exemple {example} ; « {list} » les liste tous."),
        Lang::Es => format!("Escribe una jugada, por ejemplo {example}; «{list}» las lista todas."),
    }
}

pub(super) fn points_expected(game: &AnyGame, seat: Seat, points: f64, lang: Lang) -> String {
    let name = game.name_now(seat, lang);
    let points = numbers::points(lang, points);
    match (lang, game.turn() == Turn::Over) {
        (Lang::En, false) => format!("{name} can expect {points}"),
        (Lang::Fr, false) => format!("{name} peut espérer {points}"),
        (Lang::Es, false) => format!("{name} puede esperar {points}"),
        (Lang::En, true) => format!("{name} made {points}"),
        (Lang::Fr, true) => format!("{name} a fait {points}"),
        (Lang::Es, true) => format!("{name} hizo {points}"),
    }
}
