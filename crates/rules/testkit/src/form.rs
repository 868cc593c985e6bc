//! What the form of every game keeps: it asks for what the tags can say, in words
//! of every language.

use std::collections::HashSet;

use game::{Choice, ChoiceKind, Field, Game, Lang, Phrase, Seat, Setup, TagError};

/// Any number: what is made from one must not depend on which it is.
const SEED: u64 = 41;

/// Fails unless what a game asks for before it begins fits the tags of its rules:
///
/// - names in links are unique, and no tag belongs to two fields;
/// - each choice is accepted alone and with every choice of another field, means
///   another game than its neighbours, and is found again from its tags and, where
///   these are written as they were read, from those of the game it leads to;
/// - the first choice is what holds when nothing is said;
/// - every tag is asked for, and every value that a tag lists stands in a choice,
///   if only in one that forms do not offer;
/// - what is picked at the table can be left open in exactly one field;
/// - fields, choices, seats and chance are named, in every language.
pub fn form_conforms<G: Game>() {
    let fields = <G::Setup as Setup>::FIELDS;
    keys_are_unique(fields);
    tags_belong_to_one_field(fields);
    for field in fields {
        first_choice_is_the_default::<G::Setup>(field);
        choices_mean_what_they_say::<G::Setup>(field);
        a_wrong_value_means_nothing(field);
        words_tell_choices_apart(field);
        for other in fields.iter().filter(|other| other.key != field.key) {
            choices_go_together::<G::Setup>(field, other);
        }
    }
    every_value_can_be_chosen::<G::Setup>();
    what_is_picked_can_be_left_open::<G::Setup>();
    seats_are_named::<G::Setup>();
    chance_is_named::<G>();
    differ_everywhere(fields.iter().map(|field| field.label));
}

/// The choices that stand for tags.
fn said(field: &Field) -> impl Iterator<Item = &'static Choice> {
    let choices = field.choices.iter();
    choices.filter(|choice| choice.kind != ChoiceKind::PickedAtTable)
}

fn read<S: Setup>(tags: &[(String, String)]) -> Result<S, TagError> {
    S::from_tags(|name| {
        let tag = tags.iter().find(|(tag, _)| tag == name);
        tag.map(|(_, value)| value.as_str())
    })
}

fn meant(field: &Field, tags: &[(String, String)]) -> Option<&'static str> {
    let choice = field.meant(|name| {
        let tag = tags.iter().find(|(tag, _)| tag == name);
        tag.map(|(_, value)| value.clone())
    });
    choice.map(|choice| choice.key)
}

/// The tags of a field that have one of a few values and so are written as they
/// were read.
fn is_written_as_read<S: Setup>(field: &Field) -> bool {
    let mut names = said(field).flat_map(|choice| choice.tags);
    names.all(|(name, _)| {
        let tag = S::TAGS.iter().find(|tag| tag.name == *name);
        let tag = tag.unwrap_or_else(|| panic!("{} speaks of the tag {name}", field.key));
        tag.values().is_some()
    })
}

fn keys_are_unique(fields: &[Field]) {
    let keys: HashSet<&str> = fields.iter().map(|field| field.key).collect();
    assert_eq!(keys.len(), fields.len(), "two fields have one name");
    for field in fields {
        let keys: HashSet<&str> = field.choices.iter().map(|choice| choice.key).collect();
        assert_eq!(keys.len(), field.choices.len(), "in {}", field.key);
        assert!(keys.len() > 1, "{} leaves no choice", field.key);
        assert!(keys.iter().all(|key| !key.is_empty()));
        for choice in field.choices {
            assert_eq!(field.choice(choice.key), Some(choice));
        }
        assert_eq!(field.choice("?"), None);
    }
}

fn tags_belong_to_one_field(fields: &[Field]) {
    let mut asked = HashSet::new();
    for field in fields {
        let names = said(field).flat_map(|choice| choice.tags);
        let names: HashSet<&str> = names.map(|(name, _)| *name).collect();
        for name in names {
            assert!(asked.insert(name), "two fields ask for {name}");
        }
    }
}

fn first_choice_is_the_default<S: Setup>(field: &Field) {
    let first = &field.choices[0];
    assert_eq!(first.kind, ChoiceKind::Plain, "{}", field.key);
    assert_eq!(read::<S>(&first.tags_with(SEED)), Ok(S::default()));
    assert_eq!(meant(field, &[]), Some(first.key), "of {}", field.key);
}

fn choices_mean_what_they_say<S: Setup>(field: &Field) {
    let mut games = HashSet::new();
    for choice in said(field) {
        let name = format!("{}={}", field.key, choice.key);
        assert!(!choice.tags.is_empty(), "{name} says nothing");
        let tags = choice.tags_with(SEED);
        let setup = read::<S>(&tags).unwrap_or_else(|why| panic!("{name}: {why:?}"));
        assert_eq!(meant(field, &tags), Some(choice.key), "{name}");
        if is_written_as_read::<S>(field) {
            let names = S::TAGS.iter().map(|tag| tag.name.to_string());
            let written: Vec<_> = names.zip(setup.to_tags()).collect();
            assert_eq!(meant(field, &written), Some(choice.key), "{name} written");
        }
        let is_seeded = choice.kind == ChoiceKind::Seeded;
        let other = read::<S>(&choice.tags_with(SEED + 1));
        assert_eq!(other.as_ref() != Ok(&setup), is_seeded, "{name}");
        assert!(games.insert(setup), "{name} is the same as another");
    }
}

