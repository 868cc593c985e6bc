//! What a load says.

use std::error::Error;
use std::time::Duration;

use game::numbers::{self, fixed};
use game::{Lang, Phrase, sentences};

use crate::servers::crashes::Crashes;

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

sentences! {
    pub(crate) fn same_name(lang, count: usize) {
        en: "names that were given twice: {count}",
        fr: "noms donnés deux fois : {count}",
        es: "nombres dados dos veces: {count}",
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

pub(crate) const DISTURBING: Phrase = Phrase {
    en: "playing, and disturbing servers",
    fr: "on joue et on dérange les serveurs",
    es: "jugando y perturbando servidores",
};

pub(crate) const JUDGING: Phrase = Phrase {
    en: "judging",
    fr: "jugement",
    es: "juzgando",
};

pub(crate) const NO_FAKETIME: Phrase = Phrase {
    en: "to let a server’s clock jump, the library libfaketime is needed: install the package libfaketime (apt-get install libfaketime), or leave out --clock",
    fr: "pour faire sauter l’horloge d’un serveur, il faut la bibliothèque libfaketime : installez le paquet libfaketime (apt-get install libfaketime), ou retirez --clock",
    es: "para que salte el reloj de un servidor hace falta la biblioteca libfaketime: instale el paquete libfaketime (apt-get install libfaketime), o quite --clock",
};

sentences! {
    /// What was done to servers, each as often as it was.
    pub(crate) fn faults(lang, faults: &Crashes, pause: &str) {
        let (kills, pauses, jumps) = (faults.kills, faults.pauses, faults.jumps);
        en: "done to servers: killed {kills} ×, paused {pauses} ×, clock moved {jumps} ×; no table waited longer than {pause}",
        fr: "infligé aux serveurs : tués {kills} ×, suspendus {pauses} ×, horloge décalée {jumps} × ; aucune table n’a attendu plus de {pause}",
        es: "hecho a los servidores: matados {kills} ×, detenidos {pauses} ×, reloj movido {jumps} ×; ninguna mesa esperó más de {pause}",
    }

    pub(crate) fn judged_in(lang, file: &str, seconds: f64) {
        let seconds = fixed(lang, seconds, 1);
        en: "the history is in {file}; judging it took {seconds} s",
        fr: "l’historique est dans {file} ; le juger a pris {seconds} s",
        es: "el historial está en {file}; juzgarlo llevó {seconds} s",
    }
}

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

sentences! {
    pub(crate) fn title(lang, mode: &str) {
        en: "Messages kept and acknowledged each second ({mode})",
        fr: "Messages conservés et confirmés chaque seconde ({mode})",
        es: "Mensajes guardados y confirmados cada segundo ({mode})",
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

sentences! {
    pub(crate) fn share(lang, share: f64) {
        let percent = numbers::percent(lang, share);
        en: "{percent} took at most",
        fr: "{percent} en au plus",
        es: "el {percent} en a lo sumo",
    }

    pub(crate) fn up_to(lang, millis: u64) {
        en: "to {millis} ms",
        fr: "jusqu’à {millis} ms",
        es: "hasta {millis} ms",
    }

    pub(crate) fn longer(lang, millis: u64) {
        en: "over {millis} ms",
        fr: "plus de {millis} ms",
        es: "más de {millis} ms",
    }
}

/// A duration in thousandths of a second, with one decimal where it matters.
pub(crate) fn millis(lang: Lang, duration: Duration) -> String {
    let millis = duration.as_secs_f64() * 1000.0;
    let digits = if millis < 100.0 { 1 } else { 0 };
    format!("{} ms", fixed(lang, millis, digits))
}

sentences! {
    pub(crate) fn rate(lang, all: &str, moves: &str, seconds: f64) {
        let seconds = fixed(lang, seconds, 1);
        en: "{all} messages a second kept and acknowledged, {moves} of them moves, over {seconds} s",
        fr: "{all} messages par seconde conservés et confirmés, dont {moves} coups, pendant {seconds} s",
        es: "{all} mensajes por segundo guardados y confirmados, {moves} de ellos jugadas, durante {seconds} s",
    }

    pub(crate) fn quantiles(lang, half: &str, most: &str, all: &str) {
        let part = numbers::percent(lang, 0.99);
        en: "half of them within {half}, {part} within {most}, all within {all}",
        fr: "la moitié en {half}, {part} en {most}, tous en {all}",
        es: "la mitad en {half}, el {part} en {most}, todos en {all}",
    }

    pub(crate) fn tables(lang, tables: &str, sockets: &str) {
        en: "{tables} games begun, {sockets} sockets at a time",
        fr: "{tables} parties commencées, {sockets} connexions à la fois",
        es: "{tables} partidas empezadas, {sockets} conexiones a la vez",
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

sentences! {
    pub(crate) fn memory(lang, each: &str, all: &str) {
        en: "the server uses {all} MB, {each} KB more for each socket than before",
        fr: "le serveur utilise {all} Mo, soit {each} Ko de plus par connexion qu’avant",
        es: "el servidor usa {all} MB, {each} KB más por conexión que antes",
    }

    pub(crate) fn time(lang, micros: &str) {
        en: "each message took {micros} µs of the server’s time on all processors",
        fr: "chaque message a pris {micros} µs du temps du serveur, tous processeurs confondus",
        es: "cada mensaje costó {micros} µs del tiempo del servidor, sumando todos los procesadores",
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

sentences! {
    pub(crate) fn signs(lang, signs: &str) {
        en: "{signs} times a second it answered a player who had heard nothing for a while",
        fr: "{signs} fois par seconde, il a répondu à quelqu’un qui n’entendait plus rien depuis un moment",
        es: "{signs} veces por segundo respondió a alguien que llevaba un rato sin oír nada",
    }

    pub(crate) fn disk(lang, half: &str, most: &str, all: &str) {
        let part = numbers::percent(lang, 0.99);
        en: "a small write to the disk alone: half within {half}, {part} within {most}, all within {all}",
        fr: "une petite écriture sur le disque seul : la moitié en {half}, {part} en {most}, toutes en {all}",
        es: "una pequeña escritura en el disco solo: la mitad en {half}, el {part} en {most}, todas en {all}",
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

sentences! {
    pub(crate) fn too_fast(lang, count: u64) {
        en: "the server found players too fast ({count} ×); serve with --frames-per-second 1000 to measure it",
        fr: "le serveur a trouvé des joueurs trop rapides ({count} ×) ; servez avec --frames-per-second 1000 pour le mesurer",
        es: "el servidor vio jugadores demasiado rápidos ({count} ×); sirva con --frames-per-second 1000 para medirlo",
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

sentences! {
    pub(crate) fn kept(lang, folder: &str) {
        en: "everything was left in {folder}, to be looked at",
        fr: "tout a été laissé dans {folder}, pour examen",
        es: "todo se dejó en {folder}, para examinarlo",
    }

    pub(crate) fn not_here(lang, name: &str) {
        en: "{name} is not on this machine; --anywhere allows it, if the server is yours",
        fr: "{name} n’est pas sur cette machine ; --anywhere le permet, si ce serveur est le vôtre",
        es: "{name} no está en esta máquina; --anywhere lo permite, si el servidor es suyo",
    }

    pub(crate) fn no_address(lang, name: &str) {
        en: "{name} is no server’s address; one looks like http://127.0.0.1:7777",
        fr: "{name} n’est pas l’adresse d’un serveur ; il en faut une comme http://127.0.0.1:7777",
        es: "{name} no es la dirección de un servidor; sería como http://127.0.0.1:7777",
    }

    pub(crate) fn files(lang, allowed: u64, needed: u64) {
        en: "this system lets a program open {allowed} files and sockets, and {needed} are needed; raise the limit (ulimit -n {needed}) or take fewer tables",
        fr: "ce système laisse un programme ouvrir {allowed} fichiers et connexions, et il en faut {needed} ; relevez la limite (ulimit -n {needed}) ou prenez moins de tables",
        es: "este sistema deja a un programa abrir {allowed} archivos y conexiones, y hacen falta {needed}; suba el límite (ulimit -n {needed}) o use menos mesas",
    }

    pub(crate) fn not_gathered(lang, why: &dyn Error) {
        en: "the players could not sit down: {why}",
        fr: "les joueurs n’ont pas pu s’installer : {why}",
        es: "los jugadores no pudieron sentarse: {why}",
    }

    pub(crate) fn not_started(lang, why: &dyn Error) {
        en: "a server did not start: {why}",
        fr: "un serveur n’a pas démarré : {why}",
        es: "un servidor no arrancó: {why}",
    }
}
