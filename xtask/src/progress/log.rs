//! The file with everything that the programs of a run have said.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, Result};

/// The file, written line by line, also by several steps at once.
pub(crate) struct Log {
    path: PathBuf,
    file: Mutex<File>,
    /// Whether everything is also shown.
    verbose: bool,
}

impl Log {
    /// Begins a new file.
    pub(crate) fn begin(path: PathBuf, verbose: bool) -> Result<Log> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot make {}", folder.display()))?;
        }
        let file = File::create(&path);
        let file = file.with_context(|| format!("cannot write {}", path.display()))?;
        Ok(Log {
            path,
            file: Mutex::new(file),
            verbose,
        })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    pub(crate) fn verbose(&self) -> bool {
        self.verbose
    }

    /// Adds a line. A label says which of several programs at once has said it.
    pub(crate) fn line(&self, label: &str, line: &str) {
        let line = match label {
            "" => format!("{line}\n"),
            _ => format!("{label:<8} | {line}\n"),
        };
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        // A full disk is no reason to stop checking; what is shown stays true.
        let _ = file.write_all(line.as_bytes());
        if self.verbose {
            let _ = std::io::stderr().write_all(line.as_bytes());
        }
    }
}
