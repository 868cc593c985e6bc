//! What the bag did, in words.

use catalog::AnyGame;
use game::numbers::points;
use game::{Lang, Phrase, Seat};

use crate::review::{Judgement, LEAST_POINTS};

const BAG_EVEN: Phrase = Phrase {
    en: "The bag favoured nobody.",
    fr: "Le sac n’a favorisé personne.",
    es: "La bolsa no ha favorecido a nadie.",
};

/// What the draws gave each Order, or took.
pub(super) fn bag(game: &AnyGame, judgement: &Judgement, lang: Lang) -> String {
    let mut parts = Vec::new();
    for (seat, &luck) in judgement.luck.iter().enumerate() {
        let name = game.name(Seat::new(seat), lang);
        let number = points(lang, luck.abs());
        let part = match (lang, luck >= 0.0) {
            _ if luck.abs() < LEAST_POINTS => continue,
            (Lang::En, true) => format!("gave {name} {number}"),
            (Lang::En, false) => format!("took {number} from {name}"),
            (Lang::Fr, true) => format!("donné {number} à {name}"),
            (Lang::Fr, false) => format!("retiré {number} à {name}"),
            (Lang::Es, true) => format!("dado {number} a {name}"),
            (Lang::Es, false) => format!("quitado {number} a {name}"),
        };
        parts.push(part);
    }
    if parts.is_empty() {
        return BAG_EVEN.text(lang).to_string();
    }
    let parts = lang.all_of(&parts);
    match lang {
        Lang::En => format!("The bag {parts} as Order."),
        Lang::Fr => format!("Le sac a {parts} pour son jeu d’Ordre."),
        Lang::Es => format!("La bolsa ha {parts} en el papel de Orden."),
    }
}
