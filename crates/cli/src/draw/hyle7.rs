//! HYLE⁷'s boards, each line with its points at its end.

use std::fmt::Write;

use game::{Game, Lang};
use hyle7::{BoardId, Cell, Line, Position};

use crate::words::standing;

pub(crate) fn board(position: &Position, lang: Lang) -> String {
    let mut text = String::new();
    for id in [BoardId::First, BoardId::Second] {
        let seat = standing::seat(lang, id.order().index());
        let score = position.scores()[id.order()];
        let _ = writeln!(text, "{}", standing::board_of(lang, &seat, score));
        tokens(position, id, &mut text);
        text.push('\n');
    }
    if let Some(colour) = position.drawn() {
        let drawn = standing::token_drawn(lang, colour.number());
        let _ = writeln!(text, "{drawn}");
    }
    if position.outcome().is_none() {
        let bag = position.bag();
        let left: Vec<String> = (bag.colours())
            .map(|(colour, count)| format!("{}×{count}", colour.number()))
            .collect();
        let title = standing::BAG.text(lang);
        let _ = writeln!(text, "{title} · {}", left.join(" "));
    }
    text
}

fn tokens(position: &Position, id: BoardId, text: &mut String) {
    let board = position.board(id);
    let side = position.size().side();
    for row in (0..side).rev() {
        let _ = write!(text, "{:>3} ", row + 1);
        for column in 0..side {
            let token = Cell::new(column, row).and_then(|cell| board.token(cell));
            let mark = token.map_or("·".to_string(), |colour| colour.number().to_string());
            let _ = write!(text, "{mark:>3}");
        }
        let _ = writeln!(text, " {:>4}", board.line_score(Line::Row(row)));
    }
    let _ = write!(text, "    ");
    for column in 0..side {
        let _ = write!(text, "{:>3}", char::from(b'a' + column as u8));
    }
    let _ = write!(text, "\n    ");
    for column in 0..side {
        let _ = write!(text, "{:>3}", board.line_score(Line::Column(column)));
    }
    text.push('\n');
}
