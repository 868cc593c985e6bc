//! The words of SEVEN's puzzles.

use game::{Lang, Phrase, numbers, sentences};
use seven::Tile;

pub(crate) const SOLVE: Phrase = Phrase {
    en: "Solve one of SEVEN’s puzzles, with proof",
    fr: "Résoudre un casse-tête de SEVEN, avec preuve",
    es: "Resolver un rompecabezas de SEVEN, con demostración",
};

pub(crate) const FIFTH_LEVEL: Phrase = Phrase {
    en: "The highest level that a game can reach, and how soon",
    fr: "Le plus haut niveau qu’une partie peut atteindre, et au plus tôt",
    es: "El nivel más alto al que puede llegar una partida, y cuándo",
};

pub(crate) const ISLAND: Phrase = Phrase {
    en: "The smallest islands around a volcano, and the sea around them",
    fr: "Les plus petites îles autour d’un volcan, et la mer qui les entoure",
    es: "Las islas más pequeñas en torno a un volcán, y el mar que las rodea",
};

pub(crate) const COPYCAT: Phrase = Phrase {
    en: "Every way to copy black tiles with the white ones",
    fr: "Toutes les façons de copier les tuiles noires avec les blanches",
    es: "Todas las maneras de copiar las piezas negras con las blancas",
};

pub(crate) const CHECK: Phrase = Phrase {
    en: "Check a proof or a solution of a puzzle, without trusting its author",
    fr: "Vérifier une preuve ou une solution de casse-tête, sans se fier à son auteur",
    es: "Comprobar una demostración o una solución, sin fiarse de su autor",
};

pub(crate) const CHECK_FILE: Phrase = Phrase {
    en: "A certificate, a game that reaches level 5, or tiles with holes such as I:0,0;1,0;2,0;3,0 a line each; - for standard input",
    fr: "Un certificat, une partie qui atteint le niveau 5, ou des tuiles avec des trous, une par ligne comme I:0,0;1,0;2,0;3,0 ; - pour l’entrée standard",
    es: "Un certificado, una partida que llega al nivel 5, o piezas con huecos, una por línea como I:0,0;1,0;2,0;3,0; - para la entrada estándar",
};

pub(crate) const SVG: Phrase = Phrase {
    en: "Draw a picture into this file",
    fr: "Dessiner une image dans ce fichier",
    es: "Dibujar una imagen en este archivo",
};

pub(crate) const PROOF: Phrase = Phrase {
    en: "Write a certificate into this file, for “tablier check”",
    fr: "Écrire un certificat dans ce fichier, pour « tablier check »",
    es: "Escribir un certificado en este archivo, para «tablier check»",
};

pub(crate) const VOLCANO: Phrase = Phrase {
    en: "The volcano’s tile; all seven if nothing is said",
    fr: "La tuile du volcan ; les sept par défaut",
    es: "La pieza del volcán; las siete si no se dice nada",
};

pub(crate) const SEVEN_LINES: Phrase = Phrase {
    en: "A file with seven lines such as I:0,0;1,0;2,0;3,0; - for standard input",
    fr: "Un fichier de sept lignes comme I:0,0;1,0;2,0;3,0 ; - pour l’entrée standard",
    es: "Un archivo con siete líneas como I:0,0;1,0;2,0;3,0; - para la entrada estándar",
};

pub(crate) const SAMPLE: Phrase = Phrase {
    en: "Say how many of so many random compact arrangements can be solved",
    fr: "Dire combien d’arrangements compacts, tirés au hasard, ont une solution",
    es: "Decir cuántas de tantas disposiciones compactas al azar tienen solución",
};

pub(crate) const SEED: Phrase = Phrase {
    en: "The seed of the sample, 1 if nothing is said",
    fr: "La graine de l’échantillon, 1 par défaut",
    es: "La semilla de la muestra, 1 si no se dice nada",
};

pub(crate) const SEARCHING: Phrase = Phrase::new("searching", "recherche", "buscando");

pub(crate) const CHECKING: Phrase = Phrase::new("checking", "vérification", "comprobando");

pub(crate) const NOTHING_FOUND: Phrase = Phrase {
    en: "The search was ended before anything was found.",
    fr: "La recherche a été interrompue avant d’avoir trouvé quelque chose.",
    es: "La búsqueda se interrumpió antes de encontrar nada.",
};

pub(crate) const ENDED_EARLY: Phrase = Phrase {
    en: "The search was ended early; these figures are not complete.",
    fr: "La recherche a été interrompue ; ces chiffres ne sont pas complets.",
    es: "La búsqueda se interrumpió; estas cifras no están completas.",
};

