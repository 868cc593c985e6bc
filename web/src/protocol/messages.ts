// @generated from crates/hosting/wire/src/page by the tests there.

/**
 * What this server offers.
 */
export type About = {
/**
 * Its version.
 */
version: string,
/**
 * There is a lobby.
 */
lobby: boolean,
/**
 * Classes can be opened.
 */
classes: boolean,
/**
 * Programs can ask for tokens and be challenged.
 */
bots: boolean,
/**
 * After how many days without a move a table is deleted.
 */
keepsDays: number, };

/**
 * Something that is said at the table.
 */
export type Act = { "act": "pick-colour",
/**
 * Its value, as records write it.
 */
colour: string, } | { "act": "press" } | { "act": "chance",
/**
 * As records write it.
 */
event: string, } | { "act": "move",
/**
 * As records write it.
 */
event: string, } | { "act": "draft",
/**
 * What it is.
 */
text: string, } | { "act": "resign" } | { "act": "offer",
/**
 * What for.
 */
offer: Offer, } | { "act": "answer",
/**
 * Which offer.
 */
offer: Offer,
/**
 * Agrees.
 */
accept: boolean, } | { "act": "redo" } | { "act": "pause" } | { "act": "resume" } | { "act": "tick" };

/**
 * A request to let a neighbour play on the same device and seat.
 */
export type AddNeighbour = {
/**
 * A name that was suggested; null: whichever is free.
 */
name: string | null, };

/**
 * A move with what it is worth.
 */
export type AnalysisLine = {
/**
 * The move, and what may follow.
 */
moves: Array<string>,
/**
 * What it is worth.
 */
value: number, };

/**
 * What a player thinks of a position.
 */
export type AnalysisView = {
/**
 * The value is proven.
 */
exact: boolean,
/**
 * What the position is worth; null where more than two sides play.
 */
value: number | null,
/**
 * With three or four seats alone: each seat's share.
 */
values: Array<number>,
/**
 * The seat for which the value counts.
 */
seat: number,
/**
 * The best moves, the best first.
 */
lines: Array<AnalysisLine>,
/**
 * How many events ahead it looked.
 */
depth: number,
/**
 * How many positions it looked at.
 */
nodes: number, };

/**
 * Questions to the worker that holds the table. `lang` is the language of every text in the answer, `now`
 * the time in thousandths of a second, `seed` a number of up to 64 bits, `viewer` the number of the player who looks.
 */
export type Ask = { "ask": "begin", setUp: SetUp, now: number, seed: string, viewer: number | null, lang: Language, } | { "ask": "resume", saved: Saved, now: number, seed: string, viewer: number | null, lang: Language, } | { "ask": "from-record", record: string,
/**
 * How many events; null: all of them.
 */
events: number | null,
/**
 * Who plays and by which clock; the rules are the record's. Null: people only.
 */
setUp: SetUp | null, now: number, seed: string, viewer: number | null, lang: Language, } | { "ask": "tell", now: number,
/**
 * The number of the player who says it; null: the host.
 */
player: number | null, act: Act, viewer: number | null, lang: Language, } | { "ask": "look", now: number, viewer: number | null, lang: Language, } | { "ask": "follow", rows: Array<Row>,
/**
 * The rows are the whole log; whatever was followed before is dropped.
 */
full: boolean, now: number, viewer: number | null, lang: Language, } | { "ask": "has-heard", player: number, id: number, act: Act, } | { "ask": "keep", now: number, } | { "ask": "position", events: number, lang: Language, } | { "ask": "try", event: string, lang: Language, } | { "ask": "would", event: string, lang: Language, } | { "ask": "places", tile: TileLetter, } | { "ask": "shapes" } | { "ask": "weigh", expression: string, lang: Language, } | { "ask": "ways", event: number, } | { "ask": "record", form: RecordForm, } | { "ask": "read", record: string, lang: Language, } | { "ask": "verify", record: string,
/**
 * The commitment that was kept before the game; null if nobody kept it.
 */
commitment: string | null, lang: Language, } | { "ask": "rules", game: GameName, lang: Language, } | { "ask": "laid", task: PuzzleTask, laid: LaidTiles, lang: Language, } | { "ask": "lay-places", task: PuzzleTask, laid: LaidTiles, tile: TileLetter, lang: Language, } | { "ask": "lay-try", task: PuzzleTask, laid: LaidTiles, side: SideName, event: string, lang: Language, } | { "ask": "class-sheet", findings: Findings,
/**
 * What to call each pupil, the first one first.
 */
names: Array<string>,
/**
 * A row for every search; otherwise one for each name.
 */
searches: boolean, lang: Language, } | { "ask": "puzzle-records" } | { "ask": "read-puzzle", text: string, lang: Language, } | { "ask": "climb", record: string, level: number, within: number | null, lang: Language, };

/**
 * The figures of two who shared a seat.
 */
export type BinomeTally = {
/**
 * Who.
 */
pupils: [PupilId, PupilId],
/**
 * What they found and missed, whoever spoke.
 */
tally: FoundTally, };

/**
 * A bot as everybody sees it.
 */
export type BotView = {
/**
 * Its public name for requests.
 */
bot: string,
/**
 * What it is called.
 */
name: string,
/**
 * What it plays.
 */
plays: Array<Plays>,
/**
 * It listens for challenges just now.
 */
listens: boolean, };

/**
 * Whether a challenge was answered.
 */
export type ChallengeStage = "open" | "accepted" | "declined" | "expired";

/**
 * What became of a challenge.
 */
export type ChallengeView = {
/**
 * Whether it was answered.
 */
stage: ChallengeStage,
/**
 * Why it was declined.
 */
reason: Reason | null, };

/**
 * How a form asks where rolls or draws come from.
 */
export type ChanceView = {
/**
 * What is asked about.
 */
label: string,
/**
 * The page supplies them.
 */
hosted: string,
/**
 * Real ones, typed in.
 */
real: string, };

/**
 * What is special about a choice.
 */
export type ChoiceName = "plain" | "seeded" | "picked-at-table" | "unlisted";

/**
 * One of the values of a field.
 */
export type ChoiceView = {
/**
 * Its name in links.
 */
key: string,
/**
 * What a form calls it.
 */
label: string,
/**
 * What somebody who chooses it should know.
 */
note: string | null,
/**
 * What a list of tables says of it; null: it goes without saying.
 */
told: string | null,
/**
 * The tags it stands for.
 */
tags: Array<[string, string]>,
/**
 * What else there is to it.
 */
kind: ChoiceName,
/**
 * What each seat is called then; null: as usual.
 */
seats: Array<string> | null, };

/**
 * What somebody finds at the door of a class.
 */
export type ClassDoor = {
/**
 * The class.
 */
class: string,
/**
 * Its language.
 */
lang: Language,
/**
 * Whether anybody can join.
 */
open: boolean,
/**
 * Names to choose from.
 */
names: Array<string>, };

/**
 * What becomes of the one who is left over when the number is odd.
 */
export type ClassOdd = { "odd": "binome" } | { "odd": "computer",
/**
 * How well it plays.
 */
level: number, };

/**
 * What a client says over the socket of a class.
 */
export type ClassSay = { "say": "hello",
/**
 * The secret of the teacher or of a pupil.
 */
secret: string, } | { "say": "ping", id: number, };

/**
 * What the teacher has chosen. A change holds from the next round on.
 */
