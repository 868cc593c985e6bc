//! Pictures: outlines, words and groups of them as a value, and SVG written from it.
//!
//! Whoever draws describes what there is to see; how numbers, colours and texts
//! stand in a file is known here alone. It knows no game, no font and no paper.
//!
//! ```
//! use picture::{Anchor, Group, Picture, Style, outline};
//!
//! let mut body = Group::default();
//! body.shape(outline::circle((20.0, 20.0), 10.0), "dot");
//! body.text((20.0, 36.0), Anchor::Middle, "", "a < b");
//! let style = Style { light: ".dot { fill: #1f6f6b }", dark: ".dot { fill: #66bdb6 }" };
//! let svg = Picture::card((40.0, 40.0), "One dot", style, body).to_svg();
//! assert!(svg.contains(">a &lt; b</text>"));
//! ```

mod group;
pub mod outline;
mod paint;
mod picture;
mod svg;

pub use group::{Anchor, Element, Glyphs, Group};
pub use outline::{Point, Step};
pub use paint::{Colour, Paint, Stroke};
pub use picture::{Background, Picture, Scale, Style};
