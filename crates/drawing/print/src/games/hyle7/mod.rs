//! HYLE⁷'s sheets, a module each, and the tokens that several of them draw.

mod board;
mod illustration;
mod pieces;
mod tokens;
mod words;

use game::Phrase;

use crate::games::{Brought, Illustration};
use crate::rules;
use crate::sheet::{Design, Pages};

pub(super) const BROUGHT: Brought = Brought {
    sheets: &[
        Design {
            name: "board",
            title: Phrase {
                en: "HYLE⁷: board and points",
                fr: "HYLE⁷\u{a0}: plateau et points",
                es: "HYLE⁷: tablero y puntos",
            },
            about: Phrase {
                en: "The board with room to write the points of both rounds",
                fr: "Le plateau, avec de quoi noter les points des deux manches",
                es: "El tablero, con sitio para apuntar los puntos de las dos rondas",
            },
            layout: None,
            pages: Pages::One(board::page),
        },
        Design {
            name: "tokens",
            title: Phrase {
                en: "HYLE⁷: tokens to cut out",
                fr: "HYLE⁷\u{a0}: jetons à découper",
                es: "HYLE⁷: fichas para recortar",
            },
            about: Phrase {
                en: "The 49 tokens, with a sign for each colour",
                fr: "Les 49 jetons, avec un signe par couleur",
                es: "Las 49 fichas, con un signo para cada color",
            },
            layout: None,
            pages: Pages::One(tokens::page),
        },
        rules::SHEET,
    ],
    illustration: Some(Illustration {
        shows: words::EXAMPLE,
        draw: illustration::palindromes,
    }),
};
