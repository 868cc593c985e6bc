//! `cargo xtask tidy`: the house's own rules about sources and manifests, which
//! no compiler checks. Each rule is a function over plain data, in a file of
//! its own.

mod clauses;
mod form;
mod gather;
mod grammar;
mod layers;
mod leftovers;
mod lexer;
mod licences;
mod manifests;
mod purity;

use anyhow::{Result, bail};

use gather::Workspace;

/// A file of the repository.
#[derive(Clone, Debug)]
struct Source {
    /// Its path from the root, with forward slashes.
    path: String,
    text: String,
}

impl Source {
    /// What stands after the last dot of its name.
    fn kind(&self) -> &str {
        let name = self.path.rsplit('/').next().unwrap_or_default();
        name.rsplit_once('.').map_or("", |(_, kind)| kind)
    }

    /// Says whether it lies in a folder of tests.
    fn is_in_tests(&self) -> bool {
        self.path.split('/').any(|folder| folder == "tests")
    }
}

/// A package of the workspace.
#[derive(Clone, Debug)]
struct Package {
    name: String,
    manifest: Source,
    dependencies: Vec<Dependency>,
    has_build_script: bool,
}

impl Package {
    /// The folder it lies in, from the root.
    fn folder(&self) -> &str {
        let (folder, _) = self.manifest.path.rsplit_once('/').unwrap_or_default();
        folder
    }

    fn violation(&self, dependency: &Dependency, what: String) -> Violation {
        let line = manifests::line_of_dependency(&self.manifest.text, dependency);
        Violation::new(&self.manifest.path, line, what)
    }
}

/// Something a package depends on.
#[derive(Clone, Debug)]
struct Dependency {
    name: String,
    is_dev: bool,
    /// It is a package of this repository.
    is_ours: bool,
}

/// A package from outside, wherever in the tree of dependencies it is.
#[derive(Clone, Debug)]
struct ThirdParty {
    /// Its name and version.
    name: String,
    /// What it says its licence is.
    licence: Option<String>,
    /// It builds or checks the page, and is no part of it.
    is_tool: bool,
    /// The file that pins it.
    lock: &'static str,
}

/// Something that breaks a rule of the house.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Violation {
    file: String,
    line: usize,
    what: String,
}

impl Violation {
    fn new(file: &str, line: usize, what: impl Into<String>) -> Violation {
        Violation {
            file: file.to_string(),
            line,
            what: what.into(),
        }
    }
}

/// Checks everything, prints what is wrong and fails if something is.
pub(crate) fn tidy() -> Result<()> {
    let violations = violations()?;
    for violation in &violations {
        println!("{violation}");
    }
    match violations.len() {
        0 => Ok(()),
        1 => bail!("tidy found 1 violation"),
        count => bail!("tidy found {count} violations"),
    }
}

/// Everything that is wrong, a line each.
pub(crate) fn violations() -> Result<Vec<String>> {
    let violations = every_violation(&gather::workspace()?);
    let line = |Violation { file, line, what }: &Violation| format!("{file}:{line}: {what}");
    Ok(violations.iter().map(line).collect())
}

fn every_violation(workspace: &Workspace) -> Vec<Violation> {
    let Workspace {
        packages,
        sources,
        root_manifest,
        architecture,
        third_parties,
    } = workspace;
    let mut all = Vec::new();
    all.extend(layers::check(packages));
    all.extend(purity::check(packages, sources));
    all.extend(form::check(sources));
    all.extend(leftovers::check(sources));
    all.extend(clauses::check(sources));
    all.extend(manifests::check(packages));
    all.extend(manifests::check_described(root_manifest, architecture));
    all.extend(licences::check(third_parties));
    all.sort();
    all
}

#[cfg(test)]
mod examples {
    //! Small made-up sources and packages for the tests of the rules.

    use super::*;

    pub(super) fn source(path: &str, text: &str) -> Source {
        Source {
            path: path.to_string(),
            text: text.to_string(),
        }
    }

    /// A package in its storey with normal dependencies on ours.
    pub(super) fn package(name: &str, ours: &[&str]) -> Package {
        let dependency = |name: &&str| Dependency {
            name: name.to_string(),
            is_dev: false,
            is_ours: true,
        };
        let lines: String = (ours.iter())
            .map(|name| format!("{name}.workspace = true\n"))
            .collect();
        Package {
            name: name.to_string(),
            manifest: source(
                &format!("{}/Cargo.toml", layers::folder_of(name)),
                &format!("[dependencies]\n{lines}"),
            ),
            dependencies: ours.iter().map(dependency).collect(),
            has_build_script: false,
        }
    }
}
