//! HeiNash's sheets, a module each, and the board and the pieces that several of
//! them draw.

mod board;
mod calculations;
mod illustration;
mod lesson_words;
mod lessons;
mod pawns;
mod pieces;
mod results;
mod rhombus;
mod words;

use game::Phrase;
use heinash::Operations;

use crate::games::{Brought, Illustration};
use crate::rules;
use crate::sheet::{Design, Pages};

pub(super) const BROUGHT: Brought = Brought {
    sheets: &[
        Design {
            name: "board",
            title: Phrase {
                en: "HeiNash: board",
                fr: "HeiNash\u{a0}: plateau",
                es: "HeiNash: tablero",
            },
            about: Phrase {
                en: "The board with large numbers and room for pawns, in any layout",
                fr: "Le plateau avec de grands nombres et la place des pions, dans la disposition voulue",
                es: "El tablero con números grandes y sitio para los peones, en la disposición que se quiera",
            },
            layout: Some("Layout"),
            pages: Pages::One(board::page),
        },
        Design {
            name: "pawns",
            title: Phrase {
                en: "HeiNash: pawns and dice",
                fr: "HeiNash\u{a0}: pions et dés",
                es: "HeiNash: peones y dados",
            },
            about: Phrase {
                en: "18 round and 18 square pawns, and three dice to fold",
                fr: "18 pions ronds, 18 pions carrés, et trois dés à plier",
                es: "18 peones redondos, 18 cuadrados y tres dados para plegar",
            },
            layout: None,
            pages: Pages::One(pawns::page),
        },
        Design {
            name: "results",
            title: Phrase {
                en: "HeiNash: what each roll can make",
                fr: "HeiNash\u{a0}: ce que donne chaque lancer",
                es: "HeiNash: lo que se puede hacer con cada tirada",
            },
            about: Phrase {
                en: "For each of the 56 rolls the numbers it can make: with all signs, with + and ×, with + alone",
                fr: "Pour chacun des 56 lancers, les nombres possibles\u{a0}: avec tous les signes, avec + et ×, avec + seul",
                es: "Para cada una de las 56 tiradas, los números posibles: con todos los signos, con + y ×, solo con +",
            },
            layout: None,
            pages: Pages::Several {
                count: |_| Operations::EACH.len(),
                make: results::pages,
            },
        },
        Design {
            name: "calculations",
            title: Phrase {
                en: "HeiNash: my calculations",
                fr: "HeiNash\u{a0}: mes calculs",
                es: "HeiNash: mis cálculos",
            },
            about: Phrase {
                en: "A sheet for pupils: the dice, the calculation, the cell",
                fr: "Une feuille pour les élèves\u{a0}: les dés, le calcul, la case",
                es: "Una hoja para los alumnos: los dados, el cálculo, la casilla",
            },
            layout: None,
            pages: Pages::One(calculations::page),
        },
        rules::SHEET,
        Design {
            name: "lessons",
            title: Phrase::new("HeiNash in class", "HeiNash en classe", "HeiNash en clase"),
            about: Phrase {
                en: "For teachers: lessons of 10, 20 and 45 minutes",
                fr: "Pour l’enseignant\u{a0}: des séances de 10, 20 et 45 minutes",
                es: "Para el profesorado: sesiones de 10, 20 y 45 minutos",
            },
            layout: None,
            pages: Pages::Several {
                count: |_| 2,
                make: lessons::pages,
            },
        },
    ],
    illustration: Some(Illustration {
        shows: words::EXAMPLE,
        draw: illustration::board,
    }),
};
