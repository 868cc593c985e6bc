//! What was possible (N3, N4): for a roll all the distinct ways to every number,
//! for showing after a turn.

use alloc::vec::Vec;

use crate::arithmetic::Operations;
use crate::expression::Expression;
use crate::forms::forms;
use crate::numbers::NumberSet;
use crate::rhombus::Size;
use crate::roll::Roll;

/// All the distinct ways to reach each number with one roll.
///
/// Ways that differ only in the order of terms or factors, or in how those are
/// bracketed, are one: `5+4+2` stands for all six orders, `5*4/2` also for
/// `5/2*4`, and `5-4-2` also for `5-(4+2)`. Ways with different signs on the
/// same dice are different even where the value cannot tell, as `5*1` and `5/1`.
///
/// ```
/// use heinash::{Operations, Roll, ways};
///
/// let ways = ways(Roll::new([5, 4, 2]).unwrap(), Operations::All);
/// let written = |number: u8| ways.to(number).iter().map(|way| way.to_string()).collect::<Vec<_>>();
/// assert_eq!(written(3), ["5+2-4", "4*2-5", "5-4/2"]);
/// assert_eq!(written(30), ["(4+2)*5"]);
/// assert!(written(4).is_empty());
/// assert_eq!(ways.numbers().len(), 14);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ways {
    by_number: Vec<Vec<Expression>>,
}

/// Finds all ways to the numbers from 1 to 36 with these dice and signs.
pub fn ways(roll: Roll, operations: Operations) -> Ways {
    let mut by_number = Vec::new();
    by_number.resize_with(usize::from(Size::USUAL.cells()) + 1, Vec::new);
    for form in forms(roll, operations) {
        if let Some(number) = form.number() {
            by_number[usize::from(number)].push(Expression::from_form(&form));
        }
    }
    Ways { by_number }
}

impl Ways {
    /// The ways to this number, the simplest first; none if it cannot be made.
    pub fn to(&self, number: u8) -> &[Expression] {
        let ways = self.by_number.get(usize::from(number));
        ways.map_or(&[], Vec::as_slice)
    }

    /// The numbers that can be made.
    pub fn numbers(&self) -> NumberSet {
        self.iter().map(|(number, _)| number).collect()
    }

    /// Each number that can be made, in ascending order, with its ways.
    pub fn iter(&self) -> impl Iterator<Item = (u8, &[Expression])> {
        let numbered = self.by_number.iter().enumerate();
        numbered
            .map(|(number, ways)| (number as u8, ways.as_slice()))
            .filter(|(_, ways)| !ways.is_empty())
    }
}

/// The simplest way to each of these numbers that can be made, in ascending
/// order.
pub(crate) fn simplest_ways(
    roll: Roll,
    operations: Operations,
    wanted: NumberSet,
) -> impl Iterator<Item = Expression> {
    let mut simplest = [None; Size::USUAL.cells() as usize + 1];
    for form in forms(roll, operations) {
        if let Some(number) = form.number().filter(|&number| wanted.contains(number)) {
            simplest[usize::from(number)].get_or_insert(form);
        }
    }
    simplest
        .into_iter()
        .flatten()
        .map(|form| Expression::from_form(&form))
}
