//! The titles of sheets and what stands on them.

use game::{Lang, Phrase};
use heinash::Operations;
use seven::Colour;

use crate::sheet::Sheet;

pub(crate) const fn title(sheet: Sheet) -> Phrase {
    match sheet {
        Sheet::SevenTiles => Phrase {
            en: "SEVEN: tiles to cut out",
            fr: "SEVEN\u{a0}: tuiles à découper",
            es: "SEVEN: piezas para recortar",
        },
        Sheet::SevenMat => Phrase {
            en: "SEVEN: mat",
            fr: "SEVEN\u{a0}: tapis de jeu",
            es: "SEVEN: tapete de juego",
        },
        Sheet::SevenRules => Phrase {
            en: "The rules of SEVEN",
            fr: "Les règles de SEVEN",
            es: "Las reglas de SEVEN",
        },
        Sheet::HeinashBoard => Phrase {
            en: "HeiNash: board",
            fr: "HeiNash\u{a0}: plateau",
            es: "HeiNash: tablero",
        },
        Sheet::HeinashPawns => Phrase {
            en: "HeiNash: pawns and dice",
            fr: "HeiNash\u{a0}: pions et dés",
            es: "HeiNash: peones y dados",
        },
        Sheet::HeinashResults => Phrase {
            en: "HeiNash: what each roll can make",
            fr: "HeiNash\u{a0}: ce que donne chaque lancer",
            es: "HeiNash: lo que se puede hacer con cada tirada",
        },
        Sheet::HeinashCalculations => Phrase {
            en: "HeiNash: my calculations",
            fr: "HeiNash\u{a0}: mes calculs",
            es: "HeiNash: mis cálculos",
        },
        Sheet::HeinashRules => Phrase {
            en: "The rules of HeiNash",
            fr: "Les règles de HeiNash",
            es: "Las reglas de HeiNash",
        },
        Sheet::HeinashLessons => Phrase {
            en: "HeiNash in class",
            fr: "HeiNash en classe",
            es: "HeiNash en clase",
        },
        Sheet::Hyle7Board => Phrase {
            en: "HYLE⁷: board and points",
            fr: "HYLE⁷\u{a0}: plateau et points",
            es: "HYLE⁷: tablero y puntos",
        },
        Sheet::Hyle7Tokens => Phrase {
            en: "HYLE⁷: tokens to cut out",
            fr: "HYLE⁷\u{a0}: jetons à découper",
            es: "HYLE⁷: fichas para recortar",
        },
        Sheet::Hyle7Rules => Phrase {
            en: "The rules of HYLE⁷",
            fr: "Les règles de HYLE⁷",
            es: "Las reglas de HYLE⁷",
        },
    }
}

