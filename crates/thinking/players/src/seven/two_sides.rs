//! Full strength between two sides, seats or pairs: a look ahead, a proof as
//! soon as one fits, and where the proof says that nothing is to be won, the
//! move after which the other side can most easily go wrong.

use std::cmp::Reverse;

use ::seven::{Row, Spot};
use search::Numbers;

use super::board::Board;
use super::budget::{Budget, HaltError};
use super::exact::Exact;
use super::memory::Memory;
use super::outlook::{Nets, ONE};
use super::tempt::tempt;
use super::think::{Candidate, PROVEN, Think, Width};

/// With so many tiles left a proof is tried before the look ahead.
const PROOF_FIRST: usize = 7;
/// With more tiles left than this no proof is tried unless it is asked for.
const PROOF_AT_ALL: usize = 9;
/// With so many tiles left the other side is tempted where the proof does not
/// fit.
const TEMPTED: usize = 8;
/// How many hundredths of an effort are for looking ahead, if there is no proof
/// and the rest may go into tempting.
const LOOK: u32 = 50;
/// How many moves a proof is tried for before all others: the best of every
/// class.
const FIRST_GROUP: usize = 48;
/// How many nodes a proof may use for each move at first.
const FIRST_ATTEMPT: u64 = 400;

/// A move with what is known about it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Judged {
    pub(crate) spot: Spot,
    /// The greatest that it can still be worth: 1, 0 or −1.
    pub(crate) most: i8,
    /// Says whether it is proven to be worth just that.
    pub(crate) proven: bool,
    /// What the look ahead thinks, or how easily the other side can go wrong.
    pub(crate) estimate: f64,
    /// How many nodes it took to find that it is worth no more than `most`.
    pub(crate) effort: u64,
}

/// What is known about a position.
#[derive(Clone, Debug, Default)]
pub(crate) struct Study {
    /// Every move, the best first.
    pub(crate) moves: Vec<Judged>,
    /// Says whether the worth of the position is proven.
    pub(crate) exact: bool,
    /// How many plies ahead it looked.
    pub(crate) depth: usize,
    /// What the best move and the one beside it are worth by the same look.
    pub(crate) pair: Option<(f64, f64)>,
}

impl Study {
    /// Has a move looked at right after the first.
    fn bring_forward(&mut self, spot: Option<Spot>) {
        let at = self
            .moves
            .iter()
            .position(|judged| Some(judged.spot) == spot);
        if let Some(at) = at.filter(|&at| at > 1) {
            self.moves[1..=at].rotate_right(1);
        }
    }

    /// Puts what is proven to be good first; of the rest, what is hard to refute
    /// for a proof is hard for everybody.
    fn sort(&mut self) {
        let key = |judged: &Judged| (-judged.most, !judged.proven, Reverse(judged.effort));
        self.moves.sort_by_key(key);
    }
}

/// How to go about it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) width: Width,
    /// How many plies to look ahead at most.
    pub(crate) depth: usize,
    /// Proofs are tried with at most so many tiles left.
    pub(crate) proof: usize,
    /// Whether to go on until every best move is proven.
    pub(crate) every: bool,
    /// What the games follow from that are played out to foresee replies.
    pub(crate) seed: u64,
    /// A move that is looked at as thoroughly as the best one.
    pub(crate) beside: Option<Spot>,
}

impl Plan {
    /// To choose a move as well as possible.
    pub(crate) const CHOOSE: Plan = Plan {
        width: Width::FULL,
        depth: usize::MAX,
        proof: PROOF_AT_ALL,
        every: false,
        seed: 0,
        beside: None,
    };

    /// To know all there is to know.
    pub(crate) const ANALYSE: Plan = Plan {
        proof: usize::MAX,
        every: true,
        ..Plan::CHOOSE
    };
}

