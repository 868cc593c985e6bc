//! What a backup has and this store has not is added. Nothing that is here is
//! written over or shortened, so that it may be done twice, and while serving.

use std::path::Path;

use sqlx::QueryBuilder;

use crate::error::StoreError;
use crate::snapshot::{Progress, Snapshot, open_file};
use crate::stream::{Head, NewStream, Row, found, kept};
use crate::{Store, queries, writing};

/// How many rows and how much text are added in one transaction at least, before
/// others have their turn; a stream is never split.
const BATCH_ROWS: usize = 1_000;
const BATCH_BYTES: usize = 4 << 20;

/// How many rows go into one statement.
const STATEMENT: usize = 500;

/// What became of a backup's streams.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Restored {
    /// Streams that were not here.
    pub added: u64,
    /// Streams that were here and had fewer rows.
    pub extended: u64,
    /// Streams that were here with all of their rows, or more.
    pub present: u64,
    /// Rows that were added to either.
    pub rows: u64,
    /// Streams that are here with other rows, and were left as they are.
    pub conflicts: Vec<String>,
}

/// A stream of the backup and what has to be added of it.
struct Addition {
    head: Head,
    /// The last row that is here, or nothing if the stream is not.
    here: Option<u64>,
    rows: Vec<Row>,
}

impl Store {
    /// Adds what is missing here from a backup. A stream that was deleted since
    /// the backup comes back.
    pub async fn restore(
        &self,
        file: &Path,
        progress: &mut (dyn FnMut(Progress) + Send),
    ) -> Result<Restored, StoreError> {
        let mut connection = open_file(file).await?;
        let mut source = Snapshot::of_file(&mut connection).await?;
        let (streams, rows) = source.totals().await?;
        let all = streams + rows;
        let mut done = 0;
        progress(Progress { done, all });
        let mut restored = Restored::default();
        let mut batch = Vec::new();
        let mut after = String::new();
        loop {
            let heads = source.heads(&after).await?;
            let Some(last) = heads.last() else { break };
            after.clone_from(&last.id);
            for head in heads {
                let more = 1 + head.last;
                match self.compare(&mut source, head).await? {
                    Compared::Missing(addition) => batch.push(addition),
                    Compared::Present => restored.present += 1,
                    Compared::Conflict(id) => restored.conflicts.push(id),
                }
                if is_enough(&batch) {
                    self.add(&mut batch, &mut restored).await?;
                }
                done += more;
                progress(Progress {
                    done: done.min(all),
                    all,
                });
            }
        }
        self.add(&mut batch, &mut restored).await?;
        self.restore_beats(&mut source).await?;
        Ok(restored)
    }

    /// What of a stream is missing here.
    async fn compare(&self, source: &mut Snapshot<'_>, head: Head) -> Result<Compared, StoreError> {
        let here = self.head(&head.id).await?.map(|head| head.last);
        let common = here.unwrap_or(0).min(head.last);
        let mut rows = Vec::new();
        let mut seq = 0;
        while seq < head.last {
            let page = source.rows_of(&head.id, seq).await?;
            let Some(last) = page.last() else { break };
            let last = last.seq;
            if seq < common {
                let most = u32::try_from(page.len()).unwrap_or(u32::MAX);
                let ours = self.read(&head.id, seq, most).await?;
                let same = (page.iter().zip(&ours)).all(|(theirs, ours)| theirs == ours);
                let shared = page.iter().filter(|row| row.seq <= common).count();
                if !same || ours.len() < shared {
                    return Ok(Compared::Conflict(head.id));
                }
            }
            rows.extend(page.into_iter().filter(|row| row.seq > common));
            seq = last;
        }
        Ok(match here {
            Some(_) if rows.is_empty() => Compared::Present,
            here => Compared::Missing(Addition { head, here, rows }),
        })
    }

