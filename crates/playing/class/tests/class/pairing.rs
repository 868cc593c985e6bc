//! What pairing promises, compared with trying every round there is.

use std::collections::BTreeMap;

use class::{History, Method, Odd, PastTable, Plan, PupilId, Side, TableResult, Unit, pair};
use proptest::prelude::*;

fn pupil(number: usize) -> PupilId {
    PupilId(number as u32)
}

fn singles(count: usize) -> Vec<Unit> {
    (1..=count)
        .map(|number| Unit::single(pupil(number)))
        .collect()
}

/// Whom everybody played with in the last round they played.
fn last_partners(history: &History) -> BTreeMap<PupilId, Vec<PupilId>> {
    let mut last = BTreeMap::new();
    for round in &history.rounds {
        for table in round {
            let everybody: Vec<PupilId> = (table.sides.iter())
                .flat_map(|side| side.pupils().to_vec())
                .collect();
            for &one in &everybody {
                let others = everybody.iter().copied().filter(|&other| other != one);
                last.insert(one, others.collect::<Vec<_>>());
            }
        }
    }
    last
}

/// How many pairs of units at one table were at one table the last time, too: of
/// two units that meet, one repetition is as bad as several.
fn repeats(history: &History, plans: &[Plan], together: &[Unit]) -> usize {
    let last = last_partners(history);
    let again = |one: &[PupilId], other: &[PupilId]| {
        let lately = |a, b| last.get(a).is_some_and(|partners| partners.contains(b));
        let mut pairs = one.iter().flat_map(|a| other.iter().map(move |b| (a, b)));
        pairs.any(|(a, b)| lately(a, b) || lately(b, a))
    };
    let mut count = 0;
    for sides in plans {
        let mut there: Vec<&[PupilId]> = Vec::new();
        for side in sides {
            match side.pupils() {
                pupils if is_unit(pupils, together) => there.push(pupils),
                // Somebody who was left over has joined somebody.
                pupils => there.extend(pupils.chunks(1)),
            }
        }
        for (place, one) in there.iter().enumerate() {
            let others = there[place + 1..].iter();
            count += others.filter(|other| again(one, other)).count();
        }
    }
    count
}

fn is_unit(pupils: &[PupilId], units: &[Unit]) -> bool {
    let same = |unit: &Unit| {
        unit.pupils.len() == pupils.len() && unit.pupils.iter().all(|p| pupils.contains(p))
    };
    units.iter().any(same)
}

fn left_over_counts(history: &History, units: &[Unit]) -> BTreeMap<PupilId, u32> {
    let mut counts = BTreeMap::new();
    for table in history.rounds.iter().flatten() {
        for (seat, side) in table.sides.iter().enumerate() {
            let alone = matches!(table.sides[1 - seat], Side::Computer { .. });
            let shares = side.pupils().len() > 1 && !is_unit(side.pupils(), units);
            for &one in side.pupils() {
                *counts.entry(one).or_default() += u32::from(alone || shares);
            }
        }
    }
    counts
}

/// Every way to let these units play in pairs.
fn all_matchings(units: &[Unit]) -> Vec<Vec<Plan>> {
    let Some((first, rest)) = units.split_first() else {
        return vec![Vec::new()];
    };
    let mut all = Vec::new();
    for (place, other) in rest.iter().enumerate() {
        let mut left = rest.to_vec();
        left.remove(place);
        for mut others in all_matchings(&left) {
            others.push([side(&first.pupils), side(&other.pupils)]);
            all.push(others);
        }
    }
    all
}

fn side(pupils: &[PupilId]) -> Side {
    Side::Pupils {
        pupils: pupils.to_vec(),
    }
}

