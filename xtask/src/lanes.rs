//! Steps in lanes: those of one lane follow each other, the lanes are side by
//! side. When one fails, the others stop where they are.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use anyhow::{Error, Result};

use crate::job::{Failed, Job};
use crate::progress::{Board, Log};
use crate::run::shown;

/// A step and its row on the board.
#[derive(Clone, Copy)]
pub(crate) struct Task {
    pub(crate) index: usize,
    pub(crate) name: &'static str,
    pub(crate) run: fn(&Job) -> Result<()>,
}

/// A step that failed by itself.
pub(crate) struct Failure {
    pub(crate) name: &'static str,
    pub(crate) error: Error,
}

/// Runs all lanes to their ends or to the first failure.
pub(crate) fn run(
    lanes: &[&[Task]],
    board: &Board,
    log: &Arc<Log>,
    stop: &Arc<AtomicBool>,
) -> Vec<Failure> {
    let lane = |tasks: &[Task]| {
        for task in tasks {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            board.begin(task.index);
            let job = Job::new(Arc::clone(log), board.row(task.index), Arc::clone(stop));
            let result = (task.run)(&job.called(task.name));
            let Err(error) = result else {
                board.end(task.index, true);
                continue;
            };
            // Who stops because another has failed is not at fault.
            if stop.swap(true, Ordering::Relaxed) {
                board.stop(task.index);
                return None;
            }
            board.end(task.index, false);
            let name = task.name;
            return Some(Failure { name, error });
        }
        None
    };
    thread::scope(|scope| {
        let running: Vec<_> = (lanes.iter())
            .map(|tasks| scope.spawn(move || lane(tasks)))
            .collect();
        let ended = running.into_iter().map(|lane| lane.join());
        ended
            .filter_map(|ended| ended.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    })
}

/// Says what failed, why, and where everything is to be read.
pub(crate) fn tell(failures: &[Failure], log: &Log) {
    for Failure { name, error } in failures {
        eprintln!();
        if let Some(failed) = error.downcast_ref::<Failed>().filter(|_| !log.verbose()) {
            for line in &failed.said {
                eprintln!("{line}");
            }
            eprintln!();
        }
        eprintln!("{name} failed: {error:#}");
        eprintln!("The whole output is in {}", shown(log.path()));
    }
}
