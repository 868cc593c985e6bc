//! A second, slow implementation of HeiNash, clauses N1 to N10, for the fast
//! one to be compared with. It shares nothing with it: pawns lie in a map from
//! row and column, chains are found by walking, and what a roll can make is
//! found by calculating every expression.

mod arithmetic;
mod examples;

use std::collections::{BTreeMap, BTreeSet};

pub(crate) use arithmetic::{evaluate, every_expression};

/// A cell as row and column.
type Cell = (i32, i32);

/// What has to happen next.
#[derive(Clone, PartialEq, Debug)]
enum Next {
    /// The dice are rolled for the active seat.
    Roll,
    /// The active seat looks for a number.
    Claim,
    /// N6, N7: the opponent shows what it found.
    Steal,
    /// The opponent of the active seat puts a pawn of `owner` on any free cell.
    Put { owner: usize },
    /// Nothing.
    Over { places: Vec<u8> },
}

/// A game in progress.
#[derive(Clone, Debug)]
pub(crate) struct Referee {
    size: i32,
    variant: String,
    own_sides: bool,
    operations: String,
    /// Which cell has this number.
    cells: BTreeMap<i32, Cell>,
    /// Whose pawn lies on a cell.
    pawns: BTreeMap<Cell, usize>,
    active: usize,
    dice: Vec<i32>,
    next: Next,
}

impl Referee {
    /// A new game by these rule tags; a missing one has its default.
    pub(crate) fn new(tags: &[(&str, &str)]) -> Referee {
        let tag = |name: &str| tags.iter().find(|tag| tag.0 == name).map(|tag| tag.1);
        let size: i32 = tag("Size").unwrap_or("6").parse().unwrap();
        let numbers: Vec<i32> = match tag("Layout").unwrap_or("reading") {
            "reading" => (1..=size * size).collect(),
            given => given.split(',').map(|text| text.parse().unwrap()).collect(),
        };
        let in_reading_order = (0..size).flat_map(|row| (0..size).map(move |column| (row, column)));
        let cells: BTreeMap<i32, Cell> = numbers.into_iter().zip(in_reading_order).collect();
        assert_eq!(cells.len(), (size * size) as usize);
        Referee {
            size,
            variant: tag("Variant").unwrap_or("base").to_string(),
            own_sides: tag("Sides") == Some("own"),
            operations: tag("Operations").unwrap_or("+-*/").to_string(),
            cells,
            pawns: BTreeMap::new(),
            active: 0,
            dice: Vec::new(),
            next: Next::Roll,
        }
    }

    /// `seat 0`, `chance` or `over`.
    pub(crate) fn whose_turn(&self) -> String {
        match self.next {
            Next::Roll => "chance".to_string(),
            Next::Claim => format!("seat {}", self.active),
            Next::Steal | Next::Put { .. } => format!("seat {}", self.opponent()),
            Next::Over { .. } => "over".to_string(),
        }
    }

    fn opponent(&self) -> usize {
        1 - self.active
    }

