//! Databases for tests: a folder that vanishes, and a PostgreSQL server of their
//! own that ends with the test program, however that ends.

use std::io::{BufRead, BufReader, Read};
use std::os::unix::fs::DirBuilderExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::StoreUrl;

/// The database's user, who may do everything.
const USER: &str = "tablier";

/// Starts the server, waits until nobody holds the other end of the input any
/// more, and cleans up. As a process of its own it outlives a test that is killed.
const KEEPER: &str = r#"
"$@" "$BIN/pg_ctl" -D "$FOLDER/data" -l "$FOLDER/log" -w -t 120 start >"$FOLDER/start" 2>&1 \
    && echo ready || { cat "$FOLDER/start" "$FOLDER/log" >&2; echo failed; }
read -r _ || true
"$@" "$BIN/pg_ctl" -D "$FOLDER/data" -m immediate stop >/dev/null 2>&1
rm -rf "$FOLDER"
"#;

/// A PostgreSQL server that listens in a folder and nowhere else.
pub struct PgServer {
    folder: PathBuf,
    programs: PathBuf,
    keeper: Child,
    made: AtomicU32,
}

impl PgServer {
    /// The server that all tests of a program share, each with databases of its own.
    pub fn shared() -> &'static PgServer {
        static SHARED: OnceLock<PgServer> = OnceLock::new();
        SHARED.get_or_init(|| PgServer::start(&["fsync=off"]))
    }

    /// Starts a server with some settings.
    ///
    /// # Panics
    ///
    /// If PostgreSQL is not installed or does not start: a test that needs it
    /// fails and is not passed over.
    pub fn start(settings: &[&str]) -> PgServer {
        let programs = programs();
        let folder = new_folder();
        let data = folder.join("data");
        if is_root() {
            // PostgreSQL refuses to run as root.
            run(Command::new("chown").arg(servant()).arg(&folder));
        }
        run(as_servant(&programs.join("initdb"))
            .args(["--auth=trust", "--encoding=UTF8", "--no-locale", "-U", USER])
            .arg("--no-sync")
            .arg("-D")
            .arg(&data));
        let mut lines = format!(
            "\nlisten_addresses = ''\nunix_socket_directories = '{}'\nmax_connections = 200\n",
            folder.display()
        );
        for setting in settings {
            lines.push_str(&format!("{setting}\n"));
        }
        let file = data.join("postgresql.conf");
        let old = std::fs::read_to_string(&file).expect("initdb wrote its settings");
        std::fs::write(&file, old + &lines).expect("settings can be changed");
        let mut keeper = Command::new("sh");
        keeper.args(["-c", KEEPER, "keeper"]);
        keeper.args(prefix());
        keeper.env("BIN", &programs).env("FOLDER", &folder);
        keeper.stdin(Stdio::piped()).stdout(Stdio::piped());
        // Whoever ends a whole group of processes must not end the one that cleans up.
        let mut keeper = keeper.process_group(0).spawn().expect("there is a shell");
        let mut said = String::new();
        let output = keeper.stdout.take().expect("it was asked for");
        let mut output = BufReader::new(output);
        output.read_line(&mut said).expect("the shell answers");
        assert_eq!(
            said.trim(),
            "ready",
            "PostgreSQL does not start; it said why above"
        );
        PgServer {
            folder,
            programs,
            keeper,
            made: AtomicU32::new(0),
        }
    }

    /// A new and empty database.
    pub fn database(&self) -> StoreUrl {
        self.database_with(&[])
    }

    /// The whole address of a new and empty database, as one types it.
    pub fn address(&self) -> String {
        let name = self.create(&[]);
        self.url(&name)
    }

    /// A new and empty database, made with some options of `createdb`.
    pub fn database_with(&self, options: &[&str]) -> StoreUrl {
        let name = self.create(options);
        self.url(&name).parse().expect("this is an address")
    }

    fn create(&self, options: &[&str]) -> String {
        let name = format!("test{}", self.made.fetch_add(1, Ordering::Relaxed));
        let mut createdb = Command::new(self.programs.join("createdb"));
        createdb.arg("-h").arg(&self.folder).args(["-U", USER]);
        run(createdb.args(options).arg(&name));
        name
    }

    fn url(&self, database: &str) -> String {
        let folder = self.folder.display();
        format!("postgres://{USER}@localhost/{database}?host={folder}")
    }

    /// Runs a statement as the database's master, and says what it answered.
    pub fn execute(&self, sql: &str) -> String {
        let mut psql = Command::new(self.programs.join("psql"));
        psql.arg("-h").arg(&self.folder).args(["-U", USER]);
        run(psql.args(["-d", "postgres", "-XAtq", "-c", sql]))
    }

    /// Lets the server be gone, as if its machine had lost its power.
    pub fn stop(&self) {
        let mut stop = as_servant(&self.programs.join("pg_ctl"));
        stop.arg("-D").arg(self.folder.join("data"));
        run(stop.args(["-m", "immediate", "-w", "stop"]));
    }

    /// Lets the server come back.
    pub fn go_on(&self) {
        let mut start = as_servant(&self.programs.join("pg_ctl"));
        start.arg("-D").arg(self.folder.join("data"));
        start.arg("-l").arg(self.folder.join("log"));
        run(start.args(["-w", "-t", "120", "start"]));
    }
}

