//! What stands on HYLE⁷'s sheets.

use game::{Lang, Phrase};

pub(super) const BOARD_SHOWN: Phrase = Phrase {
    en: "A board of seven rows and seven columns, and two empty tables for the points.",
    fr: "Un plateau de sept lignes et sept colonnes, et deux tableaux vides pour les points.",
    es: "Un tablero de siete filas y siete columnas, y dos tablas vacías para los puntos.",
};

pub(super) fn round(lang: Lang, number: usize) -> String {
    match lang {
        Lang::En => format!("Round {number}, Order:"),
        Lang::Fr => format!("Manche {number}, l’Ordre\u{a0}:"),
        Lang::Es => format!("Ronda {number}, el Orden:"),
    }
}

pub(super) const TOTAL: Phrase = Phrase::new("Total", "Total", "Total");

pub(super) const TOKENS_SHOWN: Phrase = Phrase {
    en: "Seven rows of seven tokens: circle, triangle, square, diamond, star, cross and hexagon.",
    fr: "Sept lignes de sept jetons\u{a0}: rond, triangle, carré, losange, étoile, croix et hexagone.",
    es: "Siete filas de siete fichas: círculo, triángulo, cuadrado, rombo, estrella, cruz y hexágono.",
};

pub(super) const TOKENS_HINT: Phrase = Phrase {
    en: "Glue on card, cut out, and put all 49 in a bag that nobody can look into.",
    fr: "Coller sur du carton, découper, et mettre les 49 dans un sac où l’on ne voit rien.",
    es: "Pegar sobre cartón, recortar y meter las 49 en una bolsa donde no se vea nada.",
};

pub(super) fn points(lang: Lang, points: u32) -> String {
    match lang {
        Lang::En | Lang::Fr if points == 1 => "1 point".to_string(),
        Lang::En | Lang::Fr => format!("{points} points"),
        Lang::Es if points == 1 => "1 punto".to_string(),
        Lang::Es => format!("{points} puntos"),
    }
}

pub(super) const EXAMPLE: Phrase = Phrase {
    en: "Six rows of tokens with the points they score.",
    fr: "Six suites de jetons avec les points qu’elles rapportent.",
    es: "Seis series de fichas con los puntos que valen.",
};
