//! P1: the checker by near misses, the heights and their certificate.

use std::sync::OnceLock;

use game::{Event, Game, Lang, Record, Seat, Stop};
use puzzles::fifth_level::{
    FifthLevelError, Heights, Reached, certificate, check, heights, least_plies, verify,
};
use puzzles::{Certificate, ProofError, Unwatched};
use search::Numbers;
use seven::{Move, Position, Setup};

fn found() -> &'static Heights {
    static FOUND: OnceLock<Heights> = OnceLock::new();
    FOUND.get_or_init(|| heights(&mut Unwatched))
}

fn record(game: &Position) -> Record<Position> {
    let mut record = Record::new(Setup::TWO);
    for tile in game.placed() {
        record.events.push(Event::Move(Move::from(tile.placement)));
    }
    record
}

#[test]
fn p1_six_levels_are_reached_and_seven_are_not() {
    let heights = found();
    assert_eq!(heights.highest(), 6);
    assert!(heights.is_proven());
    let plies: Vec<usize> = heights.summits.iter().map(|summit| summit.ply).collect();
    assert_eq!(plies, [3, 5, 7, 9, 12]);
    for summit in &heights.summits {
        let reached = check(&record(&summit.game), summit.level).unwrap();
        assert!(reached.level >= summit.level);
    }
    let six = heights.summit(6).unwrap();
    let reached = check(&record(&six.game), 5);
    assert_eq!(reached, Ok(Reached { level: 6, ply: 12 }));
}

#[test]
fn p1_a_search_that_was_ended_proves_nothing() {
    let early = heights(&mut |done, _| done < 10);
    assert!(!early.is_proven());
    for summit in &early.summits {
        assert!(check(&record(&summit.game), summit.level).is_ok());
    }
}

#[test]
fn p1_no_random_game_beats_the_bounds() {
    let storeys = *found().storeys.keys().next_back().unwrap();
    let mut numbers = Numbers::seeded(3);
    let mut high = 0;
    for _ in 0..3000 {
        let mut game = Position::start(&Setup::TWO);
        for ply in 1..=14 {
            game.step_at_random(&mut |n| numbers.below(n));
            let level = game.placed().last().unwrap().level;
            assert!(ply >= least_plies(level, storeys), "{level} at {ply}");
            high = high.max(level);
        }
    }
    assert!(high >= 4, "random games reached only {high}");
}

#[test]
fn p1_near_misses_are_told() {
    let good = record(&found().summit(5).unwrap().game);
    // A level short.
    let low = record(&found().summit(2).unwrap().game);
    let level = check(&low, 1).unwrap().level;
    let wanted = level + 1;
    assert_eq!(
        check(&low, wanted),
        Err(FifthLevelError::TooLow { level, wanted })
    );
    // A tile short.
    let mut short = good.clone();
    short.events.pop();
    assert_eq!(
        check(&short, 5),
        Err(FifthLevelError::Unfinished { placed: 13 })
    );
    // Given up before the end.
    short.events.push(Event::Stop(Stop::Resign(Seat::new(0))));
    assert_eq!(
        check(&short, 5),
        Err(FifthLevelError::Unfinished { placed: 13 })
    );
    // Two moves in the wrong order: some pair must break a rule.
    let mut refused = 0;
    for index in 1..14 {
        let mut swapped = good.clone();
        swapped.events.swap(index - 1, index);
        match check(&swapped, 5) {
            Err(FifthLevelError::Illegal { event, .. }) => {
                assert!(event >= index);
                refused += 1;
            }
            Ok(reached) => assert!(reached.level >= 5),
            Err(other) => panic!("{other:?}"),
        }
    }
    assert!(refused > 3);
    // A game for three.
    let mut three = good.clone();
    three.setup = Setup::alone(3).unwrap();
    assert_eq!(check(&three, 5), Err(FifthLevelError::Seats { seats: 3 }));
    for why in [check(&low, 7), check(&short, 5), check(&three, 5)] {
        let [en, fr, es] = Lang::ALL.map(|lang| why.clone().unwrap_err().explain(lang));
        assert!(en != fr && fr != es && en != es);
    }
}

#[test]
fn p1_a_certificate_that_was_tampered_with_is_refused() {
    let good = certificate(found());
    assert_eq!(verify(&good, &mut Unwatched), Ok(()));
    let read: Certificate = good.to_string().parse().unwrap();
    assert_eq!(read, good);
    let bad = |from: &str, to: &str| {
        let text = good.to_string();
        assert!(text.contains(from));
        let certificate: Certificate = text.replacen(from, to, 1).parse().unwrap();
        verify(&certificate, &mut Unwatched).unwrap_err()
    };
    let differs = |refused| matches!(refused, ProofError::Differs { .. });
    assert!(differs(bad("claim: level 6", "claim: level 5")));
    assert!(differs(bad("claim: level 6", "claim: level 7")));
    assert!(differs(bad("fifth 9", "fifth 8")));
    assert!(differs(bad("storeys 4", "storeys 5")));
    assert!(differs(bad("storeys 1 regions 1", "storeys 1 regions 2")));
    assert!(differs(bad("level 6 ply 12", "level 6 ply 11")));
    assert!(matches!(
        bad("level 2 ply 3 game", "level 6 ply 12 game"),
        ProofError::Game { .. } | ProofError::Differs { .. }
    ));
    let last = good.body.len();
    let mut certificate = good.clone();
    let short = certificate.body[last - 1]
        .rsplit_once(' ')
        .unwrap()
        .0
        .to_string();
    certificate.body[last - 1] = short;
    let why = FifthLevelError::Unfinished { placed: 13 };
    let line = last;
    assert_eq!(
        verify(&certificate, &mut Unwatched),
        Err(ProofError::Game { line, why })
    );
    certificate.body[last - 1] = "level six".into();
    assert_eq!(
        verify(&certificate, &mut Unwatched),
        Err(ProofError::Line { line })
    );
    assert_eq!(verify(&good, &mut |_, _| false), Err(ProofError::Stopped));
}
