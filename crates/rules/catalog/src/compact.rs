//! The compact form of a record: bits in the letters that a link can hold.
//!
//! `t1.` and then, in base64 for URLs without padding: a byte for the game, the
//! packed record, and two bytes by which a mistyped or cut-off link is noticed.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use game::{BitReader, BitWriter, Record};

use crate::games::{AnyRecord, GameId, Listed};

/// What every compact record starts with; the 1 is the version of the form.
pub(crate) const PREFIX: &str = "t1.";

pub(crate) fn write(record: &AnyRecord) -> String {
    let mut writer = BitWriter::default();
    writer.bits(record.id() as u32, 8);
    each_game!(AnyRecord, record, record => record.pack(&mut writer));
    let mut bytes = writer.into_bytes();
    let check = checksum(&bytes);
    bytes.extend(check.to_be_bytes());
    format!("{PREFIX}{}", URL_SAFE_NO_PAD.encode(bytes))
}

pub(crate) fn read(text: &str) -> Option<AnyRecord> {
    let text = text.strip_prefix(PREFIX)?;
    let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
    let (bytes, check) = bytes.split_last_chunk::<2>()?;
    if u16::from_be_bytes(*check) != checksum(bytes) {
        return None;
    }
    let mut bits = BitReader::new(bytes);
    let number = bits.bits(8).ok()?;
    let game = GameId::every().find(|&game| game as u32 == number)?;
    let record = each_kind!(game, G => G::any_record(Record::unpack(&mut bits).ok()?));
    bits.end().ok()?;
    Some(record)
}

/// CRC-16 with the polynomial 0x1021, started at all ones.
fn checksum(bytes: &[u8]) -> u16 {
    bytes.iter().fold(0xffff, |mut check, &byte| {
        check ^= u16::from(byte) << 8;
        for _ in 0..8 {
            let carry = check & 0x8000 != 0;
            check <<= 1;
            if carry {
                check ^= 0x1021;
            }
        }
        check
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_is_the_published_one() {
        assert_eq!(checksum(b"123456789"), 0x29b1);
    }
}
