//! A sparring partner for HYLE⁷ that speaks the protocol of the CodeCup 2023 contest.
//!
//! It is there so that our player is measured against a strong style that is not
//! its own: nothing here is shared with the players or the rules. A line is worth
//! what it would score on average if random tokens filled its gaps; moves that
//! look good by that are played out to the end again and again, both sides
//! playing by it, every move with the same draws as the others. The worse half
//! of the moves is dropped as often as there is time for.
//!
//! ```text
//! cargo build --release --example hyle7_sparring
//! tablier arena hyle7 level:8 codecup:target/release/examples/hyle7_sparring --as order --round-time 30000
//! ```

use std::io::{self, BufRead, Write};
use std::time::{Duration, Instant};

const SIDE: usize = 7;
const CELLS: usize = SIDE * SIDE;
/// A line is seven digits of three bits each; a gap is the digit 0.
const LINES: usize = 1 << (3 * SIDE);
/// The contest's time for a round, in milliseconds. The first argument is another.
const CONTEST: u64 = 30_000;
/// The part of it, in hundredths, that is used.
const SAFE: u32 = 93;
/// How many moves are played out at first.
const SHORTLIST: usize = 12;

fn digit(line: usize, place: usize) -> usize {
    line >> (3 * place) & 7
}

/// The points of a line: the length of every palindrome in it.
fn points(line: usize) -> u32 {
    let mut sum = 0;
    for first in 0..SIDE {
        for last in first + 1..SIDE {
            let mirrored = |place: usize| digit(line, place) == digit(line, first + last - place);
            let full = (first..=last).all(|place| digit(line, place) != 0);
            if full && (first..=last).all(mirrored) {
                sum += (last - first + 1) as u32;
            }
        }
    }
    sum
}

/// What every line is worth on average once its gaps are filled at random.
fn prospects() -> Vec<f32> {
    let mut worth = vec![0.0; LINES];
    // Filling a gap makes the number larger, so the lines after are known.
    for line in (0..LINES).rev() {
        worth[line] = match (0..SIDE).find(|&place| digit(line, place) == 0) {
            None => points(line) as f32,
            Some(gap) => {
                let filled = (1..=SIDE).map(|colour| worth[line | colour << (3 * gap)]);
                filled.sum::<f32>() / SIDE as f32
            }
        };
    }
    worth
}

/// Numbers that look random.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }
}

#[derive(Clone)]
struct Board {
    rows: [usize; SIDE],
    columns: [usize; SIDE],
}

/// A slide from a cell to another, or a placement with the same cell twice.
type Step = (usize, usize);

impl Board {
    fn token(&self, cell: usize) -> usize {
        digit(self.rows[cell / SIDE], cell % SIDE)
    }

    /// Puts a token on an empty cell, or takes it off again.
    fn toggle(&mut self, cell: usize, colour: usize) {
        self.rows[cell / SIDE] ^= colour << (3 * (cell % SIDE));
        self.columns[cell % SIDE] ^= colour << (3 * (cell / SIDE));
    }

    fn slide(&mut self, (from, to): Step) {
        let colour = self.token(from);
        self.toggle(from, colour);
        self.toggle(to, colour);
    }

    fn score(&self, worth: &[f32]) -> f32 {
        let lines = self.rows.iter().chain(&self.columns);
        lines.map(|&line| worth[line]).sum()
    }

    /// What putting a token on an empty cell adds.
    fn gain(&self, worth: &[f32], cell: usize, colour: usize) -> f32 {
        let (row, column) = (self.rows[cell / SIDE], self.columns[cell % SIDE]);
        let new_row = row | colour << (3 * (cell % SIDE));
        let new_column = column | colour << (3 * (cell / SIDE));
        worth[new_row] - worth[row] + worth[new_column] - worth[column]
    }

    /// Every placement with what it adds.
    fn placements(&self, worth: &[f32], colour: usize, out: &mut Vec<(f32, Step)>) {
        out.clear();
        for cell in (0..CELLS).filter(|&cell| self.token(cell) == 0) {
            out.push((self.gain(worth, cell, colour), (cell, cell)));
        }
    }

    /// Every slide with what it adds, and the pass if there is a token at all.
    fn slides(&mut self, worth: &[f32], out: &mut Vec<(f32, Step)>) {
        out.clear();
        for from in 0..CELLS {
            let colour = self.token(from);
            if colour == 0 {
                continue;
            }
            if out.is_empty() {
                out.push((0.0, (from, from)));
            }
            self.toggle(from, colour);
            let lost = self.gain(worth, from, colour);
            let (row, column) = (from / SIDE, from % SIDE);
            let mut reach = |cells: &mut dyn Iterator<Item = usize>| {
                for to in cells.take_while(|&to| self.token(to) == 0) {
                    out.push((self.gain(worth, to, colour) - lost, (from, to)));
                }
            };
            reach(&mut (column + 1..SIDE).map(|column| row * SIDE + column));
            reach(&mut (0..column).rev().map(|column| row * SIDE + column));
            reach(&mut (row + 1..SIDE).map(|row| row * SIDE + column));
            reach(&mut (0..row).rev().map(|row| row * SIDE + column));
            self.toggle(from, colour);
        }
    }
}

