//! Numbers as people read them, for hints and reviews.

use game::Lang;

/// A share as a whole percentage.
pub(crate) fn percent(lang: Lang, share: f64) -> String {
    let number = whole(share * 100.0);
    match lang {
        Lang::En => format!("{number}%"),
        Lang::Fr | Lang::Es => format!("{number}\u{a0}%"),
    }
}

/// The nearest whole number.
fn whole(value: f64) -> i64 {
    // Halves go up, the same on every machine.
    (value + 0.5).floor() as i64
}

/// A number with at most one decimal, in the way of the language.
pub(crate) fn decimal(lang: Lang, value: f64) -> String {
    let tenths = whole(value.abs() * 10.0);
    let sign = if value < 0.0 && tenths > 0 { "−" } else { "" };
    let mark = match lang {
        Lang::En => '.',
        Lang::Fr | Lang::Es => ',',
    };
    match tenths % 10 {
        0 => format!("{sign}{}", tenths / 10),
        tenth => format!("{sign}{}{mark}{tenth}", tenths / 10),
    }
}

/// So many points. French says "point" up to under two, the others only for one.
pub(crate) fn points(lang: Lang, value: f64) -> String {
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

/// One of two words, by a number: French counts nothing as one.
pub(crate) fn plural<'w>(lang: Lang, count: u64, one: &'w str, more: &'w str) -> &'w str {
    match (lang, count) {
        (_, 1) | (Lang::Fr, 0) => one,
        _ => more,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_look_as_each_language_writes_them() {
        let all = |of: &dyn Fn(Lang) -> String| Lang::ALL.map(of);
        assert_eq!(
            all(&|lang| percent(lang, 0.126)),
            ["13%", "13\u{a0}%", "13\u{a0}%"]
        );
        assert_eq!(
            all(&|lang| points(lang, 1.5)),
            ["1.5\u{a0}points", "1,5\u{a0}point", "1,5\u{a0}puntos"]
        );
        assert_eq!(
            all(&|lang| points(lang, -1.0)),
            ["−1\u{a0}points", "−1\u{a0}point", "−1\u{a0}puntos"]
        );
        assert_eq!(
            all(&|lang| points(lang, 1.02)),
            ["1\u{a0}point", "1\u{a0}point", "1\u{a0}punto"]
        );
        assert_eq!(decimal(Lang::En, -0.04), "0");
    }

    #[test]
    fn nothing_is_one_in_french_alone() {
        let words = Lang::ALL.map(|lang| plural(lang, 0, "one", "more"));
        assert_eq!(words, ["more", "one", "more"]);
    }
}