export type ClassSettings = {
/**
 * Which game.
 */
game: GameName,
/**
 * The tags of its rules, as name and value: variant, signs, layout. A
 * missing one has its default.
 */
tags: Array<[string, string]>,
/**
 * What can be made from a number, such as the layout of HeiNash, is made anew in
 * every round.
 */
freshLayout: boolean,
/**
 * How much time there is.
 */
time: ClassTime,
/**
 * HeiNash, *I calculate*: a cell is named before the way to it is written, and
 * the page works nothing out.
 */
calculate: boolean,
/**
 * After each turn pupils can see what was possible.
 */
showsPossible: boolean,
/**
 * In a pair the speaker alternates.
 */
alternates: boolean,
/**
 * What becomes of the one who is left over.
 */
odd: ClassOdd, };

/**
 * Who has a seat.
 */
export type ClassSide = { "side": "pupils",
/**
 * Who they are.
 */
pupils: Array<PupilId>, } | { "side": "computer",
/**
 * How well it plays.
 */
level: number, };

/**
 * How a class stands.
 */
export type ClassStage = "open" | "ended";

/**
 * What the server says over the socket of a class. Each view is whole, so that
 * whoever comes back needs nothing else.
 */
export type ClassTell = { "tell": "class" } & TeacherView | { "tell": "glance" } & Glance | { "tell": "pupil" } & PupilView | { "tell": "pong", id: number, } | { "tell": "closing",
/**
 * Why: a word for programs.
 */
code: string,
/**
 * After how many thousandths of a second to come back; null: not at all.
 */
back: number | null, };

/**
 * How much time there is, in seconds. Without any, there is no clock.
 */
export type ClassTime = {
/**
 * For the game.
 */
game: number | null,
/**
 * For each turn (HeiNash).
 */
turn: number | null,
/**
 * Shows and never acts.
 */
soft: boolean, };

/**
 * Who says what the class plays.
 */
export type ClassVoice = "teacher" | "in-turn" | "vote";

/**
 * A clause of the rules.
 */
export type ClauseView = {
/**
 * Its name, such as S5.
 */
clause: string,
/**
 * What it is about.
 */
title: string,
/**
 * What it says.
 */
text: string, };

/**
 * How a game stands that has to reach a level.
 */
export type ClimbView = {
/**
 * The highest level so far.
 */
level: number,
/**
 * The tile that reached it first, counted from 1.
 */
ply: number,
/**
 * How many tiles have been placed.
 */
placed: number,
/**
 * The level that was asked for has been reached in time.
 */
reached: boolean,
/**
 * It cannot be reached any more: no plies are left.
 */
missed: boolean, };

/**
 * How time is kept. Times are in thousandths of a second, without fractions and
 * between none and a week: what is beyond is brought there.
 */
export type ClockRules = { "kind": "none" } | { "kind": "bank",
/**
 * What each seat begins with.
 */
main: number,
/**
 * What a move adds.
 */
increment: number,
/**
 * Shows and never acts.
 */
soft: boolean, } | { "kind": "turns",
/**
 * For the game, shared by all (N9).
 */
game: number | null,
/**
 * For each turn (N12).
 */
turn: number | null,
/**
 * Shows and never acts.
 */
soft: boolean, };

/**
 * The clocks as they show at one moment, in thousandths of a second. Below 0 is
 * overdrawn.
 */
export type ClockView = {
/**
 * Each seat's bank.
 */
banks: Array<number> | null,
/**
 * The time left for the game.
 */
game: number | null,
/**
 * The time left for this turn.
 */
turn: number | null,
/**
 * The seat whose time passes.
 */
running: number | null,
/**
 * The clocks show and never act.
 */
soft: boolean, };

/**
 * A request to take a lost seat again, by the code that the teacher shows.
 */
export type ComeBack = {
/**
 * The code on the board.
 */
code: string,
/**
 * The code for the seat.
 */
seat: string, };

/**
 * The kinds of puzzles that are made for every day.
 */
export type DayKind = "copycat" | "level" | "win";

/**
 * A puzzle of a day.
 */
export type DayPuzzle = { "kind": "copycat",
/**
 * The black tiles in one line.
 */
black: string,
/**
 * How hard it is.
 */
grade: GradeName, } | { "kind": "level",
/**
 * The events so far.
 */
events: Array<string>,
/**
 * The level to reach.
 */
level: number,
/**
 * In so many plies.
 */
plies: number,
/**
 * Moves that do it.
 */
solution: Array<string>,
/**
 * How hard it is.
 */
grade: GradeName, } | { "kind": "win",
/**
 * The events so far.
 */
events: Array<string>,
/**
 * The seat to move, which wins.
 */
seat: number,
/**
 * Every move that wins.
 */
winning: Array<string>,
/**
 * How many legal moves there are.
 */
moves: number,
/**
 * How hard it is.
 */
grade: GradeName, };

/**
 * Where rolls and draws come from.
 */
export type DiceFrom = "host" | "players";

/**
 * Something that happened at a table: when, in thousandths of a second by the
 * server's clock, and what.
 */
export type Entry = [number, What];

/**
 * Whose doing an event is.
 */
export type EventKind = "move" | "chance" | "stop";

/**
 * One event of the record.
 */
export type EventView = {
/**
 * As records write it.
 */
event: string,
/**
 * Whose doing it is.
 */
kind: EventKind,
/**
 * The seat that made it; null for chance and for what concerns nobody alone.
 */
seat: number | null,
/**
 * One plain sentence in the language that was asked for: "White places U on level 2."
 */
said: string, };

/**
 * What a check of a record's chance has found, in the language that was asked for.
 */
export type FairnessView = {
/**
 * What came out.
 */
verdict: Verdict,
/**
 * A word for programs, if something is wrong or missing; they are listed in docs/fairness.md.
 */
code: string | null,
/**
 * The event that is wrong, counted from 1.
 */
event: number | null,
/**
 * The commitment, if the secret fits it.
 */
commitment: string | null,
/**
 * What came out, a sentence.
 */
headline: string,
/**
 * Everything that was checked, a sentence each.
 */
checked: Array<string>, };

/**
 * Something that is wrong.
 */
export type FaultView = {
/**
 * A word for programs, such as on-one.
 */
code: string,
/**
 * What is wrong: a sentence.
 */
text: string,
/**
 * Where.
 */
cells: Array<Hex>, };

/**
 * Something that can be agreed before a game.
 */
export type FieldView = {
/**
 * Its name in links.
 */
key: string,
/**
 * What a form calls it.
 */
label: string,
/**
 * What can be chosen, the usual first.
 */
choices: Array<ChoiceView>,
/**
 * A teacher chooses it for a class.
 */
forClass: boolean, };

/**
 * What was found and missed.
 */
export type Findings = {
/**
 * In all.
 */
class: FoundTally,
/**
 * By whoever spoke.
 */
pupils: Array<PupilTally>,
/**
 * By two who shared a seat.
 */
binomes: Array<BinomeTally>,
/**
 * By the class together, where nobody in particular spoke.
 */
together: FoundTally,
/**
 * Every single search.
 */
searches: Array<FoundSearch>, };

/**
 * What the log of a table says beside the match itself, where a server holds it.
 */
export type FollowedView = {
/**
 * How many rows were read.
 */
seq: number,
/**
 * For each seat the number of its player, where that was chosen; null: by lot.
 */
seating: Array<number> | null,
/**
 * How it is played over the network.
 */
rules: Rules,
/**
 * What the server has committed itself to before the first roll.
 */
commitment: string | null,
/**
 * Its secret is out.
 */
revealed: boolean,
/**
 * The players whose part of the chance is in.
 */
luck: Array<number>,
/**
 * What programs call themselves.
 */
names: Array<string | null>,
/**
 * The last few phrases.
 */
said: Array<SaidView>,
/**
 * The players for whom somebody else goes on.
 */
replaced: Array<number>,
/**
 * Where everybody plays again.
 */
next: string | null,
/**
 * The last number that each player gave to something.
 */
lastIds: Array<number>, };

/**
 * A tile in hand and where it has to go.
 */