    /// Adds a batch in one transaction.
    async fn add(
        &self,
        batch: &mut Vec<Addition>,
        restored: &mut Restored,
    ) -> Result<(), StoreError> {
        if batch.is_empty() {
            return Ok(());
        }
        let additions = std::mem::take(batch);
        let accepted: Result<Vec<bool>, StoreError> = writing!(self, begin_settled, change, locks => {
            let mut accepted = Vec::new();
            // They come in the order of their names, in which others lock them, too.
            // Where somebody was here since it was compared, the next time will tell.
            for Addition { head, here, rows } in &additions {
                if here.is_none() {
                    let made = queries::create(&new(head)).execute(&mut *change).await?;
                    if made.rows_affected() == 0 {
                        accepted.push(false);
                        continue;
                    }
                }
                let mut query = QueryBuilder::new("SELECT last, revision FROM streams WHERE id = ");
                query.push_bind(head.id.clone()).push(locks.unwrap_or(""));
                let found_here: Option<(i64, i64)> =
                    query.build_query_as().fetch_optional(&mut *change).await?;
                let Some((last, revision)) = found_here.map(|(l, r)| (found(l), found(r))) else {
                    accepted.push(false);
                    continue;
                };
                if last != here.unwrap_or(0) {
                    accepted.push(false);
                    continue;
                }
                for rows in rows.chunks(STATEMENT) {
                    let mut query = QueryBuilder::new("INSERT INTO rows (stream, seq, at, body) ");
                    query.push_values(rows, |mut values, row| {
                        values
                            .push_bind(row.stream.to_string())
                            .push_bind(kept(row.seq))
                            .push_bind(kept(row.at))
                            .push_bind(row.body.clone());
                    });
                    query.build().execute(&mut *change).await?;
                }
                sqlx::query("UPDATE streams SET last = $2, touched = $3 WHERE id = $1")
                    .bind(head.id.clone())
                    .bind(kept(head.last))
                    .bind(kept(head.touched))
                    .execute(&mut *change)
                    .await?;
                // Where it stands belongs to its last row.
                if here.is_none() || head.revision > revision {
                    sqlx::query("UPDATE streams SET state = $2, listed = $3, facts = $4, revision = $5 WHERE id = $1")
                        .bind(head.id.clone())
                        .bind(head.state)
                        .bind(head.listed)
                        .bind(head.facts.clone())
                        .bind(kept(head.revision))
                        .execute(&mut *change)
                        .await?;
                }
                accepted.push(true);
            }
            accepted
        });
        for (addition, accepted) in additions.into_iter().zip(accepted?) {
            if !accepted {
                restored.conflicts.push(addition.head.id);
                continue;
            }
            match addition.here {
                None => restored.added += 1,
                Some(_) => restored.extended += 1,
            }
            restored.rows += addition.rows.len() as u64;
            self.announce(&addition.head.id);
        }
        Ok(())
    }

    /// The last sign of life goes along: from then until a server starts on what
    /// was restored, nobody's clock has run.
    async fn restore_beats(&self, source: &mut Snapshot<'_>) -> Result<(), StoreError> {
        let beats = source.beats().await?;
        let outages = source.outages().await?;
        writing!(self, begin_settled, change, _locks => {
            for (server, at) in beats {
                sqlx::query("INSERT INTO beats (server, at) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                    .bind(server)
                    .bind(at)
                    .execute(&mut *change)
                    .await?;
            }
            for outage in outages {
                sqlx::query("INSERT INTO outages (since, until) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                    .bind(kept(outage.from))
                    .bind(kept(outage.until))
                    .execute(&mut *change)
                    .await?;
            }
        })
    }
}

enum Compared {
    Missing(Addition),
    Present,
    Conflict(String),
}

fn is_enough(batch: &[Addition]) -> bool {
    let rows: usize = batch.iter().map(|addition| 1 + addition.rows.len()).sum();
    let text = |row: &Row| row.body.len();
    let bytes: usize = (batch.iter())
        .map(|addition| addition.rows.iter().map(text).sum::<usize>() + addition.head.facts.len())
        .sum();
    rows >= BATCH_ROWS || bytes >= BATCH_BYTES
}

fn new(head: &Head) -> NewStream {
    NewStream {
        id: head.id.clone(),
        kind: head.kind.clone(),
        state: head.state,
        listed: head.listed,
        group: head.group.clone(),
        facts: head.facts.clone(),
        at: head.created,
    }
}
