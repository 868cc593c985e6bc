//! What came out of a match, told to people.

use arena::{Conduct, Estimate, Fault, Format, Plan, Sprt, Tally, Verdict};
use game::Lang;
use game::numbers::{fixed, grouped, signed};

use super::figures::{self, difference, estimate, percent};
use super::hosting::Finished;
use super::options::Arena;
use super::standings;
use crate::error::CliError;
use crate::games;
use crate::output::Output;
use crate::words::arena as words;

/// Writes the tables of a match.
pub(crate) fn tell(
    options: &Arena,
    plan: &Plan,
    played: &Finished,
    output: &mut Output,
) -> Result<(), CliError> {
    let lang = output.lang;
    output.line(headline(options, plan, lang))?;
    for ((a, b), tally) in plan.pairings().into_iter().zip(&played.results.tallies) {
        output.line("")?;
        let (a, b) = (&played.names[a], &played.names[b]);
        output.line(words::against(lang, a, b))?;
        for (what, figures) in lines(plan, tally, lang) {
            output.line(format_args!("  {what:<23} {figures}"))?;
        }
        if let (Some(sprt), Some(verdict)) = (&options.sprt, played.verdict) {
            output.line(format_args!(
                "  {:<23} {}",
                "SPRT",
                test(sprt, tally, verdict, lang)
            ))?;
        }
    }
    if plan.entrants > 2 && plan.format == Format::Pairs {
        output.line("")?;
        for row in aligned(&standings::rows(plan, played, lang)) {
            output.line(row)?;
        }
    }
    output.line("")?;
    for row in aligned(&conduct(played, lang)) {
        output.line(row)?;
    }
    for (name, conduct) in played.names.iter().zip(&played.results.conducts) {
        if let Some(what) = &conduct.first_trouble {
            output.line(words::first_trouble(lang, name, what))?;
        }
    }
    Ok(())
}

/// The results, drawn: a cross table if more than two met.
pub(crate) fn drawn(options: &Arena, plan: &Plan, played: &Finished, lang: Lang) -> String {
    let mut title = options.common.game.title().to_string();
    if let Format::Rounds(_) = plan.format {
        let [made, conceded] = games::of(options.common.game).score_names();
        let is_made = played
            .results
            .tallies
            .iter()
            .any(|tally| tally.made().is_some());
        let score = if is_made { made } else { conceded };
        let colon = if lang == Lang::Fr { " :" } else { ":" };
        title = format!("{title}{colon} {}", score.text(lang));
    }
    let units = played.results.tallies.iter().map(|tally| tally.units).sum();
    let units = words::units(lang, plan.format, units);
    let note = format!("{} · {units}", conditions(options, plan, lang).join(" · "));
    let picture = if plan.entrants > 2 && plan.format == Format::Pairs {
        standings::table(title, note, plan, played, lang).picture()
    } else {
        standings::means(title, note, plan, played, lang).picture()
    };
    picture.to_svg()
}

/// What was played, and by which limits.
fn headline(options: &Arena, plan: &Plan, lang: Lang) -> String {
    let conditions = conditions(options, plan, lang).join(" · ");
    format!("{} · {conditions}", options.common.game.title())
}

/// The rules, the limits and the luck.
fn conditions(options: &Arena, plan: &Plan, lang: Lang) -> Vec<String> {
    let mut parts = Vec::new();
    parts.extend(
        options
            .common
            .tags
            .iter()
            .map(|(tag, value)| format!("{tag}={value}")),
    );
    let millis = |time: std::time::Duration| grouped(lang, time.as_millis());
    let budget = &options.budget;
    parts.extend(
        budget
            .time
            .map(|time| words::ms_a_move(lang, &millis(time))),
    );
    parts.extend(
        budget
            .nodes
            .map(|nodes| words::nodes_a_move(lang, &grouped(lang, nodes))),
    );
    parts.extend(
        budget
            .clock
            .map(|clock| words::ms_a_round(lang, &millis(clock))),
    );
    if plan.terms.opening > 0 {
        parts.push(words::random_plies(lang, plan.terms.opening));
    }
    parts.push(words::seed(lang, options.common.seed));
    parts
}