/// Every round there is, with whoever is left over among those who may be.
fn all_rounds(history: &History, units: &[Unit], odd: Odd) -> Vec<Vec<Plan>> {
    if units.len().is_multiple_of(2) {
        return all_matchings(units);
    }
    let counts = left_over_counts(history, units);
    let count = |unit: &Unit| {
        let each = unit
            .pupils
            .iter()
            .map(|p| counts.get(p).copied().unwrap_or(0));
        each.max().unwrap_or(0)
    };
    let single = |unit: &&Unit| unit.pupils.len() == 1;
    let binome = matches!(odd, Odd::Binome) && units.iter().filter(single).count() > 1;
    let may = |unit: &&Unit| !binome || single(unit);
    let least = units.iter().filter(may).map(count).min().unwrap_or(0);
    let mut all = Vec::new();
    for left in units.iter().filter(may).filter(|unit| count(unit) == least) {
        let others: Vec<Unit> = units.iter().filter(|&unit| unit != left).cloned().collect();
        for matching in all_matchings(&others) {
            if !binome {
                let mut round = matching;
                round.push([side(&left.pupils), Side::Computer { level: 1 }]);
                all.push(round);
                continue;
            }
            for place in 0..matching.len() {
                for seat in 0..2 {
                    let mate = matching[place][seat].pupils();
                    if mate.len() == 1 {
                        let mut round = matching.clone();
                        round[place][seat] = side(&[mate[0], left.pupils[0]]);
                        all.push(round);
                    }
                }
            }
        }
    }
    all
}

/// Everybody who is there plays once.
fn assert_everybody_plays(plans: &[Plan], units: &[Unit]) {
    let mut playing: Vec<PupilId> = (plans.iter().flatten())
        .flat_map(|side| side.pupils().to_vec())
        .collect();
    playing.sort();
    let mut there: Vec<PupilId> = units.iter().flat_map(|unit| unit.pupils.clone()).collect();
    there.sort();
    assert_eq!(playing, there);
}

fn played(plans: &[Plan], results: impl Fn(usize) -> TableResult) -> Vec<PastTable> {
    let past = |(place, sides): (usize, &Plan)| PastTable {
        sides: sides.clone(),
        result: Some(results(place)),
    };
    plans.iter().enumerate().map(past).collect()
}