pub(crate) const fn about(sheet: Sheet) -> Phrase {
    match sheet {
        Sheet::SevenTiles => Phrase {
            en: "The seven tiles in four colours, each hexagon 20 mm across",
            fr: "Les sept tuiles en quatre couleurs, chaque hexagone large de 20 mm",
            es: "Las siete piezas en cuatro colores, cada hexágono de 20 mm de ancho",
        },
        Sheet::SevenMat => Phrase {
            en: "A grid of hexagons of the same size to lay the tiles on",
            fr: "Une grille d’hexagones de même taille où poser les tuiles",
            es: "Una rejilla de hexágonos del mismo tamaño para poner las piezas",
        },
        Sheet::SevenRules | Sheet::HeinashRules | Sheet::Hyle7Rules => Phrase {
            en: "All the rules on one page",
            fr: "Toutes les règles sur une page",
            es: "Todas las reglas en una página",
        },
        Sheet::HeinashBoard => Phrase {
            en: "The board with large numbers and room for pawns, in any layout",
            fr: "Le plateau avec de grands nombres et la place des pions, dans la disposition voulue",
            es: "El tablero con números grandes y sitio para los peones, en la disposición que se quiera",
        },
        Sheet::HeinashPawns => Phrase {
            en: "18 round and 18 square pawns, and three dice to fold",
            fr: "18 pions ronds, 18 pions carrés, et trois dés à plier",
            es: "18 peones redondos, 18 cuadrados y tres dados para plegar",
        },
        Sheet::HeinashResults => Phrase {
            en: "For each of the 56 rolls the numbers it can make: with all signs, with + and ×, with + alone",
            fr: "Pour chacun des 56 lancers, les nombres possibles\u{a0}: avec tous les signes, avec + et ×, avec + seul",
            es: "Para cada una de las 56 tiradas, los números posibles: con todos los signos, con + y ×, solo con +",
        },
        Sheet::HeinashCalculations => Phrase {
            en: "A sheet for pupils: the dice, the calculation, the cell",
            fr: "Une feuille pour les élèves\u{a0}: les dés, le calcul, la case",
            es: "Una hoja para los alumnos: los dados, el cálculo, la casilla",
        },
        Sheet::HeinashLessons => Phrase {
            en: "For teachers: lessons of 10, 20 and 45 minutes",
            fr: "Pour l’enseignant\u{a0}: des séances de 10, 20 et 45 minutes",
            es: "Para el profesorado: sesiones de 10, 20 y 45 minutos",
        },
        Sheet::Hyle7Board => Phrase {
            en: "The board with room to write the points of both rounds",
            fr: "Le plateau, avec de quoi noter les points des deux manches",
            es: "El tablero, con sitio para apuntar los puntos de las dos rondas",
        },
        Sheet::Hyle7Tokens => Phrase {
            en: "The 49 tokens, with a sign for each colour",
            fr: "Les 49 jetons, avec un signe par couleur",
            es: "Las 49 fichas, con un signo para cada color",
        },
    }
}

/// What whoever checks the size of a print reads beside the ruler.
pub(crate) const RULER: Phrase = Phrase {
    en: "50 mm. Print at 100 %, without “fit to page”.",
    fr: "50 mm. Imprimer à 100 %, sans «\u{a0}ajuster à la page\u{a0}».",
    es: "50 mm. Imprimir al 100 %, sin «ajustar a la página».",
};

pub(crate) fn tiles_of(lang: Lang, colour: Colour) -> String {
    let colour = match colour {
        Colour::White => Phrase {
            en: "White",
            fr: "Blanc",
            es: "Blanco",
        },
        Colour::Black => Phrase {
            en: "Black",
            fr: "Noir",
            es: "Negro",
        },
        Colour::Red => Phrase {
            en: "Red",
            fr: "Rouge",
            es: "Rojo",
        },
        Colour::Blue => Phrase {
            en: "Blue",
            fr: "Bleu",
            es: "Azul",
        },
    };
    colour.text(lang).to_string()
}

pub(crate) const TILES_HINT: Phrase = Phrase {
    en: "Glue on firm card, 2 mm or more, then cut along the outer lines. Two players need White and Black.",
    fr: "Coller sur du carton épais, 2 mm ou plus, puis découper le long des traits extérieurs. À deux, il faut Blanc et Noir.",
    es: "Pegar sobre cartón grueso, de 2 mm o más, y recortar por las líneas exteriores. Entre dos hacen falta Blanco y Negro.",
};

pub(crate) const TILES_SHOWN: Phrase = Phrase {
    en: "The seven tiles, each made of four hexagons: I, O, Y, U, S, J and P.",
    fr: "Les sept tuiles, faites de quatre hexagones chacune\u{a0}: I, O, Y, U, S, J et P.",
    es: "Las siete piezas, cada una hecha de cuatro hexágonos: I, O, Y, U, S, J y P.",
};

pub(crate) const MAT_SHOWN: Phrase = Phrase {
    en: "An empty grid of hexagons.",
    fr: "Une grille d’hexagones vide.",
    es: "Una rejilla de hexágonos vacía.",
};

pub(crate) fn board_shown(lang: Lang, rows: &str) -> String {
    match lang {
        Lang::En => format!("Six rows of six hexagons with the numbers {rows}."),
        Lang::Fr => format!("Six lignes de six hexagones avec les numéros {rows}."),
        Lang::Es => format!("Seis filas de seis hexágonos con los números {rows}."),
    }
}

