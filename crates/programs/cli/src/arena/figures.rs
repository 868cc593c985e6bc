//! Figures as people read them.

use arena::{Elo, Estimate, Format, Plan, Results, Tally};
use game::Lang;
use game::numbers::{fixed, percent_with, signed};

use crate::words::arena as words;

/// A mean and its error bar.
pub(crate) fn estimate(estimate: &Estimate, digits: usize, lang: Lang) -> String {
    let mean = fixed(lang, estimate.mean, digits);
    format!("{mean} ± {}", fixed(lang, estimate.error, digits))
}

/// A difference and its error bar.
pub(crate) fn difference(estimate: &Estimate, digits: usize, lang: Lang) -> String {
    let mean = signed(lang, estimate.mean, digits);
    format!("{mean} ± {}", fixed(lang, estimate.error, digits))
}

/// A share of the points in per cent.
pub(crate) fn percent(share: &Estimate, lang: Lang) -> String {
    let mean = fixed(lang, 100.0 * share.mean, 1);
    format!("{mean} ± {}", percent_with(lang, share.error, 1))
}

/// A difference in Elo with its bounds.
pub(crate) fn elo(elo: &Elo, lang: Lang) -> String {
    let [value, low, high] = [elo.value, elo.low, elo.high].map(|elo| signed(lang, elo, 0));
    format!("{value} ({low} … {high})")
}

/// The score that counts where an entrant has one role only: what it made, or what
/// it conceded.
pub(crate) fn score(tally: &Tally) -> Option<Estimate> {
    tally.made().or_else(|| tally.conceded())
}

/// How a match stands, in a few words.
pub(crate) fn standing(plan: &Plan, results: &Results, lang: Lang) -> String {
    if plan.entrants > 2 {
        return String::new();
    }
    let tally = &results.tallies[0];
    match plan.format {
        Format::Rounds(_) => score(tally).map(|score| estimate(&score, 1, lang)),
        Format::Among(_) => tally.place().map(|place| {
            let word = words::PLACE.text(lang);
            format!("{word} {}", estimate(&place, 2, lang))
        }),
        Format::Pairs => tally.share().map(|share| percent(&share, lang)),
    }
    .unwrap_or_default()
}
