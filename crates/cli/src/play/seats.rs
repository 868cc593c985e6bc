//! Who plays, as it is written on the command line and in saved games:
//! `person,computer`.

use table::Player;

/// The computer plays in one way only, so that one level stands for it.
const COMPUTER: Player = Player::Computer { level: 4 };

/// Reads a list of players; `None` if it is not written like one.
pub(crate) fn read(text: &str) -> Option<Vec<Player>> {
    text.split(',').map(read_one).collect()
}

fn read_one(text: &str) -> Option<Player> {
    match text {
        "person" => Some(Player::Person),
        "pair" => Some(Player::Pair),
        "computer" => Some(COMPUTER),
        _ => None,
    }
}

/// Writes a list of players so that [`read`] reads it.
pub(crate) fn written(players: &[Player]) -> String {
    let one = |player: &Player| match *player {
        // A game in a terminal has no open places.
        Player::Open | Player::Person => "person",
        Player::Pair => "pair",
        Player::Computer { .. } => "computer",
    };
    let players: Vec<&str> = players.iter().map(one).collect();
    players.join(",")
}

/// One person against computers.
pub(crate) fn usual(seats: usize) -> Vec<Player> {
    let mut players = vec![COMPUTER; seats];
    players[0] = Player::Person;
    players
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_and_written_alike() {
        for text in ["person,computer", "pair,pair", "computer,person,person"] {
            assert_eq!(written(&read(text).unwrap()), text);
        }
        assert_eq!(read("person,computer"), Some(usual(2)));
        for text in ["", "person,", "computer:4", "Person", "robot"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
