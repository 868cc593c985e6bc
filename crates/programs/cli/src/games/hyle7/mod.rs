//! HYLE⁷: its boards, slides as they are typed, its contest, and how its player
//! learns.

mod board;
pub(crate) mod codecup;
pub(crate) mod train;
mod words;

use arena::Maker;
use catalog::{AnyEvent, AnyGame};
use game::{Lang, Phrase, Seat, Turn};
use hyle7::{Move, Position};
use serde_json::{Value, json};

use super::{TerminalGame, Typed, own, own_move};
use crate::draw::Look;
use words::playing;

pub(super) struct Hyle7;

impl TerminalGame for Hyle7 {
    fn board(&self, game: &AnyGame, last: Option<&AnyEvent>, look: Look, lang: Lang) -> String {
        let last = last.and_then(own_move::<Position>);
        board::board(own(game), last, look, lang)
    }

    fn changes_board(&self, mv: &AnyEvent) -> bool {
        own_move::<Position>(mv) != Some(&Move::Pass)
    }

    fn brought(&self, game: &AnyGame, _: Option<&AnyEvent>, lang: Lang) -> Option<String> {
        let drawn = own::<Position>(game).drawn();
        drawn.map(|colour| playing::token_drawn(lang, colour.number()))
    }

    fn chance_is_next(&self, _: &AnyGame, lang: Lang) -> String {
        playing::TO_DRAW.text(lang).to_string()
    }

    fn typed(&self, line: &str, _: &AnyGame, _: Lang) -> Typed {
        Typed::Written(notation(line))
    }

    fn chance_word(&self) -> Option<&'static str> {
        Some("draw")
    }

    fn chance_hint(&self, _: &AnyGame, is_typed: bool, lang: Lang) -> String {
        let hint = if is_typed {
            playing::TYPE_DRAW
        } else {
            playing::ENTER_DRAWS
        };
        hint.text(lang).to_string()
    }

    fn hints(&self, game: &AnyGame, lang: Lang) -> Vec<String> {
        let hint = match own::<Position>(game).drawn() {
            Some(_) => playing::PLACE,
            None => playing::SLIDE,
        };
        vec![hint.text(lang).to_string()]
    }

    fn standing(&self, game: &AnyGame) -> Option<(&'static str, Value)> {
        let scores = own::<Position>(game).scores();
        Some(("scores", json!(scores.as_slice())))
    }

    /// Order's points count, whoever that is.
    fn points_expected(&self, game: &AnyGame, _: Seat, points: f64, lang: Lang) -> String {
        playing::score_expected(lang, points, game.turn() == Turn::Over)
    }

    fn score_names(&self) -> [Phrase; 2] {
        [playing::AS_ORDER, playing::AS_CHAOS]
    }

    fn with_rounds(&self) -> Option<Phrase> {
        Some(playing::WITH_ROUNDS)
    }

    fn contestant(&self, command: &str, lang: Lang) -> Option<Box<dyn Maker>> {
        Some(Box::new(codecup::entrant::Contestant {
            command: command.to_string(),
            lang,
        }))
    }
}

/// A move as records write it, from what people type.
fn notation(line: &str) -> String {
    let line = line.to_lowercase();
    let typed: String = line.split_whitespace().collect();
    if matches!(typed.as_str(), "passer" | "pasar") {
        return "pass".to_string();
    }
    // Two cells without a hyphen are a slide all the same.
    match typed.as_bytes() {
        [_, from, _, to] if from.is_ascii_digit() && to.is_ascii_digit() => {
            format!("{}-{}", &typed[..2], &typed[2..])
        }
        _ => typed,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slides_need_no_hyphen() {
        assert_eq!(notation("d4d7"), "d4-d7");
        assert_eq!(notation("D4 d7"), "d4-d7");
        assert_eq!(notation("d4-d7"), "d4-d7");
        assert_eq!(notation("d4"), "d4");
        assert_eq!(notation("pasar"), "pass");
        assert_eq!(notation("pass"), "pass");
    }
}
