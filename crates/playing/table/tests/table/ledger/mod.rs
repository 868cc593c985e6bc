//! A second set of clocks, kept by hand from what the table says has happened,
//! and the record as somebody has it who hears the effects alone.

use catalog::{AnyEvent, AnyGame, AnyRecord};
use game::Turn;
use table::{ClockRules, ClockView, Effect, Table, WaitsFor};

/// What somebody knows who was told every effect, and when.
pub(crate) struct Ledger {
    rules: ClockRules,
    banks: Vec<i64>,
    game: i64,
    turn: i64,
    /// The banks as they stood before each event.
    before: Vec<Vec<i64>>,
    pub(crate) events: Vec<AnyEvent>,
    position: AnyGame,
    /// Every roll and draw there has ever been, by its number in the game.
    chances: Vec<AnyEvent>,
}

/// Whether an event comes from outside the rules of play, by how it is written.
pub(crate) fn is_stop(event: &AnyEvent) -> bool {
    let text = event.to_string();
    matches!(&text[..], "draw" | "time") || text.starts_with("resign:") || text.starts_with("time:")
}

/// Whether an event is a roll or a draw, by how it is written.
pub(crate) fn is_chance(event: &AnyEvent) -> bool {
    let text = event.to_string();
    text.starts_with("roll:") || text.starts_with("draw:")
}

impl Ledger {
    pub(crate) fn new(table: &Table) -> Ledger {
        let rules = table.config().clock;
        let (bank, game, turn) = match rules {
            ClockRules::None => (0, 0, 0),
            ClockRules::Bank { main, .. } => (main, 0, 0),
            ClockRules::Turns { game, turn, .. } => (0, game.unwrap_or(0), turn.unwrap_or(0)),
        };
        Ledger {
            rules,
            banks: vec![bank as i64; table.game().seats()],
            game: game as i64,
            turn: turn as i64,
            before: Vec::new(),
            events: Vec::new(),
            position: table.game().clone(),
            chances: Vec::new(),
        }
    }

    /// Time passes at a table at which nothing happens.
    pub(crate) fn pass(&mut self, table: &Table, paused: bool, millis: u64) {
        let millis = millis as i64;
        match table.waits_for() {
            _ if paused => {}
            WaitsFor::Players | WaitsFor::Lot | WaitsFor::Pick { .. } | WaitsFor::Nothing => {}
            WaitsFor::Chance => self.game -= millis,
            WaitsFor::Press { seat } | WaitsFor::Move { seat } => {
                self.game -= millis;
                self.turn -= millis;
                self.banks[seat.index()] -= millis;
            }
        }
    }

    /// Something happens.
    pub(crate) fn hear(&mut self, effect: &Effect) {
        match effect {
            Effect::Begun { start, .. } => self.position = start.clone(),
            Effect::Appended(event) => self.append(event),
            Effect::TakenBack { events } => {
                assert!(*events < self.events.len(), "nothing was taken back");
                self.events.truncate(*events);
                self.banks = self.before[*events].clone();
                self.before.truncate(*events);
                self.new_turn();
                let mut position = self.start();
                for event in &self.events {
                    position.apply(event).expect("it has happened before");
                }
                self.position = position;
            }
            Effect::TimeGiven { seat, millis } => match self.rules {
                // A gift stays given when moves are taken back.
                ClockRules::Bank { .. } => {
                    let banks = self.before.iter_mut().chain([&mut self.banks]);
                    banks.for_each(|banks| banks[seat.index()] += *millis as i64);
                }
                _ => self.turn += *millis as i64,
            },
            Effect::Over(outcome) => assert_eq!(self.position.outcome(), Some(*outcome)),
            _ => {}
        }
    }

    fn append(&mut self, event: &AnyEvent) {
        self.before.push(self.banks.clone());
        let turn = self.position.turn();
        self.position
            .apply(event)
            .unwrap_or_else(|why| panic!("{event} is in the record: {why:?}"));
        match (turn, self.rules) {
            (_, _) if is_stop(event) => {}
            (Turn::Seat(seat), ClockRules::Bank { increment, .. }) => {
                self.banks[seat.index()] += increment as i64;
            }
            (Turn::Chance, _) => {
                // What was seen once comes again, whatever was taken back.
                let number = self.events.iter().filter(|event| is_chance(event)).count();
                match self.chances.get(number) {
                    Some(seen) => assert_eq!(seen, event, "number {number} was rolled anew"),
                    None => self.chances.push(event.clone()),
                }
            }
            _ => {}
        }
        self.new_turn();
        self.events.push(event.clone());
    }

    fn new_turn(&mut self) {
        if let ClockRules::Turns { turn, .. } = self.rules {
            self.turn = turn.unwrap_or(0) as i64;
        }
    }

    fn start(&self) -> AnyGame {
        let record = AnyRecord::new(&self.position);
        record.replay().expect("nothing has happened in it")
    }

    /// The clocks show what the ledger says.
    pub(crate) fn agrees(&self, shown: &ClockView) {
        let (banks, game, turn) = match self.rules {
            ClockRules::None => (None, None, None),
            ClockRules::Bank { .. } => (Some(self.banks.clone()), None, None),
            ClockRules::Turns { game, turn, .. } => {
                (None, game.map(|_| self.game), turn.map(|_| self.turn))
            }
        };
        assert_eq!((&shown.banks, shown.game, shown.turn), (&banks, game, turn));
        if !shown.soft {
            let mut times = banks.into_iter().flatten().chain(game).chain(turn);
            assert!(times.all(|left| left >= 0), "{shown:?} is overdrawn");
        }
    }

    /// The position to which the effects lead.
    pub(crate) fn position(&self) -> &AnyGame {
        &self.position
    }
}
