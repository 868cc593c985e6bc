//! Who plays whom in the next round.
//!
//! Everybody who is there plays. What counts, in this order: nobody is left over
//! twice before all were; nobody plays with the same partner twice in a row, or
//! in Swiss rounds twice at all; then points or older meetings; the rest is a
//! lot. Each is met as far as it can be: the whole round is one matching of the
//! least cost, and the costs are so far apart that none makes up for another.

mod history;
mod matching;

use serde::{Deserialize, Serialize};

pub use history::{History, PastTable, Unit};

use crate::round::Side;
use crate::seeded::Seeded;
use crate::settings::Odd;
use history::Knowledge;
use matching::{Weight, heaviest};

/// How a round is made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "messages.ts", rename = "PairingMethod")
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = PairingMethod))]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// Everybody meets as many others as possible.
    Automatic,
    /// Those with equal points meet, and nobody twice if avoidable.
    Swiss,
}

/// Who sits at a table, in the order of its seats.
pub type Plan = [Side; 2];

/// The level of the computer for somebody who has nobody to share a seat with.
const SPARE_LEVEL: u8 = 2;

/// Makes a round for everybody who is there. The same seed makes the same round.
pub fn pair(history: &History, units: &[Unit], method: Method, odd: Odd, seed: u64) -> Vec<Plan> {
    let mut round = Making {
        knowledge: Knowledge::of(history, units),
        units,
        method,
        numbers: Seeded::new(seed),
        lots: Vec::new(),
    };
    let n = units.len();
    round.lots = (0..n * n)
        .map(|_| round.numbers.below(256) as Weight)
        .collect();
    round.make(odd)
}

struct Making<'a> {
    knowledge: Knowledge,
    units: &'a [Unit],
    method: Method,
    numbers: Seeded,
    /// For each pair something that decides between equals.
    lots: Vec<Weight>,
}

// The costs of a pair. There are at most 40 pairs, so that the sum of one kind
// never reaches the unit of the next: 40 × 255 < 2^14, 40 × 1023 < 2^16, 40 × 1 < 2^6.
const LATER: u32 = 14;
const PAIR: u32 = LATER + 16;
/// In Swiss rounds one rematch costs more than any number of pairs who have just
/// shared a seat.
const MEETING: u32 = 6;
/// More than all costs of a round together, so that a round with everybody in it
/// always costs less than one without.
const PLAYS: Weight = 1 << 50;

/// A table of three: who is left over joins somebody against somebody else.
#[derive(Clone, Copy)]
struct Joining {
    left: usize,
    mate: usize,
    against: usize,
}

/// A round while it is made: who plays whom, by their places in the list.
#[derive(Clone)]
struct Draft {
    pairs: Vec<(usize, usize)>,
    cost: Weight,
}

