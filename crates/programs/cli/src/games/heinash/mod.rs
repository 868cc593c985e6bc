//! HeiNash: its board, calculations as they are typed, and what was possible once a
//! turn is over.

mod board;
mod ways;
mod words;

use catalog::{AnyEvent, AnyGame, GameId};
use game::Lang;
use heinash::{Move, Phase, Position};
use serde_json::{Value, json};

use super::{Passage, TerminalGame, Typed, own, own_move};
use crate::draw::Look;
use crate::words::orders::OwnOrder;

pub(super) struct HeiNash;

impl TerminalGame for HeiNash {
    fn board(&self, game: &AnyGame, last: Option<&AnyEvent>, look: Look, lang: Lang) -> String {
        let last = last.and_then(own_move::<Position>);
        board::board(own(game), last, look, lang)
    }

    fn changes_board(&self, mv: &AnyEvent) -> bool {
        own_move::<Position>(mv) != Some(&Move::Nothing)
    }

    fn brought(&self, game: &AnyGame, _: Option<&AnyEvent>, lang: Lang) -> Option<String> {
        let roll = own::<Position>(game).roll();
        roll.map(|roll| words::dice_show(lang, roll.dice()))
    }

    fn chance_is_next(&self, _: &AnyGame, lang: Lang) -> String {
        words::TO_ROLL.text(lang).to_string()
    }

    fn typed(&self, line: &str, game: &AnyGame, _: Lang) -> Typed {
        let line = line.to_lowercase();
        let typed: String = line.split_whitespace().collect();
        Typed::Written(match typed.as_str() {
            "rien" | "nada" => "none".to_string(),
            number if puts(own(game)) && number.chars().all(|c| c.is_ascii_digit()) => {
                format!("put:{number}")
            }
            _ => typed,
        })
    }

    fn chance_word(&self) -> Option<&'static str> {
        Some("roll")
    }

    fn chance_hint(&self, _: &AnyGame, is_typed: bool, lang: Lang) -> String {
        let hint = if is_typed {
            words::TYPE_ROLL
        } else {
            words::ENTER_ROLLS
        };
        hint.text(lang).to_string()
    }

    fn pick_hint(&self, _: GameId, lang: Lang) -> String {
        words::PICK_COLOUR.text(lang).to_string()
    }

    fn hints(&self, game: &AnyGame, lang: Lang) -> Vec<String> {
        let position = own(game);
        if !puts(position) {
            return vec![words::SEARCH.text(lang).to_string()];
        }
        let owner = position.pawn_next().unwrap_or(position.active());
        vec![words::put(lang, &game.name(owner, lang))]
    }

    fn lists_moves(&self) -> bool {
        false
    }

    fn moves(&self, _: &AnyGame, lang: Lang) -> Vec<Passage> {
        let finding = words::FINDING_IS_THE_GAME.text(lang);
        vec![Passage::Said(finding.to_string())]
    }

    fn own_orders(&self) -> &'static [OwnOrder] {
        &[ways::WAYS]
    }

    fn standing(&self, game: &AnyGame) -> Option<(&'static str, Value)> {
        let chains = own::<Position>(game).chains();
        Some(("chains", json!(chains.as_slice())))
    }
}

/// Whether a pawn is put on a cell that is named, instead of a calculation shown.
fn puts(position: &Position) -> bool {
    matches!(
        position.phase(),
        Phase::PutForActive(_) | Phase::PutStolen { .. }
    )
}
