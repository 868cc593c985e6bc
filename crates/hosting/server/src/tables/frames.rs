//! Frames that hold rows. A row is written once, when it is kept: the text that goes
//! to the disk is the text that listeners get.

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use serde_json::value::RawValue;
use store::Row;

use crate::host::text;

/// [`Tell::Row`](wire::online::messages::Tell::Row) with its entries as they are
/// kept.
#[derive(Serialize)]
#[serde(tag = "tell", rename = "row")]
struct RowFrame<'a> {
    seq: u64,
    entries: &'a RawValue,
}

/// [`Tell::Welcome`](wire::online::messages::Tell::Welcome) with its rows as they
/// are sent.
#[derive(Serialize)]
#[serde(tag = "tell", rename = "welcome")]
struct WelcomeFrame<'a> {
    table: &'a str,
    player: Option<usize>,
    full: bool,
    rows: Vec<&'a RawValue>,
    here: &'a [bool],
    now: u64,
}

/// A row with these entries as it is sent.
pub(super) fn row(seq: u64, entries: &RawValue) -> Utf8Bytes {
    text(&RowFrame { seq, entries })
}

/// A row of the log as it is sent.
pub(super) fn kept_row(row: &Row) -> Result<Utf8Bytes, serde_json::Error> {
    Ok(self::row(row.seq, serde_json::from_str(&row.body)?))
}

/// What somebody gets who comes: rows as they are sent, and who is there.
pub(super) fn welcome(
    table: &str,
    player: Option<usize>,
    full: bool,
    rows: &[Utf8Bytes],
    here: &[bool],
    now: u64,
) -> Utf8Bytes {
    text(&WelcomeFrame {
        table,
        player,
        full,
        rows: rows.iter().map(|row| raw(row)).collect(),
        here,
        now,
    })
}

fn raw(row: &str) -> &RawValue {
    serde_json::from_str(row).expect("we have written it")
}

#[cfg(test)]
mod tests {
    use wire::online::messages::{Row, Tell};
    use wire::online::{Entry, Phrase, What};

    use super::*;

    fn entries() -> Vec<Entry> {
        let phrase = Phrase::Hello;
        let said = What::Said { player: 1, phrase };
        let event = "\"5\u{e9}\\".to_string();
        vec![Entry(7, said), Entry(8, What::Chance { event })]
    }

    #[test]
    fn a_row_is_told_as_its_type_says() {
        let kept = serde_json::value::to_raw_value(&entries()).unwrap();
        let told = Tell::Row(Row {
            seq: 3,
            entries: entries(),
        });
        assert_eq!(row(3, &kept), text(&told));
        let stored = store::Row {
            stream: "t".into(),
            seq: 3,
            at: 8,
            body: wire::online::write_row(&entries()),
        };
        assert_eq!(kept_row(&stored).unwrap(), row(3, &kept));
    }

    #[test]
    fn a_welcome_reads_as_its_type_says() {
        let kept = serde_json::value::to_raw_value(&entries()).unwrap();
        let rows = [row(3, &kept), row(4, &kept)];
        for player in [None, Some(1)] {
            let sent = welcome("abc", player, false, &rows, &[true, false], 9);
            let row = |seq| Row {
                seq,
                entries: entries(),
            };
            let told = Tell::Welcome {
                table: "abc".to_string(),
                player,
                full: false,
                rows: vec![row(3), row(4)],
                here: vec![true, false],
                now: 9,
            };
            assert_eq!(serde_json::from_str::<Tell>(&sent).unwrap(), told);
        }
    }
}