/// Studies these moves of a position until it is proven or the effort is over.
/// The study is filled in as more is known, and `report` told; it has every one
/// of the moves in it even if the effort was over before it began.
pub(crate) fn study<W: Row, const N: usize>(
    board: &mut Board<W, N>,
    spots: Vec<Spot>,
    memory: &mut Memory,
    nets: &Nets,
    budget: &Budget<'_>,
    plan: Plan,
    report: &mut dyn FnMut(&Study, u64),
) -> Result<Study, HaltError> {
    let left = board.left;
    // In the normal game between two seats the one that places the last tile
    // wins with good play nearly always. The other has to hope for a mistake,
    // long before its loss is proven.
    let behind = left.is_multiple_of(2) && board.seats == 2 && !board.misere;
    let unknown = |spot| Judged {
        spot,
        most: 1,
        proven: false,
        estimate: 0.0,
        effort: 0,
    };
    let mut study = Study {
        moves: spots.into_iter().map(unknown).collect(),
        ..Study::default()
    };
    let mut numbers = Numbers::seeded(plan.seed);
    let exact = Exact::new(board, memory, budget);
    let mut think = Think::new(exact, nets, plan.width);
    let mut steps =
        |study: &mut Study, think: &mut Think<'_, W, N>, report: &mut dyn FnMut(&Study, u64)| {
            let proof_first = left <= PROOF_FIRST.min(plan.proof);
            // What is said at once puts the moves into an order.
            budget.allow(if proof_first { 10 } else { 100 });
            look_ahead(
                think,
                study,
                if proof_first { 1 } else { plan.depth.min(2) },
                plan.beside,
            )?;
            report(study, budget.nodes());
            if left <= plan.proof && study.moves.len() > 1 {
                budget.allow(match () {
                    () if proof_first => 75,
                    () if behind && left <= TEMPTED => 30,
                    () => 45,
                });
                study.bring_forward(plan.beside);
                let proof = if plan.every {
                    prove(&mut think.exact, study, report)
                } else {
                    besiege(&mut think.exact, study)
                };
                let proven = unless_paused(proof)?;
                study.sort();
                if proven {
                    study.depth = left;
                    report(study, budget.nodes());
                }
                let lost = proven && study.moves[0].most < 1;
                if !plan.every && (lost || !proven && behind && left <= TEMPTED) {
                    budget.allow(100);
                    return tempt(think, study, &mut numbers);
                }
                if proven {
                    return Ok(());
                }
            }
            budget.allow(match () {
                () if plan.every => 40,
                () if behind => LOOK,
                () => 100,
            });
            for depth in 2..=plan.depth.min(left).min(budget.depth()) {
                if !unless_paused(look_ahead(think, study, depth, plan.beside).map(|()| true))? {
                    break;
                }
                study.depth = depth;
                report(study, budget.nodes());
            }
            if behind && !plan.every && study.moves[0].estimate < 0.0 {
                budget.allow(100);
                return tempt(think, study, &mut numbers);
            }
            if plan.every {
                budget.allow(100);
                prove(&mut think.exact, study, report)?;
                study.depth = left;
            }
            Ok(())
        };
    match steps(&mut study, &mut think, report) {
        Err(HaltError::Stretched) => return Err(HaltError::Stretched),
        Ok(()) | Err(HaltError::Stopped | HaltError::Paused) => {}
    }
    if let (true, Some(beside)) = (study.exact, plan.beside) {
        study.pair = proven_pair(&mut think.exact, &study, beside)?;
    }
    report(&study, budget.nodes());
    Ok(study)
}

/// What the best move of a proven position is worth, and the one beside it. A
/// move that is known to be worse is taken for no worse than it is known to be.
fn proven_pair<W: Row, const N: usize>(
    exact: &mut Exact<'_, W, N>,
    study: &Study,
    beside: Spot,
) -> Result<Option<(f64, f64)>, HaltError> {
    let best = study.moves[0].most;
    let Some(judged) = study.moves.iter().find(|judged| judged.spot == beside) else {
        return Ok(None);
    };
    if !judged.proven && judged.most == best {
        return Ok(None);
    }
    let mut other = judged.most;
    if !judged.proven && other == 0 {
        exact.budget.allow(100);
        let undo = exact.board.put(beside);
        let worth = exact.worth(0, 1);
        exact.board.lift(undo);
        match worth {
            Ok(worth) if worth > 0 => other = -1,
            Err(HaltError::Stretched) => return Err(HaltError::Stretched),
            Ok(_) | Err(HaltError::Stopped | HaltError::Paused) => {}
        }
    }
    Ok(Some((best.into(), other.into())))
}

/// A step that has used up its part ends without an answer.
fn unless_paused(step: Result<bool, HaltError>) -> Result<bool, HaltError> {
    match step {
        Err(HaltError::Paused) => Ok(false),
        other => other,
    }
}

/// An estimate as a share between −1 and 1.
pub(crate) fn share(worth: i64) -> f64 {
    let worth = worth.clamp(-PROVEN, PROVEN) as f64 / f64::from(ONE * ONE);
    worth / (1.0 + worth.abs())
}

/// Looks so many plies ahead and puts the moves in order. Moves that are known
/// to be worse stay behind.
fn look_ahead<W: Row, const N: usize>(
    think: &mut Think<'_, W, N>,
    study: &mut Study,
    depth: usize,
    beside: Option<Spot>,
) -> Result<(), HaltError> {
    let known: Vec<Spot> = study.moves.iter().map(|judged| judged.spot).collect();
    let mut roots = think.roots(&known)?;
    if study.depth > 0 {
        let place = |root: &Candidate| known.iter().position(|&spot| spot == root.spot);
        roots.sort_by_key(place);
    }
    if let Some(beside) = beside {
        match roots.iter().position(|root| root.spot == beside) {
            Some(at) if at > 0 => roots[1..=at].rotate_right(1),
            Some(_) => {}
            None => roots.splice(1..1, think.roots(&[beside])?).for_each(drop),
        }
    }
    let mut pair = None;
    let ended = if depth > 1 {
        think.deepen(&mut roots, depth, beside, &mut pair)
    } else {
        let known = roots.iter().find(|root| Some(root.spot) == beside);
        let best = roots.iter().map(|root| root.worth).max();
        pair = best.zip(known.map(|root| root.worth));
        Ok(())
    };
    if let Some((best, other)) = pair {
        study.pair = Some((share(best), share(other)));
    }
    for root in &roots {
        if let Some(judged) = study
            .moves
            .iter_mut()
            .find(|judged| judged.spot == root.spot)
        {
            judged.estimate = share(root.worth);
        }
    }
    let place = |judged: &Judged| {
        let root = roots.iter().position(|root| root.spot == judged.spot);
        (-judged.most, root.unwrap_or(usize::MAX))
    };
    study.moves.sort_by_key(place);
    study.depth = study.depth.max(1);
    ended
}

