//! What players have seen of a table, and whether its log says the same.

use std::collections::HashSet;
use std::rc::Rc;

use host::Replica;
use wire::online::messages::Row;
use wire::online::{What, read_row};

use super::frames::{print_of, print_of_entries};

/// What players have seen of one table, small enough to be kept for thousands.
pub(super) struct Seen {
    pub(super) table: Rc<str>,
    /// A secret by which the log can be read.
    pub(super) secret: String,
    /// A print of every row, in order.
    prints: Vec<u64>,
    /// What the server has acknowledged.
    acknowledged: Vec<Acknowledged>,
}

/// Something that a player said, and the row by which it was kept at the latest.
#[derive(Clone, Copy)]
struct Acknowledged {
    player: u8,
    id: u32,
    seq: u32,
}

/// What is wrong with a server. Each of these would be a loss for somebody.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub(super) struct Wrong {
    /// Acknowledged, and not in the log.
    pub(super) lost: u64,
    /// In the log twice.
    pub(super) doubled: u64,
    /// Rows that somebody saw otherwise than they are in the log, or out of order.
    pub(super) differing: u64,
    /// Logs that do not lead to a table.
    pub(super) unreadable: u64,
    /// Logs that nobody would hand out.
    pub(super) unread: u64,
    /// Legal moves that were refused.
    pub(super) refused: u64,
}

impl Wrong {
    pub(super) fn is_nothing(self) -> bool {
        self == Wrong::default()
    }

    pub(super) fn add(&mut self, other: Wrong) {
        self.lost += other.lost;
        self.doubled += other.doubled;
        self.differing += other.differing;
        self.unreadable += other.unreadable;
        self.unread += other.unread;
        self.refused += other.refused;
    }
}

/// What a row is for somebody who has read others.
pub(super) enum Known {
    /// The next one, which nobody has seen yet.
    New,
    /// The same as somebody else has seen.
    Same,
    /// Not the next one, or not what somebody else has seen.
    Differs,
}

impl Seen {
    pub(super) fn new(table: Rc<str>, secret: String) -> Seen {
        Seen {
            table,
            secret,
            prints: Vec::new(),
            acknowledged: Vec::new(),
        }
    }

    /// How many rows somebody has seen.
    pub(super) fn rows(&self) -> u64 {
        self.prints.len() as u64
    }

    pub(super) fn acknowledgements(&self) -> u64 {
        self.acknowledged.len() as u64
    }

    /// Notes a row that somebody sees who has seen those before it.
    pub(super) fn row(&mut self, seq: u64, entries: &str) -> Known {
        let print = print_of(seq, entries);
        match (seq.checked_sub(1)).and_then(|at| self.prints.get(at as usize)) {
            Some(known) if *known == print => Known::Same,
            Some(_) => Known::Differs,
            None if seq == self.rows() + 1 => {
                self.prints.push(print);
                Known::New
            }
            None => Known::Differs,
        }
    }

    pub(super) fn acknowledge(&mut self, player: usize, id: u64, seq: u64) {
        self.acknowledged.push(Acknowledged {
            player: player as u8,
            id: id as u32,
            seq: seq as u32,
        });
    }

    /// Compares it with the whole log.
    pub(super) fn compare(&self, log: &[Row]) -> Wrong {
        let mut wrong = Wrong::default();
        let numbered = |(index, row): (usize, &Row)| row.seq == index as u64 + 1;
        if !log.iter().enumerate().all(numbered) || !leads_to_a_table(log) {
            wrong.unreadable += 1;
        }
        for (index, print) in self.prints.iter().enumerate() {
            match log.get(index) {
                Some(row) if print_of_entries(row.seq, &row.entries) == *print => {}
                Some(_) => wrong.differing += 1,
                None => wrong.lost += 1,
            }
        }
        let mut told = HashSet::new();
        for row in log {
            for entry in &row.entries {
                if let What::Told { player, id, .. } = entry.1
                    && !told.insert((player, id))
                {
                    wrong.doubled += 1;
                }
            }
        }
        for said in &self.acknowledged {
            let (player, id) = (usize::from(said.player), u64::from(said.id));
            let kept = told.contains(&(player, id)) && log.len() >= said.seq as usize;
            wrong.lost += u64::from(!kept);
        }
        wrong
    }
}

