//! Knows whether something has to be made again: what it was made from and what
//! it became are remembered as one number each. The note is written last and torn
//! up first, so that what was interrupted is never believed.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The note about one thing that is made.
pub(crate) struct Stamp {
    note: PathBuf,
    made_from: u64,
}

impl Stamp {
    /// For something that is made from this.
    pub(crate) fn new(note: PathBuf, made_from: u64) -> Stamp {
        Stamp { note, made_from }
    }

    /// Whether what is there was made from the same and is as it was then.
    pub(crate) fn holds(&self, made: &[PathBuf]) -> bool {
        let noted = fs::read_to_string(&self.note).unwrap_or_default();
        Digest::of(made).is_ok_and(|made| noted == self.text(made))
    }

    /// Whatever happens now, what is there is not to be believed.
    pub(crate) fn tear_up(&self) -> Result<()> {
        if self.note.exists() {
            fs::remove_file(&self.note)
                .with_context(|| format!("cannot remove {}", self.note.display()))?;
        }
        Ok(())
    }

    /// It is made.
    pub(crate) fn write(&self, made: &[PathBuf]) -> Result<()> {
        if let Some(folder) = self.note.parent() {
            fs::create_dir_all(folder)?;
        }
        let text = self.text(Digest::of(made)?);
        fs::write(&self.note, text).with_context(|| format!("cannot write {}", self.note.display()))
    }

    fn text(&self, made: u64) -> String {
        format!("{:016x} {made:016x}\n", self.made_from)
    }
}

/// Many files and texts as one number.
#[derive(Default)]
pub(crate) struct Digest(DefaultHasher);

impl Digest {
    /// Files, and folders with all that is in them. One that is missing is an
    /// error.
    pub(crate) fn of(paths: &[PathBuf]) -> Result<u64> {
        let mut digest = Digest::default();
        for path in paths {
            digest.path(path)?;
        }
        Ok(digest.number())
    }

    pub(crate) fn text(&mut self, text: &str) {
        text.hash(&mut self.0);
    }

    pub(crate) fn path(&mut self, path: &Path) -> Result<()> {
        let cannot = || format!("cannot read {}", path.display());
        if path.is_dir() {
            let entries: Result<Vec<_>, _> = fs::read_dir(path).with_context(cannot)?.collect();
            let mut entries = entries.with_context(cannot)?;
            entries.sort_by_key(fs::DirEntry::file_name);
            entries.len().hash(&mut self.0);
            for entry in entries {
                entry.file_name().hash(&mut self.0);
                self.path(&entry.path())?;
            }
        } else {
            fs::read(path).with_context(cannot)?.hash(&mut self.0);
        }
        Ok(())
    }

    pub(crate) fn number(&self) -> u64 {
        self.0.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder of a test's own, with one file that is made.
    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("xtask-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("made/deep")).unwrap();
        fs::write(folder.join("made/deep/file"), "text").unwrap();
        folder
    }

    #[test]
    fn what_is_unchanged_is_not_made_again() {
        let folder = folder("unchanged");
        let made = [folder.join("made")];
        let stamp = Stamp::new(folder.join("notes/note"), 7);
        assert!(!stamp.holds(&made));
        stamp.write(&made).unwrap();
        assert!(stamp.holds(&made));
        assert!(!Stamp::new(folder.join("notes/note"), 8).holds(&made));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_was_interrupted_or_spoilt_is_made_again() {
        let folder = folder("spoilt");
        let made = [folder.join("made")];
        let file = folder.join("made/deep/file");
        let stamp = Stamp::new(folder.join("note"), 7);
        stamp.write(&made).unwrap();
        stamp.tear_up().unwrap();
        assert!(!stamp.holds(&made));
        stamp.write(&made).unwrap();
        for spoil in ["", "texu"] {
            fs::write(&file, spoil).unwrap();
            assert!(!stamp.holds(&made), "{spoil:?}");
        }
        fs::write(&file, "text").unwrap();
        assert!(stamp.holds(&made));
        fs::write(folder.join("made/more"), "").unwrap();
        assert!(!stamp.holds(&made));
        fs::remove_dir_all(folder.join("made")).unwrap();
        assert!(!stamp.holds(&made));
        fs::remove_dir_all(folder).unwrap();
    }
}
