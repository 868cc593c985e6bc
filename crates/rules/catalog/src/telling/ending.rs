//! Why a game ended as it did.

use game::{Event, EventOf, Game, Lang, Outcome, Seat, Stop};
use heinash::{End, Phase};
use hyle7::{BoardId, Line};

use super::{capital, ending_words, name, player, stopped, words};
use crate::position::AnyGame;

/// The result and what it rests on, a sentence a line. Nothing while the game is
/// on.
pub fn explain(game: &AnyGame, lang: Lang) -> Vec<String> {
    let Some(outcome) = game.outcome() else {
        return Vec::new();
    };
    let mut lines = match game {
        AnyGame::Seven(position) => seven(game, position, lang),
        AnyGame::Heinash(position) => heinash(game, position, lang),
        AnyGame::Hyle7(position) => hyle7(position, lang),
    };
    let result = capital(&result(game, &outcome, lang));
    lines.push(format!("{result}."));
    lines
}

/// How a game ended, in a few sentences: what decided it, and who has won. `last`
/// is the event that ended it. Nothing while the game is on.
pub fn in_short(game: &AnyGame, last: Option<&str>, lang: Lang) -> Option<String> {
    let outcome = game.outcome()?;
    let mut told: Vec<String> = Vec::new();
    let stop = last.and_then(read_stop);
    told.extend(stop.map(|stop| stopped(game, stop, lang)));
    let all_counts = !matches!(stop, Some(Stop::Resign(_) | Stop::SeatTime(_) | Stop::Draw));
    let by = stop.and_then(Stop::seat);
    match game {
        AnyGame::Seven(position) => {
            let out = Seat::all(position.seats()).filter(|&seat| position.is_out(seat));
            let before: Vec<String> = (out.filter(|&seat| Some(seat) != by))
                .map(|seat| name(game, seat, lang))
                .collect();
            if !before.is_empty() {
                told.insert(0, ending_words::had_left(lang, &before));
            }
            let compared = compare(position);
            let decided = compared.iter().rev().find(|level| level.decides());
            match decided {
                _ if compared.is_empty() => {}
                None => told.push(ending_words::ALL_LEVELS_EQUAL.text(lang).to_string()),
                Some(level) => {
                    let counts = level.shown(game, lang);
                    told.push(ending_words::decides(lang, level.number, &counts));
                }
            }
        }
        AnyGame::Heinash(position) => match position.phase() {
            Phase::Over(End::Joined(seat)) => {
                told.push(ending_words::has_joined(lang, &name(game, seat, lang)));
            }
            _ if all_counts => told.extend(heinash(game, position, lang)),
            _ => {}
        },
        AnyGame::Hyle7(position) if all_counts => {
            let late = Seat::all(2).filter(|&seat| position.is_out_of_time(seat));
            told.extend(late.map(|seat| stopped(game, Stop::SeatTime(seat), lang)));
            told.extend(BoardId::ALL.map(|id| {
                let name = name(game, id.order(), lang);
                ending_words::points(lang, &name, position.board(id).score())
            }));
        }
        AnyGame::Hyle7(_) => {}
    }
    told.push(result(game, &outcome, lang));
    let sentences: Vec<String> = told
        .iter()
        .map(|one| format!("{}.", capital(one)))
        .collect();
    Some(sentences.join(" "))
}

/// Reads a stop, which is written alike in every game.
fn read_stop(event: &str) -> Option<Stop> {
    match EventOf::<seven::Position>::parse(event) {
        Ok(Event::Stop(stop)) => Some(stop),
        _ => None,
    }
}

/// One level of a comparison: who was still level before it and who is after.
struct Compared {
    number: usize,
    counts: Vec<(Seat, u8)>,
    ahead: Vec<Seat>,
}

impl Compared {
    fn decides(&self) -> bool {
        self.ahead.len() < self.counts.len()
    }

    fn shown(&self, game: &AnyGame, lang: Lang) -> String {
        let each = self.counts.iter();
        let each = each.map(|(seat, count)| format!("{} {count}", name(game, *seat, lang)));
        each.collect::<Vec<_>>().join(", ")
    }
}

