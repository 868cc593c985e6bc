//! The words of matches between players.

use arena::{Format, Role, Verdict};
use catalog::{AnyGame, GameId};
use game::{Lang, Phrase, numbers, sentences};

use super::help::titles;
use super::noun;
use crate::arena::{USUAL_OPENING, USUAL_TIME, usual_time};
use crate::games;

pub(crate) const ARENA: Phrase = Phrase {
    en: "Let players meet: pairs with the same luck, Elo with error bars",
    fr: "Faire se rencontrer des joueurs : paires à chance égale, Elo et marges d’erreur",
    es: "Enfrentar jugadores: parejas con la misma suerte, Elo con márgenes de error",
};

pub(crate) const ENTRANTS: Phrase = Phrase {
    en: "Who plays, two or more",
    fr: "Qui joue, deux ou plus",
    es: "Quién juega, dos o más",
};

/// The games that have something, which is asked of each before its first event.
fn having(lang: Lang, has: impl Fn(&AnyGame) -> bool) -> String {
    let start = |game| AnyGame::start(game, |_| None);
    titles(lang, |game| start(game).is_ok_and(|start| has(&start)))
}

fn with_rounds(lang: Lang) -> String {
    having(lang, |start| !arena::roles(start).is_empty())
}

/// The roles of every game that is played in rounds.
pub(crate) fn roles() -> Vec<Role> {
    let starts = GameId::ALL.into_iter();
    let starts = starts.filter_map(|game| AnyGame::start(game, |_| None).ok());
    starts
        .flat_map(|start| arena::roles(&start))
        .copied()
        .collect()
}

sentences! {
    pub(crate) fn entrants_are(lang) {
        let error = numbers::percent(lang, 0.95);
        let contest = titles(lang, |game| games::of(game).contestant("", lang).is_some());
        en: "Entrants: level:1 … level:8, random, greedy, uct, all perhaps with limits\n\
             of their own as in level:8@time=1000 or uct@nodes=5000; programs as engine:COMMAND or\n\
             codecup:COMMAND ({contest}). Error bars are {error}, from pairs.",
        fr: "Joueurs : level:1 … level:8, random, greedy, uct, au besoin avec leurs\n\
             propres limites, comme level:8@time=1000 ou uct@nodes=5000 ; des programmes par\n\
             engine:COMMANDE ou codecup:COMMANDE ({contest}). Les marges sont à {error}, sur les paires.",
        es: "Jugadores: level:1 … level:8, random, greedy, uct, si se quiere con\n\
             límites propios, como level:8@time=1000 o uct@nodes=5000; programas con engine:ORDEN o\n\
             codecup:ORDEN ({contest}). Los márgenes son del {error}, sobre las parejas.",
    }
}

pub(crate) const PAIRS: Phrase = Phrase {
    en: "How many pairs each two play (groups with more seats, rounds with --as); 100 if nothing is said",
    fr: "Combien de paires par rencontre (groupes à plus de deux places, manches avec --as) ; 100 par défaut",
    es: "Cuántas parejas por encuentro (grupos con más asientos, rondas con --as); 100 si no se dice nada",
};

pub(crate) const TIME: Phrase = Phrase {
    en: "Milliseconds for each move",
    fr: "Millisecondes par coup",
    es: "Milisegundos por jugada",
};

pub(crate) const NODES: Phrase = Phrase {
    en: "Positions to look at for each move; the same games every time",
    fr: "Positions examinées par coup ; les mêmes parties chaque fois",
    es: "Posiciones examinadas por jugada; las mismas partidas cada vez",
};

sentences! {
    pub(crate) fn round_time(lang) {
        let games = with_rounds(lang);
        en: "Milliseconds for all moves of a round of {games} (the contest has 30000) or a game of the others",
        fr: "Millisecondes pour tous les coups d’une manche de {games} (30000 au concours) ou d’une partie des autres jeux",
        es: "Milisegundos para todas las jugadas de una ronda de {games} (30000 en el concurso) o de una partida de los otros juegos",
    }
}

