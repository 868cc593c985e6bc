//! Rounds of the CodeCup contest through the program itself, against a judge
//! that plays the other side at random.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use game::{Event, Game};
use hyle7::{BoardId, Cell, Colour, Draw, Move, Phase, Position, Setup};
use search::Numbers;

use crate::tablier::Tablier;

/// The time for a round, in ms. It is enough to play sensibly on a machine that has
/// a tenth of itself to spare.
const TIME: &str = "1000";

/// The program, and the judge's own board.
struct Judge {
    child: Child,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
    position: Position,
    numbers: Numbers,
    answers: u32,
}

impl Judge {
    fn start(time: &str, seed: u64) -> Judge {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tablier"))
            .args(["codecup", "--time", time])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        Judge {
            stdin: child.stdin.take().expect("it has an input"),
            stdout: BufReader::new(child.stdout.take().expect("it has an output")),
            child,
            position: Position::start(&Setup::default()),
            numbers: Numbers::seeded(seed),
            answers: 0,
        }
    }

    fn ask(&mut self, lines: &str) -> String {
        self.stdin.write_all(lines.as_bytes()).expect("it listens");
        let mut answer = String::new();
        self.stdout.read_line(&mut answer).expect("it answers");
        self.answers += 1;
        assert!(answer.ends_with('\n'), "{answer:?} after {lines:?}");
        answer.trim_end().to_string()
    }

    fn play(&mut self, mv: Move) {
        let result = self.position.apply(&Event::Move(mv));
        assert_eq!(result, Ok(()), "{mv}");
    }

    /// Draws a token from the bag.
    fn draw(&mut self) -> Colour {
        let numbers = &mut self.numbers;
        let Draw(colour) = game::pick(&self.position.chances(), &mut |n| numbers.below(n));
        let drawn = self.position.apply(&Event::Chance(Draw(colour)));
        assert_eq!(drawn, Ok(()));
        colour
    }

    /// A random move of the other side.
    fn other(&mut self) -> Move {
        let mut moves = Vec::new();
        self.position.moves(&mut moves);
        moves[self.numbers.below(moves.len() as u32) as usize]
    }

    /// Says `Quit`, and expects that nothing follows.
    fn quit(mut self) -> Judge {
        self.stdin.write_all(b"Quit\n").expect("it listens");
        let mut rest = String::new();
        self.stdout.read_line(&mut rest).expect("its output ends");
        assert_eq!(rest, "");
        assert_eq!(self.child.wait().expect("it ends").code(), Some(0));
        self
    }
}

/// A cell as the contest writes it, from the top left.
fn letters(cell: Cell) -> String {
    let row = ["G", "F", "E", "D", "C", "B", "A"][cell.row()];
    let column = ["a", "b", "c", "d", "e", "f", "g"][cell.column()];
    format!("{row}{column}")
}

fn cell(letters: &str) -> Cell {
    let bytes = letters.as_bytes();
    let (row, column) = (usize::from(b'G' - bytes[0]), usize::from(bytes[1] - b'a'));
    Cell::new(column, row).expect("a cell of the board")
}

/// A whole round with the program as Chaos.
fn as_chaos(time: &str, seed: u64) -> Judge {
    let mut judge = Judge::start(time, seed);
    let mut before = "Start".to_string();
    loop {
        let colour = judge.draw().number();
        let answer = judge.ask(&format!("{before}\n{colour}\n"));
        assert_eq!(answer.len(), 2, "{answer}");
        judge.play(Move::Place(cell(&answer)));
        if judge.position.round() == 2 {
            return judge.quit();
        }
        let mv = judge.other();
        before = match mv {
            Move::Slide { from, to } => letters(from) + &letters(to),
            // Any cell that holds a token will do.
            _ => {
                let occupied = judge.position.board(BoardId::First).occupied();
                let nth = judge.numbers.below(occupied.len());
                letters(occupied.nth(nth)).repeat(2)
            }
        };
        judge.play(mv);
    }
}

