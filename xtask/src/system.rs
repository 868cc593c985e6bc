//! Programs of the system that have to be there, installed where they are not.

use std::process::Command;

use anyhow::{Context, Result};

use crate::run::{answers, output, program, run};

/// Installs a package of a Debian-like system unless its program answers.
pub(crate) fn install(package: &str, name: &str, what_for: &str) -> Result<()> {
    install_unless(&mut program(name, &["--version"]), package, what_for)
}

/// The same for a program that is asked for its version in another way.
pub(crate) fn install_unless(answered: &mut Command, package: &str, what_for: &str) -> Result<()> {
    if answers(answered) {
        return Ok(());
    }
    install_package(package, what_for)
}

/// Installs the database that tests start servers of their own from. Debian has
/// its programs in a folder for each version, and not on the path.
pub(crate) fn install_postgresql() -> Result<()> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter();
    let mut programs =
        (versions.flatten().flatten()).map(|version| version.path().join("bin/initdb"));
    if programs.any(|program| program.is_file()) || answers(&mut program("initdb", &["--version"]))
    {
        return Ok(());
    }
    install_package("postgresql", "Servers side by side are tested")
}

fn install_package(package: &str, what_for: &str) -> Result<()> {
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
