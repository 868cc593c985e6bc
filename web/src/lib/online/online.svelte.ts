/**
 * A match that a server holds. The rows of its log go to the worker, which makes the table of them; what is done here
 * is said to the server, and has happened when it comes back as a row. Nothing is shown before that.
 */

import type {
  Act,
  Ask,
  FollowedView,
  Language,
  Offer,
  Phrase,
  Refusal,
  Row,
  TableView,
  Tell,
} from '../../protocol';
import { onlineWords } from '../../words/online';
import type { Desk } from '../desk';
import { PlayedTable } from '../match/played.svelte';
import { isRefusal } from '../house/refused';
import { announce } from '../live.svelte';
import { tellNews } from '../news';
import { isPerson } from '../result';
import { language } from '../words.svelte';
import { socketAddress } from './api';
import type { Connection } from './line';
import { changeTable, type MyTable, type Turn } from './my-tables';
import { ASKED } from './offers';
import { Outbox, type Pending } from './outbox';
import { forgetConnection, tellConnection } from './reach';
import { Socket } from './socket';

const NOTHING_KNOWN: FollowedView = {
  seq: 0,
  seating: null,
  rules: { listed: false, delay: 0, takeOver: null, class: null },
  commitment: null,
  revealed: false,
  luck: [],
  names: [],
  said: [],
  replaced: [],
  next: null,
  lastIds: [],
};

/** What is said beside the match has numbers of its own, far from those of what is done. */
const ASIDE = 2 ** 40;

export class OnlineMatch extends PlayedTable implements Desk {
  /** The table has been seen. */
  ready = $state(false);
  /** We are let in, but everything that has happened is too young to be shown to watchers. */
  delayed = $state(false);
  connection = $state.raw<Connection>({ is: 'connecting', lost: false });
  /** Which player I am; null: I watch. */
  player = $state<number | null>(null);
  /** Which players are there. */
  here = $state.raw<boolean[]>([]);
  /** What the log says beside the match. */
  facts = $state.raw<FollowedView>(NOTHING_KNOWN);
  /** How much was said that is not known to be kept. */
  unanswered = $state(0);
  /** Why the server does not let us in. */
  turnedAway = $state.raw<Refusal | null>(null);
  readonly hint = null;

  /** Called when everybody has agreed to play again, while we are there. */
  onnext: (table: string) => void = () => undefined;
  /** Called when it becomes my turn. */
  onturn: () => void = () => undefined;

  #mine = $state.raw<MyTable>() as MyTable;
  /** The last row that was read. */
  #seq = 0;
  #outbox: Outbox;
  #socket: Socket;
  /** One thing after the other, as it came. */
  #queue: Promise<void> = Promise.resolve();
  #asideId = ASIDE;
  #seen: () => void = () => undefined;
  /** Nobody looks at this table; it is only seen how it stands. */
  #aside = false;
  /** The last writing. */
  #kept: Promise<void> = Promise.resolve();

