//! What the game says, in every language.

use alloc::format;
use alloc::string::String;

use game::{Clause, ClauseText, Lang, Phrase};

pub(crate) const AIM: Phrase = Phrase {
    en: "In turn, players throw a die and write the number on a cell of a row. The highest sum wins.",
    fr: "Chacun à son tour jette un dé et écrit le nombre sur une case d’une rangée. La plus grande somme gagne.",
    es: "Por turnos se tira un dado y se escribe el número en una casilla de una fila. Gana la suma más alta.",
};

pub(crate) const CREDIT: Phrase = Phrase {
    en: "Trio is a game for tests.",
    fr: "Trio est un jeu pour les tests.",
    es: "Trio es un juego para pruebas.",
};

pub(crate) const CLAUSES: &[ClauseText] = &[
    ClauseText {
        clause: Clause("T1"),
        title: Phrase::new("A turn", "Un tour", "Un turno"),
        text: Phrase {
            en: "A die is thrown, and whoever’s turn it is writes its number on a free cell.",
            fr: "On jette un dé, et celui dont c’est le tour écrit son nombre sur une case libre.",
            es: "Se tira un dado, y quien tiene el turno escribe su número en una casilla libre.",
        },
    },
    ClauseText {
        clause: Clause("T2"),
        title: Phrase::new("Counting", "Compter", "Contar"),
        text: Phrase {
            en: "A number counts for whoever wrote it, twice on a cell whose own number is even.",
            fr: "Un nombre compte pour celui qui l’a écrit, deux fois sur une case de numéro pair.",
            es: "Un número cuenta para quien lo escribió, el doble en una casilla de número par.",
        },
    },
    ClauseText {
        clause: Clause("T3"),
        title: Phrase::new("The end", "La fin", "El final"),
        text: Phrase {
            en: "When the row is full the highest sum wins.",
            fr: "Quand la rangée est pleine, la plus grande somme gagne.",
            es: "Cuando la fila está llena, gana la suma más alta.",
        },
    },
    ClauseText {
        clause: Clause("T4"),
        title: Phrase::new("Leaving", "Partir", "Irse"),
        text: Phrase {
            en: "For whoever leaves, the lowest free cell is taken; the last one to stay wins.",
            fr: "Pour celui qui part, on prend la première case libre ; le dernier qui reste gagne.",
            es: "Por quien se va se toma la primera casilla libre; gana el último que queda.",
        },
    },
];

pub(crate) const MARK: Phrase = Phrase {
    en: "a cell is expected here, as in put:4",
    fr: "une case est attendue ici, comme dans put:4",
    es: "aquí se espera una casilla, como en put:4",
};

pub(crate) const THROW: Phrase = Phrase {
    en: "a throw from 1 to 3 is expected here, as in die:2",
    fr: "un jet de 1 à 3 est attendu ici, comme dans die:2",
    es: "aquí se espera una tirada de 1 a 3, como en die:2",
};

pub(crate) const FIRST: Phrase = Phrase::new("First", "Premier", "Primero");
pub(crate) const SECOND: Phrase = Phrase::new("Second", "Deuxième", "Segundo");
pub(crate) const THIRD: Phrase = Phrase::new("Third", "Troisième", "Tercero");

pub(crate) fn not_free(lang: Lang, cell: u8) -> String {
    match lang {
        Lang::En => format!("cell {cell} is not free"),
        Lang::Fr => format!("la case {cell} n’est pas libre"),
        Lang::Es => format!("la casilla {cell} no está libre"),
    }
}

pub(crate) fn taken_for(lang: Lang, cell: u8) -> String {
    match lang {
        Lang::En => format!("whoever has left takes the lowest free cell, {cell}"),
        Lang::Fr => format!("celui qui est parti prend la première case libre, {cell}"),
        Lang::Es => format!("quien se fue toma la primera casilla libre, {cell}"),
    }
}

pub(crate) fn throws(lang: Lang, name: &str, number: u8) -> String {
    match lang {
        Lang::En => format!("{name} throws {number}"),
        Lang::Fr => format!("{name} tire {number}"),
        Lang::Es => format!("{name} saca {number}"),
    }
}

pub(crate) fn writes(lang: Lang, name: &str, number: u8, cell: u8) -> String {
    match lang {
        Lang::En => format!("{name} writes {number} on {cell}"),
        Lang::Fr => format!("{name} écrit {number} sur {cell}"),
        Lang::Es => format!("{name} escribe {number} en {cell}"),
    }
}
