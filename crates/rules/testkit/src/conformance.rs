//! The suite itself.

use std::collections::HashMap;

use game::{
    BitReader, BitWriter, Event, EventOf, Game, Pack, Record, Seat, Setup, Sheet, Stop, Telling,
    Turn,
};

use crate::exhaust::odds_of_random_step;
use crate::numbers::Numbers;
use crate::telling;

/// Plays `games` whole random games by this set-up and checks at every ply that
///
/// - what is listed is accepted, and `probes` (any events at all) are accepted
///   only if they lead to a position that a listed event leads to;
/// - a refused event changes nothing and explains itself in every language;
/// - chance has odds when it speaks and none when it does not, each settles;
/// - the outcome is there exactly at the end;
/// - every event reads back from its written and its packed form;
/// - a random step follows the odds of the listed events (on some plies);
/// - what a table asks (who rolls, what follows when time is up, who has no choice)
///   is answered as [`Game::ABOUT`] says;
/// - what happens is told in every language, and how it ended at the end alone.
///
/// At the end of each game its record replays to an equal position from its
/// text, its sheet and its packed form. Fails if a game does not end within
/// `most_events` events.
pub fn conformance<G: Telling>(
    setup: &G::Setup,
    games: u64,
    most_events: usize,
    probes: impl Fn(&G, &mut Numbers) -> Vec<EventOf<G>>,
) {
    setup_reads_back(setup);
    for seed in 0..games {
        let mut numbers = Numbers::seeded(seed);
        let mut game = G::start(setup);
        let mut record = Record::<G>::new(setup.clone());
        while game.turn() != Turn::Over {
            assert!(
                record.events.len() < most_events,
                "seed {seed}: the game does not end"
            );
            let listed = listed_events(&game);
            assert!(!listed.is_empty(), "seed {seed}: nothing can happen");
            let reached = every_listed_event_is_accepted(&game, &listed);
            for probe in probes(&game, &mut numbers) {
                reads_back::<G>(&probe);
                refused_or_listed(&game, &probe, &reached);
            }
            events_that_never_fit(&game);
            tables_are_answered(&game);
            telling::is_not_over(&game);
            assert_eq!(game.branches(), listed.len() as u64);
            if numbers.below(16) == 0 {
                random_step_keeps_the_odds(&game, &listed);
            }
            let (event, _) = numbers.one_of(&listed).clone();
            telling::is_told(&game, &event);
            game.apply(&event).expect("listed events are accepted");
            record.events.push(event);
            assert_eq!(game.outcome().is_some(), game.turn() == Turn::Over);
        }
        assert_eq!(listed_events(&game), []);
        assert_eq!(game.branches(), 0);
        let mut after = game.clone();
        after.step_at_random(&mut |_| panic!("nothing is left to chance at the end"));
        assert_eq!(after, game);
        sides_share_their_places(&game);
        telling::is_over(&game, record.events.last());
        record_leads_to(&record, &game);
    }
}

/// The events that can come next, each with its share of the odds.
fn listed_events<G: Game>(game: &G) -> Vec<(EventOf<G>, u32)> {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let chances = game.chances();
    match game.turn() {
        Turn::Seat(seat) => {
            assert!(seat.index() < game.seats());
            assert!(chances.is_empty(), "chance has odds out of its turn");
        }
        Turn::Chance => {
            assert!(moves.is_empty(), "moves are listed while chance speaks");
            assert!(chances.iter().all(|case| case.weight > 0));
        }
        Turn::Over => assert!(moves.is_empty() && chances.is_empty()),
    }
    let moves = moves.into_iter().map(|mv| (Event::Move(mv), 1));
    let chances = chances
        .into_iter()
        .map(|case| (Event::Chance(case.outcome), case.weight));
    moves.chain(chances).collect()
}

/// The position each listed event leads to, with its share of the odds.
fn every_listed_event_is_accepted<G: Game>(
    game: &G,
    listed: &[(EventOf<G>, u32)],
) -> HashMap<G, u32> {
    let mut reached = HashMap::new();
    for (event, weight) in listed {
        reads_back::<G>(event);
        let mut next = game.clone();
        if let Err(why) = next.apply(event) {
            panic!("{event} is listed but refused: {why:?}");
        }
        let before = reached.insert(next, *weight);
        assert!(before.is_none(), "{event} comes to the same as another");
    }
    reached
}

fn refused_or_listed<G: Game>(game: &G, probe: &EventOf<G>, reached: &HashMap<G, u32>) {
    let mut next = game.clone();
    match next.apply(probe) {
        Ok(()) if matches!(probe, Event::Stop(_)) => {}
        Ok(()) => assert!(
            reached.contains_key(&next),
            "{probe} is accepted, not listed"
        ),
        Err(why) => {
            assert_eq!(&next, game, "{probe} was refused and changed something");
            explains_itself(&why);
        }
    }
}

fn explains_itself(why: &impl game::Refusal) {
    assert!(!why.clause().0.is_empty());
    for lang in game::Lang::ALL {
        let text = why.explain(lang);
        assert!(!text.is_empty() && !text.ends_with('.'), "{text:?}");
    }
}

