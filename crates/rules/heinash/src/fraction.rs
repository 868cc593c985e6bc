//! Exact values (N4): fractions in lowest terms.

use core::error::Error;
use core::fmt;

/// A fraction in lowest terms.
///
/// Invariant: the denominator is positive and has no factor in common with the
/// numerator, so that derived equality is equality of values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fraction {
    numerator: i32,
    denominator: i32,
}

/// Why an expression has no value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ValueError {
    /// Something is divided by zero.
    DividesByZero,
    /// A number on the way is larger than anything three dice can make.
    TooLarge,
}

impl fmt::Display for ValueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ValueError::DividesByZero => "something is divided by zero",
            ValueError::TooLarge => "a number is larger than three dice can make",
        })
    }
}

impl Error for ValueError {}

impl Fraction {
    /// A whole number.
    pub const fn whole(number: i32) -> Fraction {
        Fraction {
            numerator: number,
            denominator: 1,
        }
    }

    /// The number, if it is whole.
    pub const fn as_whole(self) -> Option<i32> {
        if self.denominator == 1 {
            Some(self.numerator)
        } else {
            None
        }
    }

    /// The part above the line.
    pub const fn numerator(self) -> i32 {
        self.numerator
    }

    /// The part below the line, always positive.
    pub const fn denominator(self) -> i32 {
        self.denominator
    }

    pub(crate) const fn plus(self, other: Fraction) -> Result<Fraction, ValueError> {
        let (a, b) = (self.numerator as i64, self.denominator as i64);
        let (c, d) = (other.numerator as i64, other.denominator as i64);
        lowest_terms(a * d + c * b, b * d)
    }

    pub(crate) const fn minus(self, other: Fraction) -> Result<Fraction, ValueError> {
        let (a, b) = (self.numerator as i64, self.denominator as i64);
        let (c, d) = (other.numerator as i64, other.denominator as i64);
        lowest_terms(a * d - c * b, b * d)
    }

    pub(crate) const fn times(self, other: Fraction) -> Result<Fraction, ValueError> {
        let (a, b) = (self.numerator as i64, self.denominator as i64);
        let (c, d) = (other.numerator as i64, other.denominator as i64);
        lowest_terms(a * c, b * d)
    }

    pub(crate) const fn divided_by(self, other: Fraction) -> Result<Fraction, ValueError> {
        let (a, b) = (self.numerator as i64, self.denominator as i64);
        let (c, d) = (other.numerator as i64, other.denominator as i64);
        lowest_terms(a * d, b * c)
    }
}

/// The parts are products of two 32-bit numbers, or a sum of two such products,
/// so they always fit in 64 bits: `lowest_terms` never sees `i64::MIN`, because
/// parts are kept within `±i32::MAX`.
const fn lowest_terms(numerator: i64, denominator: i64) -> Result<Fraction, ValueError> {
    if denominator == 0 {
        return Err(ValueError::DividesByZero);
    }
    let divisor = common_divisor(numerator.unsigned_abs(), denominator.unsigned_abs()) as i64;
    let divisor = if denominator < 0 { -divisor } else { divisor };
    let (numerator, denominator) = (numerator / divisor, denominator / divisor);
    if numerator.unsigned_abs() > i32::MAX as u64 || denominator > i32::MAX as i64 {
        return Err(ValueError::TooLarge);
    }
    Ok(Fraction {
        numerator: numerator as i32,
        denominator: denominator as i32,
    })
}

const fn common_divisor(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A person reads a true minus sign, not a hyphen.
        if self.numerator < 0 {
            f.write_str("−")?;
        }
        write!(f, "{}", self.numerator.unsigned_abs())?;
        if self.denominator != 1 {
            write!(f, "/{}", self.denominator)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn n4_values_are_exact_and_in_lowest_terms() {
        let (two, three, six) = (Fraction::whole(2), Fraction::whole(3), Fraction::whole(6));
        let third = two.divided_by(six).unwrap();
        assert_eq!((third.numerator(), third.denominator()), (1, 3));
        assert_eq!(third.times(six), Ok(two));
        assert_eq!(third.plus(third).unwrap().minus(third), Ok(third));
        assert_eq!(
            two.divided_by(two.minus(six).unwrap()).unwrap().to_string(),
            "−1/2"
        );
        assert_eq!(three.divided_by(three).unwrap().as_whole(), Some(1));
        assert_eq!(third.as_whole(), None);
    }

    #[test]
    fn n4_what_has_no_value_says_why() {
        let zero = Fraction::whole(0);
        assert_eq!(zero.divided_by(zero), Err(ValueError::DividesByZero));
        let large = Fraction::whole(i32::MAX);
        assert_eq!(large.times(large), Err(ValueError::TooLarge));
        assert_eq!(large.plus(large), Err(ValueError::TooLarge));
        let small = Fraction::whole(1).divided_by(large).unwrap();
        assert_eq!(small.times(small), Err(ValueError::TooLarge));
        assert_eq!(small.times(large), Ok(Fraction::whole(1)));
    }
}
