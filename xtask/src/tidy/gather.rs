//! Reads what the rules of the house look at.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;

use super::{Dependency, Package, Source};
use crate::run::{metadata, output, program, root};

/// Everything that is checked.
pub(super) struct Workspace {
    pub(super) packages: Vec<Package>,
    pub(super) sources: Vec<Source>,
    pub(super) root_manifest: Source,
    pub(super) architecture: Source,
}

/// Files that are read: what people write by hand.
const KINDS: [&str; 14] = [
    "rs", "toml", "md", "ts", "svelte", "js", "mjs", "css", "html", "json", "yml", "yaml", "sh",
    "record",
];

pub(super) fn workspace() -> Result<Workspace> {
    Ok(Workspace {
        packages: packages(&metadata()?)?,
        sources: sources()?,
        root_manifest: read("Cargo.toml")?,
        architecture: read("ARCHITECTURE.md")?,
    })
}

fn read(path: &str) -> Result<Source> {
    let text = fs::read_to_string(root().join(path));
    Ok(Source {
        text: text.with_context(|| format!("cannot read {path}"))?,
        path: path.to_string(),
    })
}

/// The files that git tracks or would track, but for corpora of the fuzzer,
/// which are no one's handwriting.
fn sources() -> Result<Vec<Source>> {
    let list = "-c safe.directory=* ls-files -z --cached --others --exclude-standard";
    let args: Vec<&str> = list.split(' ').collect();
    let listed = output(&mut program("git", &args))?;
    let mut sources = Vec::new();
    for path in listed.split_terminator('\0') {
        let name = path.rsplit('/').next().unwrap_or_default();
        let kind = name.rsplit_once('.').map_or("", |(_, kind)| kind);
        let is_read = KINDS.contains(&kind) || path.starts_with(".ci/");
        // A file that git still lists may have been deleted a moment ago.
        let is_there = root().join(path).is_file();
        if is_read && is_there && !path.starts_with("fuzz/corpus/") {
            sources.push(read(path)?);
        }
    }
    sources.sort_by(|a, b| a.path.cmp(&b.path));
    sources.dedup_by(|a, b| a.path == b.path);
    Ok(sources)
}

fn packages(metadata: &Value) -> Result<Vec<Package>> {
    let packages = metadata["packages"].as_array();
    let packages = packages.context("cargo metadata lists no packages")?;
    packages.iter().map(package).collect()
}

fn package(package: &Value) -> Result<Package> {
    let text = |key: &str| package[key].as_str().context("cargo metadata is odd");
    let manifest = Path::new(text("manifest_path")?).strip_prefix(root())?;
    let targets = package["targets"].as_array();
    let is_build_script = |target: &Value| target["kind"][0] == "custom-build";
    let dependencies = package["dependencies"].as_array();
    Ok(Package {
        name: text("name")?.to_string(),
        manifest: read(&manifest.to_string_lossy().replace('\\', "/"))?,
        dependencies: dependencies.into_iter().flatten().map(dependency).collect(),
        has_build_script: targets.into_iter().flatten().any(is_build_script),
    })
}

fn dependency(dependency: &Value) -> Dependency {
    Dependency {
        name: dependency["name"].as_str().unwrap_or_default().to_string(),
        is_dev: dependency["kind"] == "dev",
        is_ours: dependency["path"].is_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_of_dependency_are_told_apart() {
        let listed = serde_json::json!([
            {"name": "game", "kind": null, "path": "/x/crates/game"},
            {"name": "testkit", "kind": "dev", "path": "/x/crates/testkit"},
            {"name": "rand", "kind": "build"},
        ]);
        let read: Vec<_> = (listed.as_array().unwrap().iter())
            .map(dependency)
            .map(|d| (d.name, d.is_dev, d.is_ours))
            .collect();
        let expected = [
            ("game".to_string(), false, true),
            ("testkit".to_string(), true, true),
            ("rand".to_string(), false, false),
        ];
        assert_eq!(read, expected);
    }

    #[test]
    fn this_very_file_and_package_are_found() {
        let workspace = workspace().unwrap();
        let has = |path: &str| workspace.sources.iter().any(|s| s.path == path);
        assert!(has("xtask/src/tidy/gather.rs") && has("Cargo.toml") && has(".ci/run"));
        assert!(
            !workspace
                .sources
                .iter()
                .any(|s| s.path.contains("/corpus/"))
        );
        let xtask = workspace.packages.iter().find(|p| p.name == "xtask");
        assert_eq!(xtask.unwrap().folder(), "xtask");
    }
}
