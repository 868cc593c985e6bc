//! Starting other programs and asking cargo about the workspace.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

/// The folder of the repository.
pub(crate) fn root() -> &'static Path {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest.parent().expect("xtask lies in the repository")
}

/// The cargo that runs this program, to be run in the repository's folder.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(args).current_dir(root());
    command
}

/// Any other program, to be run in the repository's folder.
pub(crate) fn program(name: impl AsRef<std::ffi::OsStr>, args: &[&str]) -> Command {
    let mut command = Command::new(name);
    command.args(args).current_dir(root());
    command
}

/// Says what is run, runs it and fails if it fails.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let line = written(command);
    eprintln!("$ {line}");
    let status = command
        .status()
        .with_context(|| format!("cannot start {line}"))?;
    if !status.success() {
        bail!("failed ({status}): {line}");
    }
    Ok(())
}

/// Runs a command silently and returns what it prints.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let line = written(command);
    let output = command
        .output()
        .with_context(|| format!("cannot start {line}"))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        bail!("failed ({}): {line}\n{said}", output.status);
    }
    String::from_utf8(output.stdout).with_context(|| format!("{line} printed no text"))
}

/// Says whether a program is there and runs.
pub(crate) fn answers(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}

/// What cargo knows of the workspace's own packages.
pub(crate) fn metadata() -> Result<Value> {
    let args = ["metadata", "--no-deps", "--format-version", "1"];
    serde_json::from_str(&output(&mut cargo(&args))?).context("cargo metadata is not JSON")
}

/// The same with everything from outside.
pub(crate) fn full_metadata() -> Result<Value> {
    let args = ["metadata", "--locked", "--format-version", "1"];
    serde_json::from_str(&output(&mut cargo(&args))?).context("cargo metadata is not JSON")
}

/// Where cargo puts what it builds.
pub(crate) fn target_folder(metadata: &Value) -> Result<PathBuf> {
    let folder = metadata["target_directory"].as_str();
    folder.map(PathBuf::from).context("no target folder")
}

/// Where these commands keep what they make for themselves.
pub(crate) fn made_folder() -> Result<PathBuf> {
    Ok(target_folder(&metadata()?)?.join("xtask"))
}

/// A path as one would type it in the repository's folder.
pub(crate) fn shown(path: &Path) -> String {
    let short = path.strip_prefix(root()).unwrap_or(path);
    short.display().to_string()
}

/// A command as one would type it, the program without its folder.
pub(crate) fn written(command: &Command) -> String {
    let name = Path::new(command.get_program());
    let name = name.file_name().unwrap_or(name.as_os_str());
    let words = std::iter::once(name).chain(command.get_args());
    let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_typed() {
        let mut command = Command::new("/somewhere/bin/cargo");
        command.args(["fmt", "--all"]);
        assert_eq!(written(&command), "cargo fmt --all");
    }

    #[test]
    fn a_command_that_fails_is_an_error() {
        assert!(run(&mut program("false", &[])).is_err());
        assert!(run(&mut program("true", &[])).is_ok());
        assert!(!answers(&mut program("no-such-program-here", &[])));
    }
}
