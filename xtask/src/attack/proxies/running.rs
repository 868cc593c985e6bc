//! Programs that run while something is tried, and end with it, by their own id.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::run::{output, program};

/// Nothing is waited for longer.
pub(super) const PATIENCE: Duration = Duration::from_secs(60);

/// A folder of its own, gone with it.
pub(super) struct Folder(PathBuf);

impl Folder {
    pub(super) fn new(name: &str) -> Result<Folder> {
        let name = format!("tablier-attack-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).context("no temporary folder")?;
        fs::write(folder.join("index.html"), "a page")?;
        Ok(Folder(folder))
    }

    pub(super) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// A file's path as configurations have it.
    pub(super) fn path(&self, name: &str) -> String {
        self.file(name).display().to_string()
    }

    pub(super) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.file(name)).unwrap_or_default()
    }

    pub(super) fn write(&self, name: &str, text: &str) -> Result<()> {
        fs::write(self.file(name), text).with_context(|| format!("{name} cannot be written"))
    }

    /// A certificate for a day, alone and together with its key.
    pub(super) fn certificate(&self) -> Result<()> {
        let (key, certificate) = (self.path("key.pem"), self.path("certificate.pem"));
        let mut args = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=play.example"
            .split(' ')
            .collect::<Vec<_>>();
        args.extend(["-keyout", &key, "-out", &certificate]);
        output(&mut program("openssl", &args))?;
        let both = self.read("certificate.pem") + &self.read("key.pem");
        self.write("both.pem", &both)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Where a proxy listens, and where the server is that it asks.
pub(super) struct Ports {
    pub(super) plain: u16,
    pub(super) tls: u16,
    pub(super) server: u16,
}

impl Ports {
    /// Two that are free now.
    pub(super) fn free(server: u16) -> Result<Ports> {
        let listener = || TcpListener::bind((Ipv4Addr::LOCALHOST, 0));
        let (plain, tls) = (listener()?, listener()?);
        Ok(Ports {
            plain: plain.local_addr()?.port(),
            tls: tls.local_addr()?.port(),
            server,
        })
    }
}

/// A program that is ended when nobody needs it any more.
pub(super) struct Ended(Child);

impl Ended {
    pub(super) fn start(mut command: Command, log: &Path) -> Result<Ended> {
        let log = File::create(log)?;
        command.stdin(Stdio::null()).stderr(log.try_clone()?);
        Ok(Ended(command.stdout(log).spawn()?))
    }
}

impl Drop for Ended {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A server of our own.
pub(super) struct Tablier {
    pub(super) port: u16,
    _running: Ended,
}

impl Tablier {
    pub(super) fn start(
        tablier: &Path,
        folder: &Folder,
        name: &str,
        options: &[&str],
    ) -> Result<Tablier> {
        let log = File::create(folder.file(&format!("{name}.log")))?;
        let mut command = Command::new(tablier);
        command
            .args(["serve", "--lang", "en", "--trusted-proxy", "127.0.0.1"])
            .args(["--page", &folder.path("")])
            .args(["--data", &folder.path(&format!("{name}.db"))])
            .args(options);
        let child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()?;
        let mut running = Ended(child);
        let stdout = running.0.stdout.take().context("no output")?;
        let mut line = String::new();
        BufReader::new(stdout).read_line(&mut line)?;
        let place = line
            .split("http://")
            .nth(1)
            .and_then(|it| it.split('/').next());
        let port = place.and_then(|it| it.rsplit(':').next()?.parse().ok());
        let port = port.with_context(|| {
            let log = folder.read(&format!("{name}.log"));
            format!("the server does not start: {line}{log}")
        })?;
        Ok(Tablier {
            port,
            _running: running,
        })
    }
}

/// Waits until somebody listens.
pub(super) fn wait_for(port: u16, log: impl Fn() -> String) -> Result<()> {
    let start = Instant::now();
    while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
        if start.elapsed() > PATIENCE {
            bail!("nobody listens on port {port}\n{}", log());
        }
        thread::sleep(Duration::from_millis(20));
    }
    Ok(())
}
