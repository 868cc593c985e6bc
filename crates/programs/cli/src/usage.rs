//! The program's own help and its answers to arguments it cannot use, in the
//! reader's language.

use std::ffi::OsStr;
use std::process::ExitCode;

use catalog::GameId;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser, ValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, Error};
use game::Lang;

use crate::games::{check, codecup, solve, train};
use crate::set_up;
use crate::words::{self, Text, help};
use crate::{analyse, arena, backup, delete, engine, load, play, print, restore, serve, verify};

/// The whole command line, described in one language. What can be set in the rules is
/// told of this game, or of all.
pub(crate) fn program(lang: Lang, game: Option<GameId>) -> Command {
    let lang_option = valued("lang", "LANG")
        .global(true)
        .value_parser(PossibleValuesParser::new(["en", "fr", "es"]));
    let version = Arg::new("version")
        .long("version")
        .action(ArgAction::Version);
    let mut program = bare("tablier", lang, help::about, "tablier COMMAND …")
        .version(env!("CARGO_PKG_VERSION"))
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .subcommand_help_heading(help::COMMANDS.text(lang))
        .after_help(help::MORE.text(lang))
        .arg(option(lang_option, lang, help::LANG))
        .arg(flag(version, lang, help::VERSION))
        .arg(help_flag(lang));
    for subcommand in subcommands(lang, game) {
        program = program.subcommand(subcommand.arg(help_flag(lang)));
    }
    program
}

/// Every command. One that has a folder of its own describes itself there.
fn subcommands(lang: Lang, game: Option<GameId>) -> Vec<Command> {
    vec![
        play(lang).after_help(set_up::told(game, lang)),
        serve::usage(lang),
        delete::usage(lang),
        load::usage(lang),
        backup::usage(lang),
        restore::usage(lang),
        bare("replay", lang, help::REPLAY, "tablier replay FILE [--json]")
            .arg(file(lang))
            .arg(json(lang)),
        bare("moves", lang, help::MOVES, "tablier moves FILE [--json]")
            .arg(file(lang))
            .arg(json(lang)),
        convert(lang),
        verify::usage(lang),
        analyse::usage(lang),
        arena::usage(lang, game),
        train::usage(lang),
        solve::usage(lang),
        check::usage(lang),
        print::usage(lang),
        engine::usage(lang),
        codecup::usage(lang),
        perft(lang).after_help(set_up::told(game, lang)),
        bench(lang),
        bare("help", lang, help::HELP, "tablier help [COMMAND]").arg(argument(
            Arg::new("COMMAND"),
            lang,
            help::WHICH_COMMAND,
        )),
    ]
}

fn play(lang: Lang) -> Command {
    let game = Arg::new("GAME").value_parser(games());
    let list = |text: &str| play::read_seats(text).ok_or("person,computer");
    let seats = valued("seats", "LIST").value_parser(list);
    let clocks = |text: &str| play::read_clock(text).ok_or("5+3");
    let clock = valued("clock", "CLOCK").value_parser(clocks);
    let dice = PossibleValuesParser::new(["rolled", "typed"]);
    let paces = PossibleValuesParser::new(["natural", "none"]);
    let levels = clap::value_parser!(u8).range(1..=8);
    let level = valued("level", "N").value_parser(levels);
    let lot = Arg::new("lot").long("lot").action(ArgAction::SetTrue);
    // A game that is gone on with has its rules and its seats.
    let resume = valued("resume", "FILE").num_args(0..=1);
    let resume = resume.conflicts_with_all(["set", "players", "lot", "level"]);
    let seed = valued("seed", "N").value_parser(clap::value_parser!(u64));
    let usage =
        "tablier play [GAME] [--level N] [--seats LIST] [--clock CLOCK] [--resume [FILE]] …";
    bare("play", lang, help::PLAY, usage)
        .arg(argument(game, lang, help::game_or_ask))
        .arg(option(seats, lang, help::SEATS))
        .arg(option(level.conflicts_with("seats"), lang, help::LEVEL))
        .args(set_up::options(lang))
        .arg(option(clock, lang, help::clock))
        .arg(option(
            valued("dice", "HOW").value_parser(dice),
            lang,
            help::DICE,
        ))
        .arg(flag(lot, lang, help::lot))
        .arg(option(valued("save", "FILE"), lang, help::SAVE))
        .arg(option(resume.default_missing_value(""), lang, help::RESUME))
        .arg(option(seed, lang, help::PLAY_SEED))
        .arg(option(
            valued("pace", "HOW").value_parser(paces),
            lang,
            help::PACE,
        ))
}

