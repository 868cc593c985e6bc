//! `tablier arena`: matches between players, and `tablier arena ladder`: every
//! level against the one below.

mod figures;
mod hosting;
mod ladder;
mod markers;
mod options;
mod programs;
mod records;
mod report;
mod scripts;
mod standings;
mod usage;

pub(crate) use hosting::listen;
pub(crate) use ladder::usual_time;
pub(crate) use options::{USUAL_OPENING, USUAL_TIME};
pub(crate) use programs::told;
pub(crate) use usage::usage;

use arena::{Format, Plan, Role, Terms, roles};
use catalog::AnyGame;
use clap::ArgMatches;

use crate::error::CliError;
use crate::output::{Output, write_file};
use crate::set_up;
use hosting::Match;
use ladder::Ladder;
use options::Arena;

pub(crate) fn run(found: &ArgMatches, output: &mut Output) -> Result<(), CliError> {
    if let Some((_, found)) = found.subcommand() {
        return ladder::run(&Ladder::read(found), output);
    }
    let options = &Arena::read(found);
    let start = set_up::start(options.common.game, &options.common.tags)?;
    let role = match &options.role {
        Some(name) => Some(role(&start, name).ok_or(CliError::NoRounds)?),
        None => None,
    };
    let terms = Terms {
        start,
        one_round: false,
        opening: options.common.opening,
        budget: options.budget,
        tolerance: options.tolerance,
    };
    let mut plan = Plan::new(terms, options.specs.len(), role);
    plan.units = options.units;
    plan.seed = options.common.seed;
    if options.sprt.is_some() && (plan.format != Format::Pairs || plan.entrants != 2) {
        return Err(CliError::NoSprt);
    }
    let makers = hosting::makers(options, output.lang)?;
    let played = Match {
        plan: &plan,
        makers: &makers,
        jobs: options.common.jobs,
        sprt: options.sprt,
        records: options.records.as_deref(),
        label: options.common.game.title().to_string(),
    }
    .host(output)?;
    if let Some(file) = &options.common.svg {
        let drawn = report::drawn(options, &plan, &played, output.lang);
        write_file(file, drawn)?;
    }
    if output.json {
        output.object(&scripts::object(options, &plan, &played))
    } else {
        report::tell(options, &plan, &played, output)
    }
}

/// The role of this name, where the game is played in rounds that can stand alone.
fn role(start: &AnyGame, name: &str) -> Option<Role> {
    let mut roles = roles(start).iter();
    roles.find(|role| role.name == name).copied()
}
