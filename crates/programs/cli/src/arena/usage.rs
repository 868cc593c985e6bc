//! The arguments of `tablier arena`.

use arena::Spec;
use clap::builder::PossibleValuesParser;
use clap::{Arg, value_parser};

use super::options::read_sprt;
use crate::set_up;
use crate::usage::{GameParser, Reader, Usage, read_by, valued};
use crate::words::arena as words;
use crate::words::help;

/// The command and what can be asked of it.
pub(crate) fn usage(reader: Reader) -> Usage {
    let usage = "tablier arena GAME ENTRANT ENTRANT … [--pairs N] [--time MS] [--sprt ELO0,ELO1] …";
    let entrant = Arg::new("ENTRANT").required(true).num_args(2..);
    let entrant = entrant.value_parser(|text: &str| text.parse::<Spec>().map_err(|_| "level:8"));
    let roles = PossibleValuesParser::new(words::roles().iter().map(|role| role.name));
    let sprt = |text: &str| read_sprt(text).ok_or("0,10");
    let sprt = read_by("sprt", "ELO0,ELO1", sprt).allow_hyphen_values(true);
    let Reader { lang, game } = reader;
    let (entrants_are, told) = (words::entrants_are(lang), set_up::told(game, lang));
    common(Usage::new("arena", reader, words::ARENA, usage))
        .argument(entrant.display_order(1), words::ENTRANTS)
        .option(count("pairs", "N", 1), words::PAIRS)
        .option(count("time", "MS", 1), words::TIME)
        .option(count("nodes", "N", 1), words::NODES)
        .option(count("round-time", "MS", 1), words::round_time)
        .option(count("tolerance", "MS", 0), words::TOLERANCE)
        .option(read_by("as", "ROLE", roles), words::only_role)
        .option(sprt, words::SPRT)
        .option(valued("records", "FILE"), words::RECORDS)
        .subcommand(ladder(reader))
        .with_subcommands()
        .with(|arena| arena.subcommand_negates_reqs(true))
        .with(|arena| arena.args_conflicts_with_subcommands(true))
        .with(|arena| arena.after_help(format!("{entrants_are}\n\n{told}")))
}

fn ladder(reader: Reader) -> Usage {
    let usage = "tablier arena ladder GAME [--pairs N] [--time MS] [--write FILE] [--svg FILE] …";
    common(Usage::new("ladder", reader, words::LADDER, usage))
        .option(count("pairs", "N", 1), words::LADDER_PAIRS)
        .option(count("time", "MS", 1), words::ladder_time)
        .option(valued("write", "FILE"), words::WRITE)
}

/// What a match and a ladder have in common.
fn common(usage: Usage) -> Usage {
    let game = Arg::new("GAME").required(true).value_parser(GameParser);
    usage
        .argument(game.display_order(0), help::game)
        .rules()
        .option(count("opening", "PLIES", 0), words::opening)
        .option(count("jobs", "N", 1), words::JOBS)
        .option(count("memory", "MB", 1), words::MEMORY)
        .option(count("seed", "N", 0), words::SEED)
        .option(valued("svg", "FILE"), words::SVG)
        .json()
}

/// An option that is a whole number.
fn count(name: &'static str, placeholder: &'static str, least: u64) -> Arg {
    let most = match name {
        "seed" | "nodes" => u64::MAX,
        "opening" => 100,
        "jobs" => 1000,
        "memory" => 65_536,
        _ => 1_000_000_000,
    };
    read_by(name, placeholder, value_parser!(u64).range(least..=most))
}
