//! A round of self-play, and what is to be learned from it.

use ::hyle7::Size;
use search::Numbers;

use super::super::field::{Field, Rest, places};
use super::super::line_values::{Slab, UNIT};
use super::super::turn::Lookahead;
use super::super::weighed::{Slide, Weighed};

/// A board as Order left it and what it turned out to be worth, in points.
pub(crate) struct Lesson {
    pub(crate) field: Field,
    /// What the board after the turn was predicted to be worth, given the
    /// colour that was drawn.
    predicted: f32,
    /// What it turned out to be worth; at first what it was expected to be worth
    /// a turn later.
    pub(crate) target: f32,
    /// Whether both sides went on as they thought best.
    faithful: bool,
}

/// What a round of self-play gives.
pub(crate) struct Round {
    pub(crate) lessons: Vec<Lesson>,
    /// What Order scored.
    pub(crate) score: u32,
}

/// A full bag.
pub(super) fn full_bag(size: Size) -> Rest {
    let mut rest = [0; 8];
    rest[1..=usize::from(size.colours())].fill(size.colours());
    rest
}

/// Draws a token from a bag that is not empty.
pub(super) fn draw(rest: &mut Rest, numbers: &mut Numbers) -> u8 {
    let left: u32 = rest.iter().map(|&count| u32::from(count)).sum();
    let mut nth = numbers.below(left);
    let mut colour = 0;
    while nth >= u32::from(rest[colour]) {
        nth -= u32::from(rest[colour]);
        colour += 1;
    }
    rest[colour] -= 1;
    colour as u8
}

/// How often in a thousand turns Chaos and Order play anything. Most rounds
/// begin with a stretch in which one of them or both often do, so that boards
/// are seen which neither would choose.
fn noise(numbers: &mut Numbers) -> (u32, u32) {
    match numbers.below(8) {
        0 | 1 => (1000, 100),
        2 => (100, 600),
        3 | 4 => (400, 200),
        _ => (50, 50),
    }
}

/// Plays a round and tells what each board was worth. What is seen later counts
/// `lambda` of what is expected one turn later.
pub(crate) fn play_round(
    size: Size,
    seed: u64,
    lambda: f32,
    slabs: &[Slab],
    lookahead: &mut Lookahead,
) -> Round {
    let mut numbers = Numbers::seeded(seed);
    let cells = (size.side() * size.side()) as u32;
    let mut field = Field::new(size);
    let mut rest = full_bag(size);
    let mut lessons: Vec<Lesson> = Vec::new();
    let (chaos_noise, order_noise) = noise(&mut numbers);
    let noisy_until = numbers.below(cells);
    for tokens in 0..cells {
        let slab = &slabs[tokens as usize + 1];
        let looked = lookahead.look(&field, &rest, slab);
        let colour = draw(&mut rest, &mut numbers);
        let answer = lookahead.answers[usize::from(colour)];
        let answer = answer.expect("the colour was in the bag");
        let weighed = Weighed::new(&field, slab);
        let mut lesson = Lesson {
            field,
            predicted: (weighed.value + answer.value) as f32 / UNIT,
            target: looked as f32,
            faithful: true,
        };
        let noisy = tokens < noisy_until;
        let place = if noisy && numbers.below(1000) < chaos_noise {
            lesson.faithful = false;
            let free: Vec<_> = places(field.free).collect();
            free[numbers.below(free.len() as u32) as usize]
        } else {
            answer.place
        };
        field.place(place, colour);
        let slide = if noisy && numbers.below(1000) < order_noise {
            lesson.faithful = false;
            let mut all: Vec<Slide> = Vec::new();
            Weighed::new(&field, slab).slides(&mut all);
            all[numbers.below(all.len() as u32) as usize]
        } else {
            Weighed::new(&field, slab).best_slide()
        };
        field.slide_or_pass(slide.from, slide.to);
        if tokens > 0 {
            lessons.push(lesson);
        }
    }
    let score = Weighed::new(&field, &slabs[cells as usize]).score();
    look_back(&mut lessons, lambda);
    Round { lessons, score }
}

/// What was seen later corrects what was expected, as far as the steps between
/// were the best ones. The last board's target is exact already.
fn look_back(lessons: &mut [Lesson], lambda: f32) {
    // What the next board turned out to be worth.
    let mut next: Option<f32> = None;
    for lesson in lessons.iter_mut().rev() {
        if let Some(next) = next
            && lesson.faithful
        {
            // More or less than was predicted, given the draw: luck is left out.
            lesson.target += lambda * (next - lesson.predicted);
        }
        next = Some(lesson.target);
    }
}
