//! What the program says when it cannot do what was asked.

use std::io;

use catalog::GameId;
use game::{Lang, Phrase, sentences};

use super::{help, keeping};

pub(crate) const ERROR: Phrase = Phrase::new("error:", "erreur :", "error:");

pub(crate) const WARNING: Phrase = Phrase::new("warning:", "attention :", "aviso:");

pub(crate) const SEE_HELP: Phrase = Phrase {
    en: "“tablier help” shows what can be asked",
    fr: "« tablier help » montre ce qu’on peut demander",
    es: "«tablier help» muestra lo que se puede pedir",
};

pub(crate) const NOT_UNDERSTOOD: Phrase = Phrase {
    en: "these arguments cannot be understood",
    fr: "ces arguments sont incompréhensibles",
    es: "estos argumentos no se entienden",
};

/// Why a file cannot be read or written. What nobody foresaw is said in the
/// operating system's own words.
pub(crate) fn file_trouble(lang: Lang, error: &io::Error) -> String {
    use io::ErrorKind;
    let why = match error.kind() {
        ErrorKind::NotFound => Phrase {
            en: "there is no such file or folder",
            fr: "ce fichier ou ce dossier n’existe pas",
            es: "no existe ese archivo o esa carpeta",
        },
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Phrase {
            en: "it is not permitted",
            fr: "ce n’est pas permis",
            es: "no está permitido",
        },
        ErrorKind::IsADirectory => Phrase {
            en: "it is a folder, not a file",
            fr: "c’est un dossier, pas un fichier",
            es: "es una carpeta, no un archivo",
        },
        ErrorKind::NotADirectory => Phrase {
            en: "a file stands where a folder should be",
            fr: "un fichier se trouve à la place d’un dossier",
            es: "hay un archivo donde debería haber una carpeta",
        },
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Phrase {
            en: "there is no room left",
            fr: "il n’y a plus de place",
            es: "no queda espacio",
        },
        _ => return error.to_string(),
    };
    why.text(lang).to_string()
}

sentences! {
    pub(crate) fn cannot_read(lang, name: &str, error: &io::Error) {
        let why = file_trouble(lang, error);
        en: "{name} cannot be read: {why}",
        fr: "{name} ne peut pas être lu : {why}",
        es: "{name} no se puede leer: {why}",
    }

    pub(crate) fn cannot_write(lang, error: &io::Error) {
        let why = file_trouble(lang, error);
        en: "the answer cannot be written: {why}",
        fr: "la réponse ne peut pas être écrite : {why}",
        es: "la respuesta no se puede escribir: {why}",
    }

    pub(crate) fn too_large(lang, name: &str) {
        en: "{name} is larger than 16 MB and cannot be a record",
        fr: "{name} dépasse 16 Mo et ne peut pas être une partie",
        es: "{name} pasa de 16 MB y no puede ser una partida",
    }

    pub(crate) fn not_text(lang, name: &str) {
        en: "{name} is not a text in UTF-8",
        fr: "{name} n’est pas un texte en UTF-8",
        es: "{name} no es un texto en UTF-8",
    }

    pub(crate) fn unknown_tag(lang, tag: &str, game: GameId) {
        let known = game.tags().iter().map(|tag| tag.name);
        let known = lang.all_of(&known.collect::<Vec<_>>());
        en: "this game has no tag {tag}; its tags are {known}",
        fr: "ce jeu n’a pas d’étiquette {tag} ; il a {known}",
        es: "este juego no tiene la etiqueta {tag}; tiene {known}",
    }
}

pub(crate) fn no_such_command(lang: Lang, name: &str, meant: Option<&str>) -> String {
    let what = match lang {
        Lang::En => format!("there is no command “{name}”"),
        Lang::Fr => format!("il n’y a pas de commande « {name} »"),
        Lang::Es => format!("no hay ninguna orden «{name}»"),
    };
    perhaps(lang, what, meant)
}

pub(crate) fn no_such_argument(lang: Lang, name: &str, meant: Option<&str>) -> String {
    let what = match lang {
        Lang::En => format!("“{name}” is not expected here"),
        Lang::Fr => format!("« {name} » n’est pas attendu ici"),
        Lang::Es => format!("aquí no se espera «{name}»"),
    };
    perhaps(lang, what, meant)
}

fn perhaps(lang: Lang, what: String, meant: Option<&str>) -> String {
    match (meant, lang) {
        (None, _) => what,
        (Some(meant), Lang::En) => format!("{what}; did you mean “{meant}”?"),
        (Some(meant), Lang::Fr) => format!("{what} ; vouliez-vous dire « {meant} » ?"),
        (Some(meant), Lang::Es) => format!("{what}; ¿quería decir «{meant}»?"),
    }
}

