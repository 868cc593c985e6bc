//! All the ways there are to join three dice (N3, N4), each in one written form.
//!
//! Two expressions are the same way if they differ only in the order of terms
//! or factors or in how those are bracketed. So a sum is a multiset of terms,
//! each with a plus or a minus, and a product is a multiset of factors and
//! divisors: `5-4-2`, `5-2-4` and `5-(4+2)` are one way, as are `5*4/2`,
//! `5/2*4` and `5/(2/4)`. A sum inside a sum and a product inside a product are
//! parts of it; a sum inside a product, or a product inside a sum, stays one
//! term. What remains for three dice are the eighteen patterns below. Left out
//! are `(x-y)*z`, `(x-y)/z` and `x/(y-z)` with the smaller die first inside the
//! brackets, which never come to more than 0.
//!
//! The patterns stand in the order in which a person would look for them:
//! without brackets first, then by signs, `+` before `×` before `−` before `÷`.

use crate::arithmetic::{Operation, Operations};
use crate::fraction::{Fraction, ValueError};
use crate::numbers::NumberSet;
use crate::rhombus::Size;
use crate::roll::Roll;

use Operation::{Divide, Minus, Plus, Times};

/// Where a form has its brackets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Brackets {
    /// `x∘y∘z`
    None,
    /// `(x∘y)∘z`
    First,
    /// `x∘(y∘z)`
    Last,
}

/// Two signs and where the brackets are: `x first y second z`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Pattern {
    first: Operation,
    second: Operation,
    brackets: Brackets,
    orders: &'static [[usize; 3]],
}

/// Three dice joined by a pattern.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Form {
    pub(crate) dice: [u8; 3],
    pub(crate) first: Operation,
    pub(crate) second: Operation,
    pub(crate) brackets: Brackets,
}

// The orders of the dice that come to different things, larger dice first:
// which die of the roll stands at x, y and z.
const ANY_ORDER: &[[usize; 3]] = &[[0, 1, 2]];
const XY_ALIKE: &[[usize; 3]] = &[[0, 1, 2], [0, 2, 1], [1, 2, 0]];
const YZ_ALIKE: &[[usize; 3]] = &[[0, 1, 2], [1, 0, 2], [2, 0, 1]];
const ALL_DIFFER: &[[usize; 3]] = &[
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
];

#[rustfmt::skip]
const PATTERNS: [Pattern; 18] = [
    pattern(Plus,   Plus,   Brackets::None,  ANY_ORDER),
    pattern(Times,  Plus,   Brackets::None,  XY_ALIKE),
    pattern(Times,  Times,  Brackets::None,  ANY_ORDER),
    pattern(Plus,   Minus,  Brackets::None,  XY_ALIKE),
    pattern(Times,  Minus,  Brackets::None,  XY_ALIKE),
    pattern(Minus,  Times,  Brackets::None,  YZ_ALIKE),
    pattern(Minus,  Minus,  Brackets::None,  YZ_ALIKE),
    pattern(Divide, Plus,   Brackets::None,  ALL_DIFFER),
    pattern(Times,  Divide, Brackets::None,  XY_ALIKE),
    pattern(Divide, Minus,  Brackets::None,  ALL_DIFFER),
    pattern(Minus,  Divide, Brackets::None,  ALL_DIFFER),
    pattern(Divide, Divide, Brackets::None,  YZ_ALIKE),
    pattern(Plus,   Times,  Brackets::First, XY_ALIKE),
    pattern(Minus,  Times,  Brackets::First, XY_ALIKE),
    pattern(Plus,   Divide, Brackets::First, XY_ALIKE),
    pattern(Divide, Plus,   Brackets::Last,  YZ_ALIKE),
    pattern(Minus,  Divide, Brackets::First, XY_ALIKE),
    pattern(Divide, Minus,  Brackets::Last,  YZ_ALIKE),
];

const fn pattern(
    first: Operation,
    second: Operation,
    brackets: Brackets,
    orders: &'static [[usize; 3]],
) -> Pattern {
    Pattern {
        first,
        second,
        brackets,
        orders,
    }
}

impl Pattern {
    const fn allowed(&self, operations: Operations) -> bool {
        operations.allow(self.first) && operations.allow(self.second)
    }

    const fn form(&self, roll: Roll, order: usize) -> Form {
        let [x, y, z] = self.orders[order];
        let dice = roll.dice();
        Form {
            dice: [dice[x], dice[y], dice[z]],
            first: self.first,
            second: self.second,
            brackets: self.brackets,
        }
    }
}