export type ForcedTile = {
/**
 * Which tile.
 */
tile: TileLetter,
/**
 * The level it has to go to.
 */
level: number,
/**
 * In how many ways.
 */
count: number, };

/**
 * How often.
 */
export type FoundCounts = {
/**
 * A number was found.
 */
found: number,
/**
 * There was something, and it was said that there is nothing.
 */
missedSaid: number,
/**
 * There was something, and the time was up.
 */
missedTime: number,
/**
 * There was nothing to find.
 */
impossible: number,
/**
 * The game ended in the midst of it.
 */
open: number,
/**
 * Something wrong was claimed.
 */
wrong: number, };

/**
 * One search, with whose it was.
 */
export type FoundSearch = {
/**
 * The round, counted from 1; none for the class together.
 */
round: number | null,
/**
 * The number of the table in its round, counted from 1.
 */
place: number,
/**
 * Who spoke; none for the class together.
 */
speaker: PupilId | null,
/**
 * Everybody on the seat.
 */
side: Array<PupilId>,
/**
 * What happened.
 */
search: NumberSearch,
/**
 * What was claimed wrongly.
 */
wrong: Array<WrongClaim>, };

/**
 * What was found and missed.
 */
export type FoundTally = {
/**
 * In all.
 */
counts: FoundCounts,
/**
 * By number, from 1 to 36.
 */
numbers: Array<NumberTally>,
/**
 * By sign: + − × ÷.
 */
operations: Array<OperationTally>, };

/**
 * A game as a form asks for it.
 */
export type GameDescription = {
/**
 * Which game.
 */
game: GameName,
/**
 * Its name as the designer writes it.
 */
title: string,
/**
 * What can be agreed before it.
 */
fields: Array<FieldView>,
/**
 * What each seat is called where nothing else was chosen.
 */
seats: Array<string>,
/**
 * Where rolls or draws can come from; null where chance never speaks.
 */
chance: ChanceView | null,
/**
 * There can be a time for the game and for each turn.
 */
hasTurnClock: boolean,
/**
 * Two people may share a seat.
 */
hasSharedSeats: boolean,
/**
 * Somebody works something out before moving.
 */
hasDrafts: boolean, };

/**
 * A game that Tablier knows.
 */
export type GameName = "seven" | "heinash" | "hyle7";

/**
 * How a table of the class stands.
 */
export type Glance = {
/**
 * Which table.
 */
table: TableId,
/**
 * The position.
 */
position: PositionView,
/**
 * The seat whose turn it is.
 */
turn: number | null,
/**
 * Who speaks for each seat.
 */
speakers: [PupilId | null, PupilId | null],
/**
 * Which seats' devices are connected.
 */
here: [boolean, boolean],
/**
 * How many moves were made.
 */
moves: number,
/**
 * When something last happened, in thousandths of a second.
 */
at: number,
/**
 * How the game ended.
 */
result: TableResult | null, };

/**
 * How hard a puzzle is.
 */
export type GradeName = "easy" | "medium" | "hard";

/**
 * How high a game can go.
 */
export type HeightsView = {
/**
 * The highest level that any game reaches.
 */
level: number,
/**
 * The tile that reaches level 5 at the earliest, counted from 1.
 */
fifth: number,
/**
 * The events of a game that goes as high as can be.
 */
game: string,
/**
 * The events of a game that is on level 5 as early as can be.
 */
early: string,
/**
 * What the highest game looks like.
 */
placed: Array<PlacedTile>, };

/**
 * A cell of the rhombus.
 */
export type HeinashCell = {
/**
 * Its number.
 */
number: number,
/**
 * Its row, from 0.
 */
row: number,
/**
 * Its column, from 0.
 */
column: number,
/**
 * The seat whose pawn is on it.
 */
owner: number | null, };

/**
 * A colour of pawns.
 */
export type HeinashColour = "black" | "red";

/**
 * What has to happen next.
 */
export type HeinashPhase = "roll" | "find" | "steal" | "put" | "over";

/**
 * Which sides have to be joined.
 */
export type HeinashSides = "any" | "own";

/**
 * What happens when nothing is found.
 */
export type HeinashVariant = "base" | "steal-number" | "steal-place";

/**
 * A game of HeiNash.
 */
export type HeinashView = {
/**
 * Which game it is.
 */
game: 'heinash',
/**
 * How many rows and columns.
 */
size: number,
/**
 * What happens when nothing is found.
 */
variant: HeinashVariant,
/**
 * Which sides have to be joined.
 */
sides: HeinashSides,
/**
 * The signs that may be used.
 */
operations: string,
/**
 * In reading order.
 */
cells: Array<HeinashCell>,
/**
 * Each seat's colour.
 */
colours: Array<HeinashColour>,
/**
 * How many pawns each seat has in hand.
 */
pawnsLeft: Array<number>,
/**
 * Who rolls, finds, or places: what has to happen next, or over.
 */
phase: HeinashPhase,
/**
 * The seat whose turn it is (who rolled or will roll).
 */
active: number,
/**
 * The seat that acts next; null when nobody does.
 */
toMove: number | null,
/**
 * Whose pawn is placed next.
 */
pawnNext: number | null,
/**
 * The dice on the table, highest first.
 */
roll: [number, number, number] | null,
/**
 * The longest chain of each seat.
 */
chains: Array<number>,
/**
 * The numbers of the cells of each seat's longest chain.
 */
chainCells: Array<Array<number>>,
/**
 * The numbers of the cells of the chain that won.
 */
winningChain: Array<number>, };

/**
 * Axial coordinates: (q, r) lies at x = √3·(q + r/2), y = 3/2·r for pointy-top hexes of size 1.
 */
export type Hex = [number, number];

/**
 * One rung of the ladder, and what to point at with it, in whichever way the game
 * names its places.
 */
export type HintStep = {
/**
 * What to say: one to three sentences.
 */
text: string,
/**
 * The clause of the rules it rests on.
 */
clause: string | null,
/**
 * Hexagons to point at, in axial coordinates.
 */
hexes: Array<Hex>,
/**
 * The tile that is meant, by its letter.
 */
tile: TileLetter | null,
/**
 * Numbers of cells to point at.
 */
numbers: Array<number>,
/**
 * Cells to point at, such as `d4`.
 */
cells: Array<string>, };

/**
 * A hint, the smallest step first.
 */
export type HintView = {
/**
 * From a nudge to the whole move; at least one.
 */
steps: Array<HintStep>,
/**
 * The move that is meant.
 */
event: string, };

/**
 * One of HYLE⁷'s two boards.
 */
export type Hyle7Board = {
/**
 * The seat that is Chaos on this board.
 */
chaos: number,
/**
 * The seat that is Order on this board.
 */
order: number,
/**
 * Rows from the top, each from the left: colour 1..7 or 0.
 */
rows: Array<Array<number>>,
/**
 * What it scores as it stands.
 */
score: number,
/**
 * Every palindrome on it, longest first.
 */
palindromes: Array<PalindromeView>,
/**
 * The score of each row from the top.
 */
rowScores: Array<number>,
/**
 * The score of each column from the left.
 */
columnScores: Array<number>,
/**
 * How many tokens of each colour are left in the bag.
 */
bag: Array<number>,
/**
 * The score after each turn so far.
 */
history: Array<number>,
/**
 * Nothing changes on it any more.
 */
done: boolean, };

/**
 * What has to happen next.
 */
export type Hyle7Phase = "draw" | "place" | "slide" | "over";

/**
 * A game of HYLE⁷.
 */
