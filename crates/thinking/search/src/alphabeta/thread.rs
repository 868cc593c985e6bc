//! The search on one thread.

use game::Turn;

use super::Settings;
use super::stored::{PROVEN, Stored};
use crate::effort::{Meter, StopError};
use crate::order::{Ply, arrange, lead, plies, remember};
use crate::report::{Bound, Found};
use crate::root::{Asked, Seeker, own};
use crate::state::Minimax;
use crate::table::Table;

/// One thread of the search.
pub(super) struct Thread<'t, 'e, 'a, M> {
    table: &'t Table<1>,
    settings: &'t Settings,
    meter: Meter<'e, 'a>,
    /// What is needed at each distance from the root.
    plies: Vec<Ply<M, ()>>,
    history: Vec<u32>,
    counted: u64,
}

const KINDS: usize = 1 << 13;

impl<'t, 'e, 'a, M: Clone + Eq> Thread<'t, 'e, 'a, M> {
    pub(super) fn new(table: &'t Table<1>, settings: &'t Settings, meter: Meter<'e, 'a>) -> Self {
        Thread {
            table,
            settings,
            meter,
            plies: plies(),
            history: vec![0; if settings.history { KINDS } else { 0 }],
            counted: 0,
        }
    }

    /// The value of a position, seen from the side that wants more.
    fn node<S: Minimax<Move = M>>(
        &mut self,
        state: &S,
        depth: u32,
        (alpha, beta): (i32, i32),
        ply: usize,
    ) -> Result<Found<i32>, StopError> {
        self.meter.count()?;
        self.counted += 1;
        self.plies[ply].line.clear();
        let seat = match state.turn() {
            Turn::Seat(seat) => seat,
            Turn::Over => return Ok(proven(state.worth())),
            Turn::Chance => unreachable!("a game without chance"),
        };
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
        if least >= beta || least == greatest {
            return Ok(proven(least));
        }
        if greatest <= alpha {
            return Ok(proven(greatest));
        }
        let window = (alpha.max(least - 1), beta.min(greatest));
        let more = state.wants_more(seat);
        let (window, greatest) = match more {
            true => (window, greatest),
            false => ((-window.1, -window.0), -least),
        };
        let found = self.best_of(state, more, depth, window, greatest, ply)?;
        Ok(Found {
            value: own(found.value, more),
            exact: found.exact,
        })
    }

    /// The value of a position where a seat is to move, seen from its side.
    fn best_of<S: Minimax<Move = M>>(
        &mut self,
        state: &S,
        more: bool,
        depth: u32,
        (mut alpha, beta): (i32, i32),
        greatest: i32,
        ply: usize,
    ) -> Result<Found<i32>, StopError> {
        let key = state.key();
        let known = self.table.get(key).map(Stored::unpacked);
        if let Some(entry) = known.filter(|entry| entry.depth >= depth) {
            let suffices = match entry.bound {
                Bound::Equal => true,
                Bound::AtLeast => entry.value >= beta,
                Bound::AtMost => entry.value <= alpha,
            };
            if suffices {
                return Ok(Found {
                    value: entry.value,
                    exact: entry.depth == PROVEN,
                });
            }
        }
        let counted = self.counted;
        let lowest = alpha;
        let mut list = std::mem::take(&mut self.plies[ply].moves);
        let mut order = std::mem::take(&mut self.plies[ply].order);
        list.clear();
        let complete = state.moves_within(depth, &mut list);
        debug_assert!(!list.is_empty(), "a seat that is to move has a move");
        self.arrange(state, &list, &mut order, known.and_then(|e| e.best), ply);

        let mut best = Found {
            value: i32::MIN,
            exact: complete,
        };
        let mut best_index = None;
        for (rank, &index) in order.iter().enumerate() {
            let mv = &list[usize::from(index)];
            let mut next = state.clone();
            next.play(mv.clone());
            let found = self.child(&next, more, depth, (alpha, beta), rank, ply)?;
            best.exact &= found.exact;
            best.value = best.value.max(found.value);
            if found.value > alpha {
                alpha = found.value;
                best_index = Some(index);
                lead(&mut self.plies, ply, mv);
            }
            if alpha >= beta {
                best.exact = found.exact;
                self.remember(state, mv, depth, ply);
                break;
            }
        }
        self.plies[ply].moves = list;
        self.plies[ply].order = order;

        let entry = Stored {
            value: best.value,
            bound: match best.value {
                value if value <= lowest => Bound::AtMost,
                value if value >= beta && value < greatest => Bound::AtLeast,
                _ => Bound::Equal,
            },
            depth: if best.exact { PROVEN } else { depth },
            best: best_index.or(known.and_then(|entry| entry.best)),
        };
        if best.exact || known.is_none_or(|known| known.depth != PROVEN) {
            let work = self.counted - counted + 1;
            self.table.put(key, work, entry.packed());
        }
        Ok(best)
    }

