//! What can be printed: the sheets of every game.

use std::fmt;

use catalog::GameId;
use game::{Lang, Phrase};

use crate::games;
use crate::order::Order;
use crate::page::Page;
use crate::paper::Paper;

/// How a sheet of a game is made, and what is said about it.
pub(crate) struct Design {
    /// What it is called after the name of its game.
    pub(crate) name: &'static str,
    /// Its title, in which `{game}` stands for the title of the game.
    pub(crate) title: Phrase,
    /// What it is for, in a sentence without its full stop.
    pub(crate) about: Phrase,
    /// The tag of the rules on which it depends, if it does on one.
    pub(crate) layout: Option<&'static str>,
    /// What is on it.
    pub(crate) pages: Pages,
}

/// How the pages of a sheet are made.
pub(crate) enum Pages {
    One(fn(&Order) -> Page),
    Several {
        /// How many there are on a paper, without making them.
        count: fn(Paper) -> usize,
        make: fn(&Order) -> Vec<Page>,
    },
}

/// Something to print: one of the sheets of a game.
#[derive(Clone, Copy)]
pub struct Sheet {
    game: GameId,
    design: &'static Design,
}

impl Sheet {
    /// Every sheet there is, game by game.
    pub fn all() -> impl Iterator<Item = Sheet> {
        GameId::ALL.into_iter().flat_map(|game| {
            let designs = games::brought(game).sheets.iter();
            designs.map(move |design| Sheet { game, design })
        })
    }

    /// The names that commands and links use, in the order of [`Sheet::all`].
    pub fn names() -> Vec<String> {
        Sheet::all().map(Sheet::name).collect()
    }

    /// The name that commands and links use: that of the game comes first.
    pub fn name(self) -> String {
        format!("{}-{}", self.game, self.design.name)
    }

    /// The sheet that commands and links call by this name.
    pub fn from_name(name: &str) -> Option<Sheet> {
        Sheet::all().find(|sheet| sheet.name() == name)
    }

    /// The game it belongs to.
    pub const fn game(self) -> GameId {
        self.game
    }

    /// Its title.
    pub fn title(self, lang: Lang) -> String {
        let title = self.design.title.text(lang);
        title.replace("{game}", self.game.title())
    }

    /// What it is for, in a sentence without its full stop.
    pub fn about(self, lang: Lang) -> &'static str {
        self.design.about.text(lang)
    }

    /// Whether it depends on where the numbers of the board are.
    pub const fn has_layout(self) -> bool {
        self.design.layout.is_some()
    }

    /// The tag of the rules that says where they are.
    pub(crate) const fn layout_tag(self) -> Option<&'static str> {
        self.design.layout
    }

    pub(crate) fn page_count(self, paper: Paper) -> usize {
        match self.design.pages {
            Pages::One(_) => 1,
            Pages::Several { count, .. } => count(paper),
        }
    }

    pub(crate) fn pages(self, order: &Order) -> Vec<Page> {
        match self.design.pages {
            Pages::One(page) => vec![page(order)],
            Pages::Several { make, .. } => make(order),
        }
    }
}

impl PartialEq for Sheet {
    fn eq(&self, other: &Sheet) -> bool {
        (self.game, self.design.name) == (other.game, other.design.name)
    }
}

impl Eq for Sheet {}

impl fmt::Debug for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sheet_is_listed_once_and_every_game_has_its_rules() {
        let names = Sheet::names();
        for (index, sheet) in Sheet::all().enumerate() {
            assert!(!names[..index].contains(&sheet.name()), "{sheet:?}");
            assert_eq!(Sheet::from_name(&names[index]), Some(sheet));
        }
        for game in GameId::ALL {
            let rules = Sheet::from_name(&format!("{game}-rules"));
            assert_eq!(rules.map(Sheet::game), Some(game));
        }
        assert_eq!(Sheet::from_name("board"), None);
    }

    #[test]
    fn a_game_that_brings_nothing_has_its_rules_printed() {
        let game = GameId::from_name("trio").unwrap();
        let [design] = games::brought(game).sheets else {
            panic!("one sheet");
        };
        for lang in Lang::ALL {
            let order = Order::new(Sheet { game, design }, lang);
            assert!(order.title().ends_with("Trio"), "{}", order.title());
            let [drawing] = &order.svgs()[..] else {
                panic!("one page");
            };
            let about = game.about();
            let texts = about.clauses.iter().map(|clause| clause.title);
            for text in texts.chain([about.aim, about.credit]) {
                let first = text.text(lang).split(' ').next().unwrap();
                assert!(drawing.contains(first), "{first}");
            }
        }
    }
}
