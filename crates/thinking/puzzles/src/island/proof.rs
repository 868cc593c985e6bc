//! The certificate of a volcano: every smallest island, and for each the sea
//! around it or the word that there is none.

use super::solve::Answer;
use crate::certificate::Certificate;
use crate::lines::line_of;
use crate::puzzle::Puzzle;

/// The word for this proof.
pub(super) const METHOD: &str = "every smallest island";

/// The word for a sea that there is not.
pub(super) const NONE: &str = "none";

/// The certificate of a complete answer.
pub fn certificate(answer: &Answer) -> Certificate {
    let line = |tiles: &[_]| line_of(tiles);
    let mut body = vec![format!("volcano {}", line(&[answer.volcano]))];
    for island in &answer.islands {
        let sea = island.sea.as_deref().map_or(NONE.to_string(), line);
        body.push(format!("{} | {sea}", line(&island.white)));
    }
    Certificate {
        puzzle: Puzzle::Island,
        claim: format!(
            "tile {}; white {}; islands {}; surroundable {}; fewer {}",
            answer.volcano.tile(),
            answer.white,
            answer.islands.len(),
            answer.surroundable(),
            answer.with_fewer(),
        ),
        method: METHOD.to_string(),
        body,
    }
}
