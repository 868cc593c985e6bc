//! The games and their rules as options of an engine, taken from the catalog.

use catalog::GameId;

use super::declared::{Declared, Kind};

/// The value of an option of the rules that leaves the choice to the game: a
/// missing tag of a record.
pub const AS_USUAL: &str = "default";

/// The option by which the game is chosen.
pub fn games(of: &[GameId]) -> Declared {
    let values: Vec<String> = of.iter().map(ToString::to_string).collect();
    Declared {
        name: "Game".to_string(),
        kind: Kind::Combo {
            default: values.first().cloned().unwrap_or_default(),
            values,
        },
    }
}

/// The options by which the rules of these games are chosen: one for every tag,
/// with the values that any of the games knows.
pub fn rules_of(games: &[GameId]) -> Vec<Declared> {
    let mut options: Vec<Declared> = Vec::new();
    for &game in games {
        for tag in game.tags() {
            let known = options.iter().position(|option| option.name == tag.name);
            let index = known.unwrap_or_else(|| {
                options.push(Declared {
                    name: tag.name.to_string(),
                    kind: Kind::Combo {
                        default: AS_USUAL.to_string(),
                        values: vec![AS_USUAL.to_string()],
                    },
                });
                options.len() - 1
            });
            let Some(added) = tag.values() else {
                let default = AS_USUAL.to_string();
                options[index].kind = Kind::Text { default };
                continue;
            };
            if let Kind::Combo { values, .. } = &mut options[index].kind {
                for &value in added {
                    if !values.iter().any(|known| known == value) {
                        values.push(value.to_string());
                    }
                }
            }
        }
    }
    options
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tag_of_every_game_is_an_option() {
        let options = rules_of(&GameId::ALL);
        for game in GameId::ALL {
            for tag in game.tags() {
                let name = tag.name;
                let option = options.iter().find(|option| option.name == name);
                let option = option.unwrap_or_else(|| panic!("{name} of {game}"));
                assert_eq!(option.fault(), None);
                for value in tag.values().unwrap_or_default() {
                    assert!(option.takes(value), "{name} {value}");
                }
            }
        }
        let shown: Vec<String> = options.iter().map(ToString::to_string).collect();
        assert_eq!(
            shown[2],
            "name Variant type combo default default var default var normal var misere \
             var base var steal-number var steal-place"
        );
        assert!(shown.contains(&"name Layout type string default default".to_string()));
    }
}
