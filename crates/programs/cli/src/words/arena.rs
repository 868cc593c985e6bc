//! The words of matches between players.

use arena::{Format, Verdict};
use game::{Lang, Phrase};

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

pub(crate) const ENTRANTS_ARE: Phrase = Phrase {
    en: "Entrants: level:1 … level:8, random, greedy, uct, all perhaps with limits\n\
         of their own as in level:8@time=1000 or uct@nodes=5000; programs as engine:COMMAND or\n\
         codecup:COMMAND (HYLE⁷). Error bars are 95 %, from pairs.",
    fr: "Joueurs : level:1 … level:8, random, greedy, uct, au besoin avec leurs\n\
         propres limites, comme level:8@time=1000 ou uct@nodes=5000 ; des programmes par\n\
         engine:COMMANDE ou codecup:COMMANDE (HYLE⁷). Les marges sont à 95 %, sur les paires.",
    es: "Jugadores: level:1 … level:8, random, greedy, uct, si se quiere con\n\
         límites propios, como level:8@time=1000 o uct@nodes=5000; programas con engine:ORDEN o\n\
         codecup:ORDEN (HYLE⁷). Los márgenes son del 95 %, sobre las parejas.",
};

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

pub(crate) const ROUND_TIME: Phrase = Phrase {
    en: "Milliseconds for all moves of a round of HYLE⁷ (the contest has 30000) or a game of the others",
    fr: "Millisecondes pour tous les coups d’une manche de HYLE⁷ (30000 au concours) ou d’une partie des autres jeux",
    es: "Milisegundos para todas las jugadas de una ronda de HYLE⁷ (30000 en el concurso) o de una partida de los otros juegos",
};

pub(crate) const TOLERANCE: Phrase = Phrase {
    en: "How many milliseconds later a program may answer before it loses; 50 if nothing is said",
    fr: "De combien de millisecondes un programme peut dépasser avant de perdre ; 50 par défaut",
    es: "Cuántos milisegundos puede pasarse un programa antes de perder; 50 si no se dice nada",
};

pub(crate) const AS: Phrase = Phrase {
    en: "HYLE⁷: the first entrant is only order or only chaos, in single rounds",
    fr: "HYLE⁷ : le premier joueur n’est que order ou que chaos, en manches simples",
    es: "HYLE⁷: el primer jugador es solo order o solo chaos, en rondas sueltas",
};

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

pub(crate) const OPENING: Phrase = Phrase {
    en: "How many first moves are drawn at random; 2 in SEVEN, otherwise 0",
    fr: "Combien de premiers coups sont tirés au hasard ; 2 à SEVEN, sinon 0",
    es: "Cuántas primeras jugadas salen al azar; 2 en SEVEN, si no 0",
};

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

pub(crate) const PLACE: Phrase = Phrase {
    en: "place",
    fr: "place",
    es: "puesto",
};

pub(crate) const POINTS: Phrase = Phrase {
    en: "points",
    fr: "points",
    es: "puntos",
};

pub(crate) const WON_DRAWN_LOST: Phrase = Phrase {
    en: "won/drawn/lost",
    fr: "gagnées/nulles/perdues",
    es: "ganadas/tablas/perdidas",
};

pub(crate) const ELO: Phrase = Phrase {
    en: "Elo difference",
    fr: "écart Elo",
    es: "diferencia Elo",
};

pub(crate) const PAIRS_BY_POINTS: Phrase = Phrase {
    en: "pairs by points",
    fr: "paires par points",
    es: "parejas por puntos",
};

pub(crate) const MEAN_PLACE: Phrase = Phrase {
    en: "mean place",
    fr: "place moyenne",
    es: "puesto medio",
};

pub(crate) const AS_ORDER: Phrase = Phrase {
    en: "score as Order",
    fr: "marque comme Ordre",
    es: "puntuación de Orden",
};

pub(crate) const AS_CHAOS: Phrase = Phrase {
    en: "conceded as Chaos",
    fr: "concédé comme Chaos",
    es: "concedido como Caos",
};

pub(crate) const AS_ORDER_TITLE: Phrase = Phrase {
    en: ": score as Order",
    fr: " : marque comme Ordre",
    es: ": puntuación de Orden",
};

pub(crate) const AS_CHAOS_TITLE: Phrase = Phrase {
    en: ": conceded as Chaos",
    fr: " : concédé comme Chaos",
    es: ": concedido como Caos",
};

pub(crate) const MARGIN: Phrase = Phrase {
    en: "score difference",
    fr: "écart de marque",
    es: "diferencia",
};

pub(crate) const PLAYED: Phrase = Phrase {
    en: "played",
    fr: "joué",
    es: "jugado",
};

/// The heading of the table of conduct.
pub(crate) const CONDUCT: [Phrase; 9] = [
    Phrase {
        en: "entrant",
        fr: "joueur",
        es: "jugador",
    },
    Phrase {
        en: "games",
        fr: "parties",
        es: "partidas",
    },
    Phrase {
        en: "crashes",
        fr: "pannes",
        es: "caídas",
    },
    Phrase {
        en: "time losses",
        fr: "pertes au temps",
        es: "por tiempo",
    },
    Phrase {
        en: "illegal",
        fr: "illégaux",
        es: "ilegales",
    },
    Phrase {
        en: "late",
        fr: "tardifs",
        es: "tardías",
    },
    Phrase {
        en: "moves",
        fr: "coups",
        es: "jugadas",
    },
    Phrase {
        en: "ms a move",
        fr: "ms par coup",
        es: "ms por jugada",
    },
    Phrase {
        en: "slowest",
        fr: "le plus lent",
        es: "la más lenta",
    },
];

