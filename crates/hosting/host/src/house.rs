//! Whoever holds the page's table: casts lots, supplies rolls and draws, answers
//! for computers what only they would be asked, and tells the page how the table
//! stands.

use catalog::{AnyEvent, AnyGame};
use game::{Lang, TagRule};
use search::Numbers;
use serde::Deserialize;
use table::{
    Act, Answer, Config, Duty, Effect, Input, InputError, Kept, Millis, Seating, Sender, Table,
    Viewer, WaitsFor,
};
use wire::online::Entry;
use wire::page::{Ask, Language, Refusal, Reply, Saved, TableView};

use crate::convert::{moment, seed};
use crate::events::Story;
use crate::record::Read;
use crate::replica::Following;
use crate::{LONGEST_MESSAGE, answers, boards, events, fairness, follow, puzzles, words};

/// Holds one table and answers questions about it.
#[derive(Default)]
pub struct House {
    hosted: Option<Hosted>,
    /// The language of the last question, for answers to those without one.
    lang: Lang,
}

/// A table and what its host needs.
pub(crate) struct Hosted {
    pub(crate) table: Table,
    numbers: Numbers,
    /// So that no two games have the same pace.
    seed: u64,
    next_id: u64,
    wake: Option<Millis>,
    /// What was settled about seats and colours to begin with, also in a match
    /// that goes on after lots were cast and a colour was picked.
    agreed: Agreed,
    /// What is known beside the match of a table that a server holds.
    pub(crate) following: Option<Following>,
    /// What has happened so far, in words.
    story: Story,
}

/// How seats and colours are settled.
struct Agreed {
    seating: Seating,
    picks: bool,
}

impl Agreed {
    fn by(config: &Config) -> Agreed {
        Agreed {
            seating: config.seating.clone(),
            picks: config.picks,
        }
    }
}

impl House {
    /// A house without a table.
    pub fn new() -> House {
        House::default()
    }

    /// Answers a question. Both are JSON: [`Ask`] and [`Reply`].
    pub fn answer(&mut self, asked: &str) -> String {
        let reply = self
            .reply(asked)
            .unwrap_or_else(|refused| Reply::Refused { refused });
        serde_json::to_string(&reply).expect("texts and numbers are always JSON")
    }

    fn reply(&mut self, asked: &str) -> Result<Reply, Refusal> {
        if asked.len() > LONGEST_MESSAGE {
            let why = words::TOO_LONG.text(self.lang);
            return Err(Refusal::new("too-long", why, self.lang));
        }
        match serde_json::from_str(asked) {
            Ok(ask) => self.answer_to(ask),
            Err(_) => {
                let lang = language(asked).unwrap_or(self.lang);
                let why = words::NOT_UNDERSTOOD.text(lang);
                Err(Refusal::new("not-understood", why, lang))
            }
        }
    }

    fn hosted(&mut self) -> Result<&mut Hosted, Refusal> {
        let lang = self.lang;
        let none = || Refusal::new("no-table", words::NO_TABLE.text(lang), lang);
        self.hosted.as_mut().ok_or_else(none)
    }

