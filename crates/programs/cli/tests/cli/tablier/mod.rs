//! Runs the program and collects what it says.

#![allow(dead_code, reason = "each test uses its own part of this")]

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::Value;

/// What the program said, and how it ended.
pub(crate) struct Tablier {
    pub(crate) code: i32,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Tablier {
    /// Runs the program in an environment that speaks English.
    pub(crate) fn run(args: &[&str]) -> Tablier {
        Tablier::with_input(args, "")
    }

    /// The same with something on standard input.
    pub(crate) fn with_input(args: &[&str], input: impl AsRef<[u8]>) -> Tablier {
        Tablier::in_environment(&[], args, input)
    }

    /// The same in an environment of which only these variables are set.
    pub(crate) fn in_environment(
        variables: &[(&str, &str)],
        args: &[&str],
        input: impl AsRef<[u8]>,
    ) -> Tablier {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tablier"))
            .env_clear()
            .envs(variables.iter().copied())
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut stdin = child.stdin.take().expect("it has an input");
        // A program that refuses its arguments does not wait for input.
        let _ = stdin.write_all(input.as_ref());
        drop(stdin);
        let output = child.wait_with_output().expect("the program ends");
        Tablier {
            code: output.status.code().expect("it was not killed"),
            stdout: String::from_utf8(output.stdout).expect("it writes UTF-8"),
            stderr: String::from_utf8(output.stderr).expect("it writes UTF-8"),
        }
    }

    /// Its answer as the one JSON object it has to be.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.stdout).unwrap_or_else(|error| {
            panic!("{error}: {:?} {:?}", self.stdout, self.stderr);
        })
    }
}

/// The path of a stored game.
pub(crate) fn record(game: &str) -> String {
    let root = env!("CARGO_MANIFEST_DIR");
    format!("{root}/../../../data/games/{game}.record")
}
