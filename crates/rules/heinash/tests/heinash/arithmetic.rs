//! N3 and N4 against a brute force that shares nothing with the rules: every
//! order of the dice, every sign, every bracket, in exact fractions.

use std::collections::{BTreeMap, BTreeSet};

use heinash::{Expression, Operations, Roll, odds, reach, ways};

/// A fraction, not in lowest terms; `None` stands for a division by zero.
type Value = Option<(i64, i64)>;

#[derive(Clone, Debug)]
enum Tree {
    Die(i64),
    Join(char, Box<Tree>, Box<Tree>),
}

impl Tree {
    fn value(&self) -> Value {
        match self {
            Tree::Die(die) => Some((*die, 1)),
            Tree::Join(sign, left, right) => {
                let ((a, b), (c, d)) = (left.value()?, right.value()?);
                let (top, bottom) = match sign {
                    '+' => (a * d + c * b, b * d),
                    '-' => (a * d - c * b, b * d),
                    '*' => (a * c, b * d),
                    _ => (a * d, b * c),
                };
                (bottom != 0).then_some((top, bottom))
            }
        }
    }

    fn number(&self) -> Option<i64> {
        let (top, bottom) = self.value()?;
        let whole = top % bottom == 0 && (1..=36).contains(&(top / bottom));
        whole.then(|| top / bottom)
    }

    /// The way in its normal form: a sum as its sorted signed terms, a product as
    /// its sorted factors and divisors.
    fn normal_form(&self) -> String {
        match self {
            Tree::Die(die) => die.to_string(),
            Tree::Join('+' | '-', ..) => listed(self, ['+', '-']),
            Tree::Join(..) => listed(self, ['*', '/']),
        }
    }
}

fn listed(tree: &Tree, signs: [char; 2]) -> String {
    fn parts(tree: &Tree, signs: [char; 2], turned: bool, out: &mut Vec<String>) {
        match tree {
            Tree::Join(sign, left, right) if signs.contains(sign) => {
                parts(left, signs, turned, out);
                parts(right, signs, turned != (*sign == signs[1]), out);
            }
            _ => out.push(format!(
                "{}{}",
                signs[usize::from(turned)],
                tree.normal_form()
            )),
        }
    }
    let mut out = Vec::new();
    parts(tree, signs, false, &mut out);
    out.sort();
    format!("[{}]", out.concat())
}

fn trees(dice: [u8; 3], signs: &str) -> Vec<Tree> {
    let mut out = Vec::new();
    for [x, y, z] in [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ] {
        let [x, y, z] = [x, y, z].map(|place| Tree::Die(dice[place].into()));
        for first in signs.chars() {
            for second in signs.chars() {
                let join = |sign, left: &Tree, right: &Tree| {
                    Tree::Join(sign, Box::new(left.clone()), Box::new(right.clone()))
                };
                out.push(join(second, &join(first, &x, &y), &z));
                out.push(join(first, &x, &join(second, &y, &z)));
            }
        }
    }
    out
}

const SIGNS: [(Operations, &str); 3] = [
    (Operations::All, "+-*/"),
    (Operations::PlusTimes, "+*"),
    (Operations::Plus, "+"),
];

fn read(text: &str) -> Expression {
    text.parse().unwrap()
}

fn texts(ways: &[Expression]) -> Vec<String> {
    ways.iter().map(Expression::to_string).collect()
}

#[test]
fn n4_all_216_throws_make_what_brute_force_makes() {
    for (operations, signs) in SIGNS {
        let mut made = [0; 37];
        for throw in 0..216u8 {
            let dice = [throw / 36 + 1, throw / 6 % 6 + 1, throw % 6 + 1];
            let expected: BTreeSet<i64> =
                trees(dice, signs).iter().filter_map(Tree::number).collect();
            let roll = Roll::new(dice).unwrap();
            let found: BTreeSet<i64> = reach(roll, operations).iter().map(i64::from).collect();
            assert_eq!(found, expected, "{roll} with {signs}");
            for number in expected {
                made[number as usize] += 1;
            }
        }
        for number in 1..=36 {
            assert_eq!(
                odds(number, operations),
                made[usize::from(number)],
                "{number}"
            );
        }
    }
}