/// The program: the board, the bag and what has been learned about lines.
struct Partner {
    board: Board,
    /// The tokens that have not been drawn.
    bag: Vec<usize>,
    worth: Vec<f32>,
    numbers: Numbers,
    /// What may be spent on the round, and what has been.
    time: Duration,
    used: Duration,
}

impl Partner {
    fn draw(&mut self, colour: usize) {
        let place = self.bag.iter().position(|&other| other == colour);
        self.bag.swap_remove(place.expect("no such token is left"));
    }

    /// Plays to the end, both sides by what lines promise.
    fn play_out(&self, mut board: Board, draws: &[usize], slide_first: bool) -> f32 {
        let mut steps = Vec::with_capacity(200);
        let best = |steps: &[(f32, Step)], sign: f32| {
            let by = |a: &&(f32, Step), b: &&(f32, Step)| (sign * a.0).total_cmp(&(sign * b.0));
            steps.iter().max_by(by).map(|&(_, step)| step)
        };
        let slide = |board: &mut Board, steps: &mut Vec<(f32, Step)>| {
            board.slides(&self.worth, steps);
            if let Some(step) = best(steps, 1.0) {
                board.slide(step);
            }
        };
        if slide_first && !draws.is_empty() {
            slide(&mut board, &mut steps);
        }
        for (nth, &colour) in draws.iter().enumerate() {
            board.placements(&self.worth, colour, &mut steps);
            if let Some((cell, _)) = best(&steps, -1.0) {
                board.toggle(cell, colour);
            }
            if nth + 1 < draws.len() {
                slide(&mut board, &mut steps);
            }
        }
        board.score(&self.worth)
    }

    /// The best step for Chaos with this token, or for Order with none.
    fn choose(&mut self, colour: Option<usize>, heard: Instant) -> Step {
        let sign = if colour.is_some() { -1.0 } else { 1.0 };
        let mut steps = Vec::new();
        match colour {
            Some(colour) => self.board.placements(&self.worth, colour, &mut steps),
            None => self.board.slides(&self.worth, &mut steps),
        }
        steps.sort_by(|a, b| (sign * b.0).total_cmp(&(sign * a.0)));
        steps.truncate(SHORTLIST);
        let mut running: Vec<(f32, Step)> = steps.iter().map(|&(_, step)| (0.0, step)).collect();
        let share = self.time.saturating_sub(self.used) / (self.bag.len() as u32 + 2);
        let mut cuts = 1;
        while running.len() > 1 && heard.elapsed() < share {
            let mut draws = self.bag.clone();
            for last in (1..draws.len()).rev() {
                draws.swap(last, self.numbers.below(last + 1));
            }
            for (sum, step) in &mut running {
                let mut board = self.board.clone();
                match colour {
                    Some(colour) => board.toggle(step.0, colour),
                    None => board.slide(*step),
                }
                *sum += self.play_out(board, &draws, colour.is_some());
            }
            if heard.elapsed() * 4 > share * cuts {
                running.sort_by(|a, b| (sign * b.0).total_cmp(&(sign * a.0)));
                running.truncate(running.len().div_ceil(2));
                cuts += 1;
            }
        }
        running.sort_by(|a, b| (sign * b.0).total_cmp(&(sign * a.0)));
        running[0].1
    }
}

fn cell(text: &str) -> usize {
    let bytes = text.as_bytes();
    usize::from(bytes[0] - b'A') * SIDE + usize::from(bytes[1] - b'a')
}

fn name(cell: usize) -> String {
    let letter = |first: u8, nth: usize| char::from(first + nth as u8);
    let (row, column) = (letter(b'A', cell / SIDE), letter(b'a', cell % SIDE));
    format!("{row}{column}")
}

fn main() {
    let opened = Instant::now();
    let time = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let time = Duration::from_millis(time.unwrap_or(CONTEST)) * SAFE / 100;
    let bag = (1..=SIDE).flat_map(|colour| [colour; SIDE]).collect();
    let mut partner = Partner {
        board: Board {
            rows: [0; SIDE],
            columns: [0; SIDE],
        },
        bag,
        worth: prospects(),
        numbers: Numbers(0x5eed_0000_0007 ^ u64::from(std::process::id()) << 20),
        time,
        used: opened.elapsed(),
    };
    for line in io::stdin().lock().lines() {
        let Ok(line) = line else { return };
        let line = line.trim();
        let heard = Instant::now();
        let answer = match line.len() {
            _ if line == "Quit" => return,
            // Chaos hears a colour and puts it somewhere.
            1 => {
                let colour = usize::from(line.as_bytes()[0] - b'0');
                partner.draw(colour);
                let (to, _) = partner.choose(Some(colour), heard);
                partner.board.toggle(to, colour);
                name(to)
            }
            // Order hears a colour and where it was put, and slides.
            3 => {
                let colour = usize::from(line.as_bytes()[0] - b'0');
                partner.draw(colour);
                partner.board.toggle(cell(&line[1..]), colour);
                let step = partner.choose(None, heard);
                partner.board.slide(step);
                format!("{}{}", name(step.0), name(step.1))
            }
            // Chaos hears what Order slid.
            4 => {
                partner.board.slide((cell(&line[..2]), cell(&line[2..])));
                continue;
            }
            _ => continue,
        };
        println!("{answer}");
        if io::stdout().flush().is_err() {
            return;
        }
        partner.used += heard.elapsed();
    }
}