/// A whole round with the program as Order.
fn as_order(time: &str, seed: u64) -> Judge {
    let mut judge = Judge::start(time, seed);
    loop {
        let colour = judge.draw().number();
        let placed = judge.other();
        judge.play(placed);
        if judge.position.round() == 2 {
            // The last token is not shown.
            return judge.quit();
        }
        assert_eq!(judge.position.phase(), Phase::Slide);
        let Move::Place(at) = placed else {
            unreachable!("Chaos places")
        };
        let answer = judge.ask(&format!("{colour}{}\n", letters(at)));
        assert_eq!(answer.len(), 4, "{answer}");
        let (from, to) = (cell(&answer[..2]), cell(&answer[2..]));
        if from == to {
            let occupied = judge.position.board(BoardId::First).occupied();
            assert!(
                occupied.contains(from),
                "{answer} names a cell with a token"
            );
            judge.play(Move::Pass);
        } else {
            judge.play(Move::Slide { from, to });
        }
    }
}

/// Random play of both sides brings Order about 50.
fn score(judge: &Judge) -> u32 {
    judge.position.board(BoardId::First).score()
}

// Whether the time is kept is a matter of sums, which the program's own tests do
// without a clock, and of thinking that ends in time, which those of the players
// look at.

#[test]
fn a_round_as_chaos_has_49_legal_answers_that_make_sense() {
    let judge = as_chaos(TIME, 5);
    assert_eq!(judge.answers, 49);
    assert!(score(&judge) < 45, "it let Order have {}", score(&judge));
}

#[test]
fn a_round_as_order_has_48_legal_answers_that_make_sense() {
    let judge = as_order(TIME, 5);
    assert_eq!(judge.answers, 48);
    assert!(score(&judge) > 70, "it had {}", score(&judge));
}

#[test]
fn it_plays_on_when_there_is_no_time_at_all() {
    assert_eq!(as_chaos("1", 3).answers, 49);
    assert_eq!(as_order("1", 3).answers, 48);
}

#[test]
fn quit_ends_it_at_any_time() {
    for input in [
        "Quit\n",
        "Start\nQuit\n",
        "Start\n3\nQuit\n",
        "3Dd\nQuit",
        "3Dd\r\nQuit\r\n",
    ] {
        let out = Tablier::with_input(&["codecup", "--time", "500"], input);
        assert_eq!((out.code, out.stderr.as_str()), (0, ""), "{input:?}");
        let answers = usize::from(input.contains('3'));
        assert_eq!(out.stdout.lines().count(), answers, "{input:?}");
    }
}

#[test]
fn wrong_input_is_refused_with_its_line_and_the_reason() {
    for (input, line, reason) in [
        ("", "line 1", "without Quit"),
        ("start\n", "line 1", "a line is Start"),
        ("\n", "line 1", "a line is Start"),
        ("3\n", "line 1", "the first line is Start"),
        ("DdDa\n", "line 1", "the first line is Start"),
        ("Start\nStart\n", "line 2", "colour drawn"),
        ("Start\n8\n", "line 2", "a line is Start"),
        ("Start\n3Dd\n", "line 2", "colour drawn"),
        ("Start\n3\n3\n", "line 3", "Order’s slide"),
        ("3Dd\n3\n", "line 2", "what Chaos placed"),
        ("3Hd\n", "line 1", "a row is"),
        ("3Dh\n", "line 1", "a column is"),
        ("Start\n3\n\u{e9}\n", "line 3", "a line is Start"),
        ("Start\n3\n", "line 3", "without Quit"),
    ] {
        let out = Tablier::with_input(&["codecup", "--time", "500"], input);
        assert_eq!(out.code, 1, "{input:?}");
        assert!(out.stderr.contains(line), "{input:?}: {}", out.stderr);
        assert!(out.stderr.contains(reason), "{input:?}: {}", out.stderr);
        assert_eq!(out.stderr.lines().count(), 1, "{}", out.stderr);
    }
    // Eight tokens of a colour, a slide over nothing, a pass on an empty cell.
    for input in ["Start\n3\nAaAaAa\n", "Start\n3\nGgGg\nAaAa\n"] {
        let out = Tablier::with_input(&["codecup", "--time", "500"], input);
        assert_eq!(out.code, 1, "{input:?}");
    }
    let languages = ["en", "fr", "es"].map(|lang| {
        let args = ["codecup", "--lang", lang];
        Tablier::with_input(&args, "3\n").stderr
    });
    assert!(languages[0] != languages[1] && languages[1] != languages[2]);
}
