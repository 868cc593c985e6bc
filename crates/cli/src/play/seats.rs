//! Who plays, as it is written on the command line and in saved games:
//! `person,computer:5`.

use table::{LEVELS, Player};

/// How well a computer plays where nothing is said.
const USUAL_LEVEL: u8 = 4;

/// Reads a list of players; `None` if it is not written like one.
pub(crate) fn read(text: &str) -> Option<Vec<Player>> {
    text.split(',').map(read_one).collect()
}

fn read_one(text: &str) -> Option<Player> {
    let level = match text {
        "person" => return Some(Player::Person),
        "pair" => return Some(Player::Pair),
        "computer" => USUAL_LEVEL,
        _ => text.strip_prefix("computer:")?.parse().ok()?,
    };
    let known = LEVELS.contains(&level);
    known.then_some(Player::Computer { level })
}

/// Writes a list of players so that [`read`] reads it.
pub(crate) fn written(players: &[Player]) -> String {
    let one = |player: &Player| match *player {
        // A game in a terminal has no open places.
        Player::Open | Player::Person => "person".to_string(),
        Player::Pair => "pair".to_string(),
        Player::Computer { level } => format!("computer:{level}"),
    };
    let players: Vec<String> = players.iter().map(one).collect();
    players.join(",")
}

/// One person against computers.
pub(crate) fn usual(seats: usize) -> Vec<Player> {
    let computer = Player::Computer { level: USUAL_LEVEL };
    let mut players = vec![computer; seats];
    players[0] = Player::Person;
    players
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_and_written_alike() {
        for text in ["person,computer:8", "pair,pair", "computer:1,person,person"] {
            assert_eq!(written(&read(text).unwrap()), text);
        }
        assert_eq!(read("person,computer"), Some(usual(2)));
        for text in [
            "",
            "person,",
            "computer:0",
            "computer:9",
            "computer:x",
            "Person",
            "robot",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
