//! Histories as lines of text, a table after the other, so that whoever reads them holds
//! one table at a time. `docs/histories.md` describes the form.

use std::io::{self, BufRead, Write};
use std::str::{FromStr, SplitAsciiWhitespace};

use game::Lang;

use crate::history::{Act, Event, Happened, Log, LogRow, Row, TableHistory};
use crate::words;

/// The first line of every such file.
const HEAD: &str = "tablier-history 1";

/// No line is longer, in bytes.
const LONGEST_LINE: u64 = 1 << 24;

/// Why a file cannot be judged.
#[derive(Debug)]
pub struct FormatError {
    /// The line, counted from 1.
    pub line: u64,
    /// What is wrong with it.
    pub kind: FormatErrorKind,
}

/// What can be wrong with a file.
#[derive(Debug)]
pub enum FormatErrorKind {
    /// It does not begin as a history does.
    NotAHistory,
    /// This line has another form than those of a history.
    Line,
    /// The table that ends here has times that do not rise, or answers to what nobody asked.
    Table,
    /// The file ends in the middle of a table.
    Ends,
    /// The file cannot be read.
    Io(io::Error),
}

impl FormatError {
    /// What is wrong, in the reader's language.
    pub fn explain(&self, lang: Lang) -> String {
        words::format(lang, self)
    }
}

game::explained_error!(FormatError);

/// Writes histories.
pub struct Writer<W: Write> {
    to: W,
}

impl<W: Write> Writer<W> {
    /// Begins a file.
    pub fn new(mut to: W) -> io::Result<Writer<W>> {
        writeln!(to, "{HEAD}")?;
        Ok(Writer { to })
    }

    /// Adds what was seen of a table.
    pub fn table(&mut self, history: &TableHistory) -> io::Result<()> {
        let to = &mut self.to;
        writeln!(to, "T {}", history.table)?;
        for Event { at, player, what } in &history.events {
            match what {
                Happened::Said { id, print } => writeln!(to, "S {at} {player} {id} {print:x}")?,
                Happened::SaidAgain { id } => writeln!(to, "A {at} {player} {id}")?,
                Happened::Acknowledged { id, row: Some(row) } => {
                    writeln!(to, "D {at} {player} {id} {row}")?;
                }
                Happened::Acknowledged { id, row: None } => writeln!(to, "D {at} {player} {id} -")?,
                Happened::Refused { id } => writeln!(to, "X {at} {player} {id}")?,
                Happened::Asked { after } => writeln!(to, "Q {at} {player} {after}")?,
                Happened::Shown { full, rows } => {
                    write!(to, "W {at} {player} {}", u8::from(*full))?;
                    for Row { number, print } in rows {
                        write!(to, " {number} {print:x}")?;
                    }
                    writeln!(to)?;
                }
                Happened::Heard(Row { number, print }) => {
                    writeln!(to, "H {at} {player} {number} {print:x}")?;
                }
            }
        }
        if let Some(log) = &history.log {
            writeln!(to, "L {} {}", log.called, log.answered)?;
            for LogRow { row, acts } in &log.rows {
                write!(to, "R {} {:x}", row.number, row.print)?;
                for Act { player, id, print } in acts {
                    write!(to, " {player} {id} {print:x}")?;
                }
                writeln!(to)?;
            }
        }
        writeln!(to, "E")
    }

    /// Writes what is left, and gives back where it went.
    pub fn finish(mut self) -> io::Result<W> {
        self.to.flush()?;
        Ok(self.to)
    }
}

/// Reads histories, one table after the other.
pub struct Reader<R: BufRead> {
    from: R,
    line: u64,
    bytes: u64,
    text: String,
    /// Nothing more comes: it was the end, or something was wrong.
    over: bool,
}

impl<R: BufRead> Reader<R> {
    /// Begins to read a file.
    pub fn new(from: R) -> Result<Reader<R>, FormatError> {
        let mut reader = Reader {
            from,
            line: 0,
            bytes: 0,
            text: String::new(),
            over: false,
        };
        match reader.advance()? && reader.text == HEAD {
            true => Ok(reader),
            false => Err(reader.wrong(FormatErrorKind::NotAHistory)),
        }
    }

