//! The searches of one game, read off its table.

use ::heinash::{Move, NumberSet, Operations, Phase, Position, Roll};
use catalog::Listed;
use game::{Event, Game as _};
use serde::{Deserialize, Serialize};
use table::{Cause, Step, Table};

/// Somebody has dice before them and looks for a number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "messages.ts", rename = "NumberSearch")
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = NumberSearch))]
#[serde(rename_all = "camelCase")]
pub struct Search {
    /// Whose seat.
    pub seat: usize,
    /// How many rolls the seat had before; by this the speaker alternates.
    pub turn: usize,
    /// The number of the roll's event in the record, from 0.
    pub roll_at: usize,
    /// The dice, the highest first.
    pub dice: [u8; 3],
    /// The signs that were allowed, as in a record.
    pub signs: String,
    /// The dice were the opponent's, who had found nothing (N6, N7).
    pub stealing: bool,
    /// The numbers of free cells that could be made.
    pub possible: Vec<u8>,
    /// What came of it.
    pub result: SearchResult,
}

/// What came of a search.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(
    tag = "result",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum SearchResult {
    /// A number was found.
    Found {
        /// Which one.
        number: u8,
        /// How, as it was written.
        way: String,
    },
    /// There was something to find, and nothing was found.
    Missed {
        /// The time for the turn was up; otherwise it was said.
        // `utoipa` does not know `rename_all_fields`.
        #[serde(rename = "byTime")]
        by_time: bool,
    },
    /// There was nothing to find.
    Impossible,
    /// The game ended before it was settled, or still goes on.
    Open,
}

impl Search {
    pub(super) fn roll(&self) -> Option<Roll> {
        Roll::new(self.dice)
    }

    pub(super) fn operations(&self) -> Operations {
        match self.signs.as_str() {
            "+" => Operations::Plus,
            "+*" => Operations::PlusTimes,
            _ => Operations::All,
        }
    }

    pub(super) fn possible_set(&self) -> NumberSet {
        self.possible
            .iter()
            .copied()
            .filter(|n| (1..=36).contains(n))
            .collect()
    }
}

/// The position before the first event and everything that happened at a table of
/// HeiNash; nothing of any other.
pub(super) fn played(table: &Table) -> Option<(Position, &[Step])> {
    let setup = Position::of(table.game())?.setup();
    Some((Position::start(setup), table.steps()))
}

/// The searches at a table of HeiNash, in order; none at any other.
pub fn searches(table: &Table) -> Vec<Search> {
    let Some((mut position, steps)) = played(table) else {
        return Vec::new();
    };
    let signs = match position.setup().operations {
        Operations::All => "+-*/",
        Operations::PlusTimes => "+*",
        Operations::Plus => "+",
    };
    let mut found: Vec<Search> = Vec::new();
    let mut rolls = [0; 2];
    let mut roll_at = 0;
    for (index, step) in steps.iter().enumerate() {
        let Some(event) = Position::event_of(&step.event) else {
            return found;
        };
        match event {
            Event::Chance(_) => roll_at = index,
            Event::Move(mv) => {
                if let Some(mut search) = open_search(&position, rolls, roll_at, signs) {
                    search.result = result(mv, &position, step.cause == Cause::Time);
                    found.push(search);
                }
            }
            Event::Stop(_) => found.extend(open_search(&position, rolls, roll_at, signs)),
        }
        let before = position.active();
        // What happened at a table is legal.
        if position.apply(event).is_err() {
            return found;
        }
        let ends_turn = matches!(position.phase(), Phase::Roll | Phase::Over(_));
        if ends_turn {
            rolls[before.index()] += 1;
        }
    }
    found.extend(open_search(&position, rolls, roll_at, signs));
    found
}

/// How many turns each seat of a table of HeiNash has had: by this the speaker
/// of a pair alternates.
pub fn rolls_of(table: &Table) -> [usize; 2] {
    let mut rolls = [0; 2];
    let Some((mut position, steps)) = played(table) else {
        return rolls;
    };
    for event in steps
        .iter()
        .filter_map(|step| Position::event_of(&step.event))
    {
        let before = position.active();
        if position.apply(event).is_err() {
            break;
        }
        if matches!(position.phase(), Phase::Roll | Phase::Over(_)) {
            rolls[before.index()] += 1;
        }
    }
    rolls
}

/// The search that waits for an answer, if one does.
fn open_search(
    position: &Position,
    rolls: [usize; 2],
    roll_at: usize,
    signs: &str,
) -> Option<Search> {
    let (roll, seat, stealing) = match position.phase() {
        Phase::Search(roll) => (roll, position.active(), false),
        Phase::Steal(roll) => (roll, position.opponent(), true),
        _ => return None,
    };
    Some(Search {
        seat: seat.index(),
        turn: rolls[seat.index()],
        roll_at,
        dice: roll.dice(),
        signs: signs.to_string(),
        stealing,
        possible: position.within_reach().iter().collect(),
        result: SearchResult::Open,
    })
}

fn result(mv: &Move, position: &Position, by_time: bool) -> SearchResult {
    match mv {
        Move::Claim(way) => {
            let value = way.value().ok().and_then(|value| value.as_whole());
            SearchResult::Found {
                number: value.and_then(|value| value.try_into().ok()).unwrap_or(0),
                way: way.to_string(),
            }
        }
        _ if position.within_reach().is_empty() => SearchResult::Impossible,
        _ => SearchResult::Missed { by_time },
    }
}
