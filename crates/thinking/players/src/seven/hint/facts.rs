//! What a placement changes: the levels that tiles have to go to (S6) and who
//! counts how many tiles where it decides (S8, S9).

use ::seven::{Cell, Move, Position, Surface, Tile, TileSet};
use game::{Game, Seat, Turn};

use crate::ask::Analysis;

/// How many free cells a window needs around the tiles to look for places.
const ROOM: usize = 6;

/// What is true about a placement.
pub(super) struct PlacementFacts {
    pub(super) tile: Tile,
    pub(super) level: u8,
    /// In how many ways this tile can be placed now.
    pub(super) ways: usize,
    /// The name of the rival that matters most.
    pub(super) rival: Option<::seven::Colour>,
    rival_tiles: Vec<Tile>,
    pub(super) nudge: Nudge,
    /// Why it is good, the most telling first; perhaps none.
    pub(super) reasons: Vec<Reason>,
}

/// What to look at first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Nudge {
    /// Any place will do for the first tile.
    First,
    /// A rival could go to this level next.
    Rival { level: u8 },
    /// So many own tiles can go to this level, and nobody is higher.
    Highest { level: u8, tiles: usize },
    /// Own tiles that could go to this level are better kept.
    Wait { level: u8 },
    /// No own tile can go higher than this, though others are.
    NoHigher { level: u8 },
    /// Misère: so many own tiles can still go on the table.
    Table { tiles: usize },
    /// Misère: every own tile has to leave the table.
    UpAnyway { level: u8 },
}

/// Why a placement is good.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Reason {
    /// It is the last tile of all, and wins.
    WinsNow,
    /// Proven: 1 wins, 0 draws, −1 loses with the best play.
    Proven(i8),
    /// The tile that was learned to be best to begin with.
    FirstTile,
    /// Nothing is known about which tile is best to begin with.
    AnyTile,
    /// The first tile on this level.
    Opens(u8),
    /// More tiles than any rival on the level that decides.
    Ahead { level: u8, own: u8, rival: u8 },
    /// As many as the best rival on the level that decides.
    Level { level: u8, own: u8 },
    /// The rival could go to one level and now only to a lower one.
    Blocks { from: u8, to: u8 },
    /// So many of the rival's tiles could go to this level, and now fewer.
    Hinders {
        level: u8,
        before: usize,
        after: usize,
    },
    /// Own tiles can go to this level afterwards, and no tile of the rival's.
    Keeps { level: u8, tiles: Vec<Tile> },
    /// This tile goes no higher anyway, and these can.
    Spends { keeps: Vec<Tile>, level: u8 },
    /// Misère: so many of the rival's tiles must now leave the table.
    Lifts { tiles: Vec<Tile> },
    /// Misère: own tiles that can still go on the table.
    KeepsTable { tiles: Vec<Tile> },
}

/// The level each tile has to go to.
type Levels = [u8; 7];

impl PlacementFacts {
    /// All about a placement; `None` if it is none.
    pub(super) fn of(
        position: &Position,
        best: &Move,
        found: &Analysis<Move>,
    ) -> Option<PlacementFacts> {
        let Turn::Seat(seat) = position.turn() else {
            return None;
        };
        best.placement()?;
        let mut after = position.clone();
        after.play_unchecked(best);
        let mut placements = Vec::new();
        position.placements(&mut placements);
        let (tile, level) = (best.tile(), position.height(best.cells()[0]) + 1);
        let ways = placements.iter().filter(|p| p.placement.tile() == tile);
        let before_levels = levels(position);
        let mut facts = PlacementFacts {
            tile,
            level,
            ways: ways.count(),
            rival: None,
            rival_tiles: Vec::new(),
            nudge: Nudge::First,
            reasons: Vec::new(),
        };
        if position.placed().is_empty() {
            let best = found.lines.first().map(|line| line.value);
            let last = found.lines.last().map(|line| line.value);
            facts.reasons.push(match best == last {
                true => Reason::AnyTile,
                false => Reason::FirstTile,
            });
            return Some(facts);
        }
        let look = Look {
            position,
            after: &after,
            seat,
            level,
            before: before_levels,
            then: levels(&after),
        };
        let rival = look.rival();
        facts.rival = Some(Game::setup(position).colour(rival));
        facts.reasons = look.reasons(rival, found);
        facts.nudge = look.nudge(rival, &facts.reasons);
        facts.rival_tiles =
            look.tiles_to(look.position.held(rival), &look.before, look.most(rival));
        Some(facts)
    }

