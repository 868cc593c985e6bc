//! What a load says.

use std::error::Error;
use std::time::Duration;

use game::numbers::{self, fixed};
use game::{Lang, Phrase};

pub(crate) const JOINING: Phrase = Phrase {
    en: "pupils join",
    fr: "les élèves entrent",
    es: "entran los alumnos",
};

pub(crate) fn joined(lang: Lang, count: u64, seconds: f64, longest: &str) -> String {
    let seconds = fixed(lang, seconds, 1);
    match (lang, count) {
        (Lang::En, 1) => {
            format!("1 pupil joined within {seconds} s, in {longest} from the door to the class")
        }
        (Lang::En, _) => format!(
            "{count} pupils joined within {seconds} s, each in at most {longest} from the door to the class"
        ),
        (Lang::Fr, 0 | 1) => {
            format!("{count} élève est entré en {seconds} s, en {longest} de la porte à la classe")
        }
        (Lang::Fr, _) => format!(
            "{count} élèves sont entrés en {seconds} s, chacun en {longest} au plus de la porte à la classe"
        ),
        (Lang::Es, 1) => {
            format!("1 alumno entró en {seconds} s, en {longest} de la puerta a la clase")
        }
        (Lang::Es, _) => format!(
            "{count} alumnos entraron en {seconds} s, cada uno en {longest} como mucho de la puerta a la clase"
        ),
    }
}

pub(crate) fn not_let_in(lang: Lang, count: usize, why: &str) -> String {
    match (lang, count) {
        (Lang::En, 1) => format!("1 pupil was not let in: {why}"),
        (Lang::En, _) => format!("{count} pupils were not let in, the first because: {why}"),
        (Lang::Fr, 1) => format!("1 élève n’a pas pu entrer : {why}"),
        (Lang::Fr, _) => {
            format!("{count} élèves n’ont pas pu entrer, le premier pour cette raison : {why}")
        }
        (Lang::Es, 1) => format!("1 alumno no pudo entrar: {why}"),
        (Lang::Es, _) => format!("{count} alumnos no pudieron entrar, el primero por esto: {why}"),
    }
}

pub(crate) fn same_name(lang: Lang, count: usize) -> String {
    match lang {
        Lang::En => format!("names that were given twice: {count}"),
        Lang::Fr => format!("noms donnés deux fois : {count}"),
        Lang::Es => format!("nombres dados dos veces: {count}"),
    }
}

pub(crate) const GATHERING: Phrase = Phrase {
    en: "sitting down",
    fr: "on s’installe",
    es: "tomando asiento",
};

pub(crate) const PLAYING: Phrase = Phrase::new("playing", "on joue", "jugando");

pub(crate) const CRASHING: Phrase = Phrase {
    en: "playing and killing servers",
    fr: "on joue et on tue des serveurs",
    es: "jugando y matando servidores",
};

pub(crate) const COMPARING: Phrase = Phrase {
    en: "comparing with the logs",
    fr: "comparaison avec les journaux",
    es: "comparando con los registros",
};

pub(crate) const A_SECOND: Phrase = Phrase {
    en: "acknowledged a second",
    fr: "confirmations par seconde",
    es: "confirmaciones por segundo",
};

pub(crate) const ACROSS_SECONDS: Phrase = Phrase::new("seconds", "secondes", "segundos");

pub(crate) const LATENCIES: Phrase = Phrase {
    en: "Until a message was kept and acknowledged, in milliseconds",
    fr: "Jusqu’à ce qu’un message soit conservé et confirmé, en millisecondes",
    es: "Hasta que un mensaje quedó guardado y confirmado, en milisegundos",
};

pub(crate) fn title(lang: Lang, mode: &str) -> String {
    match lang {
        Lang::En => format!("Messages kept and acknowledged each second ({mode})"),
        Lang::Fr => format!("Messages conservés et confirmés chaque seconde ({mode})"),
        Lang::Es => format!("Mensajes guardados y confirmados cada segundo ({mode})"),
    }
}

