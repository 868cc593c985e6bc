//! Numbers for people.

use game::Lang;

/// A whole number with its digits in groups of three, as the language has it.
pub(crate) fn grouped(number: u128, lang: Lang) -> String {
    let separator = match lang {
        Lang::En => ',',
        // A narrow space that no line break can tear.
        Lang::Fr | Lang::Es => '\u{202f}',
    };
    let digits = number.to_string();
    // Spanish leaves numbers of four digits in one piece.
    let whole = lang == Lang::Es && digits.len() <= 4;
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) && !whole {
            text.push(separator);
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_groups_digits_its_way() {
        assert_eq!(grouped(44, Lang::En), "44");
        assert_eq!(grouped(1_854_649_218, Lang::En), "1,854,649,218");
        assert_eq!(grouped(33_072, Lang::Fr), "33\u{202f}072");
        assert_eq!(grouped(1_000, Lang::Fr), "1\u{202f}000");
        assert_eq!(grouped(1_000, Lang::Es), "1000");
        assert_eq!(grouped(10_000, Lang::Es), "10\u{202f}000");
    }
}