/// The figures of a pairing, each with what it is.
pub(crate) fn lines(plan: &Plan, tally: &Tally, lang: Lang) -> Vec<(&'static str, String)> {
    let mut lines = Vec::new();
    let mut say = |what: game::Phrase, figures: String| lines.push((what.text(lang), figures));
    if let Some(share) = tally.share() {
        say(words::POINTS, percent(&share, lang));
        say(words::WON_DRAWN_LOST, counts(tally, lang));
    }
    if let Some(elo) = tally.elo() {
        say(words::ELO, figures::elo(&elo, lang));
    }
    match plan.format {
        Format::Pairs => {
            let pairs: Vec<String> = (["0", "½", "1", "1½", "2"].iter())
                .zip(tally.pentanomial)
                .map(|(points, count)| format!("{points}: {count}"))
                .collect();
            say(words::PAIRS_BY_POINTS, pairs.join("  "));
        }
        Format::Among(_) => {
            if let Some(place) = tally.place() {
                say(words::MEAN_PLACE, estimate(&place, 2, lang));
            }
        }
        Format::Rounds(_) => {}
    }
    let rounds = |scores: &Estimate| {
        let unit = words::units(lang, plan.format, scores.count);
        format!("{} ({unit})", estimate(scores, 1, lang))
    };
    let [made, conceded] = games::of(plan.terms.start.id()).score_names();
    for (name, scores) in [(made, tally.made()), (conceded, tally.conceded())] {
        if let Some(scores) = scores {
            say(name, rounds(&scores));
        }
    }
    if let Some(margin) = tally.margin() {
        say(words::MARGIN, difference(&margin, 1, lang));
    }
    say(words::PLAYED, words::units(lang, plan.format, tally.units));
    lines
}

/// What the sequential test says.
fn test(sprt: &Sprt, tally: &Tally, verdict: Verdict, lang: Lang) -> String {
    let ratio = signed(lang, sprt.ratio(&tally.pentanomial), 2);
    let (low, high) = sprt.bounds();
    let [low, high] = [low, high].map(|bound| signed(lang, bound, 2));
    let [elo0, elo1] = [sprt.elo0, sprt.elo1].map(|elo| signed(lang, elo, 1));
    let verdict = words::verdict(lang, verdict, &elo0, &elo1);
    format!("{ratio} ({low} … {high}): {verdict}")
}

/// The table of who did what, heading first.
pub(crate) fn conduct(played: &Finished, lang: Lang) -> Vec<Vec<String>> {
    let heading = words::CONDUCT.map(|word| word.text(lang).to_string());
    let mut rows = vec![heading.to_vec()];
    for (name, conduct) in played.names.iter().zip(&played.results.conducts) {
        let pace = &conduct.pace;
        let millis = |time: std::time::Duration| 1000.0 * time.as_secs_f64();
        let count = |number: u64| grouped(lang, number);
        rows.push(vec![
            shortened(name),
            count(conduct.games),
            count(conduct.count(Fault::Crash)),
            count(conduct.count(Fault::Time)),
            count(conduct.count(Fault::Illegal)),
            count(pace.late),
            count(pace.moves),
            fixed(lang, mean_millis(conduct), 1),
            fixed(lang, millis(pace.slowest), 1),
        ]);
    }
    rows
}

/// Games won, drawn and lost.
pub(crate) fn counts(tally: &Tally, lang: Lang) -> String {
    let counts = [tally.wins, tally.draws, tally.losses];
    let counts = counts.map(|count| grouped(lang, count));
    counts.join(" / ")
}

/// How many milliseconds a move took.
pub(crate) fn mean_millis(conduct: &Conduct) -> f64 {
    let pace = &conduct.pace;
    1000.0 * pace.total.as_secs_f64() / pace.moves.max(1) as f64
}

/// A name that leaves room for figures.
pub(crate) fn shortened(name: &str) -> String {
    const MOST: usize = 32;
    if name.chars().count() <= MOST {
        return name.to_string();
    }
    let start: String = name.chars().take(MOST - 1).collect();
    format!("{start}…")
}

/// The rows of a table with its columns under each other, names to the left and
/// figures to the right.
pub(crate) fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate();
        let cells = cells.map(|(column, (cell, &width))| match column {
            0 => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_string()
    };
    rows.iter().map(line).collect()
}