pub(crate) fn against(lang: Lang, a: &str, b: &str) -> String {
    match lang {
        Lang::En => format!("{a} against {b}"),
        Lang::Fr => format!("{a} contre {b}"),
        Lang::Es => format!("{a} contra {b}"),
    }
}

pub(crate) fn first_trouble(lang: Lang, name: &str, what: &str) -> String {
    match lang {
        Lang::En => format!("{name}, first trouble: {what}"),
        Lang::Fr => format!("{name}, premier ennui : {what}"),
        Lang::Es => format!("{name}, primer problema: {what}"),
    }
}

pub(crate) fn ms_a_move(lang: Lang, ms: &str) -> String {
    match lang {
        Lang::En => format!("{ms} ms a move"),
        Lang::Fr => format!("{ms} ms par coup"),
        Lang::Es => format!("{ms} ms por jugada"),
    }
}

pub(crate) fn nodes_a_move(lang: Lang, nodes: &str) -> String {
    match lang {
        Lang::En => format!("{nodes} positions a move"),
        Lang::Fr => format!("{nodes} positions par coup"),
        Lang::Es => format!("{nodes} posiciones por jugada"),
    }
}

pub(crate) fn ms_a_round(lang: Lang, ms: &str) -> String {
    match lang {
        Lang::En => format!("{ms} ms a round"),
        Lang::Fr => format!("{ms} ms par manche"),
        Lang::Es => format!("{ms} ms por ronda"),
    }
}

pub(crate) fn random_plies(lang: Lang, plies: usize) -> String {
    match lang {
        Lang::En => format!("first moves at random: {plies}"),
        Lang::Fr => format!("premiers coups au hasard : {plies}"),
        Lang::Es => format!("primeras jugadas al azar: {plies}"),
    }
}

pub(crate) fn seed(lang: Lang, seed: u64) -> String {
    match lang {
        Lang::En => format!("seed {seed}"),
        Lang::Fr => format!("graine {seed}"),
        Lang::Es => format!("semilla {seed}"),
    }
}

/// So many of what is counted as one.
pub(crate) fn units(lang: Lang, format: Format, count: usize) -> String {
    let [one, many] = match (format, lang) {
        (Format::Pairs, Lang::En) => ["pair", "pairs"],
        (Format::Pairs, Lang::Fr) => ["paire", "paires"],
        (Format::Pairs, Lang::Es) => ["pareja", "parejas"],
        (Format::Among(_), Lang::En) => ["group", "groups"],
        (Format::Among(_), Lang::Fr) => ["groupe", "groupes"],
        (Format::Among(_), Lang::Es) => ["grupo", "grupos"],
        (Format::Rounds(_), Lang::En) => ["round", "rounds"],
        (Format::Rounds(_), Lang::Fr) => ["manche", "manches"],
        (Format::Rounds(_), Lang::Es) => ["ronda", "rondas"],
    };
    // French has the singular for nothing, too.
    let is_one = count == 1 || (count == 0 && lang == Lang::Fr);
    format!("{count} {}", if is_one { one } else { many })
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

pub(crate) const NO_ROUNDS: Phrase = Phrase {
    en: "--as is for HYLE⁷ with a bag for each round",
    fr: "--as est pour HYLE⁷ avec un sac par manche",
    es: "--as es para HYLE⁷ con una bolsa por ronda",
};

pub(crate) const NO_SPRT: Phrase = Phrase {
    en: "--sprt needs two entrants who play pairs of games",
    fr: "--sprt demande deux joueurs qui disputent des paires de parties",
    es: "--sprt necesita dos jugadores que disputen parejas de partidas",
};

pub(crate) fn not_this_game(lang: Lang, entrant: &str) -> String {
    match lang {
        Lang::En => format!("{entrant} does not play this game"),
        Lang::Fr => format!("{entrant} ne joue pas à ce jeu"),
        Lang::Es => format!("{entrant} no juega a este juego"),
    }
}

pub(crate) fn file_not_written(lang: Lang, name: &str, why: &str) -> String {
    match lang {
        Lang::En => format!("{name} cannot be written: {why}"),
        Lang::Fr => format!("{name} ne peut pas être écrit : {why}"),
        Lang::Es => format!("{name} no se puede escribir: {why}"),
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

pub(crate) const LADDER_TIME: Phrase = Phrase {
    en: "Milliseconds that level 8 has for each move; 1000 if nothing is said, 100 in HYLE⁷",
    fr: "Millisecondes du niveau 8 par coup ; 1000 par défaut, 100 à HYLE⁷",
    es: "Milisegundos del nivel 8 por jugada; 1000 si no se dice nada, 100 en HYLE⁷",
};

pub(crate) const WRITE: Phrase = Phrase {
    en: "The page whose table is brought up to date, such as docs/players.md",
    fr: "La page dont le tableau est mis à jour, comme docs/players.md",
    es: "La página cuya tabla se pone al día, como docs/players.md",
};

pub(crate) const LEVEL: Phrase = Phrase {
    en: "level",
    fr: "niveau",
    es: "nivel",
};

pub(crate) const AGAINST: Phrase = Phrase {
    en: "against",
    fr: "contre",
    es: "contra",
};

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

/// A warning that players spoilt games of a ladder.
pub(crate) fn spoilt(lang: Lang, count: u64) -> String {
    match lang {
        Lang::En => format!("**Games lost by a crash, an illegal move or on time: {count}**"),
        Lang::Fr => {
            format!("**Parties perdues par une panne, un coup illégal ou au temps : {count}**")
        }
        Lang::Es => format!("**Partidas perdidas por caída, jugada ilegal o tiempo: {count}**"),
    }
}
