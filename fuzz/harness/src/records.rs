//! Whole records: what one form can read, all three forms write and read the
//! same, and replaying it ends in a position or a reason.

use std::str;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use catalog::{AnyRecord, ReadError};
use game::Lang;

/// A record in its text form.
pub fn record_text(data: &[u8]) {
    if let Ok(text) = str::from_utf8(data) {
        record(AnyRecord::from_text(text));
        // A text that may be in any form is read without a fault as well.
        let _ = AnyRecord::read(text);
    }
}

/// A record in its JSON form.
pub fn record_json(data: &[u8]) {
    if let Ok(text) = str::from_utf8(data) {
        record(AnyRecord::from_json(text));
    }
}

/// A record in its compact form: the text itself, or the bytes in it. The
/// fuzzer cannot guess a checksum, so it is put behind such bytes for it.
pub fn record_compact(data: &[u8]) {
    match str::from_utf8(data) {
        Ok(text) if text.starts_with("t1.") => record(AnyRecord::from_compact(text)),
        _ => record(AnyRecord::from_compact(&sealed(data))),
    }
}

fn record(read: Result<AnyRecord, ReadError>) {
    match read {
        Ok(record) => {
            reads_back(&record);
            if let Err(why) = fair::verify(&record, None) {
                explains_itself(|lang| why.explain(lang));
            }
            if let Err(error) = record.replay() {
                assert!((1..=record.events().len()).contains(&error.event));
                explains_itself(|lang| error.explain(lang));
            }
        }
        Err(error) => explains_itself(|lang| error.explain(lang)),
    }
}

fn reads_back(record: &AnyRecord) {
    let (text, json, compact) = (record.to_text(), record.to_json(), record.to_compact());
    assert_eq!(AnyRecord::from_text(&text).as_ref(), Ok(record), "{text}");
    assert_eq!(AnyRecord::from_json(&json).as_ref(), Ok(record), "{json}");
    let again = AnyRecord::from_compact(&compact);
    assert_eq!(again.as_ref(), Ok(record), "{compact} for {text}");
    for form in [&text, &json, &compact] {
        assert_eq!(AnyRecord::read(form).as_ref(), Ok(record), "{form}");
    }
    let in_a_link = |c: char| c.is_ascii_alphanumeric() || ".-_".contains(c);
    assert!(compact.chars().all(in_a_link), "{compact}");
}

fn explains_itself(explain: impl Fn(Lang) -> String) {
    for lang in Lang::ALL {
        assert!(!explain(lang).is_empty());
    }
}

/// The compact form with these bytes in it.
fn sealed(bytes: &[u8]) -> String {
    let mut check = 0xffff_u16;
    for &byte in bytes {
        check ^= u16::from(byte) << 8;
        for _ in 0..8 {
            let carry = check & 0x8000 != 0;
            check = check << 1 ^ if carry { 0x1021 } else { 0 };
        }
    }
    let whole = [bytes, &check.to_be_bytes()].concat();
    format!("t1.{}", URL_SAFE_NO_PAD.encode(whole))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sealed_bytes_are_what_the_writer_writes() {
        let record = AnyRecord::from_text("[Game \"hyle7\"]\n\ndraw:3 d4 pass").unwrap();
        let compact = record.to_compact();
        let bytes = URL_SAFE_NO_PAD.decode(&compact[3..]).unwrap();
        let (bytes, _) = bytes.split_last_chunk::<2>().unwrap();
        assert_eq!(sealed(bytes), compact);
    }
}
