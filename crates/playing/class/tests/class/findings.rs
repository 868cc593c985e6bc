//! What is told about found, missed, wrongly claimed and impossible.

use catalog::AnyGame;
use class::findings::{Counts, Findings, Played, SearchResult, Tally, Wrong, judge};
use class::findings::{searches, searches_csv, summary_csv};
use class::{
    Class, ClassEntry, Code, Projector, PupilId, Settings, Side, TableId, TablePlan, Time, Voice,
    suggest,
};
use game::Lang;
use table::{Act, Input, Millis, Sender, Table, WaitsFor};
use testkit::Numbers;

/// A table that is played by a script, without waiting.
struct Play {
    table: Table,
    now: Millis,
    ids: u64,
    tried: Vec<(usize, String, usize)>,
}

impl Play {
    fn new(settings: &Settings, sides: &[Side; 2]) -> Play {
        let opened = Millis(1000);
        let table = Table::new(opened, settings.config(sides, 0)).unwrap();
        Play {
            table,
            now: opened,
            ids: 0,
            tried: Vec::new(),
        }
    }

    fn tell(&mut self, from: Sender, act: Act) {
        self.ids += 1;
        self.now.0 += 10;
        let input = Input {
            from,
            id: self.ids,
            version: self.table.version(),
            act: act.clone(),
        };
        let answer = self.table.handle(self.now, input);
        assert_eq!(answer.refused, None, "{act:?}");
    }

    fn roll(&mut self, dice: &str) {
        let WaitsFor::Press { seat } = self.table.waits_for() else {
            panic!("nobody rolls now: {:?}", self.table.waits_for());
        };
        let roll = self.table.read(&format!("roll:{dice}")).unwrap();
        self.tell(Sender::Player(seat.index()), Act::Press);
        self.tell(Sender::Host, Act::Chance(roll));
    }

    fn moves(&mut self, event: &str) {
        let WaitsFor::Move { seat } = self.table.waits_for() else {
            panic!("nobody moves now: {:?}", self.table.waits_for());
        };
        let event = self.table.read(event).unwrap();
        self.tell(Sender::Player(seat.index()), Act::Move(event));
    }

    /// Nothing but time passes.
    fn waits(&mut self, millis: u64) {
        self.now.0 += millis;
        self.tell(Sender::Host, Act::Tick);
    }

    /// Whoever looks for a number claims something that is refused.
    fn tries(&mut self, claim: &str) {
        let WaitsFor::Move { seat } = self.table.waits_for() else {
            panic!("nobody looks for a number");
        };
        let events = self.table.events().len();
        self.tried.push((seat.index(), claim.to_string(), events));
    }

    fn played(&self) -> Played<'_> {
        Played {
            table: &self.table,
            tried: &self.tried,
        }
    }

    fn results(&self) -> Vec<SearchResult> {
        let found = searches(&self.table);
        found.into_iter().map(|search| search.result).collect()
    }
}

fn found(number: u8, way: &str) -> SearchResult {
    SearchResult::Found {
        number,
        way: way.to_string(),
    }
}

fn pupils(numbers: &[u32]) -> Side {
    Side::Pupils {
        pupils: numbers.iter().map(|&number| PupilId(number)).collect(),
    }
}

fn tagged(tags: &[(&str, &str)]) -> Settings {
    Settings {
        tags: (tags.iter())
            .map(|(name, value)| (name.to_string(), value.to_string()))
            .collect(),
        ..Settings::default()
    }
}

#[test]
fn n5_n12_found_missed_out_of_time_and_impossible_are_told_apart() {
    let settings = Settings {
        time: Time {
            turn: Some(30),
            ..Time::default()
        },
        ..tagged(&[("Operations", "+")])
    };
    let mut play = Play::new(&settings, &[pupils(&[1]), pupils(&[2])]);
    play.roll("5-4-2");
    play.moves("4+5+2");
    play.roll("6-6-6");
    play.moves("none");
    play.moves("put:30");
    play.roll("1-1-1");
    play.waits(30_000);
    play.moves("put:3");
    play.roll("1-1-1");
    play.moves("none");
    play.moves("put:4");
    play.roll("6-1-1");
    let possible = SearchResult::Missed { by_time: false };
    assert_eq!(
        play.results(),
        [
            found(11, "4+5+2"),
            possible,
            SearchResult::Missed { by_time: true },
            SearchResult::Impossible,
            SearchResult::Open,
        ]
    );
    let all = searches(&play.table);
    assert_eq!(all[1].possible, [18], "sums only");
    assert_eq!(all[3].possible, [0u8; 0], "3 is taken");
    let turns: Vec<(usize, usize)> = all.iter().map(|s| (s.seat, s.turn)).collect();
    assert_eq!(turns, [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)]);
}

