//! What is kept of a bot beside its log, its token, and the secrets of its seats,
//! which follow from it: every server on the same store makes the same ones.

use serde::{Deserialize, Serialize};
use table::Config;
use wire::online::bots::Plays;

use crate::secrets;

/// How tokens begin, so that one that lies about somewhere is known for what it is.
const PREFIX: &str = "tbot_";

/// Stands for every value of a tag.
const ANY: &str = "*";

/// What servers know of a bot. Its name and what it plays are everybody's.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct BotFacts {
    /// What it is called.
    pub(crate) name: String,
    /// What it plays.
    pub(crate) plays: Vec<Plays>,
    /// The hash of its token.
    token: String,
    /// What the secrets of its seats follow from.
    root: String,
}

/// A token, and the bot that it names.
pub(crate) struct Token {
    /// The bot.
    pub(crate) bot: String,
    /// The whole token.
    pub(crate) text: String,
}

impl Token {
    /// A new one.
    pub(crate) fn new(bot: &str) -> Token {
        Token {
            bot: bot.to_string(),
            text: format!("{PREFIX}{bot}_{}", secrets::secret()),
        }
    }

    /// Reads one. Whether it is worth anything is another matter.
    pub(crate) fn read(text: &str) -> Option<Token> {
        let (bot, _) = text.strip_prefix(PREFIX)?.split_once('_')?;
        let sound = !bot.is_empty() && bot.len() <= 32;
        sound.then(|| Token {
            bot: bot.to_string(),
            text: text.to_string(),
        })
    }
}

impl BotFacts {
    pub(crate) fn new(name: String, plays: Vec<Plays>, token: &Token) -> BotFacts {
        BotFacts {
            name,
            plays,
            token: secrets::hash(&token.text),
            root: secrets::secret(),
        }
    }

    /// Whether this is its token.
    pub(crate) fn has(&self, token: &Token) -> bool {
        secrets::matches(&self.token, &token.text)
    }

    /// The secret of its seat at a table.
    pub(crate) fn seat(&self, table: &str) -> String {
        secrets::hash(&format!("{} {table}", self.root))
    }

    /// Whether it plays by these rules.
    pub(crate) fn plays(&self, set_up: &Config) -> bool {
        let Ok(wanted) = set_up.start() else {
            return false;
        };
        let usual = Config {
            tags: Vec::new(),
            ..set_up.clone()
        };
        let usual = usual.start().map_or(Vec::new(), |game| game.tags());
        let mut unusual = wanted.tags();
        unusual.retain(|tag| !usual.contains(tag));
        let mut games = self.plays.iter().filter(|plays| plays.game == set_up.game);
        games.any(|plays| match &plays.tags {
            None => true,
            Some(known) => unusual.iter().all(|(name, value)| {
                let mut known = known.iter().filter(|tag| tag.0 == *name);
                known.any(|tag| tag.1 == *value || tag.1 == ANY)
            }),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{ClockRules, Dice, Player};
    use wire::page::GameName;

    fn hyle7(tags: &[(&str, &str)]) -> Config {
        let tag = |(name, value): &(&str, &str)| (name.to_string(), value.to_string());
        Config {
            game: GameName::Hyle7,
            tags: tags.iter().map(tag).collect(),
            players: vec![Player::Person; 2],
            seating: table::Seating::Lot,
            picks: false,
            clock: ClockRules::None,
            dice: Dice::Host,
        }
    }

    #[test]
    fn a_token_names_its_bot_and_only_the_right_one_counts() {
        let token = Token::new("abc");
        let facts = BotFacts::new("A".into(), Vec::new(), &token);
        let read = Token::read(&token.text).unwrap();
        assert_eq!(read.bot, "abc");
        assert!(facts.has(&read) && !facts.has(&Token::new("abc")));
        let kept = serde_json::to_string(&facts).unwrap();
        assert!(!kept.contains(&token.text) && !kept.contains(&facts.seat("t")));
        for strange in ["", "tbot_", "tbot_abc", "abc_def", "tbot__x"] {
            assert!(Token::read(strange).is_none(), "{strange}");
        }
        assert_ne!(facts.seat("a"), facts.seat("b"));
    }

    #[test]
    fn a_variant_is_played_if_it_was_named() {
        let plays = |tags: Option<&[(&str, &str)]>| {
            let tags = tags.map(|tags| hyle7(tags).tags);
            let game = GameName::Hyle7;
            BotFacts::new("A".into(), vec![Plays { game, tags }], &Token::new("a"))
        };
        let small = hyle7(&[("Size", "5")]);
        assert!(plays(None).plays(&small));
        assert!(plays(Some(&[("Size", "5")])).plays(&small));
        assert!(plays(Some(&[("Size", "5")])).plays(&hyle7(&[("Size", "7")])));
        assert!(plays(Some(&[("Size", "*")])).plays(&small));
        assert!(!plays(Some(&[("Bag", "*")])).plays(&small));
        assert!(!plays(Some(&[])).plays(&small));
        assert!(plays(Some(&[])).plays(&hyle7(&[])));
        let other = Config {
            game: GameName::Seven,
            tags: Vec::new(),
            ..small
        };
        assert!(!plays(None).plays(&other));
    }
}