pub(crate) const TOLERANCE: Phrase = Phrase {
    en: "How many milliseconds later a program may answer before it loses; 50 if nothing is said",
    fr: "De combien de millisecondes un programme peut dépasser avant de perdre ; 50 par défaut",
    es: "Cuántos milisegundos puede pasarse un programa antes de perder; 50 si no se dice nada",
};

pub(crate) fn only_role(lang: Lang) -> String {
    let (games, roles) = (with_rounds(lang), roles());
    let names = |word: &str| {
        let names: Vec<String> = roles
            .iter()
            .map(|role| format!("{word} {}", role.name))
            .collect();
        lang.one_of(&names)
    };
    match lang {
        Lang::En => format!(
            "{games}: the first entrant is {}, in single rounds",
            names("only")
        ),
        Lang::Fr => format!(
            "{games} : le premier joueur n’est {}, en manches simples",
            names("que")
        ),
        Lang::Es => format!(
            "{games}: el primer jugador es {}, en rondas sueltas",
            names("solo")
        ),
    }
}

pub(crate) const SPRT: Phrase = Phrase {
    en: "End as soon as it is clear whether the first is ELO0 or ELO1 stronger; ,ALPHA,BETA may follow",
    fr: "Finir dès qu’il est clair si le premier vaut ELO0 ou ELO1 de plus ; ,ALPHA,BETA peuvent suivre",
    es: "Acabar en cuanto esté claro si el primero vale ELO0 o ELO1 más; puede seguir ,ALFA,BETA",
};

pub(crate) const RECORDS: Phrase = Phrase {
    en: "Where all games go: a file with one JSON record a line, or a folder with a text record each",
    fr: "Où vont toutes les parties : un fichier JSON d’une partie par ligne, ou un dossier d’un texte par partie",
    es: "Adónde van todas las partidas: un archivo JSON con una por línea, o una carpeta con un texto por partida",
};

sentences! {
    pub(crate) fn opening(lang) {
        let games = titles(lang, |game| game.about().chance.is_none());
        let usual = USUAL_OPENING;
        en: "How many first moves are drawn at random; {usual} in {games}, otherwise 0",
        fr: "Combien de premiers coups sont tirés au hasard ; {usual} à {games}, sinon 0",
        es: "Cuántas primeras jugadas salen al azar; {usual} en {games}, si no 0",
    }
}

pub(crate) const JOBS: Phrase = Phrase {
    en: "How many games at a time; as many as there are cores if nothing is said",
    fr: "Combien de parties à la fois ; autant que de cœurs par défaut",
    es: "Cuántas partidas a la vez; tantas como núcleos si no se dice nada",
};

pub(crate) const MEMORY: Phrase = Phrase {
    en: "Megabytes for the tables of each of our players; 64 if nothing is said",
    fr: "Mégaoctets pour les tables de chacun de nos joueurs ; 64 par défaut",
    es: "Megabytes para las tablas de cada jugador nuestro; 64 si no se dice nada",
};

pub(crate) const SEED: Phrase = Phrase {
    en: "The seed of dice, draws, openings and ties; 1 if nothing is said",
    fr: "La graine des dés, des tirages, des ouvertures et des égalités ; 1 par défaut",
    es: "La semilla de dados, fichas, aperturas y empates; 1 si no se dice nada",
};

pub(crate) const SVG: Phrase = Phrase {
    en: "Draw the table into this file",
    fr: "Dessiner le tableau dans ce fichier",
    es: "Dibujar la tabla en este archivo",
};

pub(crate) const INTERRUPTED: Phrase = Phrase {
    en: "interrupted: this is what was played until then",
    fr: "interrompu : voici ce qui a été joué jusque-là",
    es: "interrumpido: esto es lo jugado hasta ahora",
};

pub(crate) const PLACE: Phrase = Phrase::new("place", "place", "puesto");

pub(crate) const POINTS: Phrase = Phrase::new("points", "points", "puntos");

pub(crate) const WON_DRAWN_LOST: Phrase = Phrase {
    en: "won/drawn/lost",
    fr: "gagnées/nulles/perdues",
    es: "ganadas/tablas/perdidas",
};