#[test]
fn n6_who_steals_searches_too() {
    let settings = tagged(&[("Variant", "steal-number")]);
    let mut play = Play::new(&settings, &[pupils(&[1]), pupils(&[2])]);
    play.roll("5-4-2");
    play.moves("none");
    play.moves("5*4-2");
    play.roll("6-6-1");
    play.moves("none");
    play.moves("none");
    play.moves("put:1");
    let all = searches(&play.table);
    let told: Vec<_> = (all.iter())
        .map(|s| (s.seat, s.stealing, s.result.clone()))
        .collect();
    let missed = SearchResult::Missed { by_time: false };
    assert_eq!(
        told,
        [
            (0, false, missed.clone()),
            (1, true, found(18, "5*4-2")),
            (1, false, missed.clone()),
            (0, true, missed),
        ]
    );
}

#[test]
fn n4_wrong_claims_are_judged_by_the_rules() {
    let mut play = Play::new(&Settings::default(), &[pupils(&[1]), pupils(&[2])]);
    play.roll("5-4-2");
    play.moves("5+4+2");
    play.roll("5-4-2");
    let AnyGame::Heinash(position) = play.table.game() else {
        panic!("HeiNash is played");
    };
    let judged = |text: &str, named| judge(position, text, named);
    assert_eq!(judged("5*4", None), Some(Wrong::Dice));
    assert_eq!(judged("5*4*2*2", None), Some(Wrong::Dice));
    assert_eq!(judged("5*4*2", None), Some(Wrong::NoCell));
    assert_eq!(judged("5/4+2", None), Some(Wrong::NotWhole));
    assert_eq!(judged("5/(4-2-2)", None), Some(Wrong::Dice));
    assert_eq!(judged("5+4+2", None), Some(Wrong::Taken));
    let other = |value| Some(Wrong::OtherNumber { value });
    assert_eq!(judged("5*4-2", Some(19)), other(18));
    assert_eq!(judged("5*4*2", Some(30)), other(40));
    assert_eq!(judged("5+4+2", Some(12)), other(11));
    assert_eq!(judged("5*4-2", Some(18)), None, "it is right");
    assert_eq!(judged("5*", None), None, "it is not finished");
    let mut sums = Play::new(
        &tagged(&[("Operations", "+")]),
        &[pupils(&[1]), pupils(&[2])],
    );
    sums.roll("5-4-2");
    let AnyGame::Heinash(position) = sums.table.game() else {
        panic!("HeiNash is played");
    };
    assert_eq!(judge(position, "5*4-2", None), Some(Wrong::Sign));
}

/// A class of six in which 1 and 2 share a seat against 3, and 4 plays 5.
fn class() -> Class {
    let mut class = Class::default();
    let mut entries = vec![ClassEntry::Opened {
        code: Code::from_seed(1),
        lang: Lang::Fr,
        settings: Settings::default(),
    }];
    let mut taken: Vec<String> = Vec::new();
    for number in 1..=6 {
        let name = suggest(Lang::Fr, &taken, number).unwrap();
        taken.push(name.clone());
        entries.push(ClassEntry::Joined {
            pupil: PupilId(number as u32),
            name,
            key: None,
        });
    }
    let plan = |name: &str, sides| TablePlan {
        table: TableId(name.to_string()),
        sides,
    };
    entries.push(ClassEntry::RoundMade {
        tables: vec![
            plan("a", [pupils(&[1, 2]), pupils(&[3])]),
            plan("b", [Side::Computer { level: 2 }, pupils(&[4])]),
        ],
        seed: 1,
    });
    entries.push(ClassEntry::RoundStarted);
    entries.push(ClassEntry::ProjectorOpened(Projector {
        table: TableId("p".to_string()),
        seat: 1,
        level: 3,
        voice: Voice::Teacher,
    }));
    for entry in entries {
        class.apply(Millis(1), &entry).unwrap();
    }
    class
}

fn findings(class: &Class, plays: &[(&str, &Play)]) -> Findings {
    class.findings(|table| {
        let play = plays.iter().find(|(name, _)| *name == table.0);
        play.map(|(_, play)| play.played())
    })
}

