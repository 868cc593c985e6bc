//! In which order the tiles of a tower can be played.

use std::collections::BTreeSet;

use game::{Game, Seat};
use seven::{Placed, Position, Setup, TileSet};

/// An order in which these tiles can be played by the rules (S1 to S6), the
/// seats in turn, if there is one.
pub(super) fn order(tower: &[Placed]) -> Option<Position> {
    let mut search = Search {
        tower,
        dead: BTreeSet::new(),
    };
    let mut position = Position::start(&Setup::TWO);
    search.go_on(&mut position, 0).then_some(position)
}

struct Search<'a> {
    tower: &'a [Placed],
    /// What was placed and what White held where nothing led on.
    dead: BTreeSet<(u32, u8)>,
}

impl Search<'_> {
    fn go_on(&mut self, position: &mut Position, placed: u32) -> bool {
        if placed.count_ones() as usize == self.tower.len() {
            return true;
        }
        let held = position.held(Seat::new(0));
        if self.dead.contains(&(placed, held.bits())) {
            return false;
        }
        let seat = position.placed_by(position.placed().len());
        let mut forced = [0; 7];
        let mut tried = TileSet::EMPTY;
        for (index, tile) in self.tower.iter().enumerate() {
            let kind = tile.placement.tile();
            if placed >> index & 1 == 1 || !position.held(seat).contains(kind) {
                continue;
            }
            if !tried.contains(kind) {
                tried = tried.with(kind);
                forced[kind as usize] = position.forced_level(kind);
            }
            // The level is cheap to compare; everything else is asked of the rules.
            if forced[kind as usize] != tile.level {
                continue;
            }
            let mv = tile.placement.into();
            if position.check_move(&mv).is_err() {
                continue;
            }
            let mut next = position.clone();
            next.play_unchecked(&mv);
            if next.placed().last() == Some(tile) && self.go_on(&mut next, placed | 1 << index) {
                *position = next;
                return true;
            }
        }
        self.dead.insert((placed, held.bits()));
        false
    }
}
