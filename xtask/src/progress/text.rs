//! Times, bars and tables as text.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

/// A time as people say it: `0.4 s`, `12 s`, `3 min 5 s`.
pub(crate) fn time(time: Duration) -> String {
    let tenths = time.as_millis().div_ceil(100);
    if tenths < 100 {
        return format!("{}.{} s", tenths / 10, tenths % 10);
    }
    let seconds = tenths / 10;
    match (seconds / 60, seconds % 60) {
        (0, seconds) => format!("{seconds} s"),
        (minutes, 0) => format!("{minutes} min"),
        (minutes, seconds) => format!("{minutes} min {seconds} s"),
    }
}

/// An estimate, which pretends to no more than it knows: `20 s`, `3 min`.
pub(crate) fn roughly(time: Duration) -> String {
    match time.as_secs() {
        seconds if seconds < 10 => format!("{} s", seconds.max(1)),
        seconds if seconds < 55 => format!("{} s", (seconds + 5) / 10 * 10),
        seconds => format!("{} min", ((seconds + 30) / 60).max(1)),
    }
}

/// A bar of so many letters, filled by this share.
pub(crate) fn bar(share: f64, width: usize) -> String {
    let filled = (share.clamp(0.0, 1.0) * width as f64).floor() as usize;
    format!("[{}{}]", "#".repeat(filled), ".".repeat(width - filled))
}

/// Columns under each other, each as wide as its widest text.
pub(crate) fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let cell = |row: &Vec<String>, column: usize| row.get(column).cloned().unwrap_or_default();
    let width = |column| {
        let widths = rows.iter().map(|row| cell(row, column).chars().count());
        widths.max().unwrap_or(0)
    };
    let mut text = String::new();
    for row in rows {
        let cells = (0..columns).map(|column| {
            let width = width(column);
            format!("{:<width$}", cell(row, column))
        });
        text.push_str(cells.collect::<Vec<_>>().join("  ").trim_end());
        text.push('\n');
    }
    text
}

/// How long each step took the last time, kept in a file.
#[derive(Default)]
pub(crate) struct Times {
    file: Option<PathBuf>,
    seconds: BTreeMap<String, f64>,
}

impl Times {
    /// Reads the file; one that is missing or odd knows nothing.
    pub(crate) fn read(file: PathBuf) -> Times {
        let text = fs::read_to_string(&file).unwrap_or_default();
        let entry = |line: &str| {
            let (name, seconds) = line.rsplit_once(' ')?;
            let seconds: f64 = seconds.parse().ok()?;
            let is_time = (0.0..1e6).contains(&seconds);
            is_time.then(|| (name.to_string(), seconds))
        };
        Times {
            seconds: text.lines().filter_map(entry).collect(),
            file: Some(file),
        }
    }

    pub(crate) fn last(&self, step: &str) -> Option<Duration> {
        let seconds = self.seconds.get(step)?;
        Some(Duration::from_secs_f64(*seconds))
    }

    pub(crate) fn note(&mut self, step: &str, time: Duration) {
        self.seconds.insert(step.to_string(), time.as_secs_f64());
    }

    /// Writes what is known. Nothing depends on it, so that a file that cannot be
    /// written is no fault.
    pub(crate) fn keep(&self) {
        let lines = (self.seconds.iter()).map(|(name, seconds)| format!("{name} {seconds:.1}\n"));
        if let Some(file) = &self.file {
            let beside = file.with_extension("new");
            let written = fs::write(&beside, lines.collect::<String>());
            let _ = written.and_then(|()| fs::rename(&beside, file));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_said_as_people_do() {
        let said = |millis| time(Duration::from_millis(millis));
        assert_eq!(said(420), "0.5 s");
        assert_eq!(said(9_950), "10 s");
        assert_eq!(said(12_345), "12 s");
        assert_eq!(said(180_000), "3 min");
        assert_eq!(said(185_900), "3 min 5 s");
    }

    #[test]
    fn estimates_are_round() {
        let said = |seconds| roughly(Duration::from_secs(seconds));
        assert_eq!((said(0), said(7)), ("1 s".into(), "7 s".into()));
        assert_eq!((said(17), said(54)), ("20 s".into(), "50 s".into()));
        assert_eq!((said(55), said(170)), ("1 min".into(), "3 min".into()));
    }

    #[test]
    fn a_bar_is_full_only_at_the_end() {
        assert_eq!(bar(0.0, 4), "[....]");
        assert_eq!(bar(0.99, 4), "[###.]");
        assert_eq!(bar(1.0, 4), "[####]");
        assert_eq!(bar(7.0, 4), "[####]");
    }

    #[test]
    fn columns_stand_under_each_other() {
        let row = |cells: [&str; 2]| cells.map(str::to_string).to_vec();
        let text = table(&[
            row(["fmt", "1 s"]),
            row(["browser", "2 min"]),
            row(["é", ""]),
        ]);
        assert_eq!(text, "fmt      1 s\nbrowser  2 min\né\n");
    }

    #[test]
    fn times_are_kept_from_run_to_run() {
        let folder = std::env::temp_dir().join(format!("xtask-times-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let file = folder.join("times");
        let mut times = Times::read(file.clone());
        assert_eq!(times.last("test clippy"), None);
        times.note("test clippy", Duration::from_secs(71));
        times.keep();
        let again = Times::read(file.clone());
        assert_eq!(again.last("test clippy"), Some(Duration::from_secs(71)));
        fs::write(&file, "odd\nclippy -4\nclippy NaN\n").unwrap();
        assert_eq!(Times::read(file).last("clippy"), None);
        fs::remove_dir_all(folder).unwrap();
    }
}
