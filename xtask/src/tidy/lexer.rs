//! Takes Rust apart into words, marks and comments, so that nobody who looks at
//! code is fooled by a text or a comment.

/// A word or a single mark of the code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Token<'a> {
    pub(super) text: &'a str,
    pub(super) line: usize,
}

/// A file taken apart. Texts in quotes are left out.
#[derive(Debug, Default)]
pub(super) struct Parts<'a> {
    pub(super) tokens: Vec<Token<'a>>,
    /// The comments, line by line.
    pub(super) comments: Vec<Token<'a>>,
}

/// Takes a file apart.
pub(super) fn parts(text: &str) -> Parts<'_> {
    let mut lexer = Lexer {
        rest: text,
        line: 1,
        parts: Parts::default(),
    };
    while !lexer.rest.is_empty() {
        lexer.step();
    }
    lexer.parts
}

struct Lexer<'a> {
    rest: &'a str,
    line: usize,
    parts: Parts<'a>,
}

impl<'a> Lexer<'a> {
    fn step(&mut self) {
        let rest = self.rest;
        let c = rest.chars().next().expect("something is left");
        if rest.starts_with("//") {
            let end = rest.find('\n').unwrap_or(rest.len());
            self.comment(end);
        } else if rest.starts_with("/*") {
            self.comment(block_comment(rest));
        } else if c == '"' {
            self.skip(quoted(rest, 1));
        } else if c == '\'' {
            self.skip(character_or_lifetime(rest));
        } else if in_word(c) {
            self.word();
        } else {
            let mark = self.take(c.len_utf8());
            if !c.is_whitespace() {
                self.parts.tokens.push(mark);
            }
        }
    }

    fn word(&mut self) {
        let end = self.rest.find(|c| !in_word(c)).unwrap_or(self.rest.len());
        let after = &self.rest[end..];
        let prefix = &self.rest[..end];
        let hashes = after.len() - after.trim_start_matches('#').len();
        let is_raw = matches!(prefix, "r" | "br" | "cr") && after[hashes..].starts_with('"');
        if is_raw {
            let close = format!("\"{}", "#".repeat(hashes));
            let inside = end + hashes + 1;
            let length = self.rest[inside..].find(&close);
            self.skip(length.map_or(self.rest.len(), |length| inside + length + close.len()));
        } else if matches!(prefix, "b" | "c") && after.starts_with('"') {
            self.skip(quoted(self.rest, end + 1));
        } else if prefix == "b" && after.starts_with('\'') {
            self.skip(end + character_or_lifetime(after));
        } else if prefix == "r" && hashes == 1 {
            // A raw identifier is the word without its mark.
            self.skip(2);
        } else {
            let word = self.take(end);
            self.parts.tokens.push(word);
        }
    }

    fn comment(&mut self, length: usize) {
        let comment = self.take(length);
        for (index, text) in comment.text.lines().enumerate() {
            let line = comment.line + index;
            self.parts.comments.push(Token { text, line });
        }
    }

    fn take(&mut self, length: usize) -> Token<'a> {
        let line = self.line;
        let (text, rest) = self.rest.split_at(length);
        self.line += text.matches('\n').count();
        self.rest = rest;
        Token { text, line }
    }

    fn skip(&mut self, length: usize) {
        self.take(length);
    }
}

/// Says whether a character belongs to a word.
pub(super) fn in_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn block_comment(text: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        if rest.starts_with("/*") {
            depth += 1;
            at += 2;
        } else if rest.starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += rest.chars().next().map_or(1, char::len_utf8);
        }
    }
    text.len()
}

/// The length of a quoted text whose first character inside is at `start`.
fn quoted(text: &str, start: usize) -> usize {
    let mut escaped = false;
    for (at, c) in text[start..].char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return start + at + 1,
            _ => {}
        }
    }
    text.len()
}

fn character_or_lifetime(text: &str) -> usize {
    let mut inside = text[1..].char_indices();
    match (inside.next(), inside.next()) {
        (Some((_, '\\')), Some((at, escaped))) => {
            let after = 1 + at + escaped.len_utf8();
            let close = text[after..].find('\'');
            close.map_or(text.len(), |close| after + close + 1)
        }
        (Some(_), Some((at, '\''))) => 1 + at + 1,
        _ => {
            let end = text[1..].find(|c| !in_word(c));
            end.map_or(text.len(), |end| 1 + end)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<&str> {
        parts(text).tokens.iter().map(|token| token.text).collect()
    }

    #[test]
    fn texts_and_comments_are_no_code() {
        assert_eq!(words("a \"b \\\" c\" d"), ["a", "d"]);
        assert_eq!(words("a r#\"b \" c\"# d"), ["a", "d"]);
        assert_eq!(words("a b\"x\" br##\"y\"# \"## c\"z\" d"), ["a", "d"]);
        assert_eq!(words("a // b\nc /* d /* e */ f */ g"), ["a", "c", "g"]);
        assert_eq!(words("a // it's \"open\nb"), ["a", "b"]);
    }

    #[test]
    fn characters_and_lifetimes_are_no_words() {
        assert_eq!(words("a '\"' b '\\'' c b'\\\\' d"), ["a", "b", "c", "d"]);
        assert_eq!(words("x<'static>"), ["x", "<", ">"]);
        assert_eq!(words("'é' '\\u{e9}' r#use"), ["use"]);
    }

    #[test]
    fn lines_are_counted_through_everything() {
        let parts = parts("\"\n\n\" a /* x\ny */ b");
        let lines: Vec<usize> = parts.tokens.iter().map(|token| token.line).collect();
        assert_eq!(lines, [3, 4]);
        assert_eq!(parts.comments[1].line, 4);
    }
}
