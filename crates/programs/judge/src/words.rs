//! What a judge says.

use game::numbers::{fixed, grouped};
use game::{Lang, sentences};

use crate::file::{FormatError, FormatErrorKind};
use crate::verdict::Verdict;
use crate::violation::{Since, Until, Violation};

sentences! {
    pub(crate) fn judged(lang, verdict: &Verdict) {
        let operations = grouped(lang, verdict.operations);
        let acts = grouped(lang, verdict.acts);
        let rows = grouped(lang, verdict.rows);
        let tables = grouped(lang, verdict.tables);
        en: "{operations} operations were judged in real time, {acts} of them messages that players sent; tables: {tables}, rows: {rows}",
        fr: "{operations} opérations ont été jugées en temps réel, dont {acts} messages envoyés par les joueurs ; tables : {tables}, lignes : {rows}",
        es: "se juzgaron {operations} operaciones en tiempo real, {acts} de ellas mensajes enviados por jugadores; mesas: {tables}, filas: {rows}",
    }

    pub(crate) fn more(lang, count: u64) {
        en: "and {count} more of this kind",
        fr: "et {count} autres anomalies",
        es: "y {count} anomalías más",
    }

    pub(crate) fn at_table(lang, table: &str, what: &str) {
        en: "table {table}: {what}",
        fr: "table {table} : {what}",
        es: "mesa {table}: {what}",
    }
}

/// Whether all is well.
pub(crate) fn verdict(lang: Lang, verdict: &Verdict) -> String {
    let wrong = grouped(lang, verdict.tables - verdict.linearizable);
    match (lang, verdict.is_right()) {
        (Lang::En, true) => {
            "every table is linearizable: one log that grew row by row explains all answers".into()
        }
        (Lang::En, false) => format!(
            "tables that are not linearizable: {wrong}. No log that grew row by row explains these answers:"
        ),
        (Lang::Fr, true) => {
            "chaque table est linéarisable : un seul journal, allongé ligne après ligne, explique toutes les réponses".into()
        }
        (Lang::Fr, false) => format!(
            "tables non linéarisables : {wrong}. Aucun journal allongé ligne après ligne n’explique ces réponses :"
        ),
        (Lang::Es, true) => {
            "cada mesa es linealizable: un solo registro que creció fila a fila explica todas las respuestas".into()
        }
        (Lang::Es, false) => format!(
            "mesas no linealizables: {wrong}. Ningún registro que creciera fila a fila explica estas respuestas:"
        ),
    }
}

sentences! {
    fn no_log(lang) {
        en: "its log could not be read at the end",
        fr: "son journal n’a pas pu être lu à la fin",
        es: "su registro no se pudo leer al final",
    }

    fn numbers(lang, place: u32, number: u32) {
        en: "row {place} of the log has the number {number}",
        fr: "la ligne {place} du journal porte le numéro {number}",
        es: "la fila {place} del registro lleva el número {number}",
    }

    fn crowded(lang, row: u32) {
        en: "row {row} has more than one message in it",
        fr: "la ligne {row} contient plus d’un message",
        es: "la fila {row} contiene más de un mensaje",
    }

    fn doubled(lang, player: u8, id: u32, first: u32, second: u32) {
        en: "message {id} of player {player} is in the log twice, in rows {first} and {second}",
        fr: "le message {id} du joueur {player} figure deux fois dans le journal, aux lignes {first} et {second}",
        es: "el mensaje {id} del jugador {player} está dos veces en el registro, en las filas {first} y {second}",
    }

    fn refused_and_kept(lang, player: u8, id: u32, row: u32) {
        en: "message {id} of player {player} was refused, but it is in row {row}",
        fr: "le message {id} du joueur {player} a été refusé, mais il figure à la ligne {row}",
        es: "el mensaje {id} del jugador {player} se rechazó, pero está en la fila {row}",
    }

    fn never_said(lang, player: u8, id: u32, row: u32) {
        en: "row {row} has a message {id} that player {player} never sent",
        fr: "la ligne {row} contient un message {id} que le joueur {player} n’a jamais envoyé",
        es: "la fila {row} contiene un mensaje {id} que el jugador {player} nunca envió",
    }

    fn changed(lang, player: u8, id: u32, row: u32) {
        en: "message {id} of player {player} says something else in row {row} than what was sent",
        fr: "le message {id} du joueur {player} ne dit pas à la ligne {row} ce qui a été envoyé",
        es: "el mensaje {id} del jugador {player} no dice en la fila {row} lo que se envió",
    }

    fn lost(lang, player: u8, id: u32) {
        en: "message {id} of player {player} was acknowledged and is not in the log",
        fr: "le message {id} du joueur {player} a été confirmé et ne figure pas dans le journal",
        es: "el mensaje {id} del jugador {player} se confirmó y no está en el registro",
    }

    fn wrong_row(lang, player: u8, id: u32, named: u32, row: u32) {
        en: "message {id} of player {player} was acknowledged for row {named}, but it is in row {row}",
        fr: "le message {id} du joueur {player} a été confirmé pour la ligne {named}, mais il figure à la ligne {row}",
        es: "el mensaje {id} del jugador {player} se confirmó para la fila {named}, pero está en la fila {row}",
    }

    fn lost_row(lang, player: u8, row: u32) {
        en: "player {player} was told of row {row}, and the log ends before it",
        fr: "le joueur {player} a eu connaissance de la ligne {row}, et le journal s’arrête avant",
        es: "el jugador {player} supo de la fila {row}, y el registro acaba antes",
    }

    fn differs(lang, player: u8, row: u32) {
        en: "player {player} saw another row {row} than the one in the log",
        fr: "le joueur {player} a vu une autre ligne {row} que celle du journal",
        es: "el jugador {player} vio otra fila {row} que la del registro",
    }

    fn skipped(lang, player: u8, next: u32, row: u32) {
        en: "player {player} was told row {row} when row {next} was next",
        fr: "le joueur {player} a reçu la ligne {row} alors que la ligne {next} devait suivre",
        es: "el jugador {player} recibió la fila {row} cuando tocaba la fila {next}",
    }

    fn order(lang, row: u32, since: &str, later: u32, until: &str) {
        en: "row {row} was not there yet: {since}; but row {later} was there already: {until}",
        fr: "la ligne {row} n’existait pas encore : {since} ; mais la ligne {later} existait déjà : {until}",
        es: "la fila {row} aún no existía: {since}; pero la fila {later} ya existía: {until}",
    }

    fn since_said(lang, player: u8, at: &str) {
        en: "player {player} sent its message only at {at}",
        fr: "le joueur {player} n’a envoyé son message qu’à {at}",
        es: "el jugador {player} no envió su mensaje hasta {at}",
    }

    fn since_not_shown(lang, player: u8, at: &str) {
        en: "what player {player} asked for at {at} did not show it",
        fr: "ce que le joueur {player} a demandé à {at} ne la montrait pas",
        es: "lo que el jugador {player} pidió a {at} no la mostraba",
    }

    fn until_acknowledged(lang, player: u8, at: &str) {
        en: "it was acknowledged to player {player} at {at}",
        fr: "elle a été confirmée au joueur {player} à {at}",
        es: "se confirmó al jugador {player} a {at}",
    }

    fn until_shown(lang, player: u8, at: &str) {
        en: "player {player} was shown it at {at}",
        fr: "elle a été montrée au joueur {player} à {at}",
        es: "se mostró al jugador {player} a {at}",
    }

    fn until_heard(lang, player: u8, at: &str) {
        en: "player {player} was told it at {at}",
        fr: "le joueur {player} l’a reçue à {at}",
        es: "el jugador {player} la recibió a {at}",
    }
}