    /// How much has been read.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Reads a line; `false`: there is none.
    fn advance(&mut self) -> Result<bool, FormatError> {
        self.text.clear();
        self.line += 1;
        let mut limited = io::Read::take(&mut self.from, LONGEST_LINE);
        let read = limited.read_line(&mut self.text);
        let read = read.map_err(|error| match error.kind() {
            io::ErrorKind::InvalidData => self.wrong(FormatErrorKind::Line),
            _ => self.wrong(FormatErrorKind::Io(error)),
        })?;
        self.bytes += read as u64;
        let ended = self.text.pop();
        match (read, ended) {
            (0, _) => Ok(false),
            (_, Some('\n')) => Ok(true),
            // Whoever wrote it had no time to end the line.
            _ => Err(self.wrong(FormatErrorKind::Ends)),
        }
    }

    fn wrong(&self, kind: FormatErrorKind) -> FormatError {
        let line = self.line;
        FormatError { line, kind }
    }

    fn table(&mut self) -> Result<Option<TableHistory>, FormatError> {
        if !self.advance()? {
            return Ok(None);
        }
        let name = self.text.strip_prefix("T ");
        let name = name.ok_or_else(|| self.wrong(FormatErrorKind::Line))?;
        let mut history = TableHistory {
            table: name.to_string(),
            ..TableHistory::default()
        };
        loop {
            if !self.advance()? {
                return Err(self.wrong(FormatErrorKind::Ends));
            }
            if self.text == "E" {
                break;
            }
            let read = read_line(&mut history, &self.text);
            read.ok_or_else(|| self.wrong(FormatErrorKind::Line))?;
        }
        match history.is_well_formed() {
            true => Ok(Some(history)),
            false => Err(self.wrong(FormatErrorKind::Table)),
        }
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<TableHistory, FormatError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.over {
            return None;
        }
        let table = self.table();
        self.over = !matches!(table, Ok(Some(_)));
        table.transpose()
    }
}

/// Takes in a line of a table; none: it is no such line.
fn read_line(history: &mut TableHistory, text: &str) -> Option<()> {
    let mut words = text.split_ascii_whitespace();
    let kind = words.next()?;
    match kind {
        "L" if history.log.is_none() => {
            history.log = Some(Log {
                called: number(&mut words)?,
                answered: number(&mut words)?,
                rows: Vec::new(),
            });
        }
        "R" => {
            let row = row(&mut words)?;
            let mut acts = Vec::new();
            while let Some(player) = words.next() {
                acts.push(Act {
                    player: player.parse().ok()?,
                    id: number(&mut words)?,
                    print: print(&mut words)?,
                });
            }
            let log = history.log.as_mut()?;
            log.rows.push(LogRow { row, acts });
        }
        _ if history.log.is_none() => {
            let at = number(&mut words)?;
            let player = number(&mut words)?;
            let what = happened(kind, &mut words)?;
            history.events.push(Event { at, player, what });
        }
        _ => return None,
    }
    words.next().is_none().then_some(())
}

fn happened(kind: &str, words: &mut SplitAsciiWhitespace<'_>) -> Option<Happened> {
    Some(match kind {
        "S" => Happened::Said {
            id: number(words)?,
            print: print(words)?,
        },
        "A" => Happened::SaidAgain { id: number(words)? },
        "D" => Happened::Acknowledged {
            id: number(words)?,
            row: match words.next()? {
                "-" => None,
                row => Some(row.parse().ok()?),
            },
        },
        "X" => Happened::Refused { id: number(words)? },
        "Q" => Happened::Asked {
            after: number(words)?,
        },
        "W" => {
            let full = number::<u8>(words)? == 1;
            let mut rows = Vec::new();
            while let Some(number) = words.next() {
                rows.push(Row {
                    number: number.parse().ok()?,
                    print: print(words)?,
                });
            }
            let rows = rows.into();
            Happened::Shown { full, rows }
        }
        "H" => Happened::Heard(row(words)?),
        _ => return None,
    })
}

fn row(words: &mut SplitAsciiWhitespace<'_>) -> Option<Row> {
    Some(Row {
        number: number(words)?,
        print: print(words)?,
    })
}

fn number<T: FromStr>(words: &mut SplitAsciiWhitespace<'_>) -> Option<T> {
    words.next()?.parse().ok()
}

fn print(words: &mut SplitAsciiWhitespace<'_>) -> Option<u64> {
    u64::from_str_radix(words.next()?, 16).ok()
}
