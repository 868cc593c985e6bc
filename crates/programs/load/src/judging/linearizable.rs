//! Histories with all their times, written to a file and judged from there: the judge
//! sees nothing but that file.

use std::fs::File;
use std::io::{BufReader, BufWriter};
use std::time::{Duration, Instant};

use judge::{Log, TableHistory, Verdict, Writer};
use wire::online::messages::Row;

use crate::Progress;
use crate::error::LoadError;
use crate::recording::history;
use crate::recording::timeline::log_row;

/// What a judge found in a file, and how long that took.
pub struct Judged {
    /// The file.
    pub file: String,
    /// What was found.
    pub verdict: Verdict,
    /// How long it took to judge.
    pub took: Duration,
}

/// A log as it was read at the end, with the time of call and answer.
pub(crate) struct LastReading {
    pub(crate) called: u64,
    pub(crate) answered: u64,
    pub(crate) rows: Vec<Row>,
}

/// A file in which a history is being written.
pub(crate) struct HistoryFile {
    name: String,
    writer: Writer<BufWriter<File>>,
}

impl HistoryFile {
    /// Begins it.
    pub(crate) fn create(name: String) -> Result<HistoryFile, LoadError> {
        let writer = File::create(&name).and_then(|file| Writer::new(BufWriter::new(file)));
        match writer {
            Ok(writer) => Ok(HistoryFile { name, writer }),
            Err(cause) => Err(LoadError::History { file: name, cause }),
        }
    }

    /// Adds what was seen of a table, which is forgotten with that.
    pub(crate) fn add(
        &mut self,
        seen: &mut history::TableHistory,
        last: Option<&LastReading>,
    ) -> Result<(), LoadError> {
        let log = last.map(|last| Log {
            called: last.called,
            answered: last.answered,
            rows: last.rows.iter().map(log_row).collect(),
        });
        let written = self.writer.table(&TableHistory {
            table: seen.table.to_string(),
            events: seen.timeline.take(),
            log,
        });
        written.map_err(|cause| LoadError::History {
            file: self.name.clone(),
            cause,
        })
    }

    /// Ends it, and judges what it says.
    pub(crate) fn judge(self, progress: &dyn Progress) -> Result<Judged, LoadError> {
        let file = self.name;
        if let Err(cause) = self.writer.finish() {
            return Err(LoadError::History { file, cause });
        }
        judge(file, progress)
    }
}

/// Judges the history in a file.
pub fn judge(file: String, progress: &dyn Progress) -> Result<Judged, LoadError> {
    let opened = File::open(&file).and_then(|open| Ok((open.metadata()?.len(), open)));
    let (length, open) = match opened {
        Ok(opened) => opened,
        Err(cause) => return Err(LoadError::NoHistory { file, cause }),
    };
    let begun = Instant::now();
    progress.report(0, length as usize);
    let report = |bytes: u64| progress.report(bytes as usize, length as usize);
    match Verdict::of(BufReader::new(open), report) {
        Ok(verdict) => Ok(Judged {
            file,
            verdict,
            took: begun.elapsed(),
        }),
        Err(cause) => Err(LoadError::NotJudged { file, cause }),
    }
}
