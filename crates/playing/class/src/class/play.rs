//! Rounds and what happens in them.

use std::collections::BTreeSet;

use table::LEVELS;

use super::{Class, LONGEST_TABLE, MOST_ROUNDS, MOST_SECONDS, check_text};
use crate::entry::Effect;
use crate::error::ClassError;
use crate::roster::PupilId;
use crate::round::{Projector, Round, RoundStage, Side, TableId, TablePlan, TableResult};

impl Class {
    pub(super) fn make_round(&mut self, tables: &[TablePlan], seed: u64) -> Result<(), ClassError> {
        let replaces = match self.current().map(|round| round.stage) {
            Some(RoundStage::Going | RoundStage::Paused) => return Err(ClassError::RoundGoing),
            Some(RoundStage::Made) => true,
            Some(RoundStage::Ended) | None => false,
        };
        if tables.is_empty() {
            return Err(ClassError::NoTables);
        }
        if self.rounds.len() >= MOST_ROUNDS {
            return Err(ClassError::TooManyRounds);
        }
        let mut seated = BTreeSet::new();
        let mut used: BTreeSet<&TableId> = BTreeSet::new();
        for plan in tables {
            check_text(&plan.table.0, LONGEST_TABLE)?;
            if !used.insert(&plan.table) || self.is_used(&plan.table) {
                return Err(ClassError::TableTwice(plan.table.clone()));
            }
            if plan.sides.iter().all(|side| side.pupils().is_empty()) {
                return Err(ClassError::NobodyThere);
            }
            for side in &plan.sides {
                self.check_side(side, &mut seated)?;
            }
        }
        if replaces {
            self.rounds.pop();
        }
        self.rounds.push(Round {
            stage: RoundStage::Made,
            settings: self.settings.clone(),
            seed,
            results: vec![None; tables.len()],
            tables: tables.to_vec(),
        });
        Ok(())
    }

    fn check_side(&self, side: &Side, seated: &mut BTreeSet<PupilId>) -> Result<(), ClassError> {
        match side {
            Side::Computer { level } if !LEVELS.contains(level) => Err(ClassError::Level(*level)),
            Side::Computer { .. } => Ok(()),
            Side::Pupils { pupils } if !(1..=2).contains(&pupils.len()) => {
                Err(ClassError::SeatSize(pupils.len()))
            }
            Side::Pupils { pupils } => pupils.iter().try_for_each(|&id| {
                self.roster.present(id)?;
                let first = seated.insert(id);
                first.then_some(()).ok_or(ClassError::Twice(id))
            }),
        }
    }

    /// Whether a table belongs to another round, or to the whole class.
    fn is_used(&self, table: &TableId) -> bool {
        let past = |round: &&Round| round.stage != RoundStage::Made;
        let together = self.projected.iter().map(|projector| &projector.table);
        (self.rounds.iter().filter(past))
            .flat_map(|round| round.tables.iter().map(|plan| &plan.table))
            .chain(together)
            .any(|used| used == table)
    }

    /// The round goes from one stage to the next, and all its tables with it.
    pub(super) fn turn_round(
        &mut self,
        from: &[RoundStage],
        to: RoundStage,
        effect: impl Fn(TableId) -> Effect,
    ) -> Result<Vec<Effect>, ClassError> {
        let round = self.rounds.last_mut();
        let round = round.filter(|round| from.contains(&round.stage));
        let round = round.ok_or(ClassError::NoRound)?;
        round.stage = to;
        let tables = round.unfinished().map(|plan| effect(plan.table.clone()));
        Ok(tables.collect())
    }

    /// A game may end a moment after its round was ended by the teacher: that is
    /// how the round's last results come.
    pub(super) fn end_table(
        &mut self,
        table: &TableId,
        result: TableResult,
    ) -> Result<(), ClassError> {
        if matches!(result, TableResult::Won { seat } if seat > 1) {
            return Err(ClassError::NoSuchSeat);
        }
        let no_such = || ClassError::NoSuchTable(table.clone());
        let mut rounds = self.rounds.iter_mut().rev();
        let found = rounds.find_map(|round| {
            let place = round.tables.iter().position(|plan| plan.table == *table)?;
            Some((round, place))
        });
        let (round, place) = found.ok_or_else(no_such)?;
        if round.stage == RoundStage::Made || round.results[place].is_some() {
            return Err(no_such());
        }
        round.results[place] = Some(result);
        Ok(())
    }

    pub(super) fn give_time(
        &mut self,
        id: PupilId,
        seconds: u32,
        each_turn: bool,
    ) -> Result<Vec<Effect>, ClassError> {
        if seconds > MOST_SECONDS || (seconds == 0 && !each_turn) {
            return Err(ClassError::BadTime);
        }
        let pupil = self.roster.present_mut(id)?;
        if each_turn {
            pupil.extra_each_turn = seconds;
            return Ok(Vec::new());
        }
        let playing = self.current().and_then(|round| {
            let mut open = round.unfinished();
            open.find_map(|plan| Some((plan, plan.seat_of(id)?)))
        });
        let (plan, seat) = playing.ok_or(ClassError::NoRound)?;
        Ok(vec![Effect::GiveTime {
            table: plan.table.clone(),
            seat,
            seconds,
        }])
    }

    pub(super) fn open_projector(
        &mut self,
        projector: &Projector,
    ) -> Result<Vec<Effect>, ClassError> {
        if self.projector.is_some() {
            return Err(ClassError::Projector);
        }
        check_text(&projector.table.0, LONGEST_TABLE)?;
        let planned = |round: &Round| round.tables.iter().any(|p| p.table == projector.table);
        if self.is_used(&projector.table) || self.rounds.iter().any(planned) {
            return Err(ClassError::TableTwice(projector.table.clone()));
        }
        if projector.seat > 1 {
            return Err(ClassError::NoSuchSeat);
        }
        if !LEVELS.contains(&projector.level) {
            return Err(ClassError::Level(projector.level));
        }
        if self.projected.len() >= MOST_ROUNDS {
            return Err(ClassError::TooManyRounds);
        }
        self.projector = Some(projector.clone());
        self.projected.push(projector.clone());
        Ok(vec![Effect::Begin(projector.table.clone())])
    }
}
