//! How a game stands, in words.

use game::{Lang, Phrase};

use super::noun;

pub(crate) const NOTHING_FOLLOWS: Phrase = Phrase {
    en: "the game is over, nothing follows",
    fr: "la partie est finie, rien ne suit",
    es: "la partida ha terminado, no sigue nada",
};

pub(crate) const LEVEL: Phrase = Phrase::new("level", "niveau", "nivel");

pub(crate) fn to_move(lang: Lang, name: &str) -> String {
    match lang {
        Lang::En => format!("{name} is to move"),
        Lang::Fr => format!("c’est à {name} de jouer"),
        Lang::Es => format!("le toca jugar a {name}").replace(" a el ", " al "),
    }
}

pub(crate) fn plies(lang: Lang, count: usize) -> String {
    let words = [
        Phrase::new("move", "coup", "jugada"),
        Phrase::new("moves", "coups", "jugadas"),
    ];
    format!("{count} {}", noun(lang, count as u64, words))
}
