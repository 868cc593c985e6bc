//! Reads what the rules of the house look at.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;

use super::{Dependency, Package, Source, ThirdParty};
use crate::run::{full_metadata, metadata, output, program, root};

/// Everything that is checked.
pub(super) struct Workspace {
    pub(super) packages: Vec<Package>,
    pub(super) sources: Vec<Source>,
    pub(super) root_manifest: Source,
    pub(super) architecture: Source,
    pub(super) third_parties: Vec<ThirdParty>,
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
        third_parties: third_parties()?,
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

/// Everything from outside that the lock files pin.
fn third_parties() -> Result<Vec<ThirdParty>> {
    let mut all = crates(&full_metadata()?);
    let page = read("web/package-lock.json")?;
    let page = serde_json::from_str(&page.text).context("the page's lock file is odd")?;
    all.extend(npm_packages(&page));
    Ok(all)
}

fn crates(metadata: &Value) -> Vec<ThirdParty> {
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let from_outside = packages.filter(|package| package["source"].is_string());
    let read = |package: &Value| ThirdParty {
        name: format!("{} {}", text(&package["name"]), text(&package["version"])),
        licence: package["license"].as_str().map(str::to_string),
        is_tool: false,
        lock: "Cargo.lock",
    };
    from_outside.map(read).collect()
}

fn npm_packages(lock: &Value) -> Vec<ThirdParty> {
    let packages = lock["packages"].as_object().into_iter().flatten();
    // The entry without a name is the page itself.
    let from_outside = packages.filter(|(path, _)| !path.is_empty());
    let read = |(path, package): (&String, &Value)| ThirdParty {
        name: format!(
            "{} {}",
            path.trim_start_matches("node_modules/"),
            text(&package["version"])
        ),
        licence: package["license"].as_str().map(str::to_string),
        is_tool: package["dev"] == true || package["devOptional"] == true,
        lock: "web/package-lock.json",
    };
    from_outside.map(read).collect()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
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
    fn packages_from_outside_are_found_in_both_lock_files() {
        let metadata = serde_json::json!({"packages": [
            {"name": "ours", "version": "1.0.0", "source": null, "license": "MIT"},
            {"name": "theirs", "version": "2.0.0", "source": "registry", "license": null},
        ]});
        let found = crates(&metadata);
        assert_eq!((found.len(), found[0].name.as_str()), (1, "theirs 2.0.0"));
        assert_eq!(found[0].licence, None);
        let lock = serde_json::json!({"packages": {
            "": {"license": "MIT"},
            "node_modules/tool": {"version": "1.0.0", "license": "MPL-2.0", "dev": true},
            "node_modules/part": {"version": "1.0.0", "license": "ISC"},
        }});
        let mut found = npm_packages(&lock);
        found.sort_by(|a, b| a.name.cmp(&b.name));
        let tools: Vec<bool> = found.iter().map(|it| it.is_tool).collect();
        assert_eq!(tools, [false, true]);
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
        let locked = |lock: &str| workspace.third_parties.iter().any(|it| it.lock == lock);
        assert!(locked("Cargo.lock") && locked("web/package-lock.json"));
        let xtask = workspace.packages.iter().find(|p| p.name == "xtask");
        assert_eq!(xtask.unwrap().folder(), "xtask");
    }
}
