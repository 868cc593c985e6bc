//! Matches in which the bytes choose the config, what is said, by whom and when.

use catalog::GameId;
use game::Seat;
use table::{
    Act, Answer, ClockRules, Config, Dice, Input, Millis, Offer, Player, Seating, Sender, Table,
    Viewer, WaitsFor,
};

/// A game with names and values of tags.
type Rules = (GameId, &'static [(&'static str, &'static str)]);

const RULES: [Rules; 8] = [
    (GameId::Seven, &[]),
    (GameId::Heinash, &[("Size", "3")]),
    (GameId::Hyle7, &[("Size", "5")]),
    (GameId::Seven, &[("Players", "3")]),
    (GameId::Seven, &[("Players", "4"), ("Pairs", "yes")]),
    (GameId::Heinash, &[("Variant", "steal-number")]),
    (
        GameId::Heinash,
        &[("Variant", "steal-place"), ("Size", "2")],
    ),
    (GameId::Hyle7, &[("Size", "5"), ("Bag", "shared")]),
];

/// When the match begins.
const START: Millis = Millis(1_000);

/// The bytes that are left; past their end all are 0.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> usize {
        let Some((&first, rest)) = self.0.split_first() else {
            return 0;
        };
        self.0 = rest;
        usize::from(first)
    }

    fn two(&mut self) -> usize {
        self.next() << 8 | self.next()
    }

    fn flag(&mut self) -> bool {
        self.next() & 1 == 1
    }

    /// Any time, short ones as likely as long ones.
    fn time(&mut self) -> u64 {
        let byte = self.next();
        let (leading, shift) = (byte as u64 & 3 | 4, byte >> 2);
        leading << shift >> 2
    }

    fn text(&mut self) -> String {
        let length = self.next() % 24;
        let (text, rest) = self.0.split_at(length.min(self.0.len()));
        self.0 = rest;
        String::from_utf8_lossy(text).into_owned()
    }

    fn player(&mut self) -> Player {
        match self.next() % 4 {
            0 => Player::Person,
            1 => Player::Computer {
                level: 1 + (self.next() % 9) as u8,
            },
            2 => Player::Pair,
            _ => Player::Open,
        }
    }

    fn clock(&mut self) -> ClockRules {
        match self.next() % 6 {
            0 => ClockRules::None,
            kind @ 1..4 => ClockRules::Bank {
                main: self.time(),
                increment: if kind == 1 { 0 } else { self.time() },
                soft: kind == 3,
            },
            kind => ClockRules::Turns {
                game: self.flag().then(|| self.time()),
                turn: self.flag().then(|| self.time()),
                soft: kind == 5 && self.flag(),
            },
        }
    }

    fn config(&mut self) -> Option<Config> {
        let (game, tags) = RULES[self.next() % RULES.len()];
        let tags = (tags.iter()).map(|(name, value)| (name.to_string(), value.to_string()));
        let people = Config::people(game, tags.collect()).expect("the tags are good");
        let mut players = people.players.clone();
        players.fill_with(|| self.player());
        let settings = self.next();
        let config = Config {
            players,
            seating: match settings & 3 {
                0 => Seating::Lot,
                1 => Seating::Chosen(people.players.iter().map(|_| self.next()).collect()),
                _ => people.seating.clone(),
            },
            picks: settings & 4 != 0,
            dice: if settings & 8 == 0 {
                Dice::Host
            } else {
                Dice::Players
            },
            clock: self.clock(),
            ..people
        };
        config.check().is_ok().then_some(config)
    }

    fn from(&mut self) -> Sender {
        match self.next() % 6 {
            5 => Sender::Host,
            player => Sender::Player(player),
        }
    }

    fn offer(&mut self) -> Offer {
        Offer::ALL[self.next() % 4]
    }

    /// Anything that can be said; nothing where a text cannot be read.
    fn act(&mut self, table: &Table) -> Option<Act> {
        Some(match self.next() % 15 {
            0 => Act::Sit {
                player: self.next(),
                as_player: self.player(),
            },
            1 => Act::Lot((0..self.next() % 5).map(|_| self.next()).collect()),
            2 => Act::Pick("black".to_string()),
            3 => Act::Press,
            4 => Act::Chance(table.read(&self.text()).ok()?),
            5 => Act::Move(table.read(&self.text()).ok()?),
            6 => Act::Draft(self.text()),
            7 => Act::Resign,
            8 => Act::Offer(self.offer()),
            9 => Act::Answer {
                offer: self.offer(),
                accept: !self.flag(),
            },
            10 => Act::Redo,
            11 => Act::Pause,
            12 => Act::Resume,
            13 => Act::GiveTime {
                seat: Seat::new(self.next() % 4),
                millis: self.time(),
            },
            _ => Act::Tick,
        })
    }

    /// Something the table waits for; none once the game is over.
    fn awaited(&mut self, table: &Table) -> Option<(Sender, Act)> {
        let by = |seat: Seat| Sender::Player(table.seats()[seat.index()]);
        let players = &table.config().players;
        Some(match table.waits_for() {
            WaitsFor::Nothing => return None,
            WaitsFor::Players => {
                let open = players.iter().position(|player| *player == Player::Open);
                let player = open.expect("somebody is missing");
                let as_player = Player::Person;
                (Sender::Host, Act::Sit { player, as_player })
            }
            WaitsFor::Lot => (Sender::Host, Act::Lot((0..players.len()).rev().collect())),
            WaitsFor::Pick { player } => (Sender::Player(player), Act::Pick("red".to_string())),
            WaitsFor::Press { seat } => (by(seat), Act::Press),
            WaitsFor::Chance => {
                let mut chances = table.game().chances();
                let chosen = chances.swap_remove(self.next() % chances.len());
                (Sender::Host, Act::Chance(chosen.outcome))
            }
            WaitsFor::Move { seat } => {
                let mut moves = table.game().moves();
                let chosen = moves.swap_remove(self.two() % moves.len());
                (by(seat), Act::Move(chosen))
            }
        })
    }
}

