//! A secret, and the promise that is given about it.

use std::fmt;
use std::hint::black_box;

use sha2::{Digest, Sha256};

use crate::hex;
use crate::stream::text;

/// What the commitment's message begins with, so that nothing else that is ever
/// hashed can pass for one.
const LABEL: &str = "tablier-fair-1-commitment";

/// Thirty-two bytes that only whoever made them knows. They have to come from a
/// source of numbers that nobody can foresee; this crate has none.
///
/// A secret never shows up in a debug output, and comparing takes the same time
/// wherever two of them differ.
///
/// ```
/// use fair::Secret;
///
/// let secret = Secret::new([0xab; 32]);
/// assert_eq!(format!("{secret:?}"), "Secret(…)");
/// // Writing it out is done on purpose only.
/// assert_eq!(secret.to_hex(), "ab".repeat(32));
/// assert_eq!(Secret::from_hex(&"AB".repeat(32)), Some(secret));
/// assert_eq!(Secret::from_hex("ab"), None);
/// ```
#[derive(Clone)]
pub struct Secret([u8; 32]);

impl Secret {
    /// The secret of these bytes.
    pub const fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Secret> {
        hex::read(text).map(Secret)
    }

    /// The bytes, for whoever keeps or hashes them.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Writes the secret out, which is not done by accident: there is no
    /// `Display`.
    pub fn to_hex(&self) -> String {
        hex::write(&self.0)
    }

    /// The promise to use this secret at this table and at no other.
    pub fn commit(&self, table: &str) -> Commitment {
        let mut hash = Sha256::new();
        for part in [LABEL, table] {
            text(part.as_bytes(), &mut |bytes| hash.update(bytes));
        }
        hash.update(self.0);
        Commitment(hash.finalize().into())
    }
}

impl PartialEq for Secret {
    fn eq(&self, other: &Secret) -> bool {
        let pairs = self.0.iter().zip(&other.0);
        // Without the box a compiler may stop at the first difference.
        let different = pairs.fold(0, |so_far, (a, b)| black_box(so_far | (a ^ b)));
        different == 0
    }
}

impl Eq for Secret {}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// What is published before the first roll: it gives nothing away, and only one
/// secret fits it.
///
/// ```
/// use fair::{Commitment, Secret};
///
/// // The example of docs/fairness.md, which its Python program computes, too.
/// let secret = Secret::new(core::array::from_fn(|at| at as u8));
/// let commitment = secret.commit("example");
/// let published = "1d164fd8e5186b677e0a343a87e8bae127d6b115118ae499dfe1a2b51dbaad83";
/// assert_eq!(commitment.to_string(), published);
/// assert_eq!(Commitment::from_hex(published), Some(commitment));
///
/// // It is to one secret at one table.
/// assert_ne!(secret.commit("another table"), commitment);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Commitment> {
        hex::read(text).map(Commitment)
    }

    /// The bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::write(&self.0))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_never_shown_by_accident() {
        let secret = Secret::new([0xab; 32]);
        assert_eq!(format!("{:?}", Some(&secret)), "Some(Secret(…))");
        assert_eq!(Secret::from_hex(&secret.to_hex()), Some(secret));
    }

    #[test]
    fn secrets_that_differ_in_one_bit_anywhere_are_different() {
        let secret = Secret::new([7; 32]);
        assert_eq!(secret, secret.clone());
        for bit in 0..256 {
            let mut bytes = [7; 32];
            bytes[bit / 8] ^= 1 << (bit % 8);
            assert_ne!(secret, Secret::new(bytes));
        }
    }

    #[test]
    fn a_commitment_is_to_one_secret_at_one_table() {
        let (one, other) = (Secret::new([1; 32]), Secret::new([2; 32]));
        assert_eq!(one.commit("a"), one.commit("a"));
        assert_ne!(one.commit("a"), other.commit("a"));
        assert_ne!(one.commit("a"), one.commit("b"));
        let commitment = one.commit("a");
        let written = commitment.to_string();
        assert_eq!(Commitment::from_hex(&written), Some(commitment));
    }
}
