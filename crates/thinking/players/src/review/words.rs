//! A review in one or two sentences.

use catalog::AnyGame;
use game::numbers::{percent, points};
use game::{Lang, Phrase, Seat};

use super::{JudgedMove, Judgement, Reviewer};
use crate::ask::Scale;

/// Below this nobody would notice a change of the expected result.
pub(crate) const LEAST_SHARE: f64 = 0.005;

/// Below this nobody would notice a number of points.
pub(crate) const LEAST_POINTS: f64 = 0.05;

const NOTHING_YET: Phrase = Phrase {
    en: "Nobody has moved yet.",
    fr: "Personne n’a encore joué.",
    es: "Nadie ha jugado todavía.",
};

const LUCK_EVEN: Phrase = Phrase {
    en: "Luck favoured nobody.",
    fr: "Le hasard n’a favorisé personne.",
    es: "La suerte no ha favorecido a nadie.",
};

const FAULTLESS: Phrase = Phrase {
    en: "No choice cost anything.",
    fr: "Aucun choix n’a rien coûté.",
    es: "Ninguna decisión ha costado nada.",
};

/// How luck and choices went. `game` tells the names of the seats.
pub(super) fn summary(
    reviewer: &dyn Reviewer,
    game: &AnyGame,
    judgement: &Judgement,
    lang: Lang,
) -> String {
    if judgement.moves.is_empty() {
        return NOTHING_YET.text(lang).to_string();
    }
    let choices = choices(game, judgement, lang);
    if !judgement.luck.is_empty() {
        let luck = reviewer.tell_luck(game, judgement, lang);
        return format!("{luck} {choices}");
    }
    let Some(worst) = worst(judgement) else {
        return choices;
    };
    let name = game.name(Seat::new(worst.seat), lang);
    let cost = percent(lang, worst.cost);
    let costliest = reviewer.tell_costliest(&name, worst.events + 1, &cost, lang);
    format!("{choices} {costliest}")
}

/// Whose chances luck raised most.
pub(super) fn luck(game: &AnyGame, judgement: &Judgement, lang: Lang) -> String {
    let seats = judgement.luck.iter().enumerate();
    let most = seats.max_by(|one, other| one.1.total_cmp(other.1));
    let Some((seat, &luck)) = most.filter(|(_, luck)| **luck >= LEAST_SHARE) else {
        return LUCK_EVEN.text(lang).to_string();
    };
    let name = game.name(Seat::new(seat), lang);
    let share = percent(lang, luck);
    match lang {
        Lang::En => format!("Luck raised {name}’s chances by {share}."),
        Lang::Fr => format!("Le hasard a augmenté de {share} les chances de {name}."),
        Lang::Es => format!("La suerte ha aumentado un {share} las posibilidades de {name}."),
    }
}

/// What the choices of each seat cost it.
fn choices(game: &AnyGame, judgement: &Judgement, lang: Lang) -> String {
    let in_points = matches!(Scale::of(game), Scale::Points { .. });
    let written = |cost: f64| match (in_points, lang) {
        (true, _) => points(lang, cost),
        (false, Lang::En | Lang::Fr) => percent(lang, cost),
        (false, Lang::Es) => format!("un {}", percent(lang, cost)),
    };
    let least = if in_points { LEAST_POINTS } else { LEAST_SHARE };
    let mut parts = Vec::new();
    for (seat, &cost) in judgement.choice.iter().enumerate() {
        if cost < least {
            continue;
        }
        let name = game.name(Seat::new(seat), lang);
        let cost = written(cost);
        parts.push(match lang {
            Lang::En => format!("{name} {cost}"),
            Lang::Fr => format!("{cost} à {name}"),
            Lang::Es => format!("{cost} a {name}"),
        });
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
fn worst(judgement: &Judgement) -> Option<&JudgedMove> {
    let marked = judgement
        .moves
        .iter()
        .filter(|judged| judged.mark.is_some());
    let more = |a: &&JudgedMove, b: &&JudgedMove| a.cost.total_cmp(&b.cost);
    // Of equals the first: it is where the trouble began.
    marked.rev().max_by(more)
}

/// The move that cost most.
pub(super) fn costliest(name: &str, number: usize, cost: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("The costliest was {name}’s move {number}, at {cost}."),
        Lang::Fr => format!("Le plus cher\u{a0}: le coup {number}, de {name}, {cost}."),
        Lang::Es => format!("La más cara: la jugada {number}, de {name}, un {cost}."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::review::BySides;
    use catalog::GameId;

    fn said(luck: Vec<f64>) -> [String; 3] {
        let game = AnyGame::start(GameId::default(), |_| None).expect("a game");
        let judgement = Judgement {
            moves: Vec::new(),
            luck,
            choice: Vec::new(),
            unforeseen: Vec::new(),
            start: Vec::new(),
            end: Vec::new(),
            summary: String::new(),
        };
        Lang::ALL.map(|lang| {
            let told = BySides.tell_luck(&game, &judgement, lang);
            told.replace(&game.name(Seat::new(1), lang), "NAME")
                .replace('\u{a0}', "~")
        })
    }

    #[test]
    fn luck_is_told_of_whom_it_favoured_most() {
        assert_eq!(
            said(vec![-0.12, 0.12]),
            [
                "Luck raised NAME’s chances by 12%.",
                "Le hasard a augmenté de 12~% les chances de NAME.",
                "La suerte ha aumentado un 12% las posibilidades de NAME.",
            ]
        );
        assert_eq!(said(vec![0.004, -0.004])[0], "Luck favoured nobody.");
    }
}
