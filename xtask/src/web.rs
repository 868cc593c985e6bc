//! The page, from the sources to the folder that is served. What has not changed
//! is not made again, and what is interrupted is never mistaken for made.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::job::Job;
use crate::run::{made_folder, program, root};
use crate::stamp::{Digest, Stamp};
use crate::wasm;

/// What the page is built from, besides what `package` makes inside `src`.
const SOURCES: [&str; 8] = [
    "index.html",
    "offline",
    "package-lock.json",
    "public",
    "src",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
];

/// How the page with a game is built that only tests know.
const FOURTH_CONFIG: &str = "tests/e2e/fourth.config.ts";

pub(crate) fn web() -> PathBuf {
    root().join("web")
}

/// The folder that is served.
pub(crate) fn page_folder() -> PathBuf {
    web().join("dist")
}

/// Where the page is that only tests see, with what it is built from.
pub(crate) fn fourth_folder() -> Result<PathBuf> {
    Ok(made_folder()?.join("fourth"))
}

/// `cargo xtask web`: builds the page into `web/dist` and says how large it is.
pub(crate) fn build(job: &Job) -> Result<()> {
    modules(job)?;
    wasm::package(job)?;
    page(job)?;
    job.run(node(&["scripts/sizes.mjs", "dist"]))
}

/// Installs what the page is built with, where that is missing or not what the
/// lock file says.
pub(crate) fn modules(job: &Job) -> Result<()> {
    let lock = Digest::of(&[web().join("package-lock.json")])?;
    // npm writes this file when everything else is in its place.
    let installed = [web().join("node_modules/.package-lock.json")];
    let stamp = Stamp::new(web().join("node_modules/.tablier-installed"), lock);
    if stamp.holds(&installed) {
        job.say("The page's packages are installed already.");
        return Ok(());
    }
    stamp.tear_up()?;
    // Vite's packages for other systems are optional and not in every lock file,
    // which `npm ci` refuses; this installs what the lock file says and leaves it.
    let mut npm = program("npm", &["install", "--no-save", "--no-audit", "--no-fund"]);
    npm.current_dir(web());
    npm.env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    job.run(npm)?;
    stamp.write(&installed)
}

/// Builds the page from its sources and from what `wasm::package` made. It is
/// built beside its place and moved there as a whole.
pub(crate) fn page(job: &Job) -> Result<()> {
    let sources = SOURCES.map(|name| web().join(name));
    let folder = [page_folder()];
    let stamp = Stamp::new(made_folder()?.join("page.stamp"), Digest::of(&sources)?);
    if stamp.holds(&folder) {
        job.say("The page is built already.");
        return Ok(());
    }
    stamp.tear_up()?;
    let beside = web().join("node_modules/.tablier-page");
    job.run(vite(&beside))?;
    let mut compress = node(&["scripts/compress.mjs"]);
    compress.arg(&beside);
    job.run(compress)?;
    exchange(&beside, &page_folder())?;
    stamp.write(&folder)
}

/// Builds the page once more with a game that is in no list and has no board of its
/// own, by which tests see that any game can be played in the page. Nothing is made
/// smaller, so it takes a few seconds. The page's packages, what `wasm` makes for it and
/// the tests of the workspace have to be there.
pub(crate) fn fourth_page(job: &Job) -> Result<()> {
    let folder = fourth_folder()?;
    let description = folder.join("game.json");
    fs::write(&description, wasm::fourth_description(job)?)
        .with_context(|| format!("cannot write {}", description.display()))?;
    let mut sources = SOURCES.map(|name| web().join(name)).to_vec();
    sources.extend([web().join(FOURTH_CONFIG), folder.join("pkg"), description]);
    let made = [folder.join("page")];
    let stamp = Stamp::new(
        made_folder()?.join("fourth-page.stamp"),
        Digest::of(&sources)?,
    );
    if stamp.holds(&made) {
        return Ok(());
    }
    stamp.tear_up()?;
    let beside = folder.join("page-new");
    let mut build = vite(&beside);
    build.args(["--config", FOURTH_CONFIG, "--logLevel", "warn"]);
    build.env("TABLIER_FOURTH", &folder);
    job.run(build)?;
    exchange(&beside, &made[0])?;
    stamp.write(&made)
}

/// Vite, which empties a folder and builds the page into it.
fn vite(folder: &Path) -> Command {
    let mut vite = node(&["node_modules/vite/bin/vite.js", "build", "--emptyOutDir"]);
    vite.arg("--outDir").arg(folder);
    vite
}

/// Moves a folder to its place, from which the old one goes.
pub(crate) fn exchange(new: &Path, place: &Path) -> Result<()> {
    let old = new.with_extension("old");
    let cannot = || format!("cannot move {} to {}", new.display(), place.display());
    if old.exists() {
        fs::remove_dir_all(&old).with_context(cannot)?;
    }
    if place.exists() {
        fs::rename(place, &old).with_context(cannot)?;
    }
    fs::rename(new, place).with_context(cannot)?;
    if old.exists() {
        fs::remove_dir_all(&old).with_context(cannot)?;
    }
    Ok(())
}

/// Node, in the page's folder.
pub(crate) fn node(args: &[&str]) -> Command {
    let mut node = program("node", args);
    node.current_dir(web());
    node
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_takes_the_place_of_another_whatever_was_left_before() {
        let folder = std::env::temp_dir().join(format!("xtask-exchange-{}", std::process::id()));
        let (new, place) = (folder.join("new"), folder.join("place"));
        let made = |path: &Path, text: &str| {
            fs::create_dir_all(path).unwrap();
            fs::write(path.join("file"), text).unwrap();
        };
        made(&new, "first");
        exchange(&new, &place).unwrap();
        made(&new, "second");
        // What an interrupted exchange leaves is in nobody's way.
        made(&new.with_extension("old"), "left over");
        exchange(&new, &place).unwrap();
        assert_eq!(fs::read_to_string(place.join("file")).unwrap(), "second");
        assert!(!new.exists() && !new.with_extension("old").exists());
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn everything_the_page_is_built_from_is_there() {
        for name in SOURCES {
            assert!(web().join(name).exists(), "{name}");
        }
    }
}