fn a_wrong_value_means_nothing(field: &Field) {
    for (name, _) in field.choices[0].tags {
        let wrong = [(name.to_string(), "?".to_string())];
        assert_eq!(meant(field, &wrong), None, "{name} ?");
    }
}

/// A form lets people choose one here and one there.
fn choices_go_together<S: Setup>(field: &Field, other: &Field) {
    for choice in said(field) {
        for with in said(other) {
            let mut tags = choice.tags_with(SEED);
            tags.extend(with.tags_with(SEED));
            if let Err(why) = read::<S>(&tags) {
                panic!("{} with {}: {why:?}", choice.key, with.key);
            }
            assert_eq!(meant(field, &tags), Some(choice.key));
            assert_eq!(meant(other, &tags), Some(with.key));
        }
    }
}

fn every_value_can_be_chosen<S: Setup>() {
    for tag in S::TAGS {
        let choices = S::FIELDS.iter().flat_map(said);
        let values = choices.flat_map(|choice| choice.tags);
        let values: HashSet<&str> = values
            .filter(|(name, _)| *name == tag.name)
            .map(|(_, value)| *value)
            .collect();
        assert!(!values.is_empty(), "nothing asks for {}", tag.name);
        // The first value holds where nothing is said.
        for value in tag.values().unwrap_or_default().iter().skip(1) {
            assert!(values.contains(value), "{} {value}", tag.name);
        }
    }
}

fn what_is_picked_can_be_left_open<S: Setup>() {
    let open: Vec<(&Field, &Choice)> = (S::FIELDS.iter())
        .flat_map(|field| field.choices.iter().map(move |choice| (field, choice)))
        .filter(|(_, choice)| choice.kind == ChoiceKind::PickedAtTable)
        .collect();
    match (S::PICKED, &open[..]) {
        (None, []) => {}
        (Some(tag), [(field, choice)]) => {
            assert_eq!(choice.tags, [], "it is open what {} is", tag.name);
            let values = tag.values().expect("there are a few to pick from");
            let choices: Vec<&[(&str, &str)]> = said(field).map(|choice| choice.tags).collect();
            let picked: Vec<_> = values.iter().map(|&value| [(tag.name, value)]).collect();
            assert_eq!(choices, picked, "{} offers what can be picked", field.key);
        }
        (picked, _) => panic!("{picked:?} is picked, and forms leave {open:?} open"),
    }
}

fn seats_are_named<S: Setup>() {
    for choice in S::FIELDS.iter().flat_map(said) {
        let setup = read::<S>(&choice.tags_with(SEED)).expect("it was read before");
        differ_everywhere(Seat::all(setup.seats()).map(|seat| setup.seat_label(seat)));
    }
}

fn chance_is_named<G: Game>() {
    let speaks = !<G::Chance as game::Chance>::PREFIX.is_empty();
    assert_eq!(G::ABOUT.chance.is_some(), speaks, "what chance brings");
    if let Some(words) = G::ABOUT.chance {
        differ_everywhere([words.hosted, words.real]);
        differ_everywhere([words.label, words.one, words.many]);
    }
}

fn words_tell_choices_apart(field: &Field) {
    differ_everywhere(field.choices.iter().map(|choice| choice.label));
    differ_everywhere(field.choices.iter().filter_map(|choice| choice.told));
    for note in field.choices.iter().filter_map(|choice| choice.note) {
        for lang in Lang::ALL {
            let note = note.text(lang);
            assert!(note.ends_with('.') && note.trim() == note, "{note:?}");
        }
        is_in_every_language(note);
    }
}

/// Fails unless these are names, each in every language, and no two of them are the
/// same in one language.
fn differ_everywhere(names: impl IntoIterator<Item = Phrase>) {
    let names: Vec<Phrase> = names.into_iter().collect();
    for lang in Lang::ALL {
        let mut heard = HashSet::new();
        for text in names.iter().map(|name| name.text(lang)) {
            assert!(heard.insert(text), "{text:?} stands for two");
            assert!(!text.is_empty() && text.trim() == text, "{text:?}");
            assert!(!text.ends_with('.'), "{text:?} is no name");
        }
    }
    names.into_iter().for_each(is_in_every_language);
}

/// Only signs are the same in two languages.
fn is_in_every_language(phrase: Phrase) {
    let texts = HashSet::from(Lang::ALL.map(|lang| phrase.text(lang)));
    let is_sign = !phrase.en.contains(char::is_alphabetic);
    assert!(texts.len() == Lang::ALL.len() || is_sign, "{phrase:?}");
}
