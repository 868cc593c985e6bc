//! Lists that players ask for: the places of a tile, the moves, and in HeiNash what
//! was possible once a turn is over.

use catalog::AnyGame;
use seven::{Move, Tile};

use super::orders::belongs;
use super::session::Session;
use super::telling::cells;
use super::turn::{self, Meant};
use crate::complaint::Complaint;
use crate::draw;
use crate::words::orders::Order;
use crate::words::play;

impl Session<'_> {
    /// What can be played, in the games where that is no secret.
    pub(super) fn list_moves(&mut self) -> Result<(), Complaint> {
        let lang = self.lang();
        match self.desk.table.game() {
            AnyGame::Heinash(_) => self.say(play::FINDING_IS_THE_GAME.text(lang)),
            AnyGame::Seven(position) => {
                let held = Tile::ALL.into_iter();
                let held: Vec<Tile> = held
                    .filter(|&tile| !turn::places(position, tile).is_empty())
                    .collect();
                held.into_iter().try_for_each(|tile| self.list_places(tile))
            }
            game @ AnyGame::Hyle7(_) => {
                let moves = game.moves().join(" ");
                self.show_hints = true;
                self.say(&moves)
            }
        }
    }

    /// The places of a tile with their numbers.
    pub(super) fn list_places(&mut self, tile: Tile) -> Result<(), Complaint> {
        let lang = self.lang();
        let AnyGame::Seven(position) = self.desk.table.game() else {
            return Ok(());
        };
        let places = turn::places(position, tile);
        let Some(first) = places.first() else {
            return self.say(&play::not_held(lang, tile.letter()));
        };
        let see = Order::See.word(lang);
        let title = play::tile_goes(lang, tile.letter(), first.level, see);
        self.say(&title)?;
        let listed: Vec<String> = (places.iter().enumerate())
            .map(|(index, placed)| {
                let number = format!("{tile}\u{a0}{}", index + 1);
                format!("{number:>5}  {}", cells(&turn::place(placed)))
            })
            .collect();
        self.in_columns(&listed)
    }

    /// Writes short texts beside each other where there is room.
    fn in_columns(&mut self, texts: &[String]) -> Result<(), Complaint> {
        let width = self.output.look().width;
        let widest = texts.iter().map(|text| text.chars().count()).max();
        let column = widest.unwrap_or(0) + 3;
        let across = ((width + 3) / column).max(1);
        for row in texts.chunks(across) {
            let row: Vec<String> = row.iter().map(|text| format!("{text:<column$}")).collect();
            let row = row.concat();
            self.output.line(draw::indented(row.trim_end(), width, 7))?;
        }
        Ok(())
    }

    /// The move that puts a tile on the place with this number; says what would
    /// be right if there is none.
    pub(super) fn placed(&mut self, tile: Tile, number: usize) -> Result<Option<Move>, Complaint> {
        let lang = self.lang();
        let AnyGame::Seven(position) = self.desk.table.game() else {
            return Ok(None);
        };
        let places = turn::places(position, tile);
        let found = number.checked_sub(1).and_then(|index| places.get(index));
        match found {
            Some(placed) => return Ok(Some(turn::place(placed))),
            None if places.is_empty() => self.say(&play::not_held(lang, tile.letter()))?,
            None => self.say(&play::no_such_place(lang, tile.letter(), places.len()))?,
        }
        Ok(None)
    }

    /// Shows a tile on a place, or all of a tile's places.
    pub(super) fn see(&mut self, what: &str) -> Result<(), Complaint> {
        let lang = self.lang();
        if !belongs(Order::See, self.desk.table.game()) {
            return self.say(play::NOT_IN_THIS_GAME.text(lang));
        }
        let mv = match turn::tile(what) {
            Some(Meant::Places(tile)) => return self.list_places(tile),
            Some(Meant::Place(tile, number)) => match self.placed(tile, number)? {
                Some(mv) => mv.to_string(),
                None => return Ok(()),
            },
            _ => what.split_whitespace().collect(),
        };
        let mut shown = self.desk.table.game().clone();
        if shown.apply(&mv).is_err() {
            return self.say(Order::See.about().text(lang));
        }
        let look = self.output.look();
        let board = draw::board(&shown, Some(&mv), look, lang);
        self.output.text(&format!("\n{board}\n"))?;
        self.say(play::ONLY_SHOWN.text(lang))
    }

    /// What was possible with the last roll, once its turn is over.
    pub(super) fn ways(&mut self) -> Result<(), Complaint> {
        let lang = self.lang();
        let table = &self.desk.table;
        let AnyGame::Heinash(position) = table.game() else {
            return self.say(play::NOT_IN_THIS_GAME.text(lang));
        };
        if position.roll().is_some() {
            return self.say(play::FINDING_IS_THE_GAME.text(lang));
        }
        let events = table.events();
        let rolled = events.iter().rposition(|event| event.starts_with("roll:"));
        let Some((rolled, mut then)) = rolled.zip(table.config().start().ok()) else {
            return self.say(play::NOTHING_ROLLED.text(lang));
        };
        for event in &events[..=rolled] {
            let _ = then.apply(event);
        }
        let AnyGame::Heinash(then) = &then else {
            return Ok(());
        };
        let Some(roll) = then.roll() else {
            return Ok(());
        };
        let ways = heinash::ways(roll, then.setup().operations);
        self.say(&play::ways_with(lang, roll.dice()))?;
        let free = then.free();
        let lines: Vec<String> = (ways.iter())
            .filter(|(number, _)| free.contains(*number))
            .map(|(number, ways)| {
                let ways: Vec<String> = ways.iter().map(ToString::to_string).collect();
                format!("{number:>4}  {}", ways.join("  "))
            })
            .collect();
        if lines.is_empty() {
            return self.say(&format!("  {}", play::NOTHING_WAS_POSSIBLE.text(lang)));
        }
        let width = self.output.look().width;
        (lines.iter()).try_for_each(|line| self.output.line(draw::indented(line, width, 6)))
    }
}
