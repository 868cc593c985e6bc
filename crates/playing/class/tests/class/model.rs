//! Any sequence of entries leads to a class that its log rebuilds, and whatever
//! is refused leaves no trace.

use catalog::GameId;
use class::{
    Class, ClassEntry, ClassError, Code, Effect, Method, Odd, Projector, PupilId, RoundStage,
    Settings, Side, Stage, TableId, TablePlan, TableResult, Time, Voice, pair, suggest,
};
use game::Lang;
use proptest::prelude::*;
use table::Millis;

fn id() -> impl Strategy<Value = PupilId> {
    (0..7u32).prop_map(PupilId)
}

fn table_id() -> impl Strategy<Value = TableId> {
    (0..6u8).prop_map(|number| TableId(format!("t{number}")))
}

fn side() -> impl Strategy<Value = Side> {
    prop_oneof![
        4 => prop::collection::vec(id(), 0..4).prop_map(|pupils| Side::Pupils { pupils }),
        1 => (0..10u8).prop_map(|level| Side::Computer { level }),
    ]
}

fn settings() -> impl Strategy<Value = Settings> {
    let odd = prop_oneof![
        Just(Odd::Binome),
        (0..10u8).prop_map(|level| Odd::Computer { level })
    ];
    let signs = prop_oneof![Just("+"), Just("+*"), Just("+-*/"), Just("?")];
    let seconds = || prop::option::of(0..90u32);
    (odd, signs, seconds(), seconds(), any::<bool>(), 0..3usize).prop_map(
        |(odd, signs, game, turn, soft, which)| Settings {
            game: GameId::ALL[which],
            tags: match which {
                1 => vec![("Operations".to_string(), signs.to_string())],
                _ => Vec::new(),
            },
            time: Time { game, turn, soft },
            odd,
            ..Settings::default()
        },
    )
}

/// A name, mostly one of a few that a French class suggests.
fn name() -> impl Strategy<Value = String> {
    prop_oneof![
        9 => (0..8u64).prop_map(|seed| suggest::<&str>(Lang::Fr, &[], seed).unwrap()),
        1 => Just("Jean Dupont".to_string()),
    ]
}

fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        Just("a".to_string()),
        Just("b".to_string()),
        Just(String::new()),
        Just("x".repeat(300))
    ]
}

fn entry() -> impl Strategy<Value = ClassEntry> {
    let opened = settings().prop_map(|settings| ClassEntry::Opened {
        code: Code::from_seed(1),
        lang: Lang::Fr,
        settings,
    });
    let plan = (table_id(), side(), side()).prop_map(|(table, one, other)| TablePlan {
        table,
        sides: [one, other],
    });
    let result = prop_oneof![
        (0..3usize).prop_map(|seat| TableResult::Won { seat }),
        Just(TableResult::Drawn),
        Just(TableResult::BrokenOff)
    ];
    let projector = (table_id(), 0..3usize, 0..10u8).prop_map(|(table, seat, level)| {
        ClassEntry::ProjectorOpened(Projector {
            table,
            seat,
            level,
            voice: Voice::Vote,
        })
    });
    prop_oneof![
        3 => opened,
        1 => any::<bool>().prop_map(|open| ClassEntry::Door { open }),
        9 => (id(), name(), prop::option::of(text()))
            .prop_map(|(pupil, name, key)| ClassEntry::Joined { pupil, name, key }),
        2 => (id(), name()).prop_map(|(pupil, name)| ClassEntry::Renamed { pupil, name }),
        2 => id().prop_map(|pupil| ClassEntry::Removed { pupil }),
        2 => (id(), text(), 0..9u64)
            .prop_map(|(pupil, code, until)| ClassEntry::SeatOffered { pupil, code, until }),
        2 => (id(), text(), text())
            .prop_map(|(pupil, code, key)| ClassEntry::SeatTaken { pupil, code, key }),
        2 => [id(), id()].prop_map(|pupils| ClassEntry::Paired { pupils }),
        1 => id().prop_map(|pupil| ClassEntry::Parted { pupil }),
        1 => settings().prop_map(|settings| ClassEntry::Chosen { settings }),
        6 => prop::collection::vec(plan, 0..3)
            .prop_map(|tables| ClassEntry::RoundMade { tables, seed: 5 }),
        4 => Just(ClassEntry::RoundStarted),
        2 => Just(ClassEntry::RoundPaused),
        2 => Just(ClassEntry::RoundResumed),
        1 => Just(ClassEntry::RoundEnded),
        2 => (table_id(), result).prop_map(|(table, result)| ClassEntry::TableEnded { table, result }),
        2 => (id(), 0..5000u32, any::<bool>()).prop_map(|(pupil, seconds, each_turn)| {
            ClassEntry::ExtraTime { pupil, seconds, each_turn }
        }),
        1 => projector,
        1 => Just(ClassEntry::ProjectorClosed),
        1 => Just(ClassEntry::Ended),
        1 => Just(ClassEntry::Deleted),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, ..ProptestConfig::default() })]

    #[test]
    fn a_class_is_what_its_log_says(
        entries in prop::collection::vec((0..20u64, entry()), 0..120)
    ) {
        let mut class = Class::default();
        let mut log: Vec<(Millis, ClassEntry)> = Vec::new();
        for (at, entry) in entries {
            let before = class.clone();
            match class.apply(Millis(at), &entry) {
                Ok(_) => {
                    // What was accepted survives being written down.
                    let text = serde_json::to_string(&entry).unwrap();
                    let read: ClassEntry = serde_json::from_str(&text).unwrap();
                    prop_assert_eq!(&read, &entry, "{}", text);
                    log.push((Millis(at), read));
                }
                Err(why) => {
                    prop_assert_eq!(&class, &before, "refused: {:?}", why);
                    for lang in Lang::ALL {
                        prop_assert!(!why.explain(lang).is_empty());
                    }
                }
            }
            prop_assert!(class.latest() >= before.latest() || class.stage() == Stage::Deleted);
            assert_sound(&class);
        }
        prop_assert_eq!(Class::replay(&log), class);
    }
}

