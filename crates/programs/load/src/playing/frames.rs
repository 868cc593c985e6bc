//! Frames as a player reads them: the two that come with every move by their
//! shape, so that thousands of players take little of the machine, and all others
//! as they are described.

use serde::Deserialize;
use wire::online::messages::Tell;

/// A frame from the server.
pub(crate) enum Frame<'a> {
    /// A row, with its entries as they were sent.
    Row { seq: u64, entries: &'a str },
    /// Something that was said is kept.
    Done { id: u64, seq: u64 },
    /// Anything else.
    Other(Box<Tell>),
}

#[derive(Deserialize)]
struct Done {
    id: u64,
    seq: u64,
}

/// Reads a frame.
pub(crate) fn read(text: &str) -> Result<Frame<'_>, serde_json::Error> {
    if let Some((seq, entries)) = row(text) {
        return Ok(Frame::Row { seq, entries });
    }
    if text.starts_with(r#"{"tell":"done","#) {
        let Done { id, seq } = serde_json::from_str(text)?;
        return Ok(Frame::Done { id, seq });
    }
    serde_json::from_str(text).map(|tell| Frame::Other(Box::new(tell)))
}

fn row(text: &str) -> Option<(u64, &str)> {
    let rest = text.strip_prefix(r#"{"tell":"row","seq":"#)?;
    let (seq, rest) = rest.split_once(',')?;
    let entries = rest.strip_prefix(r#""entries":"#)?.strip_suffix('}')?;
    Some((seq.parse().ok()?, entries))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::recording::history::{print_of, print_of_entries};
    use wire::online::messages::Row;
    use wire::online::{Entry, What};

    #[test]
    fn rows_read_by_their_shape_are_the_rows_that_were_meant() {
        let entries = vec![Entry(7, What::Tick), Entry(8, What::Paused)];
        let tell = Tell::Row(Row {
            seq: 12,
            entries: entries.clone(),
        });
        let text = serde_json::to_string(&tell).unwrap();
        let Ok(Frame::Row { seq, entries: raw }) = read(&text) else {
            panic!("{text}");
        };
        assert_eq!(seq, 12);
        assert_eq!(wire::online::read_row(raw).unwrap(), entries);
        assert_eq!(print_of(seq, raw), print_of_entries(12, &entries));
        assert_ne!(print_of(13, raw), print_of_entries(12, &entries));
    }

    #[test]
    fn answers_and_everything_else_are_read() {
        let done = serde_json::to_string(&Tell::Done { id: 3, seq: 9 }).unwrap();
        assert!(matches!(read(&done), Ok(Frame::Done { id: 3, seq: 9 })));
        let pong = serde_json::to_string(&Tell::Pong { id: 3, now: 9 }).unwrap();
        assert!(matches!(read(&pong), Ok(Frame::Other(_))));
        assert!(read("{").is_err());
        assert!(read(r#"{"tell":"row","seq":x,"entries":[]}"#).is_err());
    }
}
