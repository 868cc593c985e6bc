//! Hands over to the program that was built, and opens the page in a browser
//! where there is one.
//!
//! The program takes the place of this one, so that it is the program that Ctrl-C
//! stops and whose end the shell sees. The address is what the program says: a
//! small process of our own reads it on the way to the terminal.

use std::io::{BufRead, IsTerminal, Write};
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

/// The command that passes on what it reads; it is for this program alone.
pub(crate) const PASS_ON: &str = "open-address";

/// Runs the program in the place of this one.
pub(crate) fn hand_over(mut tablier: Command, opens: bool) -> Result<()> {
    if opens && let Some(opener) = opener() {
        let itself = std::env::current_exe().context("this program does not know where it is")?;
        let mut helper = Command::new(itself);
        helper.args([PASS_ON, opener]).stdin(Stdio::piped());
        if let Ok(mut helper) = helper.spawn()
            && let Some(input) = helper.stdin.take()
        {
            tablier.stdout(input);
        }
    }
    replace_by(tablier)
}

#[cfg(unix)]
fn replace_by(mut tablier: Command) -> Result<()> {
    use std::os::unix::process::CommandExt;
    let error = tablier.exec();
    Err(error).context("cannot start the program")
}

#[cfg(not(unix))]
fn replace_by(mut tablier: Command) -> Result<()> {
    crate::run::run(&mut tablier)
}

/// The program that opens an address here: none where nobody would see it.
fn opener() -> Option<&'static str> {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if set("CI") || !std::io::stdout().is_terminal() {
        return None;
    }
    choose(
        std::env::consts::OS,
        set("DISPLAY") || set("WAYLAND_DISPLAY"),
        is_on_the_path,
    )
}

fn choose(
    system: &str,
    has_display: bool,
    is_there: impl Fn(&str) -> bool,
) -> Option<&'static str> {
    match system {
        "macos" => Some("open").filter(|name| is_there(name)),
        _ if is_there("wslview") => Some("wslview"),
        _ => Some("xdg-open").filter(|name| has_display && is_there(name)),
    }
}

fn is_on_the_path(name: &str) -> bool {
    let paths = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&paths).any(|folder| folder.join(name).is_file())
}

/// Passes on every line and opens the first address among them. A browser that
/// does not start is no fault: the address has been said.
pub(crate) fn pass_on(opener: &str) -> Result<()> {
    let mut opened = false;
    for line in std::io::stdin().lock().lines() {
        let Ok(line) = line else { break };
        println!("{line}");
        let _ = std::io::stdout().flush();
        if let Some(address) = address(&line).filter(|_| !opened) {
            opened = true;
            let mut open = Command::new(opener);
            open.arg(address).stdin(Stdio::null());
            open.stdout(Stdio::null()).stderr(Stdio::null());
            let _ = open.spawn();
        }
    }
    Ok(())
}

/// The first address of a page in a line.
fn address(line: &str) -> Option<&str> {
    let start = line.find("http://").or_else(|| line.find("https://"))?;
    let rest = &line[start..];
    let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
    Some(rest[..end].trim_end_matches(['.', ',', ')']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_found_in_what_is_said() {
        let said = "Open http://127.0.0.1:7777 in your browser.";
        assert_eq!(address(said), Some("http://127.0.0.1:7777"));
        assert_eq!(
            address("at http://127.0.0.1:40123/."),
            Some("http://127.0.0.1:40123/")
        );
        assert_eq!(address("games are kept in /home/x"), None);
    }

    #[test]
    fn a_browser_is_opened_only_where_somebody_sees_it() {
        let all = |_: &str| true;
        let none = |_: &str| false;
        assert_eq!(choose("linux", true, all), Some("wslview"));
        assert_eq!(
            choose("linux", true, |name| name == "xdg-open"),
            Some("xdg-open")
        );
        assert_eq!(choose("linux", false, |name| name == "xdg-open"), None);
        assert_eq!(choose("linux", true, none), None);
        assert_eq!(choose("macos", false, all), Some("open"));
    }
}
