//! At a table where moves are taken back, the record stays fair: what was seen
//! comes again, so that the rolls in the record are always the first ones.

use catalog::{AnyRecord, GameId};
use fair::{Secret, Source, verify};
use table::{
    Act, ClockRules, Config, Dice, Input, Millis, Offer, Player, Seating, Sender, Table, WaitsFor,
};
use testkit::Numbers;

use crate::is_chance;

fn config(game: GameId, tags: &[(&str, &str)]) -> Config {
    let owned = |&(name, value): &(&str, &str)| (name.to_string(), value.to_string());
    Config {
        game,
        tags: tags.iter().map(owned).collect(),
        players: vec![Player::Person, Player::Computer { level: 1 }],
        seating: Seating::Lot,
        picks: false,
        clock: ClockRules::None,
        dice: Dice::Host,
    }
}

/// How many rolls and draws stand in the record.
fn chances(table: &Table) -> usize {
    table.events().filter(|event| is_chance(event)).count()
}

/// Plays a match to its end, taking back now and then; says how often a roll or
/// a draw was taken back with it.
fn play(table: &mut Table, source: &Source, seed: u64) -> usize {
    let mut numbers = Numbers::seeded(seed);
    let mut taken_back = 0;
    for id in 1..20_000 {
        let (from, act) = match table.waits_for() {
            WaitsFor::Nothing => return taken_back,
            WaitsFor::Lot => (Sender::Host, Act::Lot(source.lot())),
            WaitsFor::Chance => {
                let chance = source.chance(table.game(), chances(table));
                (Sender::Host, Act::Chance(chance.unwrap()))
            }
            WaitsFor::Press { seat } => (Sender::Player(table.seats()[seat.index()]), Act::Press),
            WaitsFor::Move { .. } if numbers.below(6) == 0 => {
                (Sender::Player(0), Act::Offer(Offer::TakeBack))
            }
            WaitsFor::Move { seat } => {
                let mv = numbers.one_of(&table.game().moves()).clone();
                (Sender::Player(table.seats()[seat.index()]), Act::Move(mv))
            }
            other => panic!("nothing else is waited for: {other:?}"),
        };
        let before = chances(table);
        let input = Input {
            from,
            id,
            version: table.version(),
            act,
        };
        table.handle(Millis(id), input);
        taken_back += usize::from(chances(table) < before);
    }
    panic!("the match goes on for ever");
}

#[test]
fn a_record_with_moves_taken_back_is_fair() {
    for (game, tags) in [
        (GameId::Heinash, &[][..]),
        (GameId::Heinash, &[("Variant", "steal-number")]),
        (GameId::Hyle7, &[("Size", "5")]),
        (GameId::Hyle7, &[("Size", "5"), ("Bag", "shared")]),
    ] {
        let mut taken_back = 0;
        for seed in 0..8 {
            let players = vec![Some(Secret::new([seed; 32])), None];
            let source = Source::new(Secret::new([seed + 50; 32]), "t", players);
            let mut table = Table::new(Millis(0), config(game, tags)).unwrap();
            taken_back += play(&mut table, &source, u64::from(seed));
            let mut record: AnyRecord = table.record();
            let tags = source.tags(Some(table.seats()), true);
            record.other_tags_mut().extend(tags);
            let found = verify(&record, Some(&source.commitment()));
            assert!(found.is_ok_and(|found| found.over && found.lot));
        }
        assert!(taken_back > 8, "{game:?} {tags:?}: {taken_back}");
    }
}
