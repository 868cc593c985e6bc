//! A review of HeiNash tells luck as that of the dice.

use catalog::AnyGame;
use game::numbers::percent;
use game::{Lang, Phrase, Seat};

use crate::review::{Judgement, LEAST_SHARE, Reviewer};

const DICE_EVEN: Phrase = Phrase {
    en: "The dice favoured nobody.",
    fr: "Les dés n’ont favorisé personne.",
    es: "Los dados no han favorecido a nadie.",
};

pub(super) struct HeinashReviewer;

impl Reviewer for HeinashReviewer {
    /// Whose chances the dice raised; the other's went down as much.
    fn tell_luck(&self, game: &AnyGame, judgement: &Judgement, lang: Lang) -> String {
        let luck = judgement.luck.first().copied().unwrap_or_default();
        if luck.abs() < LEAST_SHARE {
            return DICE_EVEN.text(lang).to_string();
        }
        let favoured = Seat::new(usize::from(luck < 0.0));
        let name = game.name(favoured, lang);
        let share = percent(lang, luck.abs());
        match lang {
            Lang::En => format!("The dice raised {name}’s chances by {share}."),
            Lang::Fr => format!("Les dés ont augmenté de {share} les chances de {name}."),
            Lang::Es => format!("Los dados han aumentado un {share} las posibilidades de {name}."),
        }
    }
}
