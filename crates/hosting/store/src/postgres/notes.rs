//! What servers tell each other by NOTIFY: which streams changed, and whispers.
//!
//! It happens outside the transactions of rows, for a commit with a NOTIFY in it
//! waits for every other such commit. Everything that gathered meanwhile goes out
//! at once.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use sqlx::postgres::PgPool;
use tokio::sync::mpsc;

use super::patiently;
use crate::stream::News;

/// The channel of all servers on a database.
pub(super) const CHANNEL: &str = "tablier";

/// The most bytes of a note; PostgreSQL takes fewer than 8000.
pub(super) const MOST: usize = 7_900;

/// How many notes are taken at once.
const BATCH: usize = 10_000;

/// How long to wait before trying again when the database is away.
const AGAIN: Duration = Duration::from_millis(500);

/// What is to be told.
pub(super) enum Note {
    /// This stream changed.
    Changed(Arc<str>),
    /// A text that can be sent as it is.
    Ready(String),
    /// There will be nothing more.
    End,
}

pub(super) struct Notes {
    own: Arc<str>,
    pool: PgPool,
    waiting: mpsc::UnboundedReceiver<Note>,
}

impl Notes {
    pub(super) fn new(
        own: Arc<str>,
        pool: PgPool,
        waiting: mpsc::UnboundedReceiver<Note>,
    ) -> Notes {
        Notes { own, pool, waiting }
    }

    /// Works until it is told that there is no more, and then closes the pool.
    pub(super) async fn work(mut self) {
        let mut changed = BTreeSet::new();
        let mut ready = Vec::new();
        let mut incoming = Vec::new();
        let mut ends = false;
        loop {
            if changed.is_empty() && ready.is_empty() {
                if ends || self.waiting.recv_many(&mut incoming, BATCH).await == 0 {
                    break;
                }
            } else {
                while let Ok(note) = self.waiting.try_recv() {
                    incoming.push(note);
                }
            }
            for note in incoming.drain(..) {
                match note {
                    Note::Changed(id) => {
                        changed.insert(id);
                    }
                    Note::Ready(payload) => ready.push(payload),
                    Note::End => ends = true,
                }
            }
            if changed.is_empty() && ready.is_empty() {
                continue;
            }
            let mut payloads = changes(&self.own, &changed);
            payloads.append(&mut ready);
            let sent = patiently(async {
                sqlx::query("SELECT pg_notify($1, note) FROM unnest($2::text[]) AS note")
                    .bind(CHANNEL)
                    .bind(payloads)
                    .execute(&self.pool)
                    .await?;
                Ok(())
            });
            if sent.await.is_ok() {
                changed.clear();
            } else if !ends {
                // Whispers are lost, but whoever missed a change would wait for ever.
                tokio::time::sleep(AGAIN).await;
            } else {
                break;
            }
        }
        self.pool.close().await;
    }
}

/// Notes about streams, each short enough to be sent.
fn changes(own: &str, changed: &BTreeSet<Arc<str>>) -> Vec<String> {
    let mut payloads = Vec::new();
    let mut ids: Vec<&str> = Vec::new();
    let mut length = 0;
    for id in changed {
        // Quotes, a comma, and every byte of the name escaped at worst.
        let more = json!(&**id).to_string().len() + 1;
        if length + more + 40 > MOST && !ids.is_empty() {
            payloads.push(json!([own, "changed", ids]).to_string());
            ids.clear();
            length = 0;
        }
        ids.push(id);
        length += more;
    }
    if !ids.is_empty() {
        payloads.push(json!([own, "changed", ids]).to_string());
    }
    payloads
}

/// A whisper as it is sent.
pub(super) fn whisper(own: &str, text: &str) -> String {
    json!([own, "whisper", text]).to_string()
}

/// What a note means to a server; nothing if it is its own. A note that cannot be
/// read comes from a version to come and means that something happened.
pub(super) fn read(own: &str, payload: &str) -> Vec<News> {
    let Ok((from, kind, value)) =
        serde_json::from_str::<(String, String, serde_json::Value)>(payload)
    else {
        return vec![News::Lost];
    };
    if from == own {
        return Vec::new();
    }
    match (kind.as_str(), value) {
        ("whisper", serde_json::Value::String(text)) => vec![News::Whisper(text.into())],
        ("changed", serde_json::Value::Array(ids)) => ids
            .iter()
            .filter_map(|id| id.as_str())
            .map(|id| News::Changed(id.into()))
            .collect(),
        _ => vec![News::Lost],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_changes_are_split_and_read_back() {
        let changed: BTreeSet<Arc<str>> = (0..3_000)
            .map(|i| format!("\"{i}\" \u{1}é").into())
            .collect();
        let payloads = changes("me", &changed);
        assert!(payloads.len() > 1);
        assert!(payloads.iter().all(|payload| payload.len() <= MOST));
        let back: Vec<News> = (payloads.iter())
            .flat_map(|payload| read("you", payload))
            .collect();
        let all: Vec<News> = changed.into_iter().map(News::Changed).collect();
        assert_eq!(back, all);
        assert!(
            payloads
                .iter()
                .all(|payload| read("me", payload).is_empty())
        );
    }

    #[test]
    fn a_note_from_a_later_version_means_look_again() {
        for strange in ["", "[1]", r#"["you", "sings", {}]"#] {
            assert_eq!(read("me", strange), [News::Lost]);
        }
        assert_eq!(
            read("me", &whisper("you", "é\n")),
            [News::Whisper("é\n".into())]
        );
    }
}
