//! A pseudo-terminal with the program in it and somebody who types.

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// Nothing takes longer, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(60);

/// A fresh folder for a test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("the old folder can go");
    }
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

/// A terminal in which the program runs.
pub(crate) struct Terminal {
    child: Box<dyn Child + Send + Sync>,
    // The terminal is there as long as somebody holds it.
    _master: Box<dyn MasterPty + Send>,
    writer: Box<dyn Write + Send>,
    received: Receiver<Vec<u8>>,
    bytes: Vec<u8>,
    /// How much of it has been waited for.
    read_up_to: usize,
}

impl Terminal {
    /// Starts the program in a terminal of so many columns; games are saved
    /// in `data`, and only these variables are set besides.
    pub(crate) fn start(
        columns: u16,
        data: &Path,
        variables: &[(&str, &str)],
        args: &[&str],
    ) -> Terminal {
        let size = PtySize {
            rows: 50,
            cols: columns,
            pixel_width: 0,
            pixel_height: 0,
        };
        let pair = native_pty_system().openpty(size).expect("a terminal opens");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_tablier"));
        command.env_clear();
        command.env("TERM", "xterm");
        command.env("XDG_DATA_HOME", data);
        for (name, value) in variables {
            command.env(name, value);
        }
        command.args(args);
        if args.first() == Some(&"play") && !args.contains(&"--pace") {
            // Nobody is there for whom computers would have to take their time.
            command.args(["--pace", "none"]);
        }
        command.cwd(data);
        let child = pair.slave.spawn_command(command).expect("it starts");
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().expect("it can be read");
        let writer = pair.master.take_writer().expect("it can be typed into");
        let (sender, received) = mpsc::channel();
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                if sender.send(buffer[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        Terminal {
            child,
            _master: pair.master,
            writer,
            received,
            bytes: Vec::new(),
            read_up_to: 0,
        }
    }

    /// Types a line.
    pub(crate) fn enter(&mut self, line: &str) {
        self.keys(&format!("{line}\n"));
    }

    /// Presses keys.
    pub(crate) fn keys(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).expect("it listens");
        self.writer.flush().expect("it listens");
    }

    /// Waits until one of these texts is there, and returns which it is and what
    /// came before it since the last wait, the text included. What is just the
    /// same in two texts belongs to the one that comes first.
    pub(crate) fn wait_for_any(&mut self, texts: &[&str]) -> (usize, String) {
        let until = Instant::now() + PATIENCE;
        loop {
            let seen = self.seen();
            let new = &seen[self.read_up_to..];
            let found = texts.iter().enumerate();
            let found = found.filter_map(|(index, text)| Some((new.find(text)?, index)));
            if let Some((at, index)) = found.min() {
                let end = at + texts[index].len();
                self.read_up_to += end;
                return (index, new[..end].to_string());
            }
            match self
                .received
                .recv_timeout(until - Instant::now().min(until))
            {
                Ok(more) => self.bytes.extend(more),
                Err(_) => panic!("{texts:?} never came; this did:\n{seen}"),
            }
        }
    }

    /// Waits until a text is there and returns what came up to its end.
    pub(crate) fn wait_for(&mut self, text: &str) -> String {
        self.wait_for_any(&[text]).1
    }

    /// Types a line and waits for an answer.
    pub(crate) fn ask(&mut self, line: &str, answer: &str) -> String {
        self.enter(line);
        self.wait_for(answer)
    }

    /// Waits until the program has ended and returns what it said at last.
    pub(crate) fn end(&mut self) -> String {
        let until = Instant::now() + PATIENCE;
        while let Ok(more) = self
            .received
            .recv_timeout(until - Instant::now().min(until))
        {
            self.bytes.extend(more);
        }
        let status = self.child.wait().expect("it ends");
        assert!(status.success(), "{status}:\n{}", self.seen());
        let seen = self.seen();
        seen[self.read_up_to..].to_string()
    }

    /// Ends the program without warning.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }

    /// Everything so far, with plain spaces for those that hold words together;
    /// a letter that is only half there is left out.
    pub(crate) fn seen(&self) -> String {
        let whole = match std::str::from_utf8(&self.bytes) {
            Ok(_) => &self.bytes,
            Err(error) => &self.bytes[..error.valid_up_to()],
        };
        String::from_utf8_lossy(whole).replace('\u{a0}', " ")
    }
}

/// A program that is still there when a test fails has to go.
impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

/// The same without colours.
pub(crate) fn without_colours(text: &str) -> String {
    let mut plain = String::new();
    for (index, part) in text.split("\x1b[").enumerate() {
        let rest = match part.split_once('m') {
            Some((_, rest)) if index > 0 => rest,
            _ => part,
        };
        plain.push_str(rest);
    }
    plain
}
