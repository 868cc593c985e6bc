//! What is said during a game: whose turn it is, what can be typed, what was
//! not understood.

use game::{Lang, Phrase, sentences};
use table::{Offer, Player};

use super::orders::{self, Order};

pub(crate) const WHICH_GAME: Phrase = Phrase::new("Which game?", "Quel jeu ?", "¿Qué juego?");

pub(crate) const ONE_OF_THEM: Phrase = Phrase {
    en: "Type its number or its name.",
    fr: "Tapez son numéro ou son nom.",
    es: "Escribe su número o su nombre.",
};

pub(crate) fn player(lang: Lang, player: Player) -> String {
    let phrase = match player {
        Player::Open => Phrase::new("open", "libre", "libre"),
        Player::Person => Phrase::new("person", "personne", "persona"),
        Player::Pair => Phrase::new("pair", "binôme", "pareja"),
        Player::Computer { level } => {
            return match lang {
                Lang::En => format!("computer, level {level}"),
                Lang::Fr => format!("ordinateur, niveau {level}"),
                Lang::Es => format!("ordenador, nivel {level}"),
            };
        }
    };
    phrase.text(lang).to_string()
}

sentences! {
    pub(crate) fn help_hint(lang) {
        let help = Order::Help.word(lang);
        en: "“{help}” shows what else can be typed.",
        fr: "« {help} » montre ce qu’on peut taper d’autre.",
        es: "«{help}» muestra qué más se puede escribir.",
    }

    /// Something that breaks a clause of the rules.
    pub(crate) fn against(lang, why: &str, clause: &str) {
        let rules = Order::Rules.word(lang);
        en: "That cannot be ({clause}): {why}. “{rules} {clause}” says more.",
        fr: "C’est impossible ({clause}) : {why}. « {rules} {clause} » en dit plus.",
        es: "No se puede ({clause}): {why}. «{rules} {clause}» dice más.",
    }

    /// Something refused by the table itself.
    pub(crate) fn refused(lang, why: &str) {
        en: "That cannot be: {why}.",
        fr: "C’est impossible : {why}.",
        es: "No se puede: {why}.",
    }

    pub(crate) fn not_understood(lang, text: &str, why: &str) {
        en: "“{text}” is not understood: {why}.",
        fr: "« {text} » n’est pas compris : {why}.",
        es: "No se entiende «{text}»: {why}.",
    }
}

pub(crate) const NOT_IN_THIS_GAME: Phrase = Phrase {
    en: "This game does not have that.",
    fr: "Ce jeu n’a pas cela.",
    es: "Este juego no tiene eso.",
};

pub(crate) const NO_CLOCK: Phrase = Phrase {
    en: "There is no clock.",
    fr: "Il n’y a pas de pendule.",
    es: "No hay reloj.",
};

pub(crate) const TIME_FOR_GAME: Phrase = Phrase::new("game", "partie", "partida");

pub(crate) const TIME_FOR_TURN: Phrase = Phrase::new("turn", "tour", "turno");

sentences! {
    pub(crate) fn really_resign(lang, name: &str) {
        let choice = orders::yes_or_no(lang);
        en: "{name}, do you really give the game up? {choice}",
        fr: "{name}, abandonnez-vous vraiment ? {choice}",
        es: "{name}, ¿de verdad abandona? {choice}",
    }
}

pub(crate) fn asks(lang: Lang, name: &str, offer: Offer) -> String {
    let what = match offer {
        Offer::Draw => Phrase::new("to a draw", "la partie nulle", "tablas"),
        Offer::TakeBack => Phrase {
            en: "to take back the move",
            fr: "qu’on reprenne le coup",
            es: "que se deshaga la jugada",
        },
        Offer::Pause => Phrase::new("to a pause", "une pause", "una pausa"),
        Offer::Rematch => Phrase::new("to another game", "une autre partie", "otra partida"),
    };
    let (what, choice) = (what.text(lang), orders::yes_or_no(lang));
    match lang {
        Lang::En => format!("{name} agrees {what}? {choice}"),
        Lang::Fr => format!("{name} accepte {what} ? {choice}"),
        Lang::Es => format!("¿{name} acepta {what}? {choice}"),
    }
}

pub(crate) const DECLINED: Phrase = Phrase {
    en: "Not agreed; everything stays as it is.",
    fr: "Refusé ; rien ne change.",
    es: "No se acepta; todo queda como está.",
};

pub(crate) const AS_YOU_WERE: Phrase = Phrase {
    en: "The game goes on.",
    fr: "La partie continue.",
    es: "La partida sigue.",
};

pub(crate) const NO_SUCH_CLAUSE: Phrase = Phrase {
    en: "There is no such clause. These are:",
    fr: "Il n’y a pas de telle clause. Les voici :",
    es: "No existe esa cláusula. Son estas:",
};

pub(crate) const PLAYED_IN_WORDS: Phrase = Phrase {
    en: "During the game:",
    fr: "Pendant la partie :",
    es: "Durante la partida:",
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
