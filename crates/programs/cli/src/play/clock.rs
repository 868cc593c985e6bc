//! Clocks as people write and read them: `5+3`, `game:10,turn:60,soft`, `4:35`.

use table::ClockRules;

const SECOND: u64 = 1000;
const MINUTE: u64 = 60 * SECOND;

/// No clock gives more than this: a week.
const LONGEST: f64 = (7 * 24 * 60 * MINUTE) as f64;

/// Reads a clock; `None` if it is not written like one.
pub(crate) fn read(text: &str) -> Option<ClockRules> {
    if text == "none" {
        return Some(ClockRules::None);
    }
    let (mut bank, mut game, mut turn, mut soft) = (None, None, None, false);
    for part in text.split(',') {
        if part == "soft" {
            once(&mut soft)?;
        } else if let Some(minutes) = part.strip_prefix("game:") {
            set(&mut game, millis(minutes, MINUTE)?)?;
        } else if let Some(seconds) = part.strip_prefix("turn:") {
            set(&mut turn, millis(seconds, SECOND)?)?;
        } else {
            let (main, increment) = part.split_once('+').unwrap_or((part, "0"));
            let both = (millis(main, MINUTE)?, millis(increment, SECOND)?);
            set(&mut bank, both)?;
        }
    }
    match (bank, game, turn) {
        (Some((main, increment)), None, None) => Some(ClockRules::Bank {
            main,
            increment,
            soft,
        }),
        (None, None, None) | (Some(_), ..) => None,
        (None, game, turn) => Some(ClockRules::Turns { game, turn, soft }),
    }
}

fn once(flag: &mut bool) -> Option<()> {
    (!std::mem::replace(flag, true)).then_some(())
}

fn set<T>(place: &mut Option<T>, value: T) -> Option<()> {
    place.replace(value).is_none().then_some(())
}

fn millis(text: &str, unit: u64) -> Option<u64> {
    let digits = text.chars().all(|c| c.is_ascii_digit() || c == '.');
    let number: f64 = text.parse().ok().filter(|_| digits)?;
    let millis = (number * unit as f64).round();
    (0.0..=LONGEST).contains(&millis).then_some(millis as u64)
}

/// Writes a clock so that [`read`] reads it.
pub(crate) fn written(rules: ClockRules) -> String {
    let in_units = |millis: u64, unit: u64| millis as f64 / unit as f64;
    let mut parts = Vec::new();
    match rules {
        ClockRules::None => return "none".to_string(),
        ClockRules::Bank {
            main, increment, ..
        } => {
            let (minutes, seconds) = (in_units(main, MINUTE), in_units(increment, SECOND));
            parts.push(format!("{minutes}+{seconds}"));
        }
        ClockRules::Turns { game, turn, .. } => {
            parts.extend(game.map(|game| format!("game:{}", in_units(game, MINUTE))));
            parts.extend(turn.map(|turn| format!("turn:{}", in_units(turn, SECOND))));
        }
    }
    if rules.is_soft() {
        parts.push("soft".to_string());
    }
    parts.join(",")
}

/// A time as clocks show it. A second that has begun is shown until it is over.
pub(crate) fn shown(millis: i64) -> String {
    let sign = if millis < 0 { "-" } else { "" };
    let whole = millis.unsigned_abs();
    let seconds = if millis < 0 {
        whole / SECOND
    } else {
        whole.div_ceil(SECOND)
    };
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{sign}{minutes}:{seconds:02}"),
        _ => format!("{sign}{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_and_written_alike() {
        for text in [
            "none",
            "5+3",
            "0.1+0",
            "90+30,soft",
            "game:10",
            "turn:60",
            "game:10,turn:1.5,soft",
        ] {
            let rules = read(text).unwrap_or_else(|| panic!("{text} is a clock"));
            assert_eq!(written(rules), text);
        }
        assert_eq!(read("5"), read("5+0"));
    }

    #[test]
    fn what_is_no_clock_is_refused() {
        for text in [
            "",
            "soft",
            "five",
            "5+",
            "5+3,5+3",
            "5+3,turn:60",
            "turn:",
            "turn:-1",
            "game:x",
            "none,soft",
            "1e3+0",
            "soft,soft,5+3",
            "999999+0",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn times_are_shown_as_clocks_do() {
        assert_eq!(shown(275_000), "4:35");
        assert_eq!(shown(59_001), "1:00");
        assert_eq!(shown(-9_500), "-0:09");
        assert_eq!(shown(3_723_000), "1:02:03");
    }
}
