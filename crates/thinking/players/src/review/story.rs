//! One value for every position of a game, from those that were looked at.

/// What a position is worth to each party, greater if that party is better off;
/// `None` if nobody looked.
pub(crate) type Weighed = Option<Vec<f64>>;

/// What each position is worth, `end` being the last. Where nobody looked it is
/// worth what came after.
pub(crate) fn story(weighed: &[Weighed], end: Vec<f64>) -> Vec<Vec<f64>> {
    let mut story = vec![end];
    for weighed in weighed.iter().rev() {
        let after = &story[story.len() - 1];
        story.push(weighed.clone().unwrap_or_else(|| after.clone()));
    }
    story.reverse();
    story
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_nobody_looked_it_is_worth_what_came_after() {
        let weighed = [None, Some(vec![0.8]), None, None];
        let story = story(&weighed, vec![0.2]);
        assert_eq!(story.concat(), [0.8, 0.8, 0.2, 0.2, 0.2]);
    }
}