pub(crate) const FIFTH_LEVEL_TITLE: Phrase = Phrase {
    en: "SEVEN: as high as it goes",
    fr: "SEVEN : aussi haut que possible",
    es: "SEVEN: tan alto como se puede",
};

pub(crate) const ISLAND_TITLE: Phrase = Phrase {
    en: "SEVEN: smallest islands",
    fr: "SEVEN : les plus petites îles",
    es: "SEVEN: las islas más pequeñas",
};

pub(crate) const COPYCAT_TITLE: Phrase = Phrase {
    en: "SEVEN: copycat",
    fr: "SEVEN : le copieur",
    es: "SEVEN: el imitador",
};

pub(crate) const BLACK_TILES: Phrase = Phrase {
    en: "the black tiles",
    fr: "les tuiles noires",
    es: "las piezas negras",
};

pub(crate) const WHITE_TILES: Phrase = Phrase {
    en: "a copy in white",
    fr: "une copie en blanc",
    es: "una copia en blanco",
};

pub(crate) const WHICH_VOLCANO: Phrase = Phrase {
    en: "a certificate is about one volcano: say which, with --tile",
    fr: "un certificat porte sur un seul volcan : précisez lequel, avec --tile",
    es: "un certificado trata de un solo volcán: di cuál, con --tile",
};

pub(crate) const INTERRUPTED: Phrase = Phrase {
    en: "the search was ended before it was done",
    fr: "la recherche a été interrompue",
    es: "la búsqueda se interrumpió",
};

pub(crate) fn highest(lang: Lang, level: u8, proven: bool) -> String {
    match (lang, proven) {
        (Lang::En, true) => {
            format!("Level {level} is the highest that any legal game reaches; this is proven.")
        }
        (Lang::En, false) => format!("Level {level} is the highest found so far."),
        (Lang::Fr, true) => format!(
            "Le niveau {level} est le plus haut qu’une partie légale puisse atteindre ; c’est prouvé."
        ),
        (Lang::Fr, false) => format!("Le niveau {level} est le plus haut trouvé jusqu’ici."),
        (Lang::Es, true) => format!(
            "El nivel {level} es el más alto al que llega una partida legal; está demostrado."
        ),
        (Lang::Es, false) => format!("El nivel {level} es el más alto hallado hasta ahora."),
    }
}

pub(crate) fn earliest(lang: Lang, level: u8, ply: usize, proven: bool) -> String {
    match (lang, proven) {
        (Lang::En, true) => format!("Level {level} with tile {ply} at the earliest"),
        (Lang::Fr, true) => format!("Niveau {level} avec la tuile {ply} au plus tôt"),
        (Lang::Es, true) => format!("Nivel {level} con la pieza {ply} como muy pronto"),
        _ => reached(lang, level, ply),
    }
}

sentences! {
    pub(crate) fn reached(lang, level: u8, ply: usize) {
        en: "Level {level} with tile {ply}",
        fr: "Niveau {level} avec la tuile {ply}",
        es: "Nivel {level} con la pieza {ply}",
    }
}

/// A count and how it is written.
type Count<'a> = (usize, &'a str);

pub(crate) fn islands(lang: Lang, tile: Tile, white: usize, (count, text): Count<'_>) -> String {
    match (lang, count) {
        (Lang::En, 1) => format!("Volcano {tile}: {white} white tiles at least; 1 smallest island"),
        (Lang::En, _) => {
            format!("Volcano {tile}: {white} white tiles at least; {text} smallest islands")
        }
        (Lang::Fr, 0 | 1) => {
            format!("Volcan {tile} : {white} tuiles blanches au moins ; {text} île la plus petite")
        }
        (Lang::Fr, _) => format!(
            "Volcan {tile} : {white} tuiles blanches au moins ; {text} îles les plus petites"
        ),
        (Lang::Es, 1) => {
            format!("Volcán {tile}: al menos {white} piezas blancas; 1 isla mínima")
        }
        (Lang::Es, _) => {
            format!("Volcán {tile}: al menos {white} piezas blancas; {text} islas mínimas")
        }
    }
}

