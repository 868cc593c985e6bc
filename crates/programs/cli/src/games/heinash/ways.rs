//! `ways`: what was possible with the last roll, once its turn is over.

use catalog::EventKind;
use game::Lang;
use heinash::{Position, ways};
use table::{Step, Table};

use super::super::{Passage, own};
use super::words;
use crate::draw::Look;
use crate::words::orders::OwnOrder;

pub(super) const WAYS: OwnOrder = OwnOrder {
    words: words::WAYS,
    about: words::WAYS_ABOUT,
    obey: was_possible,
};

fn was_possible(table: &Table, _: &str, _: Look, lang: Lang) -> Vec<Passage> {
    let said = |text: &str| vec![Passage::Said(text.to_string())];
    if own::<Position>(table.game()).roll().is_some() {
        return said(words::FINDING_IS_THE_GAME.text(lang));
    }
    let steps = table.steps();
    let is_roll = |step: &Step| step.event.kind() == EventKind::Chance;
    let Some((rolled, mut then)) = steps
        .iter()
        .rposition(is_roll)
        .zip(table.config().start().ok())
    else {
        return said(words::NOTHING_ROLLED.text(lang));
    };
    for step in &steps[..=rolled] {
        let _ = then.apply(&step.event);
    }
    let then = own::<Position>(&then);
    let Some(roll) = then.roll() else {
        return Vec::new();
    };
    let ways = ways(roll, then.setup().operations);
    let free = then.free();
    let mut passages = said(&words::ways_with(lang, roll.dice()));
    for (number, ways) in ways.iter().filter(|(number, _)| free.contains(*number)) {
        let ways: Vec<String> = ways.iter().map(ToString::to_string).collect();
        let line = format!("{number:>4}  {}", ways.join("  "));
        passages.push(Passage::SetIn(line, 6));
    }
    if passages.len() == 1 {
        let nothing = words::NOTHING_WAS_POSSIBLE.text(lang);
        passages.push(Passage::Said(format!("  {nothing}")));
    }
    passages
}
