//! What a game says of itself before anybody plays it: its name and rules, what can
//! be agreed beforehand, and what a table has to know. Forms, flags, links, lists of
//! tables and settings of a class are all made from this.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::refusal::ClauseText;
use crate::words::Phrase;

/// A game as it introduces itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct About {
    /// The name as the designer writes it.
    pub title: &'static str,
    /// What the game is about: one paragraph.
    pub aim: Phrase,
    /// Whose game it is.
    pub credit: Phrase,
    /// The rules, clause by clause.
    pub clauses: &'static [ClauseText],
    /// Where rolls or draws can come from; `None` where chance never speaks.
    pub chance: Option<ChanceWords>,
    /// Whether there can be a time for each turn, and one for the whole game of all
    /// seats together. [`crate::Game::move_when_time_is_up`] says what follows.
    pub has_turn_clock: bool,
    /// Whether two people may share a seat and consult.
    pub has_shared_seats: bool,
    /// Whether somebody works something out before moving, which is worth keeping.
    pub has_drafts: bool,
}

/// How a form asks where rolls or draws come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChanceWords {
    /// What is asked about: dice, or tokens.
    pub label: Phrase,
    /// One of them: a roll, or a draw. Sentences take it as masculine in French and as
    /// feminine in Spanish.
    pub one: Phrase,
    /// Several of them.
    pub many: Phrase,
    /// Whoever hosts the table supplies them.
    pub hosted: Phrase,
    /// The players use real ones and type in what they see.
    pub real: Phrase,
    /// Whether what is supplied comes without anybody's asking: a draw leaves
    /// nothing to decide, dice are rolled by whoever's turn it is.
    pub comes_unasked: bool,
}

/// Something that can be agreed before a game, as a form asks for it.
///
/// ```
/// use game::{Choice, Field, Lang, Phrase};
///
/// const PLAYERS: Field = Field {
///     key: "players",
///     label: Phrase::new("Players", "Joueurs", "Jugadores"),
///     choices: &[
///         Choice::new("2", Phrase::new("Two", "Deux", "Dos"), &[("Players", "2")]),
///         Choice::new("4", Phrase::new("Four", "Quatre", "Cuatro"), &[("Players", "4")]),
///         Choice::new(
///             "pairs",
///             Phrase::new("Two pairs", "Deux équipes", "Dos parejas"),
///             &[("Players", "4"), ("Pairs", "yes")],
///         ),
///     ],
///     for_class: false,
/// };
///
/// // A form is made from it in any language,
/// let labels: Vec<&str> = PLAYERS.choices.iter().map(|c| c.label.text(Lang::Fr)).collect();
/// assert_eq!(labels, ["Deux", "Quatre", "Deux équipes"]);
///
/// // and the tags of a record are found in it again: the choice that says most.
/// let tags = |name: &str| match name {
///     "Players" => Some("4".to_string()),
///     "Pairs" => Some("yes".to_string()),
///     _ => None,
/// };
/// assert_eq!(PLAYERS.meant(tags).map(|choice| choice.key), Some("pairs"));
/// assert_eq!(PLAYERS.meant(|_| None).map(|choice| choice.key), Some("2"));
/// let three = |name: &str| (name == "Players").then(|| "3".to_string());
/// assert_eq!(PLAYERS.meant(three), None, "no form offers it");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name in links.
    pub key: &'static str,
    /// What a form calls it.
    pub label: Phrase,
    /// What can be chosen, the usual first. A form offers them in this order.
    pub choices: &'static [Choice],
    /// Whether a teacher chooses it for a class.
    pub for_class: bool,
}

/// One of the values of a [`Field`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its name in links.
    pub key: &'static str,
    /// What a form calls it.
    pub label: Phrase,
    /// What somebody who chooses it should know.
    pub note: Option<Phrase>,
    /// What a list of tables says of it; `None` where it goes without saying.
    pub told: Option<Phrase>,
    /// The tags it stands for, as name and value.
    pub tags: &'static [(&'static str, &'static str)],
    /// What else there is to it.
    pub kind: ChoiceKind,
}

/// What is special about a [`Choice`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ChoiceKind {
    /// Nothing.
    #[default]
    Plain,
    /// The value of its tag is followed by a colon and a number, from which it is
    /// made; a new one each time unless a link names it.
    Seeded,
    /// Nobody chooses now: whoever begins picks it at the table.
    PickedAtTable,
    /// Links may name it, forms do not offer it.
    Unlisted,
}

impl Choice {
    /// A choice that goes without saying in a list of tables.
    pub const fn new(
        key: &'static str,
        label: Phrase,
        tags: &'static [(&'static str, &'static str)],
    ) -> Choice {
        Choice {
            key,
            label,
            note: None,
            told: None,
            tags,
            kind: ChoiceKind::Plain,
        }
    }

    /// The same, told in lists of tables by its label.
    pub const fn told(self) -> Choice {
        Choice {
            told: Some(self.label),
            ..self
        }
    }

    /// The same, told in lists of tables in other words than in a form.
    pub const fn told_as(self, told: Phrase) -> Choice {
        Choice {
            told: Some(told),
            ..self
        }
    }

