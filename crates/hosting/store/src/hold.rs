//! One server to a file of SQLite's. Two would each take the other's players for
//! absent, so a server holds a lock beside the file for as long as it lives. The system
//! lets go of the lock when the process ends, however it ends; what is left of the file
//! then hinders nobody. Commands that do their work and end need no lock.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::error::StoreError;
use crate::private::with_end;
use crate::url::StoreUrl;

/// What stands behind the name of the database in the name of the lock.
const END: &str = "-server";

/// No holder says more about itself.
const LONGEST: u64 = 200;

/// That a server holds its file, until this is dropped.
#[derive(Debug)]
pub struct Hold {
    _lock: Option<File>,
}

impl Hold {
    /// Holds a store for a server at this address, or says who holds it. On
    /// PostgreSQL any number of servers may work side by side.
    pub fn take(place: &StoreUrl, address: &str) -> Result<Hold, StoreError> {
        let Some(file) = place.file() else {
            return Ok(Hold { _lock: None });
        };
        let lock = with_end(&whole_path(file), END);
        match lock_file(&lock, address) {
            Ok(Some(_lock)) => Ok(Hold { _lock: Some(_lock) }),
            Ok(None) => Err(StoreError::Held {
                place: file.display().to_string(),
                by: holder(&lock),
            }),
            // The folder is missing, which is said better by whoever opens the file.
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Hold { _lock: None }),
            Err(why) => Err(StoreError::File {
                file: lock,
                why: Arc::new(why),
            }),
        }
    }
}

/// The same file has the same lock, by whichever way it is named.
fn whole_path(file: &Path) -> PathBuf {
    if let Ok(whole) = file.canonicalize() {
        return whole;
    }
    let folder = file.parent().filter(|it| !it.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new(".")).canonicalize();
    match (folder, file.file_name()) {
        (Ok(folder), Some(name)) => folder.join(name),
        _ => file.to_path_buf(),
    }
}

/// Locks the file and writes into it who holds it; nothing if somebody else does.
fn lock_file(lock: &Path, address: &str) -> io::Result<Option<File>> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(lock)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Ok(None),
        // A file system without locks cannot tell; nobody is kept from serving by that.
        Err(TryLockError::Error(_)) => return Ok(Some(file)),
    }
    file.set_len(0)?;
    file.rewind()?;
    writeln!(file, "{} {address}", std::process::id())?;
    Ok(Some(file))
}

/// Who holds it: the number of its process and its address, as far as it has said so.
fn holder(lock: &Path) -> Option<(u32, String)> {
    let mut said = String::new();
    let file = File::open(lock).ok()?;
    file.take(LONGEST).read_to_string(&mut said).ok()?;
    let (process, address) = said.trim_end().split_once(' ')?;
    Some((process.parse().ok()?, address.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Folder;

    #[test]
    fn the_second_is_told_who_the_first_is() {
        let folder = Folder::new();
        let place = folder.store("store.db");
        let first = Hold::take(&place, "127.0.0.1:7777").unwrap();
        let second = Hold::take(&place, "127.0.0.1:8888").unwrap_err();
        for lang in game::Lang::ALL {
            let said = second.explain(lang);
            assert!(said.contains("store.db"), "{said}");
            assert!(said.contains("127.0.0.1:7777"), "{said}");
            assert!(said.contains(&std::process::id().to_string()), "{said}");
        }
        drop(first);
        // The file is still there, with the first one's name in it.
        assert!(folder.file("store.db-server").exists());
        let third = Hold::take(&place, "127.0.0.1:9999").unwrap();
        assert!(Hold::take(&place, "x").is_err());
        drop(third);
    }

    #[test]
    fn another_name_of_the_file_is_the_same_file() {
        let folder = Folder::new();
        std::fs::write(folder.file("store.db"), "").unwrap();
        std::os::unix::fs::symlink(folder.file("store.db"), folder.file("link.db")).unwrap();
        let _first = Hold::take(&folder.store("store.db"), "a").unwrap();
        assert!(Hold::take(&folder.store("link.db"), "b").is_err());
        assert!(Hold::take(&folder.store("./store.db"), "b").is_err());
        assert!(Hold::take(&folder.store("other.db"), "b").is_ok());
        assert!(Hold::take(&folder.store("no/such/folder.db"), "b").is_ok());
    }

    #[test]
    fn the_lock_is_for_its_owner_alone() {
        use std::os::unix::fs::PermissionsExt;
        let folder = Folder::new();
        let _hold = Hold::take(&folder.store("store.db"), "a").unwrap();
        let found = std::fs::metadata(folder.file("store.db-server")).unwrap();
        assert_eq!(found.permissions().mode() & 0o777, 0o600);
    }
}