fn convert(lang: Lang) -> Command {
    let forms = PossibleValuesParser::new(["text", "json", "compact"]);
    let to = valued("to", "FORM").required(true).value_parser(forms);
    let usage = "tablier convert FILE --to FORM";
    bare("convert", lang, help::CONVERT, usage)
        .arg(file(lang))
        .arg(option(to, lang, help::TO))
}

fn perft(lang: Lang) -> Command {
    let game = Arg::new("GAME").required(true).value_parser(games());
    let depths = clap::value_parser!(u32).range(0..=200);
    let depth = valued("depth", "D").required(true).value_parser(depths);
    let usage = "tablier perft GAME --depth D [--players N] [--set TAG=VALUE] [--json]";
    bare("perft", lang, help::PERFT, usage)
        .arg(argument(game, lang, help::game))
        .arg(option(depth, lang, help::DEPTH))
        .args(set_up::options(lang))
        .arg(json(lang))
}

fn bench(lang: Lang) -> Command {
    let some = Arg::new("GAME").num_args(0..).value_parser(games());
    let seconds = valued("seconds", "S").value_parser(duration());
    let seed = valued("seed", "N").value_parser(clap::value_parser!(u64));
    let usage = "tablier bench [GAME …] [--seconds S] [--seed N] [--json]";
    bare("bench", lang, help::BENCH, usage)
        .arg(argument(some, lang, help::games))
        .arg(option(seconds, lang, help::SECONDS))
        .arg(option(seed, lang, help::SEED))
        .arg(json(lang))
}

pub(crate) fn file(lang: Lang) -> Arg {
    argument(Arg::new("FILE").required(true), lang, help::FILE)
}

/// Reads the name of a game.
pub(crate) fn games() -> GameParser {
    GameParser
}

/// Reads the name of any game that the catalogue knows, and offers those that it
/// lists.
#[derive(Clone)]
pub(crate) struct GameParser;

impl TypedValueParser for GameParser {
    type Value = GameId;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<GameId, Error> {
        let listed = PossibleValuesParser::new(GameId::NAMES);
        match value.to_str().and_then(GameId::from_name) {
            Some(game) => Ok(game),
            None => listed
                .parse_ref(command, argument, value)
                .map(|_| GameId::default()),
        }
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(GameId::NAMES.into_iter().map(PossibleValue::new)))
    }
}

/// An option with a value. A negative number is taken as its value, so that the
/// complaint can say what would be right.
pub(crate) fn valued(name: &'static str, placeholder: &'static str) -> Arg {
    Arg::new(name)
        .long(name)
        .value_name(placeholder)
        .allow_negative_numbers(true)
}

/// A command without clap's own English texts.
pub(crate) fn bare(
    name: &'static str,
    lang: Lang,
    about: impl Text,
    usage: &'static str,
) -> Command {
    let template = "{about}\n\n{usage}\n\n{all-args}{after-help}";
    Command::new(name)
        .about(about.said(lang))
        .override_usage(format!("{} {usage}", help::USAGE.text(lang)))
        .help_template(template)
        .disable_help_flag(true)
}

pub(crate) fn help_flag(lang: Lang) -> Arg {
    let help = Arg::new("help").long("help").short('h');
    flag(help.action(ArgAction::Help), lang, help::HELP_FLAG)
}

pub(crate) fn flag(arg: Arg, lang: Lang, about: impl Text) -> Arg {
    arg.help(about.said(lang))
        .help_heading(help::OPTIONS.text(lang))
}

pub(crate) fn option(arg: Arg, lang: Lang, about: impl Text) -> Arg {
    flag(arg, lang, about).hide_possible_values(true)
}

