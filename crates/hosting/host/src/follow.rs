//! Following a table that a server holds: the page reads the rows of its log and
//! so has the same table, asks it everything, and decides nothing.

use game::Lang;
use table::{Seating, Table};
use wire::online::messages::Row;
use wire::page::{FollowedView, Refusal, SaidView};

use crate::house::Hosted;
use crate::replica::Following;
use crate::words;

/// The table after these rows. One that was known before is gone with a refusal:
/// the whole log has to be fetched again.
pub(crate) fn follow(
    before: Option<Hosted>,
    rows: &[Row],
    full: bool,
    lang: Lang,
) -> Result<Hosted, Refusal> {
    let before = before.filter(|hosted| !full && hosted.following.is_some());
    let (mut hosted, rows) = match (before, rows.split_first()) {
        (Some(hosted), _) => (hosted, rows),
        (None, Some((first, rest))) if first.seq == 1 => (opened(first, lang)?, rest),
        (None, _) => return Err(broken(lang)),
    };
    for row in rows {
        let seq = seq(&mut hosted);
        if row.seq != *seq + 1 {
            return Err(broken(lang));
        }
        *seq = row.seq;
        for entry in &row.entries {
            hosted.take(entry).map_err(|_| broken(lang))?;
        }
    }
    Ok(hosted)
}

/// What the page shows of a table beside the match.
pub(crate) fn view(following: &Following, table: &Table) -> FollowedView {
    let first = following.said_in_all - following.said.len();
    FollowedView {
        seq: following.seq as u32,
        seating: match &table.config().seating {
            Seating::Chosen(seats) => Some(seats.clone()),
            Seating::Lot => None,
        },
        rules: following.rules.clone(),
        commitment: following.commitment.clone(),
        revealed: following.revealed.is_some(),
        luck: (following.luck.iter().enumerate())
            .filter_map(|(player, luck)| luck.as_ref().map(|_| player))
            .collect(),
        names: following.names.clone(),
        said: (following.said.iter().enumerate())
            .map(|(index, &(player, phrase))| SaidView {
                number: first + index + 1,
                player,
                phrase,
            })
            .collect(),
        replaced: following.replaced.iter().copied().collect(),
        next: following.next.clone(),
        last_ids: (0..following.luck.len())
            .map(|player| following.last_id(player) as f64)
            .collect(),
    }
}

fn opened(row: &Row, lang: Lang) -> Result<Hosted, Refusal> {
    let (first, rest) = row.entries.split_first().ok_or_else(|| broken(lang))?;
    let (following, table) = Following::open(first).map_err(|_| broken(lang))?;
    let mut hosted = Hosted::followed(table, following);
    *seq(&mut hosted) = row.seq;
    for entry in rest {
        hosted.take(entry).map_err(|_| broken(lang))?;
    }
    Ok(hosted)
}

fn seq(hosted: &mut Hosted) -> &mut u64 {
    let following = hosted.following.as_mut();
    &mut following.expect("only such tables are followed").seq
}

/// A row is missing or makes no sense.
fn broken(lang: Lang) -> Refusal {
    Refusal::new("resync", words::RESYNC.text(lang), lang)
}

/// Nothing is decided at a table that a server holds.
pub(crate) fn elsewhere(lang: Lang) -> Refusal {
    Refusal::new("elsewhere", words::ELSEWHERE.text(lang), lang)
}
