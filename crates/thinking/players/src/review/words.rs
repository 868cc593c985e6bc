//! A review in one or two sentences.

use catalog::AnyGame;
use catalog::telling::name;
use game::{Lang, Phrase, Seat};

use super::{JudgedMove, Judgement};
use crate::saying::{percent, points};

/// Below this nobody would notice a change of the expected result.
const LEAST_SHARE: f64 = 0.005;

/// Below this nobody would notice a number of points.
const LEAST_POINTS: f64 = 0.05;

const NOTHING_YET: Phrase = Phrase {
    en: "Nobody has moved yet.",
    fr: "Personne n’a encore joué.",
    es: "Nadie ha jugado todavía.",
};

const DICE_EVEN: Phrase = Phrase {
    en: "The dice favoured nobody.",
    fr: "Les dés n’ont favorisé personne.",
    es: "Los dados no han favorecido a nadie.",
};

const BAG_EVEN: Phrase = Phrase {
    en: "The bag favoured nobody.",
    fr: "Le sac n’a favorisé personne.",
    es: "La bolsa no ha favorecido a nadie.",
};

const FAULTLESS: Phrase = Phrase {
    en: "No choice cost anything.",
    fr: "Aucun choix n’a rien coûté.",
    es: "Ninguna decisión ha costado nada.",
};

/// How luck and choices went. `game` tells the names of the seats.
pub(super) fn summary(game: &AnyGame, judgement: &Judgement, lang: Lang) -> String {
    if judgement.moves.is_empty() {
        return NOTHING_YET.text(lang).to_string();
    }
    let [luck, choice] = match game {
        AnyGame::Seven(_) => {
            let worst = costliest(game, judgement, lang);
            return join(&choices(game, judgement, LEAST_SHARE, lang), worst);
        }
        AnyGame::Heinash(_) => [
            dice(game, judgement, lang),
            choices(game, judgement, LEAST_SHARE, lang),
        ],
        AnyGame::Hyle7(_) => [
            bag(game, judgement, lang),
            choices(game, judgement, LEAST_POINTS, lang),
        ],
    };
    join(&luck, Some(choice))
}

fn join(first: &str, second: Option<String>) -> String {
    match second {
        Some(second) => format!("{first} {second}"),
        None => first.to_string(),
    }
}

/// HeiNash: whose chances the dice raised; the other's went down as much.
fn dice(game: &AnyGame, judgement: &Judgement, lang: Lang) -> String {
    let luck = judgement.luck.first().copied().unwrap_or_default();
    if luck.abs() < LEAST_SHARE {
        return DICE_EVEN.text(lang).to_string();
    }
    let favoured = Seat::new(usize::from(luck < 0.0));
    let name = name(game, favoured, lang);
    let share = percent(lang, luck.abs());
    match lang {
        Lang::En => format!("The dice raised {name}’s chances by {share}."),
        Lang::Fr => format!("Les dés ont augmenté de {share} les chances de {name}."),
        Lang::Es => format!("Los dados han aumentado un {share} las posibilidades de {name}."),
    }
}

/// HYLE⁷: what the draws gave each Order, or took.
fn bag(game: &AnyGame, judgement: &Judgement, lang: Lang) -> String {
    let mut parts = Vec::new();
    for (seat, &luck) in judgement.luck.iter().enumerate() {
        let name = name(game, Seat::new(seat), lang);
        let number = points(lang, luck.abs());
        let part = match (lang, luck >= 0.0) {
            _ if luck.abs() < LEAST_POINTS => continue,
            (Lang::En, true) => format!("gave {name} {number}"),
            (Lang::En, false) => format!("took {number} from {name}"),
            (Lang::Fr, true) => format!("donné {number} à {name}"),
            (Lang::Fr, false) => format!("retiré {number} à {name}"),
            (Lang::Es, true) => format!("dado {number} a {name}"),
            (Lang::Es, false) => format!("quitado {number} a {name}"),
        };
        parts.push(part);
    }
    if parts.is_empty() {
        return BAG_EVEN.text(lang).to_string();
    }
    let parts = lang.all_of(&parts);
    match lang {
        Lang::En => format!("The bag {parts} as Order."),
        Lang::Fr => format!("Le sac a {parts} pour son jeu d’Ordre."),
        Lang::Es => format!("La bolsa ha {parts} en el papel de Orden."),
    }
}

/// What the choices of each seat cost it.
fn choices(game: &AnyGame, judgement: &Judgement, least: f64, lang: Lang) -> String {
    let in_points = matches!(game, AnyGame::Hyle7(_));
    let written = |cost: f64| match in_points {
        true => points(lang, cost),
        false => percent(lang, cost),
    };
    let mut parts = Vec::new();
    for (seat, &cost) in judgement.choice.iter().enumerate() {
        if cost < least {
            continue;
        }
        let name = name(game, Seat::new(seat), lang);
        let cost = written(cost);
        parts.push(match lang {
            Lang::En => format!("{name} {cost}"),
            Lang::Fr => format!("{cost} à {name}"),
            Lang::Es => format!("un {cost} a {name}"),
        });
    }
    if in_points && lang == Lang::Es {
        for part in &mut parts {
            *part = part.trim_start_matches("un ").to_string();
        }
    }
    if parts.is_empty() {
        return FAULTLESS.text(lang).to_string();
    }
    let parts = lang.all_of(&parts);
    match lang {
        Lang::En => format!("Choices cost {parts}."),
        Lang::Fr => format!("Les choix ont coûté {parts}."),
        Lang::Es => format!("Las decisiones han costado {parts}."),
    }
}

/// The move that cost most, if any cost enough to be marked.
fn costliest(game: &AnyGame, judgement: &Judgement, lang: Lang) -> Option<String> {
    let marked = judgement
        .moves
        .iter()
        .filter(|judged| judged.mark.is_some());
    let more = |a: &&JudgedMove, b: &&JudgedMove| a.cost.total_cmp(&b.cost);
    // Of equals the first: it is where the trouble began.
    let worst = marked.rev().max_by(more)?;
    let number = worst.events + 1;
    let name = name(game, Seat::new(worst.seat), lang);
    let cost = percent(lang, worst.cost);
    Some(match lang {
        Lang::En => format!("The costliest was {name}’s tile in move {number}, at {cost}."),
        Lang::Fr => format!("Le plus cher\u{a0}: la tuile de {name} au coup {number}, {cost}."),
        Lang::Es => format!("La más cara: la pieza de {name} en la jugada {number}, un {cost}."),
    })
}
