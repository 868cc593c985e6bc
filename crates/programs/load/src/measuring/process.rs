//! How much memory and time a server uses, as its system counts them.

use std::fs;
use std::time::Duration;

/// Linux counts the time of processes in hundredths of a second.
const TICK: Duration = Duration::from_millis(10);

/// What a server has used so far.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Used {
    /// Memory of its own, in bytes.
    pub(crate) memory: u64,
    /// Time on all processors.
    pub(crate) time: Duration,
}

/// What a process has used so far; none where nobody says.
pub(crate) fn used(pid: u32) -> Option<Used> {
    let memory = memory(pid)?;
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let time = time(&stat)?;
    Some(Used { memory, time })
}

/// The time of a process, from its line in /proc.
fn time(stat: &str) -> Option<Duration> {
    // The program's name is in brackets, and may itself have brackets and spaces.
    let (_, rest) = stat.rsplit_once(')')?;
    let mut fields = rest.split_whitespace().skip(11);
    let user: u32 = fields.next()?.parse().ok()?;
    let system: u32 = fields.next()?.parse().ok()?;
    Some(TICK * (user + system))
}

/// What a process holds in memory of its own, in bytes; none where nobody says.
fn memory(pid: u32) -> Option<u64> {
    let rollup = fs::read_to_string(format!("/proc/{pid}/smaps_rollup"));
    let private = rollup.ok().and_then(|text| {
        let clean = kilobytes(&text, "Private_Clean:")?;
        let dirty = kilobytes(&text, "Private_Dirty:")?;
        Some(clean + dirty)
    });
    let status = || {
        let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
        kilobytes(&status, "VmRSS:")
    };
    private.or_else(status).map(|kilobytes| kilobytes * 1024)
}

fn kilobytes(text: &str, name: &str) -> Option<u64> {
    let line = text.lines().find(|line| line.starts_with(name))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found_by_their_names() {
        let text = "Rss:  99 kB\nPrivate_Clean:    12 kB\nPrivate_Dirty:  3 kB\n";
        assert_eq!(kilobytes(text, "Private_Dirty:"), Some(3));
        assert_eq!(kilobytes(text, "Swap:"), None);
    }

    #[test]
    fn time_is_found_behind_any_name() {
        let stat = "7 (a) b) S 1 7 7 0 -1 4194304 1 2 3 4 150 50 0 0 20 0 1 0 9 9";
        assert_eq!(time(stat), Some(Duration::from_secs(2)));
        assert_eq!(time("7 (a"), None);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn this_program_uses_some() {
        let used = used(std::process::id());
        assert!(used.is_some_and(|used| used.memory > 100_000));
    }
}