export type Hyle7View = {
/**
 * Which game it is.
 */
game: 'hyle7',
/**
 * How many rows, columns and colours.
 */
size: number,
/**
 * Both boards are played at once from one bag.
 */
shared: boolean,
/**
 * Round 1 and round 2, or board 1 and board 2 of a shared bag; the second is empty before it begins.
 */
boards: Array<Hyle7Board>,
/**
 * The board to be played on next.
 */
current: number,
/**
 * What has to happen next.
 */
phase: Hyle7Phase,
/**
 * The token that was drawn and is not yet placed on the current board.
 */
drawn: number | null,
/**
 * The seat to move.
 */
toMove: number | null,
/**
 * Where each token of the current board may slide to: from, and the cells; only in the phase `slide`.
 */
slides: Array<SlideView>,
/**
 * For each seat the score of the board on which it is Order.
 */
scores: Array<number>, };

/**
 * What a code invites to. Nobody has sat down by asking.
 */
export type Invitation = {
/**
 * What is played.
 */
setUp: SetUp,
/**
 * The place, which is open; null: it is for watching.
 */
player: number | null, };

/**
 * A request to take a place, or to watch.
 */
export type Join = {
/**
 * The code.
 */
code: string,
/**
 * Two people share the seat.
 */
pair: boolean, };

/**
 * A request to join a class.
 */
export type JoinClass = {
/**
 * The code on the board.
 */
code: string,
/**
 * A name that was suggested; null: whichever is free.
 */
name: string | null, };

/**
 * Where a code leads.
 */
export type Joined = {
/**
 * The table.
 */
table: string,
/**
 * The seat; null: watches.
 */
seat: Seat | null,
/**
 * The code for watching.
 */
watch: string | null, };

/**
 * A pupil's place in a class, which belongs to whoever holds its secret.
 */
export type JoinedClass = {
/**
 * The class.
 */
class: string,
/**
 * Its language.
 */
lang: Language,
/**
 * The pupil's number.
 */
pupil: PupilId,
/**
 * The pupil's name.
 */
name: string,
/**
 * The secret; empty for a neighbour, who has none.
 */
secret: string, };

/**
 * What is thought of one move.
 */
export type JudgedMove = {
/**
 * The events before it.
 */
events: number,
/**
 * The seat that made it.
 */
seat: number,
/**
 * The move.
 */
event: string,
/**
 * What it cost the seat: a part of the expected result, or points where they are
 * counted. Never negative.
 */
cost: number,
/**
 * How bad that is; none if it was good enough.
 */
mark: Mark | null,
/**
 * What would have been best, unless this was.
 */
best: string | null, };

/**
 * What is thought of a whole game.
 *
 * With two sides, for either of them, `end` is `start` with the luck and what
 * was unforeseen added, its own costs taken off and the other side's costs added.
 * Where points are counted on boards the same holds on each of them for whoever
 * scores there, with the costs of that board's moves.
 */
export type JudgementView = {
/**
 * Every move with what it cost.
 */
moves: Array<JudgedMove>,
/**
 * What the rolls or draws gave each seat. Empty where chance never speaks.
 */
luck: Array<number>,
/**
 * What the choices of each seat cost it, giving up included.
 */
choice: Array<number>,
/**
 * What turned out better for each seat than it had looked, or worse, without
 * luck and without a choice that could be told to be the reason. Empty where
 * more than two sides play.
 */
unforeseen: Array<number>,
/**
 * One or two sentences about it.
 */
summary: string, };

/**
 * The best that is known of a task.
 */
export type KnownView = {
/**
 * For holes how many, for the island how few white tiles.
 */
figure: number,
/**
 * Nothing can be better than this.
 */
bound: number,
/**
 * Nothing better exists.
 */
proven: boolean,
/**
 * For the island: the other black tiles can surround a smallest one.
 */
sea: boolean, };

/**
 * The tiles that somebody has laid: each colour in one line, with spaces between the tiles.
 */
export type LaidTiles = {
/**
 * The white tiles.
 */
white: string,
/**
 * The black tiles, without those of the task.
 */
black: string, };

/**
 * What stands on the table of a puzzle.
 */
export type LaidView = {
/**
 * Everything that lies there: first what belongs to the task, then what was laid. Seat 0 is white, 1 black.
 */
placed: Array<PlacedTile>,
/**
 * How many of them belong to the task.
 */
given: number,
/**
 * The tiles in hand: white ones, black ones.
 */
held: [Array<TileLetter>, Array<TileLetter>],
/**
 * How many tiles each colour has to lay in all.
 */
stock: [number, number],
/**
 * What is wrong already.
 */
wrong: Array<FaultView>,
/**
 * The cells that have to be covered next.
 */
open: Array<Hex>,
/**
 * Whose tiles have to cover them.
 */
openSide: SideName | null,
/**
 * The holes.
 */
holes: Array<Array<Hex>>,
/**
 * Where holes are counted: how many groups the tiles are.
 */
groups: number,
/**
 * How many tiles are still to be laid, where all have to be.
 */
missing: number,
/**
 * It is a solution. For holes: it counts, however many there are.
 */
done: boolean,
/**
 * There are more holes than anybody is known to have made.
 */
beats: boolean,
/**
 * The best that is known; null for a copycat.
 */
known: KnownView | null,
/**
 * All of it in a few letters that a link can hold; null if tiles lie too far from each other.
 */
share: string | null,
/**
 * A file that shows it and that the program checks; null until it is a solution.
 */
certificate: string | null, };

/**
 * A language of the page.
 */
export type Language = "en" | "fr" | "es";

/**
 * Help with a puzzle.
 */
export type LayHint = {
/**
 * From a nudge to the whole.
 */
steps: Array<HintStep>,
/**
 * The tile that is meant in the end, and its colour.
 */
side: SideName | null, };

/**
 * The places for a tile in one of its orientations.
 */
export type LayPlaces = {
/**
 * How far the tile's cells, as `Shape` has them, are moved for each place.
 */
shifts: Array<Hex>, };

/**
 * A table in the lobby.
 */
export type LobbyTable = {
/**
 * Its name.
 */
table: string,
/**
 * What is played.
 */
setUp: SetUp,
/**
 * The game.
 */
game: GameName,
/**
 * Who plays.
 */
players: Array<PlayerKind>,
/**
 * The first place that is open; null: it is on, and may be watched.
 */
open: number | null,
/**
 * When it was made, in thousandths of a second.
 */
made: number, };

/**
 * A question what a code invites to.
 */
export type Look = {
/**
 * The code.
 */
code: string, };

/**
 * A class that has been opened.
 */
export type MadeClass = {
/**
 * Its name.
 */
class: string,
/**
 * What pupils type.
 */
code: string,
/**
 * The teacher's secret.
 */
secret: string, };

/**
 * A table that has been made.
 */
export type MadeTable = {
/**
 * Its name.
 */
table: string,
/**
 * The seat of whoever asked.
 */
seat: Seat | null,
/**
 * A code for each open place.
 */
places: Array<Place>,
/**
 * The code for watching.
 */
watch: string,
/**
 * The secret by which the table can be deleted.
 */
owner: string, };

/**
 * How much a move cost, in a word.
 */
export type Mark = "inaccuracy" | "mistake" | "blunder";

/**
 * Something a viewer can do.
 */
export type May = { "may": "pick-colour" } | { "may": "press" } | { "may": "type-dice" } | { "may": "move" } | { "may": "draft" } | { "may": "resign" } | { "may": "offer",
/**
 * What for.
 */
offer: Offer, } | { "may": "answer",
/**
 * Which offer.
 */
offer: Offer, } | { "may": "redo" } | { "may": "resume" };

/**
 * A request for a table at which a bot is asked to play.
 */
export type NewChallenge = {
/**
 * What is played. Places that are `open` are for whoever holds their code.
 */
setUp: SetUp,
/**
 * How it is played over the network.
 */
rules: Rules,
/**
 * The place that whoever asks takes at once; null: none.
 */
sit: number | null,
/**
 * The place that the bot is asked to take; null: the first one that nobody
 * has.
 */
player: number | null, };

