//! What runs in the browser: builds it, asks it the same questions as the native
//! build, and compares the answers and the speed.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::job::Job;
use crate::run::{
    answers, cargo, made_folder, metadata, output, program, root, run, target_folder,
};
use crate::stamp::{Digest, Stamp};
use crate::web::{self, node, web};

const TARGET: &str = "wasm32-unknown-unknown";

/// How the module is made smaller, and what the browser may do besides the first
/// version of WebAssembly. All that is named here has been in every browser for
/// years.
const SMALLER: [&str; 8] = [
    "node_modules/binaryen/bin/wasm-opt",
    "-O3",
    "--enable-bulk-memory",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
];

/// Adds the target where it is missing. Without rustup it may be there all the
/// same; cargo will tell.
pub(crate) fn add_target() -> Result<()> {
    let listed = ["target", "list", "--installed"];
    if answers(&mut program("rustup", &listed)) {
        let installed = output(&mut program("rustup", &listed))?;
        if !installed.lines().any(|target| target == TARGET) {
            run(&mut program("rustup", &["target", "add", TARGET]))?;
        }
    }
    Ok(())
}

/// Where the page finds what runs in its workers.
fn package_folder() -> PathBuf {
    web().join("src/lib/house/pkg")
}

/// Compiles what runs in the page's workers, and returns the module.
fn compile(job: &Job, profile: &str, features: &str) -> Result<PathBuf> {
    add_target()?;
    let build = "build --locked --package wasm --lib --target";
    let mut build = cargo(&build.split(' ').collect::<Vec<_>>());
    build.args([TARGET, "--profile", profile, "--features", features]);
    job.run(build)?;
    let target = target_folder(&metadata()?)?;
    Ok(target.join(TARGET).join(profile).join("wasm.wasm"))
}

/// Puts a module and what JavaScript needs to speak to it into an empty folder.
fn glue(job: &Job, module: &Path, folder: &Path) -> Result<()> {
    let build = "build --locked --profile glue --package xtask --features glue --bin glue";
    job.run(cargo(&build.split(' ').collect::<Vec<_>>()))?;
    if folder.exists() {
        fs::remove_dir_all(folder).context("cannot empty the folder of the glue")?;
    }
    let name = format!("glue{}", std::env::consts::EXE_SUFFIX);
    let mut glue = program(target_folder(&metadata()?)?.join("glue").join(name), &[]);
    glue.arg(module).arg(folder);
    job.run(glue)
}

/// Builds what runs in the page's workers into `web/src/lib/house/pkg`. The
/// page's modules have to be there.
pub(crate) fn package(job: &Job) -> Result<()> {
    let module = compile(job, "page", "")?;
    let made = [package_folder()];
    let stamp = Stamp::new(made_folder()?.join("package.stamp"), made_from(&module)?);
    if stamp.holds(&made) {
        job.say("The glue for WebAssembly is made already.");
        return Ok(());
    }
    stamp.tear_up()?;
    let beside = made_folder()?.join("package");
    glue(job, &module, &beside)?;
    let smaller = beside.join("smaller.wasm");
    let mut optimise = node(&SMALLER);
    optimise.arg(beside.join("wasm_bg.wasm"));
    optimise.arg("--output").arg(&smaller);
    job.run(optimise)?;
    let folder = package_folder();
    fs::create_dir_all(folder.join("weights"))?;
    // The files that the page loads are replaced last and each at once, for a
    // server may be looking at them.
    for name in ["wasm.js", "wasm.d.ts", "wasm_bg.wasm.d.ts"] {
        replace(&beside.join(name), &folder.join(name))?;
    }
    replace(&smaller, &folder.join("wasm_bg.wasm"))?;
    for (from, to) in weights()? {
        replace(&from, &folder.join("weights").join(to))?;
    }
    stamp.write(&made)
}

/// Builds the same with the game that only tests know, quickly and nothing made
/// smaller, into the folder `pkg` of `web::fourth_folder`.
pub(crate) fn fourth_package(job: &Job) -> Result<()> {
    let module = compile(job, "draft", "trio")?;
    let made = [web::fourth_folder()?.join("pkg")];
    let stamp = Stamp::new(
        made_folder()?.join("fourth-package.stamp"),
        made_from(&module)?,
    );
    if !stamp.holds(&made) {
        stamp.tear_up()?;
        let beside = made_folder()?.join("fourth-package");
        glue(job, &module, &beside)?;
        fs::create_dir_all(web::fourth_folder()?)?;
        web::exchange(&beside, &made[0])?;
        stamp.write(&made)?;
    }
    Ok(())
}

