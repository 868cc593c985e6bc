//! What is known of each task: how far anybody has come, and how.

use super::share::read;
use super::task::{Laying, Task};
use crate::arrangement::Arrangement;
use crate::certificate::Certificate;
use crate::fault::Side;
use crate::holes;

/// The best that is known of a task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// For holes how many there are, for the island how many white tiles.
    pub figure: u32,
    /// Nothing can be better than this.
    pub bound: u32,
    /// The tiles that show it.
    pub laying: Laying,
}

impl Known {
    /// For the island: whether the other black tiles can surround a smallest
    /// one. Around the volcano `I` there is one smallest island, and they cannot.
    pub fn has_sea(&self) -> bool {
        !self.laying.black.is_empty()
    }

    /// Whether nothing better exists.
    pub const fn is_proven(&self) -> bool {
        self.figure == self.bound
    }
}

/// How high games go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tallest {
    /// The highest level that any game reaches.
    pub level: u8,
    /// The tile that reaches level 5 at the earliest, counted from 1.
    pub fifth: usize,
    /// A game that goes as high as can be.
    pub game: &'static str,
    /// A game that is on level 5 as early as can be.
    pub early: &'static str,
}

/// The smallest islands with their seas, as links write them, and how many white
/// tiles they have.
const ISLANDS: [(&str, u32); 7] = [
    ("iI-I011I002U140J800-", 3),
    ("iO-O023I113Y021Ja23-P510S340Y043Jb06I103", 3),
    ("iY-Y043I016O033U253J042-U505O022I017J254S371P340", 4),
    ("iU-U052I024O132U363J061-S230J070Y103I025P364O091", 4),
    ("iS-S042U162S033J831-J334Y170I040O020U003P563", 3),
    ("iJ-J033I032U243J323-S025O150Y020I171U055P103", 3),
    ("iP-P022I011U231J612-S223J603U500I030O060", 3),
];

/// How high games go, as [`crate::fifth_level::heights`] finds it.
pub const TALLEST: Tallest = Tallest {
    level: 6,
    fifth: 9,
    game: "O:0,2;0,3;1,2;1,3 Y:-1,6;0,4;0,5;1,5 Y:-1,2;0,0;0,1;1,1 I:0,2;0,3;0,4;0,5 \
        S:0,0;0,1;1,1;1,2 J:0,3;0,4;0,5;1,2 P:0,0;0,1;0,2;1,1 S:0,0;0,1;1,1;1,2 \
        I:0,2;0,3;0,4;0,5 P:0,0;0,1;0,2;1,1 J:0,3;0,4;0,5;1,2 O:0,2;0,3;1,1;1,2 \
        U:-4,2;-3,1;-2,1;-2,2 U:-7,2;-6,1;-5,1;-5,2",
    early: "I:0,2;0,3;0,4;0,5 S:0,0;0,1;1,1;1,2 J:0,3;0,4;0,5;1,2 P:0,0;0,1;0,2;1,1 \
        S:0,0;0,1;1,1;1,2 I:0,2;0,3;0,4;0,5 P:0,0;0,1;0,2;1,1 J:0,3;0,4;0,5;1,2 \
        O:0,2;0,3;1,1;1,2 O:-2,0;-2,1;-1,-1;-1,0 Y:-5,1;-4,-1;-4,0;-3,0 \
        Y:-3,0;-2,0;-2,1;-1,-1 U:-8,1;-7,0;-6,0;-6,1 U:-6,1;-5,1;-4,-1;-4,0",
};

/// What is known of a task; nothing of a copycat, of which there are many.
pub fn known(task: &Task) -> Option<Known> {
    match task {
        Task::Copycat { .. } => None,
        Task::Island { volcano } => {
            let (text, white) = ISLANDS[*volcano as usize];
            let laying = read(text)?.laying;
            Some(Known {
                figure: white,
                bound: white,
                laying,
            })
        }
        Task::Holes { white, black } => {
            // Black tiles alone are laid for somebody to copy.
            if white.is_empty() {
                return None;
            }
            let stock = holes::Stock::of(white.iter().chain(black.iter()));
            of_certificate(holes::stored(stock)?)
        }
    }
}

/// What a certificate about holes shows. Of two tiles of a kind the first is
/// taken as white.
fn of_certificate(text: &str) -> Option<Known> {
    let certificate: Certificate = text.parse().ok()?;
    let figure = |word: &str| certificate.claimed(word)?.parse().ok();
    let arrangement: Arrangement = certificate.body.join("\n").parse().ok()?;
    let mut laying = Laying::default();
    for tile in arrangement.tiles {
        let white = laying.white.iter().any(|other| other.tile() == tile.tile());
        let side = if white { Side::Black } else { Side::White };
        laying.of_mut(side).push(tile);
    }
    Some(Known {
        figure: figure("holes")?,
        bound: figure("bound")?,
        laying,
    })
}
