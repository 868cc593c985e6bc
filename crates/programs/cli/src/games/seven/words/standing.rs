//! How a game of SEVEN stands, in words.

use game::{Lang, Phrase};

use crate::words::noun;

pub(crate) const NOTHING_PLACED: Phrase = Phrase {
    en: "the table is empty",
    fr: "la table est vide",
    es: "la mesa está vacía",
};

pub(crate) const LEGEND_LARGE: Phrase = Phrase {
    en: "WO2 is White’s tile O on level 2; [WO2] has just been placed",
    fr: "WO2 est la tuile O de Blanc au niveau 2 ; [WO2] vient d’être posée",
    es: "WO2 es la pieza O de Blanco en el nivel 2; [WO2] acaba de colocarse",
};

pub(crate) const LEGEND_MIDDLE: Phrase = Phrase {
    en: "WO2 is White’s tile O on level 2; WO2* has just been placed",
    fr: "WO2 est la tuile O de Blanc au niveau 2 ; WO2* vient d’être posée",
    es: "WO2 es la pieza O de Blanco en el nivel 2; WO2* acaba de colocarse",
};

pub(crate) const LEGEND_SMALL: Phrase = Phrase {
    en: "W2 is a tile of White’s on level 2; small letters: just placed",
    fr: "W2 est une tuile de Blanc au niveau 2 ; en minuscules : celle qui vient d’être posée",
    es: "W2 es una pieza de Blanco en el nivel 2; en minúsculas: la recién colocada",
};

pub(crate) fn places(lang: Lang, count: usize) -> String {
    let words = [
        Phrase::new("place", "place", "lugar"),
        Phrase::new("places", "places", "lugares"),
    ];
    format!("{count} {}", noun(lang, count as u64, words))
}