/// The levels one by one, until one seat, or one pair, is ahead of all others.
/// A game that somebody ended before every tile was placed is not compared.
fn compare(position: &seven::Position) -> Vec<Compared> {
    let setup = position.setup();
    let mut best: Vec<Seat> = Seat::all(position.seats()).collect();
    if best.iter().any(|&seat| !position.held(seat).is_empty()) {
        return Vec::new();
    }
    best.retain(|&seat| !position.is_out(seat));
    let mut levels: Vec<_> = position.levels().into_iter().enumerate().collect();
    if !setup.is_misere() {
        levels.reverse();
    }
    let mut compared = Vec::new();
    for (index, counts) in levels {
        let most = best.iter().map(|&seat| counts[seat]).max().unwrap_or(0);
        let before = best.iter().map(|&seat| (seat, counts[seat])).collect();
        best.retain(|&seat| counts[seat] == most);
        compared.push(Compared {
            number: index + 1,
            counts: before,
            ahead: best.clone(),
        });
        let one_side = |pair: &[Seat]| pair[0].index() % 2 == pair[1].index() % 2;
        if best.len() < 2 || setup.is_pairs() && best.windows(2).all(one_side) {
            break;
        }
    }
    compared
}

fn seven(game: &AnyGame, position: &seven::Position, lang: Lang) -> Vec<String> {
    let compared = compare(position);
    if compared.is_empty() {
        return Vec::new();
    }
    let title = if position.setup().is_misere() {
        ending_words::FROM_THE_BOTTOM
    } else {
        ending_words::FROM_THE_TOP
    };
    let mut lines = vec![title.text(lang).to_string()];
    for level in &compared {
        let names: Vec<String> = (level.ahead.iter())
            .map(|&seat| name(game, seat, lang))
            .collect();
        let ahead = level.decides().then(|| lang.all_of(&names));
        let counts = level.shown(game, lang);
        let line = ending_words::level(lang, level.number, &counts, ahead.as_deref());
        lines.push(format!("  {line}"));
    }
    lines
}

fn heinash(game: &AnyGame, position: &heinash::Position, lang: Lang) -> Vec<String> {
    if let Phase::Over(End::Joined(seat)) = position.phase() {
        let chain = position.winning_chain();
        let numbers: Vec<String> = (chain.into_iter())
            .filter_map(|cell| position.number_at(cell))
            .map(|number| number.to_string())
            .collect();
        let name = name(game, seat, lang);
        return vec![ending_words::joined(lang, &name, &numbers.join(" "))];
    }
    let chains = position.chains();
    Seat::all(2)
        .map(|seat| ending_words::longest_chain(lang, &name(game, seat, lang), chains[seat]))
        .collect()
}

fn hyle7(position: &hyle7::Position, lang: Lang) -> Vec<String> {
    let side = position.size().side();
    let mut lines = Vec::new();
    for id in BoardId::ALL {
        let board = position.board(id);
        let name = player(id.order(), lang);
        lines.push(ending_words::points(lang, &name, board.score()));
        let list = |lines: Vec<(String, u32)>| {
            let each = lines
                .iter()
                .map(|(name, score)| ending_words::line_score(lang, name, *score));
            each.collect::<Vec<_>>().join(" · ")
        };
        let rows = (0..side).rev();
        let rows = rows.map(|row| ((row + 1).to_string(), board.line_score(Line::Row(row))));
        let letter = |column: usize| char::from(b'a' + column as u8).to_string();
        let columns = 0..side;
        let columns = columns.map(|c| (letter(c), board.line_score(Line::Column(c))));
        for (title, scores) in [
            (ending_words::ROWS, list(rows.collect())),
            (ending_words::COLUMNS, list(columns.collect())),
        ] {
            lines.push(format!("  {} {scores}", title.text(lang)));
        }
    }
    lines
}

/// Who has won, in words.
pub fn result(game: &AnyGame, outcome: &Outcome, lang: Lang) -> String {
    let seats = Seat::all(game.seats());
    let first = seats.filter(|&seat| outcome.places[seat] == 1);
    let winners: Vec<String> = first.map(|seat| name(game, seat, lang)).collect();
    let pairs = matches!(game, AnyGame::Seven(position) if Game::setup(position).is_pairs());
    if pairs && winners.len() == 2 {
        words::pair_wins(lang, &winners)
    } else {
        words::result(lang, &winners, game.seats())
    }
}
