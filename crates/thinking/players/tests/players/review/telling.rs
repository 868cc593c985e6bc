//! What a review says in words.

use catalog::GameId;
use game::Lang;
use players::review::{ReviewStep, judge};

use super::sums::searched;
use crate::games::{after, random_record, setups};

fn valued(events: usize, value: f64) -> ReviewStep {
    ReviewStep {
        events,
        exact: false,
        value,
        values: Vec::new(),
        best: None,
        best_value: None,
        cost: None,
    }
}

/// What is said about a game whose positions have these values and whose moves
/// gave so much away.
fn said(game: GameId, events: &str, values: &[f64], costs: &[(usize, f64)]) -> [String; 3] {
    let (_, record) = after(game, &[], events);
    let mut steps: Vec<ReviewStep> = values
        .iter()
        .enumerate()
        .map(|(events, &value)| valued(events, value))
        .collect();
    for &(events, cost) in costs {
        steps[events].cost = Some(cost);
    }
    Lang::ALL.map(|lang| {
        let summary = judge(&record, &steps, lang).unwrap().summary;
        summary.replace('\u{a0}', "~")
    })
}

#[test]
fn dice_and_choices_are_told_apart() {
    let events = "roll:5-4-2 5+4+2 roll:6-5-4 none put:1";
    let said = said(
        GameId::Heinash,
        events,
        &[0.5, 0.62, 0.32, 0.32, 0.4, 0.4],
        &[(1, 0.3), (3, 0.08)],
    );
    assert_eq!(
        said,
        [
            "The dice raised Black’s chances by 12%. Choices cost Black 30% and Red 8%.",
            "Les dés ont augmenté de 12~% les chances de Noir. Les choix ont coûté 30~% à Noir et 8~% à Rouge.",
            "Los dados han aumentado un 12% las posibilidades de Negro. Las decisiones han costado un 30% a Negro y un 8% a Rojo.",
        ]
    );
}

#[test]
fn the_bag_is_told_in_points() {
    let events = "draw:3 d4 pass draw:3 d6 d6-d5";
    let said = said(
        GameId::Hyle7,
        events,
        &[80.0, 79.0, 79.0, 77.5, 77.5, 77.5, 76.5],
        &[(2, 1.5), (5, 1.0)],
    );
    assert_eq!(
        said,
        [
            "The bag took 1~point from Player 2 as Order. Choices cost Player 2 2.5~points.",
            "Le sac a retiré 1~point à Joueur 2 pour son jeu d’Ordre. Les choix ont coûté 2,5~points à Joueur 2.",
            "La bolsa ha quitado 1~punto a Jugador 2 en el papel de Orden. Las decisiones han costado 2,5~puntos a Jugador 2.",
        ]
    );
}

#[test]
fn seven_names_the_move_that_cost_most() {
    let events = "P:0,0;0,1;0,2;1,1 Y:2,1;3,1;3,2;4,0 O:4,2;4,3;5,1;5,2";
    let said = said(
        GameId::Seven,
        events,
        &[0.5, 0.44, 0.64, 0.64],
        &[(0, 0.06), (1, 0.2)],
    );
    assert_eq!(
        said,
        [
            "Choices cost White 6% and Black 20%. The costliest was Black’s tile in move 2, at 20%.",
            "Les choix ont coûté 6~% à Blanc et 20~% à Noir. Le plus cher~: la tuile de Noir au coup 2, 20~%.",
            "Las decisiones han costado un 6% a Blanco y un 20% a Negro. La más cara: la pieza de Negro en la jugada 2, un 20%.",
        ]
    );
}

#[test]
fn every_kind_of_game_is_summed_up_in_every_language() {
    for (id, tags) in setups() {
        let record = random_record(id, &tags, 12);
        let steps = if id == GameId::Heinash {
            searched(&record, 20)
        } else {
            Vec::new()
        };
        let said = Lang::ALL.map(|lang| judge(&record, &steps, lang).unwrap().summary);
        for text in &said {
            assert!(text.ends_with('.') && !text.contains("  "), "{text}");
            assert!(
                text.matches(". ").count() <= 1,
                "more than two sentences: {text}"
            );
        }
        assert!(said[0] != said[1] && said[1] != said[2] && said[0] != said[2]);
    }
    let (_, nothing) = after(GameId::Seven, &[], "");
    let said = Lang::ALL.map(|lang| judge(&nothing, &[], lang).unwrap().summary);
    assert_eq!(said[0], "Nobody has moved yet.");
}