pub(crate) fn note(lang: Lang, tables: usize) -> String {
    match (lang, tables) {
        (Lang::En, 1) => "tablier load, one table with two players".to_string(),
        (Lang::En, _) => format!("tablier load, {tables} tables with two players each"),
        (Lang::Fr, 1) => "tablier load, une table à deux joueurs".to_string(),
        (Lang::Fr, _) => format!("tablier load, {tables} tables à deux joueurs"),
        (Lang::Es, 1) => "tablier load, una mesa de dos jugadores".to_string(),
        (Lang::Es, _) => format!("tablier load, {tables} mesas de dos jugadores"),
    }
}

pub(crate) fn share(lang: Lang, share: f64) -> String {
    let percent = numbers::percent(lang, share);
    match lang {
        Lang::En => format!("{percent} took at most"),
        Lang::Fr => format!("{percent} en au plus"),
        Lang::Es => format!("el {percent} en a lo sumo"),
    }
}

pub(crate) fn up_to(lang: Lang, millis: u64) -> String {
    match lang {
        Lang::En => format!("to {millis} ms"),
        Lang::Fr => format!("jusqu’à {millis} ms"),
        Lang::Es => format!("hasta {millis} ms"),
    }
}

pub(crate) fn longer(lang: Lang, millis: u64) -> String {
    match lang {
        Lang::En => format!("over {millis} ms"),
        Lang::Fr => format!("plus de {millis} ms"),
        Lang::Es => format!("más de {millis} ms"),
    }
}

/// A duration in thousandths of a second, with one decimal where it matters.
pub(crate) fn millis(lang: Lang, duration: Duration) -> String {
    let millis = duration.as_secs_f64() * 1000.0;
    let digits = if millis < 100.0 { 1 } else { 0 };
    format!("{} ms", fixed(lang, millis, digits))
}

pub(crate) fn rate(lang: Lang, all: &str, moves: &str, seconds: f64) -> String {
    let seconds = fixed(lang, seconds, 1);
    match lang {
        Lang::En => format!(
            "{all} messages a second kept and acknowledged, {moves} of them moves, over {seconds} s"
        ),
        Lang::Fr => format!(
            "{all} messages par seconde conservés et confirmés, dont {moves} coups, pendant {seconds} s"
        ),
        Lang::Es => format!(
            "{all} mensajes por segundo guardados y confirmados, {moves} de ellos jugadas, durante {seconds} s"
        ),
    }
}

pub(crate) fn quantiles(lang: Lang, half: &str, most: &str, all: &str) -> String {
    let part = numbers::percent(lang, 0.99);
    match lang {
        Lang::En => format!("half of them within {half}, {part} within {most}, all within {all}"),
        Lang::Fr => format!("la moitié en {half}, {part} en {most}, tous en {all}"),
        Lang::Es => format!("la mitad en {half}, el {part} en {most}, todos en {all}"),
    }
}

pub(crate) fn tables(lang: Lang, tables: &str, sockets: &str) -> String {
    match lang {
        Lang::En => format!("{tables} games begun, {sockets} sockets at a time"),
        Lang::Fr => format!("{tables} parties commencées, {sockets} connexions à la fois"),
        Lang::Es => format!("{tables} partidas empezadas, {sockets} conexiones a la vez"),
    }
}

pub(crate) fn crashes(lang: Lang, crashes: usize, pause: &str) -> String {
    match (lang, crashes) {
        (Lang::En, 1) => format!("a server was killed once; no table waited longer than {pause}"),
        (Lang::En, _) => {
            format!("servers were killed {crashes} times; no table waited longer than {pause}")
        }
        (Lang::Fr, 1) => {
            format!("un serveur a été tué une fois ; aucune table n’a attendu plus de {pause}")
        }
        (Lang::Fr, _) => format!(
            "des serveurs ont été tués {crashes} fois ; aucune table n’a attendu plus de {pause}"
        ),
        (Lang::Es, 1) => format!("se mató un servidor una vez; ninguna mesa esperó más de {pause}"),
        (Lang::Es, _) => {
            format!("se mataron servidores {crashes} veces; ninguna mesa esperó más de {pause}")
        }
    }
}

pub(crate) fn memory(lang: Lang, each: &str, all: &str) -> String {
    match lang {
        Lang::En => format!("the server uses {all} MB, {each} KB more for each socket than before"),
        Lang::Fr => {
            format!("le serveur utilise {all} Mo, soit {each} Ko de plus par connexion qu’avant")
        }
        Lang::Es => format!("el servidor usa {all} MB, {each} KB más por conexión que antes"),
    }
}

