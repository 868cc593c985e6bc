//! What came out: the points of each pairing and the conduct of each entrant.

use game::{Outcome, Seat};

use crate::entrant::Fault;
use crate::plan::{Format, Plan};
use crate::playing::Pace;
use crate::run::Unit;
use crate::statistics::{Elo, Estimate, Pentanomial};

/// The results of one pairing, seen from its first entrant.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally {
    /// The share of the points in each unit, from 0 to 1.
    pub shares: Vec<f64>,
    /// The mean place in each unit.
    pub places: Vec<f64>,
    /// Games won, drawn and lost: with more than two sides, ahead of more
    /// seats than behind, of as many, of fewer.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// Pairs by the points they brought; only where units are pairs.
    pub pentanomial: Pentanomial,
    /// In each unit the mean score that was made, where the game keeps any.
    pub made: Vec<f64>,
    /// In each unit the mean score that others made.
    pub conceded: Vec<f64>,
    /// In each unit the score that was made less the one conceded.
    pub margins: Vec<f64>,
    /// How many units were played.
    pub units: usize,
}

/// What an entrant did, whoever it met.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Conduct {
    /// Its seats in games.
    pub games: u64,
    /// How long its moves took.
    pub pace: Pace,
    /// Its faults, in the order of [`Fault::ALL`].
    pub faults: [u64; 3],
    /// What is known of its first fault.
    pub first_trouble: Option<String>,
}

/// Everything that came out of a match so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Results {
    /// A tally for each pairing, in the order of [`Plan::pairings`].
    pub tallies: Vec<Tally>,
    /// The conduct of each entrant.
    pub conducts: Vec<Conduct>,
}

impl Results {
    /// Nothing has been played yet.
    pub fn new(plan: &Plan) -> Results {
        Results {
            tallies: vec![Tally::default(); plan.pairings().len()],
            conducts: vec![Conduct::default(); plan.entrants],
        }
    }

    /// Counts a unit.
    pub fn add(&mut self, plan: &Plan, unit: &Unit) {
        self.tallies[unit.pairing].add(plan, unit);
        for (fixture, played) in &unit.games {
            for (seat, &who) in fixture.seats.iter().enumerate() {
                let conduct = &mut self.conducts[who];
                conduct.games += 1;
                conduct.keep_pace(&played.paces[seat]);
            }
            for (seat, _, trouble) in &played.troubles {
                let conduct = &mut self.conducts[fixture.seats[seat.index()]];
                conduct.faults[trouble.fault as usize] += 1;
                let first = &mut conduct.first_trouble;
                first.get_or_insert_with(|| trouble.what.clone());
            }
        }
    }
}

impl Conduct {
    fn keep_pace(&mut self, pace: &Pace) {
        let all = &mut self.pace;
        all.moves += pace.moves;
        all.total += pace.total;
        all.slowest = all.slowest.max(pace.slowest);
        all.late += pace.late;
    }

    /// How often it failed in this way.
    pub fn count(&self, fault: Fault) -> u64 {
        self.faults[fault as usize]
    }
}

impl Tally {
    fn add(&mut self, plan: &Plan, unit: &Unit) {
        self.units += 1;
        let (mut points, mut places, mut games) = (0.0, 0.0, 0);
        let (mut made, mut conceded) = (Vec::new(), Vec::new());
        for (fixture, played) in &unit.games {
            let own = |seat| plan.has_seat(fixture.game, seat);
            if let Some(outcome) = &played.outcome
                && !matches!(plan.format, Format::Rounds(_))
            {
                let share = share(outcome, own);
                points += share;
                places += place(outcome, own);
                games += 1;
                if share > 0.5 {
                    self.wins += 1;
                } else if share < 0.5 {
                    self.losses += 1;
                } else {
                    self.draws += 1;
                }
            }
            for &(seat, score) in &played.scores {
                let scores = if own(seat) { &mut made } else { &mut conceded };
                scores.push(score.into());
            }
        }
        if games > 0 {
            self.shares.push(points / f64::from(games));
            self.places.push(places / f64::from(games));
            if plan.format == Format::Pairs {
                self.pentanomial[(2.0 * points).round() as usize] += 1;
            }
        }
        let mean = |scores: &[f64]| Estimate::of(scores).map(|estimate| estimate.mean);
        let (made, conceded) = (mean(&made), mean(&conceded));
        self.made.extend(made);
        self.conceded.extend(conceded);
        self.margins
            .extend(made.zip(conceded).map(|(own, other)| own - other));
    }

    /// The share of the points.
    pub fn share(&self) -> Option<Estimate> {
        Estimate::of_shares(&self.shares)
    }

    /// The difference in Elo.
    pub fn elo(&self) -> Option<Elo> {
        self.share().map(|share| Elo::of(&share))
    }

    /// The mean place.
    pub fn place(&self) -> Option<Estimate> {
        Estimate::of(&self.places)
    }

    /// The mean score that was made.
    pub fn made(&self) -> Option<Estimate> {
        Estimate::of(&self.made)
    }

    /// The mean score that others made.
    pub fn conceded(&self) -> Option<Estimate> {
        Estimate::of(&self.conceded)
    }

    /// The mean of the score that was made less the one conceded.
    pub fn margin(&self) -> Option<Estimate> {
        Estimate::of(&self.margins)
    }

    /// How many games were decided or drawn.
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }
}

/// What share of the points the own seats win: against each other seat 1 for a
/// better place, ½ for the same one.
fn share(outcome: &Outcome, own: impl Fn(Seat) -> bool) -> f64 {
    let seats = outcome.places.seats();
    let (mut points, mut compared) = (0.0, 0.0);
    for mine in Seat::all(seats).filter(|&seat| own(seat)) {
        for other in Seat::all(seats).filter(|&seat| !own(seat)) {
            compared += 1.0;
            points += match outcome.places[mine].cmp(&outcome.places[other]) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
        }
    }
    points / compared
}

/// The mean place of the own seats.
fn place(outcome: &Outcome, own: impl Fn(Seat) -> bool) -> f64 {
    let seats = Seat::all(outcome.places.seats()).filter(|&seat| own(seat));
    let places: Vec<f64> = seats.map(|seat| outcome.places[seat].into()).collect();
    places.iter().sum::<f64>() / places.len() as f64
}
