//! `cargo xtask test --busy`: an endless loop a core, so that everything is tried
//! on a machine that is at work.
//!
//! A loop is a process that ends when its input does. The other end of that input
//! is held here and nowhere else, so that the loops end with this process however
//! it ends, be it killed.

use std::io::Read;
use std::process::{Child, Command, Stdio};
use std::thread;

use anyhow::{Context, Result};

/// The command that is such a loop; it is for this program alone.
pub(crate) const LOOP: &str = "busy-loop";

/// Loops that run as long as this is there.
pub(crate) struct Loops(Vec<Child>);

impl Loops {
    /// One a core.
    pub(crate) fn start() -> Result<Loops> {
        let cores = thread::available_parallelism().map_or(1, |cores| cores.get());
        let itself = std::env::current_exe().context("this program does not know where it is")?;
        let mut loops = Loops(Vec::new());
        for _ in 0..cores {
            let mut command = Command::new(&itself);
            command
                .arg(LOOP)
                .stdin(Stdio::piped())
                .stdout(Stdio::null());
            loops
                .0
                .push(command.spawn().context("cannot start a loop")?);
        }
        Ok(loops)
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }
}

impl Drop for Loops {
    fn drop(&mut self) {
        for child in &mut self.0 {
            // One that has ended already is what is wanted.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// Is such a loop until the input ends.
pub(crate) fn run_loop() -> ! {
    thread::spawn(|| {
        let mut nothing = Vec::new();
        let _ = std::io::stdin().read_to_end(&mut nothing);
        std::process::exit(0);
    });
    let mut number = 1_u64;
    loop {
        number = std::hint::black_box(number.wrapping_mul(6_364_136_223_846_793_005) + 1);
    }
}
