//! Times and seeds as the page brings them.

use table::Millis;

/// A moment. A page's clock may have fractions, which nobody plays by.
pub(crate) fn moment(now: f64) -> Millis {
    Millis(now.max(0.0) as u64)
}

/// The number that a page calls its seed. One that is no number stands for
/// itself all the same.
pub(crate) fn seed(text: &str) -> u64 {
    text.parse().unwrap_or_else(|_| {
        text.bytes().fold(0xcbf2_9ce4_8422_2325, |state, byte| {
            (state ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        })
    })
}
