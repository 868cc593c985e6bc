//! Real proxies in front of the program, with the very configurations in `deploy`:
//! only ports, certificates and folders are replaced. Clients come from several
//! addresses of this machine, by TLS.

mod asking;
mod checks;
mod relay;
mod running;
mod samples;

use std::net::{Ipv6Addr, TcpListener};
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::run::{answers, cargo, metadata, output, program, run, target_folder};
use crate::system;
use running::{Ended, Folder, Ports, Tablier};

/// A proxy that is tried.
struct Proxy {
    name: &'static str,
    /// What it is asked to see whether it is there.
    version: &'static str,
    /// Writes its configuration and says how it is started.
    command: fn(&Folder, &Ports) -> Result<Command>,
    /// The sample has a plain port, too, that leads to the other one.
    redirects: bool,
}

const PROXIES: [Proxy; 3] = [
    Proxy {
        name: "nginx",
        version: "-v",
        command: samples::nginx,
        redirects: true,
    },
    Proxy {
        name: "haproxy",
        version: "-v",
        command: samples::haproxy,
        redirects: true,
    },
    Proxy {
        name: "caddy",
        version: "version",
        command: samples::caddy,
        redirects: false,
    },
];

/// Tries every proxy that can be had.
pub(crate) fn attack() -> Result<()> {
    ensure!(
        TcpListener::bind((Ipv6Addr::LOCALHOST, 0)).is_ok(),
        "this machine has no IPv6 on its loopback interface, which is needed here"
    );
    let mut asked = program("openssl", &["version"]);
    system::install_unless(&mut asked, "openssl", "Certificates are made")?;
    run(&mut cargo(&["build", "--package", "cli"]))?;
    let tablier = target_folder(&metadata()?)?.join("debug/tablier");
    let mut failures = Vec::new();
    for proxy in &PROXIES {
        if !is_there(proxy)? {
            eprintln!(
                "{}: this system has no such package; it is not tried",
                proxy.name
            );
            continue;
        }
        eprintln!("{}: {}", proxy.name, version(proxy)?);
        failures.extend(attack_one(proxy, &tablier)?);
    }
    if !failures.is_empty() {
        bail!("{} checks failed:\n{}", failures.len(), failures.join("\n"));
    }
    Ok(())
}

/// Whether a proxy is there. The first two every Debian has; the third only newer ones.
fn is_there(proxy: &Proxy) -> Result<bool> {
    let mut asked = program(proxy.name, &[proxy.version]);
    match system::install_unless(&mut asked, proxy.name, "A proxy is tried") {
        Ok(()) => Ok(answers(&mut asked)),
        Err(_) if proxy.name == "caddy" => Ok(false),
        Err(error) => Err(error),
    }
}

fn version(proxy: &Proxy) -> Result<String> {
    // nginx says it where complaints are said.
    let asked = format!("{} {} 2>&1", proxy.name, proxy.version);
    let said = output(&mut program("sh", &["-c", &asked]))?;
    Ok(said.lines().next().unwrap_or_default().to_string())
}

/// Starts a proxy in front of a server of its own and tries everything. Says what
/// was wrong.
fn attack_one(proxy: &Proxy, tablier: &Path) -> Result<Vec<String>> {
    let folder = Folder::new(proxy.name)?;
    folder.certificate()?;
    // Where every address is listened on, a proxy of the older protocol comes with
    // an address of the newer one.
    let strict = ["--listen", "[::]:0", "--tables-per-hour", "3"];
    let strict = Tablier::start(tablier, &folder, "strict", &strict)?;
    let generous = ["--listen", "127.0.0.1:0", "--tables-per-hour", "10000"];
    let generous = [&generous[..], &["--frames-per-second", "1000"]].concat();
    let generous = Tablier::start(tablier, &folder, "generous", &generous)?;
    let front = |server: &Tablier| -> Result<(Ended, Ports)> {
        let ports = Ports::free(server.port)?;
        let command = (proxy.command)(&folder, &ports)?;
        let started = Ended::start(command, &folder.file("proxy.log"))
            .with_context(|| format!("{} does not start", proxy.name))?;
        running::wait_for(ports.tls, || folder.read("proxy.log"))?;
        Ok((started, ports))
    };
    let mut failures = Vec::new();
    let mut tell = |what: &str, result: Result<()>| match result {
        Ok(()) => eprintln!("  {what}: ok"),
        Err(error) => {
            eprintln!("  {what}: FAILED: {error:#}");
            failures.push(format!("{}: {what}: {error:#}", proxy.name));
        }
    };
    {
        let (_running, ports) = front(&strict)?;
        for check in checks::ALL {
            tell(check.what, (check.run)(&ports));
        }
        if proxy.redirects {
            tell("a plain request is sent to TLS", checks::redirects(&ports));
        }
    }
    let (_running, ports) = front(&generous)?;
    let played = checks::games_are_played(&ports, tablier);
    tell("games of two are played over WebSockets", played);
    Ok(failures)
}