/// What holds for every class at every moment.
fn assert_sound(class: &Class) {
    for (place, pupil) in class.pupils().iter().enumerate() {
        assert_eq!(pupil.id, PupilId(place as u32 + 1));
        let same = class
            .pupils()
            .iter()
            .filter(|other| other.name == pupil.name);
        assert_eq!(same.count(), 1, "a name is there twice");
        assert!(pupil.key.is_none() || !pupil.removed);
    }
    for pair in class.binomes() {
        for one in pair {
            let pupil = class.pupil(*one).expect("a pair of pupils");
            assert!(!pupil.removed);
            let pairs = class.binomes().iter().filter(|pair| pair.contains(one));
            assert_eq!(pairs.count(), 1);
        }
    }
    let (last, past) = match class.rounds().split_last() {
        Some((last, past)) => (Some(last), past),
        None => (None, class.rounds()),
    };
    assert!(past.iter().all(|round| round.stage == RoundStage::Ended));
    if let Some(round) = last {
        let mut seated: Vec<PupilId> = (round.tables.iter().flat_map(|plan| &plan.sides))
            .flat_map(|side| side.pupils().to_vec())
            .collect();
        seated.sort();
        let all = seated.len();
        seated.dedup();
        assert_eq!(seated.len(), all, "somebody sits at two tables");
        assert_eq!(round.results.len(), round.tables.len());
    }
    if class.stage() == Stage::Deleted {
        assert!(class.pupils().is_empty() && class.rounds().is_empty());
        assert_eq!(class.code(), None);
    }
}

struct Lesson {
    class: Class,
    now: u64,
}

impl Lesson {
    fn new(pupils: usize) -> Lesson {
        let mut lesson = Lesson {
            class: Class::default(),
            now: 0,
        };
        lesson.does(ClassEntry::Opened {
            code: Code::from_seed(9),
            lang: Lang::Fr,
            settings: Settings::default(),
        });
        for seed in 0..pupils as u64 {
            lesson.join(seed);
        }
        lesson
    }

    fn join(&mut self, seed: u64) -> PupilId {
        let taken: Vec<&str> = (self.class.pupils().iter())
            .map(|pupil| pupil.name.as_str())
            .collect();
        let pupil = self.class.next_pupil();
        let name = suggest(Lang::Fr, &taken, seed).unwrap();
        let key = Some(format!("key {}", pupil.0));
        self.does(ClassEntry::Joined { pupil, name, key });
        pupil
    }

