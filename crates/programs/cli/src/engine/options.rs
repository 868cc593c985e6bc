//! What can be set on the engine.

use catalog::{AnyGame, GameId};
use game::Lang;
use players::{Computer, Level};
use wire::engine::{AS_USUAL, Declared, Kind, games, rules_of};

/// One mebibyte, in which memory is counted.
const MEGABYTE: usize = 1 << 20;

/// Everything that is set.
#[derive(Clone)]
pub(super) struct Options {
    /// The game that is played.
    pub(super) game: GameId,
    /// The tags of its rules that are not at their defaults.
    tags: Vec<(&'static str, String)>,
    pub(super) level: Level,
    pub(super) threads: usize,
    /// In megabytes.
    memory: usize,
    /// What makes play repeatable; 0 for a new one every time.
    pub(super) seed: u64,
    /// How many lines analysis shows.
    pub(super) lines: usize,
}

/// What a change concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Changed {
    /// The rules: the game begins anew.
    Rules,
    /// What the computer has in its memory.
    Memory,
    /// How it plays.
    Play,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            game: GameId::default(),
            tags: Vec::new(),
            level: Level::MOST,
            threads: 1,
            memory: Computer::USUAL_MEMORY / MEGABYTE,
            seed: 0,
            lines: 1,
        }
    }
}

impl Options {
    /// Everything that can be set, as the engine declares it.
    pub(super) fn declared() -> Vec<Declared> {
        Options::with_rules_of(&GameId::ALL)
    }

    /// The same, with the rules of these games.
    fn with_rules_of(of: &[GameId]) -> Vec<Declared> {
        let usual = Options::default();
        let spin = |name: &str, default: i64, min, max| Declared {
            name: name.to_string(),
            kind: Kind::Spin { default, min, max },
        };
        let mut all = vec![games(of)];
        all.extend(rules_of(of));
        all.push(spin("Level", i64::from(usual.level.number()), 1, 8));
        all.push(spin("Threads", usual.threads as i64, 1, 256));
        all.push(spin("Memory", usual.memory as i64, 1, 65536));
        all.push(spin("Seed", usual.seed as i64, 0, i64::MAX));
        all.push(spin("MultiPV", usual.lines as i64, 1, 100));
        all
    }

    /// Sets something, or says why it cannot be set and changes nothing.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<Changed, String> {
        // A game that is in no list can be named all the same, and has its own rules.
        let mut games = GameId::ALL.to_vec();
        let named = GameId::from_name(value).into_iter().chain([self.game]);
        games.extend(named.filter(|game| !GameId::ALL.contains(game)));
        let declared = Options::with_rules_of(&games);
        let Some(option) = declared.iter().find(|option| option.is_called(name)) else {
            return Err(format!("there is no option {name}"));
        };
        if !option.takes(value) {
            return Err(format!("{name} cannot be {value}: option {option}"));
        }
        let number = || value.parse::<u64>().unwrap_or_default();
        match option.name.as_str() {
            "Game" => {
                self.game = GameId::from_name(value).unwrap_or_default();
                self.tags.clear();
                Ok(Changed::Rules)
            }
            "Level" => {
                self.level = Level::new(number() as u8).unwrap_or(Level::MOST);
                Ok(Changed::Play)
            }
            "Threads" => {
                self.threads = number() as usize;
                Ok(Changed::Play)
            }
            "Memory" => {
                self.memory = number() as usize;
                Ok(Changed::Memory)
            }
            "Seed" => {
                self.seed = number();
                Ok(Changed::Play)
            }
            "MultiPV" => {
                self.lines = number() as usize;
                Ok(Changed::Play)
            }
            tag => self.set_tag(tag, value),
        }
    }

    /// Sets a tag of the rules. Whether the tags go together is known only when
    /// all are set, that is when the game begins.
    fn set_tag(&mut self, tag: &str, value: &str) -> Result<Changed, String> {
        let game = self.game;
        let known = game.tags().iter().find(|known| known.name == tag);
        let known = known.ok_or_else(|| format!("{game} has no option {tag}"))?;
        let is_usual = value == AS_USUAL;
        match known.values() {
            Some(values) if !is_usual && !values.contains(&value) => {
                let values = values.join(", ");
                return Err(format!("{tag} of {game} cannot be {value}: it is {values}"));
            }
            _ => self.tags.retain(|(name, _)| *name != tag),
        }
        if !is_usual {
            self.tags.push((known.name, value.to_string()));
        }
        Ok(Changed::Rules)
    }

    /// The game that is set, before its first event.
    pub(super) fn start(&self) -> Result<AnyGame, String> {
        let value = |tag: &str| {
            let found = self.tags.iter().find(|(name, _)| *name == tag);
            found.map(|(_, value)| value.as_str())
        };
        AnyGame::start(self.game, value).map_err(|error| error.explain(Lang::En))
    }

    /// The memory that may be used, in bytes.
    pub(super) fn memory(&self) -> usize {
        self.memory.saturating_mul(MEGABYTE)
    }
}
