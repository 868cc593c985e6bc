//! The words of SEVEN's third puzzle, the holes.

use game::{Lang, Phrase};
use puzzles::Stage;
use seven::Tile;

use crate::words::noun;

pub(crate) const HOLES: Phrase = Phrase {
    en: "The most holes that seven, six or fourteen tiles can enclose",
    fr: "Le plus de trous que sept, six ou quatorze tuiles peuvent enclore",
    es: "La mayor cantidad de huecos que encierran siete, seis o catorce piezas",
};

pub(crate) const TILES: Phrase = Phrase {
    en: "How many tiles: 7, 6 or 14; 7 if nothing is said",
    fr: "Combien de tuiles : 7, 6 ou 14 ; 7 par défaut",
    es: "Cuántas piezas: 7, 6 o 14; 7 si no se dice nada",
};

pub(crate) const WITHOUT: Phrase = Phrase {
    en: "With six tiles, the one that is left out",
    fr: "Avec six tuiles, celle qui est laissée de côté",
    es: "Con seis piezas, la que se deja fuera",
};

pub(crate) const FRESH: Phrase = Phrase {
    en: "Search anew instead of checking the stored certificate",
    fr: "Chercher de nouveau au lieu de vérifier le certificat enregistré",
    es: "Buscar de nuevo en vez de comprobar el certificado guardado",
};

pub(crate) const TITLE: Phrase = Phrase {
    en: "SEVEN: as many holes as can be",
    fr: "SEVEN : autant de trous que possible",
    es: "SEVEN: tantos huecos como se pueda",
};

pub(crate) const SIX_TILES: Phrase = Phrase {
    en: "with --tiles 6, say which tile is left out with --without; it goes with nothing else",
    fr: "avec --tiles 6, indiquez par --without la tuile laissée de côté ; elle ne va avec rien d’autre",
    es: "con --tiles 6, di con --without qué pieza se deja fuera; no va con nada más",
};

/// The tiles in words: “6 tiles without I”.
fn tiles(lang: Lang, count: u32, without: Option<Tile>) -> String {
    match (lang, without) {
        (Lang::En, None) => format!("{count} tiles"),
        (Lang::En, Some(tile)) => format!("{count} tiles without {tile}"),
        (Lang::Fr, None) => format!("{count} tuiles"),
        (Lang::Fr, Some(tile)) => format!("{count} tuiles sans {tile}"),
        (Lang::Es, None) => format!("{count} piezas"),
        (Lang::Es, Some(tile)) => format!("{count} piezas sin {tile}"),
    }
}

/// Holes in words: “1 hole”, “2 holes”.
fn holes_in_words(lang: Lang, holes: u32) -> String {
    let words = [
        Phrase::new("hole", "trou", "hueco"),
        Phrase::new("holes", "trous", "huecos"),
    ];
    format!("{holes} {}", noun(lang, holes.into(), words))
}

/// The part of a search that is under way, before its bar: “2 · 8 holes? (best 7)”.
pub(crate) fn stage(lang: Lang, number: usize, stage: Stage) -> String {
    match (lang, stage) {
        (Lang::En, Stage::Arranging) => format!("{number} · arranging the tiles"),
        (Lang::Fr, Stage::Arranging) => format!("{number} · disposition des tuiles"),
        (Lang::Es, Stage::Arranging) => format!("{number} · colocando las piezas"),
        (_, Stage::Above { wanted, best }) => {
            let wanted = holes_in_words(lang, wanted);
            match lang {
                Lang::En => format!("{number} · are {wanted} possible? ({best} so far)"),
                Lang::Fr => format!("{number} · {wanted}, est-ce possible ? ({best} jusqu’ici)"),
                Lang::Es => format!("{number} · ¿son posibles {wanted}? (hasta ahora {best})"),
            }
        }
    }
}

/// How many holes were counted, in a sentence.
pub(crate) fn counted(lang: Lang, (count, without): (u32, Option<Tile>), holes: u32) -> String {
    let tiles = tiles(lang, count, without);
    let holes = holes_in_words(lang, holes);
    match lang {
        Lang::En => format!("{tiles} in one group enclose {holes}."),
        Lang::Fr => format!("{tiles} en un seul groupe enferment {holes}."),
        Lang::Es => format!("{tiles} en un solo grupo encierran {holes}."),
    }
}

/// How that compares with the most known and the bound.
pub(crate) fn compared(lang: Lang, holes: u32, (known, bound): (u32, u32)) -> String {
    if holes > known {
        return match lang {
            Lang::En => format!("That is a record: the most known was {known}."),
            Lang::Fr => format!("C’est un record : le maximum connu était de {known}."),
            Lang::Es => format!("Es un récord: lo máximo conocido era {known}."),
        };
    }
    match (lang, known == bound, holes == known) {
        (Lang::En, true, true) => "That is the most there can be; this is proven.".to_string(),
        (Lang::Fr, true, true) => "On ne peut pas faire mieux ; c’est démontré.".to_string(),
        (Lang::Es, true, true) => "No se puede hacer más; está demostrado.".to_string(),
        (Lang::En, true, false) => format!("The most is {known}; this is proven."),
        (Lang::Fr, true, false) => format!("Le maximum est de {known} ; c’est démontré."),
        (Lang::Es, true, false) => format!("El máximo es {known}; está demostrado."),
        (Lang::En, false, true) => {
            format!("That is the most known; more than {bound} is proven impossible.")
        }
        (Lang::Fr, false, true) => {
            format!("C’est le maximum connu ; plus de {bound} est impossible, c’est démontré.")
        }
        (Lang::Es, false, true) => {
            format!("Es lo máximo conocido; más de {bound} es imposible, está demostrado.")
        }
        (Lang::En, false, false) => {
            format!("The most known is {known}; more than {bound} is proven impossible.")
        }
        (Lang::Fr, false, false) => format!(
            "Le maximum connu est de {known} ; plus de {bound} est impossible, c’est démontré."
        ),
        (Lang::Es, false, false) => {
            format!("Lo máximo conocido es {known}; más de {bound} es imposible, está demostrado.")
        }
    }
}

/// What stands under a picture.
pub(crate) fn panel(lang: Lang, count: u32, without: Option<Tile>, holes: u32) -> String {
    let tiles = tiles(lang, count, without);
    format!("{tiles}, {}", holes_in_words(lang, holes))
}

/// The answer in a sentence.
pub(crate) fn answer(
    lang: Lang,
    (count, without): (u32, Option<Tile>),
    holes: u32,
    bound: u32,
) -> String {
    let tiles = tiles(lang, count, without);
    let proven = holes == bound;
    let holes = holes_in_words(lang, holes);
    match (lang, proven) {
        (Lang::En, true) => {
            format!("{tiles} enclose {holes}, and never more; this is proven.")
        }
        (Lang::Fr, true) => {
            format!("{tiles} enferment {holes}, jamais plus ; c’est démontré.")
        }
        (Lang::Es, true) => {
            format!("{tiles} encierran {holes}, nunca más; está demostrado.")
        }
        (Lang::En, false) => format!(
            "{tiles} enclose {holes}, the most known; more than {bound} is proven impossible."
        ),
        (Lang::Fr, false) => format!(
            "{tiles} enferment {holes}, record connu ; plus de {bound} est impossible, c’est démontré."
        ),
        (Lang::Es, false) => format!(
            "{tiles} encierran {holes}, el récord conocido; más de {bound} es imposible, está demostrado."
        ),
    }
}
