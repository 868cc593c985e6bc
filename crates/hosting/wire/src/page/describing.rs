//! Games as they describe themselves before anybody plays.

use catalog::{AnyGame, GameId};
use game::{Choice, ChoiceKind, Field, Lang, Seat};
use serde::Serialize;
use table::Tag;

use super::GameName;

/// A game as a form asks for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct GameDescription {
    /// Which game.
    pub game: GameName,
    /// Its name as the designer writes it.
    pub title: String,
    /// What can be agreed before it.
    pub fields: Vec<FieldView>,
    /// What each seat is called where nothing else was chosen.
    pub seats: Vec<String>,
    /// Where rolls or draws can come from; null where chance never speaks.
    pub chance: Option<ChanceView>,
    /// There can be a time for the game and for each turn.
    pub has_turn_clock: bool,
    /// Two people may share a seat.
    pub has_shared_seats: bool,
    /// Somebody works something out before moving.
    pub has_drafts: bool,
}

/// Something that can be agreed before a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct FieldView {
    /// Its name in links.
    pub key: String,
    /// What a form calls it.
    pub label: String,
    /// What can be chosen, the usual first.
    pub choices: Vec<ChoiceView>,
    /// A teacher chooses it for a class.
    pub for_class: bool,
}

/// One of the values of a field.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct ChoiceView {
    /// Its name in links.
    pub key: String,
    /// What a form calls it.
    pub label: String,
    /// What somebody who chooses it should know.
    pub note: Option<String>,
    /// What a list of tables says of it; null: it goes without saying.
    pub told: Option<String>,
    /// The tags it stands for.
    pub tags: Vec<Tag>,
    /// What else there is to it.
    pub kind: ChoiceName,
    /// What each seat is called then; null: as usual.
    pub seats: Option<Vec<String>>,
}

/// What is special about a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub enum ChoiceName {
    /// Nothing.
    Plain,
    /// The value of its tag is followed by a colon and a number, a new one each time.
    Seeded,
    /// Whoever begins picks it at the table.
    PickedAtTable,
    /// Links may name it, forms do not offer it.
    Unlisted,
}

/// How a form asks where rolls or draws come from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct ChanceView {
    /// What is asked about.
    pub label: String,
    /// The page supplies them.
    pub hosted: String,
    /// Real ones, typed in.
    pub real: String,
}

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