pub(crate) fn time(lang: Lang, micros: &str) -> String {
    match lang {
        Lang::En => format!("each message took {micros} µs of the server’s time on all processors"),
        Lang::Fr => format!(
            "chaque message a pris {micros} µs du temps du serveur, tous processeurs confondus"
        ),
        Lang::Es => format!(
            "cada mensaje costó {micros} µs del tiempo del servidor, sumando todos los procesadores"
        ),
    }
}

pub(crate) fn processors(lang: Lang, share: f64) -> String {
    let few = share < 2.0;
    let share = fixed(lang, share, 2);
    match lang {
        Lang::En => format!("the server kept {share} processors busy"),
        // French takes the singular up to two.
        Lang::Fr if few => format!("le serveur a occupé {share} processeur"),
        Lang::Fr => format!("le serveur a occupé {share} processeurs"),
        Lang::Es => format!("el servidor ocupó {share} procesadores"),
    }
}

pub(crate) fn signs(lang: Lang, signs: &str) -> String {
    match lang {
        Lang::En => {
            format!("{signs} times a second it answered a player who had heard nothing for a while")
        }
        Lang::Fr => format!(
            "{signs} fois par seconde, il a répondu à quelqu’un qui n’entendait plus rien depuis un moment"
        ),
        Lang::Es => format!(
            "{signs} veces por segundo respondió a alguien que llevaba un rato sin oír nada"
        ),
    }
}

pub(crate) fn disk(lang: Lang, half: &str, most: &str, all: &str) -> String {
    let part = numbers::percent(lang, 0.99);
    match lang {
        Lang::En => format!(
            "a small write to the disk alone: half within {half}, {part} within {most}, all within {all}"
        ),
        Lang::Fr => format!(
            "une petite écriture sur le disque seul : la moitié en {half}, {part} en {most}, toutes en {all}"
        ),
        Lang::Es => format!(
            "una pequeña escritura en el disco solo: la mitad en {half}, el {part} en {most}, todas en {all}"
        ),
    }
}

pub(crate) fn lost_connections(lang: Lang, count: u64) -> String {
    match (lang, count) {
        (Lang::En, 1) => "one socket was lost and came back by itself".to_string(),
        (Lang::En, _) => format!("sockets were lost {count} times and came back by themselves"),
        (Lang::Fr, 1) => "une connexion a été perdue et s’est rétablie d’elle-même".to_string(),
        (Lang::Fr, _) => format!(
            "des connexions ont été perdues {count} fois et se sont rétablies d’elles-mêmes"
        ),
        (Lang::Es, 1) => "se perdió una conexión y volvió por sí sola".to_string(),
        (Lang::Es, _) => format!("se perdieron conexiones {count} veces y volvieron por sí solas"),
    }
}

pub(crate) fn too_fast(lang: Lang, count: u64) -> String {
    match lang {
        Lang::En => format!(
            "the server found players too fast ({count} ×); serve with --frames-per-second 1000 to measure it"
        ),
        Lang::Fr => format!(
            "le serveur a trouvé des joueurs trop rapides ({count} ×) ; servez avec --frames-per-second 1000 pour le mesurer"
        ),
        Lang::Es => format!(
            "el servidor vio jugadores demasiado rápidos ({count} ×); sirva con --frames-per-second 1000 para medirlo"
        ),
    }
}

pub(crate) fn compared(lang: Lang, acknowledged: &str, rows: &str, right: bool) -> String {
    match (lang, right) {
        (Lang::En, true) => format!(
            "all {acknowledged} acknowledged messages are in the logs once, and all {rows} rows are as every player saw them"
        ),
        (Lang::En, false) => format!(
            "{acknowledged} acknowledged messages and {rows} rows were compared with the logs, and something is wrong:"
        ),
        (Lang::Fr, true) => format!(
            "les {acknowledged} messages confirmés figurent tous une fois dans les journaux, et les {rows} lignes sont telles que chaque joueur les a vues"
        ),
        (Lang::Fr, false) => format!(
            "{acknowledged} messages confirmés et {rows} lignes ont été comparés aux journaux, et quelque chose ne va pas :"
        ),
        (Lang::Es, true) => format!(
            "los {acknowledged} mensajes confirmados están todos una vez en los registros, y las {rows} filas son como las vio cada jugador"
        ),
        (Lang::Es, false) => format!(
            "se compararon {acknowledged} mensajes confirmados y {rows} filas con los registros, y algo está mal:"
        ),
    }
}

