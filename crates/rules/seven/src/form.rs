//! What can be agreed before a game, as a form asks for it (S9 to S12).

use game::{About, Choice, Field, Phrase};

use crate::clauses::{AIM, CLAUSES, CREDIT};

pub(crate) const ABOUT: About = About {
    title: "SEVEN",
    aim: AIM,
    credit: CREDIT,
    clauses: CLAUSES,
    chance: None,
    has_turn_clock: false,
    has_shared_seats: false,
    has_drafts: false,
};

pub(crate) const FIELDS: &[Field] = &[
    Field {
        key: "players",
        label: Phrase::new("Players", "Joueurs", "Jugadores"),
        choices: &[
            Choice::new("2", Phrase::new("Two", "Deux", "Dos"), &[("Players", "2")])
                .told_as(Phrase::new("2 players", "2 joueurs", "2 jugadores")),
            Choice::new(
                "3",
                Phrase::new("Three", "Trois", "Tres"),
                &[("Players", "3")],
            )
            .told_as(Phrase::new("3 players", "3 joueurs", "3 jugadores")),
            Choice::new(
                "pairs",
                Phrase::new("Two pairs", "Deux équipes", "Dos parejas"),
                &[("Players", "4"), ("Pairs", "yes")],
            )
            .told(),
            Choice::new(
                "4",
                Phrase::new(
                    "Four alone",
                    "Quatre, chacun pour soi",
                    "Cuatro, cada uno por su cuenta",
                ),
                &[("Players", "4")],
            )
            .told_as(Phrase::new("4 players", "4 joueurs", "4 jugadores"))
            .with_note(FOUR_NOTE),
        ],
        for_class: false,
    },
    Field {
        key: "misere",
        label: Phrase::new("Aim", "But", "Objetivo"),
        choices: &[
            Choice::new(
                "no",
                Phrase::new(
                    "Most tiles on top",
                    "Le plus de tuiles en haut",
                    "Más piezas arriba",
                ),
                &[("Variant", "normal")],
            ),
            Choice::new(
                "yes",
                Phrase::new(
                    "Misère: most tiles at the bottom",
                    "Misère : le plus de tuiles en bas",
                    "Misère: más piezas abajo",
                ),
                &[("Variant", "misere")],
            )
            .told(),
        ],
        for_class: true,
    },
];

const FOUR_NOTE: Phrase = Phrase {
    en: "The designer does not recommend four players alone; two pairs play better.",
    fr: "L’auteur déconseille de jouer à quatre chacun pour soi ; en deux équipes, c’est mieux.",
    es: "El autor no recomienda cuatro jugadores por separado; en dos parejas se juega mejor.",
};
