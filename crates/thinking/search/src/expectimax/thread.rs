//! The search on one thread: seats choose, chance takes the mean.

use game::{Turn, Weighted};

use super::Settings;
use super::fan::{Fan, Outcome};
use super::stored::{End, PROVEN, Stored, usable};
use crate::effort::{Meter, StopError};
use crate::order::{Ply, arrange, lead, plies, remember};
use crate::report::Found;
use crate::root::{Asked, Seeker, own};
use crate::state::Expectimax;
use crate::table::Table;

/// One thread of the search.
pub(super) struct Thread<'t, 'e, 'a, M, C> {
    table: &'t Table<3>,
    settings: &'t Settings,
    pub(super) meter: Meter<'e, 'a>,
    /// What is needed at each distance from the root.
    plies: Vec<Ply<M, Vec<Weighted<C>>>>,
    counted: u64,
}

impl<'t, 'e, 'a, M: Clone + Eq, C: Clone> Thread<'t, 'e, 'a, M, C> {
    pub(super) fn new(table: &'t Table<3>, settings: &'t Settings, meter: Meter<'e, 'a>) -> Self {
        Thread {
            table,
            settings,
            meter,
            plies: plies(),
            counted: 0,
        }
    }

    /// The value of a position, seen from the side that wants more.
    pub(super) fn node<S: Expectimax<Move = M, Chance = C>>(
        &mut self,
        state: &S,
        depth: u32,
        (mut alpha, mut beta): (f64, f64),
        ply: usize,
    ) -> Result<Found<f64>, StopError> {
        self.meter.count()?;
        self.counted += 1;
        self.plies[ply].line.clear();
        let turn = state.turn();
        if turn == Turn::Over {
            return Ok(proven(state.worth()));
        }
        if let Some(value) = state.known() {
            return Ok(proven(value));
        }
        if depth == 0 {
            return Ok(Found {
                value: state.worth(),
                exact: false,
            });
        }
        let (least, greatest) = state.bounds();
        if least >= beta || least >= greatest {
            return Ok(proven(least));
        }
        if greatest <= alpha {
            return Ok(proven(greatest));
        }
        let key = state.key();
        let mut entry = self.entry(key);
        if let Some(found) = usable(&entry, depth, (alpha, beta)) {
            return Ok(found);
        }
        // What is proven tells where to look, even if it does not suffice.
        if entry.lower.depth == PROVEN {
            alpha = alpha.max(entry.lower.value.next_down());
        }
        if entry.upper.depth == PROVEN {
            beta = beta.min(entry.upper.value.next_up());
        }
        let counted = self.counted;
        let (found, best) = match turn {
            Turn::Seat(seat) => {
                let more = state.wants_more(seat);
                let (window, greatest) = match more {
                    true => ((alpha, beta), greatest),
                    false => ((-beta, -alpha), -least),
                };
                let (found, best) =
                    self.best_of(state, more, depth, window, greatest, entry.best, ply)?;
                let value = own(found.value, more);
                (Found { value, ..found }, best)
            }
            _ => (self.mean_of(state, depth, (alpha, beta), ply)?, None),
        };
        let end = End {
            value: found.value,
            depth: if found.exact { PROVEN } else { depth },
        };
        // An end that was proven is never given up for one that is not.
        let replace = |old: &mut End| {
            if found.exact || old.depth != PROVEN {
                *old = end;
            }
        };
        if found.value > alpha || found.value <= least {
            replace(&mut entry.lower);
        }
        if found.value < beta || found.value >= greatest {
            replace(&mut entry.upper);
        }
        entry.best = best.or(entry.best);
        let work = self.counted - counted + 1;
        self.table.put(key, work, entry.packed());
        Ok(found)
    }

    fn entry(&self, key: u64) -> Stored {
        self.table
            .get(key)
            .map_or(Stored::UNKNOWN, Stored::unpacked)
    }

