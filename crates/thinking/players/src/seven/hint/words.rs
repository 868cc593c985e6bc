//! The words of a hint for SEVEN.

use ::seven::Tile;
use game::{Lang, Phrase};

use super::facts::{Nudge, PlacementFacts, Reason};

const FIRST: Phrase = Phrase {
    en: "Any place will do for the first tile; only the choice of the tile matters.",
    fr: "Pour la première tuile, toutes les places se valent\u{a0}; seul le choix de la tuile compte.",
    es: "Para la primera pieza vale cualquier lugar; solo importa qué pieza se elige.",
};

const LOOKED_AHEAD: Phrase = Phrase {
    en: "Looking ahead, no other place leaves you better off.",
    fr: "À y regarder plus loin, aucune autre place ne laisse mieux.",
    es: "Mirando más adelante, ningún otro lugar deja mejor situación.",
};

/// Letters of tiles as a list.
fn letters(tiles: &[Tile], lang: Lang) -> String {
    let letters: Vec<String> = tiles.iter().map(Tile::to_string).collect();
    lang.all_of(&letters)
}

fn rival(facts: &PlacementFacts, lang: Lang) -> &'static str {
    facts.rival.map_or("", |colour| colour.name().text(lang))
}

pub(super) fn nudge(facts: &PlacementFacts, lang: Lang) -> String {
    let rival = rival(facts, lang);
    match (facts.nudge, lang) {
        (Nudge::First, _) => FIRST.text(lang).to_string(),
        (Nudge::Rival { level }, Lang::En) => {
            format!("{rival} could go to level {level} next. Look at the marked place.")
        }
        (Nudge::Rival { level }, Lang::Fr) => {
            format!(
                "{rival} pourrait aller au niveau {level} au prochain coup. Regardez l’endroit marqué."
            )
        }
        (Nudge::Rival { level }, Lang::Es) => {
            format!(
                "{rival} podría ir al nivel {level} en la próxima jugada. Fíjate en el lugar marcado."
            )
        }
        (Nudge::Highest { level, tiles }, _) => highest(level, tiles, lang),
        (Nudge::Wait { level }, Lang::En) => {
            format!(
                "You could go to level {level} now, but those tiles are worth keeping for later."
            )
        }
        (Nudge::Wait { level }, Lang::Fr) => format!(
            "Vous pourriez aller au niveau {level} dès maintenant, mais mieux vaut garder ces tuiles pour plus tard."
        ),
        (Nudge::Wait { level }, Lang::Es) => format!(
            "Ya podrías ir al nivel {level}, pero conviene guardar esas piezas para más tarde."
        ),
        (Nudge::NoHigher { level }, Lang::En) => {
            format!(
                "None of your tiles can go higher than level {level} now. Think of what comes next."
            )
        }
        (Nudge::NoHigher { level }, Lang::Fr) => format!(
            "Aucune de vos tuiles ne peut dépasser le niveau {level} pour l’instant. Pensez au coup suivant."
        ),
        (Nudge::NoHigher { level }, Lang::Es) => format!(
            "Ninguna de tus piezas puede pasar ahora del nivel {level}. Piensa en lo que viene después."
        ),
        (Nudge::Table { tiles }, _) => table(tiles, lang),
        (Nudge::UpAnyway { level }, Lang::En) => {
            format!(
                "None of your tiles can stay on the table; the lowest level you can have is {level}."
            )
        }
        (Nudge::UpAnyway { level }, Lang::Fr) => format!(
            "Aucune de vos tuiles ne peut rester sur la table\u{a0}; le niveau le plus bas possible est le {level}."
        ),
        (Nudge::UpAnyway { level }, Lang::Es) => format!(
            "Ninguna de tus piezas puede quedarse en la mesa; el nivel más bajo posible es el {level}."
        ),
    }
}

fn highest(level: u8, tiles: usize, lang: Lang) -> String {
    match (lang, tiles) {
        (Lang::En, 1) => {
            format!("One of your tiles can go to level {level}, and nobody is higher than that.")
        }
        (Lang::En, _) => format!(
            "{tiles} of your tiles can go to level {level}, and nobody is higher than that."
        ),
        (Lang::Fr, 1) => {
            format!("Une de vos tuiles peut aller au niveau {level}, et personne n’est plus haut.")
        }
        (Lang::Fr, _) => format!(
            "{tiles} de vos tuiles peuvent aller au niveau {level}, et personne n’est plus haut."
        ),
        (Lang::Es, 1) => {
            format!("Una de tus piezas puede ir al nivel {level}, y nadie está más arriba.")
        }
        (Lang::Es, _) => {
            format!("{tiles} de tus piezas pueden ir al nivel {level}, y nadie está más arriba.")
        }
    }
}

