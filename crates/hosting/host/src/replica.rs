//! A table as everybody knows it who has read its log.

use std::collections::{BTreeSet, VecDeque};
use std::error::Error;
use std::fmt;

use table::{Answer, Config, ConfigError, Effect, Input, InputError, Millis, Seating, Table};
use wire::online::{Entry, Phrase, Rules, What};
use wire::page::Act;

/// What a log says beside the match itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Following {
    /// How the table is played over the network.
    pub rules: Rules,
    /// What the server has committed itself to.
    pub commitment: Option<String>,
    /// What that was, once the game is over.
    pub revealed: Option<String>,
    /// Each player's part of the chance.
    pub luck: Vec<Option<String>>,
    /// What programs call themselves.
    pub names: Vec<Option<String>>,
    /// What was said last, and by whom.
    pub said: VecDeque<(usize, Phrase)>,
    /// How much was said in all.
    pub said_in_all: usize,
    /// For whom somebody else goes on.
    pub replaced: BTreeSet<usize>,
    /// Claims that were wrong, where a class keeps them: who, what, and how many
    /// events there were.
    pub tried: Vec<(usize, String, usize)>,
    /// What everybody has agreed to play next.
    pub rematch: Option<Config>,
    /// Where everybody plays again.
    pub next: Option<String>,
    /// How many rows were read.
    pub seq: u64,
    /// When the table was opened.
    pub opened: u64,
    /// When the last thing happened.
    pub at: u64,
    /// What each player told the table last, under which numbers.
    told: Vec<VecDeque<(u64, Act)>>,
}

/// Nobody reads more than the last few phrases.
const PHRASES: usize = 20;

/// Whoever was cut off asks for nothing older of what they said.
const ACTS: usize = 8;

/// A table and what its log says beside the match.
#[derive(Clone, PartialEq, Debug)]
pub struct Replica {
    /// The match.
    pub table: Table,
    /// The rest.
    pub following: Following,
    /// The last number the table was told something by.
    told: u64,
}

/// A log that does not describe a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LogError {
    /// A row is missing, or came before.
    Gap {
        /// The row that was expected.
        expected: u64,
    },
    /// The first entry does not open a table, or another one does.
    NotOpened,
    /// The table cannot be played by what was settled.
    Config(ConfigError),
    /// The table refuses what its log says has happened.
    Refused(InputError),
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LogError::Gap { expected } => write!(f, "row {expected} of the log is missing"),
            LogError::NotOpened => f.write_str("the log does not begin with a table"),
            LogError::Config(error) => write!(f, "the log begins with no table: {error}"),
            LogError::Refused(error) => write!(f, "the log contradicts itself: {error}"),
        }
    }
}

impl Error for LogError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            LogError::Config(error) => Some(error),
            LogError::Refused(error) => Some(error),
            LogError::Gap { .. } | LogError::NotOpened => None,
        }
    }
}

impl Following {
    /// The table that a log begins with.
    pub fn open(entry: &Entry) -> Result<(Following, Table), LogError> {
        let Entry(
            at,
            What::Opened {
                set_up,
                rules,
                commitment,
                names: known,
            },
        ) = entry
        else {
            return Err(LogError::NotOpened);
        };
        let config = set_up.clone();
        let players = config.players.len();
        let table = Table::new(Millis(*at), config).map_err(LogError::Config)?;
        let mut names = known.clone().unwrap_or_default();
        names.resize(players, None);
        let following = Following {
            rules: rules.clone(),
            commitment: commitment.clone(),
            revealed: None,
            luck: vec![None; players],
            names,
            said: VecDeque::new(),
            said_in_all: 0,
            replaced: BTreeSet::new(),
            tried: Vec::new(),
            rematch: None,
            next: None,
            seq: 0,
            opened: *at,
            at: *at,
            told: vec![VecDeque::new(); players],
        };
        Ok((following, table))
    }

