//! A record as it stands on paper: tags, events and comments, not yet read by
//! any game.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Write};

use crate::record::RecordError;
use crate::words::{self, Lang, Phrase};

/// A place in a text, line and column counted from 1 and columns in characters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl Place {
    /// What is wrong there, with the place before it, in the reader's language.
    pub fn explain(self, what: &str, lang: Lang) -> String {
        let Place { line, column } = self;
        match lang {
            Lang::En => format!("line {line}, column {column}: {what}"),
            Lang::Fr => format!("ligne {line}, colonne {column} : {what}"),
            Lang::Es => format!("línea {line}, columna {column}: {what}"),
        }
    }
}

/// A named value, `[Name "value"]`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tag {
    /// Letters, digits and underscores.
    pub name: String,
    /// Anything without control characters.
    pub value: String,
    /// Where it was read, if it was read from a text.
    pub place: Option<Place>,
}

/// One event as it is written.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Token {
    /// The event, without white space or braces.
    pub text: String,
    /// Where it was read, if it was read from a text.
    pub place: Option<Place>,
}

/// A remark in braces, which the rules pass over.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Comment {
    /// How many events stand before it.
    pub after: usize,
    /// The remark without its braces.
    pub text: String,
}

/// Tags, events and comments in the order in which they stand.
///
/// ```
/// use game::Sheet;
///
/// let text = "[Game \"hyle7\"]\n[Event \"Tuesday\"]\n\ndraw:3 d4 {in the middle} d4-d7\n";
/// let sheet = Sheet::parse(text).unwrap();
/// assert_eq!(sheet.tag("Event"), Some("Tuesday"));
/// assert_eq!(sheet.events[2].text, "d4-d7");
/// assert_eq!(sheet.comments[0].after, 2);
/// assert_eq!(sheet.to_string(), text);
///
/// // A text that is no record says where it goes wrong, and what would be right.
/// let error = Sheet::parse("[Game seven]").unwrap_err();
/// assert_eq!(error.place.map(|place| (place.line, place.column)), Some((1, 7)));
/// assert_eq!(
///     error.expected.en,
///     "a tag's value stands in double quotes, as in [Game \"seven\"]"
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sheet {
    /// The tags, no name twice.
    pub tags: Vec<Tag>,
    /// The events.
    pub events: Vec<Token>,
    /// The comments, in order.
    pub comments: Vec<Comment>,
}

/// A text that is no record: where it goes wrong and what would be right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SheetError {
    /// Where it goes wrong, if it was read from a text.
    pub place: Option<Place>,
    /// What was expected there.
    pub expected: Phrase,
}

impl SheetError {
    /// What is wrong and where, in the reader's language.
    pub fn explain(&self, lang: Lang) -> String {
        RecordError::from(*self).explain(lang)
    }
}

crate::explained_error!(SheetError);

impl Sheet {
    /// Reads a record's text form.
    pub fn parse(text: &str) -> Result<Sheet, SheetError> {
        Reader::new(text).sheet()
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let tag = self.tags.iter().find(|tag| tag.name == name);
        tag.map(|tag| tag.value.as_str())
    }

    /// Says whether a sheet that was put together from parts can be written
    /// and read again.
    pub fn validate(&self) -> Result<(), SheetError> {
        for (index, tag) in self.tags.iter().enumerate() {
            let expected = if tag.name.is_empty() || !tag.name.chars().all(in_name) {
                words::TAG_NAME
            } else if tag.value.chars().any(char::is_control) {
                words::TAG_CONTROL
            } else if self.tags[..index].iter().any(|t| t.name == tag.name) {
                words::TAG_TWICE
            } else {
                continue;
            };
            let place = tag.place;
            return Err(SheetError { place, expected });
        }
        for event in &self.events {
            if event.text.is_empty() || !event.text.chars().all(in_event) {
                let (place, expected) = (event.place, words::EVENT_EMPTY);
                return Err(SheetError { place, expected });
            }
        }
        let mut after = 0;
        for comment in &self.comments {
            let expected = if comment.text.contains('}') {
                words::COMMENT_BRACE
            } else if comment.after < after || comment.after > self.events.len() {
                words::COMMENT_PLACE
            } else {
                after = comment.after;
                continue;
            };
            let place = None;
            return Err(SheetError { place, expected });
        }
        Ok(())
    }
}

