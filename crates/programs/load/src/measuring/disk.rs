//! How long the disk itself takes meanwhile. A server acknowledges what is on disk,
//! so that none answers while the disk pauses; whoever reads how long answers took
//! wants to know which of the two it was.

use std::fs::{self, File};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::latency::Latencies;

/// How often something is written: often enough to meet a pause, and seldom enough
/// to be no load.
const OFTEN: Duration = Duration::from_millis(25);

/// How much of the file is written over and over, as a database does with its log.
const PAGE: usize = 4096;
const PAGES: u64 = 256;

/// A file of one's own on the disk that is looked at.
pub(crate) struct Disk {
    file: File,
    place: PathBuf,
}

/// Writing that goes on until it is ended, or nobody wants to know any more.
pub(crate) struct DiskWatch {
    end: Arc<AtomicBool>,
    writing: Option<JoinHandle<io::Result<Latencies>>>,
}

impl Disk {
    /// Makes a file in this folder.
    pub(crate) fn open(folder: &Path) -> io::Result<Disk> {
        let place = folder.join(format!("tablier-load-{}.tmp", std::process::id()));
        let file = File::create_new(&place)?;
        let disk = Disk { file, place };
        for page in 0..PAGES {
            disk.write(page)?;
        }
        disk.file.sync_all()?;
        Ok(disk)
    }

    fn write(&self, page: u64) -> io::Result<()> {
        let mut file = &self.file;
        file.seek(SeekFrom::Start(page * PAGE as u64))?;
        file.write_all(&[0; PAGE])
    }

    /// Writes a page now and then and waits until it is on disk.
    pub(crate) fn watch(self) -> DiskWatch {
        let end = Arc::new(AtomicBool::new(false));
        let ends = Arc::clone(&end);
        let writing = thread::spawn(move || {
            let mut took = Latencies::default();
            for page in (0..PAGES).cycle() {
                if ends.load(Ordering::Relaxed) {
                    break;
                }
                let begun = Instant::now();
                self.write(page)?;
                self.file.sync_data()?;
                took.add(begun.elapsed());
                thread::sleep(OFTEN.saturating_sub(begun.elapsed()));
            }
            Ok(took)
        });
        let writing = Some(writing);
        DiskWatch { end, writing }
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // Whoever finds it finds nothing in it.
        let _ = fs::remove_file(&self.place);
    }
}

impl DiskWatch {
    /// How long each of the writes took.
    pub(crate) fn end(mut self) -> io::Result<Latencies> {
        let broke_off = || Err(io::Error::other("the writing broke off"));
        self.stop().unwrap_or_else(broke_off)
    }

    fn stop(&mut self) -> Option<io::Result<Latencies>> {
        self.end.store(true, Ordering::Relaxed);
        self.writing.take()?.join().ok()
    }
}

impl Drop for DiskWatch {
    /// Somebody who ends a load early finds no file of ours either.
    fn drop(&mut self) {
        let _ = self.stop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_disk_is_written_to_and_left_as_it_was() {
        let folder = std::env::temp_dir();
        let disk = Disk::open(&folder).unwrap();
        let place = disk.place.clone();
        assert!(place.exists());
        let watch = disk.watch();
        thread::sleep(4 * OFTEN);
        let took = watch.end().unwrap();
        assert!(took.count() > 0);
        assert!(took.quantile(0.5) > Duration::ZERO);
        assert!(!place.exists());
        drop(Disk::open(&folder).unwrap().watch());
        assert!(!place.exists());
    }

    #[test]
    fn a_folder_that_is_not_there_is_told() {
        let missing = std::env::temp_dir().join("tablier-no-such-folder");
        assert!(Disk::open(&missing).is_err());
    }
}
