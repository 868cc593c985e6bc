//! What a class says to people, in every language.

use game::{Lang, Phrase};
use table::ConfigError;

use crate::code::CodeError;
use crate::error::ClassError;
use crate::settings::SettingsError;

pub(crate) fn bad_code(why: &CodeError, lang: Lang) -> String {
    let letters = CodeError::letters();
    match (why, lang) {
        (CodeError::Length(0), Lang::En) => {
            "type the eight letters and digits of the code".to_string()
        }
        (CodeError::Length(0), Lang::Fr) => {
            "tapez les huit lettres et chiffres du code".to_string()
        }
        (CodeError::Length(0), Lang::Es) => {
            "escribe las ocho letras y cifras del código".to_string()
        }
        (CodeError::Length(1), Lang::En) => {
            "a code has eight letters and digits, this has one".into()
        }
        (CodeError::Length(1), Lang::Fr) => {
            "un code a huit lettres et chiffres, celui-ci n’en a qu’un".into()
        }
        (CodeError::Length(1), Lang::Es) => {
            "un código tiene ocho letras y cifras, y este solo una".into()
        }
        (CodeError::Length(n), Lang::En) => {
            format!("a code has eight letters and digits, this has {n}")
        }
        (CodeError::Length(n), Lang::Fr) => {
            format!("un code a huit lettres et chiffres, celui-ci en a {n}")
        }
        (CodeError::Length(n), Lang::Es) => {
            format!("un código tiene ocho letras y cifras, y este tiene {n}")
        }
        (CodeError::Letter(c), Lang::En) => format!("no code has “{c}” in it, only {letters}"),
        (CodeError::Letter(c), Lang::Fr) => {
            format!("aucun code ne contient « {c} », seulement {letters}")
        }
        (CodeError::Letter(c), Lang::Es) => {
            format!("ningún código contiene «{c}», solo {letters}")
        }
    }
}

pub(crate) fn bad_settings(why: &SettingsError, lang: Lang) -> String {
    match (why, lang) {
        (SettingsError::Config(why), lang) => why.explain(lang),
        (SettingsError::Seats(seats), Lang::En) => {
            format!("a class plays with two seats at a table, and this game has {seats}")
        }
        (SettingsError::Seats(seats), Lang::Fr) => {
            format!("une classe joue à deux places par table, et ce jeu en a {seats}")
        }
        (SettingsError::Seats(seats), Lang::Es) => {
            format!("una clase juega con dos asientos por mesa, y este juego tiene {seats}")
        }
        (SettingsError::TooLong, lang) => TOO_MANY_TAGS.text(lang).to_string(),
    }
}

const TOO_MANY_TAGS: Phrase = Phrase {
    en: "no game has so many rules to choose from, or such long ones",
    fr: "aucun jeu n’a autant de règles au choix, ni d’aussi longues",
    es: "ningún juego tiene tantas reglas que elegir, ni tan largas",
};

