//! `tablier engine --compliance`: starts somebody else's engine and says how it
//! keeps to the protocol, what is wrong and what would be right.

mod checks;
mod examiner;
mod positions;

use std::time::Duration;

use game::Lang;
use serde_json::{Value, json};

use crate::error::CliError;
use crate::output::Output;
use crate::words::compliance::{self as words, About};

use examiner::Examiner;

/// How a check went.
pub(super) enum Verdict {
    Passed,
    /// What is wrong.
    Failed(String),
    /// Why it could not be checked.
    Skipped(String),
}

/// One of the checks.
struct Check {
    /// What scripts call it.
    name: &'static str,
    about: About,
    run: fn(&mut Examiner) -> Verdict,
}

/// Every check, in the order in which they are made. The last one looks back at
/// what was said in all the others.
const CHECKS: [Check; 14] = [
    check("handshake", words::HANDSHAKE, checks::handshake),
    check("options", words::OPTIONS, checks::options),
    check("ready", words::READY, checks::ready),
    check("unknown-words", words::UNKNOWN, checks::unknown),
    check("legal-moves", words::LEGAL, checks::legal),
    check("chance", words::CHANCE, checks::chance),
    check("movetime", words::MOVE_TIME, checks::move_time),
    check("while-thinking", words::THINKING, checks::thinking),
    check("stop", words::STOP, checks::stop),
    check("illegal-position", words::ILLEGAL, checks::illegal),
    check("repeatable", words::SAME, checks::same),
    check("quit", words::QUIT, checks::quit),
    check("end-of-input", words::END_OF_INPUT, checks::end_of_input),
    check("only-protocol", words::PROTOCOL, checks::protocol),
];

const fn check(name: &'static str, about: About, run: fn(&mut Examiner) -> Verdict) -> Check {
    Check { name, about, run }
}

/// Makes all checks and says how they went. An engine that fails one is refused.
pub(super) fn run(command: &str, grace: Duration, output: &mut Output) -> Result<(), CliError> {
    let lang = output.lang;
    let mut examiner = Examiner::new(command, grace, lang);
    let mut counts = [0; 3];
    let mut entries = Vec::new();
    for check in &CHECKS {
        let verdict = (check.run)(&mut examiner);
        counts[match verdict {
            Verdict::Passed => 0,
            Verdict::Failed(_) => 1,
            Verdict::Skipped(_) => 2,
        }] += 1;
        if output.json {
            entries.push(entry(check, &verdict, lang));
        } else {
            show(check, &verdict, output)?;
        }
    }
    let [passed, failed, skipped] = counts;
    if output.json {
        output.object(&json!({
            "engine": examiner.name,
            "passed": failed == 0,
            "checks": entries,
        }))?;
    } else {
        output.line(words::summary(lang, passed, failed, skipped))?;
    }
    output.finish()?;
    if failed == 0 {
        Ok(())
    } else {
        Err(CliError::NotCompliant)
    }
}

fn entry(check: &Check, verdict: &Verdict, lang: Lang) -> Value {
    let (result, wrong, why) = match verdict {
        Verdict::Passed => ("passed", None, None),
        Verdict::Failed(wrong) => ("failed", Some(wrong), None),
        Verdict::Skipped(why) => ("skipped", None, Some(why)),
    };
    json!({
        "check": check.name,
        "result": result,
        "wrong": wrong,
        "right": wrong.map(|_| check.about.right.text(lang)),
        "why": why,
    })
}

/// Shows a check as soon as it is made, for some take their time.
fn show(check: &Check, verdict: &Verdict, output: &mut Output) -> Result<(), CliError> {
    let title = output.say(check.about.title);
    match verdict {
        Verdict::Passed => output.line(format_args!("✓ {title}"))?,
        Verdict::Failed(wrong) => {
            output.line(format_args!("✗ {title}"))?;
            output.line(format_args!("    {} {wrong}", output.say(words::WRONG)))?;
            let right = output.say(check.about.right);
            output.line(format_args!("    {} {right}", output.say(words::RIGHT)))?;
        }
        Verdict::Skipped(why) => {
            output.line(format_args!("· {title}"))?;
            output.line(format_args!("    {} {why}", output.say(words::SKIPPED)))?;
        }
    }
    output.finish()
}
