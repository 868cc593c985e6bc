//! What is said about HeiNash alone.

use game::{Lang, Phrase, sentences};

/// The words that list what was possible.
pub(super) const WAYS: [&[&str]; 3] = [&["ways"], &["façons", "facons"], &["formas"]];

pub(super) const WAYS_ABOUT: Phrase = Phrase {
    en: "after a turn: the numbers that were possible, with every way",
    fr: "après un tour : les nombres qui étaient possibles, de toutes les façons",
    es: "tras un turno: los números que eran posibles, de todas las formas",
};

pub(super) const TO_ROLL: Phrase = Phrase {
    en: "the dice are to be rolled",
    fr: "il faut lancer les dés",
    es: "hay que tirar los dados",
};

pub(super) const LONGEST_CHAINS: Phrase = Phrase {
    en: "Longest chains",
    fr: "Chaînes les plus longues",
    es: "Cadenas más largas",
};

pub(super) fn chain(lang: Lang, name: &str, length: u8) -> String {
    match lang {
        Lang::En | Lang::Es => format!("{name}: {length}"),
        Lang::Fr => format!("{name} : {length}"),
    }
}

pub(super) fn dice_show(lang: Lang, dice: [u8; 3]) -> String {
    let [a, b, c] = dice;
    match lang {
        Lang::En => format!("The dice show {a}, {b} and {c}"),
        Lang::Fr => format!("Les dés montrent {a}, {b} et {c}"),
        Lang::Es => format!("Los dados muestran {a}, {b} y {c}"),
    }
}

pub(super) const ENTER_ROLLS: Phrase = Phrase {
    en: "Press Enter to roll the dice.",
    fr: "Appuyez sur Entrée pour lancer les dés.",
    es: "Pulsa Intro para tirar los dados.",
};

pub(super) const TYPE_ROLL: Phrase = Phrase {
    en: "Roll your dice and type what they show, such as 5 4 2.",
    fr: "Lancez vos dés et tapez ce qu’ils montrent, par exemple 5 4 2.",
    es: "Tira tus dados y escribe lo que muestran, por ejemplo 5 4 2.",
};

pub(super) const SEARCH: Phrase = Phrase {
    en: "Type a calculation with all three dice, such as (5+4)*2, or “none”.",
    fr: "Tapez un calcul avec les trois dés, par exemple (5+4)*2, ou « rien ».",
    es: "Escribe un cálculo con los tres dados, por ejemplo (5+4)*2, o «nada».",
};

sentences! {
    pub(super) fn put(lang, owner: &str) {
        en: "Type the number of a free cell; a pawn of {owner}’s is put there.",
        fr: "Tapez le numéro d’une case libre ; un pion de {owner} y est placé.",
        es: "Escribe el número de una casilla libre; allí se pone un peón de {owner}.",
    }
}

pub(super) const PICK_COLOUR: Phrase = Phrase {
    en: "You begin. Type your colour: black or red.",
    fr: "Vous commencez. Tapez votre couleur : noir ou rouge.",
    es: "Empiezas tú. Escribe tu color: negro o rojo.",
};

pub(super) const FINDING_IS_THE_GAME: Phrase = Phrase {
    en: "Finding the numbers is the game; they are listed when the turn is over.",
    fr: "Trouver les nombres, c’est le jeu ; ils sont listés à la fin du tour.",
    es: "Encontrar los números es el juego; se listan cuando acaba el turno.",
};

pub(super) const NOTHING_ROLLED: Phrase = Phrase {
    en: "Nobody has rolled the dice yet.",
    fr: "Personne n’a encore lancé les dés.",
    es: "Nadie ha tirado aún los dados.",
};

pub(super) const NOTHING_WAS_POSSIBLE: Phrase = Phrase {
    en: "no free number was possible",
    fr: "aucun nombre libre n’était possible",
    es: "ningún número libre era posible",
};

sentences! {
    pub(super) fn ways_with(lang, dice: [u8; 3]) {
        let [a, b, c] = dice;
        en: "With {a}, {b} and {c} these were possible:",
        fr: "Avec {a}, {b} et {c}, on pouvait obtenir :",
        es: "Con {a}, {b} y {c} se podía obtener:",
    }
}