pub(crate) fn layout_named(lang: Lang, name: &str) -> String {
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

pub(crate) const SIDES: [Phrase; 2] = [
    Phrase {
        en: "top and bottom",
        fr: "haut et bas",
        es: "arriba y abajo",
    },
    Phrase {
        en: "left and right",
        fr: "gauche et droite",
        es: "izquierda y derecha",
    },
];

pub(crate) const JOIN: Phrase = Phrase {
    en: "Join two sides with the same line:",
    fr: "Relier deux bords au même trait\u{a0}:",
    es: "Une dos lados con la misma línea:",
};

pub(crate) const PAWNS_SHOWN: Phrase = Phrase {
    en: "18 dark round pawns, 18 light square pawns with a red ring, and the nets of three dice.",
    fr: "18 pions ronds foncés, 18 pions carrés clairs avec un anneau rouge, et les patrons de trois dés.",
    es: "18 peones redondos oscuros, 18 peones cuadrados claros con un anillo rojo, y los desarrollos de tres dados.",
};

pub(crate) const BLACK_PAWNS: Phrase = Phrase {
    en: "Black: 18 round pawns",
    fr: "Noir\u{a0}: 18 pions ronds",
    es: "Negro: 18 peones redondos",
};

pub(crate) const RED_PAWNS: Phrase = Phrase {
    en: "Red: 18 square pawns",
    fr: "Rouge\u{a0}: 18 pions carrés",
    es: "Rojo: 18 peones cuadrados",
};

pub(crate) const DICE: Phrase = Phrase {
    en: "Three dice to cut out, fold and tape",
    fr: "Trois dés à découper, à plier et à coller avec du ruban",
    es: "Tres dados para recortar, plegar y pegar con cinta",
};

pub(crate) const fn signs(operations: Operations) -> Phrase {
    match operations {
        Operations::All => Phrase {
            en: "with +, −, × and ÷",
            fr: "avec +, −, × et ÷",
            es: "con +, −, × y ÷",
        },
        Operations::PlusTimes => Phrase {
            en: "with + and ×",
            fr: "avec + et ×",
            es: "con + y ×",
        },
        Operations::Plus => Phrase {
            en: "with + alone",
            fr: "avec + seul",
            es: "solo con +",
        },
    }
}

pub(crate) const DICE_COLUMN: Phrase = Phrase {
    en: "Dice",
    fr: "Dés",
    es: "Dados",
};

/// How many of the 216 throws make a number.
pub(crate) const ODDS_ROW: Phrase = Phrase {
    en: "of 216",
    fr: "sur 216",
    es: "de 216",
};

pub(crate) const ODDS_NOTE: Phrase = Phrase {
    en: "A number stands in a row if these dice can make it. Last row: in how many of 216 throws a number can be made; more means easier.",
    fr: "Un nombre figure sur une ligne si ces dés permettent de l’obtenir. Dernière ligne\u{a0}: sur 216 lancers, combien permettent ce nombre\u{a0}; plus il y en a, plus c’est facile.",
    es: "Un número está en una fila si se puede hacer con esos dados. Última fila: en cuántas de 216 tiradas se puede hacer; cuantas más, más fácil.",
};

pub(crate) fn results_shown(lang: Lang) -> &'static str {
    let shown = Phrase {
        en: "A table with a row for each roll and a column for each number.",
        fr: "Un tableau avec une ligne par lancer et une colonne par nombre.",
        es: "Una tabla con una fila por tirada y una columna por número.",
    };
    shown.text(lang)
}

pub(crate) const NAMES_LINE: Phrase = Phrase {
    en: "Player or pair:",
    fr: "Joueur ou binôme\u{a0}:",
    es: "Jugador o pareja:",
};

pub(crate) const COLOUR_LINE: Phrase = Phrase {
    en: "Pawns:",
    fr: "Pions\u{a0}:",
    es: "Peones:",
};