fn table(tiles: usize, lang: Lang) -> String {
    match (lang, tiles) {
        (Lang::En, 1) => {
            "The table counts most, and one of your tiles can still go there.".to_string()
        }
        (Lang::En, _) => {
            format!("The table counts most, and {tiles} of your tiles can still go there.")
        }
        (Lang::Fr, 1) => {
            "C’est la table qui compte le plus, et une de vos tuiles peut encore y aller."
                .to_string()
        }
        (Lang::Fr, _) => format!(
            "C’est la table qui compte le plus, et {tiles} de vos tuiles peuvent encore y aller."
        ),
        (Lang::Es, 1) => {
            "Lo que más cuenta es la mesa, y una de tus piezas aún puede ir allí.".to_string()
        }
        (Lang::Es, _) => {
            format!("Lo que más cuenta es la mesa, y {tiles} de tus piezas aún pueden ir allí.")
        }
    }
}

/// The tile and the part of the board.
pub(super) fn tile(facts: &PlacementFacts, lang: Lang) -> String {
    let PlacementFacts {
        tile, level, ways, ..
    } = facts;
    match (lang, facts.nudge, ways) {
        (Lang::En, Nudge::First, _) => format!("Begin with the {tile}."),
        (Lang::Fr, Nudge::First, _) => format!("Commencez par la tuile {tile}."),
        (Lang::Es, Nudge::First, _) => format!("Empieza con la pieza {tile}."),
        (Lang::En, _, 1) => format!("Take the {tile}: it has just one place, on level {level}."),
        (Lang::Fr, _, 1) => {
            format!("Prenez la tuile {tile}\u{a0}: elle n’a qu’une place, au niveau {level}.")
        }
        (Lang::Es, _, 1) => {
            format!("Toma la pieza {tile}: solo tiene un lugar, en el nivel {level}.")
        }
        (Lang::En, ..) => format!(
            "Take the {tile}: of its {ways} places on level {level}, the good one is in the marked part."
        ),
        (Lang::Fr, ..) => format!(
            "Prenez la tuile {tile}\u{a0}: parmi ses {ways} places au niveau {level}, la bonne est dans la partie marquée."
        ),
        (Lang::Es, ..) => format!(
            "Toma la pieza {tile}: de sus {ways} lugares en el nivel {level}, el bueno está en la parte marcada."
        ),
    }
}

/// The whole move with the reasons for it.
pub(super) fn whole<'r>(
    facts: &PlacementFacts,
    reasons: impl Iterator<Item = &'r Reason>,
    lang: Lang,
) -> String {
    let PlacementFacts { tile, level, .. } = facts;
    let mut text = match lang {
        Lang::En => format!("The {tile} goes here, on level {level}."),
        Lang::Fr => format!("La tuile {tile} va ici, au niveau {level}."),
        Lang::Es => format!("La pieza {tile} va aquí, en el nivel {level}."),
    };
    let mut none = true;
    for reason in reasons {
        none = false;
        text.push(' ');
        text.push_str(&self::reason(facts, reason, lang));
    }
    if none {
        text.push(' ');
        text.push_str(LOOKED_AHEAD.text(lang));
    }
    text
}