    fn answer_to(&mut self, ask: Ask) -> Result<Reply, Refusal> {
        if let Some(language) = ask.language() {
            self.lang = language.into();
        }
        let lang = self.lang;
        match ask {
            Ask::Begin {
                set_up,
                now,
                seed,
                viewer,
                ..
            } => {
                let host = Hosted::begin(moment(now), set_up, &seed, lang)?;
                self.seat(host, moment(now), viewer)
            }
            Ask::Resume {
                saved,
                now,
                seed,
                viewer,
                ..
            } => {
                let host = Hosted::resume(moment(now), saved, &seed, lang)?;
                self.seat(host, moment(now), viewer)
            }
            Ask::FromRecord {
                record,
                events,
                set_up,
                now,
                seed,
                viewer,
                ..
            } => {
                let read = Read::of(&record, lang)?;
                let (config, kept) = read.go_on(events, set_up, lang)?;
                let host = Hosted::go_on(moment(now), config, &kept, &seed, lang)?;
                self.seat(host, moment(now), viewer)
            }
            Ask::Tell {
                now,
                player,
                act,
                viewer,
                ..
            } => {
                let from = player.map_or(Sender::Host, Sender::Player);
                let hosted = self.hosted()?;
                if hosted.following.is_some() && !matches!(act, wire::page::Act::Draft { .. }) {
                    return Err(follow::elsewhere(lang));
                }
                let act = act.read_at(&hosted.table);
                Ok(hosted.say(moment(now), from, act, viewer, lang))
            }
            Ask::Follow {
                rows,
                full,
                now,
                viewer,
                ..
            } => {
                let before = self.hosted.take();
                let hosted = follow::follow(before, &rows, full, lang)?;
                Ok(self.hosted.insert(hosted).look(moment(now), viewer, lang))
            }
            Ask::Look { now, viewer, .. } => {
                let hosted = self.hosted()?;
                if hosted.following.is_some() {
                    return Ok(hosted.look(moment(now), viewer, lang));
                }
                Ok(hosted.say(moment(now), Sender::Host, Act::Tick, viewer, lang))
            }
            Ask::HasHeard { player, id, act } => {
                let following = self.hosted()?.following.as_ref();
                let heard = following.is_some_and(|it| it.has_told(player, id as u64, &act));
                Ok(Reply::HasHeard { heard })
            }
            Ask::Keep { now } => {
                let saved = self.hosted()?.saved(moment(now));
                Ok(Reply::Saved { saved })
            }
            Ask::Position { events, .. } => {
                let hosted = self.hosted()?;
                if events > hosted.table.events().len() {
                    let why = words::NO_SUCH_EVENT.text(lang);
                    return Err(Refusal::new("no-such-event", why, lang));
                }
                let start = start_of(&hosted.table);
                let story = Story::of(start, hosted.table.events().take(events), lang);
                Ok(Reply::Position {
                    position: story.position(),
                })
            }
            Ask::Try { event, .. } => {
                let checked = self.hosted()?.table.game().read_legal(&event);
                let refused = checked.err().map(|error| Refusal::of_event(error, lang));
                Ok(Reply::Tried { refused })
            }
            Ask::Would { event, .. } => {
                let game = self.hosted()?.table.game();
                let event = game
                    .read_legal(&event)
                    .map_err(|error| Refusal::of_event(error, lang))?;
                let said = events::would(game, &event, lang);
                Ok(Reply::Would { said })
            }
            Ask::Places { tile } => boards::seven::places(self.hosted()?.table.game(), tile, lang),
            Ask::Shapes => Ok(boards::seven::shapes()),
            Ask::Weigh { expression, .. } => {
                boards::heinash::weigh(self.hosted()?.table.game(), &expression, lang)
            }
            Ask::Ways { event } => {
                let hosted = self.hosted()?;
                boards::heinash::ways(&hosted.table, event, lang)
            }
            Ask::Record { form } => {
                let record = self.hosted()?.table.record();
                Ok(answers::record(&record, form))
            }
            Ask::Read { record, .. } => {
                let summary = Box::new(Read::of(&record, lang)?.summary(lang));
                Ok(Reply::Read { summary })
            }
            Ask::Verify {
                record, commitment, ..
            } => fairness::verify(&record, commitment.as_deref(), lang),
            Ask::Rules { game, .. } => Ok(answers::rules(game, lang)),
            Ask::ClassSheet {
                findings,
                names,
                searches,
                ..
            } => Ok(answers::class_sheet(&findings, &names, searches, lang)),
            Ask::Laid { task, laid, .. } => puzzles::laid(&task, &laid, lang),
            Ask::LayPlaces {
                task, laid, tile, ..
            } => puzzles::places(&task, &laid, tile, lang),
            Ask::LayTry {
                task,
                laid,
                side,
                event,
                ..
            } => puzzles::try_place(&task, &laid, side, &event, lang),
            Ask::PuzzleRecords => puzzles::records(lang),
            Ask::ReadPuzzle { text, .. } => puzzles::read(&text, lang),
            Ask::Climb {
                record,
                level,
                within,
                ..
            } => puzzles::climb(&record, level, within, lang),
        }
    }

    /// A new table takes the place of the old one.
    fn seat(
        &mut self,
        hosted: Hosted,
        now: Millis,
        viewer: Option<usize>,
    ) -> Result<Reply, Refusal> {
        let lang = self.lang;
        let hosted = self.hosted.insert(hosted);
        Ok(hosted.say(now, Sender::Host, Act::Tick, viewer, lang))
    }
}

impl Hosted {
    fn new(table: Table, seed_text: &str, agreed: Agreed) -> Hosted {
        Hosted {
            story: Story::new(start_of(&table), Lang::En),
            table,
            numbers: Numbers::seeded(seed(seed_text)),
            seed: seed(seed_text),
            next_id: 0,
            wake: None,
            agreed,
            following: None,
        }
    }

