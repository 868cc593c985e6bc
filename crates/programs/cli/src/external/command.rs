//! A command with its arguments, written on one line.

/// The words of a command. Quotes, single or double, keep white space in a
/// word; nothing else is special, so that paths of any system can be written.
pub(crate) fn words(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for letter in command.chars() {
        match quote {
            Some(end) if letter == end => quote = None,
            Some(_) => word.get_or_insert_default().push(letter),
            None if letter == '"' || letter == '\'' => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            None if letter.is_whitespace() => words.extend(word.take()),
            None => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    words
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn quotes_keep_words_together() {
        assert_eq!(words("  a  b\tc "), ["a", "b", "c"]);
        assert_eq!(
            words("sh -c 'read x; echo \"$x\"'"),
            ["sh", "-c", "read x; echo \"$x\""]
        );
        assert_eq!(words("x\"y z\"'' \"\""), ["xy z", ""]);
        assert_eq!(words(r"C:\bot.exe"), [r"C:\bot.exe"]);
        assert_eq!(words("  "), [""; 0]);
        assert_eq!(words("a 'b c"), ["a", "b c"]);
    }
}
