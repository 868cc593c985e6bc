//! What cannot be.

/// Something that no log which grows row by row explains.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(
    missing_docs,
    reason = "the sentence above each one is about its fields"
)]
pub enum Violation {
    /// Nobody would hand out the log.
    NoLog,
    /// The log is not numbered from 1 without a gap: this is the first wrong number, at this place.
    Numbers { place: u32, number: u32 },
    /// There is more than one act in a row.
    Crowded { row: u32 },
    /// An act is in two rows.
    Doubled { player: u8, id: u32, rows: [u32; 2] },
    /// An act that was refused is in the log.
    RefusedAndKept { player: u8, id: u32, row: u32 },
    /// An act that the player never said is in the log.
    NeverSaid { player: u8, id: u32, row: u32 },
    /// An act is in the log with another content than the player gave it.
    Changed { player: u8, id: u32, row: u32 },
    /// An act was acknowledged and is not in the log.
    Lost { player: u8, id: u32 },
    /// The answer to an act names this row, and it is in that one.
    WrongRow {
        player: u8,
        id: u32,
        named: u32,
        row: u32,
    },
    /// A player saw a row, or had its number in an answer, and it is not in the log.
    LostRow { player: u8, row: u32 },
    /// A player saw a row otherwise than it is in the log.
    Differs { player: u8, row: u32 },
    /// A player should have been told this row next, and was told that one.
    Skipped { player: u8, next: u32, row: u32 },
    /// In real time it cannot be: this row was added after a moment, and one that is not before
    /// it was there at an earlier moment.
    Order {
        /// The row that cannot have been added earlier.
        row: u32,
        /// Not before then.
        since: (u64, Since),
        /// The row that was there, the same one or a later one.
        later: u32,
        /// And it was there then.
        until: (u64, Until),
    },
}

/// Why a row cannot have been added before a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(
    missing_docs,
    reason = "the sentence above each one is about its fields"
)]
pub enum Since {
    /// A player said only then what is in it.
    Said { player: u8 },
    /// A reading that a player asked for then did not show it.
    NotShown { player: u8 },
}

/// Why a row cannot have been added after a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(
    missing_docs,
    reason = "the sentence above each one is about its fields"
)]
pub enum Until {
    /// It was acknowledged to a player.
    Acknowledged { player: u8 },
    /// A reading showed it to a player.
    Shown { player: u8 },
    /// A player was told it.
    Heard { player: u8 },
}

impl Violation {
    /// Its name, as scripts read it.
    pub const fn name(&self) -> &'static str {
        match self {
            Violation::NoLog => "no-log",
            Violation::Numbers { .. } => "numbers",
            Violation::Crowded { .. } => "crowded",
            Violation::Doubled { .. } => "doubled",
            Violation::RefusedAndKept { .. } => "refused-and-kept",
            Violation::NeverSaid { .. } => "never-said",
            Violation::Changed { .. } => "changed",
            Violation::Lost { .. } => "lost",
            Violation::WrongRow { .. } => "wrong-row",
            Violation::LostRow { .. } => "lost-row",
            Violation::Differs { .. } => "differs",
            Violation::Skipped { .. } => "skipped",
            Violation::Order { .. } => "order",
        }
    }
}
