//! Entrants that misbehave lose the game, are counted, and the match goes on.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use arena::{Asked, Entrant, EntrantError, Fault, Maker, Plan};
use catalog::{AnyEvent, AnyGame, EventKind, GameId};
use game::{Seat, Stop};

use super::{inside, played, results, terms};

/// What somebody does wrong, from its third move on.
#[derive(Clone, Copy, Debug)]
enum Flaw {
    Crashes,
    NeverStarts,
    Answers(&'static str),
    /// Says itself that it took too long.
    GivesUpWaiting,
    /// Nothing: it makes the first legal move.
    None,
}

struct Flawed {
    flaw: Flaw,
    strict: bool,
    made: AtomicUsize,
}

impl Flawed {
    fn new(flaw: Flaw) -> Flawed {
        let (strict, made) = (true, AtomicUsize::new(0));
        Flawed { flaw, strict, made }
    }
}

impl Maker for Flawed {
    fn name(&self) -> String {
        format!("{:?}", self.flaw)
    }

    fn make(&self) -> Box<dyn Entrant> {
        self.made.fetch_add(1, Ordering::Relaxed);
        Box::new(Player {
            flaw: self.flaw,
            moves: 0,
        })
    }

    fn loses_on_time(&self) -> bool {
        self.strict
    }
}

struct Player {
    flaw: Flaw,
    moves: usize,
}

impl Entrant for Player {
    fn new_game(&mut self, _: &AnyGame, _: Seat) -> Result<(), EntrantError> {
        match self.flaw {
            Flaw::NeverStarts => Err(EntrantError::new(Fault::Crash, "no such program")),
            _ => Ok(()),
        }
    }

