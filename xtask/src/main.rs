//! The house's own commands, run as `cargo xtask …`. They install what is
//! missing and say what they do.

mod attack;
mod bench;
mod browser;
mod busy;
mod fuzz;
mod job;
mod lanes;
mod needs;
mod open;
mod play;
mod progress;
mod run;
mod stamp;
mod system;
mod test;
mod tidy;
mod wasm;
mod web;

use std::process::ExitCode;

use anyhow::{Result, bail};

use job::Job;

const HELP: &str = "\
cargo xtask play [ARGS…]               build everything and serve the page, or run the program with ARGS
cargo xtask test [STEP…]               every check and test, or only the steps named
cargo xtask tidy                       the house's own rules about sources and manifests
cargo xtask fuzz                       the fuzz targets there are
cargo xtask fuzz TARGET [--seconds N]  look for inputs that break a parser, 60 seconds unless told
cargo xtask attack [PART…]             attack the program as strangers would, or only in the ways named
cargo xtask bench                      count the instructions of the benchmarks
cargo xtask bench wasm                 compare the players' speed natively and in WebAssembly
cargo xtask web                        build the page into web/dist
cargo xtask web package                build only what runs in its workers
cargo xtask browser [ARGS…]            drive the page in Chromium; ARGS go to Playwright
cargo xtask attack [PART…]             attack the program as strangers would, or only in the ways named
cargo xtask help                       this page

Options of play, before ARGS:
  --verbose     show what the compilers say
  --no-browser  do not open the page in a browser
Options of test:
  --verbose     show everything that the steps print
  --busy        keep every core busy with an endless loop meanwhile
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    command(&args).unwrap_or_else(|error| {
        eprintln!("{error:#}");
        ExitCode::FAILURE
    })
}

fn command(args: &[&str]) -> Result<ExitCode> {
    match args {
        [] | ["help" | "--help" | "-h"] => print!("{HELP}\n{}\n{}", test::help(), attack::help()),
        ["play", rest @ ..] => return play::play(rest),
        ["test", rest @ ..] => return test::test(rest),
        ["tidy"] => tidy::tidy()?,
        ["fuzz"] => fuzz::list()?,
        ["fuzz", target] => fuzz::fuzz(target, "60")?,
        ["fuzz", target, "--seconds", seconds] => fuzz::fuzz(target, seconds)?,
        ["web"] => web::build(&Job::alone("web")?)?,
        ["web", "package"] => {
            let job = Job::alone("web")?;
            web::modules(&job)?;
            wasm::package(&job)?;
        }
        ["browser", rest @ ..] => {
            browser::install()?;
            browser::drive(&Job::alone("browser")?, rest)?;
        }
        ["attack", parts @ ..] => attack::attack(parts)?,
        ["bench"] => bench::bench()?,
        ["bench", "wasm"] => wasm::compare_speed(&Job::alone("bench")?)?,
        [busy::LOOP] => busy::run_loop(),
        [open::PASS_ON, opener] => open::pass_on(opener)?,
        _ => bail!("no such command: {}\n\n{HELP}", args.join(" ")),
    }
    Ok(ExitCode::SUCCESS)
}
