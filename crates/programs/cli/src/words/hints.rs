//! What can be typed on a turn.

use game::{Lang, Phrase};

use super::orders::Order;

pub(crate) const TILES: Phrase = Phrase {
    en: "Tiles, each with its level and the number of places:",
    fr: "Tuiles, avec le niveau et le nombre de places de chacune :",
    es: "Piezas, cada una con su nivel y el número de lugares:",
};

pub(crate) fn tiles(lang: Lang, see: &str) -> String {
    match lang {
        Lang::En => {
            format!("Type a letter to list its places; “O 3” places it, “{see} O 3” only shows it.")
        }
        Lang::Fr => format!(
            "Tapez une lettre pour voir ses places ; « O 3 » la pose, « {see} O 3 » la montre seulement."
        ),
        Lang::Es => format!(
            "Escribe una letra para ver sus lugares; «O 3» la coloca, «{see} O 3» solo la muestra."
        ),
    }
}

pub(crate) const ENTER_ROLLS: Phrase = Phrase {
    en: "Press Enter to roll the dice.",
    fr: "Appuyez sur Entrée pour lancer les dés.",
    es: "Pulsa Intro para tirar los dados.",
};

pub(crate) const ENTER_DRAWS: Phrase = Phrase {
    en: "Press Enter to draw a token.",
    fr: "Appuyez sur Entrée pour tirer un jeton.",
    es: "Pulsa Intro para sacar una ficha.",
};

pub(crate) const TYPE_ROLL: Phrase = Phrase {
    en: "Roll your dice and type what they show, such as 5 4 2.",
    fr: "Lancez vos dés et tapez ce qu’ils montrent, par exemple 5 4 2.",
    es: "Tira tus dados y escribe lo que muestran, por ejemplo 5 4 2.",
};

pub(crate) const TYPE_DRAW: Phrase = Phrase {
    en: "Draw a token and type its colour, a number such as 3.",
    fr: "Tirez un jeton et tapez sa couleur, un nombre comme 3.",
    es: "Saca una ficha y escribe su color, un número como 3.",
};

pub(crate) const SEARCH: Phrase = Phrase {
    en: "Type a calculation with all three dice, such as (5+4)*2, or “none”.",
    fr: "Tapez un calcul avec les trois dés, par exemple (5+4)*2, ou « rien ».",
    es: "Escribe un cálculo con los tres dados, por ejemplo (5+4)*2, o «nada».",
};

pub(crate) fn put(lang: Lang, owner: &str) -> String {
    match lang {
        Lang::En => {
            format!("Type the number of a free cell; a pawn of {owner}’s is put there.")
        }
        Lang::Fr => {
            format!("Tapez le numéro d’une case libre ; un pion de {owner} y est placé.")
        }
        Lang::Es => {
            format!("Escribe el número de una casilla libre; allí se pone un peón de {owner}.")
        }
    }
}

pub(crate) const PLACE: Phrase = Phrase {
    en: "Type the empty cell for the token, such as d4.",
    fr: "Tapez la case vide où placer le jeton, par exemple d4.",
    es: "Escribe la casilla vacía para la ficha, por ejemplo d4.",
};

pub(crate) const SLIDE: Phrase = Phrase {
    en: "Type a slide, such as d4-d1, or “pass”.",
    fr: "Tapez un glissement, par exemple d4-d1, ou « passer ».",
    es: "Escribe un deslizamiento, por ejemplo d4-d1, o «pasar».",
};

pub(crate) const PICK_COLOUR: Phrase = Phrase {
    en: "You begin. Type your colour: black or red.",
    fr: "Vous commencez. Tapez votre couleur : noir ou rouge.",
    es: "Empiezas tú. Escribe tu color: negro o rojo.",
};

/// What can be typed after the end; a game that was given up cannot be taken
/// back.
pub(crate) fn after_the_end(lang: Lang, may_undo: bool) -> String {
    let orders = [Order::Rematch, Order::Undo, Order::Quit];
    let offered = orders
        .into_iter()
        .filter(|&order| may_undo || order != Order::Undo);
    let quoted = |order: Order| match lang {
        Lang::En => format!("“{}”", order.word(lang)),
        Lang::Fr => format!("« {} »", order.word(lang)),
        Lang::Es => format!("«{}»", order.word(lang)),
    };
    let words = lang.one_of(&offered.map(quoted).collect::<Vec<_>>());
    match lang {
        Lang::En => format!("Type {words}."),
        Lang::Fr => format!("Tapez {words}."),
        Lang::Es => format!("Escribe {words}."),
    }
}
