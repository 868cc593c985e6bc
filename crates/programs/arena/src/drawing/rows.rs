//! Rows of means with their error bars on one scale.

use picture::{Anchor, Picture, outline};

use super::chart::{MARGIN, STYLE, headed, width_for, width_of};
use crate::statistics::Estimate;

/// Means with error bars under each other.
#[derive(Clone, Debug)]
pub struct Rows {
    /// What is shown.
    pub title: String,
    /// How it was measured.
    pub note: String,
    /// The ends of the scale.
    pub scale: (f64, f64),
    /// What is written at each end and between, each with its value.
    pub ticks: Vec<(f64, String)>,
    /// A value worth a line of its own, such as an even score.
    pub mark: Option<f64>,
    /// What is measured.
    pub rows: Vec<Row>,
}

/// One mean.
#[derive(Clone, Debug)]
pub struct Row {
    /// Whose it is.
    pub label: String,
    /// The mean and its error bar; `None` if nothing was played.
    pub estimate: Option<Estimate>,
    /// The same in figures.
    pub figures: String,
}

const TOP: f64 = 96.0;
const STEP: f64 = 34.0;
const TRACK: f64 = 320.0;

impl Rows {
    /// The picture.
    pub fn picture(&self) -> Picture {
        let widest = |of: fn(&Row) -> &str| {
            let widths = self.rows.iter().map(|row| width_of(of(row)));
            widths.fold(60.0, f64::max)
        };
        let left = MARGIN + widest(|row| &row.label) + 20.0;
        let right = left + TRACK;
        let width = (right + 20.0 + widest(|row| &row.figures) + MARGIN).max(width_for(&self.note));
        let mut chart = headed(&self.title, &self.note);
        let (low, high) = self.scale;
        let at = |value: f64| left + TRACK * ((value - low) / (high - low)).clamp(0.0, 1.0);
        let bottom = TOP + STEP * self.rows.len() as f64;
        for (value, tick) in &self.ticks {
            let x = at(*value);
            chart.line((x, TOP - 6.0), (x, bottom - 6.0), "line");
            chart.text((x, bottom + 12.0), Anchor::Middle, "quiet", tick);
        }
        if let Some(mark) = self.mark {
            chart.line((at(mark), TOP - 6.0), (at(mark), bottom - 6.0), "mark");
        }
        for (index, row) in self.rows.iter().enumerate() {
            let y = TOP + STEP * index as f64 + 12.0;
            chart.text((MARGIN, y + 5.0), Anchor::Start, "", &row.label);
            chart.text((width - MARGIN, y + 5.0), Anchor::End, "", &row.figures);
            let Some(estimate) = &row.estimate else {
                continue;
            };
            let (from, to) = (at(estimate.low()), at(estimate.high()));
            chart.line((from, y), (to, y), "bar");
            for x in [from, to] {
                chart.line((x, y - 5.0), (x, y + 5.0), "bar");
            }
            chart.shape(outline::circle((at(estimate.mean), y), 5.0), "dot");
        }
        Picture::card((width, bottom + 34.0), &self.title, STYLE, chart)
    }
}
