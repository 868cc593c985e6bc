//! HYLE⁷'s boards, each line with its points at its end. Tokens are numbers, in
//! colour where there are colours.

use game::{Game, Lang, player};
use hyle7::{Bags, BoardId, Cell, Colour, Line as Row, Move, Phase, Position};

use super::words::playing as words;
use crate::draw::{Look, Style, StyledLine, indented, text};

/// How far apart two boards stand.
const GAP: usize = 4;

const fn style(colour: Colour) -> Style {
    Style(match colour.number() {
        1 => "97;41",
        2 => "30;42",
        3 => "30;43",
        4 => "97;44",
        5 => "97;45",
        6 => "30;46",
        _ => "30;107",
    })
}

pub(super) fn board(position: &Position, last: Option<&Move>, look: Look, lang: Lang) -> String {
    let drawings: Vec<Vec<StyledLine>> = (shown(position).into_iter())
        .map(|id| drawing(position, id, last, look, lang))
        .collect();
    let mut lines = side_by_side(drawings, look);
    if position.outcome().is_none() {
        lines.push(StyledLine::new(look));
    }
    let mut all = text(&lines);
    if position.outcome().is_none() {
        let left: Vec<String> = (position.bag().colours())
            .map(|(colour, count)| format!("{}×{count}", colour.number()))
            .collect();
        let title = words::BAG.text(lang);
        let bag = format!("{title} · {}", left.join(" "));
        all.push_str(&indented(&bag, look.width, 2));
        all.push('\n');
    }
    all
}

/// The boards there is something to see on: the second comes with round 2 or
/// with a shared bag.
fn shown(position: &Position) -> Vec<BoardId> {
    let first_round = position.round() == 1 && !matches!(position.phase(), Phase::Over(_));
    match Game::setup(position).bags {
        Bags::Own if first_round => vec![BoardId::First],
        _ => BoardId::ALL.to_vec(),
    }
}

/// Puts boards beside each other where there is room, else below each other.
fn side_by_side(drawings: Vec<Vec<StyledLine>>, look: Look) -> Vec<StyledLine> {
    let width = |lines: &Vec<StyledLine>| lines.iter().map(StyledLine::width).max().unwrap_or(0);
    let whole: usize = drawings.iter().map(width).sum::<usize>() + GAP * (drawings.len() - 1);
    let mut all: Vec<StyledLine> = Vec::new();
    if whole > look.width {
        for lines in drawings {
            if !all.is_empty() {
                all.push(StyledLine::new(look));
            }
            all.extend(lines);
        }
        return all;
    }
    let mut start = 0;
    for lines in drawings {
        let next = start + width(&lines) + GAP;
        for (index, line) in lines.iter().enumerate() {
            if index == all.len() {
                all.push(StyledLine::new(look));
            }
            all[index].pad_to(start);
            all[index].join(line);
        }
        start = next;
    }
    all
}

fn drawing(
    position: &Position,
    id: BoardId,
    last: Option<&Move>,
    look: Look,
    lang: Lang,
) -> Vec<StyledLine> {
    let board = position.board(id);
    let side = position.size().side();
    let seat = player(id.order(), lang);
    let title = words::board_of(lang, &seat, board.score());
    let mut lines = Vec::new();
    for part in indented(&title, look.width, 2).split('\n') {
        let mut line = StyledLine::new(look);
        line.push(part);
        lines.push(line);
    }
    let (from, to) = marked(position, id, last);
    for row in (0..side).rev() {
        let mut line = StyledLine::new(look);
        line.styled(Style::FAINT, &format!("{:>2} ", row + 1));
        for cell in (0..side).filter_map(|column| Cell::new(column, row)) {
            match board.token(cell) {
                Some(colour) if Some(cell) == to => {
                    line.styled(style(colour), &format!("[{colour}]"));
                }
                Some(colour) => line.styled(style(colour), &format!(" {colour} ")),
                None if Some(cell) == from => line.push("( )"),
                None => line.styled(Style::FAINT, " · "),
            }
        }
        line.push(&format!(" {:>3}", board.line_score(Row::Row(row))));
        lines.push(line);
    }
    let mut letters = StyledLine::new(look);
    let mut points = StyledLine::new(look);
    letters.pad_to(3);
    points.pad_to(3);
    for column in 0..side {
        letters.styled(
            Style::FAINT,
            &format!(" {} ", char::from(b'a' + column as u8)),
        );
        points.push(&format!("{:>2} ", board.line_score(Row::Column(column))));
    }
    lines.push(letters);
    lines.push(points);
    lines
}

/// Where the last move left from and where it led to, on the board on which it
/// was made.
fn marked(position: &Position, id: BoardId, last: Option<&Move>) -> (Option<Cell>, Option<Cell>) {
    let board = position.board(id);
    let here = match Game::setup(position).bags {
        Bags::Own => position.round() == id as u32 + 1,
        // The board of the next move is the other one, and the first one again
        // once Chaos or Order has moved on both.
        Bags::Shared => position.current() != id,
    };
    let (from, to) = match last.copied() {
        Some(Move::Place(cell)) => (None, Some(cell)),
        Some(Move::Slide { from, to }) => (Some(from), Some(to)),
        _ => (None, None),
    };
    let there = to.is_some_and(|to| board.token(to).is_some());
    if here && there {
        (from, to)
    } else {
        (None, None)
    }
}
