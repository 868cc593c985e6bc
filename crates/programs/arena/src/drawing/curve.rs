//! Curves over something that grows, such as what a player learns with the
//! number of games.

use picture::{Anchor, Picture, outline};

use super::chart::{STYLE, headed};

/// Curves in one frame.
#[derive(Clone, Debug)]
pub struct Curve {
    /// What is shown.
    pub title: String,
    /// How it was measured.
    pub note: String,
    /// What grows to the right.
    pub across: String,
    /// The curves.
    pub series: Vec<Series>,
}

/// One curve.
#[derive(Clone, Debug)]
pub struct Series {
    /// What it shows.
    pub label: String,
    /// Its points from left to right.
    pub points: Vec<(f64, f64)>,
}

const WIDTH: f64 = 760.0;
const LEFT: f64 = 72.0;
const RIGHT: f64 = WIDTH - 36.0;
const TOP: f64 = 112.0;
const BOTTOM: f64 = 400.0;

impl Curve {
    /// The picture. The first two curves have colours of their own.
    pub fn picture(&self) -> Picture {
        let mut chart = headed(&self.title, &self.note);
        let points = || self.series.iter().flat_map(|series| &series.points);
        let most = |of: fn(&(f64, f64)) -> f64| points().map(of).fold(0.0, f64::max);
        let (step_x, step_y) = (step(most(|p| p.0)), step(most(|p| p.1)));
        let (end_x, end_y) = (
            (most(|p| p.0) / step_x).ceil().max(1.0) * step_x,
            (most(|p| p.1) / step_y).ceil().max(1.0) * step_y,
        );
        let at = |(x, y): (f64, f64)| {
            let down = BOTTOM - (BOTTOM - TOP) * (y / end_y).clamp(0.0, 1.0);
            (LEFT + (RIGHT - LEFT) * x / end_x, down)
        };
        for tick in 0..=(end_y / step_y).round() as u32 {
            let value = f64::from(tick) * step_y;
            let (_, y) = at((0.0, value));
            chart.line((LEFT, y), (RIGHT, y), "line");
            chart.text((LEFT - 10.0, y + 4.0), Anchor::End, "quiet", plain(value));
        }
        for tick in 0..=(end_x / step_x).round() as u32 {
            let value = f64::from(tick) * step_x;
            let (x, _) = at((value, 0.0));
            chart.text((x, BOTTOM + 20.0), Anchor::Middle, "quiet", plain(value));
        }
        chart.text((RIGHT, BOTTOM + 42.0), Anchor::End, "quiet", &self.across);
        for (index, series) in self.series.iter().enumerate() {
            let (line, dot) = if index % 2 == 0 {
                ("bar", "dot")
            } else {
                ("bar second", "second-dot")
            };
            let places: Vec<_> = series.points.iter().map(|&point| at(point)).collect();
            chart.shape(outline::open(&places), line);
            let radius = if places.len() > 60 { 1.5 } else { 3.0 };
            for place in places {
                chart.shape(outline::circle(place, radius), dot);
            }
            let x = LEFT + 240.0 * index as f64;
            chart.shape(outline::circle((x, TOP - 24.0), 5.0), dot);
            chart.text((x + 12.0, TOP - 19.0), Anchor::Start, "", &series.label);
        }
        Picture::card((WIDTH, BOTTOM + 62.0), &self.title, STYLE, chart)
    }

    /// The first curve in letters, for a terminal of so many columns.
    pub fn to_text(&self, columns: usize, lines: usize) -> Vec<String> {
        let Some(series) = self
            .series
            .first()
            .filter(|series| !series.points.is_empty())
        else {
            return Vec::new();
        };
        let of_y = series.points.iter().map(|point| point.1);
        let (low, high) = of_y.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), y| {
            (low.min(y), high.max(y))
        });
        let room = columns.saturating_sub(10).max(10);
        let span = if high > low { high - low } else { 1.0 };
        let last = series.points.last().map_or(1.0, |point| point.0).max(1e-9);
        let mut grid = vec![vec![' '; room]; lines.max(2)];
        let rows = grid.len() - 1;
        for &(x, y) in &series.points {
            let column = ((x / last) * (room - 1) as f64).round() as usize;
            let row = rows - ((y - low) / span * rows as f64).round() as usize;
            grid[row][column.min(room - 1)] = '●';
        }
        let label = |row: usize| match row {
            0 => plain(high),
            row if row == rows => plain(low),
            _ => String::new(),
        };
        (grid.iter().enumerate())
            .map(|(row, cells)| {
                let line = cells.iter().collect::<String>();
                format!("{:>8} │{}", label(row), line.trim_end())
            })
            .collect()
    }
}

/// A round number of which four to ten go into the greatest value.
fn step(most: f64) -> f64 {
    if !(most.is_finite() && most > 0.0) {
        return 1.0;
    }
    let power = 10f64.powf((most / 4.0).log10().floor());
    let steps = [5.0, 2.0, 1.0].map(|factor| factor * power);
    let fits = steps.into_iter().find(|step| most / step >= 4.0);
    fits.unwrap_or(power)
}

/// A number of a scale: thousands and millions are shortened.
fn plain(value: f64) -> String {
    let (value, unit) = match value.abs() {
        v if v >= 1e6 => (value / 1e6, " M"),
        v if v >= 1e4 => (value / 1e3, " k"),
        _ => (value, ""),
    };
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    format!("{text}{unit}")
}