pub(crate) const CALCULATIONS_HINT: Phrase = Phrase {
    en: "Use each of the three dice exactly once. Nothing found? Tick the last box: the other side places your pawn.",
    fr: "Utilise chacun des trois dés exactement une fois. Rien trouvé\u{a0}? Coche la dernière case\u{a0}: l’autre camp place ton pion.",
    es: "Usa cada uno de los tres dados exactamente una vez. ¿Nada? Marca la última casilla: el otro equipo pone tu peón.",
};

pub(crate) const CALCULATION_COLUMNS: [Phrase; 4] = [
    Phrase {
        en: "Dice",
        fr: "Dés",
        es: "Dados",
    },
    Phrase {
        en: "My calculation",
        fr: "Mon calcul",
        es: "Mi cálculo",
    },
    Phrase {
        en: "Cell",
        fr: "Case",
        es: "Casilla",
    },
    Phrase {
        en: "Nothing",
        fr: "Rien",
        es: "Nada",
    },
];

pub(crate) const CALCULATIONS_SHOWN: Phrase = Phrase {
    en: "A table of 18 turns to fill in.",
    fr: "Un tableau de 18 tours à remplir.",
    es: "Una tabla de 18 turnos para rellenar.",
};

pub(crate) const HYLE7_SHOWN: Phrase = Phrase {
    en: "A board of seven rows and seven columns, and two empty tables for the points.",
    fr: "Un plateau de sept lignes et sept colonnes, et deux tableaux vides pour les points.",
    es: "Un tablero de siete filas y siete columnas, y dos tablas vacías para los puntos.",
};

pub(crate) fn round(lang: Lang, number: usize) -> String {
    match lang {
        Lang::En => format!("Round {number}, Order:"),
        Lang::Fr => format!("Manche {number}, l’Ordre\u{a0}:"),
        Lang::Es => format!("Ronda {number}, el Orden:"),
    }
}

pub(crate) const TOTAL: Phrase = Phrase {
    en: "Total",
    fr: "Total",
    es: "Total",
};

pub(crate) const TOKENS_SHOWN: Phrase = Phrase {
    en: "Seven rows of seven tokens: circle, triangle, square, diamond, star, cross and hexagon.",
    fr: "Sept lignes de sept jetons\u{a0}: rond, triangle, carré, losange, étoile, croix et hexagone.",
    es: "Siete filas de siete fichas: círculo, triángulo, cuadrado, rombo, estrella, cruz y hexágono.",
};

pub(crate) const TOKENS_HINT: Phrase = Phrase {
    en: "Glue on card, cut out, and put all 49 in a bag that nobody can look into.",
    fr: "Coller sur du carton, découper, et mettre les 49 dans un sac où l’on ne voit rien.",
    es: "Pegar sobre cartón, recortar y meter las 49 en una bolsa donde no se vea nada.",
};

pub(crate) fn points(lang: Lang, points: u32) -> String {
    match lang {
        Lang::En | Lang::Fr if points == 1 => "1 point".to_string(),
        Lang::En | Lang::Fr => format!("{points} points"),
        Lang::Es if points == 1 => "1 punto".to_string(),
        Lang::Es => format!("{points} puntos"),
    }
}

pub(crate) const EXAMPLE_HEINASH: Phrase = Phrase {
    en: "A board on which a chain of black pawns has joined top and bottom, and some calculations with the dice 5, 4 and 2.",
    fr: "Un plateau où une chaîne de pions noirs a relié le haut et le bas, et quelques calculs avec les dés 5, 4 et 2.",
    es: "Un tablero en el que una cadena de peones negros ha unido arriba y abajo, y algunos cálculos con los dados 5, 4 y 2.",
};

pub(crate) const EXAMPLE_HYLE7: Phrase = Phrase {
    en: "Six rows of tokens with the points they score.",
    fr: "Six suites de jetons avec les points qu’elles rapportent.",
    es: "Seis series de fichas con los puntos que valen.",
};

pub(crate) fn page_of(lang: Lang, page: usize, pages: usize) -> String {
    match lang {
        Lang::En => format!("page {page} of {pages}"),
        Lang::Fr => format!("page {page} sur {pages}"),
        Lang::Es => format!("página {page} de {pages}"),
    }
}
