//! How a game of HYLE⁷ stands, what can be typed in it, and what its scores are
//! called.

use game::{Lang, Phrase, numbers, sentences};

pub(crate) const TO_DRAW: Phrase = Phrase {
    en: "a token is to be drawn",
    fr: "il faut tirer un jeton",
    es: "hay que sacar una ficha",
};

pub(crate) const BAG: Phrase = Phrase {
    en: "In the bag, for each colour",
    fr: "Dans le sac, par couleur",
    es: "En la bolsa, por color",
};

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

sentences! {
    pub(crate) fn token_drawn(lang, colour: u8) {
        en: "A token of colour {colour} has been drawn",
        fr: "Un jeton de couleur {colour} a été tiré",
        es: "Ha salido una ficha de color {colour}",
    }
}

pub(crate) const ENTER_DRAWS: Phrase = Phrase {
    en: "Press Enter to draw a token.",
    fr: "Appuyez sur Entrée pour tirer un jeton.",
    es: "Pulsa Intro para sacar una ficha.",
};

pub(crate) const TYPE_DRAW: Phrase = Phrase {
    en: "Draw a token and type its colour, a number such as 3.",
    fr: "Tirez un jeton et tapez sa couleur, un nombre comme 3.",
    es: "Saca una ficha y escribe su color, un número como 3.",
};

pub(crate) const PLACE: Phrase = Phrase {
    en: "Type the empty cell for the token, such as d4.",
    fr: "Tapez la case vide où placer le jeton, par exemple d4.",
    es: "Escribe la casilla vacía para la ficha, por ejemplo d4.",
};

pub(crate) const SLIDE: Phrase = Phrase {
    en: "Type a slide, such as d4-d1, or “pass”.",
    fr: "Tapez un glissement, par exemple d4-d1, ou « passer ».",
    es: "Escribe un deslizamiento, por ejemplo d4-d1, o «pasar».",
};

/// What an analysis expects.
pub(crate) fn score_expected(lang: Lang, value: f64, over: bool) -> String {
    let value = numbers::points(lang, value);
    match (lang, over) {
        (Lang::En, false) => format!("Order can expect {value} in this round"),
        (Lang::Fr, false) => format!("Ordre peut espérer {value} dans cette manche"),
        (Lang::Es, false) => format!("Orden puede esperar {value} en esta ronda"),
        (Lang::En, true) => format!("Order made {value} in the last round"),
        (Lang::Fr, true) => format!("Ordre a fait {value} dans la dernière manche"),
        (Lang::Es, true) => format!("Orden hizo {value} en la última ronda"),
    }
}

pub(crate) const AS_ORDER: Phrase = Phrase {
    en: "score as Order",
    fr: "marque comme Ordre",
    es: "puntuación de Orden",
};

pub(crate) const AS_CHAOS: Phrase = Phrase {
    en: "conceded as Chaos",
    fr: "concédé comme Chaos",
    es: "concedido como Caos",
};

pub(crate) const WITH_ROUNDS: Phrase = Phrase {
    en: "HYLE⁷ with a bag for each round",
    fr: "HYLE⁷ avec un sac par manche",
    es: "HYLE⁷ con una bolsa por ronda",
};
