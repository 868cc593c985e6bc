//! What can be agreed before a match, as a form asks for it (H6 to H8).

use game::{About, ChanceWords, Choice, Field, Phrase};

use crate::clauses::{AIM, CLAUSES, CREDIT};

pub(crate) const ABOUT: About = About {
    title: "HYLE⁷",
    aim: AIM,
    credit: CREDIT,
    clauses: CLAUSES,
    chance: Some(ChanceWords {
        label: Phrase::new("Tokens", "Jetons", "Fichas"),
        one: Phrase::new("draw", "tirage", "extracción"),
        many: Phrase::new("draws", "tirages", "extracciones"),
        hosted: Phrase::new(
            "The page draws",
            "La page tire les jetons",
            "Las saca la página",
        ),
        real: Phrase::new(
            "A real bag, typed in",
            "Un vrai sac, que l’on tape",
            "Una bolsa de verdad, escrita a mano",
        ),
        comes_unasked: true,
    }),
    has_turn_clock: false,
    has_shared_seats: false,
    has_drafts: false,
};

pub(crate) const FIELDS: &[Field] = &[
    Field {
        key: "size",
        label: Phrase::new("Board", "Plateau", "Tablero"),
        choices: &[
            Choice::new(
                "7",
                Phrase::new("7 by 7", "7 sur 7", "7 por 7"),
                &[("Size", "7")],
            )
            .told(),
            Choice::new(
                "5",
                Phrase::new("5 by 5", "5 sur 5", "5 por 5"),
                &[("Size", "5")],
            )
            .told(),
        ],
        for_class: true,
    },
    Field {
        key: "bag",
        label: Phrase::new("Bag", "Sac", "Bolsa"),
        choices: &[
            Choice::new("own", OWN_BAGS, &[("Bag", "own")]),
            Choice::new("shared", SHARED_BAG, &[("Bag", "shared")]).told(),
        ],
        for_class: true,
    },
];

const OWN_BAGS: Phrase = Phrase {
    en: "Two rounds, each with its own bag",
    fr: "Deux manches, chacune avec son sac",
    es: "Dos rondas, cada una con su bolsa",
};

const SHARED_BAG: Phrase = Phrase {
    en: "Both boards at once, the same tokens",
    fr: "Les deux plateaux à la fois, les mêmes jetons",
    es: "Los dos tableros a la vez, las mismas fichas",
};

pub(crate) const CHAOS_FIRST: Phrase = Phrase {
    en: "Chaos first, then Order",
    fr: "Le Chaos, puis l’Ordre",
    es: "Primero el Caos, luego el Orden",
};

pub(crate) const ORDER_FIRST: Phrase = Phrase {
    en: "Order first, then Chaos",
    fr: "L’Ordre, puis le Chaos",
    es: "Primero el Orden, luego el Caos",
};