    /// The same with something that whoever chooses it should know.
    pub const fn with_note(self, note: Phrase) -> Choice {
        Choice {
            note: Some(note),
            ..self
        }
    }

    /// The same, of another kind.
    pub const fn of_kind(self, kind: ChoiceKind) -> Choice {
        Choice { kind, ..self }
    }

    /// Its tags; `seed` completes the value of one that is made from a number.
    ///
    /// ```
    /// use game::{Choice, ChoiceKind, Phrase};
    ///
    /// let shuffled = Choice::new("shuffle", Phrase::same("…"), &[("Layout", "shuffle")])
    ///     .of_kind(ChoiceKind::Seeded);
    /// let tags = shuffled.tags_with(42);
    /// assert_eq!(tags, [("Layout".to_string(), "shuffle:42".to_string())]);
    /// ```
    pub fn tags_with(&self, seed: u64) -> Vec<(String, String)> {
        let tag = |&(name, value): &(&str, &str)| {
            let value = match self.kind {
                ChoiceKind::Seeded => alloc::format!("{value}:{seed}"),
                _ => value.to_string(),
            };
            (name.to_string(), value)
        };
        self.tags.iter().map(tag).collect()
    }

    /// Whether these tags say what this choice stands for.
    fn is_meant(&self, value: &impl Fn(&str) -> Option<String>) -> bool {
        self.tags.iter().all(|&(name, wanted)| {
            value(name).is_some_and(|given| match self.kind {
                ChoiceKind::Seeded => given.split(':').next() == Some(wanted),
                _ => given == wanted,
            })
        })
    }
}

impl Field {
    /// The choice that is meant by tags: the first of those that say most.
    /// `value(name)` is the value of a tag, or `None` for its default.
    ///
    /// Nothing may be meant: records can say more than a form can.
    pub fn meant(&self, value: impl Fn(&str) -> Option<String>) -> Option<&'static Choice> {
        let usual = |name: &str| {
            let tags = self.choices.first().map_or(&[][..], |choice| choice.tags);
            let tag = tags.iter().find(|&&(tag, _)| tag == name);
            tag.map(|&(_, value)| value.to_string())
        };
        let value = |name: &str| value(name).or_else(|| usual(name));
        let mut best: Option<&'static Choice> = None;
        for choice in self.choices {
            let says_more = best.is_none_or(|best| choice.tags.len() > best.tags.len());
            if choice.kind != ChoiceKind::PickedAtTable && choice.is_meant(&value) && says_more {
                best = Some(choice);
            }
        }
        best
    }

    /// The choice of this name in links.
    pub fn choice(&self, key: &str) -> Option<&'static Choice> {
        self.choices.iter().find(|choice| choice.key == key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIELD: Field = Field {
        key: "field",
        label: Phrase::same("Field"),
        choices: &[
            Choice::new("two", Phrase::same("Two"), &[("Players", "2")]),
            Choice::new("four", Phrase::same("Four"), &[("Players", "4")]),
            Choice::new(
                "pairs",
                Phrase::same("Pairs"),
                &[("Players", "4"), ("Pairs", "yes")],
            ),
            Choice::new("any", Phrase::same("Any"), &[("Players", "any")])
                .of_kind(ChoiceKind::Seeded),
            Choice::new("open", Phrase::same("Open"), &[]).of_kind(ChoiceKind::PickedAtTable),
        ],
        for_class: false,
    };

    fn meant(tags: &[(&str, &str)]) -> Option<&'static str> {
        let choice = FIELD.meant(|name| {
            let tag = tags.iter().find(|(tag, _)| *tag == name);
            tag.map(|(_, value)| value.to_string())
        });
        choice.map(|choice| choice.key)
    }

    #[test]
    fn the_choice_that_says_most_is_meant_wherever_it_stands() {
        assert_eq!(meant(&[("Players", "4"), ("Pairs", "yes")]), Some("pairs"));
        assert_eq!(meant(&[("Players", "4"), ("Pairs", "no")]), Some("four"));
        assert_eq!(meant(&[("Players", "4")]), Some("four"));
    }

    #[test]
    fn what_is_not_said_is_the_usual_and_nothing_stands_for_the_unknown() {
        assert_eq!(meant(&[]), Some("two"));
        assert_eq!(meant(&[("Pairs", "no")]), Some("two"));
        assert_eq!(meant(&[("Players", "3")]), None);
        assert_eq!(meant(&[("Players", "")]), None);
    }

    #[test]
    fn a_seeded_choice_is_meant_with_any_number() {
        let any = FIELD.choice("any").expect("it is there");
        let tags = any.tags_with(7);
        assert_eq!(tags, [("Players".to_string(), "any:7".to_string())]);
        assert_eq!(meant(&[("Players", "any:7")]), Some("any"));
        assert_eq!(meant(&[("Players", "anybody:7")]), None);
        let four = FIELD.choice("four").expect("it is there");
        assert_eq!(four.tags_with(7), four.tags_with(8));
    }
}
