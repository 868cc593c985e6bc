//! The exact odds of a random step, found by answering its questions in every
//! possible way.

use std::collections::HashMap;

use game::Game;

/// The odds of each position that [`Game::step_at_random`] can lead to, as
/// numerator and denominator over a common denominator.
pub fn odds_of_random_step<G: Game>(game: &G) -> (HashMap<G, u64>, u64) {
    let mut found: Vec<(G, u64)> = Vec::new();
    let mut script: Vec<(u32, u32)> = Vec::new();
    loop {
        let mut asked = 0;
        let mut next = game.clone();
        next.step_at_random(&mut |limit| {
            if asked == script.len() {
                script.push((0, limit));
            }
            let (answer, known) = script[asked];
            assert_eq!(known, limit, "the same answers led to another question");
            asked += 1;
            answer
        });
        script.truncate(asked);
        let cases = script.iter().map(|&(_, limit)| u64::from(limit)).product();
        found.push((next, cases));
        while let Some((answer, limit)) = script.pop() {
            if answer + 1 < limit {
                script.push((answer + 1, limit));
                break;
            }
        }
        if script.is_empty() {
            break;
        }
    }
    let common = found
        .iter()
        .fold(1, |common, (_, cases)| lcm(common, *cases));
    let mut odds = HashMap::new();
    for (game, cases) in found {
        *odds.entry(game).or_insert(0) += common / cases;
    }
    (odds, common)
}

fn lcm(a: u64, b: u64) -> u64 {
    a / gcd(a, b) * b
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