pub(crate) fn refused(why: &ClassError, lang: Lang) -> String {
    let phrase = match why {
        ClassError::Settings(why) => return why.explain(lang),
        ClassError::Level(level) => return ConfigError::Level(*level).explain(lang),
        ClassError::NameTaken(name) => {
            return match lang {
                Lang::En => format!("somebody in the class is called {name} already"),
                Lang::Fr => format!("quelqu’un dans la classe s’appelle déjà {name}"),
                Lang::Es => format!("alguien de la clase ya se llama {name}"),
            };
        }
        ClassError::SeatSize(n) => {
            return match lang {
                Lang::En => format!("one or two pupils share a seat, not {n}"),
                Lang::Fr => format!("une place est pour un ou deux élèves, pas pour {n}"),
                Lang::Es => format!("un asiento es para uno o dos alumnos, no para {n}"),
            };
        }
        ClassError::NotOpened => Phrase {
            en: "the class has not begun yet",
            fr: "la classe n’a pas encore commencé",
            es: "la clase aún no ha empezado",
        },
        ClassError::AlreadyOpened => Phrase {
            en: "the class has begun already",
            fr: "la classe a déjà commencé",
            es: "la clase ya ha empezado",
        },
        ClassError::Ended => Phrase {
            en: "the lesson is over",
            fr: "la séance est finie",
            es: "la sesión ha terminado",
        },
        ClassError::Deleted => Phrase {
            en: "this class has been deleted",
            fr: "cette classe a été supprimée",
            es: "esta clase se ha borrado",
        },
        ClassError::DoorClosed => Phrase {
            en: "nobody can join at the moment; ask the teacher to open the door",
            fr: "on ne peut pas entrer en ce moment ; demandez à l’enseignant d’ouvrir la porte",
            es: "ahora no se puede entrar; pide al profesor que abra la puerta",
        },
        ClassError::Full => Phrase {
            en: "the class is full",
            fr: "la classe est complète",
            es: "la clase está completa",
        },
        ClassError::NotNext => Phrase {
            en: "somebody else was quicker; try again",
            fr: "quelqu’un a été plus rapide ; réessayez",
            es: "alguien ha sido más rápido; inténtalo de nuevo",
        },
        ClassError::NoSuchPupil(_) => Phrase {
            en: "there is no such pupil in the class",
            fr: "il n’y a pas de tel élève dans la classe",
            es: "no hay tal alumno en la clase",
        },
        ClassError::NoSuchTable(_) => Phrase {
            en: "there is no such table in this round",
            fr: "il n’y a pas de telle table dans cette manche",
            es: "no hay tal mesa en esta ronda",
        },
        ClassError::NoSuchSeat => Phrase {
            en: "there is no such seat at this table",
            fr: "il n’y a pas de telle place à cette table",
            es: "no hay tal asiento en esta mesa",
        },
        ClassError::NameNotSuggested => Phrase {
            en: "choose one of the names that are suggested; real names stay with the teacher",
            fr: "choisissez un des noms proposés ; les vrais noms restent chez l’enseignant",
            es: "elige uno de los nombres propuestos; los nombres reales se quedan con el profesor",
        },
        ClassError::BadText => Phrase {
            en: "this text is empty or too long",
            fr: "ce texte est vide ou trop long",
            es: "este texto está vacío o es demasiado largo",
        },
        ClassError::WrongCode => Phrase {
            en: "this code gives no seat back; ask the teacher for a new one",
            fr: "ce code ne rend aucune place ; demandez-en un nouveau à l’enseignant",
            es: "este código no devuelve ningún asiento; pide otro al profesor",
        },
        ClassError::CodeTooOld => Phrase {
            en: "this code was good for a few minutes only; ask the teacher for a new one",
            fr: "ce code n’était bon que quelques minutes ; demandez-en un nouveau à l’enseignant",
            es: "este código solo valía unos minutos; pide otro al profesor",
        },
        ClassError::Twice(_) => Phrase {
            en: "the same pupil is there twice",
            fr: "le même élève y est deux fois",
            es: "el mismo alumno está dos veces",
        },
        ClassError::HasMate(_) => Phrase {
            en: "this pupil shares a seat already; part the pair first",
            fr: "cet élève est déjà en binôme ; séparez d’abord le binôme",
            es: "este alumno ya comparte asiento; separa antes la pareja",
        },
        ClassError::HasNoMate(_) => Phrase {
            en: "this pupil shares a seat with nobody",
            fr: "cet élève n’est pas en binôme",
            es: "este alumno no comparte asiento con nadie",
        },
        ClassError::Playing(_) => Phrase {
            en: "this pupil is playing; wait for the end of the round",
            fr: "cet élève est en train de jouer ; attendez la fin de la manche",
            es: "este alumno está jugando; espera al final de la ronda",
        },
        ClassError::RoundGoing => Phrase {
            en: "a round is going on; end it first",
            fr: "une manche est en cours ; terminez-la d’abord",
            es: "hay una ronda en marcha; termínala antes",
        },
        ClassError::NoRound => Phrase {
            en: "there is no round for which this could be done now",
            fr: "il n’y a pas de manche pour laquelle cela puisse se faire maintenant",
            es: "no hay ninguna ronda para la que esto se pueda hacer ahora",
        },
        ClassError::NoTables => Phrase {
            en: "a round needs at least one table",
            fr: "il faut au moins une table pour une manche",
            es: "una ronda necesita al menos una mesa",
        },
        ClassError::TooManyRounds => Phrase {
            en: "this class has played too many rounds; open a new one",
            fr: "cette classe a joué trop de manches ; ouvrez-en une nouvelle",
            es: "esta clase ha jugado demasiadas rondas; abre una nueva",
        },
        ClassError::TableTwice(_) => Phrase {
            en: "each game needs a table of its own",
            fr: "chaque partie a besoin d’une table à elle",
            es: "cada partida necesita su propia mesa",
        },
        ClassError::NobodyThere => Phrase {
            en: "somebody from the class has to sit at each table",
            fr: "il faut quelqu’un de la classe à chaque table",
            es: "en cada mesa tiene que haber alguien de la clase",
        },
        ClassError::BadTime => Phrase {
            en: "give from one second to one hour",
            fr: "donnez d’une seconde à une heure",
            es: "da entre un segundo y una hora",
        },
        ClassError::Projector => Phrase {
            en: "the class can play one game together at a time",
            fr: "la classe ne peut jouer ensemble qu’une partie à la fois",
            es: "la clase solo puede jugar junta una partida a la vez",
        },
    };
    phrase.text(lang).to_string()
}