    fn does(&mut self, entry: ClassEntry) -> Vec<Effect> {
        self.now += 1;
        let effects = self.class.apply(Millis(self.now), &entry);
        effects.unwrap_or_else(|why| panic!("{entry:?}: {}", why.explain(Lang::En)))
    }

    fn refused(&mut self, entry: ClassEntry) -> &'static str {
        let why = self.class.apply(Millis(self.now), &entry);
        why.expect_err("it should have been refused").code()
    }

    /// A round for everybody, begun.
    fn round(&mut self, name: &str) -> Vec<Effect> {
        let present: Vec<PupilId> = self.class.pupils().iter().map(|p| p.id).collect();
        let units = self.class.units(&present);
        let history = self.class.history();
        let plans = pair(&history, &units, Method::Automatic, Odd::Binome, self.now);
        let tables = (plans.into_iter().enumerate())
            .map(|(place, sides)| TablePlan {
                table: TableId(format!("{name}{place}")),
                sides,
            })
            .collect();
        self.does(ClassEntry::RoundMade { tables, seed: 3 });
        self.does(ClassEntry::RoundStarted)
    }
}

#[test]
fn a_lesson_from_the_first_pupil_to_the_end() {
    let mut lesson = Lesson::new(5);
    let begun = lesson.round("a");
    assert_eq!(begun.len(), 2, "five pupils sit at two tables");
    assert_eq!(lesson.does(ClassEntry::RoundPaused).len(), 2);
    assert_eq!(lesson.refused(ClassEntry::RoundPaused), "no-round");
    assert_eq!(lesson.does(ClassEntry::RoundResumed).len(), 2);
    let table = lesson.class.rounds()[0].tables[0].table.clone();
    let result = TableResult::Won { seat: 1 };
    lesson.does(ClassEntry::TableEnded { table, result });
    let left = lesson.does(ClassEntry::RoundEnded);
    assert_eq!(left, [Effect::Finish(TableId("a1".into()))]);
    // The game that was ended as it stood still has its result.
    lesson.does(ClassEntry::TableEnded {
        table: TableId("a1".into()),
        result: TableResult::Drawn,
    });
    let doubled = ClassEntry::TableEnded {
        table: TableId("a1".into()),
        result: TableResult::Drawn,
    };
    assert_eq!(lesson.refused(doubled), "no-such-table");
    lesson.round("b");
    assert_eq!(lesson.does(ClassEntry::Ended).len(), 2);
    assert_eq!(lesson.refused(ClassEntry::RoundStarted), "ended");
    assert_eq!(lesson.does(ClassEntry::Deleted), [Effect::Forget]);
    assert_eq!(lesson.refused(ClassEntry::Deleted), "deleted");
}

#[test]
fn real_names_are_refused() {
    let mut lesson = Lesson::new(1);
    let pupil = lesson.class.next_pupil();
    for name in ["Jean Dupont", "", "Loutre", "Brave Otter"] {
        let entry = ClassEntry::Joined {
            pupil,
            name: name.to_string(),
            key: None,
        };
        assert_eq!(lesson.refused(entry), "name-not-suggested", "{name}");
    }
}

#[test]
fn a_lost_seat_is_given_back_once_and_in_time() {
    let mut lesson = Lesson::new(2);
    let pupil = PupilId(2);
    let take = |code: &str| ClassEntry::SeatTaken {
        pupil,
        code: code.to_string(),
        key: "new".to_string(),
    };
    assert_eq!(
        lesson.refused(take("c")),
        "wrong-code",
        "nothing was offered"
    );
    let until = lesson.now + 50;
    let code = "c".to_string();
    lesson.does(ClassEntry::SeatOffered { pupil, code, until });
    assert_eq!(lesson.refused(take("d")), "wrong-code");
    let moved = lesson.does(take("c"));
    assert_eq!(moved, [Effect::KeyChanged(pupil)]);
    assert_eq!(
        lesson.class.pupil(pupil).unwrap().key.as_deref(),
        Some("new")
    );
    assert_eq!(lesson.refused(take("c")), "wrong-code", "it was good once");
    let code = "e".to_string();
    lesson.does(ClassEntry::SeatOffered { pupil, code, until });
    lesson.now = until + 1;
    assert_eq!(lesson.refused(take("e")), "code-too-old");
}

