//! `cargo xtask web`: the page, from the sources to the folder that is served.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::run::{cargo, metadata, program, root, run, target_folder};
use crate::wasm::{TARGET, add_target};

/// The files of weights: where they are, and what the page calls them.
const WEIGHTS: [(&str, &str); 4] = [
    ("src/seven/weights/normal.weights", "seven-normal.bin"),
    ("src/seven/weights/misere.weights", "seven-misere.bin"),
    ("weights/hyle7-7.bin", "hyle7-7.bin"),
    ("weights/hyle7-5.bin", "hyle7-5.bin"),
];

/// What the browser may do besides the first version of WebAssembly. All that
/// are named here have been in every browser for years.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
];

fn web() -> PathBuf {
    root().join("web")
}

/// Builds the page into `web/dist`.
pub(crate) fn build() -> Result<()> {
    modules()?;
    package()?;
    run(npx().args(["vite", "build"]))?;
    run(node().args(["scripts/sizes.mjs", "dist"]))?;
    run(node().args(["scripts/compress.mjs", "dist"]))
}

/// Builds what runs in the page's workers into `web/src/lib/house/pkg`.
pub(crate) fn package() -> Result<()> {
    modules()?;
    add_target()?;
    let args = [
        "build",
        "--locked",
        "--profile",
        "page",
        "--package",
        "wasm",
    ];
    run(cargo(&args).args(["--lib", "--target", TARGET]))?;
    let target = target_folder(&metadata()?)?;
    let folder = web().join("src/lib/house/pkg");
    let made = target.join("wasm-web");
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(target.join(TARGET).join("page").join("wasm.wasm"))
        .typescript(true)
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .web(true)
        .and_then(|bindgen| bindgen.generate(&made))
        .context("cannot make the glue for WebAssembly")?;
    fs::create_dir_all(folder.join("weights"))?;
    let smaller = made.join("smaller.wasm");
    run(node()
        .args(["node_modules/binaryen/bin/wasm-opt", "-O3"])
        .args(FEATURES)
        .arg(made.join("wasm_bg.wasm"))
        .arg("--output")
        .arg(&smaller))?;
    // The files that the page loads are replaced last and each at once, for a
    // server may be looking at them.
    for name in ["wasm.js", "wasm.d.ts", "wasm_bg.wasm.d.ts"] {
        replace(&made.join(name), &folder.join(name))?;
    }
    replace(&smaller, &folder.join("wasm_bg.wasm"))?;
    for (from, to) in WEIGHTS {
        let from = root().join("crates/players").join(from);
        replace(&from, &folder.join("weights").join(to))?;
    }
    run(node().args(["scripts/sizes.mjs", "src/lib/house/pkg"]))
}

/// Copies a file beside its place and then moves it there, unless the same is
/// there already.
fn replace(from: &Path, to: &Path) -> Result<()> {
    let new = fs::read(from).with_context(|| format!("cannot read {}", from.display()))?;
    if fs::read(to).is_ok_and(|old| old == new) {
        return Ok(());
    }
    let beside = to.with_extension("new");
    fs::write(&beside, new).with_context(|| format!("cannot write {}", beside.display()))?;
    fs::rename(&beside, to).with_context(|| format!("cannot write {}", to.display()))
}

/// Installs what the page is built with, where that is missing or older than
/// what the lock file says.
pub(crate) fn modules() -> Result<()> {
    let changed = |path: &str| fs::metadata(web().join(path)).and_then(|about| about.modified());
    let installed = changed("node_modules/.package-lock.json");
    let wanted = changed("package-lock.json").context("web/package-lock.json is missing")?;
    if installed.is_ok_and(|installed| installed >= wanted) {
        return Ok(());
    }
    // Vite's packages for other systems are optional and not in every lock file,
    // which `npm ci` refuses; this installs what the lock file says and leaves it.
    let mut npm = program("npm", &["install", "--no-save", "--no-audit", "--no-fund"]);
    run(npm
        .current_dir(web())
        .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"))
    .context("Node 20 or later has to be installed")
}

fn node() -> std::process::Command {
    let mut node = program("node", &[]);
    node.current_dir(web());
    node
}

fn npx() -> std::process::Command {
    let mut npx = program("npx", &["--no-install"]);
    npx.current_dir(web());
    npx
}