fn reason(facts: &PlacementFacts, reason: &Reason, lang: Lang) -> String {
    let rival = rival(facts, lang);
    match reason {
        Reason::WinsNow => phrase(
            lang,
            "It is the last tile, and it wins the game.",
            "C’est la dernière tuile, et elle gagne la partie.",
            "Es la última pieza, y gana la partida.",
        ),
        Reason::Proven(1) => phrase(
            lang,
            "It is proven to win, whatever is played against it.",
            "Il est prouvé que cela gagne, quoi qu’on joue en face.",
            "Está probado que gana, se juegue lo que se juegue en contra.",
        ),
        Reason::Proven(0) => phrase(
            lang,
            "It is proven to draw at least; there is no win against the best play.",
            "Il est prouvé que cela assure au moins la nulle\u{a0}; on ne gagne pas contre le meilleur jeu.",
            "Está probado que asegura al menos el empate; ante el mejor juego no se puede ganar.",
        ),
        Reason::Proven(_) => phrase(
            lang,
            "Against the best play every move loses, so this is as good as any.",
            "Contre le meilleur jeu, tous les coups perdent\u{a0}: celui-ci en vaut un autre.",
            "Ante el mejor juego pierden todas las jugadas, así que esta vale como otra.",
        ),
        Reason::FirstTile => phrase(
            lang,
            "Of the seven tiles it is the one judged best to begin with.",
            "Des sept tuiles, c’est celle qui est jugée la meilleure pour commencer.",
            "De las siete piezas es la que se considera mejor para empezar.",
        ),
        Reason::AnyTile => phrase(
            lang,
            "Which tile is best to begin with is not known; this one is as good as any.",
            "On ne sait pas quelle tuile est la meilleure pour commencer\u{a0}; celle-ci en vaut une autre.",
            "No se sabe qué pieza es la mejor para empezar; esta vale como otra.",
        ),
        Reason::Opens(level) => match lang {
            Lang::En => format!("You are the first on level {level}."),
            Lang::Fr => format!("Vous êtes le premier au niveau {level}."),
            Lang::Es => format!("Llegas primero al nivel {level}."),
        },
        Reason::Ahead { level, own, rival } => ahead(*level, *own, *rival, lang),
        Reason::Level { level, own } => even(*level, *own, lang),
        Reason::Blocks { from, to } => match lang {
            Lang::En => format!(
                "{rival} could have gone to level {from}; now level {to} is the highest for {rival}."
            ),
            Lang::Fr => format!(
                "{rival} pouvait aller au niveau {from}\u{a0}; désormais le niveau {to} est le plus haut pour {rival}."
            ),
            Lang::Es => {
                format!("{rival} podía ir al nivel {from}; ahora el {to} es su nivel más alto.")
            }
        },
        Reason::Hinders {
            level,
            before,
            after,
        } => match lang {
            Lang::En => format!(
                "Before, {before} of {rival}’s tiles could go to level {level}, now only {after}."
            ),
            Lang::Fr => format!(
                "Avant, {before} tuiles de {rival} pouvaient aller au niveau {level}, désormais {after} seulement."
            ),
            Lang::Es => format!(
                "Antes podían ir al nivel {level} {before} piezas de {rival}, ahora solo {after}."
            ),
        },
        Reason::Keeps { level, tiles } => {
            let tiles = letters(tiles, lang);
            match lang {
                Lang::En => format!(
                    "Afterwards you can still go to level {level} with {tiles}, and {rival} cannot."
                ),
                Lang::Fr => format!(
                    "Ensuite vous pouvez encore aller au niveau {level} avec {tiles}, et {rival} ne le peut pas."
                ),
                Lang::Es => {
                    format!("Después tú aún puedes ir al nivel {level} con {tiles}, y {rival} no.")
                }
            }
        }
        Reason::Spends { keeps, level } => {
            let (tile, low, keeps) = (facts.tile, facts.level, letters(keeps, lang));
            match lang {
                Lang::En => format!(
                    "The {tile} goes no higher than level {low} now, so it is the one to spend; you keep {keeps} for level {level}."
                ),
                Lang::Fr => format!(
                    "La tuile {tile} ne dépasse pas le niveau {low} pour l’instant\u{a0}: c’est elle qu’il faut jouer, en gardant {keeps} pour le niveau {level}."
                ),
                Lang::Es => format!(
                    "La pieza {tile} no pasa ahora del nivel {low}: es la que conviene gastar, guardando {keeps} para el nivel {level}."
                ),
            }
        }
        Reason::Lifts { tiles } => {
            let one = tiles.len() == 1;
            let tiles = letters(tiles, lang);
            match (lang, one) {
                (Lang::En, _) => format!("{rival}’s {tiles} can no longer stay on the table."),
                (Lang::Fr, true) => {
                    format!("La tuile {tiles} de {rival} ne peut plus rester sur la table.")
                }
                (Lang::Fr, false) => {
                    format!("Les tuiles {tiles} de {rival} ne peuvent plus rester sur la table.")
                }
                (Lang::Es, true) => {
                    format!("La pieza {tiles} de {rival} ya no puede quedarse en la mesa.")
                }
                (Lang::Es, false) => {
                    format!("Las piezas {tiles} de {rival} ya no pueden quedarse en la mesa.")
                }
            }
        }
        Reason::KeepsTable { tiles } => {
            let tiles = letters(tiles, lang);
            match lang {
                Lang::En => format!("Afterwards you can still put {tiles} on the table."),
                Lang::Fr => format!("Ensuite vous pouvez encore poser {tiles} sur la table."),
                Lang::Es => format!("Después aún puedes poner {tiles} en la mesa."),
            }
        }
    }
}

fn ahead(level: u8, own: u8, rival: u8, lang: Lang) -> String {
    match lang {
        Lang::En => {
            format!("On level {level}, which decides so far, you are ahead {own} to {rival}.")
        }
        Lang::Fr => {
            format!("Au niveau {level}, qui décide pour l’instant, vous menez {own} à {rival}.")
        }
        Lang::Es => {
            format!("En el nivel {level}, que por ahora decide, ganas {own} a {rival}.")
        }
    }
}

fn even(level: u8, own: u8, lang: Lang) -> String {
    match lang {
        Lang::En => format!("On level {level}, which decides so far, it is then {own} to {own}."),
        Lang::Fr => {
            format!("Au niveau {level}, qui décide pour l’instant, on est alors à {own} partout.")
        }
        Lang::Es => {
            format!("En el nivel {level}, que por ahora decide, quedan entonces empatados a {own}.")
        }
    }
}

fn phrase(lang: Lang, en: &'static str, fr: &'static str, es: &'static str) -> String {
    Phrase { en, fr, es }.text(lang).to_string()
}