pub(crate) const ELO: Phrase = Phrase::new("Elo difference", "écart Elo", "diferencia Elo");

pub(crate) const PAIRS_BY_POINTS: Phrase = Phrase {
    en: "pairs by points",
    fr: "paires par points",
    es: "parejas por puntos",
};

pub(crate) const MEAN_PLACE: Phrase = Phrase::new("mean place", "place moyenne", "puesto medio");

pub(crate) const MARGIN: Phrase = Phrase::new("score difference", "écart de marque", "diferencia");

pub(crate) const PLAYED: Phrase = Phrase::new("played", "joué", "jugado");

/// The heading of the table of conduct.
pub(crate) const CONDUCT: [Phrase; 9] = [
    Phrase::new("entrant", "joueur", "jugador"),
    Phrase::new("games", "parties", "partidas"),
    Phrase::new("crashes", "pannes", "caídas"),
    Phrase::new("time losses", "pertes au temps", "por tiempo"),
    Phrase::new("illegal", "illégaux", "ilegales"),
    Phrase::new("late", "tardifs", "tardías"),
    Phrase::new("moves", "coups", "jugadas"),
    Phrase::new("ms a move", "ms par coup", "ms por jugada"),
    Phrase::new("slowest", "le plus lent", "la más lenta"),
];

sentences! {
    pub(crate) fn against(lang, a: &str, b: &str) {
        en: "{a} against {b}",
        fr: "{a} contre {b}",
        es: "{a} contra {b}",
    }

    pub(crate) fn first_trouble(lang, name: &str, what: &str) {
        en: "{name}, first trouble: {what}",
        fr: "{name}, premier ennui : {what}",
        es: "{name}, primer problema: {what}",
    }

    pub(crate) fn ms_a_move(lang, ms: &str) {
        en: "{ms} ms a move",
        fr: "{ms} ms par coup",
        es: "{ms} ms por jugada",
    }

    pub(crate) fn nodes_a_move(lang, nodes: &str) {
        en: "{nodes} positions a move",
        fr: "{nodes} positions par coup",
        es: "{nodes} posiciones por jugada",
    }

    pub(crate) fn ms_a_round(lang, ms: &str) {
        en: "{ms} ms a round",
        fr: "{ms} ms par manche",
        es: "{ms} ms por ronda",
    }

    pub(crate) fn random_plies(lang, plies: usize) {
        en: "first moves at random: {plies}",
        fr: "premiers coups au hasard : {plies}",
        es: "primeras jugadas al azar: {plies}",
    }

    pub(crate) fn seed(lang, seed: u64) {
        en: "seed {seed}",
        fr: "graine {seed}",
        es: "semilla {seed}",
    }
}

/// So many of what is counted as one.
pub(crate) fn units(lang: Lang, format: Format, count: usize) -> String {
    let words = match format {
        Format::Pairs => [
            Phrase::new("pair", "paire", "pareja"),
            Phrase::new("pairs", "paires", "parejas"),
        ],
        Format::Among(_) => [
            Phrase::new("group", "groupe", "grupo"),
            Phrase::new("groups", "groupes", "grupos"),
        ],
        Format::Rounds(_) => [
            Phrase::new("round", "manche", "ronda"),
            Phrase::new("rounds", "manches", "rondas"),
        ],
    };
    format!("{count} {}", noun(lang, count as u64, words))
}

pub(crate) fn verdict(lang: Lang, verdict: Verdict, elo0: &str, elo1: &str) -> String {
    match (verdict, lang) {
        (Verdict::Open, Lang::En) => format!("open between {elo0} and {elo1}"),
        (Verdict::Open, Lang::Fr) => format!("indécis entre {elo0} et {elo1}"),
        (Verdict::Open, Lang::Es) => format!("sin decidir entre {elo0} y {elo1}"),
        (Verdict::Refuted, Lang::En) => format!("{elo0} accepted"),
        (Verdict::Refuted, Lang::Fr) => format!("{elo0} accepté"),
        (Verdict::Refuted, Lang::Es) => format!("{elo0} aceptado"),
        (Verdict::Confirmed, Lang::En) => format!("{elo1} accepted"),
        (Verdict::Confirmed, Lang::Fr) => format!("{elo1} accepté"),
        (Verdict::Confirmed, Lang::Es) => format!("{elo1} aceptado"),
    }
}

