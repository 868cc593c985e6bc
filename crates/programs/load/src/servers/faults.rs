//! What is done to servers while people play: they are killed, they stand still for a while
//! without knowing it, and their clocks jump. What, to which and when is drawn from a seed.

use std::fs;
use std::io;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use tokio::time::{Instant, sleep};

use super::Servers;
use super::crashes::{Crashes, LIFE, everybody_is_heard};
use crate::error::Cause;
use crate::playing::Shared;
use crate::{Fault, Progress};

/// How long a server stands still, in milliseconds: at least, and up to so much more. More than
/// a server is quiet before others take it for dead, and less than a player waits.
const PAUSE: (u32, u32) = (300, 4700);

/// How far a clock jumps, in seconds, one way or the other. No server forgets tables after less
/// than a week; one whose clock jumps beyond that deletes them, as it was told to.
const JUMPS: [i64; 5] = [1, 30, 90, 3600, 86_400];

/// Where packages put the library that changes a program's clock.
const FAKETIME: &str = "faketime/libfaketimeMT.so.1";
const LIBRARIES: [&str; 4] = ["/usr/lib", "/usr/lib64", "/usr/local/lib", "/lib"];

impl Servers {
    /// Does so many things to servers, one after the other. Everybody has had an answer
    /// before the next one, so that each meets people who play.
    pub(crate) async fn disturb(
        &mut self,
        faults: &[Fault],
        times: usize,
        players: usize,
        shared: &Shared,
        progress: &dyn Progress,
    ) -> Result<Crashes, Cause> {
        let mut crashes = Crashes::default();
        for time in 0..times {
            let life = LIFE.0 + u64::from(self.numbers.below(LIFE.1));
            sleep(Duration::from_millis(life)).await;
            let index = self.numbers.below(self.children.len() as u32) as usize;
            let fault = faults[self.numbers.below(faults.len() as u32) as usize];
            crashes.times += 1;
            match fault {
                Fault::Kill => {
                    crashes.kills += 1;
                    let went_on = self.kill(index, players, shared).await?;
                    crashes.went_on += usize::from(went_on);
                }
                Fault::Pause => {
                    crashes.pauses += 1;
                    self.pause(index).await?;
                    forget_heard(shared, None);
                }
                Fault::Clock => {
                    crashes.jumps += 1;
                    self.jump(index)?;
                    forget_heard(shared, None);
                }
            }
            crashes.came_back += usize::from(everybody_is_heard(shared, players).await);
            progress.report(time + 1, times);
        }
        Ok(crashes)
    }

    /// Lets a server stand still for a while.
    async fn pause(&mut self, index: usize) -> Result<(), Cause> {
        let pause = PAUSE.0 + self.numbers.below(PAUSE.1);
        self.signal(index, "STOP")?;
        sleep(Duration::from_millis(pause.into())).await;
        self.signal(index, "CONT")
    }

    fn signal(&self, index: usize, signal: &str) -> Result<(), Cause> {
        let process = self.children[index].id().to_string();
        let mut kill = Command::new("kill");
        let done = kill.args(["-s", signal, &process]).status()?;
        match done.success() {
            true => Ok(()),
            false => Err(format!("kill -s {signal} {process}: {done}").into()),
        }
    }

    /// Lets the clock of a server jump, and of no other program.
    fn jump(&mut self, index: usize) -> io::Result<()> {
        let jump = JUMPS[self.numbers.below(JUMPS.len() as u32) as usize];
        let sign = ["+", "-"][self.numbers.below(2) as usize];
        // What reads it at this moment finds the old time or the new one, and no half of it.
        let (file, new) = (self.clock(index), self.folder.join("clock.new"));
        fs::write(&new, format!("{sign}{jump}s\n"))?;
        fs::rename(new, file)
    }

    /// The file that tells a server by how much its clock is wrong.
    pub(super) fn clock(&self, index: usize) -> PathBuf {
        self.folder.join(format!("server{index}.clock"))
    }

    /// Lets a server that is about to start have a clock of its own.
    pub(super) fn with_clock(&self, index: usize, server: &mut Command) -> io::Result<()> {
        let Some(library) = &self.faketime else {
            return Ok(());
        };
        let file = self.clock(index);
        if !file.exists() {
            fs::write(&file, "+0s\n")?;
        }
        server
            .env("LD_PRELOAD", library)
            .env("FAKETIME_TIMESTAMP_FILE", file)
            .env("FAKETIME_CACHE_DURATION", "1")
            // Only what people call the time jumps; how long something takes does not change.
            .env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
        Ok(())
    }
}

/// Nobody has been heard since now.
pub(super) fn forget_heard(shared: &Shared, killed: Option<usize>) {
    let mut counts = shared.counts.borrow_mut();
    counts.killed = killed.map(|index| (index, Instant::now()));
    counts.heard.clear();
}

/// Where the library is that changes a program's clock, if the machine has it.
pub(crate) fn faketime() -> Option<PathBuf> {
    let folders = LIBRARIES.iter().map(PathBuf::from);
    let within = |folder: PathBuf| {
        let inner = fs::read_dir(&folder).into_iter().flatten().flatten();
        let mut places = vec![folder];
        places.extend(inner.map(|entry| entry.path()));
        places
    };
    let mut places = folders.flat_map(within).map(|place| place.join(FAKETIME));
    places.find(|place| place.is_file())
}