/// What cannot be, in words.
pub(crate) fn violation(lang: Lang, violation: &Violation) -> String {
    // A moment is told in seconds from when everything began, to the millionth.
    let moment = |at: u64| format!("{} s", fixed(lang, at as f64 / 1e9, 6));
    match *violation {
        Violation::NoLog => no_log(lang),
        Violation::Numbers { place, number } => numbers(lang, place, number),
        Violation::Crowded { row } => crowded(lang, row),
        Violation::Doubled { player, id, rows } => doubled(lang, player, id, rows[0], rows[1]),
        Violation::RefusedAndKept { player, id, row } => refused_and_kept(lang, player, id, row),
        Violation::NeverSaid { player, id, row } => never_said(lang, player, id, row),
        Violation::Changed { player, id, row } => changed(lang, player, id, row),
        Violation::Lost { player, id } => lost(lang, player, id),
        Violation::WrongRow {
            player,
            id,
            named,
            row,
        } => wrong_row(lang, player, id, named, row),
        Violation::LostRow { player, row } => lost_row(lang, player, row),
        Violation::Differs { player, row } => differs(lang, player, row),
        Violation::Skipped { player, next, row } => skipped(lang, player, next, row),
        Violation::Order {
            row,
            since: (since, why),
            later,
            until: (until, by),
        } => {
            let (since, until) = (moment(since), moment(until));
            let since = match why {
                Since::Said { player } => since_said(lang, player, &since),
                Since::NotShown { player } => since_not_shown(lang, player, &since),
            };
            let until = match by {
                Until::Acknowledged { player } => until_acknowledged(lang, player, &until),
                Until::Shown { player } => until_shown(lang, player, &until),
                Until::Heard { player } => until_heard(lang, player, &until),
            };
            order(lang, row, &since, later, &until)
        }
    }
}

sentences! {
    fn not_a_history(lang) {
        en: "this is no history that “tablier load --history” wrote",
        fr: "ce n’est pas un historique écrit par « tablier load --history »",
        es: "no es un historial escrito por «tablier load --history»",
    }

    fn line(lang, line: u64) {
        en: "line {line} is not a line of a history",
        fr: "la ligne {line} n’est pas celle d’un historique",
        es: "la línea {line} no es de un historial",
    }

    fn table(lang, line: u64) {
        en: "the table that ends on line {line} has times that do not rise, or answers to nothing",
        fr: "la table qui finit à la ligne {line} a des heures qui ne croissent pas, ou des réponses à rien",
        es: "la mesa que acaba en la línea {line} tiene horas que no crecen, o respuestas a nada",
    }

    fn ends(lang, line: u64) {
        en: "the history breaks off on line {line}; it is judged when it is complete",
        fr: "l’historique s’interrompt à la ligne {line} ; il se juge quand il est complet",
        es: "el historial se corta en la línea {line}; se juzga cuando está completo",
    }
}

/// Why a file cannot be judged.
pub(crate) fn format(lang: Lang, error: &FormatError) -> String {
    match &error.kind {
        FormatErrorKind::NotAHistory => not_a_history(lang),
        FormatErrorKind::Line => line(lang, error.line),
        FormatErrorKind::Table => table(lang, error.line),
        FormatErrorKind::Ends => ends(lang, error.line),
        FormatErrorKind::Io(cause) => cause.to_string(),
    }
}
