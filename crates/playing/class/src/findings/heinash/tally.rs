//! Figures: what was found and missed, in all, by number and by sign.

use ::heinash::{Expression, Operation, ways};
use serde::{Deserialize, Serialize};

use super::search::{Search, SearchResult};
use super::wrong::WrongClaim;

/// How often.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "messages.ts", rename = "FoundCounts")
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = FoundCounts))]
#[serde(rename_all = "camelCase")]
pub struct Counts {
    /// A number was found.
    pub found: u32,
    /// There was something, and it was said that there is nothing.
    pub missed_said: u32,
    /// There was something, and the time was up.
    pub missed_time: u32,
    /// There was nothing to find.
    pub impossible: u32,
    /// The game ended in the midst of it.
    pub open: u32,
    /// Something wrong was claimed.
    pub wrong: u32,
}

/// One of the 36 numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NumberTally {
    /// How often its cell was free and it could be made.
    pub possible: u32,
    /// How often it was found.
    pub found: u32,
    /// How often it could have been found, and nothing was.
    pub missed: u32,
    /// How often it was named or claimed wrongly.
    pub wrong: u32,
}

/// One of the four signs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OperationTally {
    /// How often some way to a free number used it.
    pub possible: u32,
    /// How often a way that uses it was found.
    pub found: u32,
    /// How often nothing was found, and some way would have used it.
    pub missed: u32,
    /// How often nothing was found, and every way would have used it.
    pub needed: u32,
    /// How often it was in a wrong claim.
    pub wrong: u32,
}

/// What was found and missed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "messages.ts", rename = "FoundTally")
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = FoundTally))]
pub struct Tally {
    /// In all.
    pub counts: Counts,
    /// By number, from 1 to 36.
    pub numbers: Vec<NumberTally>,
    /// By sign: + − × ÷.
    pub operations: Vec<OperationTally>,
}

/// The signs in the order of [`Tally::operations`].
pub(super) const SIGNS: [Operation; 4] = [
    Operation::Plus,
    Operation::Minus,
    Operation::Times,
    Operation::Divide,
];

impl Default for Tally {
    fn default() -> Tally {
        Tally {
            counts: Counts::default(),
            numbers: vec![NumberTally::default(); 36],
            operations: vec![OperationTally::default(); SIGNS.len()],
        }
    }
}

impl Counts {
    /// How often somebody looked for a number and it was settled.
    pub fn searches(&self) -> u32 {
        self.found + self.missed() + self.impossible
    }

    /// How often there was something, and nothing was found.
    pub fn missed(&self) -> u32 {
        self.missed_said + self.missed_time
    }
}

impl Tally {
    /// Counts one search. One that was never settled says nothing about what was
    /// found or missed; what was claimed in it was wrong all the same.
    pub(crate) fn add(&mut self, search: &Search, wrong: &[WrongClaim]) {
        let mut missed = false;
        match &search.result {
            SearchResult::Found { number, way } => {
                self.counts.found += 1;
                self.number(*number, |tally| tally.found += 1);
                self.operations(|sign| uses(way, sign), |tally| tally.found += 1);
            }
            SearchResult::Missed { by_time } => {
                missed = true;
                self.counts.missed_time += u32::from(*by_time);
                self.counts.missed_said += u32::from(!by_time);
            }
            SearchResult::Impossible => self.counts.impossible += 1,
            SearchResult::Open => self.counts.open += 1,
        }
        if search.result != SearchResult::Open {
            self.add_possible(search, missed);
        }
        for claim in wrong {
            self.counts.wrong += 1;
            self.operations(|sign| uses(&claim.text, sign), |tally| tally.wrong += 1);
            if let Some(number) = claim.named.or_else(|| value(&claim.text)) {
                self.number(number, |tally| tally.wrong += 1);
            }
        }
    }

    fn add_possible(&mut self, search: &Search, missed: bool) {
        for &number in &search.possible {
            self.number(number, |tally| {
                tally.possible += 1;
                tally.missed += u32::from(missed);
            });
        }
        let Some(roll) = search.roll() else {
            return;
        };
        let all = ways(roll, search.operations());
        let free = search.possible_set();
        let ways: Vec<&Expression> = (all.iter())
            .filter(|(number, _)| free.contains(*number))
            .flat_map(|(_, ways)| ways)
            .collect();
        let has = |way: &Expression, sign| way.signs().any(|other| other == sign);
        let some = |sign| ways.iter().any(|way| has(way, sign));
        let every = |sign| some(sign) && ways.iter().all(|way| has(way, sign));
        self.operations(some, |tally| {
            tally.possible += 1;
            tally.missed += u32::from(missed);
        });
        if missed {
            self.operations(every, |tally| tally.needed += 1);
        }
    }

    fn number(&mut self, number: u8, change: impl FnOnce(&mut NumberTally)) {
        let place = usize::from(number).checked_sub(1);
        if let Some(tally) = place.and_then(|place| self.numbers.get_mut(place)) {
            change(tally);
        }
    }

    fn operations(
        &mut self,
        wanted: impl Fn(Operation) -> bool,
        mut change: impl FnMut(&mut OperationTally),
    ) {
        for (tally, sign) in self.operations.iter_mut().zip(SIGNS) {
            if wanted(sign) {
                change(tally);
            }
        }
    }
}

fn uses(way: &str, sign: Operation) -> bool {
    let expression = way.parse::<Expression>();
    expression.is_ok_and(|expression| expression.signs().any(|other| other == sign))
}

fn value(way: &str) -> Option<u8> {
    let value = way.parse::<Expression>().ok()?.value().ok()?;
    u8::try_from(value.as_whole()?).ok()
}