    /// A table that a server holds, of which nothing but its beginning is known.
    pub(crate) fn followed(table: Table, following: Following) -> Hosted {
        let agreed = Agreed::by(table.config());
        Hosted {
            following: Some(following),
            ..Hosted::new(table, "0", agreed)
        }
    }

    /// Tells the table what its log says has happened.
    pub(crate) fn take(&mut self, entry: &Entry) -> Result<(), InputError> {
        let Some(following) = &mut self.following else {
            return Ok(());
        };
        self.next_id += 1;
        let version = self.table.version();
        let answer = following.take(&mut self.table, entry, self.next_id, version)?;
        self.wake = answer.wake;
        self.note(&answer);
        Ok(())
    }

    /// How a table stands of which nobody here decides anything.
    fn look(&mut self, now: Millis, viewer: Option<usize>, lang: Lang) -> Reply {
        Reply::Table {
            view: Box::new(self.view(now, viewer, lang)),
            refused: None,
            wake: None,
            rematch: None,
        }
    }

    /// Keeps the story true: what was picked at the table is part of the rules, and
    /// what was taken back has not happened.
    fn note(&mut self, answer: &Answer) {
        for effect in &answer.effects {
            match effect {
                Effect::Begun { start, .. } => self.story = Story::new(start.clone(), Lang::En),
                Effect::TakenBack { events } => self.story.forget(*events),
                _ => {}
            }
        }
    }

    fn begin(now: Millis, config: Config, seed: &str, lang: Lang) -> Result<Hosted, Refusal> {
        let agreed = Agreed::by(&config);
        let table = Table::new(now, config)
            .map_err(|error| Refusal::new("set-up", &error.explain(lang), lang))?;
        Ok(Hosted::new(table, seed, agreed))
    }

    fn resume(now: Millis, saved: Saved, seed: &str, lang: Lang) -> Result<Hosted, Refusal> {
        let mut config = saved.set_up;
        let agreed = Agreed::by(&config);
        if !saved.seats.is_empty() {
            config.seating = Seating::Chosen(saved.seats);
        }
        if saved.begun != Some(true) && saved.events.is_empty() {
            let hosted = Hosted::begin(now, config, seed, lang)?;
            return Ok(Hosted { agreed, ..hosted });
        }
        let read = |events: Vec<String>| -> Result<Vec<AnyEvent>, Refusal> {
            let event = |event: String| AnyEvent::read(config.game, &event);
            let events: Result<_, _> = events.into_iter().map(event).collect();
            events.map_err(|_| cannot_resume(lang))
        };
        let kept = Kept {
            events: read(saved.events)?,
            seen: read(saved.seen)?,
            left: saved.left.into_iter().map(|left| left as i64).collect(),
        };
        let hosted = Hosted::go_on(now, config, &kept, seed, lang)?;
        Ok(Hosted { agreed, ..hosted })
    }

    fn go_on(
        now: Millis,
        mut config: Config,
        kept: &Kept,
        seed: &str,
        lang: Lang,
    ) -> Result<Hosted, Refusal> {
        let agreed = Agreed::by(&config);
        config.picks = false;
        let mut numbers = Numbers::seeded(self::seed(seed));
        if config.seating == Seating::Lot {
            config.seating = Seating::Chosen(lot(config.players.len(), &mut numbers));
        }
        let resumed = Table::resume(now, config, kept)
            .map_err(|error| Refusal::new("set-up", &error.explain(lang), lang))?;
        let table = resumed.map_err(|_| cannot_resume(lang))?;
        Ok(Hosted {
            numbers,
            ..Hosted::new(table, seed, agreed)
        })
    }

    /// Tells the table something, does what the host has to do after it, and
    /// looks at what has become of it.
    fn say(
        &mut self,
        now: Millis,
        from: Sender,
        act: Act,
        viewer: Option<usize>,
        lang: Lang,
    ) -> Reply {
        let answer = self.tell(now, from, act);
        let mut rematch = wants_rematch(&answer);
        let refused = answer.refused;
        while let Some((from, act)) = self.duty() {
            let answer = self.tell(now, from, act);
            rematch = rematch.or(wants_rematch(&answer));
            debug_assert_eq!(answer.refused, None, "the host does what it has to");
            if answer.refused.is_some() {
                break;
            }
        }
        let set_up = rematch.map(|config| Config {
            picks: self.agreed.picks,
            ..config
        });
        Reply::Table {
            view: Box::new(self.view(now, viewer, lang)),
            refused: refused.map(|refused: InputError| Refusal::of(&refused, lang)),
            wake: self.wake.map(|Millis(wake)| wake as f64),
            rematch: set_up,
        }
    }

