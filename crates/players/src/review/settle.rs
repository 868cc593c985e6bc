//! Makes one story of values that were found one by one.
//!
//! A worth is a number for each party, greater if that party is better off. What
//! somebody could get by a move they could also get by the position before it,
//! so a value before a move that is worse for the mover than the one after it
//! was mistaken, and the later one is nearer to the end. Where the best move was
//! played, or the only one, both values are one and the same thing.

/// What led from one position to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cause {
    /// A roll or a draw.
    Chance,
    /// This party chose a move.
    Choice(usize),
    /// This party made the best move, or the only one.
    Best(usize),
    /// Something outside the rules of play.
    Stop,
}

/// A position as it was weighed.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Weighed {
    /// What it is worth to each party; `None` if nobody looked.
    pub(super) worth: Option<Vec<f64>>,
    /// Whether that is proven.
    pub(super) exact: bool,
}

/// What each position is worth, `end` being the last: as it was weighed, except
/// that no move gains anything for whoever made it. Costs and luck then are the
/// differences, which add up by themselves.
pub(super) fn settle(weighed: &[Weighed], causes: &[Cause], end: Vec<f64>) -> Vec<Vec<f64>> {
    let mut weighed = weighed.to_vec();
    // What is proven cannot be improved on, so an estimate that says otherwise is
    // mistaken.
    for number in 1..weighed.len() {
        let (before, after) = weighed.split_at_mut(number);
        let (before, after) = (&before[number - 1], &mut after[0]);
        let Cause::Choice(party) = causes[number - 1] else {
            continue;
        };
        if let (true, false, Some(most), Some(worth)) =
            (before.exact, after.exact, &before.worth, &after.worth)
            && worth[party] > most[party]
        {
            after.worth = Some(most.clone());
        }
    }
    let mut settled = vec![end];
    for (weighed, cause) in weighed.iter().zip(causes).rev() {
        let after = &settled[settled.len() - 1];
        let before = match (&weighed.worth, *cause) {
            (None, _) | (_, Cause::Best(_)) => after.clone(),
            (Some(worth), Cause::Chance | Cause::Stop) => worth.clone(),
            (Some(worth), Cause::Choice(party)) if worth[party] >= after[party] => worth.clone(),
            (Some(_), Cause::Choice(_)) => after.clone(),
        };
        settled.push(before);
    }
    settled.reverse();
    settled
}

#[cfg(test)]
mod tests {
    use super::*;

    fn estimate(value: f64) -> Weighed {
        Weighed {
            worth: Some(vec![value, 1.0 - value]),
            exact: false,
        }
    }

    fn proven(value: f64) -> Weighed {
        Weighed {
            exact: true,
            ..estimate(value)
        }
    }

    fn story(weighed: &[Weighed], causes: &[Cause], end: f64) -> Vec<f64> {
        let settled = settle(weighed, causes, vec![end, 1.0 - end]);
        settled.iter().map(|worth| worth[0]).collect()
    }

    #[test]
    fn a_move_that_seems_to_gain_says_that_the_position_was_better() {
        let weighed = [estimate(0.5), estimate(0.7)];
        let causes = [Cause::Choice(0), Cause::Choice(1)];
        assert_eq!(story(&weighed, &causes, 0.6), [0.6, 0.6, 0.6]);
        assert_eq!(story(&weighed, &causes, 1.0), [0.7, 0.7, 1.0]);
    }

    #[test]
    fn the_best_move_costs_nothing_whatever_is_found_later() {
        let weighed = [estimate(0.5), estimate(0.8)];
        let causes = [Cause::Chance, Cause::Best(0)];
        assert_eq!(story(&weighed, &causes, 0.6), [0.5, 0.6, 0.6]);
    }

    #[test]
    fn luck_may_go_either_way() {
        let weighed = [estimate(0.5), estimate(0.3)];
        let causes = [Cause::Chance, Cause::Chance];
        assert_eq!(story(&weighed, &causes, 1.0), [0.5, 0.3, 1.0]);
    }

    #[test]
    fn an_estimate_does_not_improve_on_a_proof() {
        let weighed = [proven(0.5), estimate(0.9)];
        let causes = [Cause::Choice(0), Cause::Chance];
        assert_eq!(story(&weighed, &causes, 0.0), [0.5, 0.5, 0.0]);
    }

    #[test]
    fn where_nobody_looked_it_is_worth_what_came_after() {
        let unknown = Weighed {
            worth: None,
            exact: false,
        };
        let causes = [Cause::Choice(0), Cause::Choice(1)];
        assert_eq!(
            story(&[estimate(0.8), unknown], &causes, 0.2),
            [0.8, 0.2, 0.2]
        );
    }
}