    /// The value of a position where a seat is to move, seen from its side, and
    /// which move is best.
    #[expect(clippy::too_many_arguments, reason = "one node's whole situation")]
    fn best_of<S: Expectimax<Move = M, Chance = C>>(
        &mut self,
        state: &S,
        more: bool,
        depth: u32,
        (mut alpha, beta): (f64, f64),
        greatest: f64,
        hint: Option<u16>,
        ply: usize,
    ) -> Result<(Found<f64>, Option<u16>), StopError> {
        let mut list = std::mem::take(&mut self.plies[ply].moves);
        let mut order = std::mem::take(&mut self.plies[ply].order);
        list.clear();
        let complete = state.moves_within(depth, &mut list);
        debug_assert!(!list.is_empty(), "a seat that is to move has a move");
        let killers = &self.plies[ply].killers;
        let killers = self.settings.killers.then_some(killers);
        arrange(&list, &mut order, hint, killers);
        let beta = beta.min(greatest);
        let mut best = Found {
            value: f64::NEG_INFINITY,
            exact: complete,
        };
        let mut best_index = None;
        for &index in &order {
            let mv = &list[usize::from(index)];
            let mut next = state.clone();
            next.play(mv.clone());
            let window = if more { (alpha, beta) } else { (-beta, -alpha) };
            let found = self.node(&next, depth - 1, window, ply + 1)?;
            let value = own(found.value, more);
            best.exact &= found.exact;
            best.value = best.value.max(value);
            if value > alpha {
                alpha = value;
                best_index = Some(index);
                lead(&mut self.plies, ply, mv);
            }
            if alpha >= beta {
                best.exact = found.exact;
                remember(&mut self.plies[ply].killers, mv);
                break;
            }
        }
        self.plies[ply].moves = list;
        self.plies[ply].order = order;
        Ok((best, best_index))
    }

    /// The mean of what chance may bring, seen from the side that wants more.
    fn mean_of<S: Expectimax<Move = M, Chance = C>>(
        &mut self,
        state: &S,
        depth: u32,
        window: (f64, f64),
        ply: usize,
    ) -> Result<Found<f64>, StopError> {
        let mut chances = std::mem::take(&mut self.plies[ply].chances);
        chances.clear();
        state.chances(&mut chances);
        let total = f64::from(chances.iter().map(|chance| chance.weight).sum::<u32>());
        let probe = self.settings.probe_from.is_some_and(|from| depth >= from);
        let mut fan = Fan {
            outcomes: Vec::with_capacity(chances.len()),
            least: 0.0,
            most: 0.0,
        };
        for chance in &chances {
            let mut next = state.clone();
            next.settle(chance.outcome.clone());
            fan.push(self.outcome(next, f64::from(chance.weight) / total, depth - 1));
        }
        self.plies[ply].chances = chances;
        if let Some(found) = fan.beyond(window) {
            return Ok(found);
        }
        if probe {
            for index in 0..fan.outcomes.len() {
                if !self.probe(&mut fan, index, depth - 1, window, ply)? {
                    continue;
                }
                if let Some(found) = fan.beyond(window) {
                    return Ok(found);
                }
            }
        }
        for index in 0..fan.outcomes.len() {
            let outcome = &fan.outcomes[index];
            if outcome.lower.value >= outcome.upper.value {
                continue;
            }
            let (low, high) = fan.star(index, window);
            let next = (
                low.max(outcome.lower.value.next_down()),
                high.min(outcome.upper.value.next_up()),
            );
            let found = self.node(&outcome.state, depth - 1, next, ply + 1)?;
            let (is_low, is_high) = (found.value <= low, found.value >= high);
            if !is_high {
                fan.lower_upper_end(index, found);
            }
            if !is_low {
                fan.raise_lower_end(index, found);
            }
            // Rounding must not keep alive what the window has decided.
            if is_low {
                return Ok(fan.at_most(window.0));
            }
            if is_high {
                return Ok(fan.at_least(window.1));
            }
            if let Some(found) = fan.beyond(window) {
                return Ok(found);
            }
        }
        self.plies[ply].line.clear();
        let mean = |outcome: &Outcome<S>| outcome.share * outcome.lower.value;
        let exact = |outcome: &Outcome<S>| outcome.lower.exact && outcome.upper.exact;
        Ok(Found {
            value: fan.outcomes.iter().map(mean).sum(),
            exact: fan.outcomes.iter().all(exact),
        })
    }

