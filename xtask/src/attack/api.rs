//! Requests that Schemathesis makes up from the description of the API, against a
//! server of its own: every check, operations one by one and one after the other, with
//! the secrets of bots, tables and classes that its hooks make (`xtask/attack/api.py`).

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::run::{
    answers, cargo, made_folder, metadata, output, program, root, run, target_folder,
};

/// Exactly this version, so that what it finds does not change by itself.
const VERSION: &str = "4.32.5";

/// How long it looks, in seconds, unless `--seconds` says otherwise.
const SECONDS: u32 = 120;

/// Attacks the API for a bounded time.
pub(super) fn attack() -> Result<()> {
    let seconds = seconds(std::env::args())?;
    let schemathesis = install()?;
    run(&mut cargo(&["build", "-p", "cli"]))?;
    let folder = made_folder()?.join("attack-api");
    if folder.exists() {
        fs::remove_dir_all(&folder).context("what the last attack left cannot be removed")?;
    }
    fs::create_dir_all(&folder)?;
    let server = Server::start(&folder)?;
    let limit = seconds.to_string();
    let description = format!("{}/api/openapi.json", server.address);
    let settings = root().join("xtask/attack/api.toml");
    let mut attacker = Command::new(schemathesis);
    attacker
        .current_dir(&folder)
        .env("PYTHONPATH", root().join("xtask/attack"))
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .env("SCHEMATHESIS_HOOKS", "api")
        .env("TABLIER_ATTACKED", &server.address)
        .arg("--config-file")
        .arg(settings)
        // All checks are on unless told otherwise; naming them would overrule the settings.
        .args(["run", &description, "--max-time", &limit]);
    let attacked = run(&mut attacker);
    let stood = server.stop();
    attacked.context("the server does not keep to its description")?;
    stood
}

/// The time that was asked for.
fn seconds(mut args: impl Iterator<Item = String>) -> Result<u32> {
    if !args.any(|arg| arg == "--seconds") {
        return Ok(SECONDS);
    }
    let number = args.next().and_then(|number| number.parse().ok());
    number.context("--seconds wants a whole number of seconds")
}

/// Schemathesis in an environment of its own.
fn install() -> Result<PathBuf> {
    let folder = made_folder()?.join("schemathesis");
    let schemathesis = folder.join("bin/schemathesis");
    let known = output(&mut program(&schemathesis, &["--version"]));
    if known.is_ok_and(|said| said.contains(VERSION)) {
        return Ok(schemathesis);
    }
    if !answers(&mut program("python3", &["-m", "venv", "--help"])) {
        bail!("Python is missing: install it with its environments (`apt install python3-venv`)");
    }
    let place = folder.to_str().context("the target folder has no name")?;
    run(&mut program("python3", &["-m", "venv", place]))?;
    let wanted = format!("schemathesis=={VERSION}");
    let args = ["-m", "pip", "install", "--quiet", &wanted];
    run(&mut program(folder.join("bin/python"), &args))?;
    Ok(schemathesis)
}

/// A server with a database of its own, gone with this value.
struct Server {
    process: Child,
    address: String,
    log: PathBuf,
}

impl Server {
    fn start(folder: &Path) -> Result<Server> {
        // Nobody looks at the page here.
        fs::write(folder.join("index.html"), "")?;
        let log = folder.join("server.log");
        let tablier = target_folder(&metadata()?)?.join("debug/tablier");
        let mut process = Command::new(tablier)
            .args(["serve", "--listen", "127.0.0.1:0", "--lang", "en", "--data"])
            .arg(folder.join("tablier.db"))
            .arg("--page")
            .arg(folder)
            .stdout(Stdio::piped())
            .stderr(File::create(&log)?)
            .spawn()
            .context("the server does not start")?;
        let said = process.stdout.take().map(BufReader::new);
        let mut line = String::new();
        said.context("the server says nothing")?
            .read_line(&mut line)?;
        let address = line
            .split_whitespace()
            .find(|word| word.starts_with("http://"));
        let address = address.map(|address| address.trim_end_matches('/').to_string());
        let mut server = Server {
            process,
            address: String::new(),
            log,
        };
        server.address = address.with_context(|| format!("the server names no address: {line}"))?;
        Ok(server)
    }

    /// Says whether it stood to the end, and without an error of its own.
    fn stop(mut self) -> Result<()> {
        if let Some(status) = self.process.try_wait()? {
            bail!("the server has ended: {status}");
        }
        let log = fs::read_to_string(&self.log)?;
        if let Some(error) = log.lines().find(|line| line.contains(" ERROR ")) {
            bail!("the server has failed at something: {error}");
        }
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_is_said_in_seconds() {
        let of = |words: &str| seconds(words.split(' ').map(str::to_string)).ok();
        assert_eq!(of("xtask attack api"), Some(SECONDS));
        assert_eq!(of("xtask attack api --seconds 300"), Some(300));
        assert_eq!(of("xtask attack api --seconds soon"), None);
    }
}