/// Proves what the position is worth and finds one move that is worth that:
/// first whether anything wins, then whether anything draws. Every move gets a
/// few nodes, then all that withstand get more, so that no time is lost on a
/// move that is hard to judge while another is easy. Says that it came to the
/// end.
fn besiege<W: Row, const N: usize>(
    exact: &mut Exact<'_, W, N>,
    study: &mut Study,
) -> Result<bool, HaltError> {
    let budget = exact.budget;
    for goal in [1, 0] {
        let mut nodes = FIRST_ATTEMPT;
        let mut group = FIRST_GROUP.min(study.moves.len());
        loop {
            let mut withstand = false;
            for index in 0..group {
                let judged = &mut study.moves[index];
                if judged.most < goal || judged.proven {
                    continue;
                }
                let before = budget.nodes();
                let undo = exact.board.put(judged.spot);
                let worth = budget.within(nodes, || exact.worth(-goal, 1 - goal));
                exact.board.lift(undo);
                match worth? {
                    None => {
                        judged.effort += nodes;
                        withstand = true;
                    }
                    Some(worth) if -worth >= goal => {
                        judged.proven = true;
                        study.moves[..=index].rotate_right(1);
                        study.exact = true;
                        return Ok(true);
                    }
                    Some(_) => {
                        judged.most = goal - 1;
                        judged.proven = goal == 0;
                        judged.effort += budget.nodes() - before;
                    }
                }
            }
            if withstand {
                nodes = nodes.saturating_mul(4);
            } else if group < study.moves.len() {
                (group, nodes) = (study.moves.len(), FIRST_ATTEMPT);
            } else {
                break;
            }
        }
    }
    study.exact = true;
    Ok(true)
}

/// Proves what the position is worth and which moves are worth that: first
/// whether anything wins, then whether anything draws. Says that it came to the
/// end.
fn prove<W: Row, const N: usize>(
    exact: &mut Exact<'_, W, N>,
    study: &mut Study,
    report: &mut dyn FnMut(&Study, u64),
) -> Result<bool, HaltError> {
    for goal in [1, 0] {
        let mut reached = false;
        for index in 0..study.moves.len() {
            let judged = study.moves[index];
            if judged.most < goal || judged.proven {
                reached |= judged.most == goal && judged.proven;
                continue;
            }
            let undo = exact.board.put(judged.spot);
            let worth = exact.worth(-goal, 1 - goal);
            exact.board.lift(undo);
            let judged = &mut study.moves[index];
            if -worth? >= goal {
                judged.proven = true;
                reached = true;
                // The worth of the position is known from here on.
                let first = study.moves.remove(index);
                study.moves.insert(0, first);
                if !study.exact {
                    study.exact = true;
                    report(study, exact.budget.nodes());
                }
            } else {
                judged.most = goal - 1;
                judged.proven = goal == 0;
            }
        }
        if reached {
            study
                .moves
                .sort_by_key(|judged| (-judged.most, !judged.proven));
            return Ok(true);
        }
    }
    study.exact = true;
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::seven::{Position, Setup};
    use game::Game;

    /// A move that is proven to win stays before one that may win and that a
    /// proof has worked on for longer, and a refuted one comes last.
    #[test]
    fn a_proven_win_is_never_behind_an_open_move() {
        let mut position = Position::start(&Setup::TWO);
        position.step_at_random(&mut |_| 0);
        let board = Board::<u64, 64>::new(&position, 8).expect("one tile has room");
        let mut spots = Vec::new();
        board.moves(&mut spots);
        let judged = |index: usize, most, proven, effort| Judged {
            spot: spots[index],
            most,
            proven,
            estimate: 0.0,
            effort,
        };
        let mut study = Study {
            moves: vec![
                judged(0, 0, false, 9_000),
                judged(1, 1, false, 8_000),
                judged(2, 1, true, 0),
                judged(3, 1, false, 100),
            ],
            ..Study::default()
        };
        study.sort();
        let order: Vec<Spot> = study.moves.iter().map(|judged| judged.spot).collect();
        assert_eq!(order, [2, 1, 3, 0].map(|index| spots[index]));
    }
}