/// The first bytes choose the config, the others what is said, one thing after
/// the other.
pub fn table(data: &[u8]) {
    let mut bytes = Bytes(data);
    let Some(config) = bytes.config() else {
        return;
    };
    let mut table = Table::new(START, config.clone()).expect("the config was checked");
    let mut now = START;
    let mut id = 0;
    while !bytes.0.is_empty() {
        // Most bytes of a long input are about playing on.
        let choice = bytes.next();
        if choice & 0x40 != 0 {
            now = Millis(now.0.saturating_add(bytes.time()));
        }
        let said = match choice & 0x0f {
            0..10 => bytes.awaited(&table),
            _ => {
                let from = bytes.from();
                bytes.act(&table).map(|act| (from, act))
            }
        };
        // Once the game is over nothing is awaited, and nothing more belongs to it.
        let is_said = said.is_some() || choice & 0x0f >= 10;
        let is_about_something_else = is_said && choice & 0x30 == 0x30;
        let other = is_about_something_else.then(|| [bytes.next() as u64, bytes.next() as u64]);
        let Some((from, act)) = said else {
            continue;
        };
        id += 1;
        let [version, id] = other.unwrap_or([table.version(), id]);
        let input = Input {
            from,
            id,
            version,
            act,
        };
        let before = table.clone();
        let answer = table.handle(now, input);
        keeps_its_promises(&before, &table, now, &answer);
    }
    let record = table.record();
    assert_eq!(record.replay().as_ref(), Ok(table.game()));
    assert!(record.events().iter().eq(table.events()));
    let rebuilt = Table::rebuild(START, config, table.log());
    assert_eq!(rebuilt.as_ref(), Ok(&table), "the log tells another story");
}

fn keeps_its_promises(before: &Table, table: &Table, now: Millis, answer: &Answer) {
    if let Some(refused) = &answer.refused {
        assert!(!refused.code().is_empty());
        if answer.effects.is_empty() {
            assert_eq!(table, before, "{refused:?} changed something");
        }
    }
    assert!(
        answer
            .wake
            .is_none_or(|wake| wake > now || wake == Millis(u64::MAX))
    );
    assert!(table.version() >= before.version());
    let seats = table.config().players.len();
    for viewer in (0..seats).map(Viewer::Player).chain([Viewer::Spectator]) {
        let view = table.view(now, viewer);
        assert_eq!(view.outcome, table.game().outcome());
        assert!(viewer != Viewer::Spectator || view.may.is_empty());
    }
}
