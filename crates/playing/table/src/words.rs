//! What a table says to people, in every language.

use game::{Lang, Phrase};

use crate::config::ConfigError;
use crate::error::InputError;

pub(crate) fn refused(error: &InputError, lang: Lang) -> String {
    let phrase = match error {
        InputError::Malformed(error) => return error.explain(lang).to_string(),
        InputError::Illegal(illegal) => return illegal.explain(lang),
        InputError::NoSuchValue(error) => return error.explain(lang),
        InputError::Stale { .. } => Phrase {
            en: "the table has moved on in the meantime",
            fr: "la table a changé entre-temps",
            es: "la mesa ha cambiado entretanto",
        },
        InputError::Doubled => Phrase {
            en: "this arrived before",
            fr: "ceci est déjà arrivé",
            es: "esto ya había llegado",
        },
        InputError::NoSuchPlayer => Phrase {
            en: "there is no such player at this table",
            fr: "il n’y a pas de tel joueur à cette table",
            es: "no hay tal jugador en esta mesa",
        },
        InputError::NoSuchSeat => Phrase {
            en: "there is no such seat at this table",
            fr: "il n’y a pas de telle place à cette table",
            es: "no hay tal asiento en esta mesa",
        },
        InputError::NotYours => Phrase {
            en: "it is not your turn",
            fr: "ce n’est pas à vous",
            es: "no te toca",
        },
        InputError::NotNow => Phrase {
            en: "this cannot be done now",
            fr: "cela ne peut pas se faire maintenant",
            es: "eso no se puede hacer ahora",
        },
        InputError::NotBegun => Phrase {
            en: "the game has not begun yet",
            fr: "la partie n’a pas encore commencé",
            es: "la partida aún no ha empezado",
        },
        InputError::Over => Phrase {
            en: "the game is over",
            fr: "la partie est finie",
            es: "la partida ha terminado",
        },
        InputError::Paused => Phrase {
            en: "the game is paused",
            fr: "la partie est en pause",
            es: "la partida está en pausa",
        },
        InputError::NotOpen => Phrase {
            en: "this place is not free",
            fr: "cette place n’est pas libre",
            es: "este sitio no está libre",
        },
        InputError::BadLot => Phrase {
            en: "the lot has to give each player one seat",
            fr: "le tirage doit donner une place à chaque joueur",
            es: "el sorteo debe dar un asiento a cada jugador",
        },
        InputError::NothingToTakeBack => Phrase {
            en: "there is no move to take back",
            fr: "il n’y a pas de coup à reprendre",
            es: "no hay ninguna jugada que deshacer",
        },
        InputError::NothingToRedo => Phrase {
            en: "there is no move to make again",
            fr: "il n’y a pas de coup à refaire",
            es: "no hay ninguna jugada que rehacer",
        },
        InputError::ChanceSeen => Phrase {
            en: "dice or a token have been seen since then, so the move stays",
            fr: "on a vu depuis des dés ou un jeton, donc le coup reste",
            es: "desde entonces se han visto dados o una ficha, así que la jugada se queda",
        },
        InputError::AskedAlready => Phrase {
            en: "this was asked and declined; ask again after the next move",
            fr: "c’est déjà demandé et refusé ; redemandez après le prochain coup",
            es: "ya se pidió y no se aceptó; vuelve a pedirlo tras la próxima jugada",
        },
        InputError::NoSuchOffer => Phrase {
            en: "there is nothing to answer",
            fr: "il n’y a rien à quoi répondre",
            es: "no hay nada a lo que responder",
        },
        InputError::NoClock => Phrase {
            en: "there is no clock that could be given time",
            fr: "il n’y a pas de pendule à laquelle ajouter du temps",
            es: "no hay reloj al que dar tiempo",
        },
        InputError::TooLong => Phrase {
            en: "this is too long",
            fr: "c’est trop long",
            es: "es demasiado largo",
        },
    };
    phrase.text(lang).to_string()
}

pub(crate) fn config(error: &ConfigError, lang: Lang) -> String {
    let phrase = match error {
        ConfigError::Tag(error) => return error.explain(lang),
        ConfigError::Players { players, seats } => {
            return match (lang, players) {
                (Lang::En, 1) => format!("there is 1 player for {seats} seats"),
                (Lang::En, _) => format!("there are {players} players for {seats} seats"),
                (Lang::Fr, 0 | 1) => format!("il y a {players} joueur pour {seats} places"),
                (Lang::Fr, _) => format!("il y a {players} joueurs pour {seats} places"),
                (Lang::Es, 1) => format!("hay 1 jugador para {seats} asientos"),
                (Lang::Es, _) => format!("hay {players} jugadores para {seats} asientos"),
            };
        }
        ConfigError::Level(level) => {
            return match lang {
                Lang::En => format!("there is no level {level}: levels are 1 to 8"),
                Lang::Fr => format!("il n’y a pas de niveau {level} : les niveaux vont de 1 à 8"),
                Lang::Es => format!("no hay nivel {level}: los niveles van del 1 al 8"),
            };
        }
        ConfigError::Seating => Phrase {
            en: "the seating has to give each player one seat",
            fr: "chaque joueur doit avoir une place",
            es: "cada jugador debe tener un asiento",
        },
        ConfigError::NoTurnClock(game) => {
            let title = game.title();
            return match lang {
                Lang::En => format!("{title} has no time for the game or for each turn"),
                Lang::Fr => format!("{title} n’a pas de temps pour la partie ou pour chaque tour"),
                Lang::Es => format!("{title} no tiene tiempo para la partida ni para cada turno"),
            };
        }
        ConfigError::NothingToPick(game) => {
            let title = game.title();
            return match lang {
                Lang::En => format!("in {title} the first player has nothing to pick"),
                Lang::Fr => format!("à {title}, le premier joueur n’a rien à choisir"),
                Lang::Es => format!("en {title} el primer jugador no tiene nada que elegir"),
            };
        }
        ConfigError::NoTime => Phrase {
            en: "the clock gives no time",
            fr: "la pendule ne donne pas de temps",
            es: "el reloj no da tiempo",
        },
    };
    phrase.text(lang).to_string()
}
