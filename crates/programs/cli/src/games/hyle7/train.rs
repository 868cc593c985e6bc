//! `tablier train hyle7`: learns what the player of HYLE⁷ knows from nothing,
//! and draws how it learned.

use std::fs;

use arena::drawing::{Curve, Series};
use clap::{Arg, ArgMatches, value_parser};
use game::numbers::grouped;
use game::{Lang, Phrase};
use hyle7::Size;
use players::hyle7::train::{Config, CurvePoint, train};
use search::StopSign;
use serde_json::{Value, json};

use crate::arena::listen;
use crate::error::CliError;
use crate::games::hyle7::words::playing::{AS_CHAOS, AS_ORDER};
use crate::games::hyle7::words::train as words;
use crate::output::{Output, write_file};
use crate::progress::Progress;
use crate::usage::{Reader, Usage, cores, given, read_by, seed, valued};

/// How many lines the curve has in a terminal.
const LINES: usize = 12;

/// What to learn.
struct Train {
    config: Config,
    out: String,
    curve: Option<String>,
}

/// The command and what can be asked of it.
pub(crate) fn usage(reader: Reader) -> Usage {
    let usage =
        "tablier train hyle7 [--size 7|5] [--games N] [--seed N] [--out FILE] [--curve FILE] …";
    let game = Arg::new("GAME").required(true).value_parser(["hyle7"]);
    let games = read_by("games", "N", value_parser!(u32).range(1..));
    let threads = read_by("threads", "N", value_parser!(u64).range(1..=1000));
    Usage::new("train", reader, words::TRAIN, usage)
        .argument(game, words::GAME)
        .option(read_by("size", "N", ["7", "5"]), words::SIZE)
        .option(games, words::GAMES)
        .option(seed(), words::SEED)
        .option(threads, words::THREADS)
        .option(valued("out", "FILE"), words::OUT)
        .option(valued("curve", "FILE"), words::CURVE)
        .json()
}

impl Train {
    fn read(found: &ArgMatches) -> Train {
        let size = match given::<String>(found, "size").as_deref() {
            Some("5") => Size::Small,
            _ => Size::Large,
        };
        let mut config = Config::shipped(size);
        let threads = given(found, "threads").map(|number: u64| number as usize);
        config.threads = threads.unwrap_or_else(cores);
        config.seed = given(found, "seed").unwrap_or(config.seed);
        config.games = given(found, "games").unwrap_or(config.games);
        let usual = || format!("hyle7-{}.bin", size.side());
        Train {
            config,
            out: given(found, "out").unwrap_or_else(usual),
            curve: given(found, "curve"),
        }
    }
}

pub(crate) fn run(found: &ArgMatches, output: &mut Output) -> Result<(), CliError> {
    let options = &Train::read(found);
    let (config, lang) = (&options.config, output.lang);
    // What cannot be written is better known before an hour of learning.
    let mut writable = fs::OpenOptions::new();
    let opened = writable.append(true).create(true).open(&options.out);
    opened.map_err(|error| CliError::not_written(&options.out, error))?;
    let stop = StopSign::default();
    listen(&stop);
    let learning = output.say(words::LEARNING);
    let progress = Progress::new(learning, lang);
    progress.report(0, config.games as usize);
    let mut points = Vec::new();
    let weights = train(config, &mut |point, _| {
        progress.report(point.games as usize, point.of as usize);
        let standing = words::standing(lang, point.as_order, point.as_chaos);
        progress.say(&format!("{learning} · {standing}"));
        points.push(*point);
        !stop.is_up()
    });
    drop(progress);
    let bytes = weights.to_bytes();
    write_file(&options.out, &bytes)?;
    let curve = curve(options, &points, lang);
    if let Some(file) = &options.curve {
        write_file(file, curve.picture().to_svg())?;
    }
    if output.json {
        return output.object(&object(options, &points, bytes.len()));
    }
    output.line(&curve.series[0].label)?;
    let width = output.look().width;
    for line in curve.to_text(width, LINES) {
        output.line(line)?;
    }
    if let Some(last) = points.last() {
        output.line(words::standing(lang, last.as_order, last.as_chaos))?;
    }
    let games = grouped(lang, learned_from(&points));
    output.line(words::learned(lang, &games, &options.out, bytes.len()))
}

/// How many games were really learned from; fewer if it was interrupted.
fn learned_from(points: &[CurvePoint]) -> u32 {
    points.last().map_or(0, |point| point.games)
}

/// The learning curve.
fn curve(options: &Train, points: &[CurvePoint], lang: Lang) -> Curve {
    let series = |label: Phrase, of: fn(&CurvePoint) -> f64| Series {
        label: label.text(lang).to_string(),
        points: (points.iter())
            .map(|point| (point.games.into(), of(point)))
            .collect(),
    };
    let side = options.config.size.side();
    Curve {
        title: words::title(lang, side),
        note: words::note(lang, options.config.seed),
        across: words::ACROSS.text(lang).to_string(),
        series: vec![
            series(AS_ORDER, |point| point.as_order),
            series(AS_CHAOS, |point| point.as_chaos),
        ],
    }
}

fn object(options: &Train, points: &[CurvePoint], bytes: usize) -> Value {
    let points = points.iter().map(|point| {
        json!({
            "games": point.games,
            "as_order": point.as_order,
            "as_chaos": point.as_chaos,
            "self_play": point.self_play,
        })
    });
    let points: Vec<Value> = points.collect();
    json!({
        "game": "hyle7",
        "size": options.config.size.side(),
        "seed": options.config.seed,
        "games": points.last().map(|point| point["games"].clone()),
        "file": options.out,
        "bytes": bytes,
        "curve": points,
    })
}
