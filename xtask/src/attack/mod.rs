//! `cargo xtask attack`: the program is treated as strangers on the internet, and
//! the proxies in front of it, would treat it. It takes minutes and programs of the
//! system, so it is no step of the tests.

mod api;
mod proxies;

use anyhow::{Context, Result};

/// A part that can be asked for by its name.
struct Part {
    name: &'static str,
    /// What it tries, for the list of commands.
    about: &'static str,
    run: fn() -> Result<()>,
}

/// All parts, in the order in which they run.
const PARTS: [Part; 2] = [
    Part {
        name: "proxies",
        about: "nginx, HAProxy and Caddy in front of the program, with the samples in deploy",
        run: proxies::attack,
    },
    Part {
        name: "api",
        about: "requests made up from the description of the API; --seconds N says how long, 120 unless told",
        run: api::attack,
    },
];

/// The parts for the help page.
pub(crate) fn help() -> String {
    let line = |part: &Part| format!("  {:<12}  {}\n", part.name, part.about);
    let lines: String = PARTS.iter().map(line).collect();
    format!("Parts of attack:\n{lines}")
}

/// Runs the parts named, or all of them.
pub(crate) fn attack(names: &[&str]) -> Result<()> {
    // Options are read by the parts that have them.
    let options = names.iter().position(|name| name.starts_with("--"));
    let names = &names[..options.unwrap_or(names.len())];
    for part in chosen(names)? {
        eprintln!("attack: {}", part.name);
        (part.run)().with_context(|| format!("attack {}", part.name))?;
    }
    Ok(())
}

fn chosen(names: &[&str]) -> Result<Vec<&'static Part>> {
    if names.is_empty() {
        return Ok(PARTS.iter().collect());
    }
    let find = |name: &&str| {
        let part = PARTS.iter().find(|part| part.name == *name);
        part.with_context(|| format!("no such part: {name}\n\n{}", help()))
    };
    names.iter().map(find).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_chosen_by_name() {
        let names = |asked: &[&str]| -> Option<Vec<&str>> {
            let parts = chosen(asked).ok()?;
            Some(parts.iter().map(|part| part.name).collect())
        };
        assert_eq!(names(&["proxies"]), Some(vec!["proxies"]));
        assert_eq!(names(&[]).map(|all| all.len()), Some(PARTS.len()));
        assert_eq!(names(&["no-such-part"]), None);
    }
}
