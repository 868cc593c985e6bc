//! The quick judge and the slow one agree on thousands of small histories, of which
//! a good part is right and a good part wrong.

use judge::check;
use search::Numbers;

use crate::all_orders::is_linearizable;
use crate::simulated::{history, meddle, shift};

#[test]
fn the_judge_agrees_with_a_search_through_all_orders() {
    let mut numbers = Numbers::seeded(7);
    let (mut right, mut wrong, mut in_time) = (0, 0, 0);
    while right + wrong < 10_000 {
        let steps = 20 + numbers.below(30) as usize;
        let players = 2 + numbers.below(2) as u8;
        let mut history = history(&mut numbers, players, steps, 4);
        // Half of them have only their times changed.
        let change = match numbers.below(2) {
            0 => meddle,
            _ => shift,
        };
        for _ in 0..numbers.below(24) {
            let mut changed = history.clone();
            change(&mut changed, &mut numbers);
            // What is no history at all is not judged.
            if changed.is_well_formed() {
                history = changed;
            }
        }
        let found = check(&history);
        let explained = is_linearizable(&history);
        assert_eq!(found.is_empty(), explained, "{found:?}\n{history:#?}");
        match explained {
            true => right += 1,
            false => wrong += 1,
        }
        // Those that only their times make wrong are the interesting ones.
        let only_order = !found.is_empty() && found.iter().all(|it| it.name() == "order");
        in_time += u32::from(only_order);
    }
    assert!(right > 2500 && wrong > 2500, "{right} right, {wrong} wrong");
    assert!(
        in_time > 150,
        "only {in_time} of {wrong} are wrong by their times alone"
    );
}

#[test]
fn what_an_object_that_is_right_brings_about_is_right() {
    let mut numbers = Numbers::seeded(8);
    for _ in 0..500 {
        let history = history(&mut numbers, 4, 400, 200);
        assert!(history.is_well_formed());
        assert_eq!(check(&history), [], "{history:#?}");
    }
}