#[test]
fn in_a_pair_it_counts_for_whoever_spoke() {
    let class = class();
    let round = &class.rounds()[0];
    let mut play = Play::new(&round.settings, &round.tables[0].sides);
    play.roll("5-4-2");
    play.tries("20=5*4");
    play.tries("18=5*4-2");
    play.moves("5+4+2");
    play.roll("6-6-1");
    play.moves("none");
    play.moves("put:33");
    play.roll("6-5-5");
    play.tries("6*5");
    play.moves("5/5+6");
    let told = findings(&class, &[("a", &play)]);
    let counts = |pupil: u32| {
        let own = told.pupils.iter().find(|one| one.pupil == PupilId(pupil));
        own.unwrap().tally.counts
    };
    let one = Counts {
        found: 1,
        wrong: 1,
        ..Counts::default()
    };
    assert_eq!(counts(1), one, "what was right is no wrong claim");
    assert_eq!(counts(2), one);
    assert_eq!(counts(3).missed_said, 1);
    assert_eq!(told.binomes.len(), 1);
    assert_eq!(told.binomes[0].pupils, [PupilId(1), PupilId(2)]);
    assert_eq!(told.binomes[0].tally.counts.found, 2);
    let class = &told.class;
    assert_eq!(class.counts.searches(), 3);
    // 11 and 7 were found; 20 was named and 30 claimed.
    assert_eq!(class.numbers[10].found, 1);
    assert_eq!(class.numbers[6].found, 1);
    assert_eq!(class.numbers[19].wrong, 1);
    assert_eq!(class.numbers[29].wrong, 1);
    // 6, 6 and 1 make 1, 2, 5, 6, 7, 11, 12, 13, 30, 35, 36 and more.
    assert_eq!(class.numbers[34].missed, 1);
    let [plus, minus, times, divide] = class.operations[..] else {
        panic!("four signs");
    };
    assert_eq!(
        [plus.found, minus.found, times.found, divide.found],
        [2, 0, 0, 1]
    );
    assert_eq!(
        [plus.wrong, minus.wrong, times.wrong, divide.wrong],
        [0, 0, 2, 0]
    );
    assert_eq!(
        [plus.missed, plus.needed],
        [1, 0],
        "there were ways without +"
    );
    assert!(plus.possible >= plus.found + plus.missed);
}

#[test]
fn a_sign_is_needed_where_every_way_uses_it() {
    let settings = tagged(&[("Operations", "+")]);
    let mut class = class();
    class
        .apply(Millis(3), &ClassEntry::RoundEnded)
        .and_then(|_| class.apply(Millis(3), &ClassEntry::Chosen { settings }))
        .unwrap();
    let tables = vec![TablePlan {
        table: TableId("c".to_string()),
        sides: [pupils(&[5]), pupils(&[6])],
    }];
    class
        .apply(Millis(3), &ClassEntry::RoundMade { tables, seed: 2 })
        .unwrap();
    let round = &class.rounds()[1];
    let mut play = Play::new(&round.settings, &round.tables[0].sides);
    play.roll("5-4-2");
    play.moves("none");
    let told = findings(&class, &[("c", &play)]);
    assert_eq!(told.class.operations[0].needed, 1);
    assert_eq!(told.class.operations[2].possible, 0, "× is not allowed");
    assert_eq!(told.searches[0].round, Some(2));
}

/// Plays on at random for a while.
fn play_at_random(play: &mut Play, numbers: &mut Numbers, events: usize) {
    for _ in 0..events {
        match play.table.waits_for() {
            WaitsFor::Press { .. } => {
                let dice = [0; 3].map(|_: u8| (numbers.below(6) + 1).to_string());
                play.roll(&dice.join("-"));
            }
            WaitsFor::Move { .. } => {
                let moves = play.table.game().moves();
                let event = moves[numbers.below(moves.len() as u32) as usize].clone();
                play.moves(&event.to_string());
            }
            _ => return,
        }
    }
}

fn sum(tallies: &[&Tally]) -> Tally {
    let mut sum = Tally::default();
    for tally in tallies {
        let (to, from) = (&mut sum.counts, &tally.counts);
        to.found += from.found;
        to.missed_said += from.missed_said;
        to.missed_time += from.missed_time;
        to.impossible += from.impossible;
        to.open += from.open;
        to.wrong += from.wrong;
        for (to, from) in sum.numbers.iter_mut().zip(&tally.numbers) {
            to.possible += from.possible;
            to.found += from.found;
            to.missed += from.missed;
            to.wrong += from.wrong;
        }
        for (to, from) in sum.operations.iter_mut().zip(&tally.operations) {
            to.possible += from.possible;
            to.found += from.found;
            to.missed += from.missed;
            to.needed += from.needed;
            to.wrong += from.wrong;
        }
    }
    sum
}

