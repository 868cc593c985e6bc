//! Games on disk: written after every event, and found again.

use std::env;
use std::error::Error;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use catalog::GameId;
use game::Lang;
use table::{Millis, Table};

use super::saved;
use crate::source;
use crate::words::saving as words;

/// Where a game is saved.
pub(crate) struct Store {
    game: GameId,
    /// The file, once it is known.
    file: Option<PathBuf>,
    /// Where files are made if none was named.
    folder: Option<PathBuf>,
    /// What went wrong has been said.
    complained: bool,
    /// What is in the file is this game as it stands.
    pub(crate) is_saved: bool,
}

/// Why a game was not saved.
#[derive(Debug)]
pub(crate) enum SavingError {
    /// There is no folder for games.
    NoFolder,
    /// The file cannot be written.
    File(PathBuf, io::Error),
}

impl SavingError {
    /// What is wrong, in the reader's language.
    pub(crate) fn explain(&self, lang: Lang) -> String {
        match self {
            SavingError::NoFolder => words::NO_FOLDER.text(lang).to_string(),
            SavingError::File(file, error) => {
                words::cannot_save(lang, &file.display().to_string(), error)
            }
        }
    }
}

impl fmt::Display for SavingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.explain(Lang::En))
    }
}

impl Error for SavingError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            SavingError::NoFolder => None,
            SavingError::File(_, error) => Some(error),
        }
    }
}

/// The folder of saved games.
fn folder() -> Option<PathBuf> {
    let path = |name| env::var_os(name).map(PathBuf::from);
    let data = path("XDG_DATA_HOME").filter(|path| path.is_absolute());
    let home = || path("HOME").filter(|path| path.is_absolute());
    let data = data.or_else(|| home().map(|home| home.join(".local/share")))?;
    Some(data.join("tablier").join("games"))
}

impl Store {
    /// Saves in this file, or in a new one of the folder of saved games.
    pub(crate) fn new(game: GameId, file: Option<&str>) -> Store {
        Store {
            game,
            file: file.map(PathBuf::from),
            folder: folder(),
            complained: false,
            is_saved: false,
        }
    }

    /// The file in which the game is, or will be.
    pub(crate) fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// Saves in another file from now on.
    pub(crate) fn move_to(&mut self, file: &str) {
        self.file = Some(PathBuf::from(file));
        self.complained = false;
    }

    /// Another game begins: it leaves the file of the last one as it is.
    pub(crate) fn next_game(&mut self) {
        self.is_saved = false;
        let in_folder = self.file.as_deref().and_then(Path::parent) == self.folder.as_deref();
        self.file = match self.file.take() {
            Some(file) if !in_folder => Some(unused(&file)),
            _ => None,
        };
    }

    /// Writes the game to its file. What goes wrong is returned only the first
    /// time.
    pub(crate) fn save(&mut self, table: &Table, now: Millis) -> Result<(), SavingError> {
        let written = self.try_to_save(table, now);
        self.is_saved = written.is_ok();
        match written {
            Err(error) if !self.complained => {
                self.complained = true;
                Err(error)
            }
            _ => Ok(()),
        }
    }

    fn try_to_save(&mut self, table: &Table, now: Millis) -> Result<(), SavingError> {
        let file = match &self.file {
            Some(file) => file.clone(),
            None => {
                let folder = self.folder.clone().ok_or(SavingError::NoFolder)?;
                let made = new_file(&folder, self.game);
                let file = made.map_err(|error| SavingError::File(folder, error))?;
                self.file.insert(file).clone()
            }
        };
        let text = saved::record(table, now).to_text();
        write(&file, &text).map_err(|error| SavingError::File(file, error))
    }
}

/// Makes the next file of a game, which nobody else then makes.
fn new_file(folder: &Path, game: GameId) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let numbers = games_in(folder, Some(game));
    let mut number = numbers.iter().map(|saved| saved.number).max().unwrap_or(0);
    loop {
        number += 1;
        let file = folder.join(format!("{}-{number:04}.record", game.name()));
        match File::create_new(&file) {
            Ok(_) => return Ok(file),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
}

/// A file beside this one that is not there yet.
fn unused(file: &Path) -> PathBuf {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let ending = file.extension().unwrap_or_default().to_string_lossy();
    let dot = if ending.is_empty() { "" } else { "." };
    (2..)
        .map(|number| file.with_file_name(format!("{stem}-{number}{dot}{ending}")))
        .find(|file| !file.exists())
        .unwrap_or_default()
}

/// Writes a whole file or leaves the old one: a program that dies halfway
/// loses nothing.
fn write(file: &Path, text: &str) -> io::Result<()> {
    let mut name = file.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".{}.part", std::process::id()));
    let part = file.with_file_name(name);
    let mut new = File::create(&part)?;
    let done = new
        .write_all(text.as_bytes())
        .and_then(|()| new.sync_all())
        .and_then(|()| fs::rename(&part, file));
    if done.is_err() {
        // What is left of it is of no use to anybody.
        let _ = fs::remove_file(&part);
    }
    done
}

/// A file in the folder of saved games.
struct SavedFile {
    file: PathBuf,
    number: u32,
    changed: SystemTime,
}

/// The saved games, or those of one game.
fn games_in(folder: &Path, game: Option<GameId>) -> Vec<SavedFile> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let saved = entries.filter_map(|entry| {
        let name = entry.file_name().into_string().ok()?;
        let (of, number) = name.strip_suffix(".record")?.rsplit_once('-')?;
        let id = GameId::from_name(of)?;
        let wanted = game.is_none_or(|game| game == id);
        wanted.then_some(SavedFile {
            file: entry.path(),
            number: number.parse().ok()?,
            changed: entry.metadata().ok()?.modified().ok()?,
        })
    });
    saved.collect()
}

/// The file of the newest game that is not over.
pub(crate) fn newest_unfinished(game: Option<GameId>) -> Option<String> {
    let mut saved = games_in(&folder()?, game);
    saved.sort_by_key(|saved| std::cmp::Reverse((saved.changed, saved.number)));
    let mut files =
        (saved.into_iter()).filter_map(|saved| saved.file.into_os_string().into_string().ok());
    files.find(|file| {
        // A file that was only just made holds nothing to go on with.
        let holds = fs::metadata(file).is_ok_and(|about| about.len() > 0);
        let record = source::record(file).ok().filter(|_| holds);
        let game = record.and_then(|record| record.replay().ok());
        game.is_some_and(|game| game.outcome().is_none())
    })
}
