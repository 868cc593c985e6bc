//! `tablier arena`: matches between players, and `tablier arena ladder`: every
//! level against the one below.

mod figures;
mod hosting;
pub(crate) mod ladder;
mod markers;
mod options;
mod programs;
mod records;
mod report;
mod scripts;
mod standings;
mod usage;

pub(crate) use hosting::listen;
pub(crate) use ladder::Ladder;
pub(crate) use options::Arena;
pub(crate) use usage::usage;

use std::fs;

use arena::{Format, Plan, Terms};
use catalog::{AnyGame, GameId};

use crate::complaint::Complaint;
use crate::output::Output;
use hosting::Match;

pub(crate) fn run(options: &Arena, output: &mut Output) -> Result<(), Complaint> {
    let start = start(options.common.game, &options.common.tags)?;
    if options.role.is_some() && !has_rounds(&start) {
        return Err(Complaint::NoRounds);
    }
    let terms = Terms {
        start,
        one_round: false,
        opening: options.common.opening,
        budget: options.budget,
        tolerance: options.tolerance,
    };
    let mut plan = Plan::new(terms, options.specs.len(), options.role);
    plan.units = options.units;
    plan.seed = options.common.seed;
    if options.sprt.is_some() && (plan.format != Format::Pairs || plan.entrants != 2) {
        return Err(Complaint::NoSprt);
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
        write(file, &drawn)?;
    }
    if output.json {
        output.object(&scripts::object(options, &plan, &played))
    } else {
        report::tell(options, &plan, &played, output)
    }
}

/// The position that the tags ask for.
pub(crate) fn start(game: GameId, tags: &[(String, String)]) -> Result<AnyGame, Complaint> {
    let known = AnyGame::tag_names(game);
    if let Some((tag, _)) = tags.iter().find(|(tag, _)| !known.contains(&tag.as_str())) {
        let tag = tag.clone();
        return Err(Complaint::UnknownTag { tag, known });
    }
    // The last value counts where a tag is given twice.
    let value = |name: &str| {
        let mut given = tags.iter().rev();
        given.find(|(tag, _)| tag == name).map(|(_, v)| v.as_str())
    };
    AnyGame::start(game, value).map_err(Complaint::Tag)
}

/// Says whether the game is played in rounds that can stand alone.
fn has_rounds(start: &AnyGame) -> bool {
    match start {
        AnyGame::Hyle7(position) => game::Game::setup(position).bags == hyle7::Bags::Own,
        _ => false,
    }
}

fn write(file: &str, text: &str) -> Result<(), Complaint> {
    fs::write(file, text).map_err(|error| Complaint::FileNotWritten {
        name: file.to_string(),
        error,
    })
}
