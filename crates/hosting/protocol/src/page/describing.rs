//! What games say of themselves, as messages.

use catalog::{AnyGame, GameId};
use game::{Choice, ChoiceKind, Field, Lang, Seat};

use super::messages::{ChanceView, ChoiceName, ChoiceView, FieldView, GameDescription};

/// A game as a form asks for it. Forms have to be there before anything is loaded, so
/// the page has these texts as a file, which the tests of the messages write.
pub fn describe(game: GameId, lang: Lang) -> GameDescription {
    let about = game.about();
    let usual = seats(game, &[], lang);
    GameDescription {
        game,
        title: about.title.to_string(),
        fields: (game.fields().iter())
            .map(|field| field_view(game, field, &usual, lang))
            .collect(),
        seats: usual,
        chance: about.chance.map(|chance| ChanceView {
            label: chance.label.text(lang).to_string(),
            hosted: chance.hosted.text(lang).to_string(),
            real: chance.real.text(lang).to_string(),
        }),
        has_turn_clock: about.has_turn_clock,
        has_shared_seats: about.has_shared_seats,
        has_drafts: about.has_drafts,
    }
}

fn field_view(game: GameId, field: &Field, usual: &[String], lang: Lang) -> FieldView {
    let choice = |choice: &Choice| ChoiceView {
        key: choice.key.to_string(),
        label: choice.label.text(lang).to_string(),
        note: choice.note.map(|note| note.text(lang).to_string()),
        told: choice.told.map(|told| told.text(lang).to_string()),
        tags: (choice.tags.iter())
            .map(|(name, value)| (name.to_string(), value.to_string()))
            .collect(),
        kind: match choice.kind {
            ChoiceKind::Plain => ChoiceName::Plain,
            ChoiceKind::Seeded => ChoiceName::Seeded,
            ChoiceKind::PickedAtTable => ChoiceName::PickedAtTable,
            ChoiceKind::Unlisted => ChoiceName::Unlisted,
        },
        seats: Some(seats(game, &choice.tags_with(0), lang)).filter(|seats| seats != usual),
    };
    FieldView {
        key: field.key.to_string(),
        label: field.label.text(lang).to_string(),
        choices: field.choices.iter().map(choice).collect(),
        for_class: field.for_class,
    }
}

/// What each seat is called where these tags are set and no others.
fn seats(game: GameId, tags: &[(String, String)], lang: Lang) -> Vec<String> {
    let value = |name: &str| {
        let tag = tags.iter().find(|(tag, _)| tag == name);
        tag.map(|(_, value)| value.as_str())
    };
    let start = AnyGame::start(game, value).expect("what can be chosen can be played");
    Seat::all(start.seats())
        .map(|seat| start.seat_label(seat).text(lang).to_string())
        .collect()
}
