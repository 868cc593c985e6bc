//! How a game stands, in words.

use game::{Lang, Phrase};

pub(crate) const TO_ROLL: Phrase = Phrase {
    en: "the dice are to be rolled",
    fr: "il faut lancer les dés",
    es: "hay que tirar los dados",
};

pub(crate) const TO_DRAW: Phrase = Phrase {
    en: "a token is to be drawn",
    fr: "il faut tirer un jeton",
    es: "hay que sacar una ficha",
};

pub(crate) const LEVEL: Phrase = Phrase {
    en: "level",
    fr: "niveau",
    es: "nivel",
};

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

pub(crate) const LONGEST_CHAINS: Phrase = Phrase {
    en: "Longest chains",
    fr: "Chaînes les plus longues",
    es: "Cadenas más largas",
};

pub(crate) const BAG: Phrase = Phrase {
    en: "In the bag, for each colour",
    fr: "Dans le sac, par couleur",
    es: "En la bolsa, por color",
};

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

pub(crate) fn places(lang: Lang, count: usize) -> String {
    match (lang, count) {
        (Lang::En, 1) => "1 place".to_string(),
        (Lang::En, _) => format!("{count} places"),
        (Lang::Fr, 0 | 1) => format!("{count} place"),
        (Lang::Fr, _) => format!("{count} places"),
        (Lang::Es, 1) => "1 lugar".to_string(),
        (Lang::Es, _) => format!("{count} lugares"),
    }
}

pub(crate) fn board_of(lang: Lang, order: &str, score: u32) -> String {
    match (lang, score) {
        (Lang::En, 1) => format!("Board of {order} as Order: 1 point"),
        (Lang::En, _) => format!("Board of {order} as Order: {score} points"),
        (Lang::Fr, 0 | 1) => format!("Plateau où {order} joue l’Ordre : {score} point"),
        (Lang::Fr, _) => format!("Plateau où {order} joue l’Ordre : {score} points"),
        (Lang::Es, 1) => format!("Tablero en que {order} es el Orden: 1 punto"),
        (Lang::Es, _) => format!("Tablero en que {order} es el Orden: {score} puntos"),
    }
}

pub(crate) fn dice_show(lang: Lang, dice: [u8; 3]) -> String {
    let [a, b, c] = dice;
    match lang {
        Lang::En => format!("The dice show {a}, {b} and {c}"),
        Lang::Fr => format!("Les dés montrent {a}, {b} et {c}"),
        Lang::Es => format!("Los dados muestran {a}, {b} y {c}"),
    }
}

pub(crate) fn token_drawn(lang: Lang, colour: u8) -> String {
    match lang {
        Lang::En => format!("A token of colour {colour} has been drawn"),
        Lang::Fr => format!("Un jeton de couleur {colour} a été tiré"),
        Lang::Es => format!("Ha salido una ficha de color {colour}"),
    }
}

pub(crate) fn chain(lang: Lang, name: &str, length: u8) -> String {
    match lang {
        Lang::En | Lang::Es => format!("{name}: {length}"),
        Lang::Fr => format!("{name} : {length}"),
    }
}
