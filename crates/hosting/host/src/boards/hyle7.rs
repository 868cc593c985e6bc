//! HYLE⁷'s boards.

use game::{Game, Seat};
use hyle7::{Bag, Bags, BoardId, Cell, Colour, Line, Palindrome, Phase, Position};
use wire::page::{
    FullBoard, Hyle7Board, Hyle7Phase, Hyle7View, PalindromeView, SentBoard, SlideView,
};

/// What is shown of the past of a board.
#[derive(Clone, Default)]
pub(super) struct Past {
    /// Its score after each of its turns.
    scores: Vec<u32>,
    /// The whole board as it is sent, once it is full and another one is played on.
    full: Option<FullBoard>,
}

/// After an event: notes the score of the board on which a turn has ended, which
/// it does when Order has moved or the last token is placed.
pub(super) fn note(before: &Position, after: &Position, past: &mut [Past; 2]) {
    let id = before.current();
    let board = after.board(id);
    let ended = match before.phase() {
        Phase::Slide => !matches!(
            after.phase(),
            Phase::Over(hyle7::Ending::Resigned(_) | hyle7::Ending::Agreed)
        ),
        Phase::Place(_) => board.empty().is_empty() && !before.board(id).empty().is_empty(),
        Phase::Draw | Phase::Over(_) => false,
    };
    // A seat whose time is up has not moved yet.
    let stopped =
        Seat::all(2).any(|seat| before.is_out_of_time(seat) != after.is_out_of_time(seat));
    if ended && !stopped {
        past[id as usize].scores.push(board.score());
    }
    // A shared bag empties onto both boards at the very end, when there is nothing
    // left to save.
    if after.current() != id && board.empty().is_empty() {
        let scores = past[id as usize].scores.clone();
        past[id as usize].full = Some(FullBoard::new(&self::board(after, id, scores)));
    }
}

pub(super) fn view(position: &Position, past: &[Past; 2]) -> Hyle7View {
    let shared = position.setup().bags == Bags::Shared;
    Hyle7View {
        game: "hyle7",
        size: position.size().side(),
        shared,
        boards: [BoardId::First, BoardId::Second]
            .map(|id| sent(position, id, &past[id as usize]))
            .to_vec(),
        current: position.current() as usize,
        phase: match position.phase() {
            Phase::Draw => Hyle7Phase::Draw,
            Phase::Place(_) => Hyle7Phase::Place,
            Phase::Slide => Hyle7Phase::Slide,
            Phase::Over(_) => Hyle7Phase::Over,
        },
        drawn: position.drawn().map(Colour::number),
        to_move: position.seat_to_move().map(Seat::index),
        slides: slides(position),
        scores: position.scores().as_slice().to_vec(),
    }
}

fn sent(position: &Position, id: BoardId, past: &Past) -> SentBoard {
    match &past.full {
        Some(full) => SentBoard::Full(full.clone()),
        None => SentBoard::Open(board(position, id, past.scores.clone())),
    }
}

fn board(position: &Position, id: BoardId, history: Vec<u32>) -> Hyle7Board {
    let board = position.board(id);
    let side = position.size().side();
    let token = |row, column| {
        let token = Cell::new(column, row).and_then(|cell| board.token(cell));
        token.map_or(0, Colour::number)
    };
    let mut palindromes = board.palindromes();
    palindromes.sort_by_key(|palindrome| std::cmp::Reverse(palindrome.length));
    let bag = bag(position, id);
    let over = matches!(position.phase(), Phase::Over(_));
    Hyle7Board {
        chaos: id.chaos().index(),
        order: id.order().index(),
        rows: (0..side)
            .rev()
            .map(|row| (0..side).map(|column| token(row, column)).collect())
            .collect(),
        score: board.score(),
        palindromes: palindromes.into_iter().map(palindrome).collect(),
        row_scores: (0..side)
            .rev()
            .map(|row| board.line_score(Line::Row(row)))
            .collect(),
        column_scores: (0..side)
            .map(|column| board.line_score(Line::Column(column)))
            .collect(),
        bag: (Colour::all(position.size()))
            .map(|colour| bag.map_or(0, |bag| bag.count(colour)))
            .collect(),
        history,
        done: over || board.empty().is_empty(),
    }
}

/// The bag that a board is played from; none when it is used up.
fn bag(position: &Position, id: BoardId) -> Option<Bag> {
    match (position.setup().bags, id.cmp(&position.current())) {
        (Bags::Shared, _) | (Bags::Own, std::cmp::Ordering::Equal) => Some(position.bag()),
        (Bags::Own, std::cmp::Ordering::Greater) => Some(Bag::full(position.size())),
        (Bags::Own, std::cmp::Ordering::Less) => None,
    }
}

fn palindrome(palindrome: Palindrome) -> PalindromeView {
    PalindromeView {
        cells: palindrome.cells().map(Cell::name).collect(),
        points: palindrome.points,
    }
}

/// Where each token may slide to, while somebody has the choice.
fn slides(position: &Position) -> Vec<SlideView> {
    if position.phase() != Phase::Slide || position.forced_move().is_some() {
        return Vec::new();
    }
    let board = position.board(position.current());
    let slide = |from: Cell| {
        let to: Vec<&str> = board.reachable(from).iter().map(Cell::name).collect();
        (!to.is_empty()).then(|| SlideView {
            from: from.name(),
            to,
        })
    };
    board.occupied().iter().filter_map(slide).collect()
}