/// Neither a fraction nor a number below zero on the way makes more possible.
#[test]
fn n4_detours_through_fractions_and_negatives_gain_nothing() {
    fn plain(tree: &Tree) -> bool {
        let here = |(top, bottom): (i64, i64)| top % bottom == 0 && top / bottom >= 0;
        let parts = match tree {
            Tree::Die(_) => true,
            Tree::Join(_, left, right) => plain(left) && plain(right),
        };
        parts && tree.value().is_some_and(here)
    }
    for roll in Roll::all() {
        let trees = trees(roll.dice(), "+-*/");
        let all: BTreeSet<i64> = trees.iter().filter_map(Tree::number).collect();
        let without = trees.iter().filter(|tree| plain(tree));
        let without: BTreeSet<i64> = without.filter_map(Tree::number).collect();
        assert_eq!(all, without, "{roll}");
    }
}

#[test]
fn n4_five_four_two_makes_the_fourteen_numbers_of_the_rules() {
    let roll = Roll::new([5, 4, 2]).unwrap();
    let numbers: Vec<u8> = reach(roll, Operations::All).iter().collect();
    assert_eq!(numbers, [1, 2, 3, 6, 7, 10, 11, 12, 13, 14, 18, 22, 28, 30]);
    assert_eq!(
        ways(roll, Operations::All).numbers(),
        reach(roll, Operations::All)
    );
}

/// A way listed twice, one left out, or one that has another value turns this red.
#[test]
fn n4_ways_are_all_the_normal_forms_once() {
    for (operations, signs) in SIGNS {
        for roll in Roll::all() {
            let mut expected: BTreeMap<u8, BTreeSet<String>> = BTreeMap::new();
            for tree in trees(roll.dice(), signs) {
                if let Some(number) = tree.number() {
                    let forms = expected.entry(number as u8).or_default();
                    forms.insert(tree.normal_form());
                }
            }
            let ways = ways(roll, operations);
            let counted: Vec<(u8, usize)> = ways.iter().map(|(n, w)| (n, w.len())).collect();
            let expected: Vec<(u8, usize)> = expected.iter().map(|(n, f)| (*n, f.len())).collect();
            assert_eq!(counted, expected, "{roll} with {signs}");
            for (number, ways) in ways.iter() {
                let different: BTreeSet<String> = texts(ways).into_iter().collect();
                assert_eq!(different.len(), ways.len(), "{number} with {roll}");
                for way in ways {
                    assert_eq!(
                        way.value().unwrap().as_whole(),
                        Some(number.into()),
                        "{way}"
                    );
                    let mut dice: Vec<u16> = way.numbers().collect();
                    dice.sort_by(|a, b| b.cmp(a));
                    assert_eq!(dice, roll.dice().map(u16::from), "{way}");
                    assert_eq!(read(&way.to_string()), *way);
                }
            }
        }
    }
}

#[test]
fn n3_ways_are_written_as_a_person_would() {
    let of = |dice, number| texts(ways(Roll::new(dice).unwrap(), Operations::All).to(number));
    assert_eq!(of([5, 4, 2], 11), ["5+4+2"]);
    assert_eq!(of([5, 4, 2], 10), ["5*4/2", "(4-2)*5"]);
    assert_eq!(of([5, 4, 2], 18), ["5*4-2", "(5+4)*2"]);
    assert_eq!(of([5, 4, 2], 2), ["(5-4)*2", "2/(5-4)"]);
    assert_eq!(of([6, 3, 2], 1), ["6-3-2", "3*2/6", "6/3/2"]);
    assert_eq!(of([6, 4, 2], 3), ["6*2/4", "6/(4-2)"]);
    assert_eq!(of([5, 5, 1], 1), ["5+1-5", "5*1/5", "5/5/1"]);
    assert!(of([5, 4, 2], 20).is_empty(), "the 2 would be unused");
    assert!(of([5, 4, 2], 0).is_empty() && of([5, 4, 2], 200).is_empty());
}
