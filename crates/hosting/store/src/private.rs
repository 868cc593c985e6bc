//! Files that nobody but their owner reads. What is kept has the secrets of the
//! dice in it: whoever reads them knows the next roll.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use game::Lang;

use crate::url::StoreUrl;
use crate::words;

/// What SQLite puts beside a file for as long as it needs it. It gives them the
/// permissions of the file itself.
const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];

/// A file that others on this machine may read or write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exposed {
    /// Which one it is.
    pub file: PathBuf,
    /// Its permissions, such as 0o644.
    pub mode: u32,
}

impl Exposed {
    /// What is wrong and how it is mended, as a sentence without its full stop.
    pub fn tell(&self, lang: Lang) -> String {
        words::exposed(lang, self)
    }

    /// The command that mends it.
    pub fn remedy(&self) -> String {
        format!("chmod 600 {}", quoted(&self.file.display().to_string()))
    }
}

/// Which of a store's files are open to others. PostgreSQL looks after its own.
pub fn exposed(place: &StoreUrl) -> Vec<Exposed> {
    place.file().map(exposed_files).unwrap_or_default()
}

/// The same for a file of SQLite's, such as a backup, and what is beside it.
pub fn exposed_files(file: &Path) -> Vec<Exposed> {
    let beside = BESIDE.iter().map(|end| with_end(file, end));
    let files = std::iter::once(file.to_path_buf()).chain(beside);
    files
        .filter_map(|file| {
            let mode = mode(&file)?;
            (mode & 0o077 != 0).then_some(Exposed { file, mode })
        })
        .collect()
}

/// Makes a new file, empty and from its first moment for its owner alone. One
/// that is there already is an error.
pub(crate) fn make_new(file: &Path) -> io::Result<()> {
    writing().create_new(true).open(file).map(drop)
}

/// Makes a file unless it is there, before SQLite would make it for everybody to read.
pub(crate) fn make(file: &Path) -> io::Result<()> {
    // To close a file lets go of every lock that this program has on it, by whichever
    // connection. So nobody here may have it open meanwhile: whoever opens a store
    // comes through here first.
    static MAKING: Mutex<()> = Mutex::new(());
    let _making = MAKING.lock().unwrap_or_else(PoisonError::into_inner);
    if file.try_exists()? {
        return Ok(());
    }
    writing().create(true).truncate(false).open(file).map(drop)
}

/// A file's name with something behind it.
pub(crate) fn with_end(file: &Path, end: &str) -> PathBuf {
    let mut name = file.as_os_str().to_os_string();
    name.push(end);
    PathBuf::from(name)
}

fn writing() -> std::fs::OpenOptions {
    let mut options = std::fs::OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// The permissions of a file; none where there is no file, or no such thing.
#[cfg(unix)]
fn mode(file: &Path) -> Option<u32> {
    use std::os::unix::fs::PermissionsExt;
    let found = std::fs::metadata(file).ok()?;
    found.is_file().then(|| found.permissions().mode() & 0o7777)
}

#[cfg(not(unix))]
fn mode(_: &Path) -> Option<u32> {
    None
}

/// A name as a shell takes it.
fn quoted(name: &str) -> String {
    let plain = |sign: char| sign.is_alphanumeric() || "/._-+,:@%".contains(sign);
    if !name.is_empty() && name.chars().all(plain) && !name.starts_with('-') {
        return name.to_string();
    }
    // An option is no name.
    let here = if name.starts_with('-') { "./" } else { "" };
    format!("'{here}{}'", name.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_written_so_that_a_shell_takes_it() {
        assert_eq!(quoted("/var/lib/tablier.db-wal"), "/var/lib/tablier.db-wal");
        assert_eq!(quoted("my games.db"), "'my games.db'");
        assert_eq!(quoted("it's; rm"), r"'it'\''s; rm'");
        assert_eq!(quoted("-R"), "'./-R'");
    }

    #[test]
    fn what_is_open_to_others_is_told_with_its_remedy() {
        let exposed = Exposed {
            file: "games.db".into(),
            mode: 0o644,
        };
        for lang in [Lang::En, Lang::Fr, Lang::Es] {
            let told = exposed.tell(lang);
            assert!(told.contains("games.db") && told.contains("0644"), "{told}");
            assert!(told.contains("chmod 600 games.db"), "{told}");
        }
    }
}
