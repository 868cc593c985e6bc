//! Thirty-two bytes as people copy them: 64 digits.

use std::fmt::Write;

pub(crate) fn write(bytes: &[u8; 32]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a text takes what is written to it");
        text
    })
}

/// Reads 64 digits, large or small letters.
pub(crate) fn read(text: &str) -> Option<[u8; 32]> {
    let digits: &[u8; 64] = text.as_bytes().try_into().ok()?;
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        let digit = |at: usize| char::from(pair[at]).to_digit(16);
        *byte = (digit(0)? * 16 + digit(1)?) as u8;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_reads_back() {
        let bytes: [u8; 32] = core::array::from_fn(|at| (at * 9 + 3) as u8);
        let text = write(&bytes);
        assert!(text.starts_with("030c151e"), "{text}");
        assert_eq!(read(&text), Some(bytes));
        assert_eq!(read(&text.to_uppercase()), Some(bytes));
    }

    #[test]
    fn nothing_else_is_read() {
        let good = write(&[0xab; 32]);
        let long = format!("{good}0");
        let signed = good.replacen('a', "+", 1);
        for bad in ["", "-", "é", &good[1..], &long, &signed, &"é".repeat(32)] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }
}