pub(crate) fn no_rounds(lang: Lang) -> String {
    let games = GameId::ALL.into_iter();
    let games = games.filter_map(|game| games::of(game).with_rounds());
    let games: Vec<&str> = games.map(|game| game.text(lang)).collect();
    let games = lang.all_of(&games);
    match lang {
        Lang::En => format!("--as is for {games}"),
        Lang::Fr => format!("--as est pour {games}"),
        Lang::Es => format!("--as es para {games}"),
    }
}

pub(crate) const NO_SPRT: Phrase = Phrase {
    en: "--sprt needs two entrants who play pairs of games",
    fr: "--sprt demande deux joueurs qui disputent des paires de parties",
    es: "--sprt necesita dos jugadores que disputen parejas de partidas",
};

sentences! {
    pub(crate) fn not_this_game(lang, entrant: &str) {
        en: "{entrant} does not play this game",
        fr: "{entrant} ne joue pas à ce jeu",
        es: "{entrant} no juega a este juego",
    }

    pub(crate) fn file_not_written(lang, name: &str, why: &str) {
        en: "{name} cannot be written: {why}",
        fr: "{name} ne peut pas être écrit : {why}",
        es: "{name} no se puede escribir: {why}",
    }
}

pub(crate) const LADDER: Phrase = Phrase {
    en: "Measure every level against the one below",
    fr: "Mesurer chaque niveau contre celui d’en dessous",
    es: "Medir cada nivel contra el inferior",
};

pub(crate) const LADDER_PAIRS: Phrase = Phrase {
    en: "How many pairs each two levels play; 100 if nothing is said",
    fr: "Combien de paires par rencontre de deux niveaux ; 100 par défaut",
    es: "Cuántas parejas juegan cada dos niveles; 100 si no se dice nada",
};

sentences! {
    pub(crate) fn ladder_time(lang) {
        let usual = USUAL_TIME.as_millis();
        let less = |game| usual_time(game) < USUAL_TIME;
        let others = GameId::ALL.into_iter().find(|&game| less(game));
        let less_time = others.map_or(usual, |game| usual_time(game).as_millis());
        let games = titles(lang, less);
        en: "Milliseconds that level 8 has for each move; {usual} if nothing is said, {less_time} in {games}",
        fr: "Millisecondes du niveau 8 par coup ; {usual} par défaut, {less_time} à {games}",
        es: "Milisegundos del nivel 8 por jugada; {usual} si no se dice nada, {less_time} en {games}",
    }
}

pub(crate) const WRITE: Phrase = Phrase {
    en: "The page whose table is brought up to date, such as docs/players.md",
    fr: "La page dont le tableau est mis à jour, comme docs/players.md",
    es: "La página cuya tabla se pone al día, como docs/players.md",
};

pub(crate) const AGAINST: Phrase = Phrase::new("against", "contre", "contra");

/// How a ladder was measured.
pub(crate) fn ladder_note(lang: Lang, units: &str, ms: &str, opening: usize) -> String {
    let mut note = match lang {
        Lang::En => format!("{units} a step, level 8 with {ms} ms a move"),
        Lang::Fr => format!("{units} par échelon, niveau 8 avec {ms} ms par coup"),
        Lang::Es => format!("{units} por peldaño, nivel 8 con {ms} ms por jugada"),
    };
    if opening > 0 {
        note.push_str(", ");
        note.push_str(&random_plies(lang, opening));
    }
    note
}

sentences! {
    /// A warning that players spoilt games of a ladder.
    pub(crate) fn spoilt(lang, count: u64) {
        en: "**Games lost by a crash, an illegal move or on time: {count}**",
        fr: "**Parties perdues par une panne, un coup illégal ou au temps : {count}**",
        es: "**Partidas perdidas por caída, jugada ilegal o tiempo: {count}**",
    }
}