/**
 * A request for a new class.
 */
export type NewClass = {
/**
 * The language of its names.
 */
lang: Language,
/**
 * What the teacher has chosen; null: what suits a first lesson.
 */
settings: ClassSettings | null, };

/**
 * A request for a new table.
 */
export type NewTable = {
/**
 * What is played. Places that are `open` are for whoever holds their code.
 */
setUp: SetUp,
/**
 * How it is played over the network.
 */
rules: Rules,
/**
 * The place that whoever asks takes at once; null: none.
 */
sit: number | null, };

/**
 * Somebody has dice before them and looks for a number.
 */
export type NumberSearch = {
/**
 * Whose seat.
 */
seat: number,
/**
 * How many rolls the seat had before; by this the speaker alternates.
 */
turn: number,
/**
 * The number of the roll's event in the record, from 0.
 */
rollAt: number,
/**
 * The dice, the highest first.
 */
dice: [number, number, number],
/**
 * The signs that were allowed, as in a record.
 */
signs: string,
/**
 * The dice were the opponent's, who had found nothing (N6, N7).
 */
stealing: boolean,
/**
 * The numbers of free cells that could be made.
 */
possible: Array<number>,
/**
 * What came of it.
 */
result: SearchResult, };

/**
 * One of the 36 numbers.
 */
export type NumberTally = {
/**
 * How often its cell was free and it could be made.
 */
possible: number,
/**
 * How often it was found.
 */
found: number,
/**
 * How often it could have been found, and nothing was.
 */
missed: number,
/**
 * How often it was named or claimed wrongly.
 */
wrong: number, };

/**
 * What people can agree on.
 */
export type Offer = "draw" | "take-back" | "pause" | "rematch";

/**
 * Something that has been asked for and not answered.
 */
export type OfferView = {
/**
 * What for.
 */
offer: Offer,
/**
 * The player who asks.
 */
by: number,
/**
 * The players who have still to agree.
 */
waiting: Array<number>, };

/**
 * One of the four signs.
 */
export type OperationTally = {
/**
 * How often some way to a free number used it.
 */
possible: number,
/**
 * How often a way that uses it was found.
 */
found: number,
/**
 * How often nothing was found, and some way would have used it.
 */
missed: number,
/**
 * How often nothing was found, and every way would have used it.
 */
needed: number,
/**
 * How often it was in a wrong claim.
 */
wrong: number, };

/**
 * What a teacher orders.
 */
export type Order = { "order": "door", open: boolean, } | { "order": "rename", pupil: PupilId, } | { "order": "remove", pupil: PupilId, } | { "order": "offer-seat", pupil: PupilId, } | { "order": "pair", pupils: [PupilId, PupilId], } | { "order": "part", pupil: PupilId, } | { "order": "choose", settings: ClassSettings, } | { "order": "make-round", method: PairingMethod, away: Array<PupilId>, } | { "order": "set-round", tables: Array<[ClassSide, ClassSide]>, } | { "order": "start" } | { "order": "pause" } | { "order": "resume" } | { "order": "end-round" } | { "order": "extra-time", pupil: PupilId, seconds: number, eachTurn: boolean, } | { "order": "open-projector", seat: number, level: number, voice: ClassVoice, } | { "order": "close-projector" } | { "order": "end" };

/**
 * An order is carried out.
 */
export type Ordered = {
/**
 * The code for a lost seat, where one was offered.
 */
code: string | null, };

/**
 * How a game ended.
 */
export type OutcomeView = {
/**
 * One more than the number of seats strictly better.
 */
places: Array<number>, };

/**
 * How long a computer takes over what it does next, in thousandths of a second.
 */
export type PaceView = {
/**
 * How long it may think at most.
 */
think: number,
/**
 * What it does is not shown sooner.
 */
least: number, };

/**
 * How a round is made.
 */
export type PairingMethod = "automatic" | "swiss";

/**
 * A palindrome on a board.
 */
export type PalindromeView = {
/**
 * Its cells from one end to the other.
 */
cells: Array<string>,
/**
 * What it scores.
 */
points: number, };

/**
 * What can be said at a table: chosen from a list, and read in the reader's own
 * language.
 */
export type Phrase = "hello" | "good-luck" | "well-played" | "thanks" | "oops" | "one-moment" | "back" | "good-game" | "goodbye";

/**
 * A place that somebody may take.
 */
export type Place = {
/**
 * The number of the player.
 */
player: number,
/**
 * What has to be typed, or is in the link.
 */
code: string, };

/**
 * A place for a tile.
 */
export type PlaceView = {
/**
 * The move that puts it there.
 */
event: string,
/**
 * The four cells.
 */
cells: Array<Hex>, };

/**
 * A tile that has been placed.
 */
export type PlacedTile = {
/**
 * Which tile.
 */
tile: TileLetter,
/**
 * Whose it is.
 */
seat: number,
/**
 * Its level, 1 on the table.
 */
level: number,
/**
 * The four cells it covers.
 */
cells: Array<Hex>, };

/**
 * A game without a board of its own: moves are typed or chosen from a list.
 */
export type PlainView = {
/**
 * That it is none of the others.
 */
game: 'plain',
/**
 * The legal moves of the seat to move, as records write them.
 */
moves: Array<string>,
/**
 * What chance may bring now, likewise; empty unless chance is to speak.
 */
chances: Array<string>,
/**
 * The seat to move.
 */
toMove: number | null,
/**
 * Seats that take part without a choice.
 */
out: Array<boolean>, };

/**
 * Who plays. Players are numbered from 0 in the order in which a config lists them;
 * which seat each has is settled by its seating.
 */
export type PlayerKind = { "kind": "open" } | { "kind": "person" } | { "kind": "pair" } | { "kind": "computer",
/**
 * How well it plays.
 */
level: number, };

/**
 * A game that a program plays.
 */
export type Plays = {
/**
 * Which game.
 */
game: GameName,
/**
 * The tags of the rules that it knows beside the defaults, `*` being every
 * value of one; null: every variant there is.
 */
tags: Array<[string, string]> | null, };

/**
 * The position of a game.
 */
export type PositionView = SevenView | HeinashView | Hyle7View | PlainView;

/**
 * The game that the class plays together.
 */
export type ProjectorView = {
/**
 * Which table.
 */
table: TableId,
/**
 * The class's seat, to the teacher.
 */
seat: Seat | null,
/**
 * The code for watching it.
 */
watch: string,
/**
 * How well the computer plays.
 */
level: number,
/**
 * Who says what the class plays.
 */
voice: ClassVoice,
/**
 * Whose turn it is to speak, where they speak one after the other.
 */
speaker: PupilId | null,
/**
 * What was proposed, and how many want it; most wanted first.
 */
proposals: Array<Proposal>, };

/**
 * What some of the class want to play.
 */
export type Proposal = {
/**
 * As a move is written.
 */
event: string,
/**
 * How many want it.
 */
count: number, };

/**
 * A proposal for what the class should play together.
 */
export type Propose = {
/**
 * As a move is written.
 */
event: string, };

/**
 * A pupil's number, counted from 1 in the order in which they joined.
 */
export type PupilId = number;

/**
 * Where a pupil plays.
 */
export type PupilPlace = {
/**
 * The table.
 */
table: TableId,
/**
 * The seat, as soon as the round has begun and the table is there.
 */
seat: Seat | null,
/**
 * The names on the pupil's own seat, in the order in which they speak.
 */
own: Array<string>,
/**
 * The names on the other seat.
 */
other: Array<string>,
/**
 * The level of a computer on the other seat.
 */
level: number | null,
/**
 * Whoever on the own seat speaks in this turn.
 */
speaker: string | null,
/**
 * How it ended.
 */
result: TableResult | null, };

