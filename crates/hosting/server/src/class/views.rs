//! What a teacher and a pupil are shown.

use std::collections::{BTreeMap, HashMap};

use axum::extract::ws::Utf8Bytes;
use class::{Class, Projector, PupilId, RoundStage, Side, Stage, Voice};
use wire::online::class::{
    ClassStage, ClassTell, ProjectorView, Proposal, PupilPlace, PupilState, PupilView, RoundTable,
    RoundView, TeacherView,
};
use wire::online::messages::Seat;

use super::room::{ClassRoom, InsideClass};
use crate::app::App;
use crate::host::{Out, text};

fn stage(class: &Class) -> ClassStage {
    match class.stage() {
        Stage::Unopened | Stage::Open => ClassStage::Open,
        Stage::Ended | Stage::Deleted => ClassStage::Ended,
    }
}

impl ClassRoom {
    /// Shows everybody how things stand.
    pub(crate) fn publish(&self, app: &App, inside: &mut InsideClass) {
        // There is nothing left to be shown, and everybody is about to be told so.
        if inside.class.stage() == Stage::Deleted {
            return;
        }
        let teacher = self.teacher_view(app, inside);
        let teacher = text(&ClassTell::Class(Box::new(teacher)));
        let pupils: HashMap<usize, Utf8Bytes> = (inside.listeners.all_here().into_iter())
            .filter_map(|pupil| Some((pupil, self.pupil_frame(inside, pupil)?)))
            .collect();
        inside.listeners.send(|pupil| match pupil {
            None => Some(Out::Now(teacher.clone())),
            Some(pupil) => pupils.get(&pupil).cloned().map(Out::Now),
        });
    }

    /// What a pupil is shown, unless they have been removed.
    fn pupil_frame(&self, inside: &InsideClass, pupil: usize) -> Option<Utf8Bytes> {
        let view = self.pupil_view(inside, PupilId(pupil as u32))?;
        Some(text(&ClassTell::Pupil(Box::new(view))))
    }

    fn teacher_view(&self, app: &App, inside: &InsideClass) -> TeacherView {
        let class = &inside.class;
        let halves = class.halves();
        let state = |pupil: &class::Pupil| PupilState {
            pupil: pupil.id,
            name: pupil.name.clone(),
            here: inside.is_there(pupil.id),
            device: pupil.key.is_some(),
            mate: class.mate(pupil.id),
            extra: pupil.extra_each_turn,
            halves: halves.get(&pupil.id).copied().unwrap_or(0),
        };
        let present = class.pupils().iter().filter(|pupil| !pupil.removed);
        let kept = app.settings.keep_class.as_millis() as u64;
        TeacherView {
            code: class.code().map_or(String::new(), |code| code.to_string()),
            lang: super::language(class.lang()),
            stage: stage(class),
            door_open: class.is_door_open(),
            settings: class.settings().clone(),
            pupils: present.map(state).collect(),
            names: class
                .pupils()
                .iter()
                .map(|pupil| pupil.name.clone())
                .collect(),
            rounds: class
                .rounds()
                .iter()
                .map(|round| self.round_view(round))
                .collect(),
            projector: (class.projector())
                .map(|projector| self.projector_view(inside, projector, true)),
            deleted_at: class.latest().0 + kept,
        }
    }

    fn round_view(&self, round: &class::Round) -> RoundView {
        let tables = round.tables.iter().zip(&round.results);
        RoundView {
            stage: round.stage,
            tables: tables
                .map(|(plan, result)| RoundTable {
                    table: plan.table.clone(),
                    sides: plan.sides.clone(),
                    result: *result,
                    watch: self.keys.watch(&plan.table.0),
                })
                .collect(),
        }
    }

    fn projector_view(
        &self,
        inside: &InsideClass,
        projector: &Projector,
        teacher: bool,
    ) -> ProjectorView {
        let seen = inside.glances.get(&projector.table);
        let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
        for (version, event) in inside.proposals.values() {
            if seen.is_some_and(|seen| seen.version == *version) {
                *counts.entry(event).or_default() += 1;
            }
        }
        let mut proposals: Vec<Proposal> = (counts.into_iter())
            .map(|(event, count)| Proposal {
                event: event.to_string(),
                count,
            })
            .collect();
        proposals.sort_by_key(|proposal| std::cmp::Reverse(proposal.count));
        let in_turn = projector.voice == Voice::InTurn;
        ProjectorView {
            table: projector.table.clone(),
            // Whoever came before the table is there would be sent away.
            seat: (teacher && seen.is_some()).then(|| Seat {
                player: projector.seat,
                secret: self.keys.seat(&projector.table.0, projector.seat),
            }),
            watch: self.keys.watch(&projector.table.0),
            level: projector.level,
            voice: projector.voice,
            speaker: seen
                .filter(|_| in_turn)
                .and_then(|seen| seen.glance.speakers[projector.seat]),
            proposals,
        }
    }

    fn pupil_view(&self, inside: &InsideClass, id: PupilId) -> Option<PupilView> {
        let class = &inside.class;
        let pupil = class.pupil(id).filter(|pupil| !pupil.removed)?;
        let name = |id: PupilId| class.pupil(id).map_or(String::new(), |p| p.name.clone());
        let round = class.rounds().last();
        let settings = round.map_or(class.settings(), |round| &round.settings);
        Some(PupilView {
            stage: stage(class),
            name: pupil.name.clone(),
            mate: class.mate(id).map(name),
            round: class.rounds().len(),
            round_stage: round.map(|round| round.stage),
            place: round.and_then(|round| self.place(inside, round, id)),
            calculate: settings.calculate,
            shows_possible: settings.shows_possible,
            projector: (class.projector())
                .filter(|projector| inside.glances.contains_key(&projector.table))
                .map(|projector| self.projector_view(inside, projector, false)),
        })
    }

    fn place(&self, inside: &InsideClass, round: &class::Round, id: PupilId) -> Option<PupilPlace> {
        let (plan, seat) = round.table_of(id)?;
        let at = round.tables.iter().position(|other| other == plan)?;
        let name = |id: &PupilId| {
            let pupil = inside.class.pupil(*id);
            pupil.map_or(String::new(), |pupil| pupil.name.clone())
        };
        let names = |side: &Side| side.pupils().iter().map(name).collect();
        let other = &plan.sides[1 - seat];
        let speaker = match inside.glances.get(&plan.table) {
            Some(seen) => seen.glance.speakers[seat],
            None => plan.sides[seat].speaker(0, round.settings.alternates),
        };
        // Whoever came before the table is there would be sent away.
        let is_there = match round.stage {
            RoundStage::Made => false,
            RoundStage::Going | RoundStage::Paused => {
                round.results[at].is_some() || inside.glances.contains_key(&plan.table)
            }
            RoundStage::Ended => true,
        };
        Some(PupilPlace {
            table: plan.table.clone(),
            seat: is_there.then(|| Seat {
                player: seat,
                secret: self.keys.seat(&plan.table.0, seat),
            }),
            own: names(&plan.sides[seat]),
            other: names(other),
            level: match other {
                Side::Computer { level } => Some(*level),
                Side::Pupils { .. } => None,
            },
            speaker: speaker.as_ref().map(name),
            result: round.results[at],
        })
    }
}