/// Rounds in which each time only some were there, with any result.
fn histories(most: usize) -> impl Strategy<Value = (Vec<Unit>, History, Vec<Unit>, Odd, u64)> {
    let odd = prop_oneof![Just(Odd::Binome), Just(Odd::Computer { level: 3 })];
    let rounds = prop::collection::vec((any::<u64>(), any::<u32>(), any::<bool>()), 0..6);
    (2..=most, 0..3usize, rounds, odd, any::<u64>(), any::<u32>()).prop_map(
        |(count, pairs, rounds, odd, seed, there)| {
            // Some are always together, the others alone.
            let pairs = pairs.min(count / 2);
            let mut units: Vec<Unit> = (0..pairs)
                .map(|pair| Unit {
                    pupils: vec![pupil(2 * pair + 1), pupil(2 * pair + 2)],
                })
                .collect();
            units.extend((2 * pairs + 1..=count).map(|number| Unit::single(pupil(number))));
            let some = |mask: u32| -> Vec<Unit> {
                let there = |&(place, _): &(usize, &Unit)| mask >> (2 * place) & 3 != 0;
                let present = units.iter().enumerate().filter(there);
                present.map(|(_, unit)| unit.clone()).collect()
            };
            let mut history = History::default();
            for (seed, mask, swiss) in rounds {
                let method = if swiss {
                    Method::Swiss
                } else {
                    Method::Automatic
                };
                let plans = pair(&history, &some(mask), method, odd, seed);
                let result = |place: usize| match (seed >> place) % 3 {
                    0 => TableResult::Drawn,
                    winner => TableResult::Won {
                        seat: winner as usize - 1,
                    },
                };
                history.rounds.push(played(&plans, result));
            }
            (units.clone(), history, some(there), odd, seed)
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    /// "If avoidable" is what it says: no round whatever repeats less.
    #[test]
    fn no_round_repeats_less((_, history, there, odd, seed) in histories(8)) {
        let plans = pair(&history, &there, Method::Automatic, odd, seed);
        assert_everybody_plays(&plans, &there);
        let fewest = (all_rounds(&history, &there, odd).iter())
            .map(|round| repeats(&history, round, &there))
            .min();
        prop_assert_eq!(Some(repeats(&history, &plans, &there)), fewest.or(Some(0)));
    }

    /// Whoever is left over was so no more often than anybody else.
    #[test]
    fn nobody_is_left_over_twice_before_all_were((_, history, there, odd, seed) in histories(9)) {
        for method in [Method::Automatic, Method::Swiss] {
            let plans = pair(&history, &there, method, odd, seed);
            let counts = left_over_counts(&history, &there);
            let count = |one: &PupilId| counts.get(one).copied().unwrap_or(0);
            let mut left = 0;
            for [first, second] in &plans {
                for (side, other) in [(first, second), (second, first)] {
                    let pupils = side.pupils();
                    let leftover: &[PupilId] = match (pupils, other) {
                        (pupils, Side::Computer { .. }) => pupils,
                        (&[_, _], _) if !is_unit(pupils, &there) => &pupils[1..],
                        _ => continue,
                    };
                    left += 1;
                    let most = leftover.iter().map(count).max().unwrap_or(0);
                    let alike = there.iter().filter(|unit| unit.pupils.len() == leftover.len());
                    for other in alike {
                        let other = other.pupils.iter().map(count).max().unwrap_or(0);
                        prop_assert!(most <= other, "{plans:?}");
                    }
                }
            }
            prop_assert_eq!(left, there.len() % 2);
        }
    }

    /// In Swiss rounds nobody meets twice unless every round has as many rematches.
    #[test]
    fn swiss_rounds_have_the_fewest_rematches((_, history, there, _, seed) in histories(8)) {
        let there = if there.len() % 2 == 1 { &there[1..] } else { &there[..] };
        let met = |a: PupilId, b: PupilId| {
            let at = |side: &Side, one: PupilId| side.pupils().contains(&one);
            let tables = history.rounds.iter().flatten();
            tables.filter(|table| {
                let [first, second] = &table.sides;
                at(first, a) && at(second, b) || at(first, b) && at(second, a)
            }).count()
        };
        let rematches = |plans: &[Plan]| -> usize {
            let of = |[first, second]: &Plan| {
                let pairs = (first.pupils().iter())
                    .flat_map(|&a| second.pupils().iter().map(move |&b| (a, b)));
                pairs.map(|(a, b)| met(a, b)).max().unwrap_or(0)
            };
            plans.iter().map(of).sum()
        };
        let plans = pair(&history, there, Method::Swiss, Odd::Binome, seed);
        let fewest = all_matchings(there).iter().map(|round| rematches(round)).min();
        prop_assert_eq!(Some(rematches(&plans)), fewest);
    }

    /// The same question has the same answer.
    #[test]
    fn a_round_follows_from_its_seed((_, history, there, odd, seed) in histories(12)) {
        let once = pair(&history, &there, Method::Automatic, odd, seed);
        prop_assert_eq!(once, pair(&history, &there, Method::Automatic, odd, seed));
    }
}

/// Four and eight have just shared a seat, and so have five and six; but four has
/// played against both five and six.
#[test]
fn a_shared_seat_is_better_than_a_rematch_in_swiss_rounds() {
    let side = |numbers: &[usize]| Side::Pupils {
        pupils: numbers.iter().map(|&number| pupil(number)).collect(),
    };
    let round = |tables: &[[&[usize]; 2]]| {
        let plans: Vec<Plan> = tables.iter().map(|sides| sides.map(side)).collect();
        played(&plans, |_| TableResult::Drawn)
    };
    let history = History {
        rounds: vec![
            round(&[[&[4], &[6, 5]]]),
            round(&[[&[6], &[3]], [&[1, 2], &[4, 8]]]),
        ],
    };
    let units = [4, 5, 6, 8].map(|number| Unit::single(pupil(number)));
    for seed in 0..40 {
        let plans = pair(&history, &units, Method::Swiss, Odd::Binome, seed);
        let four = plans.iter().flatten().position(|one| *one == side(&[4]));
        let against = &plans.concat()[four.unwrap() ^ 1];
        assert_eq!(*against, side(&[8]), "seed {seed}");
    }
}

#[test]
fn a_class_of_35_meets_new_partners_round_after_round() {
    for odd in [Odd::Binome, Odd::Computer { level: 2 }] {
        let units = singles(35);
        let mut history = History::default();
        for round in 0..30 {
            let plans = pair(&history, &units, Method::Automatic, odd, round);
            assert_everybody_plays(&plans, &units);
            assert_eq!(repeats(&history, &plans, &units), 0, "round {round}");
            history.rounds.push(played(&plans, |_| TableResult::Drawn));
        }
    }
}

#[test]
fn seats_stay_balanced() {
    let units = singles(24);
    let mut history = History::default();
    let mut began: BTreeMap<PupilId, i32> = BTreeMap::new();
    for round in 0..20 {
        let method = if round % 2 == 0 {
            Method::Automatic
        } else {
            Method::Swiss
        };
        let plans = pair(&history, &units, method, Odd::Binome, round);
        for [first, second] in &plans {
            *began.entry(first.pupils()[0]).or_default() += 1;
            *began.entry(second.pupils()[0]).or_default() -= 1;
        }
        let winner = |place: usize| TableResult::Won { seat: place % 2 };
        history.rounds.push(played(&plans, winner));
        let most = began.values().map(|balance| balance.abs()).max().unwrap();
        assert!(most <= 3, "round {round}: {most}");
    }
}

#[test]
fn swiss_rounds_let_equals_meet_and_float_down_by_one_group() {
    let units = singles(16);
    let mut history = History::default();
    let mut halves: BTreeMap<PupilId, u32> = BTreeMap::new();
    for round in 0..4 {
        let plans = pair(&history, &units, Method::Swiss, Odd::Binome, round);
        for [first, second] in &plans {
            let (a, b) = (first.pupils()[0], second.pupils()[0]);
            let points = |one| halves.get(&one).copied().unwrap_or(0);
            // Sixteen players split evenly for four rounds: always equals.
            assert_eq!(points(a), points(b), "round {round}");
        }
        // The lower number wins.
        let better = |place: usize| {
            let [first, second] = &plans[place];
            usize::from(first.pupils()[0] > second.pupils()[0])
        };
        history
            .rounds
            .push(played(&plans, |place| TableResult::Won {
                seat: better(place),
            }));
        for (place, plan) in plans.iter().enumerate() {
            *halves.entry(plan[better(place)].pupils()[0]).or_default() += 2;
        }
    }
    assert_eq!(halves[&pupil(1)], 8, "the best one has won every game");
    // An odd group: somebody floats down, by no more than one step.
    let units = singles(6);
    let plans = pair(&History::default(), &units, Method::Swiss, Odd::Binome, 1);
    let mut history = History::default();
    history
        .rounds
        .push(played(&plans, |_| TableResult::Won { seat: 0 }));
    let second = pair(&history, &units, Method::Swiss, Odd::Binome, 2);
    let winners: Vec<PupilId> = plans.iter().map(|plan| plan[0].pupils()[0]).collect();
    let mixed = second
        .iter()
        .filter(|[a, b]| winners.contains(&a.pupils()[0]) != winners.contains(&b.pupils()[0]));
    assert_eq!(mixed.count(), 1);
}

#[test]
fn one_alone_plays_the_computer_and_nobody_has_no_round() {
    let alone = pair(
        &History::default(),
        &singles(1),
        Method::Automatic,
        Odd::Binome,
        1,
    );
    assert!(matches!(
        alone.as_slice(),
        [[Side::Pupils { .. }, Side::Computer { .. }]]
    ));
    assert!(pair(&History::default(), &[], Method::Swiss, Odd::Binome, 1).is_empty());
    let three = pair(
        &History::default(),
        &singles(3),
        Method::Automatic,
        Odd::Binome,
        1,
    );
    assert_eq!(three.len(), 1, "three sit at one table");
}
