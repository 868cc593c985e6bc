//! Why a game ended as it did.

use catalog::AnyGame;
use game::{Game, Lang, Seat};
use heinash::{End, Phase};
use hyle7::{BoardId, Line};

use crate::words::{ending, standing};
use crate::{draw, replay};

/// The result and what it rests on, a sentence a line. Nothing while the game is
/// on.
pub(crate) fn explain(game: &AnyGame, lang: Lang) -> Vec<String> {
    let Some(outcome) = game.outcome() else {
        return Vec::new();
    };
    let mut lines = match game {
        AnyGame::Seven(position) => seven(game, position, lang),
        AnyGame::Heinash(position) => heinash(game, position, lang),
        AnyGame::Hyle7(position) => hyle7(position, lang),
    };
    let result = standing::capital(&replay::result(game, &outcome, lang));
    lines.push(format!("{result}."));
    lines
}

/// The levels one by one, until one seat, or one pair, is ahead of all others.
/// A game that somebody ended before every tile was placed is not compared.
fn seven(game: &AnyGame, position: &seven::Position, lang: Lang) -> Vec<String> {
    let setup = Game::setup(position);
    let seats: Vec<Seat> = Seat::all(position.seats()).collect();
    if seats.iter().any(|&seat| !position.held(seat).is_empty()) {
        return Vec::new();
    }
    let mut best: Vec<Seat> = seats;
    best.retain(|&seat| !position.is_out(seat));
    let mut levels: Vec<_> = position.levels().into_iter().enumerate().collect();
    let title = if setup.is_misere() {
        ending::FROM_THE_BOTTOM
    } else {
        levels.reverse();
        ending::FROM_THE_TOP
    };
    let mut lines = vec![title.text(lang).to_string()];
    let names = |seats: &[Seat]| {
        let names: Vec<String> = seats.iter().map(|&s| draw::name(game, s, lang)).collect();
        lang.all_of(&names)
    };
    for (index, counts) in levels {
        let most = best.iter().map(|&seat| counts[seat]).max().unwrap_or(0);
        let shown: Vec<String> = (best.iter())
            .map(|&seat| format!("{} {}", draw::name(game, seat, lang), counts[seat]))
            .collect();
        let compared = best.len();
        best.retain(|&seat| counts[seat] == most);
        let ahead = (best.len() < compared).then(|| names(&best));
        let line = ending::level(lang, index + 1, &shown.join(", "), ahead.as_deref());
        lines.push(format!("  {line}"));
        let one_side = |pair: &[Seat]| pair[0].index() % 2 == pair[1].index() % 2;
        if best.len() < 2 || setup.is_pairs() && best.windows(2).all(one_side) {
            break;
        }
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
        let name = draw::name(game, seat, lang);
        return vec![ending::joined(lang, &name, &numbers.join(" "))];
    }
    let chains = position.chains();
    Seat::all(2)
        .map(|seat| ending::longest_chain(lang, &draw::name(game, seat, lang), chains[seat]))
        .collect()
}

fn hyle7(position: &hyle7::Position, lang: Lang) -> Vec<String> {
    let side = position.size().side();
    let mut lines = Vec::new();
    for id in BoardId::ALL {
        let board = position.board(id);
        let name = standing::capital(&standing::seat(lang, id.order().index()));
        lines.push(ending::points(lang, &name, board.score()));
        let list = |lines: Vec<(String, u32)>| {
            let each = lines
                .iter()
                .map(|(name, score)| ending::line_score(lang, name, *score));
            each.collect::<Vec<_>>().join(" · ")
        };
        let rows = (0..side).rev();
        let rows = rows.map(|row| ((row + 1).to_string(), board.line_score(Line::Row(row))));
        let letter = |column: usize| char::from(b'a' + column as u8).to_string();
        let columns = 0..side;
        let columns = columns.map(|c| (letter(c), board.line_score(Line::Column(c))));
        for (title, scores) in [
            (ending::ROWS, list(rows.collect())),
            (ending::COLUMNS, list(columns.collect())),
        ] {
            lines.push(format!("  {} {scores}", title.text(lang)));
        }
    }
    lines
}
