//! The arguments of `tablier arena`.

use arena::Spec;
use catalog::GameId;
use clap::builder::PossibleValuesParser;
use clap::{Arg, Command, value_parser};
use game::Lang;

use super::options::read_sprt;
use crate::set_up;
use crate::usage::{argument, bare, games, help_flag, json, option, valued};
use crate::words::arena as words;
use crate::words::help;

/// The command and what can be asked of it.
pub(crate) fn usage(lang: Lang, game: Option<GameId>) -> Command {
    let usage = "tablier arena GAME ENTRANT ENTRANT … [--pairs N] [--time MS] [--sprt ELO0,ELO1] …";
    let entrant = Arg::new("ENTRANT").required(true).num_args(2..);
    let entrant = entrant.value_parser(|text: &str| text.parse::<Spec>().map_err(|_| "level:8"));
    let round_time = count("round-time", "MS", 1);
    let roles = PossibleValuesParser::new(words::roles().iter().map(|role| role.name));
    let sprt = valued("sprt", "ELO0,ELO1").allow_hyphen_values(true);
    let sprt = sprt.value_parser(|text: &str| read_sprt(text).ok_or("0,10"));
    let entrants_are = words::entrants_are(lang);
    let told = set_up::told(game, lang);
    common(bare("arena", lang, words::ARENA, usage), lang)
        .arg(argument(entrant.display_order(1), lang, words::ENTRANTS))
        .arg(option(count("pairs", "N", 1), lang, words::PAIRS))
        .arg(option(count("time", "MS", 1), lang, words::TIME))
        .arg(option(count("nodes", "N", 1), lang, words::NODES))
        .arg(option(round_time, lang, words::round_time))
        .arg(option(count("tolerance", "MS", 0), lang, words::TOLERANCE))
        .arg(option(
            valued("as", "ROLE").value_parser(roles),
            lang,
            words::only_role,
        ))
        .arg(option(sprt, lang, words::SPRT))
        .arg(option(valued("records", "FILE"), lang, words::RECORDS))
        .subcommand(ladder(lang, game).arg(help_flag(lang)))
        .subcommand_help_heading(help::COMMANDS.text(lang))
        .disable_help_subcommand(true)
        .subcommand_negates_reqs(true)
        .args_conflicts_with_subcommands(true)
        .after_help(format!("{entrants_are}\n\n{told}"))
}

fn ladder(lang: Lang, game: Option<GameId>) -> Command {
    let usage = "tablier arena ladder GAME [--pairs N] [--time MS] [--write FILE] [--svg FILE] …";
    common(bare("ladder", lang, words::LADDER, usage), lang)
        .after_help(set_up::told(game, lang))
        .arg(option(count("pairs", "N", 1), lang, words::LADDER_PAIRS))
        .arg(option(count("time", "MS", 1), lang, words::ladder_time))
        .arg(option(valued("write", "FILE"), lang, words::WRITE))
}

/// What a match and a ladder have in common.
fn common(command: Command, lang: Lang) -> Command {
    let game = Arg::new("GAME").required(true).value_parser(games());
    command
        .arg(argument(game.display_order(0), lang, help::game))
        .args(set_up::options(lang))
        .arg(option(count("opening", "PLIES", 0), lang, words::opening))
        .arg(option(count("jobs", "N", 1), lang, words::JOBS))
        .arg(option(count("memory", "MB", 1), lang, words::MEMORY))
        .arg(option(count("seed", "N", 0), lang, words::SEED))
        .arg(option(valued("svg", "FILE"), lang, words::SVG))
        .arg(json(lang))
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
    valued(name, placeholder).value_parser(value_parser!(u64).range(least..=most))
}
