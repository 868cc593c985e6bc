//! The findings for spreadsheets: RFC 4180, with what a spreadsheet in the
//! reader's language expects to stand between cells and before decimals.

use ::heinash::{Expression, shown};
use game::Lang;

use super::search::SearchResult;
use super::tally::{SIGNS, Tally};
use super::words;
use crate::findings::Findings;
use crate::roster::PupilId;

/// One row for each name, for each pair, for the class together and in all.
/// `name` is asked what to call a pupil: whoever writes the file may know more
/// than the class does.
pub fn summary_csv(findings: &Findings, name: impl Fn(PupilId) -> String, lang: Lang) -> String {
    let mut csv = Csv::new(lang);
    csv.row(words::summary_heads(lang).into_iter().map(Cell::Text));
    for one in &findings.pupils {
        csv.tally(words::PUPIL.text(lang), name(one.pupil), &one.tally);
    }
    for pair in &findings.binomes {
        let both = pair.pupils.map(&name).join(" + ");
        csv.tally(words::PAIR.text(lang), both, &pair.tally);
    }
    if findings.together != Tally::default() {
        let whom = words::TOGETHER.text(lang);
        csv.tally(whom, String::new(), &findings.together);
    }
    csv.tally(words::CLASS.text(lang), String::new(), &findings.class);
    csv.text
}

/// One row for every search.
pub fn searches_csv(findings: &Findings, name: impl Fn(PupilId) -> String, lang: Lang) -> String {
    let mut csv = Csv::new(lang);
    csv.row(words::search_heads(lang).into_iter().map(Cell::Text));
    for found in &findings.searches {
        let search = &found.search;
        let whole_class = || words::TOGETHER.text(lang).to_string();
        let (number, way) = match &search.result {
            SearchResult::Found { number, way } => (Some(*number), pretty(way)),
            _ => (None, String::new()),
        };
        let numbers = search.possible.iter().map(u8::to_string);
        let wrong = found.wrong.iter().map(|claim| match claim.named {
            Some(named) => format!("{} → {named}", pretty(&claim.text)),
            None => pretty(&claim.text),
        });
        csv.row([
            found
                .round
                .map_or(Cell::Empty, |round| Cell::Whole(round as u32)),
            Cell::Whole(found.place as u32),
            Cell::Text(found.speaker.map_or_else(whole_class, &name)),
            Cell::Text(
                found
                    .side
                    .iter()
                    .map(|&id| name(id))
                    .collect::<Vec<_>>()
                    .join(" + "),
            ),
            Cell::Text(search.dice.map(|die| die.to_string()).join(" ")),
            Cell::Text(words::result(&search.result, search.stealing, lang).to_string()),
            number.map_or(Cell::Empty, |number| Cell::Whole(number.into())),
            Cell::Text(way),
            Cell::Text(numbers.collect::<Vec<_>>().join(" ")),
            Cell::Text(wrong.collect::<Vec<_>>().join(" | ")),
        ]);
    }
    csv.text
}

enum Cell {
    Text(String),
    Whole(u32),
    /// A share of a whole, in per cent with one decimal; nothing of nothing.
    Share(u32, u32),
    Empty,
}

struct Csv {
    lang: Lang,
    text: String,
}

impl Csv {
    /// The mark at the beginning tells spreadsheets that accents are UTF-8.
    fn new(lang: Lang) -> Csv {
        Csv {
            lang,
            text: String::from('\u{feff}'),
        }
    }

    /// Where decimals have a comma, cells have a semicolon between them.
    fn separator(&self) -> char {
        match self.lang {
            Lang::En => ',',
            Lang::Fr | Lang::Es => ';',
        }
    }

    fn row(&mut self, cells: impl IntoIterator<Item = Cell>) {
        for (index, cell) in cells.into_iter().enumerate() {
            if index > 0 {
                self.text.push(self.separator());
            }
            match cell {
                Cell::Text(text) => self.text.push_str(&quoted(&text)),
                Cell::Whole(number) => self.text.push_str(&number.to_string()),
                Cell::Share(part, whole) if whole > 0 => {
                    let tenths =
                        (u64::from(part) * 2000 + u64::from(whole)) / (2 * u64::from(whole));
                    let point = if self.lang == Lang::En { '.' } else { ',' };
                    let share = format!("{}{point}{}", tenths / 10, tenths % 10);
                    self.text.push_str(&quoted_if(&share, self.separator()));
                }
                Cell::Share(..) | Cell::Empty => {}
            }
        }
        self.text.push_str("\r\n");
    }

    fn tally(&mut self, kind: &str, name: String, tally: &Tally) {
        let counts = &tally.counts;
        let there_was_something = counts.found + counts.missed();
        let mut cells = vec![
            Cell::Text(kind.to_string()),
            Cell::Text(name),
            Cell::Whole(counts.searches()),
            Cell::Whole(counts.found),
            Cell::Share(counts.found, there_was_something),
            Cell::Whole(counts.missed_said),
            Cell::Whole(counts.missed_time),
            Cell::Whole(counts.impossible),
            Cell::Whole(counts.wrong),
        ];
        for place in 0..SIGNS.len() {
            let sign = &tally.operations[place];
            cells.extend([Cell::Whole(sign.found), Cell::Whole(sign.needed)]);
        }
        for number in &tally.numbers {
            cells.extend([Cell::Whole(number.found), Cell::Whole(number.missed)]);
        }
        self.row(cells);
    }
}

/// A cell of text. One that a spreadsheet would take for a formula is led by an
/// apostrophe, so that what a pupil has typed is never calculated.
fn quoted(text: &str) -> String {
    let formula = text.starts_with(['=', '+', '-', '@', '\t', '\r', '−']);
    let guard = if formula { "'" } else { "" };
    let needs = |c: char| matches!(c, '"' | ',' | ';' | '\n' | '\r' | '\t');
    if text.contains(needs) {
        format!("\"{guard}{}\"", text.replace('"', "\"\""))
    } else {
        format!("{guard}{text}")
    }
}

fn quoted_if(text: &str, separator: char) -> String {
    if text.contains(separator) {
        format!("\"{text}\"")
    } else {
        text.to_string()
    }
}

/// A calculation with the signs of schoolbooks.
fn pretty(way: &str) -> String {
    let expression = way.parse::<Expression>();
    expression.map_or_else(|_| way.to_string(), |e| shown(e.tokens()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_quoted_and_never_calculated() {
        assert_eq!(quoted("Loutre vive"), "Loutre vive");
        assert_eq!(quoted("a;b"), "\"a;b\"");
        assert_eq!(quoted("say \"no\""), "\"say \"\"no\"\"\"");
        assert_eq!(quoted("=1+1"), "'=1+1");
        assert_eq!(quoted("@x,y"), "\"'@x,y\"");
    }

    #[test]
    fn shares_are_rounded_and_written_as_the_language_does() {
        for (lang, written) in [(Lang::En, "66.7,,50.0"), (Lang::Fr, "66,7;;50,0")] {
            let mut csv = Csv::new(lang);
            csv.row([Cell::Share(2, 3), Cell::Share(0, 0), Cell::Share(1, 2)]);
            assert_eq!(csv.text, format!("\u{feff}{written}\r\n"));
        }
    }
}
