//! What can be agreed before a game, as a form asks for it (N1, N2, N5 to N7, N11).

use game::{About, ChanceWords, Choice, ChoiceKind, Field, Phrase};

use crate::clauses::{AIM, CLAUSES, CREDIT};
use crate::words::{BLACK, RED};

pub(crate) const ABOUT: About = About {
    title: "HeiNash",
    aim: AIM,
    credit: CREDIT,
    clauses: CLAUSES,
    chance: Some(ChanceWords {
        label: Phrase::new("Dice", "Dés", "Dados"),
        one: Phrase::new("roll", "lancer", "tirada"),
        many: Phrase::new("rolls", "lancers", "tiradas"),
        hosted: Phrase::new(
            "The page rolls",
            "La page lance les dés",
            "Los tira la página",
        ),
        real: Phrase::new(
            "Real dice, typed in",
            "De vrais dés, que l’on tape",
            "Dados de verdad, escritos a mano",
        ),
        comes_unasked: false,
    }),
    has_turn_clock: true,
    has_shared_seats: true,
    has_drafts: true,
};

pub(crate) const FIELDS: &[Field] = &[
    Field {
        key: "variant",
        label: Phrase::new(
            "When somebody finds nothing",
            "Quand on ne trouve rien",
            "Cuando alguien no encuentra nada",
        ),
        choices: &[
            Choice::new("base", PLACES_PAWN, &[("Variant", "base")]),
            Choice::new(
                "steal-number",
                STEALS_NUMBER,
                &[("Variant", "steal-number")],
            )
            .told(),
            Choice::new("steal-place", STEALS_PLACE, &[("Variant", "steal-place")]).told(),
        ],
        for_class: true,
    },
    Field {
        key: "layout",
        label: Phrase::new(
            "Numbers on the board",
            "Numéros du plateau",
            "Números del tablero",
        ),
        choices: &[
            Choice::new("reading", IN_READING_ORDER, &[("Layout", "reading")]),
            Choice::new(
                "shuffle",
                Phrase::new("Shuffled", "Mélangés", "Barajados"),
                &[("Layout", "shuffle")],
            )
            .told()
            .of_kind(ChoiceKind::Seeded),
            Choice::new(
                "balanced",
                Phrase::new("Balanced", "Équilibrés", "Equilibrados"),
                &[("Layout", "balanced")],
            )
            .told(),
        ],
        for_class: true,
    },
    Field {
        key: "sides",
        label: Phrase::new("Sides to join", "Bords à relier", "Lados que hay que unir"),
        choices: &[
            Choice::new("any", ANY_SIDES, &[("Sides", "any")]),
            Choice::new("own", OWN_SIDES, &[("Sides", "own")]).told(),
        ],
        for_class: false,
    },
    Field {
        key: "signs",
        label: Phrase::new("Signs", "Signes", "Signos"),
        choices: &[
            Choice::new("+-*/", Phrase::same("+ − × ÷"), &[("Operations", "+-*/")]),
            Choice::new(
                "+*",
                Phrase::new("+ and ×", "+ et ×", "+ y ×"),
                &[("Operations", "+*")],
            )
            .told(),
            Choice::new(
                "+",
                Phrase::new("+ alone", "+ seulement", "Solo +"),
                &[("Operations", "+")],
            )
            .told(),
        ],
        for_class: true,
    },
    Field {
        key: "colour",
        label: Phrase::new(
            "Colour of the first player",
            "Couleur du premier joueur",
            "Color del primer jugador",
        ),
        choices: &[
            Choice::new("black", BLACK, &[("Colour", "black")]),
            Choice::new("red", RED, &[("Colour", "red")]),
            Choice::new("pick", FIRST_PICKS, &[]).of_kind(ChoiceKind::PickedAtTable),
        ],
        for_class: false,
    },
    Field {
        key: "size",
        label: Phrase::new("Board", "Plateau", "Tablero"),
        choices: &[
            Choice::new(
                "6",
                Phrase::new("6 by 6", "6 sur 6", "6 por 6"),
                &[("Size", "6")],
            ),
            Choice::new(
                "5",
                Phrase::new("5 by 5", "5 sur 5", "5 por 5"),
                &[("Size", "5")],
            )
            .told(),
            Choice::new(
                "4",
                Phrase::new("4 by 4", "4 sur 4", "4 por 4"),
                &[("Size", "4")],
            )
            .told(),
            Choice::new(
                "3",
                Phrase::new("3 by 3", "3 sur 3", "3 por 3"),
                &[("Size", "3")],
            )
            .told(),
            Choice::new(
                "2",
                Phrase::new("2 by 2", "2 sur 2", "2 por 2"),
                &[("Size", "2")],
            )
            .told()
            .of_kind(ChoiceKind::Unlisted),
        ],
        for_class: false,
    },
];

const PLACES_PAWN: Phrase = Phrase {
    en: "The opponent places that player’s pawn",
    fr: "L’adversaire place le pion de ce joueur",
    es: "El rival pone el peón de ese jugador",
};

const STEALS_NUMBER: Phrase = Phrase {
    en: "The opponent may steal the number",
    fr: "L’adversaire peut voler le nombre",
    es: "El rival puede robar el número",
};

const STEALS_PLACE: Phrase = Phrase {
    en: "The opponent may steal the place",
    fr: "L’adversaire peut voler l’emplacement",
    es: "El rival puede robar el sitio",
};

const IN_READING_ORDER: Phrase = Phrase {
    en: "In reading order",
    fr: "Dans l’ordre de lecture",
    es: "En orden de lectura",
};

const ANY_SIDES: Phrase = Phrase {
    en: "Any two opposite sides",
    fr: "Deux bords opposés au choix",
    es: "Dos lados opuestos cualesquiera",
};

const OWN_SIDES: Phrase = Phrase {
    en: "Each player has a pair of sides",
    fr: "Chaque joueur a ses deux bords",
    es: "Cada jugador tiene sus dos lados",
};

const FIRST_PICKS: Phrase = Phrase {
    en: "The first player picks it",
    fr: "Le premier joueur la choisit",
    es: "Lo elige el primer jugador",
};
