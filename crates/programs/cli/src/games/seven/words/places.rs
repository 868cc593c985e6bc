//! How tiles are placed by typing, and what is said about their places.

use game::{Lang, Phrase, sentences};

/// The words that show a tile without placing it.
pub(crate) const SEE: [&[&str]; 3] = [&["see"], &["voir"], &["ver"]];

pub(crate) const SEE_ABOUT: Phrase = Phrase {
    en: "“see O 3” shows a tile on a place without playing it",
    fr: "« voir O 3 » montre une tuile à une place sans la jouer",
    es: "«ver O 3» muestra una pieza en un lugar sin jugarla",
};

fn see(lang: Lang) -> &'static str {
    SEE[lang as usize][0]
}

pub(crate) const TILES: Phrase = Phrase {
    en: "Tiles, each with its level and the number of places:",
    fr: "Tuiles, avec le niveau et le nombre de places de chacune :",
    es: "Piezas, cada una con su nivel y el número de lugares:",
};

sentences! {
    pub(crate) fn how_to_place(lang) {
        let see = see(lang);
        en: "Type a letter to list its places; “O 3” places it, “{see} O 3” only shows it.",
        fr: "Tapez une lettre pour voir ses places ; « O 3 » la pose, « {see} O 3 » la montre seulement.",
        es: "Escribe una letra para ver sus lugares; «O 3» la coloca, «{see} O 3» solo la muestra.",
    }

    pub(crate) fn no_such_place(lang, tile: char, count: usize) {
        en: "{tile} has places 1 to {count}.",
        fr: "{tile} a les places 1 à {count}.",
        es: "{tile} tiene los lugares del 1 al {count}.",
    }

    pub(crate) fn not_held(lang, tile: char) {
        en: "The tile {tile} has been placed already.",
        fr: "La tuile {tile} est déjà posée.",
        es: "La pieza {tile} ya está colocada.",
    }

    pub(crate) fn tile_goes(lang, tile: char, level: u8) {
        let see = see(lang);
        en: "{tile} has to go to level {level}. “{tile} 1” places it on the first place, “{see} {tile} 1” only shows it.",
        fr: "{tile} doit aller au niveau {level}. « {tile} 1 » la pose à la première place, « {see} {tile} 1 » la montre seulement.",
        es: "{tile} debe ir al nivel {level}. «{tile} 1» la coloca en el primer lugar, «{see} {tile} 1» solo la muestra.",
    }
}

pub(crate) const ONLY_SHOWN: Phrase = Phrase {
    en: "This is only shown; nothing has been played.",
    fr: "C’est seulement montré ; rien n’est joué.",
    es: "Solo se muestra; no se ha jugado nada.",
};