/**
 * A pupil as the teacher sees them.
 */
export type PupilState = {
/**
 * The number.
 */
pupil: PupilId,
/**
 * The name.
 */
name: string,
/**
 * The device is connected.
 */
here: boolean,
/**
 * Has a device of their own.
 */
device: boolean,
/**
 * Always shares a seat with them.
 */
mate: PupilId | null,
/**
 * Seconds more for each turn.
 */
extra: number,
/**
 * Points in halves.
 */
halves: number, };

/**
 * A pupil's figures.
 */
export type PupilTally = {
/**
 * Who.
 */
pupil: PupilId,
/**
 * What they found and missed when it was theirs to speak.
 */
tally: FoundTally, };

/**
 * A class as a pupil sees it.
 */
export type PupilView = {
/**
 * How the class stands.
 */
stage: ClassStage,
/**
 * The pupil's name.
 */
name: string,
/**
 * The name of whoever always shares the seat.
 */
mate: string | null,
/**
 * Which round it is, counted from 1; 0 before the first.
 */
round: number,
/**
 * How far the round has come.
 */
roundStage: RoundStage | null,
/**
 * Where the pupil plays in it.
 */
place: PupilPlace | null,
/**
 * *I calculate*.
 */
calculate: boolean,
/**
 * What was possible can be seen after each turn.
 */
showsPossible: boolean,
/**
 * The game that the class plays together.
 */
projector: ProjectorView | null, };

/**
 * A record: the best that is known, with its picture.
 */
export type PuzzleRecord = {
/**
 * The task.
 */
task: PuzzleTask,
/**
 * What is known.
 */
known: KnownView,
/**
 * The tiles that show it. Seat 0 is white, 1 black.
 */
placed: Array<PlacedTile>,
/**
 * Its holes.
 */
holes: Array<Array<Hex>>, };

/**
 * What is to be laid.
 */
export type PuzzleTask = { "puzzle": "copycat",
/**
 * The black tiles in one line, with spaces between them.
 */
black: string, } | { "puzzle": "island",
/**
 * The volcano.
 */
volcano: TileLetter, } | { "puzzle": "holes",
/**
 * With 6, 7 or 14 tiles.
 */
tiles: number,
/**
 * Of six: the tile that is left out.
 */
without: TileLetter | null, } | { "puzzle": "make" };

/**
 * Questions to the worker that thinks. A record leads to the position that is meant.
 */
export type Question = { "ask": "choose", record: string, level: number, seed: string, millis: number, } | { "ask": "analyse", record: string, millis: number, lines: number, } | { "ask": "hint", record: string, millis: number, lang: Language, } | { "ask": "review", record: string, events: number, millis: number, } | { "ask": "judge", record: string, steps: Array<ReviewStep>, lang: Language, } | { "ask": "lay-hint", task: PuzzleTask, laid: LaidTiles, lang: Language, } | { "ask": "lay-solution", task: PuzzleTask, laid: LaidTiles, lang: Language, } | { "ask": "puzzle-of", date: string, kind: DayKind, lang: Language, } | { "ask": "defend", record: string, seat: number, millis: number, };

/**
 * Why a bot does not want to play.
 */
export type Reason = "any" | "busy" | "game" | "variant" | "clock" | "opponent" | "later";

/**
 * The forms of a record.
 */
export type RecordForm = "text" | "json" | "compact";

/**
 * What is in a record.
 */
export type RecordSummary = {
/**
 * Its rules, with people on every seat.
 */
setUp: SetUp,
/**
 * Everything that happened.
 */
events: Array<EventView>,
/**
 * How it ended.
 */
outcome: OutcomeView | null,
/**
 * The same in words.
 */
ending: string | null,
/**
 * Written anew as text.
 */
text: string,
/**
 * Written anew for a link.
 */
compact: string, };

/**
 * Why something was refused, in the language that was asked for.
 */
export type Refusal = {
/**
 * A word for programs.
 */
code: string,
/**
 * The clause of the rules, such as S5; null when it is no matter of the rules.
 */
clause: string | null,
/**
 * What is wrong: a sentence.
 */
message: string, };

/**
 * Answers of the worker that holds the table.
 */
export type Reply = { "reply": "table",
/**
 * How it stands.
 */
view: TableView,
/**
 * Why nothing came of it.
 */
refused: Refusal | null,
/**
 * When `tick` has to be told at the latest.
 */
wake: number | null,
/**
 * Set when everybody wants to play again.
 */
rematch: SetUp | null, } | { "reply": "has-heard",
/**
 * It is in the log.
 */
heard: boolean, } | { "reply": "saved",
/**
 * All of it.
 */
saved: Saved, } | { "reply": "position",
/**
 * Which one.
 */
position: PositionView, } | { "reply": "tried",
/**
 * Why not.
 */
refused: Refusal | null, } | { "reply": "would",
/**
 * A sentence.
 */
said: string, } | { "reply": "places",
/**
 * The level they are on.
 */
level: number,
/**
 * Every one.
 */
places: Array<PlaceView>, } | { "reply": "shapes",
/**
 * Every one.
 */
shapes: Array<Shape>, } | { "reply": "weighed",
/**
 * That.
 */
weighed: Weighed, } | { "reply": "ways",
/**
 * That.
 */
ways: WaysView, } | { "reply": "record",
/**
 * In the form that was asked for.
 */
text: string, } | { "reply": "read",
/**
 * What is in it.
 */
summary: RecordSummary, } | { "reply": "verified",
/**
 * What was found.
 */
fairness: FairnessView, } | { "reply": "class-sheet",
/**
 * Its text.
 */
text: string, } | { "reply": "rules",
/**
 * Clause by clause.
 */
clauses: Array<ClauseView>, } | { "reply": "laid",
/**
 * That.
 */
view: LaidView, } | { "reply": "lay-places",
/**
 * The level they are on.
 */
level: number,
/**
 * For each orientation of the tile.
 */
orientations: Array<LayPlaces>, } | { "reply": "puzzle-records",
/**
 * Islands and holes.
 */
records: Array<PuzzleRecord>,
/**
 * How high games go.
 */
heights: HeightsView, } | { "reply": "shared-puzzle",
/**
 * What is in it.
 */
shared: SharedPuzzle, } | { "reply": "climb",
/**
 * That.
 */
climb: ClimbView, } | { "reply": "refused",
/**
 * Why.
 */
refused: Refusal, };

/**
 * How the position after so many events stands.
 */
export type ReviewStep = {
/**
 * How many events.
 */
events: number,
/**
 * The value is proven.
 */
exact: boolean,
/**
 * SEVEN and HeiNash: seat 0's chance to win, 0 to 1, a draw counting half. HYLE⁷: the expected final score of this round's Order.
 */
value: number,
/**
 * With three or four seats alone: each seat's share.
 */
values: Array<number>,
/**
 * The best move.
 */
best: string | null,
/**
 * What the best move is worth, on the same scale.
 */
bestValue: number | null,
/**
 * What the move that followed gave away by the same search; null if none followed.
 */
cost: number | null, };

/**
 * How far a round has come.
 */
export type RoundStage = "made" | "going" | "paused" | "ended";

/**
 * A table of a round.
 */
export type RoundTable = {
/**
 * Which table.
 */
table: TableId,
/**
 * Who has each seat.
 */
sides: [ClassSide, ClassSide],
/**
 * How it ended.
 */
result: TableResult | null,
/**
 * The code for watching it.
 */
watch: string, };

/**
 * A round as the teacher sees it.
 */
export type RoundView = {
/**
 * How far it has come.
 */
stage: RoundStage,
/**
 * Its tables.
 */
tables: Array<RoundTable>, };