pub(crate) fn argument(arg: Arg, lang: Lang, about: impl Text) -> Arg {
    arg.help(about.said(lang))
        .help_heading(help::ARGUMENTS.text(lang))
        .hide_possible_values(true)
}

pub(crate) fn json(lang: Lang) -> Arg {
    let json = Arg::new("json").long("json").action(ArgAction::SetTrue);
    flag(json, lang, help::JSON)
}

fn duration() -> ValueParser {
    ValueParser::new(|text: &str| match text.parse::<f64>() {
        Ok(seconds) if (0.01..=600.0).contains(&seconds) => Ok(seconds),
        _ => Err("0.01 … 600"),
    })
}

/// Prints the help of a command, or of the whole program.
pub(crate) fn help(about: Option<&str>, program: &mut Command, lang: Lang) -> ExitCode {
    let Some(name) = about else {
        print!("{}", program.render_help());
        return ExitCode::SUCCESS;
    };
    program.build();
    match program.find_subcommand_mut(name) {
        Some(command) => {
            print!("{}", command.render_help());
            ExitCode::SUCCESS
        }
        None => complain(&words::no_such_command(lang, name, None), lang),
    }
}

/// Nothing was asked: say what can be.
pub(crate) fn nothing_asked(program: &mut Command) -> ExitCode {
    eprint!("{}", program.render_help());
    ExitCode::from(2)
}

/// What was perhaps meant instead of something that is not there.
const SUGGESTIONS: [ContextKind; 2] = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg];

/// Answers arguments that ask for help or cannot be used.
pub(crate) fn answer(error: &Error, lang: Lang) -> ExitCode {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.clone()),
        Some(ContextValue::Strings(texts)) if kind == ContextKind::ValidValue => {
            Some(lang.one_of(texts))
        }
        // Of several suggestions the last is the likeliest.
        Some(ContextValue::Strings(texts)) if SUGGESTIONS.contains(&kind) => texts.last().cloned(),
        Some(ContextValue::Strings(texts)) => Some(lang.all_of(texts)),
        Some(ContextValue::Number(number)) => Some(number.to_string()),
        _ => None,
    };
    let of = |kind| context(kind).unwrap_or_default();
    let complaint = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            print!("{error}");
            return ExitCode::SUCCESS;
        }
        ErrorKind::InvalidSubcommand => words::no_such_command(
            lang,
            &of(ContextKind::InvalidSubcommand),
            context(ContextKind::SuggestedSubcommand).as_deref(),
        ),
        ErrorKind::UnknownArgument => words::no_such_argument(
            lang,
            &of(ContextKind::InvalidArg),
            context(ContextKind::SuggestedArg).as_deref(),
        ),
        ErrorKind::InvalidValue if of(ContextKind::InvalidValue).is_empty() => {
            words::value_missing(lang, &of(ContextKind::InvalidArg))
        }
        ErrorKind::InvalidValue => words::no_such_value(
            lang,
            &of(ContextKind::InvalidArg),
            &of(ContextKind::InvalidValue),
            &of(ContextKind::ValidValue),
        ),
        ErrorKind::ValueValidation => {
            let argument = of(ContextKind::InvalidArg);
            let allowed = words::allowed_values(lang, &argument);
            words::no_such_value(lang, &argument, &of(ContextKind::InvalidValue), &allowed)
        }
        ErrorKind::MissingRequiredArgument | ErrorKind::TooFewValues => {
            words::argument_missing(lang, &of(ContextKind::InvalidArg))
        }
        ErrorKind::ArgumentConflict => {
            let (one, other) = (of(ContextKind::InvalidArg), of(ContextKind::PriorArg));
            if one == other {
                words::given_twice(lang, &one)
            } else {
                words::not_together(lang, &one, &other)
            }
        }
        _ => words::NOT_UNDERSTOOD.text(lang).to_string(),
    };
    complain(&complaint, lang)
}

fn complain(complaint: &str, lang: Lang) -> ExitCode {
    eprintln!("{} {complaint}", words::ERROR.text(lang));
    eprintln!("{}", words::SEE_HELP.text(lang));
    ExitCode::from(2)
}
