//! What stands on HeiNash's sheets.

use game::{Lang, Phrase};
use heinash::Operations;

pub(super) fn board_shown(lang: Lang, rows: &str) -> String {
    match lang {
        Lang::En => format!("Six rows of six hexagons with the numbers {rows}."),
        Lang::Fr => format!("Six lignes de six hexagones avec les numéros {rows}."),
        Lang::Es => format!("Seis filas de seis hexágonos con los números {rows}."),
    }
}

pub(super) fn layout_named(lang: Lang, name: &str) -> String {
    if name == "balanced" {
        let balanced = Phrase {
            en: "balanced numbers",
            fr: "numéros équilibrés",
            es: "números equilibrados",
        };
        return balanced.text(lang).to_string();
    }
    let seed = name.trim_start_matches("shuffle:");
    match lang {
        Lang::En => format!("shuffled numbers, no. {seed}"),
        Lang::Fr => format!("numéros mélangés, nº {seed}"),
        Lang::Es => format!("números barajados, n.º {seed}"),
    }
}

pub(super) const SIDES: [Phrase; 2] = [
    Phrase::new("top and bottom", "haut et bas", "arriba y abajo"),
    Phrase::new("left and right", "gauche et droite", "izquierda y derecha"),
];

pub(super) const JOIN: Phrase = Phrase {
    en: "Join two sides with the same line:",
    fr: "Relier deux bords au même trait\u{a0}:",
    es: "Une dos lados con la misma línea:",
};

pub(super) const PAWNS_SHOWN: Phrase = Phrase {
    en: "18 dark round pawns, 18 light square pawns with a red ring, and the nets of three dice.",
    fr: "18 pions ronds foncés, 18 pions carrés clairs avec un anneau rouge, et les patrons de trois dés.",
    es: "18 peones redondos oscuros, 18 peones cuadrados claros con un anillo rojo, y los desarrollos de tres dados.",
};

pub(super) const BLACK_PAWNS: Phrase = Phrase {
    en: "Black: 18 round pawns",
    fr: "Noir\u{a0}: 18 pions ronds",
    es: "Negro: 18 peones redondos",
};

pub(super) const RED_PAWNS: Phrase = Phrase {
    en: "Red: 18 square pawns",
    fr: "Rouge\u{a0}: 18 pions carrés",
    es: "Rojo: 18 peones cuadrados",
};

pub(super) const DICE: Phrase = Phrase {
    en: "Three dice to cut out, fold and tape",
    fr: "Trois dés à découper, à plier et à coller avec du ruban",
    es: "Tres dados para recortar, plegar y pegar con cinta",
};

pub(super) const fn signs(operations: Operations) -> Phrase {
    match operations {
        Operations::All => Phrase {
            en: "with +, −, × and ÷",
            fr: "avec +, −, × et ÷",
            es: "con +, −, × y ÷",
        },
        Operations::PlusTimes => Phrase::new("with + and ×", "avec + et ×", "con + y ×"),
        Operations::Plus => Phrase::new("with + alone", "avec + seul", "solo con +"),
    }
}

pub(super) const DICE_COLUMN: Phrase = Phrase::new("Dice", "Dés", "Dados");

/// How many of the 216 throws make a number.
pub(super) const ODDS_ROW: Phrase = Phrase::new("of 216", "sur 216", "de 216");

pub(super) const ODDS_NOTE: Phrase = Phrase {
    en: "A number stands in a row if these dice can make it. Last row: in how many of 216 throws a number can be made; more means easier.",
    fr: "Un nombre figure sur une ligne si ces dés permettent de l’obtenir. Dernière ligne\u{a0}: sur 216 lancers, combien permettent ce nombre\u{a0}; plus il y en a, plus c’est facile.",
    es: "Un número está en una fila si se puede hacer con esos dados. Última fila: en cuántas de 216 tiradas se puede hacer; cuantas más, más fácil.",
};

pub(super) fn results_shown(lang: Lang) -> &'static str {
    let shown = Phrase {
        en: "A table with a row for each roll and a column for each number.",
        fr: "Un tableau avec une ligne par lancer et une colonne par nombre.",
        es: "Una tabla con una fila por tirada y una columna por número.",
    };
    shown.text(lang)
}

pub(super) const NAMES_LINE: Phrase = Phrase {
    en: "Player or pair:",
    fr: "Joueur ou binôme\u{a0}:",
    es: "Jugador o pareja:",
};

pub(super) const COLOUR_LINE: Phrase = Phrase::new("Pawns:", "Pions\u{a0}:", "Peones:");

pub(super) const CALCULATIONS_HINT: Phrase = Phrase {
    en: "Use each of the three dice exactly once. Nothing found? Tick the last box: the other side places your pawn.",
    fr: "Utilise chacun des trois dés exactement une fois. Rien trouvé\u{a0}? Coche la dernière case\u{a0}: l’autre camp place ton pion.",
    es: "Usa cada uno de los tres dados exactamente una vez. ¿Nada? Marca la última casilla: el otro equipo pone tu peón.",
};

pub(super) const CALCULATION_COLUMNS: [Phrase; 4] = [
    Phrase::new("Dice", "Dés", "Dados"),
    Phrase::new("My calculation", "Mon calcul", "Mi cálculo"),
    Phrase::new("Cell", "Case", "Casilla"),
    Phrase::new("Nothing", "Rien", "Nada"),
];

pub(super) const CALCULATIONS_SHOWN: Phrase = Phrase {
    en: "A table of 18 turns to fill in.",
    fr: "Un tableau de 18 tours à remplir.",
    es: "Una tabla de 18 turnos para rellenar.",
};

pub(super) const EXAMPLE: Phrase = Phrase {
    en: "A board on which a chain of black pawns has joined top and bottom, and some calculations with the dice 5, 4 and 2.",
    fr: "Un plateau où une chaîne de pions noirs a relié le haut et le bas, et quelques calculs avec les dés 5, 4 et 2.",
    es: "Un tablero en el que una cadena de peones negros ha unido arriba y abajo, y algunos cálculos con los dados 5, 4 y 2.",
};
