//! What was found, missed, wrongly claimed and impossible in HeiNash (N3–N7):
//! for the class, for each name, by number and by sign.
//!
//! Every time somebody has dice before them and looks for a number is one
//! [`Search`]. It counts for whoever spoke, so that the pupils' figures and those
//! of the whole class together on the projector add up to the class's.

mod heinash;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::Table;

pub use heinash::{
    Counts, NumberTally, OperationTally, Search, SearchResult, Tally, Wrong, WrongClaim, judge,
    read_claim, rolls_of, searches, searches_csv, summary_csv,
};

use crate::class::Class;
use crate::roster::PupilId;
use crate::round::{Side, TableId, Voice};

/// A game at one of the class's tables.
#[derive(Clone, Copy, Debug)]
pub struct Played<'a> {
    /// The table.
    pub table: &'a Table,
    /// What was claimed and refused there: by which player, what, and how many
    /// events there were then. A claim is written `5*4-2`, or `19=5*4-2` where 19
    /// was named first.
    pub tried: &'a [(usize, String, usize)],
}

/// What was found and missed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Findings {
    /// In all.
    pub class: Tally,
    /// By whoever spoke.
    pub pupils: Vec<PupilTally>,
    /// By two who shared a seat.
    pub binomes: Vec<BinomeTally>,
    /// By the class together, where nobody in particular spoke.
    pub together: Tally,
    /// Every single search.
    pub searches: Vec<Found>,
}

/// A pupil's figures.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PupilTally {
    /// Who.
    pub pupil: PupilId,
    /// What they found and missed when it was theirs to speak.
    pub tally: Tally,
}

/// The figures of two who shared a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BinomeTally {
    /// Who.
    pub pupils: [PupilId; 2],
    /// What they found and missed, whoever spoke.
    pub tally: Tally,
}

/// One search, with whose it was.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "messages.ts", rename = "FoundSearch")
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = FoundSearch))]
pub struct Found {
    /// The round, counted from 1; none for the class together.
    pub round: Option<usize>,
    /// The number of the table in its round, counted from 1.
    pub place: usize,
    /// Who spoke; none for the class together.
    pub speaker: Option<PupilId>,
    /// Everybody on the seat.
    pub side: Vec<PupilId>,
    /// What happened.
    pub search: Search,
    /// What was claimed wrongly.
    pub wrong: Vec<WrongClaim>,
}

impl Class {
    /// What was found and missed at the tables of this class. `played` has the game
    /// of each; a table that nobody has any more counts for nothing.
    pub fn findings<'a>(&self, mut played: impl FnMut(&TableId) -> Option<Played<'a>>) -> Findings {
        let mut found = Vec::new();
        for (number, round) in self.rounds().iter().enumerate() {
            for (place, plan) in round.tables.iter().enumerate() {
                let Some(game) = played(&plan.table) else {
                    continue;
                };
                for search in searches(game.table) {
                    let side = &plan.sides[search.seat];
                    if let Side::Computer { .. } = side {
                        continue;
                    }
                    found.push(Found {
                        round: Some(number + 1),
                        place: place + 1,
                        speaker: side.speaker(search.turn, round.settings.alternates),
                        side: side.pupils().to_vec(),
                        wrong: heinash::claims(game, &search),
                        search,
                    });
                }
            }
        }
        for (place, projector) in self.projected().iter().enumerate() {
            let Some(game) = played(&projector.table) else {
                continue;
            };
            for search in searches(game.table) {
                if search.seat != projector.seat {
                    continue;
                }
                let in_turn = projector.voice == Voice::InTurn;
                found.push(Found {
                    round: None,
                    place: place + 1,
                    speaker: in_turn.then(|| self.in_turn(search.turn)).flatten(),
                    side: Vec::new(),
                    wrong: heinash::claims(game, &search),
                    search,
                });
            }
        }
        self.tallied(found)
    }

    /// Whose turn it is to speak for the whole class, one after the other.
    pub fn in_turn(&self, turn: usize) -> Option<PupilId> {
        let there: Vec<PupilId> = (self.pupils().iter())
            .filter(|pupil| !pupil.removed)
            .map(|pupil| pupil.id)
            .collect();
        (!there.is_empty()).then(|| there[turn % there.len()])
    }

    fn tallied(&self, found: Vec<Found>) -> Findings {
        let mut class = Tally::default();
        let mut together = Tally::default();
        let mut pupils: BTreeMap<PupilId, Tally> = BTreeMap::new();
        let mut binomes: BTreeMap<[PupilId; 2], Tally> = BTreeMap::new();
        for Found {
            speaker,
            side,
            search,
            wrong,
            ..
        } in &found
        {
            class.add(search, wrong);
            match speaker {
                Some(speaker) => pupils.entry(*speaker).or_default().add(search, wrong),
                None => together.add(search, wrong),
            }
            if let &[one, other] = side.as_slice() {
                let pair = [one.min(other), one.max(other)];
                binomes.entry(pair).or_default().add(search, wrong);
            }
        }
        Findings {
            class,
            pupils: (pupils.into_iter())
                .map(|(pupil, tally)| PupilTally { pupil, tally })
                .collect(),
            binomes: (binomes.into_iter())
                .map(|(pupils, tally)| BinomeTally { pupils, tally })
                .collect(),
            together,
            searches: found,
        }
    }
}