/// Stops that no game accepts here, and what every game does with the others.
fn events_that_never_fit<G: Game>(game: &G) {
    let seats = game.seats();
    if seats < game::MOST_SEATS {
        let nobody = Stop::Resign(Seat::new(seats));
        assert!(game.check(&Event::Stop(nobody)).is_err());
    }
    let mut drawn = game.clone();
    if drawn.apply(&Event::Stop(Stop::Draw)).is_ok() {
        let places = drawn.outcome().expect("a draw ends the game").places;
        assert!(places.as_slice().iter().all(|&place| place == 1));
        assert!(drawn.check(&Event::Stop(Stop::Draw)).is_err());
    }
}

/// What a table asks of a game that goes on.
fn tables_are_answered<G: Game>(game: &G) {
    let about = G::ABOUT;
    let asker = game.chance_asker();
    assert_eq!(asker.is_some(), about.chance.is_some());
    assert!(asker.is_none_or(|seat| seat.index() < game.seats()));
    let turn = game.turn();
    let when_time_is_up = game.move_when_time_is_up();
    let expects_it = about.has_turn_clock && matches!(turn, Turn::Seat(_));
    assert_eq!(when_time_is_up.is_some(), expects_it);
    if let Some(mv) = when_time_is_up {
        assert_eq!(game.check(&Event::Move(mv)), Ok(()));
    }
    let game_time = game.check(&Event::Stop(Stop::GameTime));
    assert_eq!(game_time.is_ok(), about.has_turn_clock);
    for seat in Seat::all(game.seats()) {
        assert!(!game.is_out(seat) && !game.has_left(seat), "nobody left");
        for stop in [Stop::SeatTime(seat), Stop::Resign(seat)] {
            without_a_choice(game, seat, stop);
        }
    }
}

/// A seat that is out while the game goes on has exactly one move.
fn without_a_choice<G: Game>(game: &G, seat: Seat, stop: Stop) {
    let mut game = game.clone();
    if game.apply(&Event::Stop(stop)).is_err() || game.turn() == Turn::Over {
        return;
    }
    assert!(game.is_out(seat), "the game goes on after {stop}");
    for other in Seat::all(game.seats()).filter(|&other| other != seat) {
        assert!(!game.is_out(other) && !game.has_left(other));
    }
    if game.turn() == Turn::Seat(seat) {
        assert_eq!(listed_events(&game).len(), 1, "{stop} leaves a choice");
    }
}

fn sides_share_their_places<G: Game>(game: &G) {
    let places = game.outcome().expect("it is over").places;
    for seat in Seat::all(game.seats()) {
        for other in Seat::all(game.seats()) {
            if game.side(seat) == game.side(other) {
                assert_eq!(places[seat], places[other], "one side, two places");
            }
        }
    }
}

fn reads_back<G: Game>(event: &EventOf<G>) {
    let text = event.to_string();
    assert_eq!(EventOf::<G>::parse(&text).as_ref(), Ok(event), "{text}");
    let mut writer = BitWriter::default();
    event.pack(&mut writer);
    let bytes = writer.into_bytes();
    let mut reader = BitReader::new(&bytes);
    let unpacked = EventOf::<G>::unpack(&mut reader);
    assert_eq!(unpacked.as_ref(), Ok(event), "{text} packed");
    assert_eq!(reader.end(), Ok(()));
}

fn setup_reads_back<S: Setup>(setup: &S) {
    let values = setup.to_tags();
    assert_eq!(values.len(), S::TAGS.len());
    let value = |name: &str| {
        let index = S::TAGS.iter().position(|tag| tag.name == name);
        index.map(|index| values[index].as_str())
    };
    assert_eq!(S::from_tags(value).as_ref(), Ok(setup));
    assert_eq!(S::from_tags(|_| None), Ok(S::default()));
}

fn random_step_keeps_the_odds<G: Game>(game: &G, listed: &[(EventOf<G>, u32)]) {
    let total: u64 = listed.iter().map(|(_, weight)| u64::from(*weight)).sum();
    let (odds, common) = odds_of_random_step(game);
    assert_eq!(odds.len(), listed.len(), "a random step leads elsewhere");
    for (event, weight) in listed {
        let mut next = game.clone();
        next.apply(event).expect("listed events are accepted");
        let cases = odds.get(&next).copied().unwrap_or(0);
        assert_eq!(
            cases * total,
            u64::from(*weight) * common,
            "{event} comes up too often or too rarely"
        );
    }
}

fn record_leads_to<G: Game>(record: &Record<G>, end: &G) {
    assert_eq!(record.replay().as_ref(), Ok(end));
    let text = record.to_sheet().to_string();
    let sheet = Sheet::parse(&text).expect("what is written can be read");
    let read = Record::<G>::from_sheet(&sheet).expect("what is written can be read");
    assert_eq!(&read, record);
    let mut writer = BitWriter::default();
    record.pack(&mut writer);
    let bytes = writer.into_bytes();
    let mut reader = BitReader::new(&bytes);
    assert_eq!(Record::unpack(&mut reader).as_ref(), Ok(record));
    assert_eq!(reader.end(), Ok(()));
}
