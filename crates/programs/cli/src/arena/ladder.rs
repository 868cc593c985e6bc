//! `tablier arena ladder`: every level against the one below.

use std::fs;
use std::io::ErrorKind;
use std::time::Duration;

use arena::drawing::{Row, Rows};
use arena::{Budget, BuiltIn, End, Format, Kind, Maker, Plan, Spec, Terms, keeps_score};
use catalog::{AnyGame, GameId};
use clap::ArgMatches;
use game::Lang;
use game::numbers::{fixed, grouped};
use players::{Level, pace};
use search::StopSign;
use serde_json::{Map, Value, json};

use super::figures::{self, difference, estimate, percent};
use super::hosting::{Finished, Match, listen};
use super::options::{Common, USUAL_TIME};
use super::{markers, report, scripts, standings};
use crate::error::CliError;
use crate::output::{Output, write_file};
use crate::set_up;
use crate::usage::given;
use crate::words::arena as words;
use crate::words::standing::LEVEL;

/// A share of the points that each level is to reach against the one below.
const GOAL: f64 = 0.6;

/// What full strength has for a move if nothing is said, in a game with so many
/// moves that a ladder would take days.
const USUAL_TIME_OF_MANY: Duration = Duration::from_millis(100);

/// So many moves of a seat are many.
const MANY_MOVES: u32 = 40;

/// What full strength has for a move if nothing is said.
pub(crate) fn usual_time(game: GameId) -> Duration {
    let start = AnyGame::start(game, |_| None);
    match start.is_ok_and(|start| pace::moves_left(&start) > MANY_MOVES) {
        true => USUAL_TIME_OF_MANY,
        false => USUAL_TIME,
    }
}

/// Which ladder to climb.
pub(crate) struct Ladder {
    common: Common,
    units: usize,
    /// What full strength has for a move; the others have limits of their own.
    time: Duration,
    /// The page that holds the table.
    write: Option<String>,
}

/// One level against the one below.
struct Step {
    level: Level,
    below: Level,
    plan: Plan,
    played: Finished,
}

impl Ladder {
    pub(crate) fn read(found: &ArgMatches) -> Ladder {
        let common = Common::read(found);
        let usual = usual_time(common.game);
        Ladder {
            common,
            units: given::<u64>(found, "pairs").unwrap_or(100) as usize,
            time: given(found, "time").map_or(usual, Duration::from_millis),
            write: given(found, "write"),
        }
    }

    /// The entrant of a level.
    fn spec(&self, level: Level) -> Spec {
        let mut spec = Spec::from(Kind::Level(level));
        if level.is_full_strength() {
            spec.time = Some(self.time);
        }
        spec
    }

    /// The tags as they stand in the name of the table.
    fn tags(&self) -> String {
        let mut tags = String::new();
        for known in self.common.game.tags() {
            let mut given = self.common.tags.iter().rev();
            if let Some((tag, value)) = given.find(|(tag, _)| tag == known.name) {
                tags.push_str(&format!(" {tag}={value}"));
            }
        }
        tags
    }

    /// The command that measures the same again.
    fn command(&self) -> String {
        let Common {
            game, seed, tags, ..
        } = &self.common;
        let tags = tags
            .iter()
            .map(|(tag, value)| format!(" --set {tag}={value}"));
        let (units, time) = (self.units, self.time.as_millis());
        let tags: String = tags.collect();
        format!("tablier arena ladder {game}{tags} --pairs {units} --time {time} --seed {seed}")
    }
}

pub(crate) fn run(options: &Ladder, output: &mut Output) -> Result<(), CliError> {
    let lang = output.lang;
    let common = &options.common;
    let start = set_up::start(common.game, &common.tags)?;
    let stop = StopSign::default();
    listen(&stop);
    let levels: Vec<Level> = Level::all().collect();
    let mut steps = Vec::new();
    for pair in levels.windows(2) {
        let &[below, level] = pair else { continue };
        let step = climb(options, &start, level, below, &stop, output)?;
        if !output.json {
            let line = headline(&step, lang);
            output.line(line)?;
            output.finish()?;
        }
        let is_over = step.played.end == End::Interrupted;
        steps.push(step);
        if is_over {
            break;
        }
    }
    let title = format!("{}{}", common.game.title(), options.tags());
    if let Some(file) = &common.svg {
        write_file(
            file,
            drawn(options, &title, &steps, lang).picture().to_svg(),
        )?;
    }
    if let Some(file) = &options.write {
        let text = match fs::read_to_string(file) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => {
                let name = file.clone();
                return Err(CliError::File { name, error });
            }
        };
        let name = format!("ladder {}{}", common.game, options.tags());
        let table = table(options, &steps, lang);
        let text = markers::replaced(&text, &name, &format!("### {title}"), &table);
        write_file(file, text)?;
    }
    if output.json {
        return output.object(&object(options, &steps));
    }
    output.line("")?;
    output.text(&table(options, &steps, lang))
}