    fn tell(&mut self, now: Millis, from: Sender, act: Act) -> Answer {
        self.next_id += 1;
        let input = Input {
            from,
            id: self.next_id,
            version: self.table.version(),
            act,
        };
        let answer = self.table.handle(now, input);
        self.wake = answer.wake;
        self.note(&answer);
        answer
    }

    /// What the host does by itself. Computers roll, draw and move when the page
    /// says so, for it lets them take their time.
    fn duty(&mut self) -> Option<(Sender, Act)> {
        if self.following.is_some() {
            return None;
        }
        Some(match self.table.duty()? {
            Duty::CastLots => {
                let players = self.table.config().players.len();
                (Sender::Host, Act::Lot(lot(players, &mut self.numbers)))
            }
            Duty::Pick(player) => {
                let tag = self.table.config().game.picked_at_table();
                let values = tag.and_then(TagRule::values).unwrap_or_default();
                let picked = values[self.numbers.below(values.len() as u32) as usize];
                (Sender::Player(player), Act::Pick(picked.to_string()))
            }
            Duty::Decline(offer, player) => {
                let accept = false;
                (Sender::Player(player), Act::Answer { offer, accept })
            }
            Duty::Supply => {
                let mut below = |limit| self.numbers.below(limit);
                let event = game::pick(&self.table.game().chances(), &mut below);
                (Sender::Host, Act::Chance(event))
            }
            Duty::Press(_) | Duty::Move(..) => return None,
        })
    }

    fn saved(&self, now: Millis) -> Saved {
        let kept = self.table.kept(now);
        let before = matches!(
            self.table.waits_for(),
            WaitsFor::Players | WaitsFor::Lot | WaitsFor::Pick { .. }
        );
        Saved {
            set_up: Config {
                seating: self.agreed.seating.clone(),
                picks: self.agreed.picks,
                ..self.table.config().clone()
            },
            seats: self.table.seats().to_vec(),
            events: kept.events.iter().map(AnyEvent::to_string).collect(),
            seen: kept.seen.iter().map(AnyEvent::to_string).collect(),
            left: kept.left.into_iter().map(|left| left as f64).collect(),
            begun: Some(!before),
        }
    }

    fn view(&mut self, now: Millis, viewer: Option<usize>, lang: Lang) -> TableView {
        let viewer = viewer.map_or(Viewer::Spectator, Viewer::Player);
        let view = self.table.view(now, viewer);
        let game = &view.position;
        self.story.go_on(self.table.events(), lang);
        let seed = self.seed.wrapping_add(self.story.told().len() as u64);
        let pace = crate::pace::pace(&self.table, &view, seed);
        let (events_before, events) = self.story.news();
        let names = game::Seat::all(game.seats());
        TableView {
            game: view.game,
            tags: view.tags,
            version: view.version as u32,
            players: view.players,
            seats: view.seats,
            seat: view.seat.map(game::Seat::index),
            seat_names: names.map(|seat| game.name(seat, lang)).collect(),
            waits_for: view.waits_for,
            paused: view.paused,
            events,
            events_before,
            outcome: events::outcome(game),
            ending: events::ending(game, self.table.events().last(), lang),
            clocks: view.clocks,
            pace,
            offers: view.offers,
            draft: view.draft,
            may: view.may,
            position: self.story.position(),
            followed: (self.following.as_ref()).map(|it| follow::view(it, &self.table)),
        }
    }
}

fn cannot_resume(lang: Lang) -> Refusal {
    Refusal::new("cannot-resume", words::CANNOT_RESUME.text(lang), lang)
}

/// The game before its first event.
fn start_of(table: &Table) -> AnyGame {
    let start = table.config().start();
    start.expect("a table stands only by rules that are valid")
}

fn wants_rematch(answer: &Answer) -> Option<Config> {
    answer.effects.iter().find_map(|effect| match effect {
        Effect::Rematch(config) => Some(config.clone()),
        _ => None,
    })
}

/// The players in an order in which each order is as likely as the others.
fn lot(players: usize, numbers: &mut Numbers) -> Vec<usize> {
    let mut left: Vec<usize> = (0..players).collect();
    let mut drawn = Vec::new();
    while !left.is_empty() {
        let next = numbers.below(left.len() as u32) as usize;
        drawn.push(left.swap_remove(next));
    }
    drawn
}

/// The language that a message asks for, whatever else is wrong with it.
fn language(asked: &str) -> Option<Lang> {
    #[derive(Deserialize)]
    struct Any {
        lang: Language,
    }
    let any: Any = serde_json::from_str(asked).ok()?;
    Some(any.lang.into())
}
