//! Lines of a drawing that know how wide they are, whatever colours are in them.

/// How a drawing looks on the screen it is made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Look {
    /// How many characters a line can have.
    pub(crate) width: usize,
    /// Whether colours help. Nothing is said by colour alone.
    pub(crate) colour: bool,
}

/// Colours of terminals, as the numbers in their escape sequences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Style(pub(crate) &'static str);

impl Style {
    pub(crate) const PLAIN: Style = Style("");
    pub(crate) const FAINT: Style = Style("2");
}

/// One line of a drawing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct StyledLine {
    text: String,
    width: usize,
    colour: bool,
}

impl StyledLine {
    /// An empty line.
    pub(crate) fn new(look: Look) -> StyledLine {
        StyledLine {
            text: String::new(),
            width: 0,
            colour: look.colour,
        }
    }

    /// How many characters are seen.
    pub(crate) fn width(&self) -> usize {
        self.width
    }

    /// Adds a text.
    pub(crate) fn push(&mut self, text: &str) {
        self.styled(Style::PLAIN, text);
    }

    /// Adds a text in colour, where there are colours.
    pub(crate) fn styled(&mut self, style: Style, text: &str) {
        self.width += text.chars().count();
        if self.colour && style != Style::PLAIN {
            self.text.push_str("\x1b[");
            self.text.push_str(style.0);
            self.text.push('m');
            self.text.push_str(text);
            self.text.push_str("\x1b[0m");
        } else {
            self.text.push_str(text);
        }
    }

    /// Goes on at this column.
    pub(crate) fn pad_to(&mut self, column: usize) {
        while self.width < column {
            self.push(" ");
        }
    }

    /// Adds another line behind this one.
    pub(crate) fn join(&mut self, other: &StyledLine) {
        self.text.push_str(&other.text);
        self.width += other.width;
    }

    /// The line as it is printed.
    pub(crate) fn finish(&self) -> &str {
        self.text.trim_end()
    }
}

/// The text of several lines, each with its end.
pub(crate) fn text(lines: &[StyledLine]) -> String {
    let mut text = String::new();
    for line in lines {
        text.push_str(line.finish());
        text.push('\n');
    }
    text
}

/// Breaks a text into lines between words, later lines set in by so many
/// columns. A no-break space holds words together; a word that is longer than
/// a line is broken all the same.
pub(crate) fn indented(text: &str, width: usize, by: usize) -> String {
    let width = width.max(by + 8);
    let text = bound(text);
    let mut lines: Vec<String> = Vec::new();
    for paragraph in text.split('\n') {
        let (mut line, mut used, mut fresh) = (String::new(), 0, true);
        for word in paragraph.split(' ') {
            let mut word: Vec<char> = word.chars().collect();
            if !fresh && used + 1 + word.len() > width {
                lines.push(std::mem::replace(&mut line, " ".repeat(by)));
                used = by;
            } else if !fresh {
                line.push(' ');
                used += 1;
            }
            fresh = false;
            while used + word.len() > width {
                let rest = word.split_off(width - used);
                line.extend(word);
                lines.push(std::mem::replace(&mut line, " ".repeat(by)));
                (word, used) = (rest, by);
            }
            used += word.len();
            line.extend(word);
        }
        lines.push(line);
    }
    let lines: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
    lines.join("\n")
}

/// Ties French punctuation and dots to their words, so that no line begins with
/// them.
fn bound(text: &str) -> String {
    let mut text = text.replace("« ", "«\u{a0}");
    for mark in [":", ";", "?", "!", "»", "·"] {
        text = text.replace(&format!(" {mark}"), &format!("\u{a0}{mark}"));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_broken_between_words_and_never_wider_than_asked() {
        assert_eq!(indented("one two three", 8, 0), "one two\nthree");
        assert_eq!(
            indented("one two three four", 10, 2),
            "one two\n  three\n  four"
        );
        assert_eq!(
            indented("a\u{a0}b cccccccccccc", 8, 0),
            "a\u{a0}b\ncccccccc\ncccc"
        );
        assert_eq!(indented("first\n\nsecond", 20, 0), "first\n\nsecond");
        assert_eq!(indented("a b : c", 8, 0), "a b\u{a0}: c");
        assert_eq!(indented("« abcde » fg", 10, 0), "«\u{a0}abcde\u{a0}»\nfg");
    }

    #[test]
    fn colours_do_not_count_as_width() {
        let look = Look {
            width: 80,
            colour: true,
        };
        let mut line = StyledLine::new(look);
        line.styled(Style::FAINT, "W1");
        line.pad_to(4);
        assert_eq!(line.width(), 4);
        assert_eq!(line.finish(), "\x1b[2mW1\x1b[0m");
    }
}
