//! The house's own commands, run as `cargo xtask …`. They install what is
//! missing and say what they do.

mod bench;
mod browser;
mod fuzz;
mod play;
mod run;
mod system;
mod test;
mod tidy;
mod wasm;
mod web;

use anyhow::{Result, bail};

const HELP: &str = "\
cargo xtask play [ARGS…]               build everything and serve the page, or run the program with ARGS
cargo xtask test [STEP…]               every check and test, or only the steps named
cargo xtask tidy                       the house's own rules about sources and manifests
cargo xtask fuzz                       the fuzz targets there are
cargo xtask fuzz TARGET [--seconds N]  look for inputs that break a parser, 60 seconds unless told
cargo xtask bench                      count the instructions of the benchmarks
cargo xtask bench wasm                 compare the players' speed natively and in WebAssembly
cargo xtask web                        build the page into web/dist
cargo xtask web package                build only what runs in its workers
cargo xtask browser [ARGS…]            drive the page in Chromium; ARGS go to Playwright
cargo xtask help                       this page
";

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args.as_slice() {
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}\n{}", test::help());
            Ok(())
        }
        ["play", rest @ ..] => play::play(rest),
        ["test", steps @ ..] => test::test(steps),
        ["tidy"] => tidy::tidy(),
        ["fuzz"] => fuzz::list(),
        ["fuzz", target] => fuzz::fuzz(target, "60"),
        ["fuzz", target, "--seconds", seconds] => fuzz::fuzz(target, seconds),
        ["web"] => web::build(),
        ["browser", rest @ ..] => browser::drive(rest),
        ["web", "package"] => web::package(),
        ["bench"] => bench::bench(),
        ["bench", "wasm"] => wasm::compare_speed(),
        _ => bail!("no such command: {}\n\n{HELP}", args.join(" ")),
    }
}