sentences! {
    pub(crate) fn no_such_value(lang, argument: &str, value: &str, allowed: &str) {
        en: "{argument} cannot be “{value}”: it is {allowed}",
        fr: "{argument} ne peut pas être « {value} » : c’est {allowed}",
        es: "{argument} no puede ser «{value}»: es {allowed}",
    }
}

/// What an argument that is a number or a pair can be.
pub(crate) fn allowed_values(lang: Lang, argument: &str) -> String {
    let phrase = if argument.starts_with("--seats") {
        Phrase {
            en: "a list of person, pair or computer with commas, computers perhaps with a level from 1 to 8, such as person,computer:6",
            fr: "une liste de person, pair ou computer avec des virgules, les ordinateurs au besoin avec un niveau de 1 à 8, comme person,computer:6",
            es: "una lista de person, pair o computer con comas, los ordenadores si se quiere con un nivel de 1 a 8, como person,computer:6",
        }
    } else if argument.starts_with("--clock") {
        return help::clocks(lang);
    } else if argument.starts_with("--set ") || argument == "--set" {
        return help::tag_and_value(lang);
    } else if argument.contains("ENTRANT") {
        Phrase {
            en: "level:1 … level:8, random, greedy, uct, engine:COMMAND or codecup:COMMAND; “tablier help arena” says more",
            fr: "level:1 … level:8, random, greedy, uct, engine:COMMANDE ou codecup:COMMANDE ; « tablier help arena » en dit plus",
            es: "level:1 … level:8, random, greedy, uct, engine:ORDEN o codecup:ORDEN; «tablier help arena» dice más",
        }
    } else if argument.starts_with("--data") {
        keeping::PLACES
    } else if argument.starts_with("--listen") {
        Phrase {
            en: "an address and a port, such as 127.0.0.1:7777 or 0.0.0.0:80",
            fr: "une adresse et un port, comme 127.0.0.1:7777 ou 0.0.0.0:80",
            es: "una dirección y un puerto, como 127.0.0.1:7777 o 0.0.0.0:80",
        }
    } else if argument.starts_with("--commitment") {
        Phrase {
            en: "64 hexadecimal digits",
            fr: "64 chiffres hexadécimaux",
            es: "64 cifras hexadecimales",
        }
    } else if argument.starts_with("--sprt") {
        Phrase {
            en: "two differences in Elo, the lower first, and perhaps two chances of error, such as 0,10 or 0,10,0.05,0.05",
            fr: "deux écarts Elo, le plus petit d’abord, et au besoin deux risques d’erreur, comme 0,10 ou 0,10,0.05,0.05",
            es: "dos diferencias Elo, la menor primero, y si se quiere dos riesgos de error, como 0,10 o 0,10,0.05,0.05",
        }
    } else if argument.starts_with("--seconds") {
        Phrase {
            en: "a number from 0.01 to 600",
            fr: "un nombre de 0.01 à 600",
            es: "un número de 0.01 a 600",
        }
    } else if argument.starts_with("--level") {
        Phrase {
            en: "a whole number from 1 to 8",
            fr: "un nombre entier de 1 à 8",
            es: "un número entero de 1 a 8",
        }
    } else if argument.starts_with("--depth") {
        Phrase {
            en: "a whole number from 0 to 200",
            fr: "un nombre entier de 0 à 200",
            es: "un número entero de 0 a 200",
        }
    } else {
        Phrase::new("a whole number", "un nombre entier", "un número entero")
    };
    phrase.text(lang).to_string()
}

sentences! {
    pub(crate) fn value_missing(lang, argument: &str) {
        en: "{argument} needs a value",
        fr: "{argument} a besoin d’une valeur",
        es: "{argument} necesita un valor",
    }

    pub(crate) fn argument_missing(lang, arguments: &str) {
        en: "something is missing: {arguments}",
        fr: "il manque quelque chose : {arguments}",
        es: "falta algo: {arguments}",
    }

    pub(crate) fn given_twice(lang, argument: &str) {
        en: "{argument} is given more than once",
        fr: "{argument} est donné plus d’une fois",
        es: "{argument} se da más de una vez",
    }

    pub(crate) fn not_together(lang, one: &str, other: &str) {
        en: "{one} and {other} cannot be given together",
        fr: "{one} et {other} ne vont pas ensemble",
        es: "{one} y {other} no pueden ir juntos",
    }
}
