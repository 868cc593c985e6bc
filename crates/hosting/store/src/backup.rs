//! A copy of everything as it is at one moment, in a new file of SQLite's,
//! whichever database it comes from and while it is in use.

use std::io;
use std::path::Path;
use std::sync::Arc;

use serde_json::json;
use sqlx::sqlite::{SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection};

use crate::Store;
use crate::error::StoreError;
use crate::private;
use crate::snapshot::{Progress, Snapshot};
use crate::sqlite::{self, schema};
use crate::stream::kept;

/// What is in a backup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Saved {
    /// How many streams.
    pub streams: u64,
    /// How many rows.
    pub rows: u64,
    /// How long the file is.
    pub bytes: u64,
}

impl Store {
    /// Writes everything into a new file. The file has its name only when it is
    /// whole and on the disk; one that is there already is left alone.
    pub async fn backup(
        &self,
        file: &Path,
        progress: &mut (dyn FnMut(Progress) + Send),
    ) -> Result<Saved, StoreError> {
        if tokio::fs::try_exists(file).await.unwrap_or(false) {
            return Err(StoreError::Exists(file.to_path_buf()));
        }
        // It grows beside the file until it is whole.
        let part = private::with_end(file, ".part");
        let saved = async {
            let (streams, rows) = self.copy(&part, progress).await?;
            let bytes = settle(&part, file).await?;
            Ok(Saved {
                streams,
                rows,
                bytes,
            })
        };
        let saved = saved.await;
        if saved.is_err() {
            // What is left of it is of no use to anybody.
            let _ = tokio::fs::remove_file(&part).await;
        }
        saved
    }

    async fn copy(
        &self,
        part: &Path,
        progress: &mut (dyn FnMut(Progress) + Send),
    ) -> Result<(u64, u64), StoreError> {
        // Left behind by a backup that was killed.
        match tokio::fs::remove_file(part).await {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(trouble(part, error));
            }
            _ => {}
        }
        // The folder's trouble is told in its own words, which SQLite does not know.
        private::make_new(part).map_err(|error| trouble(part, error))?;
        let mut target = sqlite::options(part)
            .journal_mode(SqliteJournalMode::Off)
            // The file is brought to the disk as a whole in the end.
            .synchronous(SqliteSynchronous::Off)
            .connect()
            .await
            .map_err(|error| schema::cannot_open(part, error))?;
        schema::migrate(&mut target, part).await?;
        let mut source = self.snapshot().await?;
        let copied = copy_all(&mut source, &mut target, progress).await?;
        target.close().await?;
        Ok(copied)
    }
}

async fn copy_all(
    source: &mut Snapshot<'_>,
    target: &mut SqliteConnection,
    progress: &mut (dyn FnMut(Progress) + Send),
) -> Result<(u64, u64), StoreError> {
    let (streams, rows) = source.totals().await?;
    let all = streams + rows;
    let mut done = 0;
    progress(Progress { done, all });
    let mut change = target.begin().await?;
    let mut after = String::new();
    loop {
        let heads = source.heads(&after).await?;
        let Some(last) = heads.last() else { break };
        after.clone_from(&last.id);
        let values: Vec<_> = (heads.iter())
            .map(|head| {
                json!([
                    head.id,
                    head.kind.as_str(),
                    head.state,
                    i64::from(head.listed),
                    head.group,
                    head.facts,
                    kept(head.revision),
                    kept(head.created),
                    kept(head.touched),
                    kept(head.last)
                ])
            })
            .collect();
        sqlx::query(
            "INSERT INTO streams (id, kind, state, listed, belongs, facts, revision, created, touched, last)
             SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4,
                    value ->> 5, value ->> 6, value ->> 7, value ->> 8, value ->> 9 FROM json_each($1)",
        )
        .bind(json!(values).to_string())
        .execute(&mut *change)
        .await?;
        done += heads.len() as u64;
        progress(Progress { done, all });
    }
    let mut at: (Arc<str>, u64) = ("".into(), 0);
    loop {
        let rows = source.rows(&at.0, at.1).await?;
        let Some(last) = rows.last() else { break };
        at = (Arc::clone(&last.stream), last.seq);
        let values: Vec<_> = (rows.iter())
            .map(|row| json!([&*row.stream, kept(row.seq), kept(row.at), row.body]))
            .collect();
        sqlx::query(
            "INSERT INTO rows (stream, seq, at, body)
             SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)",
        )
        .bind(json!(values).to_string())
        .execute(&mut *change)
        .await?;
        done += rows.len() as u64;
        progress(Progress { done, all });
    }
    for (server, at) in source.beats().await? {
        sqlx::query("INSERT INTO beats (server, at) VALUES ($1, $2)")
            .bind(server)
            .bind(at)
            .execute(&mut *change)
            .await?;
    }
    for outage in source.outages().await? {
        sqlx::query("INSERT INTO outages (since, until) VALUES ($1, $2)")
            .bind(kept(outage.from))
            .bind(kept(outage.until))
            .execute(&mut *change)
            .await?;
    }
    change.commit().await?;
    Ok((streams, rows))
}

/// Brings the file to the disk and gives it its name, unless somebody else has
/// taken that meanwhile. Answers how long it is.
async fn settle(part: &Path, file: &Path) -> Result<u64, StoreError> {
    let told = |error| trouble(file, error);
    let whole = tokio::fs::File::open(part).await.map_err(told)?;
    whole.sync_all().await.map_err(told)?;
    let bytes = whole.metadata().await.map_err(told)?.len();
    match tokio::fs::hard_link(part, file).await {
        Ok(()) => tokio::fs::remove_file(part).await.map_err(told)?,
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            return Err(StoreError::Exists(file.to_path_buf()));
        }
        // Not every file system has a second name for a file.
        Err(_) => tokio::fs::rename(part, file).await.map_err(told)?,
    }
    let folder = match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    // A folder can be brought to the disk on most systems and need not be on others.
    if let Ok(folder) = tokio::fs::File::open(folder).await {
        let _ = folder.sync_all().await;
    }
    Ok(bytes)
}

fn trouble(file: &Path, error: io::Error) -> StoreError {
    StoreError::File {
        file: file.to_path_buf(),
        why: Arc::new(error),
    }
}