    fn choose(&mut self, asked: &Asked<'_>) -> Result<AnyEvent, EntrantError> {
        self.moves += 1;
        let first = asked.game.moves().swap_remove(0);
        if self.moves < 3 {
            return Ok(first);
        }
        match self.flaw {
            Flaw::Crashes => Err(EntrantError::new(Fault::Crash, "gone")),
            Flaw::GivesUpWaiting => Err(EntrantError::new(Fault::Time, "no answer")),
            // What is none of this game's may be one of another's.
            Flaw::Answers(answer) => std::iter::once(asked.game.id())
                .chain(GameId::ALL)
                .find_map(|game| AnyEvent::read(game, answer).ok())
                .ok_or_else(|| EntrantError::new(Fault::Illegal, answer)),
            Flaw::None => Ok(first),
            Flaw::NeverStarts => unreachable!("it never started"),
        }
    }
}

fn is_resignation(event: &AnyEvent) -> bool {
    matches!(event.kind(), EventKind::Stop(Stop::Resign(_)))
}

fn faults_of(flaw: Flaw, game: GameId) -> [u64; 3] {
    let mut plan = Plan::new(terms(game, &[]), 2, None);
    plan.units = 3;
    let flawed = Flawed::new(flaw);
    let units = played(&plan, &[&flawed, &inside("random")], 2);
    let results = results(&plan, &units);
    let tally = &results.tallies[0];
    assert_eq!((tally.wins, tally.losses), (0, 6), "{flaw:?} {game}");
    assert_eq!(tally.pentanomial, [3, 0, 0, 0, 0]);
    assert_eq!(results.conducts[1].faults, [0; 3], "the other did no wrong");
    assert!(results.conducts[0].first_trouble.is_some());
    let made = flawed.made.load(Ordering::Relaxed);
    assert_eq!(made, 6, "a new one is made after each trouble");
    for (_, played) in units.iter().flat_map(|unit| &unit.games) {
        let last = played.events.last().unwrap();
        assert!(is_resignation(last), "{last}");
        let mut record = catalog::AnyRecord::new(&plan.terms.start);
        for event in &played.events {
            record.push(event).unwrap();
        }
        record.replay().unwrap();
    }
    results.conducts[0].faults
}

#[test]
fn a_crash_loses_and_is_counted() {
    for game in GameId::ALL {
        assert_eq!(faults_of(Flaw::Crashes, game), [6, 0, 0]);
        assert_eq!(faults_of(Flaw::NeverStarts, game), [6, 0, 0]);
        assert_eq!(faults_of(Flaw::GivesUpWaiting, game), [0, 6, 0]);
    }
}

#[test]
fn an_illegal_move_loses_and_is_counted() {
    // Stops are events that the rules accept, but nobody's moves.
    for answer in [
        "",
        "X",
        "draw",
        "resign:0",
        "resign:1",
        "time",
        "time:1",
        "roll:1-1-1",
        "draw:1",
    ] {
        for game in GameId::ALL {
            assert_eq!(
                faults_of(Flaw::Answers(answer), game),
                [0, 0, 6],
                "{answer}"
            );
        }
    }
}

/// No time at all is allowed, so that every move is late without any waiting.
#[test]
fn a_slow_program_loses_and_our_own_is_only_counted() {
    for strict in [true, false] {
        let mut terms = terms(GameId::Heinash, &[("Size", "3")]);
        terms.budget.time = Some(Duration::ZERO);
        terms.tolerance = Duration::ZERO;
        let mut plan = Plan::new(terms, 2, None);
        plan.units = 2;
        let mut slow = Flawed::new(Flaw::None);
        slow.strict = strict;
        let units = played(&plan, &[&slow, &inside("random")], 1);
        let results = results(&plan, &units);
        let conduct = &results.conducts[0];
        assert_eq!(conduct.pace.late, conduct.pace.moves);
        assert!(conduct.pace.slowest > Duration::ZERO);
        assert!(conduct.pace.total >= conduct.pace.slowest);
        let lost = if strict { 4 } else { 0 };
        assert_eq!(conduct.count(Fault::Time), lost);
        assert_eq!(results.conducts[1].faults, [0; 3]);
        assert!(results.tallies[0].losses >= lost);
    }
}

#[test]
fn a_late_answer_within_the_tolerance_is_none() {
    let mut terms = terms(GameId::Heinash, &[("Size", "3")]);
    terms.budget.time = Some(Duration::ZERO);
    terms.tolerance = Duration::from_secs(3600);
    let mut plan = Plan::new(terms, 2, None);
    plan.units = 1;
    let units = played(&plan, &[&Flawed::new(Flaw::None), &inside("random")], 1);
    let conduct = &results(&plan, &units).conducts[0];
    assert_eq!((conduct.pace.late, conduct.faults), (0, [0; 3]));
}

#[test]
fn a_clock_that_runs_out_is_a_loss_for_everybody() {
    let mut terms = terms(GameId::Hyle7, &[("Size", "5")]);
    terms.budget.clock = Some(Duration::ZERO);
    terms.tolerance = Duration::ZERO;
    let mut plan = Plan::new(terms, 2, None);
    plan.units = 2;
    let units = played(&plan, &[&inside("random"), &inside("greedy")], 1);
    let results = results(&plan, &units);
    // Whoever is Chaos in the first round is asked first.
    for conduct in &results.conducts {
        assert_eq!(conduct.count(Fault::Time), 2);
    }
    assert_eq!((results.tallies[0].wins, results.tallies[0].losses), (2, 2));
}

#[test]
fn with_three_seats_the_others_play_on() {
    let mut plan = Plan::new(terms(GameId::Seven, &[("Players", "3")]), 2, None);
    plan.units = 1;
    let flawed = Flawed::new(Flaw::Crashes);
    let units = played(&plan, &[&flawed, &inside("random")], 1);
    let results = results(&plan, &units);
    assert_eq!(results.conducts[0].faults, [3, 0, 0]);
    assert_eq!(results.tallies[0].place().unwrap().mean, 3.0);
    for (_, played) in &units[0].games {
        let tiles = played.events.iter().filter(|event| !is_resignation(event));
        assert_eq!(tiles.count(), 21, "every tile was placed");
    }
}