#[test]
fn the_figures_add_up() {
    for seed in 0..40 {
        let class = class();
        let round = class.rounds()[0].clone();
        let together = [Side::Computer { level: 3 }, pupils(&[])];
        let mut numbers = Numbers::seeded(seed);
        let mut plays = [
            ("a", Play::new(&round.settings, &round.tables[0].sides)),
            ("b", Play::new(&round.settings, &round.tables[1].sides)),
            ("p", Play::new(&round.settings, &together)),
        ];
        for (_, play) in &mut plays {
            play_at_random(play, &mut numbers, 60);
        }
        plays[0].1.tried.push((0, "6*6*6".to_string(), 1));
        let lent: Vec<(&str, &Play)> = plays.iter().map(|(name, play)| (*name, play)).collect();
        let told = findings(&class, &lent);
        let mut parts: Vec<&Tally> = told.pupils.iter().map(|one| &one.tally).collect();
        parts.push(&told.together);
        assert_eq!(sum(&parts), told.class, "{seed}");
        assert!(told.together.counts.searches() > 0);
        let spoke: Vec<u32> = told.pupils.iter().map(|one| one.pupil.0).collect();
        assert_eq!(spoke, [1, 2, 3, 4], "computers do not count");
        for number in &told.class.numbers {
            assert!(number.found + number.missed <= number.possible);
        }
        let all: u32 = told.class.numbers.iter().map(|number| number.found).sum();
        assert_eq!(all, told.class.counts.found);
    }
}

#[test]
fn spreadsheets_get_a_row_for_each_name_and_each_search() {
    let class = class();
    let round = &class.rounds()[0];
    let mut play = Play::new(&round.settings, &round.tables[0].sides);
    play.roll("5-4-2");
    play.tries("20=5*4");
    play.moves("5+4+2");
    play.roll("6-6-1");
    play.moves("none");
    let told = findings(&class, &[("a", &play)]);
    let real = |pupil: PupilId| match pupil.0 {
        1 => "Zoë; \"Zozo\"".to_string(),
        3 => "=SUM(A1)".to_string(),
        _ => class.pupil(pupil).unwrap().name.clone(),
    };
    for lang in Lang::ALL {
        let separator = if lang == Lang::En { ',' } else { ';' };
        for text in [
            summary_csv(&told, real, lang),
            searches_csv(&told, real, lang),
        ] {
            let rows = read_csv(text.strip_prefix('\u{feff}').unwrap(), separator);
            let width = rows[0].len();
            assert!(rows.iter().all(|row| row.len() == width), "{text}");
            let everything = rows.concat();
            assert!(everything.contains(&"Zoë; \"Zozo\"".to_string()), "{text}");
            assert!(everything.contains(&"'=SUM(A1)".to_string()), "{text}");
        }
    }
    let rows = read_csv(&searches_csv(&told, real, Lang::En), ',');
    assert_eq!(rows.len(), 3);
    assert_eq!(
        rows[1][4..8].join("/"),
        "5 4 2/found/11/5\u{a0}+\u{a0}4\u{a0}+\u{a0}2"
    );
    assert_eq!(rows[1][9], "5\u{a0}×\u{a0}4 → 20");
    assert_eq!(rows[2][5], "missed: said none");
    let rows = read_csv(&summary_csv(&told, real, Lang::Fr), ';');
    assert_eq!(rows.len(), 5, "two names, a pair, all, and the heads");
    assert_eq!(rows[1][4], "100,0");
    assert_eq!(rows[4][4], "50,0");
    assert_eq!(rows[0].len(), 9 + 2 * 4 + 2 * 36);
}

/// Reads RFC 4180 without sharing anything with the writer.
fn read_csv(text: &str, separator: char) -> Vec<Vec<String>> {
    let mut rows = vec![vec![String::new()]];
    let mut letters = text.chars().peekable();
    let mut inside = false;
    while let Some(letter) = letters.next() {
        let row = rows.last_mut().unwrap();
        let cell = row.last_mut().unwrap();
        match letter {
            '"' if inside && letters.peek() == Some(&'"') => {
                letters.next();
                cell.push('"');
            }
            '"' => inside = !inside,
            _ if inside => cell.push(letter),
            _ if letter == separator => row.push(String::new()),
            '\r' => {
                assert_eq!(letters.next(), Some('\n'));
                rows.push(vec![String::new()]);
            }
            _ => cell.push(letter),
        }
    }
    assert_eq!(rows.pop(), Some(vec![String::new()]), "the last line ends");
    rows
}