impl Form {
    /// The number on the board that this form makes, if any.
    pub(crate) const fn number(&self) -> Option<u8> {
        let last = Size::USUAL.cells() as i32;
        let Ok(value) = self.value() else {
            return None;
        };
        match value.as_whole() {
            Some(number) if 1 <= number && number <= last => Some(number as u8),
            _ => None,
        }
    }

    const fn value(&self) -> Result<Fraction, ValueError> {
        let [x, y, z] = self.dice;
        let [x, y, z] = [
            Fraction::whole(x as i32),
            Fraction::whole(y as i32),
            Fraction::whole(z as i32),
        ];
        let last_first = match self.brackets {
            Brackets::None => self.second.binds_first() && !self.first.binds_first(),
            Brackets::First => false,
            Brackets::Last => true,
        };
        if last_first {
            match self.second.apply(y, z) {
                Ok(right) => self.first.apply(x, right),
                Err(why) => Err(why),
            }
        } else {
            match self.first.apply(x, y) {
                Ok(left) => self.second.apply(left, z),
                Err(why) => Err(why),
            }
        }
    }
}

/// Every form that joins these dice with these signs, the simplest first. Where
/// dice are equal, forms that look the same come once.
pub(crate) fn forms(roll: Roll, operations: Operations) -> impl Iterator<Item = Form> {
    let allowed = move |pattern: &&Pattern| pattern.allowed(operations);
    PATTERNS.iter().filter(allowed).flat_map(move |pattern| {
        let form = move |order| pattern.form(roll, order);
        let is_new = move |&order: &usize| (0..order).all(|before| form(before) != form(order));
        (0..pattern.orders.len()).filter(is_new).map(form)
    })
}

/// What each roll can make with each choice of signs: worked out once by the
/// compiler, because playing whole games at random asks for little else.
static REACH: [[NumberSet; Roll::COUNT]; 3] = [
    reach_of_all(Operations::All),
    reach_of_all(Operations::PlusTimes),
    reach_of_all(Operations::Plus),
];

const fn reach_of_all(operations: Operations) -> [NumberSet; Roll::COUNT] {
    let mut reach = [NumberSet::EMPTY; Roll::COUNT];
    let mut index = 0;
    while index < Roll::COUNT {
        let mut row = 0;
        while row < PATTERNS.len() {
            let pattern = &PATTERNS[row];
            let mut order = 0;
            while pattern.allowed(operations) && order < pattern.orders.len() {
                if let Some(number) = pattern.form(Roll::at(index), order).number() {
                    reach[index] = reach[index].with(number);
                }
                order += 1;
            }
            row += 1;
        }
        index += 1;
    }
    reach
}

/// The numbers from 1 to 36 that each roll can make, by [`Roll::index`].
pub(crate) fn reach_table(operations: Operations) -> &'static [NumberSet; Roll::COUNT] {
    &REACH[operations as usize]
}

/// The numbers from 1 to 36 that a roll can make with these signs (N3, N4).
///
/// ```
/// use heinash::{Operations, Roll, reach};
///
/// // Three ones make the fewest numbers, and 6, 5 and 2 the most.
/// let count = |roll: &Roll| reach(*roll, Operations::All).len();
/// let fewest = Roll::all().min_by_key(count).unwrap();
/// assert_eq!((fewest.dice(), count(&fewest)), ([1, 1, 1], 3));
/// assert_eq!(Roll::all().map(|roll| count(&roll)).max(), Some(16));
/// assert_eq!(count(&Roll::new([6, 5, 2]).unwrap()), 16);
/// ```
pub fn reach(roll: Roll, operations: Operations) -> NumberSet {
    reach_table(operations)[roll.index()]
}

/// The odds of a number: how many of the 216 throws can make it.
///
/// ```
/// use heinash::{Operations, odds};
///
/// let odds = |number: u8| odds(number, Operations::All);
/// let easiest = (1..=36).max_by_key(|&number| odds(number)).unwrap();
/// assert_eq!((easiest, odds(easiest)), (2, 171));
/// // The rarest numbers come with nine throws of 216.
/// let rarest: Vec<u8> = (1..=36).filter(|&number| odds(number) == 9).collect();
/// assert_eq!(rarest, [33, 34]);
/// assert!((1..=36).all(|number| odds(number) >= 9));
/// ```
pub fn odds(number: u8, operations: Operations) -> u32 {
    let makes_it = |roll: &Roll| reach(*roll, operations).contains(number);
    Roll::all().filter(makes_it).map(Roll::weight).sum()
}
