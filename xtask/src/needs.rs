//! What has to be on the machine before anything long begins. What is missing is
//! said in one sentence, with what to install.

use std::process::Command;

use anyhow::{Result, bail};

use crate::run::{answers, output, program};

/// The oldest Node that the page's tools run on.
const OLDEST_NODE: u32 = 20;

/// What a build of the program needs besides Rust.
pub(crate) fn for_the_program() -> Result<()> {
    compiler(&mut program(compiler_name(), &["--version"]))
}

/// What a build of the page needs besides Rust.
pub(crate) fn for_the_page() -> Result<()> {
    node(output(&mut program("node", &["--version"])).ok().as_deref())?;
    npm(&mut program("npm", &["--version"]))
}

/// The C compiler that SQLite will be compiled with.
fn compiler_name() -> String {
    std::env::var("CC").unwrap_or_else(|_| "cc".to_string())
}

fn compiler(asked: &mut Command) -> Result<()> {
    if !answers(asked) {
        bail!(
            "A C compiler is missing: install one (on Debian or Ubuntu `sudo apt install \
             build-essential`, on macOS `xcode-select --install`) and run this command again."
        );
    }
    Ok(())
}

fn node(version: Option<&str>) -> Result<()> {
    let install =
        "from https://nodejs.org or with your package manager, and run this command again";
    let Some(version) = version.map(str::trim) else {
        bail!("Node is missing: install Node {OLDEST_NODE} or later {install}.");
    };
    let number = version.trim_start_matches('v').split('.').next();
    let number: Option<u32> = number.and_then(|number| number.parse().ok());
    if number.is_none_or(|number| number < OLDEST_NODE) {
        bail!("Node {version} is too old: install Node {OLDEST_NODE} or later {install}.");
    }
    Ok(())
}

fn npm(asked: &mut Command) -> Result<()> {
    if !answers(asked) {
        bail!(
            "npm is missing: install it (on Debian or Ubuntu `sudo apt install npm`; elsewhere it \
             comes with Node from https://nodejs.org) and run this command again."
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One sentence, and it says what to install.
    fn sentence(result: Result<()>) -> String {
        let text = result.unwrap_err().to_string();
        assert!(text.contains("install ") && text.ends_with('.'), "{text}");
        assert!(!text.contains('\n') && !text.contains("  "), "{text}");
        text
    }

    #[test]
    fn an_old_node_is_told_from_a_missing_one() {
        assert!(sentence(node(None)).starts_with("Node is missing"));
        assert!(sentence(node(Some("v18.19.0\n"))).starts_with("Node v18.19.0 is too old"));
        assert!(sentence(node(Some("odd"))).contains("too old"));
        for fine in ["v20.0.0\n", "v22.1.0", "v100.0.0"] {
            assert!(node(Some(fine)).is_ok(), "{fine}");
        }
    }

    #[test]
    fn what_does_not_answer_is_missing() {
        let missing = || program("no-such-program-here", &[]);
        assert!(sentence(compiler(&mut missing())).starts_with("A C compiler"));
        assert!(sentence(npm(&mut missing())).starts_with("npm"));
        assert!(compiler(&mut program("true", &[])).is_ok());
        assert!(npm(&mut program("true", &[])).is_ok());
    }
}
