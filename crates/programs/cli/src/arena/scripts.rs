//! What came out of a match, for scripts.

use arena::{Conduct, End, Estimate, Fault, Format, Plan, Sprt, Tally, Verdict};
use serde_json::{Map, Value, json};

use super::hosting::Finished;
use super::options::Arena;
use super::standings;

/// Everything that came out, as one object.
pub(crate) fn object(options: &Arena, plan: &Plan, played: &Finished) -> Value {
    let tags: Map<String, Value> = (options.common.tags.iter())
        .map(|(tag, value)| (tag.clone(), value.clone().into()))
        .collect();
    let millis = |time: Option<std::time::Duration>| time.map(|time| time.as_millis() as u64);
    let pairings = plan.pairings().into_iter().zip(&played.results.tallies);
    let pairings = pairings.map(|((a, b), tally)| {
        let mut object = pairing(plan, tally);
        object["a"] = played.names[a].clone().into();
        object["b"] = played.names[b].clone().into();
        object["sprt"] = match (&options.sprt, played.verdict) {
            (Some(sprt), Some(verdict)) => test(sprt, tally, verdict),
            _ => Value::Null,
        };
        object
    });
    let entrants = played.names.iter().zip(&played.results.conducts);
    json!({
        "game": options.common.game.name(),
        "tags": tags,
        "seed": options.common.seed,
        "time": millis(options.budget.time),
        "nodes": options.budget.nodes,
        "round_time": millis(options.budget.clock),
        "tolerance": options.tolerance.as_millis() as u64,
        "opening": plan.terms.opening,
        "unit": match plan.format {
            Format::Pairs => "pair",
            Format::Among(_) => "group",
            Format::Rounds(_) => "round",
        },
        "end": match played.end {
            End::Complete => "complete",
            End::Enough => "decided",
            End::Interrupted => "interrupted",
        },
        "pairings": pairings.collect::<Vec<_>>(),
        "ratings": (plan.entrants > 2 && plan.format == Format::Pairs).then(|| ratings(plan, played)),
        "entrants": entrants.map(|(name, conduct)| entrant(name, conduct)).collect::<Vec<_>>(),
    })
}

/// The figures of a pairing, seen from its first entrant.
pub(crate) fn pairing(plan: &Plan, tally: &Tally) -> Value {
    let elo = tally
        .elo()
        .map(|elo| json!({ "value": elo.value, "low": elo.low, "high": elo.high }));
    json!({
        "a": null,
        "b": null,
        "units": tally.units,
        "games": tally.games(),
        "wins": tally.wins,
        "draws": tally.draws,
        "losses": tally.losses,
        "points": estimate(tally.share()),
        "elo": elo,
        "pentanomial": (plan.format == Format::Pairs).then_some(tally.pentanomial),
        "place": estimate(tally.place().filter(|_| plan.format != Format::Pairs)),
        "as_order": estimate(tally.made()),
        "as_chaos": estimate(tally.conceded()),
        "margin": estimate(tally.margin()),
        "sprt": null,
    })
}

fn estimate(estimate: Option<Estimate>) -> Value {
    match estimate {
        None => Value::Null,
        Some(Estimate { mean, error, count }) => {
            json!({ "mean": mean, "error": error, "count": count })
        }
    }
}

fn test(sprt: &Sprt, tally: &Tally, verdict: Verdict) -> Value {
    let (low, high) = sprt.bounds();
    json!({
        "elo0": sprt.elo0,
        "elo1": sprt.elo1,
        "alpha": sprt.alpha,
        "beta": sprt.beta,
        "llr": sprt.ratio(&tally.pentanomial),
        "low": low,
        "high": high,
        "accepted": match verdict {
            Verdict::Open => None,
            Verdict::Refuted => Some("elo0"),
            Verdict::Confirmed => Some("elo1"),
        },
    })
}

fn entrant(name: &str, conduct: &Conduct) -> Value {
    let pace = &conduct.pace;
    let millis = |time: std::time::Duration| 1000.0 * time.as_secs_f64();
    json!({
        "name": name,
        "games": conduct.games,
        "crashes": conduct.count(Fault::Crash),
        "time_losses": conduct.count(Fault::Time),
        "illegal_moves": conduct.count(Fault::Illegal),
        "late_moves": pace.late,
        "moves": pace.moves,
        "mean_ms": millis(pace.total) / pace.moves.max(1) as f64,
        "slowest_ms": millis(pace.slowest),
        "first_trouble": conduct.first_trouble,
    })
}

/// The ratings of all, the best first.
fn ratings(plan: &Plan, played: &Finished) -> Value {
    let ranking = standings::ranking(plan, played).into_iter();
    let rated = ranking.map(|(who, rating)| {
        json!({ "name": played.names[who], "elo": rating.elo, "error": rating.error })
    });
    rated.collect()
}
