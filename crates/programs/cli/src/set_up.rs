//! The rules of a game as somebody sets them: `--set TAG=VALUE`, told and checked by
//! the game's own description of what can be agreed before it.

use std::ffi::OsString;

use catalog::{AnyGame, GameId};
use clap::builder::ValueParser;
use clap::{ArgAction, ArgMatches};
use game::{Choice, ChoiceKind, Lang, TagRule};

use crate::error::CliError;
use crate::usage::{Usage, read_by, valued};
use crate::words::help;

/// The options by which rules are set.
pub(crate) fn options(usage: Usage) -> Usage {
    let set = read_by("set", "TAG=VALUE", tag_and_value()).action(ArgAction::Append);
    usage
        .option(valued("players", "N"), help::PLAYERS)
        .option(set, help::set)
}

/// What can be set in this game, or in all.
pub(crate) fn told(game: Option<GameId>, lang: Lang) -> String {
    match game {
        Some(game) => in_words(game, lang),
        None => listed(lang),
    }
}

fn tag_and_value() -> ValueParser {
    ValueParser::new(|text: &str| match text.split_once('=') {
        Some((tag, _)) if !tag.is_empty() => Ok(text.to_string()),
        _ => Err("TAG=VALUE"),
    })
}

/// The game that is named among the arguments, whether or not all of them are right.
pub(crate) fn named(given: &[OsString]) -> Option<GameId> {
    let mut texts = given.iter().filter_map(|text| text.to_str());
    texts.find_map(GameId::from_name)
}

/// A tag with another value than the usual one, as it is given.
pub(crate) fn example() -> String {
    let tags = GameId::default().tags().iter().rev();
    let mut others = tags.filter_map(|tag| Some((tag.name, tag.values()?.get(1)?)));
    let (tag, value) = others.next().unwrap_or(("TAG", &"VALUE"));
    format!("{tag}={value}")
}

/// The tags of every game with their values, the usual one first.
fn listed(lang: Lang) -> String {
    let tag = |tag: &TagRule| {
        let values = tag.values().map(|values| values.join("|"));
        format!("{}={}", tag.name, values.unwrap_or_else(|| "…".to_string()))
    };
    let width = GameId::NAMES.map(str::len).into_iter().max().unwrap_or(0);
    let games = GameId::ALL.into_iter().map(|game| {
        let tags: Vec<String> = game.tags().iter().map(tag).collect();
        format!("\n  {:<width$}  {}", game.name(), tags.join("  "))
    });
    let games: String = games.collect();
    let (title, more) = (help::TAGS.text(lang), help::TAGS_MORE.text(lang));
    format!("{title}{games}\n{more}")
}

/// What can be agreed before a game, and how each of it is set.
fn in_words(game: GameId, lang: Lang) -> String {
    let is_set = |choice: &&Choice| choice.kind != ChoiceKind::PickedAtTable;
    let choices = || (game.fields().iter()).flat_map(|field| field.choices);
    let widths = choices().map(|choice| given(choice).chars().count());
    let width = widths.max().unwrap_or(0);
    let mut text = help::tags_of(lang, game.title());
    for field in game.fields() {
        text += &format!("\n  {}", field.label.text(lang));
        for choice in field.choices.iter().filter(is_set) {
            let label = choice.label.text(lang);
            text += &format!("\n    {:<width$}  {label}", given(choice));
        }
    }
    for tag in game.tags() {
        if let game::Allowed::Described(allowed) = tag.allowed {
            text += &format!("\n  {}: {}", tag.name, allowed.text(lang));
        }
    }
    text
}

/// A choice as it is given with `--set`.
fn given(choice: &Choice) -> String {
    let number = match choice.kind {
        ChoiceKind::Seeded => ":N",
        _ => "",
    };
    let tags = choice.tags.iter();
    let tags: Vec<String> = tags
        .map(|(tag, value)| format!("{tag}={value}{number}"))
        .collect();
    tags.join(" ")
}

/// The tags that were given, as name and value.
pub(crate) fn tags(found: &ArgMatches) -> Vec<(String, String)> {
    let mut tags = Vec::new();
    if let Some(players) = found.get_one::<String>("players") {
        tags.push(("Players".to_string(), players.clone()));
    }
    for given in found.get_many::<String>("set").into_iter().flatten() {
        let (tag, value) = given.split_once('=').unwrap_or((given, ""));
        tags.push((tag.to_string(), value.to_string()));
    }
    tags
}

/// Refuses a tag that is none of this game's.
pub(crate) fn check(game: GameId, tags: &[(String, String)]) -> Result<(), CliError> {
    let is_known = |name: &str| game.tags().iter().any(|tag| tag.name == name);
    match tags.iter().find(|(name, _)| !is_known(name)) {
        Some((tag, _)) => Err(CliError::UnknownTag {
            tag: tag.clone(),
            game,
        }),
        None => Ok(()),
    }
}

/// The game that the tags ask for, before its first event. The last value counts
/// where a tag is given twice.
pub(crate) fn start(game: GameId, tags: &[(String, String)]) -> Result<AnyGame, CliError> {
    check(game, tags)?;
    let value = |name: &str| {
        let mut given = tags.iter().rev();
        given.find(|(tag, _)| tag == name).map(|(_, v)| v.as_str())
    };
    AnyGame::start(game, value).map_err(CliError::Tag)
}
