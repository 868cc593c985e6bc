// @generated from crates/protocol/src/page/messages by the tests there.

/**
 * Something that is said at the table.
 */
export type Act = { "act": "pick-colour",
/**
 * Which one.
 */
colour: Colour, } | { "act": "press" } | { "act": "chance",
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
player: number | null, act: Act, viewer: number | null, lang: Language, } | { "ask": "look", now: number, viewer: number | null, lang: Language, } | { "ask": "keep", now: number, } | { "ask": "position", events: number, lang: Language, } | { "ask": "try", event: string, lang: Language, } | { "ask": "places", tile: TileLetter, } | { "ask": "shapes" } | { "ask": "weigh", expression: string, lang: Language, } | { "ask": "ways", event: number, } | { "ask": "record", form: RecordForm, } | { "ask": "read", record: string, lang: Language, } | { "ask": "rules", game: GameName, lang: Language, } | { "ask": "laid", task: PuzzleTask, laid: LaidTiles, lang: Language, } | { "ask": "lay-places", task: PuzzleTask, laid: LaidTiles, tile: TileLetter, lang: Language, } | { "ask": "lay-try", task: PuzzleTask, laid: LaidTiles, side: SideName, event: string, lang: Language, } | { "ask": "puzzle-records" } | { "ask": "read-puzzle", text: string, lang: Language, } | { "ask": "climb", record: string, level: number, within: number | null, lang: Language, };

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
 * How time is kept. Times are in thousandths of a second.
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
 * For the game.
 */
game: number | null,
/**
 * For each turn.
 */
turn: number | null,
/**
 * Shows and never acts.
 */
soft: boolean, };

/**
 * The clocks, in thousandths of a second; below 0 is overdrawn.
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
 * A colour of HeiNash's pawns.
 */
export type Colour = "black" | "red";

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
 * A game by the name that records use.
 */
export type GameName = "seven" | "heinash" | "hyle7";

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
colours: Array<Colour>,
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
 * One step of a hint.
 */
export type HintStep = {
/**
 * What is said.
 */
text: string,
/**
 * The clause it rests on.
 */
clause: string | null,
/**
 * SEVEN: cells to point at.
 */
hexes: Array<Hex>,
/**
 * SEVEN: the tile meant.
 */
tile: TileLetter | null,
/**
 * HeiNash: numbers of cells to point at.
 */
numbers: Array<number>,
/**
 * HYLE⁷: cells to point at, such as d4.
 */
cells: Array<string>, };

/**
 * A hint as a ladder from a nudge to the whole move.
 */
export type HintView = {
/**
 * Its steps.
 */
steps: Array<HintStep>,
/**
 * The move.
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
 * A move and what it cost.
 */
export type JudgedMove = {
/**
 * Events before the move.
 */
events: number,
/**
 * Who made it.
 */
seat: number,
/**
 * The move.
 */
event: string,
/**
 * What it cost the mover: expected result 0 to 1, in HYLE⁷ points.
 */
cost: number,
/**
 * How bad that is.
 */
mark: Mark | null,
/**
 * What was better.
 */
best: string | null, };

/**
 * A whole review.
 */
export type JudgementView = {
/**
 * Every move.
 */
moves: Array<JudgedMove>,
/**
 * For each seat what the rolls or draws gave, on the scale of `cost`; empty in SEVEN.
 */
luck: Array<number>,
/**
 * For each seat what its choices cost.
 */
choice: Array<number>,
/**
 * For each seat what turned out otherwise than it had looked, by nobody's choice; empty where more than two sides play.
 */
unforeseen: Array<number>,
/**
 * One or two sentences.
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
 * How bad a move was.
 */
export type Mark = "inaccuracy" | "mistake" | "blunder";

/**
 * Something the viewer can do now.
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
 * Who plays.
 */
export type PlayerKind = { "kind": "open" } | { "kind": "person" } | { "kind": "pair" } | { "kind": "computer",
/**
 * How well it plays.
 */
level: number, };

/**
 * The position of a game.
 */
export type PositionView = SevenView | HeinashView | Hyle7View;

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
rematch: SetUp | null, } | { "reply": "saved",
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
refused: Refusal | null, } | { "reply": "places",
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
summary: RecordSummary, } | { "reply": "rules",
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
 * Everything that is settled before a match.
 */
export type SetUp = {
/**
 * Which game.
 */
game: GameName,
/**
 * The tags of its rules; a missing one has its default.
 */
tags: Array<Tag>,
/**
 * Who plays, as many as the game has seats.
 */
players: Array<PlayerKind>,
/**
 * For each seat the number of its player; null: by lot.
 */
seating: Array<number> | null,
/**
 * HeiNash: whoever begins picks a colour first.
 */
picksColour: boolean,
/**
 * How time is kept.
 */
clock: ClockRules,
/**
 * `players`: real dice and tokens, typed in.
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
 * The colour of a tile.
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
tags: Array<Tag>,
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
 * Everything that has happened.
 */
events: Array<EventView>,
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
position: PositionView, };

/**
 * A tag of the rules as records write it: name and value.
 */
export type Tag = [string, string];

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
