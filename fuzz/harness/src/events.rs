//! Sheets and single events: what can be read can be written and reads the same.

use std::str;

use game::{BitReader, BitWriter, EventOf, Game, Lang, Pack, Sheet};

/// A sheet that can be read reads the same after it was written, and a sheet
/// that cannot says so in every language.
pub fn sheet(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    match Sheet::parse(text) {
        Ok(sheet) => {
            assert_eq!(sheet.validate(), Ok(()));
            let written = sheet.to_string();
            let again = Sheet::parse(&written).expect("what is written can be read");
            assert_eq!(without_places(sheet), without_places(again));
        }
        Err(error) => {
            assert!(error.place.is_some_and(|p| p.line > 0 && p.column > 0));
            for lang in Lang::ALL {
                assert!(!error.expected.text(lang).is_empty());
            }
        }
    }
}

fn without_places(mut sheet: Sheet) -> Sheet {
    for tag in &mut sheet.tags {
        tag.place = None;
    }
    for event in &mut sheet.events {
        event.place = None;
    }
    sheet
}

/// An event of SEVEN.
pub fn seven_event(data: &[u8]) {
    event::<seven::Position>(data);
}

/// An event of HeiNash.
pub fn heinash_event(data: &[u8]) {
    event::<heinash::Position>(data);
}

/// An event of HYLE⁷.
pub fn hyle7_event(data: &[u8]) {
    event::<hyle7::Position>(data);
}

/// Bits that unpack to an event of some game are an event like any other.
pub fn packed_event(data: &[u8]) {
    packed::<seven::Position>(data);
    packed::<heinash::Position>(data);
    packed::<hyle7::Position>(data);
}

fn event<G: Game>(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    match EventOf::<G>::parse(text) {
        Ok(event) => reads_back::<G>(&event),
        Err(error) => {
            assert!(error.offset <= text.chars().count());
            for lang in Lang::ALL {
                assert!(!error.explain(lang).is_empty());
            }
        }
    }
}

fn packed<G: Game>(data: &[u8]) {
    if let Ok(event) = EventOf::<G>::unpack(&mut BitReader::new(data)) {
        reads_back::<G>(&event);
    }
}

/// An event reads the same from its written and its packed form.
fn reads_back<G: Game>(event: &EventOf<G>) {
    let text = event.to_string();
    assert_eq!(EventOf::<G>::parse(&text).as_ref(), Ok(event), "{text}");
    let mut writer = BitWriter::default();
    event.pack(&mut writer);
    let bytes = writer.into_bytes();
    let mut reader = BitReader::new(&bytes);
    let unpacked = EventOf::<G>::unpack(&mut reader);
    assert_eq!(unpacked.as_ref(), Ok(event), "{text} packed");
    assert_eq!(reader.end(), Ok(()), "{text} packed");
}
