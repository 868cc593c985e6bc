//! The words of `tablier codecup`.

use game::{Phrase, sentences};

pub(crate) const ABOUT: Phrase = Phrase {
    en: "Play HYLE⁷ by the protocol of the CodeCup 2023 contest, on standard input and output",
    fr: "Jouer à HYLE⁷ selon le protocole du concours CodeCup 2023, par l’entrée et la sortie standard",
    es: "Jugar a HYLE⁷ con el protocolo del concurso CodeCup 2023, por la entrada y la salida estándar",
};

pub(crate) const TIME: Phrase = Phrase {
    en: "The time for the whole round, in thousandths of a second; 30000 if nothing is said",
    fr: "Le temps pour toute la manche, en millièmes de seconde ; 30000 par défaut",
    es: "El tiempo para toda la ronda, en milésimas de segundo; 30000 si no se dice nada",
};

pub(crate) const SEED: Phrase = Phrase {
    en: "What settles choices between equally good moves; 1 if nothing is said",
    fr: "Ce qui départage des coups aussi bons l’un que l’autre ; 1 par défaut",
    es: "Lo que decide entre jugadas igual de buenas; 1 si no se dice nada",
};

pub(crate) const EXPECTED_FIRST: Phrase = Phrase {
    en: "the first line is Start for Chaos, or a colour and a cell such as 3Dd for Order",
    fr: "la première ligne est Start pour le Chaos, ou une couleur et une case comme 3Dd pour l’Ordre",
    es: "la primera línea es Start para el Caos, o un color y una casilla como 3Dd para el Orden",
};

pub(crate) const EXPECTED_COLOUR: Phrase = Phrase {
    en: "the colour drawn is due now, such as 3",
    fr: "c’est le moment de la couleur tirée, comme 3",
    es: "ahora toca el color sacado, como 3",
};

pub(crate) const EXPECTED_SLIDE: Phrase = Phrase {
    en: "Order’s slide is due now, such as DdDa, or DdDd for a pass",
    fr: "c’est le moment du glissement de l’Ordre, comme DdDa, ou DdDd s’il passe",
    es: "ahora toca el deslizamiento del Orden, como DdDa, o DdDd si pasa",
};

pub(crate) const EXPECTED_PLACED: Phrase = Phrase {
    en: "what Chaos placed is due now, such as 3Dd",
    fr: "c’est le moment de ce que le Chaos a posé, comme 3Dd",
    es: "ahora toca lo que el Caos ha colocado, como 3Dd",
};

pub(crate) const EXPECTED_QUIT: Phrase = Phrase {
    en: "the board is full: only Quit can follow",
    fr: "le plateau est plein : seul Quit peut suivre",
    es: "el tablero está lleno: solo puede seguir Quit",
};

pub(crate) const EMPTY_PASS: Phrase = Phrase {
    en: "a pass names a cell that holds a token",
    fr: "pour passer, on nomme une case occupée",
    es: "para pasar se nombra una casilla ocupada",
};

sentences! {
    pub(crate) fn wrong_line(lang, number: usize, text: &str, why: &str) {
        en: "line {number}, “{text}”: {why}",
        fr: "ligne {number}, « {text} » : {why}",
        es: "línea {number}, «{text}»: {why}",
    }

    pub(crate) fn no_quit(lang, number: usize) {
        en: "the input ended before line {number}, without Quit",
        fr: "l’entrée s’est arrêtée avant la ligne {number}, sans Quit",
        es: "la entrada acabó antes de la línea {number}, sin Quit",
    }
}