/// Writes the text form: a tag a line, a blank line, the events in lines of
/// up to 80 characters.
impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for tag in &self.tags {
            let value = tag.value.replace('\\', "\\\\").replace('"', "\\\"");
            writeln!(f, "[{} \"{value}\"]", tag.name)?;
        }
        let mut lines = Lines { f, used: 0 };
        let mut comments = self.comments.iter().peekable();
        lines.f.write_char('\n')?;
        for index in 0..=self.events.len() {
            while let Some(comment) = comments.next_if(|c| c.after <= index) {
                lines.word(&alloc::format!("{{{}}}", comment.text))?;
            }
            if let Some(event) = self.events.get(index) {
                lines.word(&event.text)?;
            }
        }
        if lines.used > 0 {
            f.write_char('\n')?;
        }
        Ok(())
    }
}

/// Breaks lines between words.
struct Lines<'a, 'b> {
    f: &'a mut fmt::Formatter<'b>,
    used: usize,
}

impl Lines<'_, '_> {
    fn word(&mut self, word: &str) -> fmt::Result {
        let length = word.chars().count();
        if self.used > 0 && self.used + 1 + length > 80 {
            self.f.write_char('\n')?;
            self.used = 0;
        } else if self.used > 0 {
            self.f.write_char(' ')?;
            self.used += 1;
        }
        self.used += length;
        self.f.write_str(word)
    }
}

fn in_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

fn in_event(c: char) -> bool {
    !c.is_whitespace() && c != '{' && c != '}'
}

/// Reads a text character by character and knows line and column.
struct Reader<'a> {
    rest: core::iter::Peekable<core::str::Chars<'a>>,
    place: Place,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Reader<'a> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Reader {
            rest: text.chars().peekable(),
            place: Place { line: 1, column: 1 },
        }
    }

    fn next(&mut self) -> Option<char> {
        let c = self.rest.next()?;
        if c == '\n' {
            self.place.line += 1;
            self.place.column = 1;
        } else {
            self.place.column += 1;
        }
        Some(c)
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> String {
        let mut taken = String::new();
        while let Some(&c) = self.rest.peek() {
            if !wanted(c) {
                break;
            }
            taken.extend(self.next());
        }
        taken
    }

    fn error<T>(&self, expected: Phrase) -> Result<T, SheetError> {
        error_at(self.place, expected)
    }

    fn sheet(mut self) -> Result<Sheet, SheetError> {
        let mut sheet = Sheet::default();
        loop {
            self.take_while(char::is_whitespace);
            let place = self.place;
            match self.rest.peek() {
                None => return Ok(sheet),
                Some('{') => {
                    let text = self.comment()?;
                    let after = sheet.events.len();
                    sheet.comments.push(Comment { after, text });
                }
                Some('}') => return self.error(words::STRAY_BRACE),
                Some('[') if !sheet.events.is_empty() => return self.error(words::TAG_LATE),
                Some('[') => {
                    let tag = self.tag()?;
                    if sheet.tags.iter().any(|t| t.name == tag.name) {
                        return error_at(place, words::TAG_TWICE);
                    }
                    sheet.tags.push(tag);
                }
                Some(_) => {
                    let text = self.take_while(in_event);
                    let place = Some(place);
                    sheet.events.push(Token { text, place });
                }
            }
        }
    }

    fn comment(&mut self) -> Result<String, SheetError> {
        let place = self.place;
        self.next();
        let text = self.take_while(|c| c != '}');
        match self.next() {
            Some(_) => Ok(text),
            None => error_at(place, words::COMMENT_UNCLOSED),
        }
    }

    fn tag(&mut self) -> Result<Tag, SheetError> {
        let blank = |c| c == ' ' || c == '\t';
        let place = Some(self.place);
        self.next();
        self.take_while(blank);
        let name = self.take_while(in_name);
        if name.is_empty() {
            return self.error(words::TAG_NAME);
        }
        self.take_while(blank);
        let value = self.quoted()?;
        self.take_while(blank);
        if self.rest.peek() != Some(&']') {
            return self.error(words::TAG_BRACKET);
        }
        self.next();
        Ok(Tag { name, value, place })
    }

    fn quoted(&mut self) -> Result<String, SheetError> {
        let start = self.place;
        if self.rest.peek() != Some(&'"') {
            return self.error(words::TAG_QUOTE);
        }
        self.next();
        let mut value = String::new();
        loop {
            match self.rest.peek() {
                None | Some('\n' | '\r') => return error_at(start, words::TAG_UNCLOSED),
                Some('"') => {
                    self.next();
                    return Ok(value);
                }
                Some('\\') => {
                    self.next();
                    match self.rest.peek() {
                        Some('"' | '\\') => value.extend(self.next()),
                        _ => return self.error(words::TAG_ESCAPE),
                    }
                }
                Some(c) if c.is_control() => return self.error(words::TAG_CONTROL),
                Some(_) => value.extend(self.next()),
            }
        }
    }
}

