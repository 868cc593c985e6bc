//! A whole picture.

use crate::group::{Element, Group};
use crate::outline::{self, Point, Step};
use crate::paint::Paint;

/// A picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    /// Its width and its height.
    pub size: Point,
    /// How large it is shown.
    pub scale: Scale,
    /// What it is.
    pub title: String,
    /// What it shows, for those who do not see it; may be empty.
    pub about: String,
    /// The two letters of its language, where it has one.
    pub lang: Option<String>,
    /// What its classes look like.
    pub style: Style,
    /// The outlines of the letters it brings, each with its name, in units of their
    /// font and upwards.
    pub glyphs: Vec<(String, Vec<Step>)>,
    /// What lies under everything.
    pub background: Option<Background>,
    /// What is drawn.
    pub body: Group,
}

/// How large a picture is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scale {
    /// As large as there is room.
    Room,
    /// A unit is a dot of the screen.
    Dots,
    /// A unit is a millimetre.
    Millimetres,
}

/// What lies under a picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Background {
    /// How round its corners are.
    pub radius: f64,
    /// How it looks.
    pub paint: Paint,
}

/// What classes look like on a light page, and what is different on a dark one, as
/// rules of CSS. Colours are written out, for not every reader of such files knows
/// variables. `text` and `.ground` are there already.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Style {
    /// Everything, as on a light page.
    pub light: &'static str,
    /// What is different on a dark page.
    pub dark: &'static str,
}

impl Picture {
    /// A picture that brings a ground of its own and goes with light and with dark
    /// pages.
    pub fn card(size: Point, title: &str, style: Style, body: Group) -> Picture {
        Picture {
            size: (size.0.round(), size.1.round()),
            scale: Scale::Room,
            title: title.to_string(),
            about: String::new(),
            lang: None,
            style,
            glyphs: Vec::new(),
            background: Some(Background {
                radius: 14.0,
                paint: "ground".into(),
            }),
            body,
        }
    }

    /// Pictures of one style below each other, as one.
    pub fn stacked(title: &str, pictures: Vec<Picture>) -> Picture {
        const GAP: f64 = 16.0;
        let style = pictures
            .first()
            .map_or(Style::default(), |first| first.style);
        let mut body = Group::default();
        let (mut widest, mut top) = (0.0_f64, 0.0);
        for picture in pictures {
            let (width, height) = picture.size;
            let mut part = Group::at((0.0, top));
            if let Some(Background { radius, paint }) = picture.background {
                part.shape(outline::rounded((0.0, 0.0), width, height, radius), paint);
            }
            part.elements.push(Element::Group(picture.body));
            body.elements.push(Element::Group(part));
            widest = widest.max(width);
            top += height + GAP;
        }
        let size = (widest, (top - GAP).max(0.0));
        Picture {
            background: None,
            ..Picture::card(size, title, style, body)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_stand_below_each_other() {
        let card = |size| Picture::card(size, "", Style::default(), Group::default());
        let both = Picture::stacked("both", vec![card((300.0, 100.0)), card((200.0, 50.0))]);
        assert_eq!(both.size, (300.0, 166.0));
        let places = both.body.elements.iter().map(|element| match element {
            Element::Group(part) => (part.at, part.elements.len()),
            _ => panic!("{element:?}"),
        });
        // Each has brought its own ground.
        assert!(places.eq([((0.0, 0.0), 2), ((0.0, 116.0), 2)]));
        assert_eq!(both.background, None);
    }
}