/// What went wrong, each by the word that scripts read.
pub(crate) fn wrong(lang: Lang, wrong: &[(&str, u64)]) -> String {
    let one = |(name, count): &(&str, u64)| {
        let phrase = match *name {
            "lost" => Phrase {
                en: "acknowledged and lost",
                fr: "confirmés et perdus",
                es: "confirmados y perdidos",
            },
            "doubled" => Phrase::new("kept twice", "conservés deux fois", "guardados dos veces"),
            "differing" => Phrase {
                en: "rows that players saw otherwise",
                fr: "lignes vues autrement par les joueurs",
                es: "filas que los jugadores vieron de otro modo",
            },
            "unreadable" => Phrase {
                en: "logs that cannot be replayed",
                fr: "journaux impossibles à rejouer",
                es: "registros que no se pueden reproducir",
            },
            "unread" => Phrase {
                en: "logs that could not be had",
                fr: "journaux impossibles à obtenir",
                es: "registros que no se pudieron obtener",
            },
            "refused" => Phrase {
                en: "legal messages refused",
                fr: "messages légaux refusés",
                es: "mensajes legales rechazados",
            },
            _ => Phrase::new("never answered", "restés sans réponse", "sin respuesta"),
        };
        format!("{count} × {}", phrase.text(lang))
    };
    let all: Vec<String> = wrong.iter().map(one).collect();
    all.join(", ")
}

pub(crate) fn kept(lang: Lang, folder: &str) -> String {
    match lang {
        Lang::En => format!("everything was left in {folder}, to be looked at"),
        Lang::Fr => format!("tout a été laissé dans {folder}, pour examen"),
        Lang::Es => format!("todo se dejó en {folder}, para examinarlo"),
    }
}

pub(crate) fn not_here(lang: Lang, name: &str) -> String {
    match lang {
        Lang::En => {
            format!("{name} is not on this machine; --anywhere allows it, if the server is yours")
        }
        Lang::Fr => format!(
            "{name} n’est pas sur cette machine ; --anywhere le permet, si ce serveur est le vôtre"
        ),
        Lang::Es => {
            format!("{name} no está en esta máquina; --anywhere lo permite, si el servidor es suyo")
        }
    }
}

pub(crate) fn no_address(lang: Lang, name: &str) -> String {
    match lang {
        Lang::En => {
            format!("{name} is no server’s address; one looks like http://127.0.0.1:7777")
        }
        Lang::Fr => format!(
            "{name} n’est pas l’adresse d’un serveur ; il en faut une comme http://127.0.0.1:7777"
        ),
        Lang::Es => {
            format!("{name} no es la dirección de un servidor; sería como http://127.0.0.1:7777")
        }
    }
}

pub(crate) fn files(lang: Lang, allowed: u64, needed: u64) -> String {
    match lang {
        Lang::En => format!(
            "this system lets a program open {allowed} files and sockets, and {needed} are needed; raise the limit (ulimit -n {needed}) or take fewer tables"
        ),
        Lang::Fr => format!(
            "ce système laisse un programme ouvrir {allowed} fichiers et connexions, et il en faut {needed} ; relevez la limite (ulimit -n {needed}) ou prenez moins de tables"
        ),
        Lang::Es => format!(
            "este sistema deja a un programa abrir {allowed} archivos y conexiones, y hacen falta {needed}; suba el límite (ulimit -n {needed}) o use menos mesas"
        ),
    }
}

pub(crate) fn not_gathered(lang: Lang, why: &dyn Error) -> String {
    match lang {
        Lang::En => format!("the players could not sit down: {why}"),
        Lang::Fr => format!("les joueurs n’ont pas pu s’installer : {why}"),
        Lang::Es => format!("los jugadores no pudieron sentarse: {why}"),
    }
}

pub(crate) fn not_started(lang: Lang, why: &dyn Error) -> String {
    match lang {
        Lang::En => format!("a server did not start: {why}"),
        Lang::Fr => format!("un serveur n’a pas démarré : {why}"),
        Lang::Es => format!("un servidor no arrancó: {why}"),
    }
}
