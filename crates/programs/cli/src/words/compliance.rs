//! What is said about how other people's engines keep to the protocol. For each
//! check there is what is checked, and what would be right.

use std::time::Duration;

use game::{Phrase, sentences};

pub(crate) const WRONG: Phrase = Phrase::new("wrong:", "faux :", "mal:");

pub(crate) const RIGHT: Phrase = Phrase::new("right:", "juste :", "bien:");

pub(crate) const SKIPPED: Phrase = Phrase::new("not checked:", "pas vérifié :", "no comprobado:");

/// What a check is called, and what would be right.
pub(crate) struct About {
    pub(crate) title: Phrase,
    pub(crate) right: Phrase,
}

pub(crate) const HANDSHAKE: About = About {
    title: Phrase::new("introduces itself", "se présente", "se presenta"),
    right: Phrase {
        en: "after “ugi”, the lines “id name …”, the options, and “ugiok” within 10 seconds",
        fr: "après « ugi », les lignes « id name … », les options, puis « ugiok » en 10 secondes",
        es: "tras «ugi», las líneas «id name …», las opciones y «ugiok» en 10 segundos",
    },
};

pub(crate) const OPTIONS: About = About {
    title: Phrase {
        en: "declares its options, among them Game",
        fr: "déclare ses options, dont Game",
        es: "declara sus opciones, entre ellas Game",
    },
    right: Phrase {
        en: "“option name Game type combo default hyle7 var hyle7”, with the games it plays; every default is one of the values allowed, and no name comes twice",
        fr: "« option name Game type combo default hyle7 var hyle7 », avec les jeux qu’il joue ; chaque valeur par défaut est permise, et aucun nom ne revient deux fois",
        es: "«option name Game type combo default hyle7 var hyle7», con los juegos que juega; todo valor por defecto está permitido, y ningún nombre se repite",
    },
};

pub(crate) const READY: About = About {
    title: Phrase {
        en: "says when it is ready",
        fr: "dit quand il est prêt",
        es: "dice cuándo está listo",
    },
    right: Phrase {
        en: "“readyok” after every “isready”",
        fr: "« readyok » après chaque « isready »",
        es: "«readyok» tras cada «isready»",
    },
};

pub(crate) const UNKNOWN: About = About {
    title: Phrase {
        en: "ignores words it does not know",
        fr: "ignore les mots qu’il ne connaît pas",
        es: "no hace caso de palabras que no conoce",
    },
    right: Phrase {
        en: "lines and options that mean nothing are passed over, with an “info string” at most",
        fr: "les lignes et les options sans signification sont ignorées, avec tout au plus un « info string »",
        es: "las líneas y opciones sin significado se pasan por alto, a lo sumo con un «info string»",
    },
};

pub(crate) const LEGAL: About = About {
    title: Phrase {
        en: "makes legal moves",
        fr: "joue des coups permis",
        es: "hace jugadas legales",
    },
    right: Phrase {
        en: "“bestmove” with a legal move as records write it, in every game and variant it offers",
        fr: "« bestmove » avec un coup permis tel que les parties l’écrivent, dans chaque jeu et variante qu’il offre",
        es: "«bestmove» con una jugada legal como la escriben las partidas, en cada juego y variante que ofrece",
    },
};

pub(crate) const CHANCE: About = About {
    title: Phrase {
        en: "knows when chance is to speak",
        fr: "sait quand c’est au hasard de parler",
        es: "sabe cuándo le toca hablar al azar",
    },
    right: Phrase {
        en: "“bestmove (none)” when a roll or a draw comes next",
        fr: "« bestmove (none) » quand vient un lancer ou un tirage",
        es: "«bestmove (none)» cuando toca una tirada o una extracción",
    },
};

pub(crate) const MOVE_TIME: About = About {
    title: Phrase {
        en: "keeps to the time for a move",
        fr: "respecte le temps d’un coup",
        es: "respeta el tiempo por jugada",
    },
    right: Phrase {
        en: "“go movetime 300” is answered within 300 ms and a second of grace",
        fr: "« go movetime 300 » a sa réponse en 300 ms, plus une seconde de grâce",
        es: "«go movetime 300» se responde en 300 ms y un segundo de gracia",
    },
};

pub(crate) const THINKING: About = About {
    title: Phrase {
        en: "answers while it thinks",
        fr: "répond pendant qu’il réfléchit",
        es: "responde mientras piensa",
    },
    right: Phrase {
        en: "during “go infinite”, “isready” is answered within a second, and “bestmove” comes only after “stop”",
        fr: "pendant « go infinite », « isready » a sa réponse en une seconde, et « bestmove » ne vient qu’après « stop »",
        es: "durante «go infinite», «isready» se responde en un segundo, y «bestmove» llega solo tras «stop»",
    },
};

pub(crate) const STOP: About = About {
    title: Phrase {
        en: "stops when told to",
        fr: "s’arrête quand on le lui dit",
        es: "se detiene cuando se le dice",
    },
    right: Phrase {
        en: "“stop” is answered by one “bestmove” with a legal move within a second",
        fr: "« stop » a pour réponse un seul « bestmove » avec un coup permis, en une seconde",
        es: "«stop» se responde con un solo «bestmove» con una jugada legal, en un segundo",
    },
};

pub(crate) const ILLEGAL: About = About {
    title: Phrase {
        en: "keeps illegal positions out",
        fr: "écarte les positions illégales",
        es: "rechaza posiciones ilegales",
    },
    right: Phrase {
        en: "a “position” with an event that cannot happen changes nothing: the next “go” is about the position before",
        fr: "une « position » avec un événement impossible ne change rien : le « go » suivant porte sur la position d’avant",
        es: "una «position» con un suceso imposible no cambia nada: el siguiente «go» trata de la posición anterior",
    },
};

