//! The words of `tablier analyse`.

use catalog::AnyEvent;
use game::numbers::grouped;
use game::{Lang, Phrase, numbers, sentences};
use players::Analysis;

pub(crate) const ABOUT: Phrase = Phrase {
    en: "Say what the position after a record is worth, and the best moves",
    fr: "Dire ce que vaut la position après une partie, et les meilleurs coups",
    es: "Decir cuánto vale la posición tras una partida, y las mejores jugadas",
};

pub(crate) const EXACT: Phrase = Phrase {
    en: "Go on until the value is proven, however long it takes",
    fr: "Continuer jusqu’à ce que la valeur soit prouvée, aussi longtemps qu’il faut",
    es: "Seguir hasta que el valor esté probado, tarde lo que tarde",
};

pub(crate) const TIME: Phrase = Phrase {
    en: "How long to think at most, in thousandths of a second; 5000 if nothing is said",
    fr: "Combien de temps réfléchir au plus, en millièmes de seconde ; 5000 par défaut",
    es: "Cuánto pensar como mucho, en milésimas de segundo; 5000 si no se dice nada",
};

pub(crate) const NODES: Phrase = Phrase {
    en: "How many positions to look at: the same answer on every machine",
    fr: "Combien de positions regarder : la même réponse sur toute machine",
    es: "Cuántas posiciones mirar: la misma respuesta en toda máquina",
};

pub(crate) const LINES: Phrase = Phrase {
    en: "How many moves to show; 8 if nothing is said",
    fr: "Combien de coups montrer ; 8 par défaut",
    es: "Cuántas jugadas mostrar; 8 si no se dice nada",
};

pub(crate) const THREADS: Phrase = Phrase {
    en: "How many threads to think on; otherwise one a core",
    fr: "Sur combien de fils réfléchir ; sinon un par cœur",
    es: "En cuántos hilos pensar; si no, uno por núcleo",
};

pub(crate) const MEMORY: Phrase = Phrase {
    en: "How much memory to use for tables, in megabytes; 128 if nothing is said",
    fr: "Combien de mémoire pour les tables, en mégaoctets ; 128 par défaut",
    es: "Cuánta memoria para las tablas, en megabytes; 128 si no se dice nada",
};

pub(crate) const THINKING: Phrase = Phrase::new("thinking", "réflexion", "pensando");

pub(crate) const NEVER_PROVEN: Phrase = Phrase {
    en: "Among three or four who play alone nothing can be proven: this is an estimate.",
    fr: "À trois ou quatre chacun pour soi, rien ne se prouve : voici une estimation.",
    es: "Entre tres o cuatro sin parejas nada se puede probar: esto es una estimación.",
};

/// What is known while thinking goes on.
pub(crate) fn so_far(lang: Lang, found: &Analysis<AnyEvent>, worth: Option<&str>) -> String {
    let nodes = grouped(lang, found.nodes);
    let depth = found.depth;
    let mut parts = match lang {
        Lang::En => vec![format!("depth {depth}"), format!("{nodes} positions")],
        Lang::Fr => vec![format!("profondeur {depth}"), format!("{nodes} positions")],
        Lang::Es => vec![
            format!("profundidad {depth}"),
            format!("{nodes} posiciones"),
        ],
    };
    parts.extend(found.best().map(ToString::to_string));
    parts.extend(worth.map(str::to_string));
    parts.join(" · ")
}

/// Whether the value is proven.
pub(crate) fn certainty(lang: Lang, found: &Analysis<AnyEvent>, over: bool) -> Option<String> {
    let nodes = grouped(lang, found.nodes);
    let sentence = match (lang, found.exact) {
        _ if over => return None,
        (Lang::En, true) => format!("Proven. {nodes} positions looked at."),
        (Lang::Fr, true) => format!("Prouvé. {nodes} positions regardées."),
        (Lang::Es, true) => format!("Probado. {nodes} posiciones miradas."),
        (Lang::En, false) => format!("An estimate. {nodes} positions looked at."),
        (Lang::Fr, false) => format!("Une estimation. {nodes} positions regardées."),
        (Lang::Es, false) => format!("Una estimación. {nodes} posiciones miradas."),
    };
    Some(sentence)
}

/// What came of a game that is over: above 0 a win, below a loss.
pub(crate) fn ended(lang: Lang, name: &str, value: f64) -> String {
    let phrase = match (lang, value) {
        (Lang::En, v) if v > 0.0 => "has won",
        (Lang::En, v) if v < 0.0 => "has lost",
        (Lang::En, _) => "has drawn",
        (Lang::Fr, v) if v > 0.0 => "a gagné",
        (Lang::Fr, v) if v < 0.0 => "a perdu",
        (Lang::Fr, _) => "a fait nulle",
        (Lang::Es, v) if v > 0.0 => "ha ganado",
        (Lang::Es, v) if v < 0.0 => "ha perdido",
        (Lang::Es, _) => "ha empatado",
    };
    format!("{name} {phrase}")
}

/// A proven value between a loss and a win.
pub(crate) fn decided(lang: Lang, name: &str, value: f64) -> String {
    let phrase = match (lang, value) {
        (Lang::En, v) if v > 0.0 => "wins with the best play",
        (Lang::En, v) if v < 0.0 => "loses against the best play",
        (Lang::En, _) => "draws with the best play on both sides",
        (Lang::Fr, v) if v > 0.0 => "gagne au mieux joué",
        (Lang::Fr, v) if v < 0.0 => "perd contre le meilleur jeu",
        (Lang::Fr, _) => "fait nulle au mieux joué de part et d’autre",
        (Lang::Es, v) if v > 0.0 => "gana con el mejor juego",
        (Lang::Es, v) if v < 0.0 => "pierde ante el mejor juego",
        (Lang::Es, _) => "empata con el mejor juego de ambas partes",
    };
    format!("{name} {phrase}")
}

sentences! {
    /// An estimate of SEVEN.
    pub(crate) fn leans(lang, name: &str, value: f64) {
        let value = numbers::signed(lang, value, 2);
        en: "{name}: {value} (from −1, a loss, to +1, a win)",
        fr: "{name} : {value} (de −1, une défaite, à +1, une victoire)",
        es: "{name}: {value} (de −1, derrota, a +1, victoria)",
    }

    /// A likelihood.
    pub(crate) fn chance_to_win(lang, name: &str, value: f64) {
        let value = numbers::percent_with(lang, value, 1);
        en: "{name} wins with a chance of {value}",
        fr: "{name} gagne avec une chance de {value}",
        es: "{name} gana con una probabilidad del {value}",
    }

    /// There are more moves than are shown.
    pub(crate) fn more(lang, count: usize) {
        en: "… and {count} more",
        fr: "… et {count} de plus",
        es: "… y {count} más",
    }
}