fn error_at<T>(place: Place, expected: Phrase) -> Result<T, SheetError> {
    let place = Some(place);
    Err(SheetError { place, expected })
}

impl Tag {
    /// A tag that was not read from a text.
    pub fn new(name: &str, value: &str) -> Tag {
        Tag {
            name: name.to_string(),
            value: value.to_string(),
            place: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaint(text: &str) -> (usize, usize, &'static str) {
        let error = Sheet::parse(text).unwrap_err();
        let place = error.place.unwrap();
        (place.line, place.column, error.expected.en)
    }

    #[test]
    fn tags_events_and_comments_are_told_apart() {
        let text = "\u{feff}[Game \"seven\"]\r\n[Note \"a \\\"b\\\" \\\\ [c]\"]\n\n{first} one{glued}two\n three {last}";
        let sheet = Sheet::parse(text).unwrap();
        assert_eq!(sheet.tag("Game"), Some("seven"));
        assert_eq!(sheet.tag("Note"), Some("a \"b\" \\ [c]"));
        let events: Vec<&str> = sheet.events.iter().map(|e| e.text.as_str()).collect();
        assert_eq!(events, ["one", "two", "three"]);
        let comments: Vec<(usize, &str)> = sheet
            .comments
            .iter()
            .map(|c| (c.after, c.text.as_str()))
            .collect();
        assert_eq!(comments, [(0, "first"), (1, "glued"), (3, "last")]);
        assert_eq!(
            sheet.events[2].place,
            Some(Place { line: 5, column: 2 }),
            "a carriage return is no line of its own"
        );
    }

    #[test]
    fn what_is_written_reads_the_same() {
        let text = "{a}[B \"\\\\\"]{c\nd}e{f}";
        let sheet = Sheet::parse(text).unwrap();
        let again = Sheet::parse(&sheet.to_string()).unwrap();
        let bare = |sheet: &Sheet| {
            let events: Vec<_> = sheet.events.iter().map(|e| e.text.clone()).collect();
            let tags: Vec<_> = sheet
                .tags
                .iter()
                .map(|t| (t.name.clone(), t.value.clone()))
                .collect();
            (tags, events, sheet.comments.clone())
        };
        assert_eq!(bare(&sheet), bare(&again));
        assert_eq!(sheet.validate(), Ok(()));
    }

    #[test]
    fn broken_sheets_are_refused_where_they_break() {
        assert_eq!(complaint("[Game seven]"), (1, 7, words::TAG_QUOTE.en));
        assert_eq!(complaint("\n[\"x\"]"), (2, 2, words::TAG_NAME.en));
        assert_eq!(complaint("[A \"x\ny\"]"), (1, 4, words::TAG_UNCLOSED.en));
        assert_eq!(complaint("[A \"\\n\"]"), (1, 6, words::TAG_ESCAPE.en));
        assert_eq!(complaint("[A \"x\""), (1, 7, words::TAG_BRACKET.en));
        assert_eq!(complaint("[A \"x\"][A \"y\"]"), (1, 8, words::TAG_TWICE.en));
        assert_eq!(complaint("d4 [A \"x\"]"), (1, 4, words::TAG_LATE.en));
        assert_eq!(complaint("d4 {x"), (1, 4, words::COMMENT_UNCLOSED.en));
        assert_eq!(complaint("d4}"), (1, 3, words::STRAY_BRACE.en));
    }

    #[test]
    fn lines_are_broken_before_column_81() {
        let event = |_| Token {
            text: "x".repeat(15),
            place: None,
        };
        let sheet = Sheet {
            events: (0..11).map(event).collect(),
            ..Sheet::default()
        };
        let text = sheet.to_string();
        let lengths: Vec<usize> = text.lines().map(str::len).collect();
        assert_eq!(lengths, [0, 79, 79, 15]);
    }
}
