//! What was seen of one table, as plain values.

use std::collections::{HashMap, HashSet};

/// Everything that was seen of a table.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct TableHistory {
    /// What it is called.
    pub table: String,
    /// What happened, earliest first; no two events have the same time.
    pub events: Vec<Event>,
    /// The last reading; none: nobody would hand out the log.
    pub log: Option<Log>,
}

/// Something that happened on a player's side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// When, in nanoseconds by the one clock of whoever wrote this down.
    pub at: u64,
    /// To which player.
    pub player: u8,
    /// What.
    pub what: Happened,
}

/// What can happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Happened {
    /// The player says something for the first time. This is the call.
    Said {
        /// The player's own number for it.
        id: u32,
        /// A number for what it says.
        print: u64,
    },
    /// The same is said again.
    SaidAgain {
        /// The player's own number for it.
        id: u32,
    },
    /// It is acknowledged.
    Acknowledged {
        /// The player's own number for it.
        id: u32,
        /// The row by which it is kept, if the answer names one.
        row: Option<u32>,
    },
    /// It is refused for good.
    Refused {
        /// The player's own number for it.
        id: u32,
    },
    /// The player asks for everything after this row, on a new connection. This is the call of a reading.
    Asked {
        /// What the player has read already; 0: nothing.
        after: u32,
    },
    /// The answer to that.
    Shown {
        /// It has the log from its first row on, whatever was asked for.
        full: bool,
        /// The rows.
        rows: Box<[Row]>,
    },
    /// The server tells a row by itself.
    Heard(Row),
}

/// A row as somebody saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its number in the log.
    pub number: u32,
    /// A number for what is in it.
    pub print: u64,
}

/// The last reading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Log {
    /// When it was asked for: after everything else.
    pub called: u64,
    /// When it was there.
    pub answered: u64,
    /// All rows.
    pub rows: Vec<LogRow>,
}

/// A row of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogRow {
    /// The row as anybody sees it.
    pub row: Row,
    /// What players have said in it: nothing, or one act.
    pub acts: Vec<Act>,
}

/// Something that a player has said, as the log has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Act {
    /// Who.
    pub player: u8,
    /// The player's own number for it.
    pub id: u32,
    /// A number for what it says.
    pub print: u64,
}

impl TableHistory {
    /// How many operations there are: acts, readings, and rows heard.
    pub fn operations(&self) -> u64 {
        let counts = |event: &&Event| {
            !matches!(
                event.what,
                Happened::SaidAgain { .. }
                    | Happened::Acknowledged { .. }
                    | Happened::Refused { .. }
                    | Happened::Shown { .. }
            )
        };
        self.events.iter().filter(counts).count() as u64 + u64::from(self.log.is_some())
    }

    /// How many acts players have said.
    pub fn acts(&self) -> u64 {
        let said = |event: &&Event| matches!(event.what, Happened::Said { .. });
        self.events.iter().filter(said).count() as u64
    }

    /// Whether this can be a history at all, right or wrong: times rise, whatever is answered was
    /// called before and is answered once, and the log was read last.
    pub fn is_well_formed(&self) -> bool {
        let mut before = None;
        let mut open: HashMap<(u8, u32), bool> = HashMap::new();
        let mut reading: HashSet<u8> = HashSet::new();
        for event in &self.events {
            if before.is_some_and(|before| event.at <= before) {
                return false;
            }
            before = Some(event.at);
            let player = event.player;
            let fits = match event.what {
                Happened::Said { id, .. } => open.insert((player, id), true).is_none(),
                Happened::SaidAgain { id } => open.get(&(player, id)) == Some(&true),
                Happened::Acknowledged { id, .. } | Happened::Refused { id } => {
                    open.get_mut(&(player, id)).is_some_and(std::mem::take)
                }
                Happened::Asked { .. } => {
                    // A reading whose connection was lost is never answered.
                    reading.insert(player);
                    true
                }
                Happened::Shown { .. } => reading.remove(&player),
                Happened::Heard(_) => !reading.contains(&player),
            };
            if !fits {
                return false;
            }
        }
        (self.log.as_ref()).is_none_or(|log| {
            before.is_none_or(|before| before < log.called) && log.called < log.answered
        })
    }
}