    /// The cells of every place on the highest level the rival can reach.
    pub(super) fn rival_places(&self, position: &Position) -> Vec<Cell> {
        let Some(surface) = Surface::<u128, 128>::new(position.placed(), ROOM) else {
            return Vec::new();
        };
        let mut spots = Vec::new();
        for &tile in &self.rival_tiles {
            if surface.forced_level(tile) > 1 {
                surface.places(tile, &mut spots);
            }
        }
        let placements = spots.iter().map(|&spot| surface.placement(spot));
        let mut cells: Vec<Cell> = placements.flat_map(|place| place.cells()).collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }
}

fn levels(position: &Position) -> Levels {
    Tile::ALL.map(|tile| position.forced_level(tile))
}

/// A position before and after a placement.
struct Look<'p> {
    position: &'p Position,
    after: &'p Position,
    seat: Seat,
    level: u8,
    before: Levels,
    then: Levels,
}

impl Look<'_> {
    fn misere(&self) -> bool {
        Game::setup(self.position).is_misere()
    }

    /// The seats that play against the one to move, the next first, without those
    /// that have left.
    fn rivals(&self) -> impl Iterator<Item = Seat> + '_ {
        let seats = self.position.seats();
        let side = |seat| self.position.side(seat);
        (1..seats)
            .map(move |step| Seat::new((self.seat.index() + step) % seats))
            .filter(move |&seat| side(seat) != side(self.seat))
            .filter(|&seat| !self.position.is_out(seat))
    }

    /// The rival that could go highest now; of equals, and in misère, the next to
    /// move.
    fn rival(&self) -> Seat {
        let next = self.seat.next(self.position.seats());
        let mut best = self.rivals().next().unwrap_or(next);
        if self.misere() {
            return best;
        }
        for seat in self.rivals() {
            if self.most(seat) > self.most(best) {
                best = seat;
            }
        }
        best
    }

    /// The highest level to which a tile of the seat can go now; 0 without tiles.
    fn most(&self, seat: Seat) -> u8 {
        highest(self.position.held(seat), &self.before)
    }

    /// The tiles of a set that have to go to this level.
    fn tiles_to(&self, tiles: TileSet, levels: &Levels, level: u8) -> Vec<Tile> {
        tiles
            .iter()
            .filter(|&tile| levels[tile as usize] == level)
            .collect()
    }

    /// The level that decides so far after the placement.
    fn deciding(&self) -> u8 {
        match self.misere() {
            true => 1,
            false => self.after.levels().len() as u8,
        }
    }

    /// The tiles of the seat and of its best rival on a level.
    fn counts(&self, position: &Position, level: u8) -> (u8, u8) {
        let levels = position.levels();
        let Some(on_level) = levels.get(usize::from(level) - 1) else {
            return (0, 0);
        };
        let rival = self.rivals().map(|seat| on_level[seat]).max();
        (on_level[self.seat], rival.unwrap_or(0))
    }

    fn reasons(&self, rival: Seat, found: &Analysis<Move>) -> Vec<Reason> {
        let mut reasons = Vec::new();
        if let Some(outcome) = self.after.outcome() {
            let places = outcome.places;
            let shared = places.as_slice().iter().all(|&place| place == 1);
            if places[self.seat] == 1 && !shared {
                return vec![Reason::WinsNow];
            }
        }
        if let (true, Some(value)) = (found.exact, found.value) {
            reasons.push(Reason::Proven(value as i8));
            if value < 0.0 {
                // Nothing that is good about it would help.
                return reasons;
            }
        }
        reasons.extend(self.on_deciding_level());
        match self.misere() {
            true => reasons.extend(self.of_misere(rival)),
            false => reasons.extend(self.of_heights(rival)),
        }
        reasons
    }

    /// What the placement does to the count on the level that decides.
    fn on_deciding_level(&self) -> Option<Reason> {
        let level = self.deciding();
        if level != self.level {
            return None;
        }
        let (own_before, _) = self.counts(self.position, level);
        let (own, rival) = self.counts(self.after, level);
        let nobody = own_before == 0 && own == 1 && rival == 0;
        if nobody && !self.misere() && self.after.levels().len() > self.position.levels().len() {
            Some(Reason::Opens(level))
        } else if own > rival {
            Some(Reason::Ahead { level, own, rival })
        } else if own == rival {
            Some(Reason::Level { level, own })
        } else {
            None
        }
    }

    fn of_heights(&self, rival: Seat) -> Vec<Reason> {
        let mut reasons = Vec::new();
        let theirs = self.position.held(rival);
        let (from, to) = (highest(theirs, &self.before), highest(theirs, &self.then));
        let count = |levels: &Levels| {
            let high = |tile: &Tile| levels[*tile as usize] >= from;
            theirs.iter().filter(high).count()
        };
        let (before, after) = (count(&self.before), count(&self.then));
        if to < from {
            reasons.push(Reason::Blocks { from, to });
        } else if to == from && from > 1 && after < before {
            reasons.push(Reason::Hinders {
                level: from,
                before,
                after,
            });
        }
        let own = self.after.held(self.seat);
        let most = highest(own, &self.then);
        if most > to && most >= self.deciding() {
            let tiles = self.tiles_to(own, &self.then, most);
            reasons.push(Reason::Keeps { level: most, tiles });
        }
        let higher = highest(self.position.held(self.seat), &self.before);
        let kept = highest(own, &self.then);
        if self.level < higher && kept > self.level {
            let keeps = self.tiles_to(own, &self.then, kept);
            reasons.push(Reason::Spends { keeps, level: kept });
        }
        reasons
    }

    fn of_misere(&self, rival: Seat) -> Vec<Reason> {
        let mut reasons = Vec::new();
        let theirs = self.position.held(rival);
        let lifted =
            |tile: &Tile| self.before[*tile as usize] == 1 && self.then[*tile as usize] > 1;
        let tiles: Vec<Tile> = theirs.iter().filter(lifted).collect();
        if !tiles.is_empty() {
            reasons.push(Reason::Lifts { tiles });
        }
        let own = self.after.held(self.seat);
        let tiles = self.tiles_to(own, &self.then, 1);
        if !tiles.is_empty() {
            reasons.push(Reason::KeepsTable { tiles });
        }
        reasons
    }

    fn nudge(&self, rival: Seat, reasons: &[Reason]) -> Nudge {
        let held = self.position.held(self.seat);
        if self.misere() {
            let low = self.tiles_to(held, &self.before, 1).len();
            return match low {
                0 => Nudge::UpAnyway {
                    level: lowest(held, &self.before),
                },
                tiles => Nudge::Table { tiles },
            };
        }
        let top = self.position.levels().len() as u8;
        let most = highest(held, &self.before);
        let blocks =
            |reason: &Reason| matches!(reason, Reason::Blocks { from, .. } if *from >= top);
        if reasons.iter().any(blocks) {
            Nudge::Rival {
                level: self.most(rival),
            }
        } else if self.level < most {
            Nudge::Wait { level: most }
        } else if self.level >= top && self.level > 1 {
            Nudge::Highest {
                level: self.level,
                tiles: self.tiles_to(held, &self.before, self.level).len(),
            }
        } else {
            Nudge::NoHigher { level: self.level }
        }
    }
}

fn highest(tiles: TileSet, levels: &Levels) -> u8 {
    tiles
        .iter()
        .map(|tile| levels[tile as usize])
        .max()
        .unwrap_or(0)
}

fn lowest(tiles: TileSet, levels: &Levels) -> u8 {
    tiles
        .iter()
        .map(|tile| levels[tile as usize])
        .min()
        .unwrap_or(0)
}
