//! Days of the calendar.

use std::fmt;

use super::Grade;

/// A day of the calendar that everybody uses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day {
    year: i32,
    month: u8,
    day: u8,
}

impl Day {
    /// The day of a date, if there is such a date from 1970 to 9999.
    pub const fn new(year: i32, month: u8, day: u8) -> Option<Day> {
        let fits = year >= 1970 && year <= 9999 && month >= 1 && month <= 12 && day >= 1;
        if fits && day <= days_in(year, month) {
            Some(Day { year, month, day })
        } else {
            None
        }
    }

    /// Reads `2026-11-16`.
    pub fn parse(text: &str) -> Option<Day> {
        let mut parts = text.split('-');
        let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
        let whole = parts.next().is_none() && year.len() == 4 && text.len() == 10;
        let day = Day::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?);
        day.filter(|_| whole)
    }

    /// How many days after the first of January 1970.
    pub const fn number(self) -> i32 {
        let mut days = self.day as i32 - 1;
        let mut month = 1;
        while month < self.month {
            days += days_in(self.year, month) as i32;
            month += 1;
        }
        let before = self.year - 1;
        // Leap days up to the year before, less those up to 1969.
        let leaps = before / 4 - before / 100 + before / 400 - 477;
        days + 365 * (self.year - 1970) + leaps
    }

    /// The day of the week, 0 for Monday.
    pub const fn weekday(self) -> u8 {
        // The first of January 1970 was a Thursday.
        ((self.number() + 3) % 7) as u8
    }

    /// How hard this day's puzzles are.
    pub const fn grade(self) -> Grade {
        match self.weekday() {
            0..=2 => Grade::Easy,
            3 | 4 => Grade::Middle,
            _ => Grade::Hard,
        }
    }
}

const fn days_in(year: i32, month: u8) -> u8 {
    match month {
        2 if year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_follow_each_other_without_a_gap() {
        let mut number = 0;
        for year in 1970..2500 {
            for month in 1..=12 {
                for day in 1..=31 {
                    if let Some(found) = Day::new(year, month, day) {
                        assert_eq!(found.number(), number);
                        assert_eq!(Day::parse(&found.to_string()), Some(found));
                        number += 1;
                    }
                }
            }
        }
        // The sixteenth of November 2026 is a Monday.
        let monday = Day::parse("2026-11-16").unwrap();
        assert_eq!((monday.number(), monday.weekday()), (20_773, 0));
    }

    #[test]
    fn what_is_no_date_is_none() {
        for text in [
            "2026-02-29",
            "2026-13-01",
            "2026-1-1",
            "26-01-01",
            "2026-01-01-",
            "",
        ] {
            assert_eq!(Day::parse(text), None, "{text}");
        }
        assert!(Day::parse("2028-02-29").is_some() && Day::parse("2100-02-29").is_none());
    }
}
