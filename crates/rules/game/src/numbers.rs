//! Numbers as people read them: percentages, decimals, groups of digits and points,
//! each as the reader's language writes it.

use alloc::format;
use alloc::string::{String, ToString};

use crate::words::Lang;

/// A share as a whole percentage.
pub fn percent(lang: Lang, share: f64) -> String {
    with_percent_sign(lang, &whole(share * 100.0).to_string())
}

/// A share as a percentage with so many digits behind the mark.
pub fn percent_with(lang: Lang, share: f64, digits: usize) -> String {
    with_percent_sign(lang, &fixed(lang, share * 100.0, digits))
}

fn with_percent_sign(lang: Lang, number: &str) -> String {
    match lang {
        Lang::En | Lang::Es => format!("{number}%"),
        Lang::Fr => format!("{number}\u{a0}%"),
    }
}

/// A number with exactly so many digits behind the mark.
pub fn fixed(lang: Lang, value: f64, digits: usize) -> String {
    if value.is_infinite() {
        return if value > 0.0 { "∞" } else { "−∞" }.to_string();
    }
    let size = format!("{:.digits$}", value.abs()).replace('.', mark(lang));
    // A zero that was rounded has no sign.
    let sign = if value < 0.0 && !is_zero(&size) {
        "−"
    } else {
        ""
    };
    format!("{sign}{size}")
}

/// The same with a plus where it is one.
pub fn signed(lang: Lang, value: f64, digits: usize) -> String {
    let text = fixed(lang, value, digits);
    match value > 0.0 && !is_zero(&text) {
        true => format!("+{text}"),
        false => text,
    }
}

fn is_zero(written: &str) -> bool {
    written.chars().all(|sign| "0.,".contains(sign))
}

const fn mark(lang: Lang) -> &'static str {
    match lang {
        Lang::En => ".",
        Lang::Fr | Lang::Es => ",",
    }
}

/// The nearest whole number. Halves go up, the same on every machine.
fn whole(value: f64) -> i64 {
    let above = value + 0.5;
    // A cast cuts off towards zero, which for negative numbers is upwards.
    let cut = above as i64;
    match cut as f64 > above {
        true => cut.saturating_sub(1),
        false => cut,
    }
}

/// A number with at most one decimal.
pub fn decimal(lang: Lang, value: f64) -> String {
    let tenths = whole(value.abs() * 10.0);
    let sign = if value < 0.0 && tenths > 0 { "−" } else { "" };
    match tenths % 10 {
        0 => format!("{sign}{}", tenths / 10),
        tenth => format!("{sign}{}{}{tenth}", tenths / 10, mark(lang)),
    }
}

/// So many points. French says "point" up to under two, the others only for one.
pub fn points(lang: Lang, value: f64) -> String {
    let number = decimal(lang, value);
    let one = match lang {
        Lang::En | Lang::Es => number == "1",
        Lang::Fr => whole(value.abs() * 10.0) < 20,
    };
    let word = match (lang, one) {
        (Lang::En | Lang::Fr, true) => "point",
        (Lang::En | Lang::Fr, false) => "points",
        (Lang::Es, true) => "punto",
        (Lang::Es, false) => "puntos",
    };
    format!("{number}\u{a0}{word}")
}

/// A whole number with its digits in groups of three.
pub fn grouped(lang: Lang, number: impl Into<u128>) -> String {
    let separator = match lang {
        Lang::En => ',',
        // A narrow space that no line break can tear.
        Lang::Fr | Lang::Es => '\u{202f}',
    };
    let digits = number.into().to_string();
    // Spanish leaves numbers of four digits in one piece.
    let whole = lang == Lang::Es && digits.len() <= 4;
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) && !whole {
            text.push(separator);
        }
        text.push(digit);
    }
    text
}

/// One of two words, by a number: French counts nothing as one.
pub fn plural<'w>(lang: Lang, count: u64, one: &'w str, more: &'w str) -> &'w str {
    match (lang, count) {
        (_, 1) | (Lang::Fr, 0) => one,
        _ => more,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(of: impl Fn(Lang) -> String) -> [String; 3] {
        Lang::ALL.map(of)
    }

    #[test]
    fn numbers_look_as_each_language_writes_them() {
        assert_eq!(
            all(|lang| percent(lang, 0.126)),
            ["13%", "13\u{a0}%", "13%"]
        );
        assert_eq!(
            all(|lang| percent_with(lang, 0.005, 2)),
            ["0.50%", "0,50\u{a0}%", "0,50%"]
        );
        assert_eq!(
            all(|lang| points(lang, 1.5)),
            ["1.5\u{a0}points", "1,5\u{a0}point", "1,5\u{a0}puntos"]
        );
        assert_eq!(
            all(|lang| points(lang, -1.0)),
            ["−1\u{a0}points", "−1\u{a0}point", "−1\u{a0}puntos"]
        );
        assert_eq!(
            all(|lang| points(lang, 1.02)),
            ["1\u{a0}point", "1\u{a0}point", "1\u{a0}punto"]
        );
        assert_eq!(decimal(Lang::En, -0.04), "0");
    }

    #[test]
    fn a_sign_stands_where_something_is_left_after_rounding() {
        assert_eq!(fixed(Lang::En, -12.34, 1), "−12.3");
        assert_eq!(fixed(Lang::Fr, 12.35, 2), "12,35");
        assert_eq!(fixed(Lang::Es, -0.001, 1), "0,0");
        assert_eq!(fixed(Lang::En, f64::NEG_INFINITY, 0), "−∞");
        assert_eq!(signed(Lang::En, 3.0, 0), "+3");
        assert_eq!(signed(Lang::En, -3.0, 0), "−3");
        assert_eq!(signed(Lang::En, 0.2, 0), "0");
        assert_eq!(signed(Lang::En, f64::INFINITY, 0), "+∞");
    }

    #[test]
    fn halves_go_up_on_either_side_of_zero() {
        let wholes = [-1.5, -1.4, -0.5, -0.4, 0.5, 1.49].map(whole);
        assert_eq!(wholes, [-1, -1, 0, 0, 1, 1]);
        assert_eq!([-1e300, 1e300].map(whole), [i64::MIN, i64::MAX]);
    }

    #[test]
    fn nothing_is_one_in_french_alone() {
        let words = Lang::ALL.map(|lang| plural(lang, 0, "one", "more"));
        assert_eq!(words, ["more", "one", "more"]);
    }
    #[test]
    fn each_language_groups_digits_its_way() {
        assert_eq!(grouped(Lang::En, 44_u8), "44");
        assert_eq!(grouped(Lang::En, 1_854_649_218_u64), "1,854,649,218");
        assert_eq!(grouped(Lang::Fr, 33_072_u64), "33\u{202f}072");
        assert_eq!(grouped(Lang::Fr, 1_000_u64), "1\u{202f}000");
        assert_eq!(grouped(Lang::Es, 1_000_u64), "1000");
        assert_eq!(grouped(Lang::Es, 10_000_u64), "10\u{202f}000");
    }
}