impl Drop for PgServer {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        // It has nothing left to say that anybody could act upon.
        let _ = self.keeper.wait();
    }
}

/// A folder for one test's files, which vanishes with this value.
pub struct Folder(PathBuf);

impl Folder {
    /// A new and empty folder.
    pub fn new() -> Folder {
        Folder(new_folder())
    }

    /// A file in it, which need not be there.
    pub fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// A place for a store in it.
    pub fn store(&self, name: &str) -> StoreUrl {
        StoreUrl::Sqlite(self.file(name))
    }
}

impl Default for Folder {
    fn default() -> Folder {
        Folder::new()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be deleted is in a temporary folder anyway.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Short, for the path of a socket has 107 bytes at most.
fn new_folder() -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let name = format!("tablier-{}-{number}", std::process::id());
    let folder = std::env::temp_dir().join(name);
    // One of the same name is from a program that was killed long ago.
    let _ = std::fs::remove_dir_all(&folder);
    let mut folders = std::fs::DirBuilder::new();
    let folders = folders.recursive(true).mode(0o700);
    folders
        .create(&folder)
        .expect("a temporary folder can be made");
    folder
}

/// The folder with the newest version of PostgreSQL's programs, which Debian
/// does not put on the path.
fn programs() -> PathBuf {
    let on_path = std::env::var_os("PATH")
        .into_iter()
        .flat_map(|path| std::env::split_paths(&path).collect::<Vec<_>>());
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter();
    let mut versions: Vec<PathBuf> = (versions.flatten().flatten())
        .map(|entry| entry.path().join("bin"))
        .collect();
    versions.sort_by_key(|path| {
        let version = path.parent().and_then(Path::file_name);
        let number = version.and_then(|name| name.to_str()?.parse::<f64>().ok());
        (number.unwrap_or(0.0) * 1000.0) as i64
    });
    let mut places = versions.into_iter().rev().chain(on_path);
    places
        .find(|place| place.join("initdb").is_file() && place.join("pg_ctl").is_file())
        .expect(
            "this test needs PostgreSQL's own programs (initdb, pg_ctl); install the package \
             “postgresql”, or let “cargo xtask test” do it",
        )
}

fn is_root() -> bool {
    run(Command::new("id").arg("-u")).trim() == "0"
}

/// Who runs the server instead of root.
fn servant() -> &'static str {
    let known = Command::new("id").arg("postgres").output();
    match known.is_ok_and(|answer| answer.status.success()) {
        true => "postgres",
        false => "nobody",
    }
}

/// What stands before a command that must not run as root.
fn prefix() -> Vec<&'static str> {
    match is_root() {
        true => vec!["runuser", "-u", servant(), "--"],
        false => vec!["env"],
    }
}

fn as_servant(program: &Path) -> Command {
    let words = prefix();
    let mut command = Command::new(words[0]);
    command.args(&words[1..]).arg(program).current_dir("/");
    command
}

/// Runs a command to its end and gives back what it said.
fn run(command: &mut Command) -> String {
    let told = output_of(command);
    told.unwrap_or_else(|why| panic!("{command:?}: {why}"))
}

/// The output goes through files: a server that a command leaves behind would
/// hold a pipe open for as long as it lives.
fn output_of(command: &mut Command) -> Result<String, String> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let name = format!("tablier-output-{}-{number}", std::process::id());
    let path = std::env::temp_dir().join(name);
    let told = |error: std::io::Error| error.to_string();
    let file = std::fs::File::create(&path).map_err(told)?;
    command.stdin(Stdio::null());
    command.stdout(file.try_clone().map_err(told)?).stderr(file);
    let status = command.status().map_err(told);
    let mut text = String::new();
    let read = std::fs::File::open(&path).and_then(|mut file| file.read_to_string(&mut text));
    let _ = std::fs::remove_file(&path);
    read.map_err(told)?;
    match status? {
        status if status.success() => Ok(text),
        status => Err(format!("{status}\n{text}")),
    }
}
