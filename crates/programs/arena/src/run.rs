//! Plays a plan on several threads and hands its units over in order.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use search::StopSign;

use crate::entrant::{Entrant, Maker};
use crate::plan::{Fixture, Plan};
use crate::playing::{Played, Seated, play};

/// All games of one unit.
#[derive(Clone, Debug)]
pub struct Unit {
    /// Which pairing it belongs to.
    pub pairing: usize,
    /// Which unit of that pairing it is.
    pub number: usize,
    /// Its games, with who sat where.
    pub games: Vec<(Fixture, Played)>,
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Every game was played.
    Complete,
    /// Whoever looks on has seen enough.
    Enough,
    /// The sign to stop was raised from outside.
    Interrupted,
}

/// Plays a match with up to `jobs` games at a time. `hear` is told of each unit
/// in the order of the plan, whatever order the games end in: with players that
/// do not go by the clock it hears the same however many threads there are. It
/// can end the match; what was played beyond that is forgotten.
pub fn run(
    plan: &Plan,
    makers: &[&dyn Maker],
    jobs: usize,
    stop: &StopSign,
    mut hear: impl FnMut(Unit) -> ControlFlow<()>,
) -> End {
    let next = AtomicUsize::new(0);
    let (tell, told) = channel();
    thread::scope(|scope| {
        for _ in 0..jobs.clamp(1, plan.games().max(1)) {
            let (tell, next) = (tell.clone(), &next);
            scope.spawn(move || work(plan, makers, next, stop, &tell));
        }
        drop(tell);
        let mut waiting = BTreeMap::new();
        let mut heard = 0;
        for (number, fixture, played) in told {
            waiting.insert(number, (fixture, played));
            while let Some(unit) = whole(plan, heard, &mut waiting) {
                heard += plan.games_in_unit();
                if hear(unit).is_break() {
                    stop.raise();
                    return End::Enough;
                }
            }
        }
        if heard == plan.games() {
            End::Complete
        } else {
            End::Interrupted
        }
    })
}

/// The unit that begins with this game, if all its games have been played.
fn whole(
    plan: &Plan,
    first: usize,
    waiting: &mut BTreeMap<usize, (Fixture, Played)>,
) -> Option<Unit> {
    let numbers = first..first + plan.games_in_unit();
    if !numbers.clone().all(|number| waiting.contains_key(&number)) {
        return None;
    }
    let games: Vec<_> = numbers
        .filter_map(|number| waiting.remove(&number))
        .collect();
    let (fixture, _) = games.first()?;
    Some(Unit {
        pairing: fixture.pairing,
        number: fixture.unit,
        games,
    })
}

/// Plays one game after the other until there is none left.
fn work(
    plan: &Plan,
    makers: &[&dyn Maker],
    next: &AtomicUsize,
    stop: &StopSign,
    tell: &Sender<(usize, Fixture, Played)>,
) {
    let mut idle: Vec<Vec<Box<dyn Entrant>>> = makers.iter().map(|_| Vec::new()).collect();
    while !stop.is_up() {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= plan.games() {
            return;
        }
        let fixture = plan.fixture(number);
        let mut seated: Vec<Box<dyn Entrant>> = (fixture.seats.iter())
            .map(|&who| idle[who].pop().unwrap_or_else(|| makers[who].make()))
            .collect();
        let mut seats: Vec<Seated<'_>> = (seated.iter_mut().zip(&fixture.seats))
            .map(|(entrant, &who)| Seated {
                entrant: entrant.as_mut(),
                loses_on_time: makers[who].loses_on_time(),
            })
            .collect();
        let played = play(&plan.terms, &mut seats, fixture.luck, fixture.seed, stop);
        let Some(played) = played else { return };
        for (seat, entrant) in seated.into_iter().enumerate() {
            // Whoever was in trouble is not trusted with another game.
            let faults = &played.troubles;
            if !faults.iter().any(|(faulty, ..)| faulty.index() == seat) {
                idle[fixture.seats[seat]].push(entrant);
            }
        }
        if tell.send((number, fixture, played)).is_err() {
            return;
        }
    }
}