pub(crate) const SAME: About = About {
    title: Phrase {
        en: "does the same for the same seed",
        fr: "fait la même chose avec la même graine",
        es: "hace lo mismo con la misma semilla",
    },
    right: Phrase {
        en: "with the option Seed set and “go nodes 500”, the same position gets the same move every time",
        fr: "avec l’option Seed réglée et « go nodes 500 », la même position donne chaque fois le même coup",
        es: "con la opción Seed fijada y «go nodes 500», la misma posición da siempre la misma jugada",
    },
};

pub(crate) const QUIT: About = About {
    title: Phrase::new("ends on quit", "se termine sur quit", "termina con quit"),
    right: Phrase {
        en: "the program ends within two seconds of “quit”, also while it thinks",
        fr: "le programme se termine dans les deux secondes après « quit », même en pleine réflexion",
        es: "el programa termina dentro de dos segundos tras «quit», también mientras piensa",
    },
};

pub(crate) const END_OF_INPUT: About = About {
    title: Phrase {
        en: "ends with its input",
        fr: "se termine avec son entrée",
        es: "termina con su entrada",
    },
    right: Phrase {
        en: "the program ends within two seconds of the end of its input, so that none is left behind",
        fr: "le programme se termine dans les deux secondes après la fin de son entrée, pour qu’il n’en reste aucun",
        es: "el programa termina dentro de dos segundos tras el fin de su entrada, para que no quede ninguno",
    },
};

pub(crate) const PROTOCOL: About = About {
    title: Phrase {
        en: "says nothing but the protocol",
        fr: "ne dit rien d’autre que le protocole",
        es: "no dice nada fuera del protocolo",
    },
    right: Phrase {
        en: "every line on standard output is one of the protocol; anything else goes to standard error or into “info string”",
        fr: "chaque ligne de la sortie standard est du protocole ; tout le reste va sur l’erreur standard ou dans « info string »",
        es: "cada línea de la salida estándar es del protocolo; lo demás va al error estándar o a «info string»",
    },
};

pub(crate) const NO_NAME: Phrase = Phrase {
    en: "there is no “id name”",
    fr: "il n’y a pas de « id name »",
    es: "no hay «id name»",
};

pub(crate) const NO_GAME: Phrase = Phrase {
    en: "there is no option Game with a game we know",
    fr: "il n’y a pas d’option Game avec un jeu que nous connaissons",
    es: "no hay opción Game con un juego que conozcamos",
};

pub(crate) const EARLY: Phrase = Phrase {
    en: "“bestmove” came before “stop”",
    fr: "« bestmove » est venu avant « stop »",
    es: "«bestmove» llegó antes de «stop»",
};

pub(crate) const TWICE: Phrase = Phrase {
    en: "“bestmove” came twice",
    fr: "« bestmove » est venu deux fois",
    es: "«bestmove» llegó dos veces",
};

pub(crate) const STILL_RUNNING: Phrase = Phrase {
    en: "the program still runs",
    fr: "le programme tourne encore",
    es: "el programa sigue en marcha",
};

pub(crate) const NEEDS_HANDSHAKE: Phrase = Phrase {
    en: "it has to introduce itself first",
    fr: "il doit d’abord se présenter",
    es: "primero tiene que presentarse",
};

pub(crate) const NEEDS_GAME: Phrase = Phrase {
    en: "it has to name a game first",
    fr: "il doit d’abord nommer un jeu",
    es: "primero tiene que nombrar un juego",
};

pub(crate) const NO_CHANCE: Phrase = Phrase {
    en: "its games have no chance",
    fr: "ses jeux sont sans hasard",
    es: "sus juegos no tienen azar",
};

pub(crate) const NO_SEED: Phrase = Phrase {
    en: "it has no option Seed",
    fr: "il n’a pas d’option Seed",
    es: "no tiene opción Seed",
};

/// A fault in an option, in the words of the protocol.
pub(crate) fn option(name: &str, fault: &str) -> String {
    format!("{name}: {fault}")
}

sentences! {
    pub(crate) fn option_twice(lang, name: &str) {
        en: "{name} is declared twice",
        fr: "{name} est déclarée deux fois",
        es: "{name} se declara dos veces",
    }

    /// Something that went wrong in a position.
    pub(crate) fn after(lang, position: &str, what: &str) {
        en: "{what}; after “{position}”",
        fr: "{what} ; après « {position} »",
        es: "{what}; tras «{position}»",
    }

    pub(crate) fn moved(lang, event: &str) {
        en: "it answered “{event}”",
        fr: "il a répondu « {event} »",
        es: "respondió «{event}»",
    }

    pub(crate) fn differs(lang, one: &str, other: &str) {
        en: "once “{one}”, then “{other}”",
        fr: "une fois « {one} », puis « {other} »",
        es: "una vez «{one}», luego «{other}»",
    }

    pub(crate) fn too_late(lang, took: Duration, allowed: Duration) {
        let (took, allowed) = (took.as_millis(), allowed.as_millis());
        en: "it took {took} ms instead of {allowed} ms",
        fr: "il a mis {took} ms au lieu de {allowed} ms",
        es: "tardó {took} ms en vez de {allowed} ms",
    }

    /// How it went in all.
    pub(crate) fn summary(lang, passed: usize, failed: usize, skipped: usize) {
        en: "passed {passed}, failed {failed}, not checked {skipped}",
        fr: "réussis {passed}, échoués {failed}, pas vérifiés {skipped}",
        es: "superados {passed}, fallados {failed}, no comprobados {skipped}",
    }
}
