//! SEVEN keeps what every game must keep, for every number of seats and variant.

use game::{Event, EventOf, Seat, Stop};
use seven::{Cell, Move, Orientation, Placement, Position, Setup, Tile};
use testkit::{Numbers, conformance, form_conforms};

fn setups() -> Vec<Setup> {
    let normal = [2, 3, 4].map(|players| Setup::alone(players).unwrap());
    let normal = normal.into_iter().chain([Setup::pairs()]);
    normal.flat_map(|setup| [setup, setup.misere()]).collect()
}

/// Tiles anywhere near the stack, most of them refused, some of no shape at all.
fn probes(position: &Position, numbers: &mut Numbers) -> Vec<EventOf<Position>> {
    let mut events = Vec::new();
    for _ in 0..12 {
        let cell = |numbers: &mut Numbers, reach: u32| {
            let mut coordinate = || numbers.below(2 * reach + 1) as i32 - reach as i32;
            Cell::new(coordinate(), coordinate())
        };
        let orientation = Orientation::new(numbers.below(44) as usize).unwrap();
        let corner = cell(numbers, 8);
        let placement = Placement {
            orientation,
            corner,
        };
        // The first tile may lie anywhere, and not every place can be listed.
        if !position.placed().is_empty() {
            events.push(Event::Move(placement.into()));
        }
        let tile = *numbers.one_of(&Tile::ALL);
        let mut cells = [(); 4].map(|()| cell(numbers, 3));
        cells[0] = cells[1];
        events.push(Event::Move(Move::new(tile, cells)));
    }
    let seat = Seat::new(numbers.below(4) as usize);
    for stop in [
        Stop::Resign(seat),
        Stop::SeatTime(seat),
        Stop::GameTime,
        Stop::Draw,
    ] {
        events.push(Event::Stop(stop));
    }
    events
}

#[test]
fn every_setup_conforms() {
    for setup in setups() {
        conformance::<Position>(&setup, 12, 28, probes);
    }
}

#[test]
fn a_form_asks_for_what_the_tags_can_say() {
    form_conforms::<Position>();
}
