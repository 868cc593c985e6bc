//! Who plays, as it is written on the command line and in saved games:
//! `person,computer`.

use players::Level;
use table::Player;

/// What a computer is where nobody says: a worthy opponent for somebody who
/// knows the rules.
const USUAL_LEVEL: u8 = 4;

/// Reads a list of players; `None` if it is not written like one.
pub(crate) fn read(text: &str) -> Option<Vec<Player>> {
    text.split(',').map(read_one).collect()
}

fn read_one(text: &str) -> Option<Player> {
    let computer = |level| Player::Computer { level };
    match text {
        "person" => Some(Player::Person),
        "pair" => Some(Player::Pair),
        "computer" => Some(computer(USUAL_LEVEL)),
        _ => {
            let level = text.strip_prefix("computer:")?.parse().ok()?;
            Level::new(level).map(|level| computer(level.number()))
        }
    }
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

/// One person against computers of a level.
pub(crate) fn usual(seats: usize, level: Option<u8>) -> Vec<Player> {
    let level = level.unwrap_or(USUAL_LEVEL);
    let mut players = vec![Player::Computer { level }; seats];
    players[0] = Player::Person;
    players
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_and_written_alike() {
        for text in ["person,computer:1", "pair,pair", "computer:8,person,person"] {
            assert_eq!(written(&read(text).unwrap()), text);
        }
        assert_eq!(read("person,computer"), Some(usual(2, None)));
        assert_eq!(read("person,computer:7"), Some(usual(2, Some(7))));
        let wrong = [
            "",
            "person,",
            "computer:0",
            "computer:9",
            "computer:",
            "Person",
            "robot",
        ];
        for text in wrong {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