    /// The value of a move, seen from the side that makes it.
    fn child<S: Minimax<Move = M>>(
        &mut self,
        next: &S,
        more: bool,
        depth: u32,
        (alpha, beta): (i32, i32),
        rank: usize,
        ply: usize,
    ) -> Result<Found<i32>, StopError> {
        let late_from = self.settings.late_from;
        let mut look = |depth: u32, (alpha, beta): (i32, i32)| {
            let window = if more { (alpha, beta) } else { (-beta, -alpha) };
            self.node(next, depth, window, ply + 1).map(|found| Found {
                value: own(found.value, more),
                exact: found.exact,
            })
        };
        if rank == 0 {
            return look(depth - 1, (alpha, beta));
        }
        if late_from.is_some_and(|from| rank >= from) && depth >= 3 {
            let shorter = if rank >= 16 && depth >= 6 { 3 } else { 2 };
            let found = look(depth - shorter, (alpha, alpha + 1))?;
            if found.value <= alpha {
                return Ok(found);
            }
        }
        let found = look(depth - 1, (alpha, alpha + 1))?;
        if found.value <= alpha || found.value >= beta || alpha + 1 >= beta {
            return Ok(found);
        }
        look(depth - 1, (alpha, beta))
    }

    /// Decides in which order to look at the moves: the best one known, those
    /// that refuted others at this distance, then by history and the state's own
    /// order.
    fn arrange<S: Minimax<Move = M>>(
        &self,
        state: &S,
        list: &[M],
        order: &mut Vec<u16>,
        best: Option<u16>,
        ply: usize,
    ) {
        let killers = &self.plies[ply].killers;
        let killers = self.settings.killers.then_some(killers);
        let placed = arrange(list, order, best, killers);
        if self.settings.history && state.kind(&list[0]).is_some() {
            order[placed..].sort_by_cached_key(|&index| {
                let kind = state.kind(&list[usize::from(index)]).unwrap_or(0);
                std::cmp::Reverse(self.history[kind as usize % KINDS])
            });
        }
    }

    /// Remembers a move that was too good for the other side to allow.
    fn remember<S: Minimax<Move = M>>(&mut self, state: &S, mv: &M, depth: u32, ply: usize) {
        remember(&mut self.plies[ply].killers, mv);
        if let Some(kind) = state.kind(mv).filter(|_| self.settings.history) {
            let score = &mut self.history[kind as usize % KINDS];
            *score += depth * depth;
            if *score > 1 << 24 {
                self.history.iter_mut().for_each(|score| *score /= 2);
            }
        }
    }
}

fn proven(value: i32) -> Found<i32> {
    debug_assert!(
        value.unsigned_abs() < i32::MAX as u32,
        "a worth is a little less than infinite"
    );
    Found { value, exact: true }
}

impl<S: Minimax> Seeker<S> for Thread<'_, '_, '_, S::Move> {
    type Score = i32;

    fn value(
        &mut self,
        state: &S,
        depth: u32,
        (alpha, beta): (i32, i32),
        asked: Asked,
    ) -> Result<Found<i32>, StopError> {
        if asked.is_first || alpha + 1 >= beta {
            return self.node(state, depth, (alpha, beta), 0);
        }
        // Is the move better than the best so far? Mostly it is not.
        let found = if asked.by_more {
            self.node(state, depth, (alpha, alpha + 1), 0)?
        } else {
            self.node(state, depth, (beta - 1, beta), 0)?
        };
        if found.value <= alpha || found.value >= beta {
            return Ok(found);
        }
        self.node(state, depth, (alpha, beta), 0)
    }

    fn follows(&self) -> &[S::Move] {
        &self.plies[0].line
    }

    fn nodes(&self) -> u64 {
        self.meter.nodes()
    }
}