/**
 * A row of a log.
 */
export type Row = {
/**
 * Its number.
 */
seq: number,
/**
 * What is in it.
 */
entries: Array<Entry>, };

/**
 * How a table is played over the network.
 */
export type Rules = {
/**
 * Anybody may find it in the lobby, sit down and watch.
 */
listed: boolean,
/**
 * By how much watchers see everything later, in seconds.
 */
delay: number,
/**
 * A computer goes on for somebody who is away; null: nobody does.
 */
takeOver: TakeOver | null,
/**
 * The class it belongs to, by its public name.
 */
class: string | null, };

/**
 * Something that was said at a table.
 */
export type SaidView = {
/**
 * Grows, so that the same phrase twice is two.
 */
number: number,
/**
 * Who.
 */
player: number,
/**
 * What.
 */
phrase: Phrase, };

/**
 * What is kept of a match to go on with it later.
 */
export type Saved = {
/**
 * What was settled before it.
 */
setUp: SetUp,
/**
 * The seats as they were settled, so that no lot is cast again.
 */
seats: Array<number>,
/**
 * Everything that has happened.
 */
events: Array<string>,
/**
 * Rolls and draws that were seen and taken back.
 */
seen: Array<string>,
/**
 * What is left on the clocks.
 */
left: Array<number>,
/**
 * Play has begun: a colour that was to be picked has been.
 */
begun?: boolean, };

/**
 * What a client says over its socket. The first frame is `hello`; `id` is the
 * client's own number, which grows, so that what arrives twice is noticed and
 * every answer names what it answers.
 */
export type Say = { "say": "hello",
/**
 * The secret of a seat; null: watches.
 */
seat: string | null,
/**
 * The code for watching, where the table is not everybody's.
 */
watch: string | null,
/**
 * The last row that it has; 0: none.
 */
after: number,
/**
 * The player's own part of the chance, 32 bytes in hexadecimal, for a
 * table that has not got it yet.
 */
luck: string | null,
/**
 * The language of refusals.
 */
lang: Language, } | { "say": "act", id: number,
/**
 * The version of the table as the sender saw it.
 */
version: number,
/**
 * What.
 */
act: Act, } | { "say": "phrase", id: number,
/**
 * Which.
 */
phrase: Phrase, } | { "say": "tried", id: number,
/**
 * What was claimed.
 */
event: string,
/**
 * Why it is wrong: a word for programs.
 */
code: string, } | { "say": "ping", id: number, };

/**
 * What came of a search.
 */
export type SearchResult = { "result": "found",
/**
 * Which one.
 */
number: number,
/**
 * How, as it was written.
 */
way: string, } | { "result": "missed",
/**
 * The time for the turn was up; otherwise it was said.
 */
byTime: boolean, } | { "result": "impossible" } | { "result": "open" };

/**
 * A seat, which belongs to whoever holds its secret.
 */
export type Seat = {
/**
 * The number of the player.
 */
player: number,
/**
 * The secret.
 */
secret: string, };

/**
 * Everything that is settled before the match.
 */
export type SetUp = {
/**
 * Which game.
 */
game: GameName,
/**
 * The tags of its rules, as name and value; a missing one has its default.
 */
tags: Array<[string, string]>,
/**
 * Who plays, as many as the game has seats.
 */
players: Array<PlayerKind>,
/**
 * For each seat the number of its player; null: by lot.
 */
seating: Array<number> | null,
/**
 * Whether the player who begins picks something first, where the game leaves it
 * open, such as a colour (N11).
 */
picksColour: boolean,
/**
 * How time is kept.
 */
clock: ClockRules,
/**
 * Where rolls and draws come from.
 */
dice: DiceFrom, };

/**
 * A game of SEVEN.
 */
export type SevenView = {
/**
 * Which game it is.
 */
game: 'seven',
/**
 * How many seats there are.
 */
seats: number,
/**
 * Seats 0 and 2 play against seats 1 and 3.
 */
pairs: boolean,
/**
 * The lowest level counts first.
 */
misere: boolean,
/**
 * In the order in which they were placed.
 */
placed: Array<PlacedTile>,
/**
 * For each seat the tiles it still holds.
 */
held: Array<Array<TileLetter>>,
/**
 * For the seat to move: each held tile with the level it has to go to and in how many ways; empty after the end.
 */
forced: Array<ForcedTile>,
/**
 * Bottom first: tiles per seat.
 */
levels: Array<Array<number>>,
/**
 * The places if the game ended now.
 */
standing: Array<number>,
/**
 * Seats that have left the game.
 */
out: Array<boolean>,
/**
 * The seat to move.
 */
toMove: number | null, };

/**
 * A tile with all its orientations.
 */
export type Shape = {
/**
 * Which tile.
 */
tile: TileLetter,
/**
 * Each with cells around the origin.
 */
orientations: Array<ShapeOrientation>, };

/**
 * One way in which a tile can lie.
 */
export type ShapeOrientation = {
/**
 * Its cells around the origin.
 */
cells: Array<Hex>,
/**
 * The number in this list of what one turn by 60° clockwise makes of it.
 */
turned: number,
/**
 * The number in this list of what a flip from left to right makes of it.
 */
flipped: number, };

/**
 * A link that was opened.
 */
export type SharedPuzzle = {
/**
 * The task.
 */
task: PuzzleTask,
/**
 * What was laid of it.
 */
laid: LaidTiles, };

/**
 * One of the two colours of a puzzle.
 */
export type SideName = "white" | "black";

/**
 * Where a token may slide to.
 */
export type SlideView = {
/**
 * Where it is.
 */
from: string,
/**
 * The cells it may slide to.
 */
to: Array<string>, };

/**
 * How a position stands in which one seat has to win.
 */
export type Standing = "winning" | "spoilt" | "won";

/**
 * The name of a table, by which whoever hosts the class finds it.
 */
export type TableId = string;

/**
 * How a game ended.
 */
export type TableResult = { "result": "won",
/**
 * Which one, counted from 0.
 */
seat: number, } | { "result": "drawn" } | { "result": "broken-off" };

/**
 * The table as one viewer sees it.
 */
export type TableView = {
/**
 * Which game.
 */
game: GameName,
/**
 * The tags of its rules that were set.
 */
tags: Array<[string, string]>,
/**
 * A number that changes whenever the position does.
 */
version: number,
/**
 * Who plays.
 */
players: Array<PlayerKind>,
/**
 * For each seat the number of its player; empty until that is settled.
 */
seats: Array<number>,
/**
 * The viewer's own seat.
 */
seat: number | null,
/**
 * The seats' names in the language that was asked for: "White", "Black"; in HYLE⁷ "Player 1" …
 */
seatNames: Array<string>,
/**
 * What the table waits for.
 */
waitsFor: WaitsFor,
/**
 * Play is paused.
 */
paused: boolean,
/**
 * What has happened since the last view of this table; the first one, and one in
 * another language or after moves were taken back, tells everything.
 */
events: Array<EventView>,
/**
 * How many events went before these.
 */
eventsBefore: number,
/**
 * How the game ended.
 */
outcome: OutcomeView | null,
/**
 * How it ended in a few sentences, in the language that was asked for; null while it goes on.
 */
ending: string | null,
/**
 * The clocks.
 */
clocks: ClockView,
/**
 * How long what the table waits for takes; null if a person has to do it.
 */
pace: PaceView | null,
/**
 * What has been asked for and not answered.
 */
offers: Array<OfferView>,
/**
 * What the viewer has worked out so far.
 */
draft: string,
/**
 * What the viewer can do now.
 */
may: Array<May>,
/**
 * The position.
 */
position: PositionView,
/**
 * What else is known of a table that a server holds.
 */
followed: FollowedView | null, };

