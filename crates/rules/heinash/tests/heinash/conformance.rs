//! The suite that every game passes, on every set-up of HeiNash.

use game::{Event, EventOf, Seat, Stop};
use heinash::{Colour, Layout, Move, Operations, Position, Roll, Setup, Sides, Size, Variant};
use testkit::{Numbers, conformance, form_conforms};

/// Expressions that are often right, and events of every kind.
fn probes(_: &Position, numbers: &mut Numbers) -> Vec<EventOf<Position>> {
    let mut probes = Vec::new();
    for _ in 0..6 {
        probes.push(Event::Move(expression(numbers).parse().unwrap()));
    }
    probes.push(Event::Move(Move::Nothing));
    probes.push(Event::Move(Move::Put(numbers.below(40) as u8)));
    let mut die = || numbers.below(6) as u8 + 1;
    let dice = [die(), die(), die()];
    probes.push(Event::Chance(Roll::new(dice).unwrap()));
    let seat = Seat::new(numbers.below(4) as usize);
    let stop = [
        Stop::Resign(seat),
        Stop::SeatTime(seat),
        Stop::GameTime,
        Stop::Draw,
    ];
    probes.push(Event::Stop(*numbers.one_of(&stop)));
    probes
}

fn expression(numbers: &mut Numbers) -> String {
    let mut operand = || match numbers.below(20) {
        0 => numbers.below(1000).to_string(),
        _ => (numbers.below(6) + 1).to_string(),
    };
    let [x, y, z] = [operand(), operand(), operand()];
    let mut sign = || *numbers.one_of(&['+', '-', '*', '/', '×', '÷', '−', ':', 'x']);
    let (first, second) = (sign(), sign());
    match numbers.below(8) {
        0 => format!("{x}{first}{y}"),
        1 => format!("(({x}{first}{y}){second}({z}))"),
        2 | 3 => format!("({x}{first}{y}){second}{z}"),
        4 | 5 => format!("{x}{first}({y}{second}{z})"),
        _ => format!("{x}{first}{y}{second}{z}"),
    }
}

fn conforms(setup: &Setup, games: u64) {
    let turns = usize::from(setup.size().cells());
    conformance::<Position>(setup, games, turns * 5, probes);
}

#[test]
fn every_variant_with_every_choice_on_every_board() {
    for variant in Variant::EACH {
        for sides in Sides::EACH {
            for operations in Operations::EACH {
                for size in Size::EACH {
                    let setup = Setup {
                        variant,
                        sides,
                        operations,
                        layout: Layout::reading(size),
                        colour: Colour::Black,
                    };
                    conforms(&setup, 12);
                }
            }
        }
    }
}

#[test]
fn every_layout_and_colour() {
    for variant in Variant::EACH {
        for layout in [
            Layout::shuffled(Size::USUAL, 1),
            Layout::balanced(Size::USUAL, Operations::All),
            Layout::shuffled(Size::new(3).unwrap(), 2),
        ] {
            let setup = Setup {
                variant,
                layout,
                colour: Colour::Red,
                ..Setup::default()
            };
            conforms(&setup, 12);
        }
    }
}

#[test]
fn a_form_asks_for_what_the_tags_can_say() {
    form_conforms::<Position>();
}
