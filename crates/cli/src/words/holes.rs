//! The words of SEVEN's third puzzle, the holes.

use game::{Lang, Phrase};
use seven::Tile;

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

/// What stands under a picture.
pub(crate) fn panel(lang: Lang, count: u32, without: Option<Tile>, holes: u32) -> String {
    let tiles = tiles(lang, count, without);
    match lang {
        Lang::En => format!("{tiles}, {holes} holes"),
        Lang::Fr => format!("{tiles}, {holes} trous"),
        Lang::Es => format!("{tiles}, {holes} huecos"),
    }
}

/// The answer in a sentence.
pub(crate) fn answer(
    lang: Lang,
    (count, without): (u32, Option<Tile>),
    holes: u32,
    bound: u32,
) -> String {
    let tiles = tiles(lang, count, without);
    match (lang, holes == bound) {
        (Lang::En, true) => {
            format!("{tiles} enclose {holes} holes, and never more; this is proven.")
        }
        (Lang::Fr, true) => {
            format!("{tiles} enferment {holes} trous, jamais plus ; c’est démontré.")
        }
        (Lang::Es, true) => {
            format!("{tiles} encierran {holes} huecos, nunca más; está demostrado.")
        }
        (Lang::En, false) => format!(
            "{tiles} enclose {holes} holes, the most known; more than {bound} is proven impossible."
        ),
        (Lang::Fr, false) => format!(
            "{tiles} enferment {holes} trous, record connu ; plus de {bound} est impossible, c’est démontré."
        ),
        (Lang::Es, false) => format!(
            "{tiles} encierran {holes} huecos, el récord conocido; más de {bound} es imposible, está demostrado."
        ),
    }
}
