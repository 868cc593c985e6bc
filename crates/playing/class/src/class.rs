//! The class itself: its state, and what each entry does to it.

mod people;
mod play;

use std::collections::BTreeMap;

use game::Lang;
use table::Millis;

use crate::code::Code;
use crate::entry::{ClassEntry, Effect};
use crate::error::ClassError;
use crate::pairing::{History, PastTable, Unit};
use crate::roster::{Pupil, PupilId, Recovery, Roster};
use crate::round::{Projector, Round, RoundStage, TableId, TablePlan};
use crate::settings::Settings;

/// How far a class has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Stage {
    /// Nothing has happened.
    #[default]
    Unopened,
    /// The lesson is on.
    Open,
    /// The lesson is over; the findings are there.
    Ended,
    /// Everything has been deleted.
    Deleted,
}

/// A class.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Class {
    stage: Stage,
    code: Option<Code>,
    lang: Lang,
    settings: Settings,
    opened: Millis,
    latest: Millis,
    door_closed: bool,
    roster: Roster,
    rounds: Vec<Round>,
    projector: Option<Projector>,
    projected: Vec<Projector>,
}

const LONGEST_HASH: usize = 128;
const LONGEST_TABLE: usize = 64;
const MOST_ROUNDS: usize = 200;
/// No gift of time is larger: an hour.
const MOST_SECONDS: u32 = 60 * 60;

/// What anybody may ask.
impl Class {
    /// How far the class has come.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The code on the board, once the class has begun.
    pub fn code(&self) -> Option<Code> {
        self.code
    }

    /// The language of its names.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// What the teacher has chosen for the next round.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// When it began.
    pub fn opened(&self) -> Millis {
        self.opened
    }

    /// When something last happened.
    pub fn latest(&self) -> Millis {
        self.latest
    }

    /// Whether pupils can join.
    pub fn is_door_open(&self) -> bool {
        self.stage == Stage::Open && !self.door_closed
    }

    /// Everybody who ever joined, in that order.
    pub fn pupils(&self) -> &[Pupil] {
        &self.roster.pupils
    }

    /// A pupil by number, also one who was removed.
    pub fn pupil(&self, id: PupilId) -> Option<&Pupil> {
        self.roster.pupil(id)
    }

    /// The pupil whose lost seat is offered to whoever has typed the code of which
    /// this is the hash.
    pub fn offered(&self, code: &str) -> Option<&Pupil> {
        let is_offered = |pupil: &&Pupil| {
            let offer = pupil.recovery.as_ref();
            offer.is_some_and(|recovery| recovery.code == code)
        };
        self.roster.pupils.iter().find(is_offered)
    }

    /// The number that the next pupil gets.
    pub fn next_pupil(&self) -> PupilId {
        self.roster.next_id()
    }

    /// The pupils who share a seat in every round.
    pub fn binomes(&self) -> &[[PupilId; 2]] {
        &self.roster.binomes
    }

    /// Whoever always shares a seat with a pupil.
    pub fn mate(&self, id: PupilId) -> Option<PupilId> {
        self.roster.mate(id)
    }

    /// Each pupil's points in halves: two for a win, one for a draw.
    pub fn halves(&self) -> BTreeMap<PupilId, u32> {
        let mut halves = BTreeMap::new();
        for round in &self.rounds {
            for (plan, result) in round.tables.iter().zip(&round.results) {
                for (seat, side) in plan.sides.iter().enumerate() {
                    for &pupil in side.pupils() {
                        let won = result.map_or(0, |result| result.halves(seat));
                        *halves.entry(pupil).or_default() += won;
                    }
                }
            }
        }
        halves
    }

    /// All rounds, the current one last.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The round that is made, going on or paused.
    pub fn current(&self) -> Option<&Round> {
        let last = self.rounds.last();
        last.filter(|round| round.stage != RoundStage::Ended)
    }

    /// The game that the class plays together.
    pub fn projector(&self) -> Option<&Projector> {
        self.projector.as_ref()
    }

    /// The games that the class has played together, this one included.
    pub fn projected(&self) -> &[Projector] {
        &self.projected
    }

    /// Those of these pupils who are in the class, each alone or with whoever
    /// always shares the seat. Of two, one who is there is enough.
    pub fn units(&self, present: &[PupilId]) -> Vec<Unit> {
        let mut units = Vec::new();
        for pupil in self.pupils().iter().filter(|pupil| !pupil.removed) {
            let id = pupil.id;
            let mate = self.roster.mate(id);
            let is_there = |id| present.contains(&id);
            match mate {
                None if is_there(id) => units.push(Unit::single(id)),
                Some(mate) if id < mate && (is_there(id) || is_there(mate)) => {
                    units.push(Unit {
                        pupils: vec![id, mate],
                    });
                }
                _ => {}
            }
        }
        units
    }

    /// The rounds that have been played, as pairing has to know them.
    pub fn history(&self) -> History {
        let played = |round: &&Round| round.stage != RoundStage::Made;
        let tables = |round: &Round| {
            let both = round.tables.iter().zip(&round.results);
            both.map(|(plan, result)| PastTable {
                sides: plan.sides.clone(),
                result: *result,
            })
            .collect()
        };
        History {
            rounds: self.rounds.iter().filter(played).map(tables).collect(),
        }
    }

    /// The round and the place of a table.
    pub fn find(&self, table: &TableId) -> Option<(&Round, &TablePlan)> {
        let mut rounds = self.rounds.iter().rev();
        rounds.find_map(|round| {
            let mut tables = round.tables.iter();
            let plan = tables.find(|plan| plan.table == *table)?;
            Some((round, plan))
        })
    }
}

