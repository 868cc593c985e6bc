//! What can go wrong while a command is carried out.

use std::error::Error;
use std::fmt;
use std::io;
use std::net::SocketAddr;

use ::puzzles::fifth_level::FifthLevelError;
use ::puzzles::{ArrangementError, CertificateError, Fault, ProofError, Puzzle};
use catalog::{GameId, ReadError, ReplayError};
use fair::VerifyError;
use game::{Lang, Refusal, TagError};
use load::LoadError;
use serde_json::{Value, json};
use server::PageError;
use table::ConfigError;

use crate::games::{codecup, holes, puzzles};
use crate::words::{self, arena, keeping, saving, serve};

/// Why a command could not do what was asked.
#[derive(Debug)]
pub(crate) enum CliError {
    /// The file cannot be read.
    File { name: String, error: io::Error },
    /// The file is too large to be a record.
    TooLarge { name: String },
    /// The file is not text.
    NotText { name: String },
    /// The file is no record.
    Record(ReadError),
    /// The record breaks the rules.
    Rules(ReplayError),
    /// A tag given on the command line has a value that cannot be used.
    Tag(TagError),
    /// A tag given on the command line is none of this game's.
    UnknownTag { tag: String, game: GameId },
    /// No match can be played like this.
    Config(ConfigError),
    /// There is no saved game to go on with.
    NothingToResume,
    /// The saved game is another one than was asked for.
    OtherGame { file: String, game: GameId },
    /// A saved game has a tag that only this program writes, and did not.
    SavedTag { file: String, tag: &'static str },
    /// A file cannot be written.
    FileNotWritten { name: String, error: io::Error },
    /// A server could not be put under load.
    Load(LoadError),
    /// A server under load did not keep what it should; the answer has told.
    LoadFailed,
    /// Single rounds were asked for where there are none.
    NoRounds,
    /// A sequential test was asked for where there are no pairs of two.
    NoSprt,
    /// An entrant does not play this game.
    EntrantsGame { entrant: String },
    /// A line of the contest cannot be right.
    CodeCup(codecup::CodeCupError),
    /// A certificate was asked for about all volcanoes at once.
    WhichVolcano,
    /// Which tile is left out does not go with how many there are.
    SixTiles,
    /// A search was ended before it had an answer.
    Interrupted,
    /// The file has no tiles that lie somewhere.
    Arrangement(ArrangementError),
    /// These tiles are no puzzle, or no solution.
    Faults { puzzle: Puzzle, faults: Vec<Fault> },
    /// The file is no certificate.
    Certificate(CertificateError),
    /// The certificate does not show what it claims.
    Refused(ProofError),
    /// The game is no solution.
    Shortfall(FifthLevelError),
    /// This game has no puzzles.
    NoPuzzles { game: GameId },
    /// The chance of a record was not found to be fair.
    Unfair(VerifyError),
    /// The sheet cannot be printed like that.
    Print(print::PrintError),
    /// A file is there already.
    ThereAlready { name: String },
    /// Standard output takes one of the drawings.
    WhichPage { pages: usize },
    /// There is no page to be served.
    Page(PageError),
    /// This is no proxy that could be trusted.
    Proxy(server::ProxyError),
    /// There is no such place to keep things in.
    DataPlace(store::UrlError),
    /// What is kept cannot be opened.
    Store(store::StoreError),
    /// The server cannot begin.
    Server(server::ServerError),
    /// Nothing can be served at this address.
    Listen {
        address: SocketAddr,
        error: io::Error,
    },
    /// An engine does not keep to the protocol; what is wrong has been said.
    NotCompliant,
    /// The output cannot be written.
    Output(io::Error),
    /// Nobody reads the output any more.
    PipeClosed,
}

impl CliError {
    /// This file could not be written.
    pub(crate) fn not_written(name: &str, error: io::Error) -> CliError {
        CliError::FileNotWritten {
            name: name.to_string(),
            error,
        }
    }

    /// What is wrong, in the reader's language.
    pub(crate) fn explain(&self, lang: Lang) -> String {
        match self {
            CliError::File { name, error } => words::cannot_read(lang, name, error),
            CliError::TooLarge { name } => words::too_large(lang, name),
            CliError::NotText { name } => words::not_text(lang, name),
            CliError::Record(error) => error.explain(lang),
            CliError::Rules(error) => error.explain(lang),
            CliError::Tag(error) => error.explain(lang),
            CliError::UnknownTag { tag, game } => words::unknown_tag(lang, tag, *game),
            CliError::Config(error) => error.explain(lang),
            CliError::NothingToResume => saving::NOTHING_TO_RESUME.text(lang).to_string(),
            CliError::OtherGame { file, game } => saving::other_game(lang, file, game.title()),
            CliError::SavedTag { file, tag } => saving::bad_tag(lang, file, tag),
            CliError::FileNotWritten { name, error } => {
                arena::file_not_written(lang, name, &words::file_trouble(lang, error))
            }
            CliError::NoRounds => arena::no_rounds(lang),
            CliError::NoSprt => arena::NO_SPRT.text(lang).to_string(),
            CliError::EntrantsGame { entrant } => arena::not_this_game(lang, entrant),
            CliError::WhichVolcano => puzzles::WHICH_VOLCANO.text(lang).to_string(),
            CliError::SixTiles => holes::SIX_TILES.text(lang).to_string(),
            CliError::Interrupted => puzzles::INTERRUPTED.text(lang).to_string(),
            CliError::Arrangement(malformed) => malformed.explain(lang),
            CliError::Faults { puzzle, faults } => {
                let told = |f: &Fault| format!("{} ({})", f.explain(lang), f.clause(*puzzle));
                faults.iter().map(told).collect::<Vec<_>>().join("\n")
            }
            CliError::Certificate(unreadable) => unreadable.explain(lang),
            CliError::Refused(refused) => refused.explain(lang),
            CliError::Shortfall(shortfall) => shortfall.explain(lang),
            CliError::NoPuzzles { game } => puzzles::no_puzzles(lang, game.title()),
            CliError::Unfair(why) => why.explain(lang),
            CliError::Print(error) => error.explain(lang),
            CliError::ThereAlready { name } => words::print::there_already(lang, name),
            CliError::WhichPage { pages } => words::print::which_page(lang, *pages),
            CliError::Page(missing) => CliError::about_page(lang, missing),
            CliError::Proxy(bad) => bad.explain(lang),
            CliError::DataPlace(bad) => keeping::bad_variable(lang, bad),
            CliError::Store(error) => CliError::about_store(lang, error),
            CliError::Server(error) => error.refusal(lang).message,
            CliError::Listen { address, error } => serve::cannot_listen(lang, *address, error),
            CliError::Load(error) => error.explain(lang),
            CliError::CodeCup(error) => error.explain(lang),
            CliError::NotCompliant => words::engine::NOT_COMPLIANT.text(lang).to_string(),
            CliError::Output(error) => words::cannot_write(lang, error),
            CliError::LoadFailed | CliError::PipeClosed => String::new(),
        }
    }