/// Whether the log can be replayed from its first row to its last.
fn leads_to_a_table(log: &[Row]) -> bool {
    let Some((first, rest)) = log.split_first() else {
        return false;
    };
    let Ok(mut replica) = Replica::open(&first.entries) else {
        return false;
    };
    rest.iter()
        .all(|row| replica.read(row.seq, &row.entries).is_ok())
}

/// Takes a row into a replica.
pub(super) fn take(replica: &mut Option<Replica>, seq: u64, entries: &str) -> Result<(), String> {
    let entries = read_row(entries).map_err(|error| error.to_string())?;
    match replica {
        Some(replica) => {
            let read = replica.read(seq, &entries);
            read.map(|_| ()).map_err(|error| format!("{error:?}"))
        }
        None => {
            let opened = Replica::open(&entries).map_err(|error| format!("{error:?}"))?;
            *replica = Some(opened);
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::GameId;
    use table::{ClockRules, Config, Dice, Player};
    use wire::online::{Entry, Rules, write_row};
    use wire::page::Act;

    /// A log of a game with two moves.
    fn log() -> Vec<Row> {
        let set_up = Config {
            game: GameId::default(),
            tags: Vec::new(),
            players: vec![Player::Person; 2],
            seating: table::Seating::Chosen(vec![0, 1]),
            picks: false,
            clock: ClockRules::None,
            dice: Dice::Host,
        };
        let opened = What::Opened {
            set_up,
            rules: Rules::default(),
            commitment: None,
            names: None,
        };
        let first = vec![Entry(5, opened)];
        let mut replica = Replica::open(&first).unwrap();
        let mut log = vec![Row {
            seq: 1,
            entries: first,
        }];
        for (player, seq) in [(0, 2), (1, 3)] {
            let event = replica.table.game().moves().swap_remove(0).to_string();
            let act = Act::Move { event };
            let told = What::Told { player, id: 1, act };
            let entries = vec![Entry(5 + seq, told)];
            replica.read(seq, &entries).unwrap();
            log.push(Row { seq, entries });
        }
        log
    }

    fn seen(log: &[Row]) -> Seen {
        let mut seen = Seen::new("t".into(), String::new());
        for row in log {
            assert!(matches!(
                seen.row(row.seq, &write_row(&row.entries)),
                Known::New
            ));
        }
        seen.acknowledge(0, 1, 2);
        seen.acknowledge(1, 1, 3);
        seen
    }

    #[test]
    fn a_log_that_is_as_everybody_saw_it_is_right() {
        let log = log();
        let mut seen = seen(&log);
        assert!(seen.compare(&log).is_nothing());
        let again = write_row(&log[1].entries);
        assert!(matches!(seen.row(2, &again), Known::Same));
        assert!(matches!(seen.row(3, &again), Known::Differs));
        assert!(matches!(seen.row(5, &again), Known::Differs));
        assert!(matches!(seen.row(0, &again), Known::Differs));
    }

    #[test]
    fn what_is_lost_doubled_or_changed_is_found() {
        let log = log();
        let seen = seen(&log);
        let short = seen.compare(&log[..2]);
        assert_eq!(short.lost, 2, "a row and what was acknowledged in it");
        let mut doubled = log.clone();
        let again = doubled[2].entries[0].clone();
        doubled[2].entries.push(again);
        let found = seen.compare(&doubled);
        assert_eq!((found.doubled, found.differing), (1, 1));
        assert_eq!(found.unreadable, 1, "nobody moves twice");
        let mut other = log.clone();
        other[2].entries[0].0 += 1;
        assert_eq!(seen.compare(&other).differing, 1);
        let mut gap = log;
        gap.remove(1);
        assert_eq!(seen.compare(&gap).unreadable, 1);
        assert_eq!(seen.compare(&[]).unreadable, 1);
    }
}
