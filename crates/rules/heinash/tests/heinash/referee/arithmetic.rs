//! N3 and N4: expressions, calculated exactly.

/// An exact value: a fraction in lowest terms, above a positive number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fraction {
    above: i64,
    below: i64,
}

impl Fraction {
    pub(crate) fn new(above: i64, below: i64) -> Option<Fraction> {
        if below == 0 {
            return None;
        }
        let divisor = common_divisor(above.abs(), below.abs()) * below.signum();
        Some(Fraction {
            above: above / divisor,
            below: below / divisor,
        })
    }

    /// The value, if it is a whole number.
    pub(crate) fn whole(self) -> Option<i32> {
        (self.below == 1).then_some(self.above as i32)
    }
}

/// The greatest number that divides both, by Euclid's way.
fn common_divisor(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { common_divisor(b, a % b) }
}

/// `a sign b`, unless it divides by nothing.
fn combine(a: Fraction, sign: char, b: Fraction) -> Option<Fraction> {
    match sign {
        '+' => Fraction::new(a.above * b.below + b.above * a.below, a.below * b.below),
        '-' => Fraction::new(a.above * b.below - b.above * a.below, a.below * b.below),
        '*' => Fraction::new(a.above * b.above, a.below * b.below),
        '/' => Fraction::new(a.above * b.below, a.below * b.above),
        _ => panic!("{sign} is no sign"),
    }
}

/// Three numbers and two signs, the first pair or the last in brackets.
#[derive(Clone, Debug)]
pub(crate) struct Expression {
    numbers: [i32; 3],
    signs: [char; 2],
    first_pair: bool,
    pub(crate) value: Option<Fraction>,
}

impl Expression {
    pub(crate) fn text(&self) -> String {
        let [a, b, c] = self.numbers;
        let [first, last] = self.signs;
        if self.first_pair {
            format!("({a}{first}{b}){last}{c}")
        } else {
            format!("{a}{first}({b}{last}{c})")
        }
    }
}

/// Every way to write three dice in some order, with a sign from `operations`
/// between them and brackets around two.
pub(crate) fn every_expression(dice: &[i32], operations: &str) -> Vec<Expression> {
    let mut all = Vec::new();
    for order in [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ] {
        let numbers = order.map(|index| dice[index]);
        let [a, b, c] = numbers.map(|number| Fraction::new(number.into(), 1).unwrap());
        for first in operations.chars() {
            for last in operations.chars() {
                for first_pair in [true, false] {
                    let value = if first_pair {
                        combine(a, first, b).and_then(|ab| combine(ab, last, c))
                    } else {
                        combine(b, last, c).and_then(|bc| combine(a, first, bc))
                    };
                    let signs = [first, last];
                    all.push(Expression {
                        numbers,
                        signs,
                        first_pair,
                        value,
                    });
                }
            }
        }
    }
    all
}

/// What a written expression says.
pub(crate) struct Written {
    /// Its value; missing if something is divided by nothing.
    pub(crate) value: Option<Fraction>,
    /// The numbers that stand in it.
    pub(crate) numbers: Vec<i32>,
    /// The signs between them, each in its plain style.
    pub(crate) signs: Vec<char>,
}

/// Reads and calculates a well-formed expression.
pub(crate) fn evaluate(text: &str) -> Written {
    let mut reader = Reader {
        characters: text.chars().map(plain_sign).collect(),
        at: 0,
        numbers: Vec::new(),
        signs: Vec::new(),
    };
    let value = reader.sum();
    assert_eq!(reader.at, reader.characters.len(), "{text} goes on");
    Written {
        value,
        numbers: reader.numbers,
        signs: reader.signs,
    }
}

/// The sign that stands for each of its styles.
fn plain_sign(sign: char) -> char {
    match sign {
        'x' | '×' => '*',
        '÷' | ':' => '/',
        '−' => '-',
        other => other,
    }
}

struct Reader {
    characters: Vec<char>,
    at: usize,
    numbers: Vec<i32>,
    signs: Vec<char>,
}

impl Reader {
    fn next_if(&mut self, wanted: &str) -> Option<char> {
        let next = self.characters.get(self.at).copied();
        let next = next.filter(|&character| wanted.contains(character))?;
        self.at += 1;
        Some(next)
    }

    fn sum(&mut self) -> Option<Fraction> {
        let mut value = self.product();
        while let Some(sign) = self.next_if("+-") {
            self.signs.push(sign);
            let other = self.product();
            value = value.and_then(|value| combine(value, sign, other?));
        }
        value
    }

    fn product(&mut self) -> Option<Fraction> {
        let mut value = self.number();
        while let Some(sign) = self.next_if("*/") {
            self.signs.push(sign);
            let other = self.number();
            value = value.and_then(|value| combine(value, sign, other?));
        }
        value
    }

    fn number(&mut self) -> Option<Fraction> {
        if self.next_if("(").is_some() {
            let value = self.sum();
            assert!(self.next_if(")").is_some(), "a bracket is not closed");
            return value;
        }
        let mut digits = String::new();
        while let Some(digit) = self.next_if("0123456789") {
            digits.push(digit);
        }
        let number: i32 = digits.parse().unwrap();
        self.numbers.push(number);
        Fraction::new(number.into(), 1)
    }
}