impl Class {
    /// The class to which a log leads. Entries that are refused change nothing.
    pub fn replay<'a>(log: impl IntoIterator<Item = &'a (Millis, ClassEntry)>) -> Class {
        let mut class = Class::default();
        for (at, entry) in log {
            // A log holds what was accepted; anything else has no effect.
            let _ = class.apply(*at, entry);
        }
        class
    }

    /// Tells the class one thing. Times never run backwards: an earlier one counts
    /// as the latest so far.
    pub fn apply(&mut self, at: Millis, entry: &ClassEntry) -> Result<Vec<Effect>, ClassError> {
        let now = at.max(self.latest);
        let effects = match (self.stage, entry) {
            (Stage::Deleted, _) => Err(ClassError::Deleted),
            (Stage::Unopened, ClassEntry::Opened { .. }) => self.open(now, entry),
            (Stage::Unopened, _) => Err(ClassError::NotOpened),
            (_, ClassEntry::Opened { .. }) => Err(ClassError::AlreadyOpened),
            (_, ClassEntry::Deleted) => {
                *self = Class {
                    stage: Stage::Deleted,
                    ..Class::default()
                };
                Ok(vec![Effect::Forget])
            }
            (Stage::Ended, _) => Err(ClassError::Ended),
            (Stage::Open, entry) => self.change(now, entry),
        }?;
        self.latest = now;
        Ok(effects)
    }

    fn open(&mut self, now: Millis, entry: &ClassEntry) -> Result<Vec<Effect>, ClassError> {
        let ClassEntry::Opened {
            code,
            lang,
            settings,
        } = entry
        else {
            return Err(ClassError::NotOpened);
        };
        settings.check()?;
        *self = Class {
            stage: Stage::Open,
            code: Some(*code),
            lang: *lang,
            settings: settings.clone(),
            opened: now,
            ..Class::default()
        };
        Ok(Vec::new())
    }

    fn change(&mut self, now: Millis, entry: &ClassEntry) -> Result<Vec<Effect>, ClassError> {
        match entry {
            ClassEntry::Opened { .. } | ClassEntry::Deleted => {
                return Err(ClassError::AlreadyOpened);
            }
            ClassEntry::Door { open } => self.door_closed = !open,
            ClassEntry::Joined { pupil, name, key } => self.join(*pupil, name, key.as_deref())?,
            ClassEntry::Renamed { pupil, name } => {
                self.roster.present(*pupil)?;
                self.roster.check_name(self.lang, name)?;
                self.roster.present_mut(*pupil)?.name.clone_from(name);
            }
            ClassEntry::Removed { pupil } => return self.remove(*pupil),
            ClassEntry::SeatOffered { pupil, code, until } => {
                check_text(code, LONGEST_HASH)?;
                let recovery = Recovery {
                    code: code.clone(),
                    until: Millis(*until),
                };
                self.roster.present_mut(*pupil)?.recovery = Some(recovery);
            }
            ClassEntry::SeatTaken { pupil, code, key } => {
                return self.take_seat(now, *pupil, code, key);
            }
            ClassEntry::Paired { pupils } => self.make_binome(*pupils)?,
            ClassEntry::Parted { pupil } => self.part(*pupil)?,
            ClassEntry::Chosen { settings } => {
                settings.check()?;
                self.settings = settings.clone();
            }
            ClassEntry::RoundMade { tables, seed } => self.make_round(tables, *seed)?,
            ClassEntry::RoundStarted => {
                return self.turn_round(&[RoundStage::Made], RoundStage::Going, Effect::Begin);
            }
            ClassEntry::RoundPaused => {
                return self.turn_round(&[RoundStage::Going], RoundStage::Paused, Effect::Pause);
            }
            ClassEntry::RoundResumed => {
                return self.turn_round(&[RoundStage::Paused], RoundStage::Going, Effect::Resume);
            }
            ClassEntry::RoundEnded => {
                let on = [RoundStage::Going, RoundStage::Paused];
                return self.turn_round(&on, RoundStage::Ended, Effect::Finish);
            }
            ClassEntry::TableEnded { table, result } => self.end_table(table, *result)?,
            ClassEntry::ExtraTime {
                pupil,
                seconds,
                each_turn,
            } => return self.give_time(*pupil, *seconds, *each_turn),
            ClassEntry::ProjectorOpened(projector) => return self.open_projector(projector),
            ClassEntry::ProjectorClosed => {
                let closed = self.projector.take().ok_or(ClassError::Projector)?;
                return Ok(vec![Effect::Finish(closed.table)]);
            }
            ClassEntry::Ended => {
                self.stage = Stage::Ended;
                let mut effects: Vec<Effect> = Vec::new();
                // A round that nobody has begun has never been.
                self.rounds.retain(|round| round.stage != RoundStage::Made);
                if let Some(round) = self.rounds.last_mut()
                    && round.stage != RoundStage::Ended
                {
                    let open = round.unfinished();
                    effects.extend(open.map(|plan| Effect::Finish(plan.table.clone())));
                    round.stage = RoundStage::Ended;
                }
                let together = self.projector.take();
                effects.extend(together.map(|projector| Effect::Finish(projector.table)));
                return Ok(effects);
            }
        }
        Ok(Vec::new())
    }
}

fn check_text(text: &str, longest: usize) -> Result<(), ClassError> {
    if text.is_empty() || text.len() > longest {
        return Err(ClassError::BadText);
    }
    Ok(())
}