  constructor(mine: MyTable) {
    super();
    this.#mine = mine;
    this.player = mine.player;
    this.#outbox = new Outbox(mine.lastId, mine.pending);
    this.unanswered = mine.pending.length;
    this.#socket = new Socket(socketAddress(mine.table), {
      hello: () => ({
        say: 'hello',
        seat: mine.secret,
        watch: mine.secret === null ? mine.watch : null,
        after: this.#seq,
        luck: mine.secret === null ? null : mine.luck,
        lang: language.now,
      }),
      heard: (tell) => this.#next(() => this.#take(tell)),
      changed: (connection) => this.#changed(connection),
    });
  }

  start(): void {
    this.#socket.start();
  }

  close(): void {
    this.closed = true;
    this.#socket.close();
    forgetConnection(this);
    this.house.close();
  }

  /** Comes and waits until the table has been seen, the server has refused, or so long has passed. */
  async seen(millis: number): Promise<void> {
    this.#aside = true;
    const seen = new Promise<void>((done) => (this.#seen = done));
    const timer = setTimeout(() => this.#seen(), millis);
    this.start();
    await seen;
    clearTimeout(timer);
    await this.#kept;
  }

  get mine(): MyTable {
    return this.#mine;
  }

  /** It is my turn, whatever is looked at. */
  get myTurn(): boolean {
    const seat = this.view.seat;
    return seat !== null && this.waiting === seat && isPerson(this.playerOn(seat)) && !this.view.paused;
  }

  get acting(): number | null {
    return this.myTurn && this.live && this.unanswered === 0 ? this.view.seat : null;
  }

  get thinking(): boolean {
    const seat = this.waiting;
    return seat !== null && this.playerOn(seat)?.kind === 'computer' && !this.view.paused;
  }

  get typesDice(): boolean {
    return this.live && this.unanswered === 0 && this.may('type-dice');
  }

  override get people(): number[] {
    return this.player === null ? [] : [this.player];
  }

  override get mayUndo(): boolean {
    return this.mayOffer('take-back');
  }

  /** What others ask of me. */
  get asked(): Offer[] {
    return this.view.may.flatMap((may) => (may.may === 'answer' ? [may.offer] : []));
  }

  /** What I have asked of others and they have not answered. */
  get asking(): Offer[] {
    return this.view.offers.flatMap(({ offer, by }) => (by === this.player ? [offer] : []));
  }

  /** The other players for whom a computer goes on, and at which level. */
  get takenOver(): { player: number; level: number }[] {
    return this.facts.replaced.flatMap((player) => {
      const kind = this.view.players[player];
      return kind?.kind === 'computer' && player !== this.player ? [{ player, level: kind.level }] : [];
    });
  }

  /** The number of the seat of a player; -1 until lots are cast. */
  seatOf(player: number): number {
    const { seats } = this.view;
    return (seats.length > 0 ? seats : (this.facts.seating ?? [])).indexOf(player);
  }

  /** Makes a move. What is against the rules is refused here at once, and need not travel. */
  move = async (event: string): Promise<Refusal | null> => {
    const { refused } = await this.ask({ ask: 'try', event, lang: language.now }, 'tried');
    if (!refused) return this.act({ act: 'move', event });
    this.refuse(refused);
    return refused;
  };

  /** In a class: a claim was wrong. It is lost if nobody hears it, for nothing depends on it. */
  tried = (event: string, code: string): void => {
    if (this.facts.rules.class === null || this.player === null) return;
    this.#asideId += 1;
    this.#socket.send({ say: 'tried', id: this.#asideId, event, code });
  };

  press = () => this.act({ act: 'press' });
  typeChance = (event: string) => this.act({ act: 'chance', event });
  pickColour = (colour: 'black' | 'red') => this.act({ act: 'pick-colour', colour });
  resign = () => this.act({ act: 'resign' });
  resume = () => this.act({ act: 'resume' });
  redo = () => this.act({ act: 'redo' });
  offer = (offer: Offer) => this.act({ act: 'offer', offer });
  answer = (offer: Offer, accept: boolean) => this.act({ act: 'answer', offer, accept });

  /** Says one of the fixed phrases. One that is lost on the way is not said later. */
  say(phrase: Phrase): void {
    this.#asideId += 1;
    if (!this.#socket.send({ say: 'phrase', id: this.#asideId, phrase })) announce(onlineWords().notSaid);
  }

  /** Drafts stay on this device. */
  draft(text: string): void {
    const draft = { events: this.view.events.length, text };
    this.#keep({ draft });
  }

  /** Tries to reach the server at once. */
  retry(): void {
    this.#socket.again();
  }

  /** Says everything again in the language that was switched to. */
  async translate(): Promise<void> {
    this.refusal = null;
    if (this.ready) this.#next(() => this.#look());
    // Why the server does not let us in are its own words; it says them again.
    else if (this.turnedAway) this.retry();
    await this.#queue;
  }

  /** Says something to the server and waits until it is kept or refused. */
  async act(act: Act): Promise<Refusal | null> {
    const { player } = this;
    if (this.closed || player === null) return null;
    const { sent, answered } = this.#outbox.add(this.view.version, act, this.facts.lastIds[player] ?? 0);
    this.unanswered = this.#outbox.pending.length;
    this.refusal = null;
    // A number that was used is never used again, even if the page is lost the next moment.
    await this.#keepOutbox();
    this.#socket.send({ say: 'act', ...sent });
    return answered;
  }

  #next(step: () => Promise<void>): void {
    this.#queue = this.#queue.then(step).catch((error: unknown) => this.fail(error));
  }

  #changed(connection: Connection): void {
    this.connection = connection;
    if (connection.is === 'ended') this.#seen();
    if (this.#aside) return;
    tellConnection(this, connection, () => (this.ready ? onlineWords().lost : onlineWords().unreachable));
  }

  async #take(tell: Tell): Promise<void> {
    if (this.closed) return;
    switch (tell.tell) {
      case 'welcome':
        this.player = tell.player;
        this.here = tell.here;
        if (tell.player !== this.#mine.player) this.#keep({ player: tell.player });
        this.delayed = this.#seq === 0 && tell.rows.length === 0;
        await this.#follow(tell.rows, tell.full);
        await this.#sayAgain();
        break;
      case 'row':
        await this.#follow([tell], false);
        break;
      case 'done':
        await this.#settle(tell.id, null);
        break;
      case 'refused':
        await this.#refused(tell.id, tell.refused, tell.seq);
        break;
      case 'here':
        this.here = this.here.map((here, player) => (player === tell.player ? tell.here : here));
        break;
    }
  }

  async #follow(rows: Row[], full: boolean): Promise<void> {
    if (full) this.#seq = 0;
    if (rows.length > 0) this.delayed = false;
    const fresh = rows.filter((row) => row.seq > this.#seq);
    if (fresh.length === 0) {
      if (this.ready) await this.#look();
      return;
    }
    const before = this.ready && !full ? this.view : null;
    const known = this.facts;
    try {
      const question: Ask = { ask: 'follow', rows: fresh, full, ...this.#viewer() };
      this.#show((await this.house.ask(question, 'table')).view);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // A row is missing or makes no sense: everything is fetched anew.
      this.#seq = 0;
      this.#socket.again();
      return;
    }
    if (this.closed) return;
    // How much later watchers see everything is known from the first row on.
    if (this.player === null && this.facts.rules.delay !== known.rules.delay) await this.#look();
    if (this.closed) return;
    if (before) this.#tell(before, known.said.at(-1)?.number ?? 0);
    this.ready = true;
    this.#remember();
    this.#seen();
    if (before && before.outcome === null && this.view.outcome !== null) this.endings += 1;
    if (before && known.next === null && this.facts.next !== null) this.onnext(this.facts.next);
  }

  async #look(): Promise<void> {
    const reply = await this.ask({ ask: 'look', ...this.#viewer() }, 'table');
    this.#show(reply.view);
  }

  /** Who looks, and when by the server's clock; watchers look at what was a while ago. */
  #viewer(): { now: number; viewer: number | null; lang: Language } {
    const delay = this.player === null ? this.facts.rules.delay * 1000 : 0;
    return { now: this.#socket.time - delay, viewer: this.player, lang: language.now };
  }

  #show(view: TableView): void {
    if (this.ready && !this.live && view.events.length !== this.view.events.length) this.back.end();
    if (view.followed) {
      this.facts = view.followed;
      this.#seq = view.followed.seq;
    }
    const { draft } = this.#mine;
    this.setView({ ...view, draft: draft?.events === view.events.length ? draft.text : '' });
  }

  /** Says what is new. */
  #tell(before: TableView, saidBefore: number): void {
    this.#tellTakenOver(before);
    if (before.version !== this.view.version) {
      this.refusal = null;
      tellNews(before, this.view);
    }
    const t = onlineWords();
    for (const { number, player, phrase } of this.facts.said) {
      if (number > saidBefore && player !== this.player) announce(`${this.nameOf(player)}: ${t[phrase]}`);
    }
    const asked = new Set(before.may.flatMap((may) => (may.may === 'answer' ? [may.offer] : [])));
    for (const offer of this.asked) if (!asked.has(offer)) announce(t[ASKED[offer]]);
    if (this.myTurn && !isTurnIn(before)) this.onturn();
  }

  /** Says for whom a computer goes on from now on, and who has come back. */
  #tellTakenOver(before: TableView): void {
    const t = onlineWords();
    for (const player of this.facts.replaced) {
      const kind = this.view.players[player];
      if (!kind || player === this.player || before.players[player]?.kind === kind.kind) continue;
      const name = this.nameOf(player);
      announce(kind.kind === 'computer' ? t.tookOver(name, kind.level) : t.isBack(name));
    }
  }

  /** What a player is called: by the seat, or before seats are settled by number. */
  nameOf(player: number): string {
    return this.view.seatNames[this.seatOf(player)] ?? onlineWords().playerNumber(player + 1);
  }

  /** What was said before the connection was lost is said again, under the same number. */
  async #sayAgain(): Promise<void> {
    const { player } = this;
    if (player === null) return;
    for (const sent of this.#outbox.pending) {
      if (await this.#isKept(sent)) await this.#settle(sent.id, null);
      else this.#socket.send({ say: 'act', ...sent });
    }
  }

  /** Whether exactly this is in the log under its number. */
  async #isKept({ id, act }: Pending): Promise<boolean> {
    const { player } = this;
    if (player === null || this.#seq === 0) return false;
    return (await this.ask({ ask: 'has-heard', player, id, act }, 'has-heard')).heard;
  }

  async #settle(id: number, refused: Refusal | null): Promise<void> {
    const sent = this.#outbox.take(id);
    if (!sent) return;
    // The same number, used by this seat on another device, hides what was said here.
    const kept = refused === null && (await this.#isKept(sent));
    const why =
      refused ?? (kept ? null : { code: 'stale', clause: null, message: onlineWords().otherDevice });
    this.unanswered = this.#outbox.pending.length;
    await this.#keepOutbox();
    if (why) this.refuse(why);
    this.#outbox.answer(id, why);
  }

  async #refused(id: number | null, refused: Refusal, seq: number): Promise<void> {
    if (id === null && !this.ready) this.turnedAway = refused;
    else if (id === null || !this.#outbox.pending.some((sent) => sent.id === id)) this.refuse(refused);
    else await this.#settle(id, refused);
    // Rows come in order, so whoever is behind by now has missed some.
    if (this.ready && seq > this.#seq) this.#socket.again();
  }

  /** Keeps how the table was last seen, for the list of my tables. */
  #remember(): void {
    const { view, facts } = this;
    const moves = view.events.filter((event) => event.kind === 'move').length;
    const turn: Turn = turnOf(view);
    const commitment = this.#mine.commitment ?? facts.commitment;
    const seen = { game: view.game, players: view.players, position: view.position, moves, turn };
    this.#keep({ ...seen, commitment, touched: Date.now() });
  }

  async #keepOutbox(): Promise<void> {
    const { lastId, pending } = this.#outbox;
    this.#mine = { ...this.#mine, lastId, pending };
    // A device that keeps nothing can be played on all the same.
    await changeTable(this.#mine.table, { lastId, pending }).catch(console.warn);
  }

  #keep(part: Partial<MyTable>): void {
    this.#mine = { ...this.#mine, ...part };
    this.#kept = changeTable(this.#mine.table, part).catch(console.warn);
  }
}

function isTurnIn(view: TableView): boolean {
  return turnOf(view) === 'mine' && !view.paused;
}

/** Whom a table waits for, as its viewer sees it. */
export function turnOf(view: TableView): Turn {
  const waits = view.waitsFor;
  if (waits.for === 'nothing') return 'over';
  if (waits.for === 'players') return 'open';
  const seat =
    waits.for === 'press' || waits.for === 'move'
      ? waits.seat
      : waits.for === 'colour'
        ? view.seats.indexOf(waits.player)
        : null;
  return seat !== null && seat === view.seat ? 'mine' : 'theirs';
}