    /// Takes one entry in. A refusal changes nothing, unless time has run out
    /// before the entry came, which has to be told first ([`What::Tick`]).
    /// `number` has to grow from one call to the next; `version` is that of the
    /// table as the sender saw it.
    pub fn take(
        &mut self,
        table: &mut Table,
        entry: &Entry,
        number: u64,
        version: u64,
    ) -> Result<Answer, InputError> {
        let Entry(at, what) = entry;
        let now = Millis((*at).max(self.at));
        let players = self.luck.len();
        if what.player().is_some_and(|player| player >= players) {
            return Err(InputError::NoSuchPlayer);
        }
        if matches!(what, What::TimeGiven { seat, .. } if *seat >= players) {
            return Err(InputError::NoSuchSeat);
        }
        if let Some((from, act)) = what.input(table) {
            let id = number;
            let input = Input {
                from,
                id,
                version,
                act,
            };
            let answer = table.handle(now, input);
            if let Some(refused) = answer.refused {
                return Err(refused);
            }
            self.note(what);
            for effect in &answer.effects {
                if let Effect::Rematch(config) = effect {
                    self.rematch = Some(config.clone());
                }
            }
            self.at = now.0;
            return Ok(answer);
        }
        match what {
            What::Opened { .. } => return Err(InputError::NotNow),
            What::Luck { player, secret } => {
                if self.luck[*player].is_some() {
                    return Err(InputError::Doubled);
                }
                if chance_has_spoken(table) {
                    return Err(InputError::NotNow);
                }
                self.luck[*player] = Some(secret.clone());
            }
            What::Said { player, phrase } => {
                keep_last(&mut self.said, PHRASES, (*player, *phrase));
                self.said_in_all += 1;
            }
            What::Tried { player, event, .. } => {
                let events = table.events().len();
                self.tried.push((*player, event.clone(), events));
            }
            What::Revealed { secret } => self.revealed = Some(secret.clone()),
            What::Next { table } => self.next = Some(table.clone()),
            _ => {}
        }
        self.at = now.0;
        Ok(Answer::default())
    }

    /// Keeps what an entry that the table took says beside the match.
    fn note(&mut self, what: &What) {
        match what {
            What::Sat { player, name, .. } => self.names[*player] = name.clone(),
            What::Replaced { player, .. } => {
                self.replaced.insert(*player);
            }
            What::Told { player, id, act } => {
                keep_last(&mut self.told[*player], ACTS, (*id, act.clone()));
            }
            _ => {}
        }
    }

    /// Whether this player is a program that came in by the API: they have names,
    /// and people have none.
    pub fn is_program(&self, player: usize) -> bool {
        self.names.get(player).is_some_and(Option::is_some)
    }

    /// The last number that a player gave to something.
    pub fn last_id(&self, player: usize) -> u64 {
        let told = self.told.get(player).and_then(VecDeque::back);
        told.map_or(0, |(id, _)| *id)
    }

    /// Whether exactly this is in the log under this number of a player's, if it was
    /// among the last things the player said.
    pub fn has_told(&self, player: usize, id: u64, act: &Act) -> bool {
        let mut told = self.told.get(player).into_iter().flatten();
        told.any(|(number, said)| *number == id && said == act)
    }
}

fn keep_last<T>(list: &mut VecDeque<T>, most: usize, next: T) {
    if list.len() >= most {
        list.pop_front();
    }
    list.push_back(next);
}

/// Whether chance has decided anything here. From then on nobody adds to it, so
/// that all of it follows from the same secrets.
pub fn chance_has_spoken(table: &Table) -> bool {
    let lot = table.config().seating == Seating::Lot && !table.seats().is_empty();
    lot || table.chances_so_far() > 0
}

impl Replica {
    /// The table that a log begins with, from its first row.
    pub fn open(row: &[Entry]) -> Result<Replica, LogError> {
        let (first, rest) = row.split_first().ok_or(LogError::NotOpened)?;
        let (mut following, table) = Following::open(first)?;
        following.seq = 1;
        let told = 0;
        let mut replica = Replica {
            table,
            following,
            told,
        };
        for entry in rest {
            replica.take(entry).map_err(LogError::Refused)?;
        }
        Ok(replica)
    }

    /// Reads the row with this number.
    pub fn read(&mut self, seq: u64, row: &[Entry]) -> Result<Vec<Effect>, LogError> {
        let expected = self.following.seq + 1;
        if seq != expected {
            return Err(LogError::Gap { expected });
        }
        let mut effects = Vec::new();
        for entry in row {
            let answer = self.take(entry).map_err(LogError::Refused)?;
            effects.extend(answer.effects);
        }
        self.following.seq = seq;
        Ok(effects)
    }

    /// Takes in one entry that was said about the table as it stands.
    pub fn take(&mut self, entry: &Entry) -> Result<Answer, InputError> {
        let version = self.table.version();
        self.take_about(version, entry)
    }

    /// Takes in one entry that was said about this version of the table.
    pub fn take_about(&mut self, version: u64, entry: &Entry) -> Result<Answer, InputError> {
        self.told += 1;
        self.following
            .take(&mut self.table, entry, self.told, version)
    }
}