pub(crate) fn surroundable(lang: Lang, (count, text): Count<'_>, black: Option<usize>) -> String {
    let Some(black) = black else {
        return match lang {
            Lang::En => "The other six black tiles can surround none of them.",
            Lang::Fr => "Les six autres tuiles noires ne peuvent en entourer aucune.",
            Lang::Es => "Las otras seis piezas negras no pueden rodear ninguna.",
        }
        .to_string();
    };
    match (lang, count) {
        (Lang::En, _) => format!(
            "The other six black tiles can surround {text} of them; the fewest needed are {black}."
        ),
        (Lang::Fr, _) => format!(
            "Les six autres tuiles noires peuvent en entourer {text} ; il en faut au moins {black}."
        ),
        (Lang::Es, _) => format!(
            "Las otras seis piezas negras pueden rodear {text}; hacen falta al menos {black}."
        ),
    }
}

pub(crate) fn with_fewer(lang: Lang, (count, text): Count<'_>) -> String {
    match (lang, count) {
        (Lang::En, 1) => "Fewer than six are enough for 1 of them.".to_string(),
        (Lang::En, _) => format!("Fewer than six are enough for {text} of them."),
        (Lang::Fr, _) => format!("Moins de six suffisent pour {text} d’entre elles."),
        (Lang::Es, _) => format!("Para {text} de ellas bastan menos de seis."),
    }
}

pub(crate) fn panel(lang: Lang, tile: Tile, white: usize, black: Option<usize>) -> String {
    match (lang, black) {
        (Lang::En, Some(black)) => format!("{tile}: {white} white, {black} black"),
        (Lang::En, None) => format!("{tile}: {white} white, no sea"),
        (Lang::Fr, Some(black)) => format!("{tile} : {white} blanches, {black} noires"),
        (Lang::Fr, None) => format!("{tile} : {white} blanches, sans mer"),
        (Lang::Es, Some(black)) => format!("{tile}: {white} blancas, {black} negras"),
        (Lang::Es, None) => format!("{tile}: {white} blancas, sin mar"),
    }
}

pub(crate) fn solutions(lang: Lang, count: u64, text: &str) -> String {
    match (lang, count) {
        (Lang::En, 0) => "There is no solution.".to_string(),
        (Lang::En, 1) => "There is exactly one solution.".to_string(),
        (Lang::En, _) => format!("There are {text} solutions; this is one."),
        (Lang::Fr, 0) => "Il n’y a pas de solution.".to_string(),
        (Lang::Fr, 1) => "Il y a exactement une solution.".to_string(),
        (Lang::Fr, _) => format!("Il y a {text} solutions ; en voici une."),
        (Lang::Es, 0) => "No hay solución.".to_string(),
        (Lang::Es, 1) => "Hay exactamente una solución.".to_string(),
        (Lang::Es, _) => format!("Hay {text} soluciones; esta es una."),
    }
}

sentences! {
    pub(crate) fn share(lang, sample: &str, share: f64) {
        let percent = numbers::percent_with(lang, share, 1);
        en: "Of {sample} compact arrangements {percent} can be solved.",
        fr: "Sur {sample} arrangements compacts, {percent} ont une solution.",
        es: "De {sample} disposiciones compactas, el {percent} tiene solución.",
    }

    pub(crate) fn unique(lang, share: f64, most: &str) {
        let percent = numbers::percent_with(lang, share, 1);
        en: "{percent} have exactly one solution; the most is {most}.",
        fr: "{percent} en ont exactement une ; le maximum est de {most}.",
        es: "El {percent} tiene exactamente una; el máximo es {most}.",
    }

    pub(crate) fn proof_written(lang, file: &str) {
        en: "The certificate is in {file}; “tablier check” checks it.",
        fr: "Le certificat est dans {file} ; « tablier check » le vérifie.",
        es: "El certificado está en {file}; «tablier check» lo comprueba.",
    }

    pub(crate) fn verified(lang, puzzle: &str, claim: &str) {
        en: "Verified: {puzzle}: {claim}",
        fr: "Vérifié : {puzzle} : {claim}",
        es: "Comprobado: {puzzle}: {claim}",
    }

    pub(crate) fn solved(lang, level: u8, ply: usize) {
        en: "Solved: a whole legal game that reaches level {level}, with tile {ply}.",
        fr: "Résolu : une partie complète et légale qui atteint le niveau {level}, avec la tuile {ply}.",
        es: "Resuelto: una partida completa y legal que llega al nivel {level}, con la pieza {ply}.",
    }

    pub(crate) fn no_puzzles(lang, game: &str) {
        en: "this is a game of {game}; the puzzles are SEVEN’s",
        fr: "c’est une partie de {game} ; les casse-têtes sont ceux de SEVEN",
        es: "es una partida de {game}; los rompecabezas son de SEVEN",
    }
}
