//! What all charts have in common.

use picture::{Anchor, Group, Style};

/// How the classes look that charts use.
pub(super) const STYLE: Style = Style {
    light: "\
text { font: 14px ui-sans-serif, system-ui, sans-serif; font-variant-numeric: tabular-nums }
.title { font: 600 19px Georgia, serif }
.quiet { fill: #7a6d5b; font-size: 12.5px }
.line { stroke: #dccfb8; stroke-width: 1; fill: none }
.mark { stroke: #7a6d5b; stroke-width: 1; stroke-dasharray: 3 3 }
.bar { stroke: #1f6f6b; stroke-width: 2; stroke-linecap: round; fill: none }
.dot, .tint { fill: #1f6f6b }
.second { stroke: #b5651d }
.second-dot { fill: #b5651d }",
    dark: "\
.quiet { fill: #a89c88 }
.line { stroke: #40382e }
.mark { stroke: #a89c88 }
.bar { stroke: #66bdb6 }
.dot, .tint { fill: #66bdb6 }
.second { stroke: #e0a060 }
.second-dot { fill: #e0a060 }",
};

/// The room at the left and at the right.
pub(super) const MARGIN: f64 = 28.0;

/// A chart under way: what it shows, and how that was measured.
pub(super) fn headed(title: &str, note: &str) -> Group {
    let mut chart = Group::default();
    chart.text((MARGIN, 40.0), Anchor::Start, "title", title);
    chart.text((MARGIN, 62.0), Anchor::Start, "quiet", note);
    chart
}

/// About how wide a chart has to be for its note.
pub(super) fn width_for(note: &str) -> f64 {
    2.0 * MARGIN + 6.4 * note.chars().count() as f64
}

/// About how wide a text is.
pub(super) fn width_of(text: &str) -> f64 {
    8.2 * text.chars().count() as f64
}