/// What the game that only tests know says of itself, as JSON. The tests of the
/// workspace have to be built.
pub(crate) fn fourth_description(job: &Job) -> Result<String> {
    job.read(program(probe()?, &["describe", "trio"]))
}

/// The native probe, which is built with the tests.
fn probe() -> Result<PathBuf> {
    let name = format!("probe{}", std::env::consts::EXE_SUFFIX);
    let target = target_folder(&metadata()?)?;
    Ok(target.join("debug/examples").join(name))
}

/// The files of weights: where they are, and what the page calls them. Those of a
/// game are in the folder `weights` of its player.
fn weights() -> Result<Vec<(PathBuf, String)>> {
    let mut found = Vec::new();
    for game in inside(&root().join("crates/thinking/players/src"))? {
        let folder = game.join("weights");
        if folder.is_dir() {
            for file in inside(&folder)? {
                let name = format!("{}-{}", last_name(&game), last_name(&file));
                found.push((file, name));
            }
        }
    }
    Ok(found)
}

/// What is in a folder, in the order of the names.
fn inside(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("no {}", folder.display()))?;
    let paths = entries.map(|entry| entry.map(|entry| entry.path()));
    let mut paths = paths.collect::<std::io::Result<Vec<_>>>()?;
    paths.sort_unstable();
    Ok(paths)
}

fn last_name(path: &Path) -> std::borrow::Cow<'_, str> {
    path.file_name().unwrap_or_default().to_string_lossy()
}

/// Everything that decides what is in the package.
fn made_from(module: &Path) -> Result<u64> {
    let mut digest = Digest::default();
    digest.path(module)?;
    for (from, to) in weights()? {
        digest.path(&from)?;
        digest.text(&to);
    }
    for argument in SMALLER {
        digest.text(argument);
    }
    // The makers themselves; the version of one is in the lock file.
    digest.path(&web().join("node_modules/binaryen/package.json"))?;
    digest.path(&root().join("xtask/glue/main.rs"))?;
    let lock = fs::read_to_string(root().join("Cargo.lock")).context("Cargo.lock is missing")?;
    let bindgen = lock.split("[[package]]");
    for package in bindgen.filter(|package| package.contains("\"wasm-bindgen-cli-support\"")) {
        digest.text(package);
    }
    Ok(digest.number())
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

/// Fails unless the players answer alike natively and in what the page loads.
pub(crate) fn agree(job: &Job) -> Result<()> {
    web::modules(job)?;
    package(job)?;
    // With the tests, which have it built already; alone it would have other
    // features and be built a second time.
    job.run(cargo(&["test", "--workspace", "--locked", "--no-run"]))?;
    let probe = probe()?;
    let folder = made_folder()?;
    let compare = |seed: &str| {
        let job = job.called(&format!("wasm {seed}"));
        let talk = job.read(program(&probe, &["talk", seed]))?;
        let file = folder.join(format!("talk-{seed}"));
        fs::write(&file, talk).with_context(|| format!("cannot write {}", file.display()))?;
        job.run(in_wasm("talk", &file))
    };
    std::thread::scope(|scope| {
        let one = scope.spawn(|| compare("1"));
        let two = compare("2");
        one.join().expect("comparing does not panic").and(two)
    })
}

/// The probe in WebAssembly, about what the native one has written.
fn in_wasm(what: &str, file: &Path) -> std::process::Command {
    let mut probe = program("node", &["crates/programs/wasm/examples/probe.mjs", what]);
    probe.arg(package_folder()).arg(file);
    probe
}

/// Says how many positions a second the players look at, natively and in
/// WebAssembly, one after the other so that both find the same machine.
pub(crate) fn compare_speed(job: &Job) -> Result<()> {
    web::modules(job)?;
    package(job)?;
    println!(
        "{:<8} {:>14} {:>14} {:>8}",
        "game", "native", "WebAssembly", "share"
    );
    for game in ["seven", "heinash", "hyle7"] {
        let native = "run --locked --quiet --release --package wasm --example probe -- speed";
        let mut native = cargo(&native.split(' ').collect::<Vec<_>>());
        let native = output(native.arg(game))?;
        let file = made_folder()?.join(format!("speed-{game}"));
        fs::write(&file, &native)?;
        let wasm = output(&mut in_wasm("speed", &file))?;
        let number = |text: &str| text.lines().next().unwrap_or_default().parse::<f64>();
        let (native, wasm) = (number(&native)?, number(&wasm)?);
        let share = 100.0 * wasm / native;
        println!("{game:<8} {native:>12.0}/s {wasm:>12.0}/s {share:>6.0} %");
    }
    Ok(())
}