/// Lets a level meet the one below.
fn climb(
    options: &Ladder,
    start: &AnyGame,
    level: Level,
    below: Level,
    stop: &StopSign,
    output: &Output,
) -> Result<Step, CliError> {
    let terms = Terms {
        start: start.clone(),
        one_round: false,
        opening: options.common.opening,
        budget: Budget::default(),
        tolerance: Duration::from_millis(super::options::USUAL_TOLERANCE),
    };
    let mut plan = Plan::new(terms, 2, None);
    plan.units = options.units;
    plan.seed = options.common.seed;
    let maker = |level| BuiltIn::new(&options.spec(level), options.common.memory);
    let makers: Vec<Box<dyn Maker>> = [level, below]
        .into_iter()
        .filter_map(maker)
        .map(|maker| Box::new(maker) as Box<dyn Maker>)
        .collect();
    let label = format!("{} {level} – {below}", options.common.game.title());
    let played = Match {
        plan: &plan,
        makers: &makers,
        jobs: options.common.jobs,
        sprt: None,
        records: None,
        label,
    }
    .host_until(stop, output)?;
    Ok(Step {
        level,
        below,
        plan,
        played,
    })
}

fn headline(step: &Step, lang: Lang) -> String {
    let (level, below) = (step.level.to_string(), step.below.to_string());
    let who = words::against(lang, &level, &below);
    let standing = figures::standing(&step.plan, &step.played.results, lang);
    format!("{who}: {standing}")
}

/// The table as pages hold it.
fn table(options: &Ladder, steps: &[Step], lang: Lang) -> String {
    let format = steps.first().map_or(Format::Pairs, |step| step.plan.format);
    let keeps_score = (steps.first()).is_some_and(|step| keeps_score(&step.plan.terms.start));
    let mut heading = vec![
        LEVEL.text(lang),
        words::AGAINST.text(lang),
        words::POINTS.text(lang),
    ];
    if let Format::Among(_) = format {
        heading.push(words::MEAN_PLACE.text(lang));
    }
    if keeps_score {
        heading.push(words::MARGIN.text(lang));
    }
    heading.push("Elo");
    heading.push(words::WON_DRAWN_LOST.text(lang));
    heading.push(words::CONDUCT[7].text(lang));
    let mut lines = vec![
        format!("| {} |", heading.join(" | ")),
        format!("|{}", " --- |".repeat(heading.len())),
    ];
    for step in steps {
        let tally = &step.played.results.tallies[0];
        let written = |text: Option<String>| text.unwrap_or_else(|| "–".to_string());
        let mut cells = vec![
            step.level.to_string(),
            step.below.to_string(),
            written(tally.share().map(|share| percent(&share, lang))),
        ];
        if let Format::Among(_) = format {
            cells.push(written(
                tally.place().map(|place| estimate(&place, 2, lang)),
            ));
        }
        if keeps_score {
            let margin = tally.margin();
            cells.push(written(margin.map(|margin| difference(&margin, 1, lang))));
        }
        cells.push(written(tally.elo().map(|elo| figures::elo(&elo, lang))));
        cells.push(report::counts(tally, lang));
        let millis = report::mean_millis(&step.played.results.conducts[0]);
        cells.push(fixed(lang, millis, 1));
        lines.push(format!("| {} |", cells.join(" | ")));
    }
    let mut note = note(options, steps, lang);
    let spoilt = spoilt(steps);
    if spoilt > 0 {
        note = format!("{note}\n\n{}", words::spoilt(lang, spoilt));
    }
    format!(
        "{}\n\n{note}\n\n`{}`\n",
        lines.join("\n"),
        options.command()
    )
}

/// How many games were spoilt; a table of such games says little.
fn spoilt(steps: &[Step]) -> u64 {
    let conducts = steps.iter().flat_map(|step| &step.played.results.conducts);
    conducts.flat_map(|conduct| conduct.faults).sum()
}

/// How it was measured.
fn note(options: &Ladder, steps: &[Step], lang: Lang) -> String {
    let format = steps.first().map_or(Format::Pairs, |step| step.plan.format);
    let time = grouped(lang, options.time.as_millis());
    let units = words::units(lang, format, options.units);
    words::ladder_note(lang, &units, &time, options.common.opening)
}

fn drawn(options: &Ladder, title: &str, steps: &[Step], lang: Lang) -> Rows {
    let mut rows = Rows {
        title: title.to_string(),
        note: note(options, steps, lang),
        scale: (0.0, 1.0),
        ticks: Vec::new(),
        mark: None,
        rows: Vec::new(),
    };
    for step in steps {
        let share = step.played.results.tallies[0].share();
        let (level, below) = (step.level.to_string(), step.below.to_string());
        rows.rows.push(Row {
            label: words::against(lang, &level, &below),
            figures: share
                .as_ref()
                .map(|share| percent(share, lang))
                .unwrap_or_default(),
            estimate: share,
        });
    }
    standings::scaled(&mut rows, Format::Pairs, lang);
    rows.mark = Some(GOAL);
    rows
}

fn object(options: &Ladder, steps_played: &[Step]) -> Value {
    let tags: Map<String, Value> = (options.common.tags.iter())
        .map(|(tag, value)| (tag.clone(), value.clone().into()))
        .collect();
    let steps: Vec<Value> = (steps_played.iter())
        .map(|step| {
            let mut object = scripts::pairing(&step.plan, &step.played.results.tallies[0]);
            object["a"] = step.played.names[0].clone().into();
            object["b"] = step.played.names[1].clone().into();
            object["level"] = step.level.number().into();
            object["below"] = step.below.number().into();
            object["mean_ms"] = report::mean_millis(&step.played.results.conducts[0]).into();
            object
        })
        .collect();
    json!({
        "game": options.common.game.name(),
        "tags": tags,
        "seed": options.common.seed,
        "time": options.time.as_millis() as u64,
        "opening": options.common.opening,
        "goal": GOAL,
        "spoilt": spoilt(steps_played),
        "steps": steps,
    })
}
