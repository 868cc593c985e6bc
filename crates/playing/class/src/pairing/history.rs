//! What pairing has to know of the rounds before: who met whom and when, who
//! was left over, who has how many points, and who began.

use std::collections::BTreeMap;

use crate::roster::PupilId;
use crate::round::{Side, TableResult};

/// A table of a round that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PastTable {
    /// Who had each seat.
    pub sides: [Side; 2],
    /// How it ended.
    pub result: Option<TableResult>,
}

/// The rounds before, the oldest first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct History {
    /// The tables of each round.
    pub rounds: Vec<Vec<PastTable>>,
}

/// One side in the rounds to come: a pupil, or two who always share a seat.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Unit {
    /// Who they are.
    pub pupils: Vec<PupilId>,
}

impl Unit {
    /// A pupil alone.
    pub fn single(pupil: PupilId) -> Unit {
        Unit {
            pupils: vec![pupil],
        }
    }

    pub(super) fn is_single(&self) -> bool {
        self.pupils.len() == 1
    }
}

/// What is known about one pupil.
#[derive(Clone, Debug, Default)]
struct Past {
    /// Whom they played with in the last round in which they played: opponents,
    /// and whoever shared the seat.
    last: Vec<PupilId>,
    /// How often they met somebody, and in which round last, counted from 1.
    met: BTreeMap<PupilId, (u32, usize)>,
    left_over: u32,
    halves: u32,
    /// How often they began, less how often they did not.
    began: i32,
    /// Whether they began last time.
    began_last: Option<bool>,
    rounds: usize,
}

/// The same as the history, by pupil.
pub(super) struct Knowledge {
    pasts: BTreeMap<PupilId, Past>,
    rounds: usize,
}

impl Knowledge {
    /// Reads the history. Two who always share a seat are not left over by it.
    pub(super) fn of(history: &History, units: &[Unit]) -> Knowledge {
        let mut pasts: BTreeMap<PupilId, Past> = BTreeMap::new();
        for (number, round) in history.rounds.iter().enumerate() {
            for PastTable { sides, result } in round {
                for (seat, side) in sides.iter().enumerate() {
                    let other = &sides[1 - seat];
                    let together = units.iter().any(|unit| same(&unit.pupils, side.pupils()));
                    let shares = side.pupils().len() > 1 && !together;
                    let alone = matches!(other, Side::Computer { .. });
                    for &pupil in side.pupils() {
                        let past = pasts.entry(pupil).or_default();
                        past.last.clear();
                        past.rounds += 1;
                        past.left_over += u32::from(shares || alone);
                        past.halves += result.map_or(0, |result| result.halves(seat));
                        past.began += if seat == 0 { 1 } else { -1 };
                        past.began_last = Some(seat == 0);
                        let mates = side.pupils().iter().filter(|&&mate| mate != pupil);
                        past.last.extend(mates.chain(other.pupils()));
                        for &opponent in other.pupils() {
                            let (times, last) = past.met.entry(opponent).or_default();
                            *times += 1;
                            *last = number + 1;
                        }
                    }
                }
            }
        }
        Knowledge {
            pasts,
            rounds: history.rounds.len(),
        }
    }

    fn past(&self, pupil: PupilId) -> Option<&Past> {
        self.pasts.get(&pupil)
    }

    /// Whether somebody of one and somebody of the other played together in the
    /// last round that either of them played.
    pub(super) fn in_a_row(&self, one: &Unit, other: &Unit) -> bool {
        let lately = |a: PupilId, b: PupilId| self.past(a).is_some_and(|p| p.last.contains(&b));
        each_pair(one, other).any(|(a, b)| lately(a, b) || lately(b, a))
    }

    /// How often they met, at most `most`.
    pub(super) fn meetings(&self, one: &Unit, other: &Unit, most: u32) -> u32 {
        let met = |(a, b)| {
            let times = self.past(a).and_then(|past| past.met.get(&b));
            times.map_or(0, |&(times, _)| times)
        };
        each_pair(one, other).map(met).max().unwrap_or(0).min(most)
    }

    /// How fresh the memory of the last meeting is: 0 for none, up to `most` for
    /// the round before.
    pub(super) fn freshness(&self, one: &Unit, other: &Unit, most: u32) -> u32 {
        let fresh = |(a, b)| {
            let last = self.past(a).and_then(|past| past.met.get(&b));
            let ago = |&(_, round): &(u32, usize)| (self.rounds + 1 - round) as u32;
            last.map_or(0, |last| most.saturating_sub(ago(last)).max(1))
        };
        each_pair(one, other).map(fresh).max().unwrap_or(0)
    }

    pub(super) fn left_over(&self, unit: &Unit) -> u32 {
        let counts = unit.pupils.iter().map(|&pupil| self.past(pupil));
        counts
            .map(|past| past.map_or(0, |p| p.left_over))
            .max()
            .unwrap_or(0)
    }

    /// Points in halves; of two the mean.
    pub(super) fn halves(&self, unit: &Unit) -> u32 {
        let halves = unit.pupils.iter().map(|&pupil| self.past(pupil));
        let sum: u32 = halves.map(|past| past.map_or(0, |p| p.halves)).sum();
        sum / unit.pupils.len().max(1) as u32
    }

    /// How much a unit has begun: more often first, then last time.
    pub(super) fn began(&self, unit: &Unit) -> (i32, i32) {
        let pasts = unit.pupils.iter().filter_map(|&pupil| self.past(pupil));
        let last = |past: &Past| {
            past.began_last
                .map_or(0, |began| if began { 1 } else { -1 })
        };
        let both = pasts.map(|past| (past.began, last(past)));
        both.fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1))
    }

    /// How many rounds a unit has played.
    pub(super) fn rounds(&self, unit: &Unit) -> usize {
        let rounds = unit.pupils.iter().filter_map(|&pupil| self.past(pupil));
        rounds.map(|past| past.rounds).max().unwrap_or(0)
    }
}

fn same(one: &[PupilId], other: &[PupilId]) -> bool {
    one.len() == other.len() && one.iter().all(|pupil| other.contains(pupil))
}

fn each_pair<'a>(one: &'a Unit, other: &'a Unit) -> impl Iterator<Item = (PupilId, PupilId)> + 'a {
    let others = |&a: &PupilId| other.pupils.iter().map(move |&b| (a, b));
    one.pupils.iter().flat_map(others)
}