    /// What is known of an outcome before it is looked at.
    fn outcome<S: Expectimax<Move = M, Chance = C>>(
        &self,
        state: S,
        share: f64,
        depth: u32,
    ) -> Outcome<S> {
        let known = match state.turn() {
            Turn::Over => Some(proven(state.worth())),
            _ => state.known().map(proven).or_else(|| {
                (depth == 0).then(|| Found {
                    value: state.worth(),
                    exact: false,
                })
            }),
        };
        if let Some(known) = known {
            return Outcome {
                state,
                share,
                lower: known,
                upper: known,
            };
        }
        let (least, greatest) = state.bounds();
        let mut outcome = Outcome {
            share,
            lower: proven(least),
            upper: proven(greatest),
            state,
        };
        let entry = self.entry(outcome.state.key());
        let found = |end: End| Found {
            value: end.value,
            exact: end.depth == PROVEN,
        };
        if entry.lower.depth >= depth && entry.lower.value > least {
            outcome.lower = found(entry.lower);
        }
        if entry.upper.depth >= depth && entry.upper.value < greatest {
            outcome.upper = found(entry.upper);
        }
        if outcome.lower.value > outcome.upper.value {
            // Ends found at different depths may cross; the bounds never do.
            outcome.lower = proven(least);
            outcome.upper = proven(greatest);
        }
        outcome
    }

    /// Looks at one reply to an outcome: the side that replies can do at least
    /// as well as that. Says whether this has told anything.
    fn probe<S: Expectimax<Move = M, Chance = C>>(
        &mut self,
        fan: &mut Fan<S>,
        index: usize,
        depth: u32,
        window: (f64, f64),
        ply: usize,
    ) -> Result<bool, StopError> {
        let Outcome {
            state,
            lower: Found { value: lower, .. },
            upper: Found { value: upper, .. },
            ..
        } = &fan.outcomes[index];
        let (lower, upper) = (*lower, *upper);
        let Turn::Seat(seat) = state.turn() else {
            return Ok(false);
        };
        if depth == 0 || lower >= upper {
            return Ok(false);
        }
        let more = state.wants_more(seat);
        let mut list = std::mem::take(&mut self.plies[ply + 1].moves);
        list.clear();
        state.moves_within(depth, &mut list);
        let hint = self.entry(state.key()).best.map(usize::from);
        let mv = list[hint.filter(|&hint| hint < list.len()).unwrap_or(0)].clone();
        self.plies[ply + 1].moves = list;
        let mut next = state.clone();
        next.play(mv);
        let limits = fan.star(index, window);
        let limits = (limits.0.max(lower), limits.1.min(upper));
        if limits.0 >= limits.1 {
            return Ok(false);
        }
        let found = self.node(&next, depth - 1, limits, ply + 2)?;
        // At or above the window the reply is worth this or more, at or below
        // it this or less.
        if more && found.value > limits.0 {
            fan.raise_lower_end(index, found);
            Ok(true)
        } else if !more && found.value < limits.1 {
            fan.lower_upper_end(index, found);
            Ok(true)
        } else {
            Ok(false)
        }
    }
}

fn proven(value: f64) -> Found<f64> {
    Found { value, exact: true }
}

impl<S: Expectimax> Seeker<S> for Thread<'_, '_, '_, S::Move, S::Chance> {
    type Score = f64;

    fn value(
        &mut self,
        state: &S,
        depth: u32,
        window: (f64, f64),
        _: Asked,
    ) -> Result<Found<f64>, StopError> {
        self.node(state, depth, window, 0)
    }

    fn follows(&self) -> &[S::Move] {
        &self.plies[0].line
    }

    fn nodes(&self) -> u64 {
        self.meter.nodes()
    }
}
