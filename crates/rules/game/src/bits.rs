//! Bits written and read one after the other, for records that fit in a link.

use alloc::string::String;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

/// Something that can be written in a few bits and read back from them.
///
/// ```
/// use game::{BitReader, BitWriter, Pack, UnpackError};
///
/// /// A chess square needs six bits.
/// #[derive(PartialEq, Debug)]
/// struct Square { file: u8, rank: u8 }
///
/// impl Pack for Square {
///     fn pack(&self, out: &mut BitWriter) {
///         out.bits(self.file.into(), 3);
///         out.bits(self.rank.into(), 3);
///     }
///
///     fn unpack(bits: &mut BitReader<'_>) -> Result<Square, UnpackError> {
///         Ok(Square { file: bits.bits(3)? as u8, rank: bits.bits(3)? as u8 })
///     }
/// }
///
/// let mut out = BitWriter::default();
/// for rank in 0..4 {
///     Square { file: 4, rank }.pack(&mut out);
/// }
/// let bytes = out.into_bytes();
/// assert_eq!(bytes.len(), 3, "four squares are 24 bits");
/// let mut bits = BitReader::new(&bytes);
/// bits.bits(18).unwrap();
/// assert_eq!(Square::unpack(&mut bits), Ok(Square { file: 4, rank: 3 }));
/// assert_eq!(Square::unpack(&mut bits), Err(UnpackError));
/// ```
pub trait Pack: Sized {
    /// Appends this value.
    fn pack(&self, out: &mut BitWriter);

    /// Reads a value that `pack` wrote.
    fn unpack(bits: &mut BitReader<'_>) -> Result<Self, UnpackError>;
}

/// The bits are not what any writer writes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct UnpackError;

impl fmt::Display for UnpackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("these bits are none that a writer writes")
    }
}

impl Error for UnpackError {}

/// Collects bits, the highest of each byte first.
#[derive(Clone, Default, Debug)]
pub struct BitWriter {
    bytes: Vec<u8>,
    used: usize,
}

impl BitWriter {
    /// Appends the lowest `count` bits of `value`.
    pub fn bits(&mut self, value: u32, count: u32) {
        debug_assert!(count == 32 || value < 1 << count);
        for place in (0..count).rev() {
            if self.used.is_multiple_of(8) {
                self.bytes.push(0);
            }
            let bit = (value >> place & 1) as u8;
            *self.bytes.last_mut().expect("a byte was pushed") |= bit << (7 - self.used % 8);
            self.used += 1;
        }
    }

    /// Appends a number, small ones in few bits: groups of three bits, each
    /// after a bit that says whether a group follows it.
    ///
    /// ```
    /// use game::{BitReader, BitWriter};
    ///
    /// let mut out = BitWriter::default();
    /// out.number(5); // 4 bits
    /// out.number(1000); // 16 bits
    /// out.signed(-3); // 4 bits
    /// let bytes = out.into_bytes();
    /// assert_eq!(bytes.len(), 3);
    ///
    /// let mut bits = BitReader::new(&bytes);
    /// assert_eq!((bits.number(), bits.number(), bits.signed()), (Ok(5), Ok(1000), Ok(-3)));
    /// assert_eq!(bits.end(), Ok(()));
    /// ```
    pub fn number(&mut self, value: u32) {
        let mut groups = 1;
        while groups < 11 && value >> (3 * groups) != 0 {
            groups += 1;
        }
        for group in (0..groups).rev() {
            self.bits(u32::from(group > 0), 1);
            self.bits(value >> (3 * group) & 7, 3);
        }
    }

    /// Appends a number of either sign.
    pub fn signed(&mut self, value: i32) {
        self.number((value << 1 ^ value >> 31) as u32);
    }

    /// Appends a text.
    pub fn text(&mut self, text: &str) {
        self.number(text.len() as u32);
        for byte in text.bytes() {
            self.bits(u32::from(byte), 8);
        }
    }

    /// All bits, the last byte filled up with zeros.
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}

/// Takes bits from bytes that a [`BitWriter`] wrote.
#[derive(Clone, Debug)]
pub struct BitReader<'a> {
    bytes: &'a [u8],
    used: usize,
}

impl<'a> BitReader<'a> {
    /// Starts at the first bit.
    pub const fn new(bytes: &'a [u8]) -> BitReader<'a> {
        BitReader { bytes, used: 0 }
    }

    /// Takes `count` bits.
    pub fn bits(&mut self, count: u32) -> Result<u32, UnpackError> {
        let mut value = 0;
        for _ in 0..count {
            let byte = self.bytes.get(self.used / 8).ok_or(UnpackError)?;
            value = value << 1 | u32::from(byte >> (7 - self.used % 8) & 1);
            self.used += 1;
        }
        Ok(value)
    }

    /// Takes a number.
    pub fn number(&mut self) -> Result<u32, UnpackError> {
        let mut value = 0u32;
        loop {
            let more = self.bits(1)? == 1;
            if value >> 29 != 0 {
                return Err(UnpackError);
            }
            value = value << 3 | self.bits(3)?;
            if !more {
                return Ok(value);
            }
        }
    }

    /// Takes a number of either sign.
    pub fn signed(&mut self) -> Result<i32, UnpackError> {
        let value = self.number()?;
        Ok((value >> 1) as i32 ^ -((value & 1) as i32))
    }

    /// Takes a text.
    pub fn text(&mut self) -> Result<String, UnpackError> {
        let length = self.number()? as usize;
        if length > self.bytes.len() {
            return Err(UnpackError);
        }
        let bytes: Result<Vec<u8>, _> = (0..length)
            .map(|_| self.bits(8).map(|byte| byte as u8))
            .collect();
        String::from_utf8(bytes?).map_err(|_| UnpackError)
    }

    /// Succeeds if only the zeros that fill up the last byte are left.
    pub fn end(mut self) -> Result<(), UnpackError> {
        let left = self.bytes.len() * 8 - self.used;
        if left < 8 && self.bits(left as u32)? == 0 {
            Ok(())
        } else {
            Err(UnpackError)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_every_size_come_back() {
        let numbers = (0..32).flat_map(|p| [1u32 << p, (1 << p) - 1, u32::MAX >> p]);
        let numbers: Vec<u32> = numbers.collect();
        let mut writer = BitWriter::default();
        for &number in &numbers {
            writer.number(number);
            writer.signed(number as i32);
        }
        writer.text("dé");
        let bytes = writer.into_bytes();
        let mut reader = BitReader::new(&bytes);
        for &number in &numbers {
            assert_eq!(reader.number(), Ok(number));
            assert_eq!(reader.signed(), Ok(number as i32));
        }
        assert_eq!(reader.text().as_deref(), Ok("dé"));
        assert_eq!(reader.end(), Ok(()));
    }

    #[test]
    fn what_nobody_wrote_is_refused() {
        assert_eq!(BitReader::new(&[]).bits(1), Err(UnpackError));
        assert_eq!(BitReader::new(&[0xff; 9]).number(), Err(UnpackError));
        assert_eq!(BitReader::new(&[0xff; 9]).text(), Err(UnpackError));
        assert_eq!(BitReader::new(&[1]).end(), Err(UnpackError));
        assert_eq!(BitReader::new(&[0, 0]).end(), Err(UnpackError));
    }
}
