//! How commands are described, and the program's answers to arguments it cannot use,
//! in the reader's language.

use std::ffi::OsStr;
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::thread;

use catalog::GameId;
use clap::builder::{
    IntoResettable, PossibleValue, PossibleValuesParser, TypedValueParser, ValueParser,
};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Command, Error};
use game::Lang;
use store::StoreUrl;

use crate::set_up;
use crate::words::{self, Text, help};

/// Who reads a description: their language, and the game that they named, if they did.
#[derive(Clone, Copy)]
pub(crate) struct Reader {
    pub(crate) lang: Lang,
    pub(crate) game: Option<GameId>,
}

/// The description of a command, without clap's own English texts.
pub(crate) struct Usage {
    command: Command,
    reader: Reader,
}

impl Usage {
    pub(crate) fn new(
        name: &'static str,
        reader: Reader,
        about: impl Text,
        usage: &'static str,
    ) -> Usage {
        let template = "{about}\n\n{usage}\n\n{all-args}{after-help}";
        let command = Command::new(name)
            .about(about.said(reader.lang))
            .override_usage(format!("{} {usage}", help::USAGE.text(reader.lang)))
            .help_template(template)
            .disable_help_flag(true);
        Usage { command, reader }
    }

    /// Says of the command what else clap can know.
    pub(crate) fn with(mut self, more: impl FnOnce(Command) -> Command) -> Usage {
        self.command = more(self.command);
        self
    }

    fn add(self, arg: Arg, heading: game::Phrase, about: impl Text) -> Usage {
        let lang = self.reader.lang;
        let has_values = arg.get_action().takes_values();
        let arg = arg
            .help(about.said(lang))
            .help_heading(heading.text(lang))
            .hide_possible_values(has_values);
        self.with(|command| command.arg(arg))
    }

    /// An argument that is known by its place.
    pub(crate) fn argument(self, arg: Arg, about: impl Text) -> Usage {
        self.add(arg, help::ARGUMENTS, about)
    }

    /// An argument that is known by its name.
    pub(crate) fn option(self, arg: Arg, about: impl Text) -> Usage {
        self.add(arg, help::OPTIONS, about)
    }

    /// An option without a value.
    pub(crate) fn flag(self, name: &'static str, about: impl Text) -> Usage {
        let flag = Arg::new(name).long(name).action(ArgAction::SetTrue);
        self.option(flag, about)
    }

    /// The file that a record is in.
    pub(crate) fn file(self) -> Usage {
        self.argument(Arg::new("FILE").required(true), help::FILE)
    }

    /// The options by which rules are set, and what they can be.
    pub(crate) fn rules(self) -> Usage {
        let Reader { lang, game } = self.reader;
        set_up::options(self).with(|command| command.after_help(set_up::told(game, lang)))
    }

    /// A script may read the answer.
    pub(crate) fn json(self) -> Usage {
        self.flag("json", help::JSON)
    }

    /// A command below this one.
    pub(crate) fn subcommand(self, below: Usage) -> Usage {
        let below = below.finish();
        self.with(|command| command.subcommand(below))
    }

    /// The heading for the commands below this one.
    pub(crate) fn with_subcommands(self) -> Usage {
        let heading = help::COMMANDS.text(self.reader.lang);
        self.with(|command| {
            let command = command.subcommand_help_heading(heading);
            command.disable_help_subcommand(true)
        })
    }

    /// The whole description.
    pub(crate) fn finish(self) -> Command {
        let help = Arg::new("help").long("help").short('h');
        let help = help.action(ArgAction::Help);
        self.option(help, help::HELP_FLAG).command
    }
}

/// An option with a value. A negative number is taken as its value, so that what is
/// said against it can name what would be right.
pub(crate) fn valued(name: &'static str, placeholder: &'static str) -> Arg {
    Arg::new(name)
        .long(name)
        .value_name(placeholder)
        .allow_negative_numbers(true)
}

/// An option with a value that is read like this.
pub(crate) fn read_by(
    name: &'static str,
    placeholder: &'static str,
    parser: impl IntoResettable<ValueParser>,
) -> Arg {
    valued(name, placeholder).value_parser(parser)
}

/// Where chance begins.
pub(crate) fn seed() -> Arg {
    read_by("seed", "N", clap::value_parser!(u64))
}

/// How many threads this machine can run at a time.
pub(crate) fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZeroUsize::get)
}

/// What was given by this name, if anything was.
pub(crate) fn given<T: Clone + Send + Sync + 'static>(found: &ArgMatches, name: &str) -> Option<T> {
    found.get_one(name).cloned()
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
    // What is shown again may be an address of a database.
    let of = |kind| StoreUrl::without_password(&context(kind).unwrap_or_default());
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
