//! What a class is told, and what has to be done at its tables then.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use game::Lang;

use crate::code::Code;
use crate::roster::PupilId;
use crate::round::{Projector, TableId, TablePlan, TableResult};
use crate::settings::Settings;

/// One entry of a class's log. Whether its sender may say so, whoever hosts the
/// class has to know: everything but joining and coming back is the teacher's or
/// the host's.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(
    tag = "entry",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum ClassEntry {
    /// The class begins.
    Opened {
        /// The code on the board.
        code: Code,
        /// The language of the class, in which its names are.
        #[serde(serialize_with = "write_lang", deserialize_with = "read_lang")]
        lang: Lang,
        /// What the teacher has chosen.
        settings: Settings,
    },
    /// The door is opened or closed: nobody can join through a closed one.
    Door {
        /// Open.
        open: bool,
    },
    /// A pupil has joined.
    Joined {
        /// The next free number.
        pupil: PupilId,
        /// A name that the class can suggest and nobody has.
        name: String,
        /// The hash of the device's key; none for somebody who shares a
        /// neighbour's device.
        key: Option<String>,
    },
    /// The teacher has given a pupil another name that the class can suggest.
    Renamed {
        /// Who.
        pupil: PupilId,
        /// The new name.
        name: String,
    },
    /// The teacher has removed a pupil.
    Removed {
        /// Who.
        pupil: PupilId,
    },
    /// The teacher offers a lost seat to whoever types a code.
    SeatOffered {
        /// Whose.
        pupil: PupilId,
        /// The hash of the code, which is good once.
        code: String,
        /// Until when, in thousandths of a second.
        until: u64,
    },
    /// A pupil has come back on another device.
    SeatTaken {
        /// Who.
        pupil: PupilId,
        /// The hash of the code that was typed.
        code: String,
        /// The hash of the new device's key; the old one opens nothing any more.
        key: String,
    },
    /// Two pupils share a seat from now on.
    Paired {
        /// Who they are.
        pupils: [PupilId; 2],
    },
    /// Two pupils have seats of their own again.
    Parted {
        /// One of them.
        pupil: PupilId,
    },
    /// The teacher has chosen something else, from the next round on.
    Chosen {
        /// What.
        settings: Settings,
    },
    /// It is settled who plays whom next. A round that has not begun is made anew.
    RoundMade {
        /// Who plays whom.
        tables: Vec<TablePlan>,
        /// The number from which the layout follows.
        seed: u64,
    },
    /// All begin.
    RoundStarted,
    /// All wait.
    RoundPaused,
    /// All go on.
    RoundResumed,
    /// The round is over; games that have not ended are ended as they stand.
    RoundEnded,
    /// A game has ended.
    TableEnded {
        /// Which one.
        table: TableId,
        /// How.
        result: TableResult,
    },
    /// A pupil gets more time: once and now, or for each turn from now on.
    ExtraTime {
        /// Who.
        pupil: PupilId,
        /// How much.
        seconds: u32,
        /// For each turn; 0 seconds take it back.
        each_turn: bool,
    },
    /// The class plays together against the computer.
    ProjectorOpened(Projector),
    /// The class has stopped playing together.
    ProjectorClosed,
    /// The lesson is over: nobody joins or plays any more, and the findings stay.
    Ended,
    /// Everything is deleted.
    Deleted,
}

/// Something that has to be done by whoever hosts the class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A table has to be made, and play begins there.
    Begin(TableId),
    /// Play stops at a table.
    Pause(TableId),
    /// Play goes on.
    Resume(TableId),
    /// A game is ended as it stands.
    Finish(TableId),
    /// A seat gets more time now.
    GiveTime {
        /// At which table.
        table: TableId,
        /// Which seat.
        seat: usize,
        /// How much.
        seconds: u32,
    },
    /// A pupil's key has changed or is worth nothing any more: whoever still
    /// uses the old one is sent away.
    KeyChanged(PupilId),
    /// Everything about the class and its tables has to be deleted.
    Forget,
}

fn write_lang<S: Serializer>(lang: &Lang, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(lang.code())
}

fn read_lang<'de, D: Deserializer<'de>>(from: D) -> Result<Lang, D::Error> {
    let code = String::deserialize(from)?;
    let lang = Lang::ALL.into_iter().find(|lang| lang.code() == code);
    lang.ok_or_else(|| de::Error::unknown_variant(&code, &["en", "fr", "es"]))
}
