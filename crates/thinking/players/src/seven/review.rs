//! A review of SEVEN: first moves that are alike up to symmetry are the same move, and
//! what was costly is a tile.

use ::seven::Position;
use catalog::{AnyGame, Listed};
use game::Lang;

use super::{COMPARED, FORMS};
use crate::review::Reviewer;

pub(super) struct SevenReviewer;

impl Reviewer for SevenReviewer {
    /// Up to so many tiles on the table up to symmetry, as the player does when it
    /// lists its moves.
    fn is_same(&self, one: &AnyGame, other: &AnyGame) -> bool {
        match (Position::of(one), Position::of(other)) {
            (Some(one), Some(other)) if one.placed().len() <= COMPARED + 1 => {
                FORMS.form(one) == FORMS.form(other)
            }
            _ => one == other,
        }
    }

    fn tell_costliest(&self, name: &str, number: usize, cost: &str, lang: Lang) -> String {
        match lang {
            Lang::En => format!("The costliest was {name}’s tile in move {number}, at {cost}."),
            Lang::Fr => format!("Le plus cher\u{a0}: la tuile de {name} au coup {number}, {cost}."),
            Lang::Es => {
                format!("La más cara: la pieza de {name} en la jugada {number}, un {cost}.")
            }
        }
    }
}
