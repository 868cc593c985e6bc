//! What a match is asked to be.

use std::time::Duration;

use arena::{Budget, Kind, Spec, Sprt};
use catalog::GameId;
use clap::ArgMatches;

use crate::set_up::tags;
use crate::usage::{cores, given};

/// How many moves are drawn at random before anybody is asked, in a game without
/// luck: every pair would otherwise be the same.
pub(crate) const USUAL_OPENING: usize = 2;

/// How many units each pairing plays if nothing is said.
const USUAL_UNITS: usize = 100;

/// What each of our own players may use if nothing is said, in megabytes.
const USUAL_MEMORY: u64 = 64;

/// How long those think on each move who would think for ever.
pub(crate) const USUAL_TIME: Duration = Duration::from_millis(1000);

/// How much later than its limit an external program may answer, in ms.
pub(crate) const USUAL_TOLERANCE: u64 = 50;

/// What a match and a ladder have in common.
pub(crate) struct Common {
    pub(crate) game: GameId,
    pub(crate) tags: Vec<(String, String)>,
    /// How many first moves are drawn at random.
    pub(crate) opening: usize,
    pub(crate) jobs: usize,
    /// What each of our own players may use, in bytes.
    pub(crate) memory: usize,
    pub(crate) seed: u64,
    pub(crate) svg: Option<String>,
}

/// What a match is asked to be.
pub(crate) struct Arena {
    pub(crate) common: Common,
    pub(crate) specs: Vec<Spec>,
    pub(crate) units: usize,
    pub(crate) budget: Budget,
    pub(crate) tolerance: Duration,
    /// The only role of the first entrant, by its name.
    pub(crate) role: Option<String>,
    pub(crate) sprt: Option<Sprt>,
    pub(crate) records: Option<String>,
}

impl Common {
    pub(crate) fn read(found: &ArgMatches) -> Common {
        let number = |name| given::<u64>(found, name);
        let game: GameId = given(found, "GAME").unwrap_or_default();
        let opening = match game.about().chance {
            None => USUAL_OPENING,
            Some(_) => 0,
        };
        Common {
            game,
            tags: tags(found),
            opening: number("opening").map_or(opening, |plies| plies as usize),
            jobs: number("jobs").map_or_else(cores, |jobs| jobs as usize),
            memory: number("memory").unwrap_or(USUAL_MEMORY) as usize * 1024 * 1024,
            seed: number("seed").unwrap_or(1),
            svg: given(found, "svg"),
        }
    }
}

impl Arena {
    pub(crate) fn read(found: &ArgMatches) -> Arena {
        let number = |name| given(found, name);
        let specs = found.get_many::<Spec>("ENTRANT").into_iter().flatten();
        let mut specs: Vec<Spec> = specs.cloned().collect();
        let mut budget = Budget {
            time: number("time").map(Duration::from_millis),
            nodes: number("nodes"),
            clock: number("round-time").map(Duration::from_millis),
        };
        if budget == Budget::default() {
            bound(&mut specs, &mut budget);
        }
        Arena {
            common: Common::read(found),
            specs,
            units: number("pairs").map_or(USUAL_UNITS, |units| units as usize),
            budget,
            tolerance: Duration::from_millis(number("tolerance").unwrap_or(USUAL_TOLERANCE)),
            role: given(found, "as"),
            sprt: given(found, "sprt"),
            records: given(found, "records"),
        }
    }
}

/// Where nothing bounds the thinking, those get a usual time that would think
/// for ever without one. The others have limits of their own.
fn bound(specs: &mut [Spec], budget: &mut Budget) {
    for spec in specs {
        let has_none = spec.time.is_none() && spec.nodes.is_none();
        match &spec.kind {
            Kind::Level(level) if level.is_full_strength() && has_none => {
                spec.time = Some(USUAL_TIME);
            }
            Kind::Uct if has_none => spec.time = Some(USUAL_TIME),
            Kind::Engine(_) => budget.time = Some(USUAL_TIME),
            _ => {}
        }
    }
}

/// Reads `elo0,elo1` or `elo0,elo1,alpha,beta`.
pub(crate) fn read_sprt(text: &str) -> Option<Sprt> {
    let numbers: Option<Vec<f64>> = text.split(',').map(|n| n.trim().parse().ok()).collect();
    let (elo0, elo1, alpha, beta) = match *numbers? {
        [elo0, elo1] => (elo0, elo1, Sprt::USUAL_ERROR, Sprt::USUAL_ERROR),
        [elo0, elo1, alpha, beta] => (elo0, elo1, alpha, beta),
        _ => return None,
    };
    let is_chance = |chance: f64| chance > 0.0 && chance < 0.5;
    let sound = elo0.is_finite() && elo1.is_finite() && elo0 < elo1;
    (sound && is_chance(alpha) && is_chance(beta)).then_some(Sprt {
        elo0,
        elo1,
        alpha,
        beta,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sequential_test_is_read() {
        let short = read_sprt("0,5").unwrap();
        assert_eq!((short.elo0, short.elo1), (0.0, 5.0));
        assert_eq!((short.alpha, short.beta), (0.05, 0.05));
        let long = read_sprt("-2.5, 2.5, 0.1, 0.2").unwrap();
        assert_eq!((long.elo0, long.alpha, long.beta), (-2.5, 0.1, 0.2));
        for wrong in [
            "",
            "5",
            "5,0",
            "0,0",
            "0,5,0.1",
            "0,5,0,0.1",
            "0,5,0.1,0.7",
            "0,inf",
        ] {
            assert_eq!(read_sprt(wrong), None, "{wrong}");
        }
    }
}
