//! Servers that this program starts itself, by its own command `serve`, to kill them
//! at bad moments. They listen on this machine only, and end with this program.

pub(crate) mod crashes;
pub(crate) mod faults;

use std::fs::{self, File};
use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use search::Numbers;
use store::StoreUrl;
use tokio::time::{Instant, sleep};

use crate::error::Cause;

/// Ports that the system never gives to clients. A client that tries to reach a
/// server that is not there could be given the server's own port otherwise, and
/// keep it from coming back.
const PORTS: (u16, u16) = (20_000, 32_000);

/// A server that does not listen after this time does not start.
const START: Duration = Duration::from_secs(60);

/// How often another port is tried when somebody else was quicker to take one.
const PORT_TRIES: usize = 10;

/// How often another name is tried where a folder is there already.
const FOLDER_TRIES: usize = 100;

/// The servers.
pub(crate) struct Servers {
    folder: PathBuf,
    data: String,
    pub(crate) addresses: Vec<SocketAddr>,
    children: Vec<Child>,
    numbers: Numbers,
    ports: Numbers,
    /// The library that changes a program's clock, where clocks are to jump.
    faketime: Option<PathBuf>,
    keep: bool,
}

impl Servers {
    /// Starts so many servers on the same data, by default in a folder that
    /// vanishes with them.
    pub(crate) async fn start(
        count: usize,
        data: Option<&str>,
        seed: u64,
        faketime: Option<PathBuf>,
    ) -> Result<Servers, Cause> {
        let folder = own_folder()?;
        fs::write(folder.join("index.html"), "nobody looks at this page\n")?;
        let own = || folder.join("tablier.db").display().to_string();
        let mut servers = Servers {
            data: data.map_or_else(own, str::to_string),
            folder,
            addresses: Vec::new(),
            children: Vec::new(),
            numbers: Numbers::seeded(seed),
            // Loads that run at the same time do not try the same ports.
            ports: Numbers::seeded(u64::from(std::process::id())),
            faketime,
            keep: false,
        };
        for _ in 0..count {
            servers.add().await?;
        }
        Ok(servers)
    }

    /// Starts one more server, at a port that is free.
    async fn add(&mut self) -> Result<(), Cause> {
        let index = self.children.len();
        let mut tries = 0..PORT_TRIES;
        loop {
            let address = self.free_address().ok_or("no port is free")?;
            self.addresses.push(address);
            self.children.push(self.spawn(index)?);
            let started = self.wait_for(index).await;
            // Between the look at a port and its use somebody may have taken it.
            let taken = started.is_err() && TcpListener::bind(address).is_err();
            if !taken || tries.next().is_none() {
                return started;
            }
            self.addresses.pop();
            if let Some(mut child) = self.children.pop() {
                let _ = child.kill();
                let _ = child.wait();
            }
        }
    }

    /// Leaves everything where it is, to be looked at, and says where.
    pub(crate) fn keep(&mut self) -> String {
        self.keep = true;
        self.folder.display().to_string()
    }

    fn free_address(&mut self) -> Option<SocketAddr> {
        for _ in 0..200 {
            let port = PORTS.0 + self.ports.below(u32::from(PORTS.1 - PORTS.0)) as u16;
            let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
            if !self.addresses.contains(&address) && TcpListener::bind(address).is_ok() {
                return Some(address);
            }
        }
        None
    }

    fn spawn(&self, index: usize) -> io::Result<Child> {
        let log = File::options()
            .create(true)
            .append(true)
            .open(self.log(index))?;
        let mut server = Command::new(std::env::current_exe()?);
        self.with_clock(index, &mut server)?;
        server
            .args(["serve", "--frames-per-second", "1000", "--page"])
            .arg(&self.folder)
            .arg("--listen")
            .arg(self.addresses[index].to_string())
            // Arguments are seen by everybody on the machine, and there may be a
            // password in this one.
            .env(StoreUrl::VARIABLE, &self.data)
            .stdin(Stdio::null())
            .stdout(File::create(self.words(index))?)
            .stderr(log)
            .spawn()
    }

    /// A file beside what the servers keep.
    pub(crate) fn file(&self, name: &str) -> String {
        self.folder.join(name).display().to_string()
    }

    /// Where a server's log goes.
    fn log(&self, index: usize) -> PathBuf {
        self.folder.join(format!("server{index}.log"))
    }

    /// Where a server says that it is ready.
    fn words(&self, index: usize) -> PathBuf {
        self.folder.join(format!("server{index}.out"))
    }

    /// Waits until a server listens, or says why it does not.
    async fn wait_for(&mut self, index: usize) -> Result<(), Cause> {
        let (words, address) = (self.words(index), self.addresses[index]);
        if listens(&mut self.children[index], &words, address).await {
            return Ok(());
        }
        let log = fs::read_to_string(self.log(index)).unwrap_or_default();
        let lines: Vec<&str> = log.lines().collect();
        Err(lines[lines.len().saturating_sub(3)..].join("\n").into())
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

/// A new folder for what servers keep, which nobody else on this machine opens.
fn own_folder() -> io::Result<PathBuf> {
    let mut folders = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut folders, 0o700);
    let mut number = 0;
    loop {
        let name = format!("tablier-load-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        match folders.create(&folder) {
            // A program that had this number before may have left everything to be looked at.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && number < FOLDER_TRIES => {
                number += 1;
            }
            made => return made.map(|()| folder),
        }
    }
}

/// Waits until a server says that it listens at this address; `false` if it ends
/// instead, or never says so. Whoever answers there may be somebody else's server.
async fn listens(server: &mut Child, words: &Path, address: SocketAddr) -> bool {
    let by = Instant::now() + START;
    let address = format!("http://{address}/");
    loop {
        let ended = !matches!(server.try_wait(), Ok(None));
        let said = fs::read_to_string(words).unwrap_or_default();
        if !ended && said.contains(&address) {
            return true;
        }
        if ended || Instant::now() > by {
            return false;
        }
        sleep(Duration::from_millis(10)).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn somebody_elses_server_is_not_taken_for_ours() {
        let other = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let words = std::env::temp_dir().join(format!("tablier-words-{}", std::process::id()));
        // This program ends at once, and says something else.
        let mut ours = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "there is no such test"])
            .stdout(File::create(&words).unwrap())
            .spawn()
            .unwrap();
        let listens = listens(&mut ours, &words, other.local_addr().unwrap()).await;
        let said = fs::read_to_string(&words).unwrap();
        fs::remove_file(&words).unwrap();
        assert!(!listens && said.contains("running 0 tests"), "{said}");
    }
}
