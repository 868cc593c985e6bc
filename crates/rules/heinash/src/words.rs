//! Everything a player reads, in every language.

use alloc::format;
use alloc::string::String;

use game::{Lang, Phrase, TurnError};

use crate::arithmetic::Operations;
use crate::error::RulesError;

pub(crate) const ROLL: Phrase = Phrase {
    en: "a roll is three dice from 1 to 6, as in roll:5-4-2",
    fr: "un lancer est fait de trois dés de 1 à 6, comme dans roll:5-4-2",
    es: "una tirada son tres dados de 1 a 6, como en roll:5-4-2",
};

pub(crate) const MOVE: Phrase = Phrase {
    en: "an expression such as (5*4)/2, or none, or put:17 is expected here",
    fr: "un calcul comme (5*4)/2, ou none, ou put:17 est attendu ici",
    es: "aquí se espera un cálculo como (5*4)/2, o none, o put:17",
};

pub(crate) const NOTHING_MORE: Phrase = Phrase {
    en: "nothing more is expected here",
    fr: "plus rien n’est attendu ici",
    es: "aquí no se espera nada más",
};

pub(crate) const CELL_NUMBER: Phrase = Phrase {
    en: "the number of a cell is expected here, as in put:17",
    fr: "le numéro d’une case est attendu ici, comme dans put:17",
    es: "aquí se espera el número de una casilla, como en put:17",
};

pub(crate) const OPERAND: Phrase = Phrase {
    en: "a number or an opening bracket is expected here",
    fr: "un nombre ou une parenthèse ouvrante est attendu ici",
    es: "aquí se espera un número o un paréntesis de apertura",
};

pub(crate) const SIGN: Phrase = Phrase {
    en: "a sign is expected here: + - * or /",
    fr: "un signe est attendu ici : + - * ou /",
    es: "aquí se espera un signo: + - * o /",
};

pub(crate) const STRAY_BRACKET: Phrase = Phrase {
    en: "this closing bracket has no opening one",
    fr: "cette parenthèse fermante n’a pas été ouverte",
    es: "este paréntesis de cierre no tiene apertura",
};

pub(crate) const BRACKET_MISSING: Phrase = Phrase {
    en: "a closing bracket is missing here",
    fr: "il manque ici une parenthèse fermante",
    es: "aquí falta un paréntesis de cierre",
};

pub(crate) const NUMBER: Phrase = Phrase {
    en: "a number has at most three digits",
    fr: "un nombre a au plus trois chiffres",
    es: "un número tiene como mucho tres cifras",
};

pub(crate) const TOO_LONG: Phrase = Phrase {
    en: "an expression has at most 32 numbers, signs and brackets",
    fr: "un calcul a au plus 32 nombres, signes et parenthèses",
    es: "un cálculo tiene como mucho 32 números, signos y paréntesis",
};

pub(crate) const LAYOUT: Phrase = Phrase {
    en: "it is reading, balanced, shuffle: with a whole number, or the numbers of all cells from 1 up, each once, in reading order with commas between them",
    fr: "c’est reading, balanced, shuffle: suivi d’un nombre entier, ou les numéros de toutes les cases à partir de 1, chacun une fois, dans l’ordre de lecture et séparés par des virgules",
    es: "es reading, balanced, shuffle: con un número entero, o los números de todas las casillas desde el 1, cada uno una vez, en orden de lectura y separados por comas",
};

const OVER: Phrase = Phrase {
    en: "the game is over",
    fr: "la partie est finie",
    es: "la partida ha terminado",
};

const ROLL_FIRST: Phrase = Phrase {
    en: "the dice have to be rolled first",
    fr: "il faut d’abord lancer les dés",
    es: "primero hay que tirar los dados",
};

const ROLLED_ALREADY: Phrase = Phrase {
    en: "the dice are on the table already; this turn has to be finished first",
    fr: "les dés sont déjà sur la table ; ce tour doit d’abord se terminer",
    es: "los dados ya están en la mesa; primero hay que acabar este turno",
};

const LOOK_FIRST: Phrase = Phrase {
    en: "no pawn may be put yet: an expression, or none, comes first",
    fr: "on ne peut pas encore placer de pion : il faut d’abord un calcul, ou none",
    es: "aún no se puede poner ningún peón: primero va un cálculo, o none",
};

const PUT_FOR_ROLLER: Phrase = Phrase {
    en: "nothing was found: a pawn of the player who rolled is now put on a free cell, as in put:17",
    fr: "rien n’a été trouvé : un pion du joueur qui a lancé les dés est maintenant placé sur une case libre, comme dans put:17",
    es: "no se encontró nada: ahora se pone un peón de quien tiró los dados en una casilla libre, como en put:17",
};

const PUT_STOLEN: Phrase = Phrase {
    en: "the number has been shown: a pawn of the player who showed it is now put on a free cell, as in put:17",
    fr: "le nombre a été montré : un pion du joueur qui l’a montré est maintenant placé sur une case libre, comme dans put:17",
    es: "el número ya se ha mostrado: ahora se pone un peón de quien lo mostró en una casilla libre, como en put:17",
};

