//! What every game keeps, for every set-up of HYLE⁷, and the same for matches
//! in which seats run out of time, which the suite by itself never plays.

use std::collections::HashSet;

use game::{Event, EventOf, Game, Seat, Stop, Turn};
use hyle7::{Bags, Cell, Colour, Draw, Move, Position, Setup, Size};
use testkit::{Numbers, conformance, form_conforms, odds_of_random_step};

const SETUPS: [Setup; 4] = [
    setup(Size::Large, Bags::Own),
    setup(Size::Small, Bags::Own),
    setup(Size::Large, Bags::Shared),
    setup(Size::Small, Bags::Shared),
];

const fn setup(size: Size, bags: Bags) -> Setup {
    Setup { size, bags }
}

/// How many events a whole match has: for each token of each board a placement
/// and, but for the last, Order's turn; and a draw for each token of each bag.
fn events_of_a_match(setup: &Setup) -> usize {
    let tokens = setup.size.side() * setup.size.side();
    let draws = match setup.bags {
        Bags::Own => 2 * tokens,
        Bags::Shared => tokens,
    };
    draws + 2 * tokens + 2 * (tokens - 1)
}

fn cell(numbers: &mut Numbers) -> Cell {
    Cell::from_index(numbers.below(49) as usize).unwrap()
}

fn probes(_: &Position, numbers: &mut Numbers) -> Vec<EventOf<Position>> {
    let seat = Seat::new(numbers.below(4) as usize);
    let colour = Colour::new(1 + numbers.below(7) as u8).unwrap();
    let (from, to) = (cell(numbers), cell(numbers));
    let same_row = Cell::new(numbers.below(7) as usize, from.row()).unwrap();
    let same_column = Cell::new(from.column(), numbers.below(7) as usize).unwrap();
    let mut probes = vec![
        Event::Chance(Draw(colour)),
        Event::Move(Move::Place(from)),
        Event::Move(Move::Place(to)),
        Event::Move(Move::Pass),
        Event::Stop(Stop::Resign(seat)),
        Event::Stop(Stop::SeatTime(seat)),
        Event::Stop(Stop::GameTime),
        Event::Stop(Stop::Draw),
    ];
    for to in [to, same_row, same_column, from] {
        probes.push(Event::Move(Move::Slide { from, to }));
    }
    probes
}

#[test]
fn every_set_up_conforms() {
    for setup in SETUPS {
        conformance::<Position>(&setup, 25, events_of_a_match(&setup) + 1, probes);
    }
}

#[test]
fn a_match_has_as_many_events_as_its_tokens_ask_for() {
    for setup in SETUPS {
        let mut numbers = Numbers::seeded(1);
        let mut position = Position::start(&setup);
        let mut events = 0;
        while position.turn() != Turn::Over {
            position.step_at_random(&mut |limit| numbers.below(limit));
            events += 1;
        }
        assert_eq!(events, events_of_a_match(&setup));
    }
}

/// Every move that can be written at all.
fn every_move() -> Vec<Move> {
    let mut moves = vec![Move::Pass];
    for from in Cell::all() {
        moves.push(Move::Place(from));
        moves.extend(Cell::all().map(|to| Move::Slide { from, to }));
    }
    moves
}

fn listed_is_accepted(position: &Position, every_move: &[Move]) {
    let mut listed = Vec::new();
    position.moves(&mut listed);
    let listed_once: HashSet<Move> = listed.iter().copied().collect();
    assert_eq!(listed_once.len(), listed.len());
    let accepted = |mv: &&Move| position.check(&Event::Move(**mv)).is_ok();
    let accepted: HashSet<Move> = every_move.iter().filter(accepted).copied().collect();
    assert_eq!(accepted, listed_once, "{position:?}");
}

#[test]
fn seats_out_of_time_have_exactly_their_forced_moves() {
    let every_move = every_move();
    for (index, setup) in SETUPS.iter().enumerate() {
        for game in 0..8 {
            let mut numbers = Numbers::seeded(100 * index as u64 + game);
            let length = events_of_a_match(setup) as u32;
            let times_up = [numbers.below(length), numbers.below(2 * length)];
            let mut position = Position::start(setup);
            let mut events = 0;
            while position.turn() != Turn::Over {
                for (seat, &time) in times_up.iter().enumerate() {
                    if time == events {
                        let stop = Event::Stop(Stop::SeatTime(Seat::new(seat)));
                        position.apply(&stop).unwrap();
                    }
                }
                listed_is_accepted(&position, &every_move);
                if let Turn::Seat(seat) = position.turn() {
                    let out = times_up[seat.index()] <= events;
                    assert_eq!(position.is_out_of_time(seat), out);
                    assert_eq!(position.forced_move().is_some(), out);
                    if out {
                        assert_eq!(position.branches(), 1);
                        let (reached, _) = odds_of_random_step(&position);
                        let mut next = position;
                        next.apply(&Event::Move(position.forced_move().unwrap()))
                            .unwrap();
                        assert!(reached.len() == 1 && reached.contains_key(&next));
                    }
                }
                position.step_at_random(&mut |limit| numbers.below(limit));
                events += 1;
            }
            assert_eq!(events, length);
        }
    }
}

#[test]
fn every_move_reads_back_and_packs_in_few_bits() {
    let length = |mv: Move| {
        let mut writer = game::BitWriter::default();
        game::Pack::pack(&mv, &mut writer);
        let bytes = writer.into_bytes();
        let mut reader = game::BitReader::new(&bytes);
        assert_eq!(game::Pack::unpack(&mut reader), Ok(mv));
        assert_eq!(mv.to_string().parse(), Ok(mv));
        assert_eq!(reader.end(), Ok(()));
        bytes.len()
    };
    for mv in every_move() {
        let most = match mv {
            Move::Place(_) | Move::Pass => 1,
            Move::Slide { from, to } if from == to => 3,
            Move::Slide { from, to } => {
                let in_line = from.row() == to.row() || from.column() == to.column();
                if in_line { 2 } else { 3 }
            }
        };
        assert_eq!(length(mv), most, "{mv}");
    }
}

#[test]
fn moves_have_one_packed_form() {
    // Every beginning of 17 bits is read as at most one move, and that move is
    // packed in the very bits it was read from.
    for number in 0..1u32 << 17 {
        let mut writer = game::BitWriter::default();
        writer.bits(number, 17);
        let bytes = writer.into_bytes();
        let read: Result<Move, _> = game::Pack::unpack(&mut game::BitReader::new(&bytes));
        if let Ok(mv) = read {
            let mut writer = game::BitWriter::default();
            game::Pack::pack(&mv, &mut writer);
            let again = writer.into_bytes();
            let used = match mv {
                Move::Place(_) | Move::Pass => 7,
                Move::Slide { .. } if again.len() == 2 => 11,
                Move::Slide { .. } => 17,
            };
            let mut reader = game::BitReader::new(&again);
            assert_eq!(reader.bits(used), Ok(number >> (17 - used)), "{mv}");
        }
    }
}

#[test]
fn a_form_asks_for_what_the_tags_can_say() {
    form_conforms::<Position>();
}