    /// All legal moves: `=17` for every free number that the dice make, `none`,
    /// `put:17`.
    pub(crate) fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        match self.next {
            Next::Roll | Next::Over { .. } => {}
            Next::Claim | Next::Steal => {
                for number in self.numbers_made() {
                    if self.is_free(number) {
                        moves.push(format!("={number}"));
                    }
                }
                moves.push("none".to_string());
            }
            Next::Put { .. } => {
                for &number in self.cells.keys() {
                    if self.is_free(number) {
                        moves.push(format!("put:{number}"));
                    }
                }
            }
        }
        moves
    }

    /// Every whole number that an expression with these dice has.
    fn numbers_made(&self) -> BTreeSet<i32> {
        let values = every_expression(&self.dice, &self.operations);
        let whole = values.iter().filter_map(|made| made.value?.whole());
        whole.collect()
    }

    /// The dice on the table, if somebody is looking for a number.
    pub(crate) fn dice_in_play(&self) -> Option<&[i32]> {
        matches!(self.next, Next::Claim | Next::Steal).then_some(&self.dice)
    }

    /// N3, N4: whether this expression may be shown now.
    pub(crate) fn accepts(&self, expression: &str) -> bool {
        let written = evaluate(expression);
        let allowed = |sign: &char| self.operations.contains(*sign);
        let whole = written.value.and_then(|value| value.whole());
        sorted(&written.numbers) == sorted(&self.dice)
            && written.signs.iter().all(allowed)
            && whole.is_some_and(|number| self.is_free(number))
    }

    /// Whether there is a cell with this number and no pawn on it.
    fn is_free(&self, number: i32) -> bool {
        let cell = self.cells.get(&number);
        cell.is_some_and(|cell| !self.pawns.contains_key(cell))
    }

    /// Every roll, the dice sorted, with the number of ways it can fall.
    pub(crate) fn chances(&self) -> Vec<(String, u32)> {
        let mut ways = BTreeMap::new();
        if self.next == Next::Roll {
            for a in 1..=6 {
                for b in 1..=6 {
                    for c in 1..=6 {
                        let mut dice = [a, b, c];
                        dice.sort();
                        let text = format!("roll:{}-{}-{}", dice[2], dice[1], dice[0]);
                        *ways.entry(text).or_insert(0) += 1;
                    }
                }
            }
        }
        ways.into_iter().collect()
    }

    /// Lets a legal event happen. A claim is an expression or `=17`.
    pub(crate) fn apply(&mut self, event: &str) {
        if event == "draw" {
            self.next = Next::Over { places: vec![1, 1] };
        } else if event == "time" {
            self.time_is_up();
        } else if let Some(seat) = event.strip_prefix("resign:") {
            self.wins(1 - seat.parse::<usize>().unwrap());
        } else if let Some(seat) = event.strip_prefix("time:") {
            // A turn's time that runs out is written `none` (N12). This is the
            // end of a seat's time for the whole game, which the seat loses.
            self.wins(1 - seat.parse::<usize>().unwrap());
        } else if let Some(dice) = event.strip_prefix("roll:") {
            assert_eq!(self.next, Next::Roll);
            self.dice = dice.split('-').map(|die| die.parse().unwrap()).collect();
            self.next = Next::Claim;
        } else if event == "none" {
            self.nothing_found();
        } else if let Some(number) = event.strip_prefix("put:") {
            let Next::Put { owner } = self.next else {
                panic!("{event} is not asked for");
            };
            self.place(owner, number.parse().unwrap());
        } else {
            let number = match event.strip_prefix('=') {
                Some(number) => number.parse().unwrap(),
                None => {
                    assert!(self.accepts(event), "{event} is not right");
                    evaluate(event).value.unwrap().whole().unwrap()
                }
            };
            self.found(number);
        }
    }

    fn found(&mut self, number: i32) {
        assert!(self.is_free(number), "{number} is not free");
        match self.next {
            Next::Claim => self.place(self.active, number),
            Next::Steal if self.variant == "steal-number" => self.place(self.opponent(), number),
            Next::Steal => {
                self.next = Next::Put {
                    owner: self.opponent(),
                }
            }
            _ => panic!("nobody looks for a number"),
        }
    }

    fn nothing_found(&mut self) {
        let may_steal = self.variant != "base" && self.pawns_left(self.opponent()) > 0;
        self.next = match self.next {
            Next::Claim if may_steal => Next::Steal,
            Next::Claim | Next::Steal => Next::Put { owner: self.active },
            _ => panic!("nobody looks for a number"),
        };
    }

    /// N10: half of the cells, rounded up, less those on the board.
    fn pawns_left(&self, seat: usize) -> i32 {
        let on_board = self.pawns.values().filter(|&&owner| owner == seat).count();
        (self.size * self.size + 1) / 2 - on_board as i32
    }

    /// A pawn is put on a cell, and the turn ends.
    fn place(&mut self, owner: usize, number: i32) {
        assert!(self.is_free(number), "{number} is not free");
        assert!(self.pawns_left(owner) > 0);
        self.pawns.insert(self.cells[&number], owner);
        self.dice.clear();
        if self.is_joined(owner) {
            self.wins(owner);
            return;
        }
        assert!(
            (self.pawns.len() as i32) < self.size * self.size,
            "N9: a full board is won"
        );
        let other = self.opponent();
        if self.pawns_left(other) > 0 {
            self.active = other;
        }
        self.next = Next::Roll;
    }

    fn wins(&mut self, seat: usize) {
        let mut places = vec![2, 2];
        places[seat] = 1;
        self.next = Next::Over { places };
    }

    /// N9: the longest chain wins.
    fn time_is_up(&mut self) {
        let chains = self.standing();
        if chains[0] == chains[1] {
            self.next = Next::Over { places: vec![1, 1] };
        } else {
            self.wins(if chains[0] > chains[1] { 0 } else { 1 });
        }
    }

    /// N8: whether a chain of this seat joins two opposite sides.
    fn is_joined(&self, seat: usize) -> bool {
        let last = self.size - 1;
        self.groups(seat).iter().any(|group| {
            let rows = group.iter().any(|c| c.0 == 0) && group.iter().any(|c| c.0 == last);
            let columns = group.iter().any(|c| c.1 == 0) && group.iter().any(|c| c.1 == last);
            match (self.own_sides, seat) {
                (false, _) => rows || columns,
                (true, 0) => rows,
                (true, _) => columns,
            }
        })
    }

    /// N9: of each seat, the size of its largest group that touches a side.
    pub(crate) fn standing(&self) -> Vec<i64> {
        let last = self.size - 1;
        let on_side = |c: &Cell| c.0 == 0 || c.0 == last || c.1 == 0 || c.1 == last;
        let longest = |seat| {
            let groups = self.groups(seat);
            let at_side = groups.iter().filter(|group| group.iter().any(on_side));
            at_side.map(|group| group.len() as i64).max().unwrap_or(0)
        };
        vec![longest(0), longest(1)]
    }

    /// The connected groups of a seat's pawns.
    fn groups(&self, seat: usize) -> Vec<BTreeSet<Cell>> {
        let of_seat = self.pawns.iter().filter(|pawn| *pawn.1 == seat);
        let mut left: BTreeSet<Cell> = of_seat.map(|pawn| *pawn.0).collect();
        let mut groups = Vec::new();
        while let Some(start) = left.pop_first() {
            let mut group = BTreeSet::from([start]);
            let mut to_visit = vec![start];
            while let Some((row, column)) = to_visit.pop() {
                let neighbours = [
                    (row, column - 1),
                    (row, column + 1),
                    (row - 1, column),
                    (row + 1, column),
                    (row + 1, column - 1),
                    (row - 1, column + 1),
                ];
                for cell in neighbours {
                    if left.remove(&cell) {
                        group.insert(cell);
                        to_visit.push(cell);
                    }
                }
            }
            groups.push(group);
        }
        groups
    }

    /// The place of each seat, once the game is over.
    pub(crate) fn places(&self) -> Vec<u8> {
        match &self.next {
            Next::Over { places } => places.clone(),
            _ => Vec::new(),
        }
    }
}

fn sorted(numbers: &[i32]) -> Vec<i32> {
    let mut numbers = numbers.to_vec();
    numbers.sort();
    numbers
}
