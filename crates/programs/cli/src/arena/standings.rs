//! Everybody against everybody: the cross table, the best first.

use arena::drawing::{Row, Rows, Table, TableCell};
use arena::{Estimate, Format, Plan, Rating, ratings};
use game::Lang;
use game::numbers::{self, fixed, signed};

use super::figures::{estimate, percent, score};
use super::hosting::Finished;
use super::report::shortened;
use crate::words::arena as words;

/// A share of the points of one entrant against another.
fn met(plan: &Plan, played: &Finished, own: usize, other: usize) -> Option<Estimate> {
    let tallies = plan.pairings().into_iter().zip(&played.results.tallies);
    for ((a, b), tally) in tallies {
        let share = tally.share();
        if (a, b) == (own, other) {
            return share;
        }
        if (b, a) == (own, other) {
            return share.map(|share| Estimate {
                mean: 1.0 - share.mean,
                ..share
            });
        }
    }
    None
}

/// The entrants with their ratings, the best first.
pub(crate) fn ranking(plan: &Plan, played: &Finished) -> Vec<(usize, Rating)> {
    let mut ranking: Vec<_> = ratings(plan, &played.results)
        .into_iter()
        .enumerate()
        .collect();
    ranking.sort_by(|(_, one), (_, other)| other.elo.total_cmp(&one.elo));
    ranking
}

/// The rows of the cross table, heading first.
pub(crate) fn rows(plan: &Plan, played: &Finished, lang: Lang) -> Vec<Vec<String>> {
    let ranking = ranking(plan, played);
    let mut heading = vec![words::CONDUCT[0].text(lang).to_string(), "Elo".to_string()];
    heading.extend((1..=ranking.len()).map(|number| number.to_string()));
    let mut rows = vec![heading];
    for (place, &(who, rating)) in ranking.iter().enumerate() {
        let name = format!("{} {}", place + 1, shortened(&played.names[who]));
        let mut row = vec![name, rated(&rating, lang)];
        row.extend(ranking.iter().map(|&(other, _)| {
            let share = met(plan, played, who, other);
            share.map_or_else(|| "·".to_string(), |share| percent(&share, lang))
        }));
        rows.push(row);
    }
    rows
}

fn rated(rating: &Rating, lang: Lang) -> String {
    let (elo, error) = (signed(lang, rating.elo, 0), fixed(lang, rating.error, 0));
    format!("{elo} ± {error}")
}

/// The cross table, drawn.
pub(crate) fn table(
    title: String,
    note: String,
    plan: &Plan,
    played: &Finished,
    lang: Lang,
) -> Table {
    let ranking = ranking(plan, played);
    let names = ranking
        .iter()
        .map(|&(who, _)| shortened(&played.names[who]));
    let columns = std::iter::once("Elo".to_string()).chain(names.clone());
    let cells = |who: usize, rating: &Rating| {
        let elo = Some(TableCell {
            text: rated(rating, lang),
            share: None,
        });
        let against = ranking.iter().map(move |&(other, _)| {
            met(plan, played, who, other).map(|share| TableCell {
                text: percent(&share, lang),
                share: Some(share),
            })
        });
        std::iter::once(elo).chain(against).collect::<Vec<_>>()
    };
    Table {
        title,
        note,
        columns: columns.collect(),
        rows: (names.zip(&ranking))
            .map(|(name, (who, rating))| (name, cells(*who, rating)))
            .collect(),
    }
}

/// Each pairing as a mean with its error bar, drawn on the scale that fits: places,
/// scores or shares of the points.
pub(crate) fn means(
    title: String,
    note: String,
    plan: &Plan,
    played: &Finished,
    lang: Lang,
) -> Rows {
    let mut drawn = Rows {
        title,
        note,
        scale: (0.0, 1.0),
        ticks: Vec::new(),
        mark: None,
        rows: Vec::new(),
    };
    let pairings = plan.pairings().into_iter().zip(&played.results.tallies);
    for ((a, b), tally) in pairings {
        let (a, b) = (shortened(&played.names[a]), shortened(&played.names[b]));
        let (estimate, figures) = match plan.format {
            Format::Pairs => of(tally.share(), |share| percent(share, lang)),
            Format::Among(_) => of(tally.place(), |place| estimate(place, 2, lang)),
            Format::Rounds(_) => of(score(tally), |score| estimate(score, 1, lang)),
        };
        drawn.rows.push(Row {
            label: words::against(lang, &a, &b),
            estimate,
            figures,
        });
    }
    scaled(&mut drawn, plan.format, lang);
    drawn
}

fn of(
    found: Option<Estimate>,
    written: impl Fn(&Estimate) -> String,
) -> (Option<Estimate>, String) {
    let figures = found.as_ref().map(written).unwrap_or_default();
    (found, figures)
}

/// Gives the drawing the scale of what is measured.
pub(crate) fn scaled(drawn: &mut Rows, format: Format, lang: Lang) {
    let tick = |value: f64, text: String| (value, text);
    match format {
        Format::Pairs => {
            drawn.scale = (0.0, 1.0);
            drawn.mark = Some(0.5);
            let quarters = (0..=4).map(|quarter| f64::from(quarter) / 4.0);
            drawn.ticks = quarters
                .map(|share| tick(share, numbers::percent(lang, share)))
                .collect();
        }
        Format::Among(seats) => {
            drawn.scale = (1.0, seats as f64);
            drawn.mark = Some((1.0 + seats as f64) / 2.0);
            let places = (1..=seats).map(|place| tick(place as f64, place.to_string()));
            drawn.ticks = places.collect();
        }
        Format::Rounds(_) => {
            let most = (drawn.rows.iter())
                .filter_map(|row| row.estimate.as_ref())
                .map(|estimate| estimate.mean + estimate.error.min(estimate.mean))
                .fold(50.0, f64::max);
            let fifties = (most / 50.0).ceil() as u32;
            drawn.scale = (0.0, 50.0 * f64::from(fifties));
            let scores = (0..=fifties).map(|fifty| 50 * fifty);
            drawn.ticks = scores
                .map(|score| tick(score.into(), score.to_string()))
                .collect();
        }
    }
}
