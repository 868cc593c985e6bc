//! Who comes and goes, and who shares a seat.

use table::Millis;

use super::{Class, LONGEST_HASH, check_text};
use crate::entry::Effect;
use crate::error::ClassError;
use crate::roster::{MOST_PUPILS, Pupil, PupilId};
use crate::round::{RoundStage, TableResult};

impl Class {
    pub(super) fn join(
        &mut self,
        pupil: PupilId,
        name: &str,
        key: Option<&str>,
    ) -> Result<(), ClassError> {
        if self.door_closed {
            return Err(ClassError::DoorClosed);
        }
        if self.roster.pupils.len() >= MOST_PUPILS {
            return Err(ClassError::Full);
        }
        if pupil != self.roster.next_id() {
            return Err(ClassError::NotNext);
        }
        if let Some(key) = key {
            check_text(key, LONGEST_HASH)?;
        }
        self.roster.check_name(self.lang, name)?;
        self.roster.pupils.push(Pupil {
            id: pupil,
            name: name.to_string(),
            key: key.map(str::to_string),
            removed: false,
            extra_each_turn: 0,
            recovery: None,
        });
        Ok(())
    }

    /// Whoever sat alone opposite somebody leaves a game behind that is ended as it
    /// stands; a pair's other half plays on.
    pub(super) fn remove(&mut self, id: PupilId) -> Result<Vec<Effect>, ClassError> {
        let pupil = self.roster.present_mut(id)?;
        pupil.removed = true;
        pupil.key = None;
        pupil.recovery = None;
        let mut effects = vec![Effect::KeyChanged(id)];
        self.roster.binomes.retain(|pair| !pair.contains(&id));
        let Some(round) = self.rounds.last_mut() else {
            return Ok(effects);
        };
        let removed = |pupil: &PupilId| {
            let known = self.roster.pupil(*pupil);
            known.is_none_or(|pupil| pupil.removed)
        };
        match round.stage {
            RoundStage::Ended => {}
            // Nobody has begun: the plan is made anew without the pupil.
            RoundStage::Made if round.table_of(id).is_some() => {
                self.rounds.pop();
            }
            RoundStage::Made => {}
            RoundStage::Going | RoundStage::Paused => {
                let mut left = None;
                for (plan, result) in round.tables.iter().zip(&mut round.results) {
                    let Some(seat) = plan.seat_of(id) else {
                        continue;
                    };
                    if result.is_none() && plan.sides[seat].pupils().iter().all(removed) {
                        *result = Some(TableResult::BrokenOff);
                        left = Some(plan.table.clone());
                    }
                }
                effects.extend(left.map(Effect::Finish));
            }
        }
        Ok(effects)
    }

    pub(super) fn take_seat(
        &mut self,
        now: Millis,
        id: PupilId,
        code: &str,
        key: &str,
    ) -> Result<Vec<Effect>, ClassError> {
        check_text(key, LONGEST_HASH)?;
        let pupil = self.roster.present_mut(id)?;
        match &pupil.recovery {
            Some(recovery) if recovery.code != code => Err(ClassError::WrongCode),
            Some(recovery) if recovery.until < now => Err(ClassError::CodeTooOld),
            Some(_) => {
                pupil.recovery = None;
                pupil.key = Some(key.to_string());
                Ok(vec![Effect::KeyChanged(id)])
            }
            None => Err(ClassError::WrongCode),
        }
    }

    pub(super) fn make_binome(&mut self, [one, other]: [PupilId; 2]) -> Result<(), ClassError> {
        if one == other {
            return Err(ClassError::Twice(one));
        }
        for id in [one, other] {
            self.roster.present(id)?;
            if self.roster.mate(id).is_some() {
                return Err(ClassError::HasMate(id));
            }
            self.check_not_playing(id)?;
        }
        self.roster.binomes.push([one, other]);
        Ok(())
    }

    pub(super) fn part(&mut self, id: PupilId) -> Result<(), ClassError> {
        self.roster.present(id)?;
        if self.roster.mate(id).is_none() {
            return Err(ClassError::HasNoMate(id));
        }
        self.check_not_playing(id)?;
        self.roster.binomes.retain(|pair| !pair.contains(&id));
        Ok(())
    }

    /// Who sits where in a round that goes on stays as it is.
    fn check_not_playing(&self, id: PupilId) -> Result<(), ClassError> {
        let seated = (self.current())
            .filter(|round| round.stage != RoundStage::Made)
            .is_some_and(|round| round.unfinished().any(|plan| plan.seat_of(id).is_some()));
        if seated {
            return Err(ClassError::Playing(id));
        }
        Ok(())
    }
}
