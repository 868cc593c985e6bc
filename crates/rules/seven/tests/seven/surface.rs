//! The surface that search uses agrees with the position at every ply, through
//! every put and lift.

use game::{Game, Turn};
use seven::{Placed, Position, Row, Setup, Surface, Tile, TileSet};
use testkit::Numbers;

fn setups() -> [Setup; 3] {
    let alone = |players| Setup::alone(players).expect("two to four may play");
    [alone(2), alone(3), alone(4)]
}

fn listed(position: &Position) -> Vec<Placed> {
    let mut placements = Vec::new();
    position.placements(&mut placements);
    placements
}

/// What the surface lists for the seat to move, in the order of the position.
fn found<W: Row, const N: usize>(surface: &Surface<W, N>, held: TileSet) -> Vec<Placed> {
    let mut spots = Vec::new();
    for tile in held.iter() {
        surface.places(tile, &mut spots);
    }
    let placed = |&spot: &seven::Spot| Placed {
        placement: surface.placement(spot),
        level: spot.level,
    };
    let mut placements: Vec<_> = spots.iter().map(placed).collect();
    placements.sort_unstable_by_key(|tile| tile.placement);
    placements
}

fn agree<W: Row, const N: usize>(surface: &Surface<W, N>, position: &Position) {
    let Turn::Seat(seat) = position.turn() else {
        return;
    };
    for tile in Tile::ALL {
        assert_eq!(
            surface.forced_level(tile),
            position.forced_level(tile),
            "{tile}"
        );
    }
    assert!(surface.has_room());
    let listed = listed(position);
    assert_eq!(found(surface, position.held(seat)), listed);
    // Shifted by a column, a place may be one or not.
    for tile in listed.into_iter().step_by(17) {
        let mut beside = tile;
        beside.placement.corner.q += 1;
        assert!(surface.is_place(surface.spot(tile)));
        let is_legal = position.check_move(&beside.placement.into()).is_ok()
            && position.height(beside.placement.cells()[0]) + 1 == beside.level;
        let is_far = position.height(beside.placement.cells()[0]) == 0;
        if !is_far || surface.has_room() {
            assert_eq!(
                surface.is_place(surface.spot(beside)),
                is_legal,
                "{beside:?}"
            );
        }
    }
}

/// Plays a random game, keeps a surface up to date from the second tile on, and
/// tries a few other tiles at every ply before the one that is played.
fn follow<W: Row, const N: usize>(setup: &Setup, numbers: &mut Numbers) -> bool {
    let mut position = Position::start(setup);
    position.step_at_random(&mut |n| numbers.below(n));
    let Some(mut surface) = Surface::<W, N>::new(position.placed(), 8) else {
        return false;
    };
    while position.turn() != Turn::Over {
        if !surface.has_room() {
            return false;
        }
        agree(&surface, &position);
        let placements = listed(&position);
        for _ in 0..3 {
            let tile = placements[numbers.below(placements.len() as u32) as usize];
            let before = surface.put(surface.spot(tile), TileSet::ALL);
            let mut next = position.clone();
            next.place_unchecked(tile);
            if surface.has_room() {
                agree(&surface, &next);
            }
            surface.lift(before);
        }
        let tile = placements[numbers.below(placements.len() as u32) as usize];
        surface.put(surface.spot(tile), TileSet::ALL);
        position.place_unchecked(tile);
    }
    true
}

#[test]
fn s6_the_surface_knows_every_place_and_level_that_the_position_knows() {
    let mut numbers = Numbers::seeded(6);
    for setup in setups() {
        let followed = (0..150).filter(|_| follow::<u32, 32>(&setup, &mut numbers));
        assert!(followed.count() >= 20, "many games fit into a small window");
        let followed = (0..50).filter(|_| follow::<u64, 64>(&setup, &mut numbers));
        assert_eq!(followed.count(), 50);
    }
}

#[test]
fn a_window_is_refused_when_it_has_no_room() {
    let mut position = Position::start(&Setup::TWO);
    position.step_at_random(&mut |_| 0);
    assert!(Surface::<u32, 32>::new(position.placed(), 14).is_some());
    assert!(Surface::<u32, 32>::new(position.placed(), 15).is_none());
    assert!(
        Surface::<u64, 64>::new(&[], 4).is_none(),
        "nothing lies there"
    );
}
