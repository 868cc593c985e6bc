//! A cross table: everybody against everybody.

use picture::{Anchor, Group, Paint, Picture, outline};

use super::chart::{MARGIN, STYLE, headed, width_for, width_of};
use crate::statistics::Estimate;

/// A cross table.
#[derive(Clone, Debug)]
pub struct Table {
    /// What is shown.
    pub title: String,
    /// How it was measured.
    pub note: String,
    /// The headings of the columns behind the names.
    pub columns: Vec<String>,
    /// A name and its cells.
    pub rows: Vec<(String, Vec<Option<TableCell>>)>,
}

/// A cell of the table.
#[derive(Clone, Debug)]
pub struct TableCell {
    /// What stands in it.
    pub text: String,
    /// A share from 0 to 1 that is drawn under the text with its error bar, and
    /// colours the cell.
    pub share: Option<Estimate>,
}

const TOP: f64 = 106.0;
const STEP: f64 = 42.0;

impl TableCell {
    fn draw(&self, chart: &mut Group, (x, y): (f64, f64), width: f64) {
        let lift = if self.share.is_some() { 5.0 } else { 0.0 };
        if let Some(share) = &self.share {
            // The greater the share, the more colour.
            let strength = 0.35 * share.mean.clamp(0.0, 1.0);
            let around = outline::rounded((x + 3.0, y + 3.0), width - 6.0, STEP - 6.0, 4.0);
            chart.shape(around, Paint::Tint("tint".to_string(), strength));
            let at = |share: f64| x + 12.0 + (width - 24.0) * share.clamp(0.0, 1.0);
            let down = y + STEP - 11.0;
            chart.line((at(share.low()), down), (at(share.high()), down), "bar");
            chart.shape(outline::circle((at(share.mean), down), 3.5), "dot");
        }
        let middle = x + width / 2.0;
        chart.text((middle, y + 24.0 - lift), Anchor::Middle, "", &self.text);
    }
}

impl Table {
    /// The picture.
    pub fn picture(&self) -> Picture {
        let names = self.rows.iter().map(|(name, _)| width_of(name));
        let left = MARGIN + names.fold(60.0, f64::max) + 16.0;
        let column = |index: usize| {
            let cells = self.rows.iter().filter_map(|(_, cells)| cells.get(index));
            let widths = cells.flatten().map(|cell| width_of(&cell.text));
            widths.fold(width_of(&self.columns[index]), f64::max) + 20.0
        };
        let widths: Vec<f64> = (0..self.columns.len()).map(column).collect();
        let width = (left + widths.iter().sum::<f64>() + MARGIN).max(width_for(&self.note));
        let mut chart = headed(&self.title, &self.note);
        let mut x = left;
        for (heading, width) in self.columns.iter().zip(&widths) {
            chart.text(
                (x + width / 2.0, TOP - 12.0),
                Anchor::Middle,
                "quiet",
                heading,
            );
            x += width;
        }
        for (index, (name, cells)) in self.rows.iter().enumerate() {
            let y = TOP + STEP * index as f64;
            chart.line((MARGIN, y), (width - MARGIN, y), "line");
            chart.text((MARGIN, y + 24.0), Anchor::Start, "", name);
            let mut x = left;
            for (cell, width) in cells.iter().zip(&widths) {
                if let Some(cell) = cell {
                    cell.draw(&mut chart, (x, y), *width);
                }
                x += width;
            }
        }
        let bottom = TOP + STEP * self.rows.len() as f64;
        Picture::card((width, bottom + 24.0), &self.title, STYLE, chart)
    }
}