#[test]
fn whoever_is_removed_leaves_a_pair_that_plays_on_but_ends_a_game_alone() {
    let mut lesson = Lesson::new(4);
    let [a, b, c, d] = [1, 2, 3, 4].map(PupilId);
    lesson.does(ClassEntry::Paired { pupils: [a, b] });
    let again = ClassEntry::Paired { pupils: [b, c] };
    assert_eq!(lesson.refused(again), "has-mate");
    let plan = |name: &str, one: &[PupilId], other: &[PupilId]| TablePlan {
        table: TableId(name.to_string()),
        sides: [one, other].map(|pupils| Side::Pupils {
            pupils: pupils.to_vec(),
        }),
    };
    let tables = vec![plan("x", &[a, b], &[c])];
    lesson.does(ClassEntry::RoundMade { tables, seed: 1 });
    lesson.does(ClassEntry::RoundStarted);
    assert_eq!(lesson.refused(ClassEntry::Parted { pupil: a }), "playing");
    let effects = lesson.does(ClassEntry::Removed { pupil: b });
    assert_eq!(effects, [Effect::KeyChanged(b)], "a plays on");
    let effects = lesson.does(ClassEntry::Removed { pupil: c });
    let finish = Effect::Finish(TableId("x".into()));
    assert_eq!(effects, [Effect::KeyChanged(c), finish]);
    let round = &lesson.class.rounds()[0];
    assert_eq!(round.results, [Some(TableResult::BrokenOff)]);
    assert_eq!(lesson.class.units(&[a, b, c, d]).len(), 2);
}

#[test]
fn more_time_goes_to_the_seat_of_the_pupil() {
    let mut lesson = Lesson::new(2);
    let pupil = PupilId(1);
    let once = |seconds| ClassEntry::ExtraTime {
        pupil,
        seconds,
        each_turn: false,
    };
    assert_eq!(lesson.refused(once(30)), "no-round");
    lesson.round("a");
    let seat = lesson.class.rounds()[0].tables[0].seat_of(pupil).unwrap();
    let given = Effect::GiveTime {
        table: TableId("a0".into()),
        seat,
        seconds: 30,
    };
    assert_eq!(lesson.does(once(30)), [given]);
    assert_eq!(lesson.refused(once(0)), "bad-time");
    lesson.does(ClassEntry::ExtraTime {
        pupil,
        seconds: 20,
        each_turn: true,
    });
    assert_eq!(lesson.class.pupil(pupil).unwrap().extra_each_turn, 20);
}

#[test]
fn a_closed_door_and_a_number_that_is_gone_are_told_apart() {
    let mut lesson = Lesson::new(1);
    let name = suggest(Lang::Fr, &[&lesson.class.pupils()[0].name], 4).unwrap();
    let join = |pupil| ClassEntry::Joined {
        pupil: PupilId(pupil),
        name: name.clone(),
        key: None,
    };
    assert_eq!(lesson.refused(join(1)), "not-next");
    lesson.does(ClassEntry::Door { open: false });
    assert_eq!(lesson.refused(join(2)), "door-closed");
    lesson.does(ClassEntry::Door { open: true });
    lesson.does(join(2));
}

#[test]
fn every_code_is_different() {
    let refusals = [
        ClassError::NotOpened,
        ClassError::AlreadyOpened,
        ClassError::Ended,
        ClassError::Deleted,
        ClassError::DoorClosed,
        ClassError::Full,
        ClassError::NotNext,
        ClassError::NoSuchSeat,
        ClassError::NameNotSuggested,
        ClassError::BadText,
        ClassError::WrongCode,
        ClassError::CodeTooOld,
        ClassError::RoundGoing,
        ClassError::NoRound,
        ClassError::NoTables,
        ClassError::TooManyRounds,
        ClassError::NobodyThere,
        ClassError::BadTime,
        ClassError::Projector,
    ];
    let codes: std::collections::BTreeSet<_> = refusals.iter().map(ClassError::code).collect();
    assert_eq!(codes.len(), refusals.len());
}
