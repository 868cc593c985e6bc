//! Whether the log of a table says what its players have seen.

use std::collections::HashSet;

use host::Replica;
use wire::online::What;
use wire::online::messages::Row;

use super::Violations;
use crate::recording::history::{TableHistory, print_of_entries};

/// Compares what was seen of a table with its whole log.
pub(crate) fn compare(seen: &TableHistory, log: &[Row]) -> Violations {
    let mut found = Violations::default();
    let numbered = |(index, row): (usize, &Row)| row.seq == index as u64 + 1;
    if !log.iter().enumerate().all(numbered) || !leads_to_a_table(log) {
        found.unreadable += 1;
    }
    for (index, print) in seen.prints.iter().enumerate() {
        match log.get(index) {
            Some(row) if print_of_entries(row.seq, &row.entries) == *print => {}
            Some(_) => found.differing += 1,
            None => found.lost += 1,
        }
    }
    let mut told = HashSet::new();
    for row in log {
        for entry in &row.entries {
            if let What::Told { player, id, .. } = entry.1
                && !told.insert((player, id))
            {
                found.doubled += 1;
            }
        }
    }
    for said in &seen.acknowledged {
        let (player, id) = (usize::from(said.player), u64::from(said.id));
        let kept = told.contains(&(player, id)) && log.len() >= said.seq as usize;
        found.lost += u64::from(!kept);
    }
    found
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::recording::history::Known;
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

    fn seen(log: &[Row]) -> TableHistory {
        let mut seen = TableHistory::new("t".into(), String::new());
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
        assert!(compare(&seen, &log).is_nothing());
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
        let short = compare(&seen, &log[..2]);
        assert_eq!(short.lost, 2, "a row and what was acknowledged in it");
        let mut doubled = log.clone();
        let again = doubled[2].entries[0].clone();
        doubled[2].entries.push(again);
        let found = compare(&seen, &doubled);
        assert_eq!((found.doubled, found.differing), (1, 1));
        assert_eq!(found.unreadable, 1, "nobody moves twice");
        let mut other = log.clone();
        other[2].entries[0].0 += 1;
        assert_eq!(compare(&seen, &other).differing, 1);
        let mut gap = log;
        gap.remove(1);
        assert_eq!(compare(&seen, &gap).unreadable, 1);
        assert_eq!(compare(&seen, &[]).unreadable, 1);
    }
}
