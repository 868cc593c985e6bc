//! Programs of the system that have to be there, installed where they are not.

use anyhow::{Context, Result};

use crate::run::{answers, output, program, run};

/// Installs a package of a Debian-like system unless its program answers.
pub(crate) fn install(package: &str, name: &str, what_for: &str) -> Result<()> {
    if answers(&mut program(name, &["--version"])) {
        return Ok(());
    }
    eprintln!("{what_for} by {package}, which is missing here.");
    let is_root = output(&mut program("id", &["-u"]))?.trim() == "0";
    for task in [&["update"][..], &["install", "--yes", package]] {
        let mut command = if is_root {
            program("apt-get", task)
        } else {
            program("sudo", &[&["apt-get"], task].concat())
        };
        run(&mut command).with_context(|| format!("install {package} and try again"))?;
    }
    Ok(())
}
