//! What runs in the browser: builds it, asks it the same questions as the native
//! build, and compares the answers and the speed.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::run::{answers, cargo, metadata, output, program, run, target_folder};

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// How long the questions keep each player: enough to go several moves deep.
const NODES: &str = "3000";

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

/// Builds the browser's part and the glue that lets Node load it; returns the
/// folder of both.
fn build_for_node() -> Result<PathBuf> {
    add_target()?;
    // The profile of the page: it is what people run, and built only once.
    let args = [
        "build",
        "--locked",
        "--profile",
        "page",
        "--package",
        "wasm",
    ];
    let probes = ["--lib", "--features", "embedded", "--target", TARGET];
    run(cargo(&args).args(probes))?;
    let target = target_folder(&metadata()?)?;
    let folder = target.join("wasm-node");
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(target.join(TARGET).join("page").join("wasm.wasm"))
        .typescript(false)
        .nodejs(true)
        .and_then(|bindgen| bindgen.generate(&folder))
        .context("cannot make the glue for WebAssembly")?;
    Ok(folder)
}

/// The answers of a probe in WebAssembly.
fn in_wasm(folder: &PathBuf, what: &str, nodes: &str) -> Result<String> {
    let script = "crates/wasm/examples/probe.cjs";
    let mut node = program("node", &[script]);
    output(node.arg(folder).args([what, nodes])).context("Node 20 or later has to be installed")
}

/// The answers of a probe natively.
fn natively(profile: &[&str], what: &str, nodes: &str) -> Result<String> {
    let args = ["run", "--locked", "--quiet", "--package", "wasm"];
    let mut native = cargo(&args);
    output(native.args(profile).args(["--features", "embedded"]).args([
        "--example",
        "probe",
        "--",
        what,
        nodes,
    ]))
}

/// Fails unless the players answer alike natively and in WebAssembly.
pub(crate) fn agree() -> Result<()> {
    let folder = build_for_node()?;
    for seed in ["1", "2"] {
        let (native, wasm) = (natively(&[], seed, NODES)?, in_wasm(&folder, seed, NODES)?);
        let different = native.lines().zip(wasm.lines()).find(|(a, b)| a != b);
        if let Some((native, wasm)) = different {
            bail!("the players differ:\n  natively:       {native}\n  in WebAssembly: {wasm}");
        }
        if native != wasm || native.is_empty() {
            bail!("one of the two says more than the other, or neither says anything");
        }
        let moves = native.lines().count();
        eprintln!(
            "seed {seed}: {moves} moves and their analyses are the same natively and in WebAssembly"
        );
    }
    Ok(())
}

/// Says how many nodes a second the players look at, natively and in
/// WebAssembly, one after the other so that both find the same machine.
pub(crate) fn compare_speed() -> Result<()> {
    let folder = build_for_node()?;
    println!(
        "{:<8} {:>14} {:>14} {:>8}",
        "game", "native", "WebAssembly", "share"
    );
    for (game, nodes) in [
        ("seven", "300000"),
        ("heinash", "300000"),
        ("hyle7", "3000000"),
    ] {
        let number = |text: String| text.trim().parse::<f64>();
        let native = number(natively(&["--release"], game, nodes)?)?;
        let wasm = number(in_wasm(&folder, game, nodes)?)?;
        let share = 100.0 * wasm / native;
        println!("{game:<8} {native:>12.0}/s {wasm:>12.0}/s {share:>6.0} %");
    }
    Ok(())
}
