//! SEVEN's sheets, a module each, and the tiles that several of them draw.

mod illustration;
mod mat;
mod pieces;
pub mod puzzles;
mod tiles;
mod words;

use game::Phrase;

use crate::games::{Brought, Illustration};
use crate::rules;
use crate::sheet::{Design, Pages};

pub(super) const BROUGHT: Brought = Brought {
    sheets: &[
        Design {
            name: "tiles",
            title: Phrase {
                en: "SEVEN: tiles to cut out",
                fr: "SEVEN\u{a0}: tuiles à découper",
                es: "SEVEN: piezas para recortar",
            },
            about: Phrase {
                en: "The seven tiles in four colours, each hexagon 20 mm across",
                fr: "Les sept tuiles en quatre couleurs, chaque hexagone large de 20 mm",
                es: "Las siete piezas en cuatro colores, cada hexágono de 20 mm de ancho",
            },
            layout: None,
            pages: Pages::Several {
                count: tiles::count,
                make: tiles::pages,
            },
        },
        Design {
            name: "mat",
            title: Phrase {
                en: "SEVEN: mat",
                fr: "SEVEN\u{a0}: tapis de jeu",
                es: "SEVEN: tapete de juego",
            },
            about: Phrase {
                en: "A grid of hexagons of the same size to lay the tiles on",
                fr: "Une grille d’hexagones de même taille où poser les tuiles",
                es: "Una rejilla de hexágonos del mismo tamaño para poner las piezas",
            },
            layout: None,
            pages: Pages::One(mat::page),
        },
        rules::SHEET,
    ],
    illustration: Some(Illustration {
        shows: words::TILES_SHOWN,
        draw: illustration::tiles,
    }),
};
