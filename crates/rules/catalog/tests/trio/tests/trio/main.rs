//! Trio keeps what every game must keep, so that what tests find out by it holds for
//! a real game, too.

use game::{Event, EventOf, Game as _, Seat, Stop};
use testkit::{Numbers, clauses, conformance, form_conforms};
use trio::{Mark, Position, Setup, Throw};

fn probes(_: &Position, numbers: &mut Numbers) -> Vec<EventOf<Position>> {
    let seat = Seat::new(numbers.below(4) as usize);
    vec![
        Event::Move(Mark(numbers.below(10) as u8)),
        Event::Chance(Throw(1 + numbers.below(3) as u8)),
        Event::Stop(Stop::Resign(seat)),
        Event::Stop(Stop::SeatTime(seat)),
        Event::Stop(Stop::GameTime),
        Event::Stop(Stop::Draw),
    ]
}

#[test]
fn both_rows_conform() {
    for length in [6, 9] {
        let events = 2 * usize::from(length);
        conformance::<Position>(&Setup { length }, 40, events + 1, probes);
    }
}

#[test]
fn a_form_asks_for_what_the_tags_can_say() {
    form_conforms::<Position>();
}

#[test]
fn its_clauses_are_told() {
    let about = Position::ABOUT;
    clauses::are_told_in_order(about.clauses, &["T1", "T2", "T3", "T4"]);
    clauses::differ_by_language(about.clauses, &[about.aim, about.credit]);
    clauses::are_paragraphs_under_titles(about.clauses, &[about.aim, about.credit]);
}