impl Making<'_> {
    fn make(&mut self, odd: Odd) -> Vec<Plan> {
        let all: Vec<usize> = (0..self.units.len()).collect();
        if all.len().is_multiple_of(2) {
            let draft = self.match_up(&all);
            return self.seat_all(&draft.pairs);
        }
        let singles = all.iter().filter(|&&unit| self.units[unit].is_single());
        match odd {
            Odd::Binome if all.len() > 1 && singles.count() > 1 => self.with_a_binome(&all),
            Odd::Binome => self.with_a_computer(&all, SPARE_LEVEL),
            Odd::Computer { level } => self.with_a_computer(&all, level),
        }
    }

    /// What it costs that two units play each other.
    fn cost(&self, one: usize, other: usize) -> Weight {
        let (a, b) = (&self.units[one], &self.units[other]);
        let lot = self.lots[one.min(other) * self.units.len() + one.max(other)];
        let in_a_row = Weight::from(self.knowledge.in_a_row(a, b));
        let (again, later) = match self.method {
            Method::Automatic => (in_a_row, self.knowledge.freshness(a, b, 1023)),
            Method::Swiss => {
                let meetings = Weight::from(self.knowledge.meetings(a, b, 30));
                let apart = self.knowledge.halves(a).abs_diff(self.knowledge.halves(b));
                ((meetings << MEETING) + in_a_row, (apart * apart).min(1023))
            }
        };
        lot + (Weight::from(later) << LATER) + (again << PAIR)
    }

    /// The cheapest way to let an even number of units play.
    fn match_up(&self, members: &[usize]) -> Draft {
        let cost = |one: usize, other: usize| self.cost(members[one], members[other]);
        let mates = heaviest(members.len(), |one, other| PLAYS - cost(one, other));
        let mut draft = Draft {
            pairs: Vec::new(),
            cost: 0,
        };
        for (one, mate) in mates.iter().enumerate() {
            if let Some(other) = mate.filter(|&other| one < other) {
                draft.pairs.push((members[one], members[other]));
                draft.cost += cost(one, other);
            }
        }
        draft
    }

    /// Those of the list who may be left over: whoever was least often.
    fn may_be_left(&self, among: &[usize]) -> Vec<usize> {
        let times = |&unit: &usize| self.knowledge.left_over(&self.units[unit]);
        let least = among.iter().map(times).min().unwrap_or(0);
        let mut left = among.to_vec();
        left.retain(|unit| times(unit) == least);
        left
    }

    /// In Swiss rounds somebody with few points should be left over.
    fn cost_of_leaving(&self, unit: usize) -> Weight {
        match self.method {
            Method::Automatic => 0,
            Method::Swiss => {
                let halves = self.knowledge.halves(&self.units[unit]).min(31);
                Weight::from(halves * halves) << LATER
            }
        }
    }

    fn with_a_computer(&mut self, all: &[usize], level: u8) -> Vec<Plan> {
        let computer = all.len();
        let left = self.may_be_left(all);
        let weight = |one: usize, other: usize| match one.max(other) {
            last if last < computer => PLAYS - self.cost(one, other),
            _ if left.contains(&one.min(other)) => {
                let lot = self.lots[one.min(other)];
                PLAYS - lot - self.cost_of_leaving(one.min(other))
            }
            _ => 0,
        };
        let mates = heaviest(computer + 1, weight);
        let mut pairs = Vec::new();
        let mut plans = Vec::new();
        for (one, mate) in mates.iter().enumerate() {
            match *mate {
                Some(other) if other == computer => {
                    plans.push(self.seat_with_computer(one, level));
                }
                Some(other) if one < other && other < computer => pairs.push((one, other)),
                _ => {}
            }
        }
        let mut round = self.seat_all(&pairs);
        round.extend(plans);
        round
    }

    /// What it costs that somebody joins a table, beside what the table costs.
    fn cost_of_joining(&self, joining: Joining) -> Weight {
        let Joining {
            left,
            mate,
            against,
        } = joining;
        let units = self.units;
        let with_mate = self.knowledge.in_a_row(&units[left], &units[mate]);
        let again = Weight::from(with_mate) << PAIR;
        let often = Weight::from(self.knowledge.left_over(&units[mate]).min(1023)) << LATER;
        self.cost(left, against) + again + often + self.cost_of_leaving(left)
    }

    /// The cheapest round in which three sit at one table. Everybody who may be
    /// left over is tried: the others are matched, and one table is joined. Where
    /// that table would repeat something, every table of three is tried, unless
    /// another round is cheaper than the others' matching alone.
    fn with_a_binome(&mut self, all: &[usize]) -> Vec<Plan> {
        let singles: Vec<usize> = (all.iter().copied())
            .filter(|&unit| self.units[unit].is_single())
            .collect();
        let mut best: Option<(Draft, Joining)> = None;
        let mut unsure: Vec<(Weight, usize)> = Vec::new();
        let keep = |best: &mut Option<(Draft, Joining)>, draft: Draft, joining| {
            if best.as_ref().is_none_or(|(old, _)| draft.cost < old.cost) {
                *best = Some((draft, joining));
            }
        };
        for left in self.may_be_left(&singles) {
            let others: Vec<usize> = all.iter().copied().filter(|&unit| unit != left).collect();
            let draft = self.match_up(&others);
            let joinings = draft.pairs.iter().flat_map(|&(one, other)| {
                [(one, other), (other, one)].map(|(mate, against)| Joining {
                    left,
                    mate,
                    against,
                })
            });
            let singles_only = joinings.filter(|joining| self.units[joining.mate].is_single());
            let cheapest = singles_only
                .map(|joining| (self.cost_of_joining(joining), joining))
                .min_by_key(|&(cost, _)| cost);
            let repeats = cheapest.is_none_or(|(cost, _)| cost >> PAIR > 0);
            if repeats {
                unsure.push((draft.cost, left));
            }
            if let Some((cost, joining)) = cheapest {
                let cost = draft.cost + cost;
                keep(&mut best, Draft { cost, ..draft }, joining);
            }
        }
        for (least, left) in unsure {
            if best.as_ref().is_some_and(|(draft, _)| draft.cost <= least) {
                continue;
            }
            for mate in singles.iter().copied().filter(|&unit| unit != left) {
                for against in all.iter().copied().filter(|&u| u != left && u != mate) {
                    let joining = Joining {
                        left,
                        mate,
                        against,
                    };
                    let own = self.cost_of_joining(joining) + self.cost(mate, against);
                    let rest = [left, mate, against];
                    let rest: Vec<usize> = (all.iter().copied())
                        .filter(|unit| !rest.contains(unit))
                        .collect();
                    let mut draft = self.match_up(&rest);
                    draft.pairs.push((mate, against));
                    draft.cost += own;
                    keep(&mut best, draft, joining);
                }
            }
        }
        let Some((mut draft, joining)) = best else {
            return self.with_a_computer(all, SPARE_LEVEL);
        };
        let Joining {
            left,
            mate,
            against,
        } = joining;
        let joined = |pair: &(usize, usize)| *pair != (mate, against) && *pair != (against, mate);
        draft.pairs.retain(joined);
        let mut round = self.seat_all(&draft.pairs);
        let together = Unit {
            pupils: [mate, left].map(|unit| self.units[unit].pupils[0]).to_vec(),
        };
        round.push(self.seat(&together, &self.units[against].clone()));
        round
    }

    fn seat_all(&mut self, pairs: &[(usize, usize)]) -> Vec<Plan> {
        let units = self.units;
        let plan = |&(one, other): &(usize, usize)| self.seat(&units[one], &units[other]);
        pairs.iter().map(plan).collect()
    }

    /// Whoever has begun less often begins.
    fn seat(&mut self, one: &Unit, other: &Unit) -> Plan {
        let (a, b) = (self.knowledge.began(one), self.knowledge.began(other));
        let lot = self.numbers.below(2) == 0;
        let sides = [self.side(one), self.side(other)];
        let [first, second] = sides;
        if a < b || (a == b && lot) {
            [first, second]
        } else {
            [second, first]
        }
    }

    fn seat_with_computer(&mut self, unit: usize, level: u8) -> Plan {
        let unit = &self.units[unit];
        let side = self.side(unit);
        let computer = Side::Computer { level };
        if self.knowledge.began(unit) <= (0, 0) {
            [side, computer]
        } else {
            [computer, side]
        }
    }

    /// Of two who always share a seat, each speaks first every other round.
    fn side(&self, unit: &Unit) -> Side {
        let mut pupils = unit.pupils.clone();
        let always_together = self.units.contains(unit) && pupils.len() > 1;
        if always_together && self.knowledge.rounds(unit) % 2 == 1 {
            pupils.reverse();
        }
        Side::Pupils { pupils }
    }
}
