//! Letters: how wide words are, and the outlines of their glyphs. Everything is
//! set in Nunito, which is in the program, so that a sheet is the same everywhere.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::OnceLock;

use rustybuzz::ttf_parser::{GlyphId, OutlineBuilder};
use rustybuzz::{Face, UnicodeBuffer};

use crate::outline::Step;

/// How dark letters are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Weight {
    /// For reading.
    Regular,
    /// For headings and numbers.
    Bold,
}

/// The height of capital letters and figures, as a part of the size.
pub const CAPITALS: f64 = 0.705;

/// One glyph in a line, all lengths as parts of the size.
#[derive(Clone, PartialEq, Debug)]
pub struct Glyph {
    /// Its number in the font.
    pub id: u16,
    /// Where it stands, from the beginning of the line.
    pub x: f64,
    /// How far it moves on.
    pub advance: f64,
    /// How far it is moved from where it stands.
    pub offset: (f64, f64),
    /// The bytes of the text that it shows.
    pub text: Range<usize>,
}

/// A text in one weight, set in one line.
#[derive(Clone, PartialEq, Debug)]
pub struct Setting {
    /// Its glyphs, from left to right.
    pub glyphs: Vec<Glyph>,
    /// Its width, as a part of the size.
    pub width: f64,
}

impl Weight {
    /// The font as a file.
    pub const fn file(self) -> &'static [u8] {
        match self {
            Weight::Regular => include_bytes!("../../../../data/fonts/Nunito-Regular.ttf"),
            Weight::Bold => include_bytes!("../../../../data/fonts/Nunito-Bold.ttf"),
        }
    }

    fn face(self) -> &'static Face<'static> {
        static REGULAR: OnceLock<Face<'static>> = OnceLock::new();
        static BOLD: OnceLock<Face<'static>> = OnceLock::new();
        let cell = match self {
            Weight::Regular => &REGULAR,
            Weight::Bold => &BOLD,
        };
        let read = || Face::from_slice(self.file(), 0).expect("the font in the program is whole");
        cell.get_or_init(read)
    }

    /// How many units the size has in the font.
    pub fn units(self) -> f64 {
        f64::from(self.face().units_per_em())
    }

    /// Whether there is a glyph for every character of a text.
    pub fn has_all(self, text: &str) -> bool {
        text.chars().all(|c| self.face().glyph_index(c).is_some())
    }

    /// Sets a text.
    pub fn set(self, text: &str) -> Setting {
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        let shaped = rustybuzz::shape(self.face(), &[], buffer);
        let units = self.units();
        let infos = shaped.glyph_infos();
        let mut glyphs = Vec::with_capacity(infos.len());
        let mut x = 0.0;
        for (index, (info, place)) in infos.iter().zip(shaped.glyph_positions()).enumerate() {
            let start = info.cluster as usize;
            let later = infos[index + 1..].iter().map(|info| info.cluster as usize);
            let end = later.into_iter().find(|&cluster| cluster > start);
            let part = |length: i32| f64::from(length) / units;
            glyphs.push(Glyph {
                // A glyph's number in a font is two bytes.
                id: info.glyph_id as u16,
                x,
                advance: part(place.x_advance),
                offset: (part(place.x_offset), part(place.y_offset)),
                text: start..end.unwrap_or(text.len()),
            });
            x += part(place.x_advance);
        }
        Setting { glyphs, width: x }
    }

    /// The width of a text at this size.
    pub fn width(self, text: &str, size: f64) -> f64 {
        self.set(text).width * size
    }

    /// The outline of a glyph in the font's units, upwards from the line.
    pub fn outline(self, glyph: u16) -> Vec<Step> {
        let mut pen = Pen(Vec::new(), (0.0, 0.0));
        let _ = self.face().outline_glyph(GlyphId(glyph), &mut pen);
        pen.0
    }
}

/// Writes an outline down; quadratic curves become cubic ones.
struct Pen(Vec<Step>, (f64, f64));

impl Pen {
    fn go(&mut self, step: Step, to: (f64, f64)) {
        self.0.push(step);
        self.1 = to;
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        let to = (f64::from(x), f64::from(y));
        self.go(Step::Move(to), to);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let to = (f64::from(x), f64::from(y));
        self.go(Step::Line(to), to);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let (from, to) = (self.1, (f64::from(x), f64::from(y)));
        let handle = (f64::from(x1), f64::from(y1));
        let toward = |end: (f64, f64)| {
            (
                end.0 + (handle.0 - end.0) * 2.0 / 3.0,
                end.1 + (handle.1 - end.1) * 2.0 / 3.0,
            )
        };
        self.go(Step::Curve(toward(from), toward(to), to), to);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let point = |x, y| (f64::from(x), f64::from(y));
        let to = point(x, y);
        self.go(Step::Curve(point(x1, y1), point(x2, y2), to), to);
    }

    fn close(&mut self) {
        self.0.push(Step::Close);
    }
}

/// Breaks a text into lines that are no wider than `width`; a no-break space
/// breaks nothing. A word that is too wide alone keeps its line.
pub fn lines(text: &str, weight: Weight, size: f64, width: f64) -> Vec<String> {
    let mut known: BTreeMap<&str, f64> = BTreeMap::new();
    let space = weight.width(" ", size);
    let mut lines: Vec<String> = Vec::new();
    let mut used = f64::INFINITY;
    for word in text.split(' ') {
        let wide = *known
            .entry(word)
            .or_insert_with(|| weight.width(word, size));
        if used + space + wide <= width {
            if let Some(line) = lines.last_mut() {
                line.push(' ');
                line.push_str(word);
            }
            used += space + wide;
        } else {
            lines.push(word.to_string());
            used = wide;
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_of_letters_are_drawn_together() {
        let apart = Weight::Regular.width("A", 1.0) + Weight::Regular.width("V", 1.0);
        assert!(Weight::Regular.width("AV", 1.0) < apart);
    }

    #[test]
    fn lines_keep_to_their_width_and_lose_no_word() {
        let text = "Trois dés sont lancés\u{a0}; chacun sert exactement une fois.";
        let lines = lines(text, Weight::Regular, 4.0, 40.0);
        assert!(lines.len() > 2, "{lines:?}");
        assert_eq!(lines.join(" "), text);
        for line in lines {
            assert!(Weight::Regular.width(&line, 4.0) <= 40.0 + 0.5, "{line}");
        }
    }

    #[test]
    fn figures_are_as_high_as_is_said() {
        let figure = Weight::Bold.set("7").glyphs[0].id;
        let heights = Weight::Bold
            .outline(figure)
            .into_iter()
            .map(|step| match step {
                Step::Move((_, y)) | Step::Line((_, y)) | Step::Curve(_, _, (_, y)) => y,
                Step::Close => 0.0,
            });
        let highest = heights.fold(0.0, f64::max) / Weight::Bold.units();
        assert!((highest - CAPITALS).abs() < 0.01, "{highest}");
    }
}