/**
 * When a computer goes on for somebody, and how well.
 */
export type TakeOver = {
/**
 * After so many seconds away when it is their turn.
 */
after: number,
/**
 * How well it plays, 1 to 8.
 */
level: number, };

/**
 * A class as its teacher sees it.
 */
export type TeacherView = {
/**
 * What pupils type.
 */
code: string,
/**
 * The language of its names.
 */
lang: Language,
/**
 * How it stands.
 */
stage: ClassStage,
/**
 * Whether anybody can join.
 */
doorOpen: boolean,
/**
 * What is played from the next round on.
 */
settings: ClassSettings,
/**
 * Everybody who has not been removed.
 */
pupils: Array<PupilState>,
/**
 * Everybody who ever joined, by number, for what they played stays theirs.
 */
names: Array<string>,
/**
 * The rounds, the last one last.
 */
rounds: Array<RoundView>,
/**
 * The game that the class plays together.
 */
projector: ProjectorView | null,
/**
 * On which day everything is deleted, in thousandths of a second.
 */
deletedAt: number, };

/**
 * What the server says over a socket.
 */
export type Tell = { "tell": "welcome",
/**
 * The table.
 */
table: string,
/**
 * Which player the client is; null: watches.
 */
player: number | null,
/**
 * The rows below are the whole log: whatever the client has is to be
 * dropped.
 */
full: boolean,
/**
 * The rows, in order.
 */
rows: Array<Row>,
/**
 * Which players are there.
 */
here: Array<boolean>,
/**
 * The server's clock.
 */
now: number, } | { "tell": "row" } & Row | { "tell": "done", id: number,
/**
 * The row; of something that arrived twice, the last one.
 */
seq: number, } | { "tell": "refused",
/**
 * What is refused; null: something without a number.
 */
id: number | null,
/**
 * Why.
 */
refused: Refusal,
/**
 * The last row there is, so that whoever is behind notices.
 */
seq: number, } | { "tell": "here",
/**
 * Which player.
 */
player: number,
/**
 * Is there.
 */
here: boolean, } | { "tell": "pong", id: number,
/**
 * The server's clock.
 */
now: number, } | { "tell": "closing",
/**
 * Why: a word for programs.
 */
code: string,
/**
 * After how many thousandths of a second to come back; null: not at all.
 */
back: number | null, };

/**
 * Answers of the worker that thinks.
 */
export type Thought = { "thought": "choice",
/**
 * As records write it.
 */
event: string, } | { "thought": "analysis",
/**
 * That.
 */
analysis: AnalysisView,
/**
 * More time would change nothing.
 */
done: boolean, } | { "thought": "hint",
/**
 * That.
 */
hint: HintView, } | { "thought": "review",
/**
 * That.
 */
step: ReviewStep, } | { "thought": "judgement",
/**
 * That.
 */
judgement: JudgementView, } | { "thought": "lay-hint",
/**
 * That.
 */
hint: LayHint, } | { "thought": "lay-solution",
/**
 * How many solutions there are; null where nobody has counted.
 */
solutions: number | null,
/**
 * One of them; null if there is none.
 */
laid: LaidTiles | null, } | { "thought": "puzzle-of",
/**
 * That.
 */
puzzle: DayPuzzle, } | { "thought": "defence",
/**
 * For the seat that was asked about.
 */
standing: Standing,
/**
 * The best move of whoever is to move; null at the end.
 */
event: string | null,
/**
 * This is proven.
 */
exact: boolean, } | { "thought": "refused",
/**
 * Why.
 */
refused: Refusal, };

/**
 * A tile by its letter.
 */
export type TileLetter = "I" | "O" | "Y" | "U" | "S" | "J" | "P";

/**
 * What came out of a check.
 */
export type Verdict = "fair" | "follows" | "unfair" | "unknown";

/**
 * What the table waits for.
 */
export type WaitsFor = { "for": "players" } | { "for": "lot" } | { "for": "colour",
/**
 * By number.
 */
player: number, } | { "for": "press",
/**
 * Which seat.
 */
seat: number, } | { "for": "chance" } | { "for": "move",
/**
 * Which seat.
 */
seat: number, } | { "for": "nothing" };

/**
 * A number that a roll makes.
 */
export type WayView = {
/**
 * The number.
 */
number: number,
/**
 * Its cell was free.
 */
free: boolean,
/**
 * Every way to make it.
 */
ways: Array<string>, };

/**
 * What a roll could make.
 */
export type WaysView = {
/**
 * The roll, highest die first.
 */
roll: [number, number, number],
/**
 * Every number the roll makes, with every way to make it, and whether its cell was free then.
 */
numbers: Array<WayView>,
/**
 * What was played: the expression, or null for nothing found.
 */
played: string | null, };

/**
 * What an expression is worth.
 */
export type Weighed = {
/**
 * The value as people write it, `30` or `7/2`; null if it is not finished.
 */
value: string | null,
/**
 * The number of the free cell it reaches; null if none.
 */
cell: number | null,
/**
 * What is missing or wrong; null if it can be played.
 */
refused: Refusal | null,
/**
 * What has been typed so far is the beginning of an expression.
 */
unfinished: boolean, };

/**
 * What can happen at a table.
 */
export type What = { "what": "opened",
/**
 * What is played.
 */
setUp: SetUp,
/**
 * How it is played over the network.
 */
rules: Rules,
/**
 * What the server has committed itself to, before the first roll; null
 * where no chance is needed or dice are real.
 */
commitment: string | null,
/**
 * What programs call themselves that have their places from the start.
 */
names?: Array<string | null>, } | { "what": "sat",
/**
 * The number of the player.
 */
player: number,
/**
 * Who it is now.
 */
kind: PlayerKind,
/**
 * What a program calls itself; people have no names here.
 */
name?: string, } | { "what": "replaced",
/**
 * The number of the player.
 */
player: number,
/**
 * Who it is now.
 */
kind: PlayerKind, } | { "what": "luck",
/**
 * Whose.
 */
player: number,
/**
 * The secret, told after the server's commitment.
 */
secret: string, } | { "what": "lot",
/**
 * For each seat the number of its player.
 */
seats: Array<number>, } | { "what": "pressed" } | { "what": "chance",
/**
 * As records write it.
 */
event: string, } | { "what": "told",
/**
 * Who.
 */
player: number,
/**
 * The sender's own number for it.
 */
id: number,
/**
 * What.
 */
act: Act, } | { "what": "said",
/**
 * Who.
 */
player: number,
/**
 * Which.
 */
phrase: Phrase, } | { "what": "tried",
/**
 * Who.
 */
player: number,
/**
 * What was claimed.
 */
event: string,
/**
 * Why it was refused: a word for programs.
 */
code: string, } | { "what": "paused" } | { "what": "resumed" } | { "what": "time-up" } | { "what": "time-given",
/**
 * Which seat.
 */
seat: number,
/**
 * How much, in thousandths of a second.
 */
millis: number, } | { "what": "tick" } | { "what": "revealed",
/**
 * What the server had committed itself to.
 */
secret: string, } | { "what": "next",
/**
 * The other table.
 */
table: string, };

/**
 * A wrong claim.
 */
export type WrongClaim = {
/**
 * As it was written.
 */
text: string,
/**
 * The number that was named first, where pupils calculate.
 */
named: number | null,
/**
 * What is wrong.
 */
what: WrongKind, };

/**
 * What is wrong with a claim.
 */
export type WrongKind = { "wrong": "dice" } | { "wrong": "sign" } | { "wrong": "not-whole" } | { "wrong": "no-cell" } | { "wrong": "taken" } | { "wrong": "other-number",
/**
 * What it comes to.
 */
value: number, };