    /// The same for a script: what is known of event, clause and place is always
    /// there, `null` where it does not apply. Where tiles are wrong, `faults` has
    /// everything that is.
    pub(crate) fn to_json(&self, lang: Lang) -> Value {
        let (mut event, mut clause, mut place, mut code) = (None, None, None, None);
        let mut message = self.explain(lang);
        let mut all: Option<Value> = None;
        if let CliError::Unfair(why) = self {
            (event, code) = (why.event(), Some(why.code()));
        }
        match self {
            CliError::Rules(error) | CliError::Unfair(VerifyError::Illegal(error)) => {
                event = Some(error.event);
                clause = Some(error.illegal.clause().0);
                message = error.illegal.explain(lang);
            }
            CliError::Record(error) => {
                event = error.event();
                place = error.place();
            }
            CliError::Shortfall(FifthLevelError::Illegal { event: at, why }) => {
                event = Some(*at);
                clause = Some(why.clause().0);
                message = why.explain(lang);
            }
            CliError::Faults { puzzle, faults } => {
                clause = faults.first().map(|fault| fault.clause(*puzzle).0);
                all = Some(faults.iter().map(|f| fault(f, *puzzle, lang)).collect());
            }
            _ => {}
        }
        let mut object = json!({ "error": {
            "event": event,
            "clause": clause,
            "line": place.map(|place| place.line),
            "column": place.map(|place| place.column),
            "message": message,
        }});
        if let Some(code) = code {
            object["error"]["code"] = json!(code);
        }
        if let Some(all) = all {
            object["error"]["faults"] = all;
        }
        object
    }
}

impl fmt::Display for CliError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.explain(Lang::En))
    }
}

impl Error for CliError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            CliError::File { error, .. }
            | CliError::FileNotWritten { error, .. }
            | CliError::Page(PageError::Folder(_, error))
            | CliError::Listen { error, .. }
            | CliError::Output(error) => Some(error),
            CliError::Record(error) => Some(error),
            CliError::Rules(error) => Some(error),
            CliError::Tag(error) => Some(error),
            CliError::Config(error) => Some(error),
            CliError::Load(error) => Some(error),
            CliError::CodeCup(error) => Some(error),
            CliError::Arrangement(error) => Some(error),
            CliError::Certificate(error) => Some(error),
            CliError::Refused(error) => Some(error),
            CliError::Shortfall(error) => Some(error),
            CliError::Unfair(error) => Some(error),
            CliError::Print(error) => Some(error),
            CliError::Proxy(error) => Some(error),
            CliError::DataPlace(error) => Some(error),
            CliError::Store(error) => Some(error),
            CliError::Server(error) => Some(error),
            _ => None,
        }
    }
}

/// One thing that is wrong with the tiles of a puzzle.
fn fault(fault: &Fault, puzzle: Puzzle, lang: Lang) -> Value {
    json!({
        "clause": fault.clause(puzzle).0,
        "tile": fault.tile().map(|tile| tile.letter().to_string()),
        "cell": fault.cell().map(|cell| cell.to_string()),
        "message": fault.explain(lang),
    })
}

impl From<ReadError> for CliError {
    fn from(error: ReadError) -> CliError {
        CliError::Record(error)
    }
}

impl From<ReplayError> for CliError {
    fn from(error: ReplayError) -> CliError {
        CliError::Rules(error)
    }
}

impl From<LoadError> for CliError {
    fn from(error: LoadError) -> CliError {
        match error {
            LoadError::Disk { folder, cause } => CliError::not_written(&folder, cause),
            LoadError::History { file, cause } => CliError::not_written(&file, cause),
            LoadError::NoHistory { file, cause } => CliError::File {
                name: file,
                error: cause,
            },
            error => CliError::Load(error),
        }
    }
}

impl From<io::Error> for CliError {
    fn from(error: io::Error) -> CliError {
        if error.kind() == io::ErrorKind::BrokenPipe {
            CliError::PipeClosed
        } else {
            CliError::Output(error)
        }
    }
}
