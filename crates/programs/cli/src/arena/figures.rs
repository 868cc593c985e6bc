//! Figures as people read them.

use arena::{Elo, Estimate, Format, Plan, Results};
use game::Lang;

use crate::words::arena as words;

/// A number with so many digits behind the point, or the comma.
pub(crate) fn decimal(number: f64, digits: usize, lang: Lang) -> String {
    if number.is_infinite() {
        return if number > 0.0 { "∞" } else { "−∞" }.to_string();
    }
    let text = format!("{number:.digits$}");
    // A zero that was rounded has no sign.
    let is_zero = text.chars().all(|c| "-0.".contains(c));
    let text = if is_zero {
        text.replace('-', "")
    } else {
        text.replace('-', "−")
    };
    match lang {
        Lang::En => text,
        Lang::Fr | Lang::Es => text.replace('.', ","),
    }
}

/// The same with a plus where it is one.
pub(crate) fn signed(number: f64, digits: usize, lang: Lang) -> String {
    let text = decimal(number, digits, lang);
    let has_sign = text.starts_with('−') || text.chars().all(|c| "0.,".contains(c));
    if has_sign { text } else { format!("+{text}") }
}

/// A mean and its error bar.
pub(crate) fn estimate(estimate: &Estimate, digits: usize, lang: Lang) -> String {
    let mean = decimal(estimate.mean, digits, lang);
    format!("{mean} ± {}", decimal(estimate.error, digits, lang))
}

/// A share of the points in per cent.
pub(crate) fn percent(share: &Estimate, lang: Lang) -> String {
    let hundredfold = Estimate {
        mean: 100.0 * share.mean,
        error: 100.0 * share.error,
        count: share.count,
    };
    // All three languages have a space here; only English could do without.
    format!("{} %", estimate(&hundredfold, 1, lang))
}

/// A difference in Elo with its bounds.
pub(crate) fn elo(elo: &Elo, lang: Lang) -> String {
    let [value, low, high] = [elo.value, elo.low, elo.high].map(|elo| signed(elo, 0, lang));
    format!("{value} ({low} … {high})")
}

/// How a match stands, in a few words.
pub(crate) fn standing(plan: &Plan, results: &Results, lang: Lang) -> String {
    if plan.entrants > 2 {
        return String::new();
    }
    let tally = &results.tallies[0];
    match plan.format {
        Format::Rounds(hyle7::Role::Order) => tally.order().map(|o| estimate(&o, 1, lang)),
        Format::Rounds(hyle7::Role::Chaos) => tally.chaos().map(|c| estimate(&c, 1, lang)),
        Format::Among(_) => tally.place().map(|place| {
            let word = words::PLACE.text(lang);
            format!("{word} {}", estimate(&place, 2, lang))
        }),
        Format::Pairs => tally.share().map(|share| percent(&share, lang)),
    }
    .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_each_language_does() {
        assert_eq!(decimal(-12.34, 1, Lang::En), "−12.3");
        assert_eq!(decimal(12.35, 2, Lang::Fr), "12,35");
        assert_eq!(decimal(-0.001, 1, Lang::Es), "0,0");
        assert_eq!(signed(3.0, 0, Lang::En), "+3");
        assert_eq!(signed(-3.0, 0, Lang::En), "−3");
        assert_eq!(signed(0.2, 0, Lang::En), "0");
        assert_eq!(signed(f64::INFINITY, 0, Lang::En), "+∞");
        assert_eq!(decimal(f64::NEG_INFINITY, 0, Lang::En), "−∞");
    }
}
