//! Nothing is to be won by force: which of the best moves is the hardest to
//! answer.

use ::seven::Row;
use search::Numbers;

use super::budget::HaltError;
use super::likely_replies;
use super::think::Think;
use super::two_sides::{Judged, Study, share};

/// How many of the likeliest replies are looked at.
const REPLIES: usize = 6;
/// For how many moves the reply is foreseen.
const FORESEEN: usize = 40;
/// How many nodes may be used to solve what follows a reply.
const NODES: u64 = 40_000;
/// How many times the usual number of games are played out before a move is
/// trusted to be the best.
const CERTAIN: u32 = 2;
/// With so much hope no other move is looked at.
const ENOUGH: f64 = 0.98;
/// With so many tiles left after the reply it is tried to solve it, with more
/// it is looked so many plies ahead.
const SOLVED: usize = 6;
/// See [`SOLVED`].
const DEPTH: usize = 2;

/// Puts the move first after which the other side is the likeliest to go wrong.
pub(crate) fn tempt<W: Row, const N: usize>(
    think: &mut Think<'_, W, N>,
    study: &mut Study,
    numbers: &mut Numbers,
) -> Result<(), HaltError> {
    let most = study.moves[0].most;
    let mut best = study.moves.clone();
    if study.exact {
        best.retain(|judged| judged.most == most);
    }
    let mut ended = Ok(());
    let mut hopes: Vec<Hope> = Vec::new();
    let mut untried = best.iter().take(FORESEEN);
    loop {
        let leader = best_of(&hopes);
        let is_good = |hope: &Hope| hope.mean() >= ENOUGH;
        let next = if hopes.get(leader).is_some_and(is_good) {
            None
        } else {
            untried.next()
        };
        let index = match next {
            Some(judged) => {
                hopes.push(Hope::new(*judged));
                hopes.len() - 1
            }
            // Luck has its part in what is foreseen, and the other side may
            // think longer: the best has to be the best again.
            None if hopes[leader].games < CERTAIN => leader,
            None => break,
        };
        let hope = &mut hopes[index];
        let games = if hope.games == 0 { 1 } else { CERTAIN };
        match hope_after(think, &hope.judged, study.exact, games, numbers) {
            Ok(worth) => {
                hope.sum += worth * f64::from(games);
                hope.games += games;
            }
            Err(halt) => {
                ended = Err(halt);
                break;
            }
        }
    }
    let chosen = hopes[best_of(&hopes)].judged.spot;
    let is_chosen = |judged: &Judged| judged.spot == chosen;
    let index = study.moves.iter().position(is_chosen);
    study.moves[..=index.expect("it is one of them")].rotate_right(1);
    ended
}

/// A move and what came out whenever the reply to it was foreseen.
struct Hope {
    judged: Judged,
    sum: f64,
    /// How many times the usual number of games were played out for it.
    games: u32,
}

impl Hope {
    fn new(judged: Judged) -> Hope {
        Hope {
            judged,
            sum: 0.0,
            games: 0,
        }
    }

    /// Less than anything else as long as nothing was foreseen.
    fn mean(&self) -> f64 {
        match self.games {
            0 => f64::NEG_INFINITY,
            games => self.sum / f64::from(games),
        }
    }
}

/// The first of those with the best mean.
fn best_of(hopes: &[Hope]) -> usize {
    let mut best = 0;
    for (index, hope) in hopes.iter().enumerate() {
        if hope.mean() > hopes[best].mean() {
            best = index;
        }
    }
    best
}

/// What a move is likely to be worth if the other side replies as foreseen; less
/// than any if the move is a mistake itself.
fn hope_after<W: Row, const N: usize>(
    think: &mut Think<'_, W, N>,
    judged: &Judged,
    proven: bool,
    games: u32,
    numbers: &mut Numbers,
) -> Result<f64, HaltError> {
    let budget = think.exact.budget;
    let undo = think.exact.board.put(judged.spot);
    let mut hope = || {
        let most = judged.most;
        if proven && most > -1 && !judged.proven && -think.exact.worth(-most, 1 - most)? < most {
            return Ok(-2.0);
        }
        let replies = likely_replies::replies(think.exact.board, budget, numbers, games)?;
        let (mut sum, mut weights) = (0.0, 0.0);
        for reply in replies.iter().take(REPLIES) {
            let undo = think.exact.board.put(reply.spot);
            let worth = worth_now(think);
            think.exact.board.lift(undo);
            let weight = f64::from(reply.tries) * f64::from(reply.tries);
            sum += weight * worth?;
            weights += weight;
        }
        Ok(sum / weights)
    };
    let hope = hope();
    think.exact.board.lift(undo);
    hope
}

/// What the position is worth to the side to move, proven if that is not much
/// work.
fn worth_now<W: Row, const N: usize>(think: &mut Think<'_, W, N>) -> Result<f64, HaltError> {
    let budget = think.exact.budget;
    if think.exact.board.left <= SOLVED {
        match budget.within(NODES, || think.exact.worth(-1, 1)) {
            Ok(Some(worth)) => return Ok(worth.into()),
            // A window that is too small for a proof is no reason to begin
            // again in a larger one.
            Ok(None) | Err(HaltError::Stretched) => {}
            Err(halt) => return Err(halt),
        }
    }
    match think.glance(DEPTH) {
        Err(HaltError::Stretched) => Ok(0.0),
        worth => worth.map(share),
    }
}
