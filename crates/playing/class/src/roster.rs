//! Who is in the class.

use game::Lang;
use serde::{Deserialize, Serialize};
use table::Millis;

use crate::error::ClassError;
use crate::names;

/// A pupil's number, counted from 1 in the order in which they joined.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct PupilId(pub u32);

/// No class is larger. Two classes together still fit.
pub(crate) const MOST_PUPILS: usize = 80;

/// A pupil, known by a name that the class made up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pupil {
    /// The number.
    pub id: PupilId,
    /// The two-word name.
    pub name: String,
    /// The hash of the key by which the pupil's device is known; none for somebody
    /// who shares a neighbour's device.
    pub key: Option<String>,
    /// The teacher has removed the pupil. The name stays theirs, so that what
    /// they played is not taken for somebody else's.
    pub removed: bool,
    /// How many seconds the pupil has more than others for each turn.
    pub extra_each_turn: u32,
    pub(crate) recovery: Option<Recovery>,
}

/// A lost seat that is offered to whoever types the code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Recovery {
    pub(crate) code: String,
    pub(crate) until: Millis,
}

/// The pupils, and who shares a seat with whom.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Roster {
    pub(crate) pupils: Vec<Pupil>,
    pub(crate) binomes: Vec<[PupilId; 2]>,
}

impl Roster {
    pub(crate) fn pupil(&self, id: PupilId) -> Option<&Pupil> {
        let index = (id.0 as usize).checked_sub(1)?;
        self.pupils.get(index)
    }

    /// A pupil who has not been removed.
    pub(crate) fn present(&self, id: PupilId) -> Result<&Pupil, ClassError> {
        let pupil = self.pupil(id).filter(|pupil| !pupil.removed);
        pupil.ok_or(ClassError::NoSuchPupil(id))
    }

    /// The same, to be changed.
    pub(crate) fn present_mut(&mut self, id: PupilId) -> Result<&mut Pupil, ClassError> {
        self.present(id)?;
        Ok(&mut self.pupils[id.0 as usize - 1])
    }

    /// The number that the next pupil gets.
    pub(crate) fn next_id(&self) -> PupilId {
        PupilId(self.pupils.len() as u32 + 1)
    }

    pub(crate) fn check_name(&self, lang: Lang, name: &str) -> Result<(), ClassError> {
        if !names::is_suggested(lang, name) {
            return Err(ClassError::NameNotSuggested);
        }
        if self.pupils.iter().any(|pupil| pupil.name == name) {
            return Err(ClassError::NameTaken(name.to_string()));
        }
        Ok(())
    }

    /// Whoever shares a seat with a pupil in every round.
    pub(crate) fn mate(&self, id: PupilId) -> Option<PupilId> {
        self.binomes.iter().find_map(|&[one, other]| match id {
            _ if id == one => Some(other),
            _ if id == other => Some(one),
            _ => None,
        })
    }
}
