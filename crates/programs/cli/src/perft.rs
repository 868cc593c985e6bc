//! `tablier perft`: counting sequences of events.

use serde_json::{Value, json};

use crate::arguments::Perft;
use crate::error::CliError;
use crate::output::Output;
use crate::progress::Progress;
use crate::set_up;
use crate::words::measures;
use game::numbers::grouped;

pub(crate) fn run(options: &Perft, output: &mut Output) -> Result<(), CliError> {
    let start = set_up::start(options.game, &options.tags)?;
    let mut by_depth = Vec::new();
    for depth in 1..=options.depth {
        let progress = Progress::new(output.say(measures::COUNTING), output.lang);
        let nodes = start.perft(depth, |done, all| progress.report(done, all));
        drop(progress);
        by_depth.push(nodes);
        if !output.json {
            let depth_word = output.say(measures::DEPTH);
            let nodes = grouped(output.lang, nodes);
            output.line(format_args!("{depth_word} {depth:>2}  {nodes:>20}"))?;
            output.finish()?;
        }
    }
    let nodes = by_depth.last().copied().unwrap_or(1);
    if output.json {
        output.object(&json!({
            "game": options.game.name(),
            "depth": options.depth,
            "nodes": number(nodes),
            "by_depth": by_depth.iter().copied().map(number).collect::<Vec<_>>(),
        }))
    } else {
        output.line(format_args!("nodes {nodes}"))
    }
}

/// A number, or a text where it is too large for JSON readers to keep it exact.
fn number(count: u128) -> Value {
    match u64::try_from(count) {
        Ok(count) => count.into(),
        Err(_) => count.to_string().into(),
    }
}
