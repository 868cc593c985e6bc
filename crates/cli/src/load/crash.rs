//! Servers that this program starts itself, to kill them at bad moments. They
//! listen on this machine only, and end with this program.

use std::fs::{self, File};
use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::rc::Rc;
use std::time::Duration;

use search::Numbers;
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep};

use crate::progress::Progress;

/// Ports that the system never gives to clients. A client that tries to reach a
/// server that is not there could be given the server's own port otherwise, and
/// keep it from coming back.
const PORTS: (u16, u16) = (20_000, 32_000);

/// A server that does not listen after this time does not start.
const START: Duration = Duration::from_secs(60);

/// How long a server lives before it is killed: at least, and up to so much more.
const LIFE: (u64, u32) = (100, 900);

/// How long everybody plays on after the last time.
const AFTERWARDS: Duration = Duration::from_secs(3);

/// Where there are others, a dead server stays away for longer than anybody
/// should have to wait for them.
const AWAY: Duration = Duration::from_secs(6);

/// The servers.
pub(super) struct Servers {
    folder: PathBuf,
    data: String,
    pub(super) addresses: Vec<SocketAddr>,
    children: Vec<Child>,
    numbers: Numbers,
    keep: bool,
}

impl Servers {
    /// Starts so many servers on the same data, by default in a folder that
    /// vanishes with them.
    pub(super) async fn start(
        count: usize,
        data: Option<&str>,
        seed: u64,
    ) -> Result<Servers, String> {
        let told = |error: io::Error| error.to_string();
        let name = format!("tablier-load-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).map_err(told)?;
        fs::write(folder.join("index.html"), "nobody looks at this page\n").map_err(told)?;
        let own = || folder.join("tablier.db").display().to_string();
        let mut servers = Servers {
            data: data.map_or_else(own, str::to_string),
            folder,
            addresses: Vec::new(),
            children: Vec::new(),
            numbers: Numbers::seeded(seed),
            keep: false,
        };
        for index in 0..count {
            let address = servers.free_address().ok_or("no port is free")?;
            servers.addresses.push(address);
            let child = servers.spawn(index).map_err(told)?;
            servers.children.push(child);
            servers.wait_for(index).await?;
        }
        Ok(servers)
    }

    /// Leaves everything where it is, to be looked at, and says where.
    pub(super) fn keep(&mut self) -> String {
        self.keep = true;
        self.folder.display().to_string()
    }

    fn free_address(&mut self) -> Option<SocketAddr> {
        for _ in 0..200 {
            let port = PORTS.0 + self.numbers.below(u32::from(PORTS.1 - PORTS.0)) as u16;
            let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
            if !self.addresses.contains(&address) && TcpListener::bind(address).is_ok() {
                return Some(address);
            }
        }
        None
    }

    fn spawn(&self, index: usize) -> io::Result<Child> {
        let log = self.folder.join(format!("server{index}.log"));
        let log = File::options().create(true).append(true).open(log)?;
        Command::new(std::env::current_exe()?)
            .args(["serve", "--frames-per-second", "1000", "--page"])
            .arg(&self.folder)
            .args(["--data", &self.data, "--listen"])
            .arg(self.addresses[index].to_string())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
    }

    /// Waits until a server listens.
    async fn wait_for(&mut self, index: usize) -> Result<(), String> {
        let by = Instant::now() + START;
        while TcpStream::connect(self.addresses[index]).await.is_err() {
            let ended = self.children[index].try_wait();
            if Instant::now() > by || !matches!(ended, Ok(None)) {
                let log = self.folder.join(format!("server{index}.log"));
                let log = fs::read_to_string(log).unwrap_or_default();
                let last: Vec<&str> = log.lines().rev().take(3).collect();
                return Err(last.join("\n"));
            }
            sleep(Duration::from_millis(10)).await;
        }
        Ok(())
    }

    /// Kills one server after the other at random moments, as often as wanted,
    /// and lets each come back. Where there is only one, it comes back at once.
    pub(super) async fn crash(
        &mut self,
        times: usize,
        progress: Rc<Progress>,
    ) -> Result<usize, String> {
        for time in 0..times {
            let life = LIFE.0 + u64::from(self.numbers.below(LIFE.1));
            sleep(Duration::from_millis(life)).await;
            let index = time % self.children.len();
            // On Unix this is SIGKILL: nothing is written or said any more.
            let _ = self.children[index].kill();
            let _ = self.children[index].wait();
            if self.children.len() > 1 {
                sleep(AWAY).await;
            }
            self.children[index] = self.spawn(index).map_err(|error| error.to_string())?;
            self.wait_for(index).await?;
            progress.report(time + 1, times);
        }
        sleep(AFTERWARDS).await;
        Ok(times)
    }
}

impl Drop for Servers {
    fn drop(&mut self) {
        for child in &mut self.children {
            let _ = child.kill();
            let _ = child.wait();
        }
        if !self.keep {
            let _ = fs::remove_dir_all(&self.folder);
        }
    }
}