pub(crate) fn explain(error: &RulesError, lang: Lang) -> String {
    let phrase = match error {
        RulesError::Turn(TurnError::Over) | RulesError::Stopped => OVER,
        RulesError::Turn(TurnError::ChanceIsNext) => ROLL_FIRST,
        RulesError::Turn(TurnError::MoveIsNext) => ROLLED_ALREADY,
        RulesError::Turn(other) => return other.explain(lang),
        RulesError::LookFirst(_) => LOOK_FIRST,
        RulesError::PutFirst { own: false, .. } => PUT_FOR_ROLLER,
        RulesError::PutFirst { own: true, .. } => PUT_STOLEN,
        RulesError::NotAmongDice { number } => return not_among_dice(*number, lang),
        &RulesError::UsedTooOften { die, times, dice } => {
            return used_too_often(die, times, dice, lang);
        }
        &RulesError::Unused { die, unused, dice } => return unused_die(die, unused, dice, lang),
        RulesError::SignNotAllowed { allowed } => return only(*allowed, lang),
        RulesError::DividesByZero { expression } => {
            return match lang {
                Lang::En => format!("{expression} divides by zero"),
                Lang::Fr => format!("{expression} divise par zéro"),
                Lang::Es => format!("{expression} divide entre cero"),
            };
        }
        RulesError::NotWhole { expression, value } => {
            return match lang {
                Lang::En => format!("{expression} is {value}, not a whole number"),
                Lang::Fr => format!("{expression} donne {value}, qui n’est pas un nombre entier"),
                Lang::Es => format!("{expression} da {value}, que no es un número entero"),
            };
        }
        RulesError::NoCell { value } => return no_cell(*value, lang),
        RulesError::PutNowhere { number } => return no_cell(i32::from(*number), lang),
        RulesError::Taken { number } | RulesError::PutOnTaken { number, .. } => {
            return match lang {
                Lang::En => format!("{number} is taken"),
                Lang::Fr => format!("la case {number} est occupée"),
                Lang::Es => format!("la casilla {number} está ocupada"),
            };
        }
    };
    phrase.text(lang).into()
}

fn not_among_dice(number: u16, lang: Lang) -> String {
    match lang {
        Lang::En => format!("there is no {number} among the dice"),
        Lang::Fr => format!("il n’y a pas de {number} parmi les dés"),
        Lang::Es => format!("no hay ningún {number} entre los dados"),
    }
}

fn no_cell(value: i32, lang: Lang) -> String {
    // A person reads a true minus sign, not a hyphen.
    let value = crate::fraction::Fraction::whole(value);
    match lang {
        Lang::En => format!("there is no cell {value}"),
        Lang::Fr => format!("il n’y a pas de case {value}"),
        Lang::Es => format!("no hay casilla {value}"),
    }
}

fn used_too_often(die: u8, times: u8, dice: u8, lang: Lang) -> String {
    match (lang, dice, times) {
        (Lang::En, 1, 2) => format!("the {die} is used twice"),
        (Lang::En, 1, _) => format!("the {die} is used {times} times"),
        (Lang::En, ..) => format!("the {die} was rolled {dice} times but is used {times} times"),
        (Lang::Fr, 1, 2) => format!("le {die} est utilisé deux fois"),
        (Lang::Fr, 1, _) => format!("le {die} est utilisé {times} fois"),
        (Lang::Fr, ..) => {
            format!("le {die} est sorti {dice} fois mais il est utilisé {times} fois")
        }
        (Lang::Es, 1, 2) => format!("el {die} se usa dos veces"),
        (Lang::Es, 1, _) => format!("el {die} se usa {times} veces"),
        (Lang::Es, ..) => format!("el {die} salió {dice} veces pero se usa {times} veces"),
    }
}

fn unused_die(die: u8, unused: u8, dice: u8, lang: Lang) -> String {
    match (lang, dice, unused) {
        (Lang::En, 1, _) => format!("the {die} is unused"),
        (Lang::En, _, 1) => format!("one {die} is unused"),
        (Lang::En, ..) => format!("two dice with a {die} are unused"),
        (Lang::Fr, 1, _) => format!("le {die} n’est pas utilisé"),
        (Lang::Fr, _, 1) => format!("un {die} n’est pas utilisé"),
        (Lang::Fr, ..) => format!("deux dés avec un {die} ne sont pas utilisés"),
        (Lang::Es, 1, _) => format!("el {die} está sin usar"),
        (Lang::Es, _, 1) => format!("un {die} está sin usar"),
        (Lang::Es, ..) => format!("dos dados con un {die} están sin usar"),
    }
}

fn only(allowed: Operations, lang: Lang) -> String {
    let phrase = match allowed {
        Operations::All => Phrase {
            en: "only +, −, × and ÷ are allowed in this game",
            fr: "seuls +, −, × et ÷ sont permis dans cette partie",
            es: "en esta partida solo se permiten +, −, × y ÷",
        },
        Operations::PlusTimes => Phrase {
            en: "only + and × are allowed in this game",
            fr: "seuls + et × sont permis dans cette partie",
            es: "en esta partida solo se permiten + y ×",
        },
        Operations::Plus => Phrase {
            en: "only + is allowed in this game",
            fr: "seul + est permis dans cette partie",
            es: "en esta partida solo se permite +",
        },
    };
    phrase.text(lang).into()
}

pub(crate) const BLACK: Phrase = Phrase::new("Black", "Noir", "Negro");

pub(crate) const RED: Phrase = Phrase::new("Red", "Rouge", "Rojo");
