//! Hosting a match: makes the players, shows how it stands, listens for an
//! interruption.

use std::ops::ControlFlow;

use arena::{BuiltIn, End, Kind, Maker, Plan, Results, Sprt, Verdict, run};
use game::Lang;
use search::StopSign;

use super::figures;
use super::options::Arena;
use super::programs::Engine;
use super::records::Writer;
use crate::error::CliError;
use crate::games;
use crate::output::Output;
use crate::progress::Progress;
use crate::words::arena as words;

/// A match that is about to begin.
pub(crate) struct Match<'a> {
    pub(crate) plan: &'a Plan,
    pub(crate) makers: &'a [Box<dyn Maker>],
    pub(crate) jobs: usize,
    pub(crate) sprt: Option<Sprt>,
    pub(crate) records: Option<&'a str>,
    /// What stands before the progress.
    pub(crate) label: String,
}

/// A match that has ended.
pub(crate) struct Finished {
    pub(crate) names: Vec<String>,
    pub(crate) results: Results,
    pub(crate) end: End,
    /// How the sequential test ended, if there was one.
    pub(crate) verdict: Option<Verdict>,
}

/// The makers of the players that were asked for.
pub(crate) fn makers(options: &Arena, lang: Lang) -> Result<Vec<Box<dyn Maker>>, CliError> {
    let mut makers: Vec<Box<dyn Maker>> = Vec::new();
    for spec in &options.specs {
        match &spec.kind {
            Kind::Engine(command) => makers.push(Box::new(Engine {
                command: command.clone(),
                lang,
            })),
            Kind::Codecup(command) => {
                let contestant = games::of(options.common.game).contestant(command, lang);
                makers.push(contestant.ok_or_else(|| CliError::EntrantsGame {
                    entrant: spec.to_string(),
                })?);
            }
            _ => {
                let inside = BuiltIn::new(spec, options.common.memory);
                makers.extend(inside.map(|inside| Box::new(inside) as Box<dyn Maker>));
            }
        }
    }
    Ok(makers)
}

/// Raises the sign when the program is interrupted, so that what was played can
/// be told; a second interruption ends the program at once.
pub(crate) fn listen(stop: &StopSign) {
    let stop = stop.clone();
    // Without a handler the program simply ends, as it would have anyway.
    let _ = ctrlc::set_handler(move || {
        if stop.is_up() {
            std::process::exit(130);
        }
        stop.raise();
    });
}

impl Match<'_> {
    /// Plays the match and shows how it stands.
    pub(crate) fn host(&self, output: &Output) -> Result<Finished, CliError> {
        let stop = StopSign::default();
        listen(&stop);
        self.host_until(&stop, output)
    }

    /// The same with a sign that others may raise.
    pub(crate) fn host_until(
        &self,
        stop: &StopSign,
        output: &Output,
    ) -> Result<Finished, CliError> {
        let plan = self.plan;
        let lang = output.lang;
        let names: Vec<String> = self.makers.iter().map(|maker| maker.name()).collect();
        let mut writer = self.records.map(Writer::open).transpose()?;
        let mut results = Results::new(plan);
        let mut trouble = None;
        let mut verdict = self.sprt.map(|_| Verdict::Open);
        let progress = Progress::new(&self.label, lang);
        let all = plan.pairings().len() * plan.units;
        let mut done = 0;
        progress.report(0, all);
        let makers: Vec<&dyn Maker> = self.makers.iter().map(AsRef::as_ref).collect();
        let end = run(plan, &makers, self.jobs, stop, |unit| {
            results.add(plan, &unit);
            done += 1;
            progress.report(done, all);
            let standing = figures::standing(plan, &results, lang);
            progress.say(&format!("{} · {standing}", self.label));
            if let Some(Err(error)) = writer.as_mut().map(|to| to.add(plan, &names, &unit)) {
                trouble = Some(error);
                return ControlFlow::Break(());
            }
            if let Some(sprt) = &self.sprt {
                let found = sprt.verdict(&results.tallies[0].pentanomial);
                verdict = Some(found);
                if found != Verdict::Open {
                    return ControlFlow::Break(());
                }
            }
            ControlFlow::Continue(())
        });
        drop(progress);
        if let Some(error) = trouble {
            return Err(error);
        }
        if end == End::Interrupted {
            eprintln!("{}", output.say(words::INTERRUPTED));
        }
        Ok(Finished {
            names,
            results,
            end,
            verdict,
        })
    }
}
