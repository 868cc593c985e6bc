//! How a game stands, in words.

use game::{Lang, Phrase};

pub(crate) const NOTHING_FOLLOWS: Phrase = Phrase {
    en: "the game is over, nothing follows",
    fr: "la partie est finie, rien ne suit",
    es: "la partida ha terminado, no sigue nada",
};

pub(crate) fn to_move(lang: Lang, name: &str) -> String {
    match lang {
        Lang::En => format!("{name} is to move"),
        Lang::Fr => format!("c’est à {name} de jouer"),
        Lang::Es => format!("le toca jugar a {name}").replace(" a el ", " al "),
    }
}

pub(crate) fn plies(lang: Lang, count: usize) -> String {
    match (lang, count) {
        (Lang::En, 1) => "1 move".to_string(),
        (Lang::En, _) => format!("{count} moves"),
        // French counts nothing as one.
        (Lang::Fr, 0 | 1) => format!("{count} coup"),
        (Lang::Fr, _) => format!("{count} coups"),
        (Lang::Es, 1) => "1 jugada".to_string(),
        (Lang::Es, _) => format!("{count} jugadas"),
    }
}
