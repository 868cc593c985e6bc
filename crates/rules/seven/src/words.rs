//! What SEVEN says to people, in every language.

use alloc::format;
use alloc::string::String;

use game::{Clause, Lang, Phrase, Refusal, TurnError};

use crate::error::RulesError;
use crate::setup::Colour;

pub(crate) const PAIRS_ARE_FOUR: Phrase = Phrase {
    en: "two pairs are four players, so Players must be 4",
    fr: "deux équipes font quatre joueurs, donc Players doit valoir 4",
    es: "dos parejas son cuatro jugadores, así que Players debe ser 4",
};

pub(crate) const TILE_LETTER: Phrase = Phrase {
    en: "a tile's letter (I, O, Y, U, S, J or P) is expected here, as in O:0,0;1,0;0,1;1,-1",
    fr: "la lettre d’une tuile (I, O, Y, U, S, J ou P) est attendue ici, comme dans O:0,0;1,0;0,1;1,-1",
    es: "aquí se espera la letra de una pieza (I, O, Y, U, S, J o P), como en O:0,0;1,0;0,1;1,-1",
};

pub(crate) const COLON: Phrase = Phrase {
    en: "a colon is expected after the tile's letter",
    fr: "un deux-points est attendu après la lettre de la tuile",
    es: "se esperan dos puntos tras la letra de la pieza",
};

pub(crate) const SEMICOLON: Phrase = Phrase {
    en: "a semicolon and another cell are expected here: a tile has four cells",
    fr: "un point-virgule et une autre case sont attendus ici : une tuile a quatre cases",
    es: "aquí se esperan un punto y coma y otra casilla: una pieza tiene cuatro casillas",
};

pub(crate) const COMMA: Phrase = Phrase {
    en: "a comma is expected between the two coordinates of a cell",
    fr: "une virgule est attendue entre les deux coordonnées d’une case",
    es: "se espera una coma entre las dos coordenadas de una casilla",
};

pub(crate) const COORDINATE: Phrase = Phrase {
    en: "a coordinate is expected here: a whole number of at most a thousand million",
    fr: "une coordonnée est attendue ici : un nombre entier d’au plus un milliard",
    es: "aquí se espera una coordenada: un número entero de mil millones como mucho",
};

pub(crate) const FOUR_CELLS: Phrase = Phrase {
    en: "the move should end here: a tile has four cells",
    fr: "le coup devrait finir ici : une tuile a quatre cases",
    es: "la jugada debería acabar aquí: una pieza tiene cuatro casillas",
};

impl Colour {
    /// The name of the player with this colour.
    pub const fn name(self) -> Phrase {
        match self {
            Colour::White => Phrase::new("White", "Blanc", "Blanco"),
            Colour::Black => Phrase::new("Black", "Noir", "Negro"),
            Colour::Red => Phrase::new("Red", "Rouge", "Rojo"),
            Colour::Blue => Phrase::new("Blue", "Bleu", "Azul"),
        }
    }
}

impl Refusal for RulesError {
    fn clause(&self) -> Clause {
        self.clause()
    }

    fn explain(&self, lang: Lang) -> String {
        match *self {
            RulesError::Turn(error) => error.explain(lang),
            RulesError::NotHeld { tile, colour } => {
                let name = colour.name().text(lang);
                match lang {
                    Lang::En => format!("{name} has placed the {tile} already"),
                    Lang::Fr => format!("{name} a déjà posé sa tuile {tile}"),
                    Lang::Es => format!("{name} ya ha colocado su pieza {tile}"),
                }
            }
            RulesError::NotTheShape(tile) => match lang {
                Lang::En => format!("these four cells do not have the shape of {tile}"),
                Lang::Fr => format!("ces quatre cases n’ont pas la forme de {tile}"),
                Lang::Es => format!("estas cuatro casillas no tienen la forma de {tile}"),
            },
            RulesError::TooFar => match lang {
                Lang::En => {
                    "the first tile lies too far out to write down what is next to it".into()
                }
                Lang::Fr => {
                    "la première tuile est si loin que ses voisines ne pourraient pas s’écrire"
                        .into()
                }
                Lang::Es => {
                    "la primera pieza está tan lejos que no se podrían escribir sus vecinas".into()
                }
            },
            RulesError::NotFlat {
                low,
                low_height,
                high,
                high_height,
            } => match lang {
                Lang::En => format!(
                    "the tile would not lie flat: the height is {low_height} at {low} and {high_height} at {high}"
                ),
                Lang::Fr => format!(
                    "la tuile ne serait pas à plat : la hauteur est {low_height} en {low} et {high_height} en {high}"
                ),
                Lang::Es => format!(
                    "la pieza no quedaría plana: la altura es {low_height} en {low} y {high_height} en {high}"
                ),
            },
            RulesError::NotAdjacent => match lang {
                Lang::En => "on the table, a tile has to share an edge with another one".into(),
                Lang::Fr => {
                    "sur la table, une tuile doit toucher une autre tuile par un bord".into()
                }
                Lang::Es => "sobre la mesa, una pieza debe compartir un borde con otra".into(),
            },
            RulesError::OnOneTile { tile, under } => match lang {
                Lang::En => {
                    format!(
                        "{tile} would rest on a single tile, the {under}; it needs at least two"
                    )
                }
                Lang::Fr => format!(
                    "{tile} reposerait sur une seule tuile, {under} ; il en faut au moins deux"
                ),
                Lang::Es => format!(
                    "{tile} descansaría sobre una sola pieza, {under}; hacen falta al menos dos"
                ),
            },
            RulesError::NotHighest {
                tile,
                level,
                highest,
            } => match lang {
                Lang::En => format!(
                    "{tile} can go to level {highest}, so it must; this would be level {level}"
                ),
                Lang::Fr => format!(
                    "{tile} peut aller au niveau {highest}, donc elle le doit ; ceci serait le niveau {level}"
                ),
                Lang::Es => format!(
                    "{tile} puede ir al nivel {highest}, así que debe hacerlo; esto sería el nivel {level}"
                ),
            },
            RulesError::PlayedForIt { colour, only } => {
                let name = colour.name().text(lang);
                match lang {
                    Lang::En => format!(
                        "{name} is out of the game, and those tiles are placed one by one where they first fit: {only} comes next"
                    ),
                    Lang::Fr => format!(
                        "{name} est hors jeu, et ses tuiles sont posées l’une après l’autre à la première place possible\u{a0}: {only} vient maintenant"
                    ),
                    Lang::Es => format!(
                        "{name} está fuera de la partida, y sus piezas se colocan una tras otra en el primer sitio posible: ahora toca {only}"
                    ),
                }
            }
            RulesError::AlreadyOut(colour) => {
                let name = colour.name().text(lang);
                match lang {
                    Lang::En => format!("{name} is out of the game already"),
                    Lang::Fr => format!("{name} est déjà hors jeu"),
                    Lang::Es => format!("{name} ya está fuera de la partida"),
                }
            }
        }
    }
}

game::explained_error!(RulesError: Turn(TurnError));
