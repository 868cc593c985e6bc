//! What can be typed while a table waits, and what is meant by it. Nothing here says
//! whether it is legal.

use catalog::GameId;
use game::Lang;
use table::{Dice, May, Offer, View, WaitsFor};

use crate::games::{self, Typed, picks};
use crate::words::play;

/// What a line means to the table.
#[derive(Debug)]
pub(crate) enum Meant {
    /// Roll or draw.
    Press,
    /// This roll or draw, by the host's hand where a computer or nobody rolls.
    Chance(String),
    /// Whatever the game makes of it.
    Turn(Typed),
    /// This value of what whoever begins picks.
    Pick(String),
    /// Nothing was typed where something is needed.
    Nothing,
}

/// Understands a line by what the table waits for.
pub(crate) fn read(line: &str, view: &View, types_dice: bool, lang: Lang) -> Meant {
    let game = &view.position;
    let own = games::of(game.id());
    match view.waits_for {
        WaitsFor::Pick { .. } => picked(line, game.id()).map_or(Meant::Nothing, Meant::Pick),
        WaitsFor::Press { .. } if line.is_empty() => Meant::Press,
        WaitsFor::Press { .. } | WaitsFor::Chance if types_dice && !line.is_empty() => {
            Meant::Chance(chance(&line.to_lowercase(), own.chance_word()))
        }
        _ if line.is_empty() => Meant::Nothing,
        _ => Meant::Turn(own.typed(line, game, lang)),
    }
}

/// The value that somebody picks, by its word in any language.
fn picked(line: &str, game: GameId) -> Option<String> {
    let typed = line.to_lowercase();
    let found = picks(game).into_iter().find(|(value, label)| {
        let labels = Lang::ALL.map(|lang| label.text(lang).to_lowercase());
        *value == typed || labels.contains(&typed)
    });
    found.map(|(value, _)| value.to_string())
}

/// A roll or a draw as records write it, from what people type: `5 4 2`.
fn chance(typed: &str, word: Option<&str>) -> String {
    let is_number = |c: char| c.is_ascii_digit() || " -,".contains(c);
    if let Some(word) = word {
        let numbers = typed.strip_prefix(word).unwrap_or(typed);
        let numbers = numbers.strip_prefix(':').unwrap_or(numbers);
        if numbers.chars().all(is_number) {
            let parts = numbers.split([' ', '-', ',']);
            let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
            return format!("{word}:{}", parts.join("-"));
        }
    }
    typed.split_whitespace().collect()
}

/// Whether what is asked for now is the roll of real dice.
pub(crate) fn types_dice(view: &View, dice: Dice) -> bool {
    match view.waits_for {
        WaitsFor::Press { .. } => view.may.contains(&May::TypeDice),
        WaitsFor::Chance => dice == Dice::Players,
        _ => false,
    }
}

/// What can be typed now.
pub(crate) fn hints(view: &View, types_dice: bool, lang: Lang) -> Vec<String> {
    let game = &view.position;
    let own = games::of(game.id());
    match view.waits_for {
        WaitsFor::Pick { .. } => vec![own.pick_hint(game.id(), lang)],
        WaitsFor::Press { .. } | WaitsFor::Chance => vec![own.chance_hint(game, types_dice, lang)],
        WaitsFor::Move { .. } => own.hints(game, lang),
        WaitsFor::Nothing => {
            let may_undo = view.may.contains(&May::Offer {
                offer: Offer::TakeBack,
            });
            vec![play::after_the_end(lang, may_undo)]
        }
        WaitsFor::Players | WaitsFor::Lot => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_and_tokens_are_typed_in_several_ways() {
        for typed in ["5 4 2", "5-4-2", "5, 4, 2", "roll:5-4-2", "roll: 5-4-2"] {
            assert_eq!(chance(typed, Some("roll")), "roll:5-4-2");
        }
        for typed in ["3", "draw:3", "draw 3"] {
            assert_eq!(chance(typed, Some("draw")), "draw:3");
        }
        assert_eq!(chance("three", Some("draw")), "three");
        assert_eq!(chance("die: 3", None), "die:3");
    }

    #[test]
    fn what_is_picked_is_understood_in_every_language() {
        for game in GameId::ALL {
            let rule = game.picked_at_table();
            let values = rule.and_then(|rule| rule.values()).unwrap_or_default();
            let picks = picks(game);
            assert_eq!(picks.len(), values.len(), "{game}");
            for (value, label) in picks {
                assert_eq!(picked(value, game).as_deref(), Some(value));
                for lang in Lang::ALL {
                    assert_eq!(picked(label.text(lang), game).as_deref(), Some(value));
                }
            }
            assert_eq!(picked("?", game), None);
        }
    }
}
