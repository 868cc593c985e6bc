/**
 * One match on this device. The table lives in a worker and decides everything; here
 * is who acts at this screen, when computers move, what is kept, and what is shown.
 */

import type { Act, Ask, HintStep, Offer, Refusal, Reply, SetUp, TableView } from '../../protocol';
import { Alarm } from './alarm';
import { Computers } from './computers';
import type { Desk } from '../desk';
import { PlayedTable } from './played.svelte';
import { Hints } from './hints.svelte';
import { isRefusal } from '../house/refused';
import { Thinker } from '../house/thinker';
import { Keeper } from './keeper';
import { isPerson } from '../result';
import { tellNews } from '../news';
import { leftAs, setting } from './opening';
import type { Kept } from '../storage';
import { now } from '../time';
import { language } from '../words.svelte';

type TableReply = Extract<Reply, { reply: 'table' }>;

export class Match extends PlayedTable implements Desk {
  thinking = $state(false);
  /** Another tab has taken over this game. */
  overtaken = $state(false);

  #hints = new Hints(async (lang) => this.thinker().hint(await this.record('text'), 1000, lang));
  #computers = new Computers(this);
  #viewer: number | null = null;
  #thinker: Thinker | null = null;
  #keeper: Keeper;
  #alarm = new Alarm(() => void this.act(null, { act: 'tick' }));
  /** The last writing. */
  #kept: Promise<void> = Promise.resolve();

  /** Called when everybody wants to play again. */
  onrematch: (setUp: SetUp) => void = () => undefined;

  private constructor(kept: Kept) {
    super();
    this.#keeper = new Keeper(kept, () => (this.overtaken = true));
  }

  /** Sits down at a game that is kept on this device. Fails with a refusal if it cannot be played. */
  static async open(kept: Kept): Promise<Match> {
    const match = new Match(kept);
    try {
      await match.#open(kept);
    } catch (error) {
      void match.close();
      throw error;
    }
    return match;
  }

  async #open(kept: Kept): Promise<void> {
    const players = (kept.saved?.setUp ?? kept.setUp).players;
    const first = players.findIndex(isPerson);
    this.#viewer = first < 0 ? null : first;
    const viewer = { viewer: this.#viewer, lang: language.now };
    let reply = await this.ask(setting(kept, viewer), 'table');
    if (reply.view.outcome === null) {
      for (const told of leftAs(kept, reply.view.events.length, viewer))
        reply = await this.ask(told, 'table');
    }
    this.#show(reply.view);
    await this.#settle(reply, null);
  }

  /** Leaves the table once the last event is kept. */
  async close(): Promise<void> {
    this.closed = true;
    this.#computers.stop();
    this.#alarm.set(null);
    this.#thinker?.close();
    await this.#kept;
    this.house.close();
  }

  get id(): string {
    return this.#keeper.id;
  }

  get acting(): number | null {
    const seat = this.waiting;
    if (seat === null || !this.live || this.view.paused || this.overtaken) return null;
    return isPerson(this.playerOn(seat)) ? seat : null;
  }

  get typesDice(): boolean {
    if (!this.realDice || !this.live || this.view.paused) return false;
    // A computer's dice are rolled by whoever sits here.
    return this.view.waitsFor.for === 'chance' || this.may('type-dice');
  }

  get hint(): HintStep | null {
    return this.live ? this.#hints.shown(this.view.version) : null;
  }

  /** There is more to the hint than what is shown. */
  get hintHasMore(): boolean {
    return this.#hints.hasMore(this.view.version);
  }

  /** A hint is being worked out. */
  get hinting(): boolean {
    return this.#hints.busy;
  }

  get realDice(): boolean {
    return this.#keeper.setUp.dice === 'players';
  }

  move = (event: string) => this.act(this.actingPlayer, { act: 'move', event });
  press = () => this.act(this.actingPlayer, { act: 'press' });
  pickColour = (colour: 'black' | 'red') => this.act(this.actingPlayer, { act: 'pick-colour', colour });

  typeChance = (event: string) => {
    const host = this.view.waitsFor.for === 'chance';
    return this.act(host ? null : this.actingPlayer, { act: 'chance', event });
  };

  draft(text: string): void {
    const player = this.actingPlayer;
    if (player === null) return;
    const common = { now: now(), viewer: this.#viewer, lang: language.now };
    // Nobody waits for it, and nothing else changes by it.
    this.ask({ ask: 'tell', player, act: { act: 'draft', text }, ...common }, 'table').catch(() => undefined);
    const events = this.view.events.length;
    this.#kept = this.#keeper.keepDraft({ events, player, text }).catch(console.warn);
  }

  /** Takes the last move of somebody here back. At one screen everybody is asked at once. */
  async undo(): Promise<Refusal | null> {
    this.#computers.stop();
    const refused = await this.#offer(this.lastMover ?? this.#viewer, 'take-back');
    if (refused) await this.#look();
    return refused;
  }

  async redo(): Promise<Refusal | null> {
    this.#computers.stop();
    return this.act(this.#viewer, { act: 'redo' });
  }

  async resign(): Promise<Refusal | null> {
    this.#computers.stop();
    return this.act(this.actingPlayer ?? this.#viewer, { act: 'resign' });
  }

  /** A draw that everybody at this screen agrees to; a computer answers for itself. */
  agreeDraw = () => this.#offer(this.actingPlayer ?? this.#viewer, 'draw');

  /** The same again; where only computers play, nobody has to be asked. */
  async rematch(): Promise<void> {
    if (this.#viewer === null) this.onrematch(this.#keeper.setUp);
    else await this.#offer(this.#viewer, 'rematch');
  }

  async setPaused(paused: boolean): Promise<void> {
    if (paused) this.#computers.stop();
    await this.act(null, { act: paused ? 'pause' : 'resume' });
  }

  /** One rung more of the ladder from a nudge to the whole move. */
  async moreHint(): Promise<void> {
    if (this.acting === null) return;
    this.refusal = null;
    try {
      await this.#hints.more(this.view.version, language.now);
    } catch (error) {
      if (isRefusal(error)) this.refuse(error);
      else this.fail(error);
    }
  }

  /** Says everything again in the language that was switched to. */
  async translate(): Promise<void> {
    this.refusal = null;
    await this.#look();
    await this.#hints.translate(this.view.version, language.now).catch(() => this.#hints.drop());
  }

  thinker(): Thinker {
    this.#thinker ??= new Thinker();
    return this.#thinker;
  }

  /** Offers something and lets everybody else at this screen agree. */
  async #offer(player: number | null, offer: Offer): Promise<Refusal | null> {
    if (player === null) return null;
    let refused = await this.act(player, { act: 'offer', offer });
    for (const other of this.people) {
      const asked = this.view.offers.find((standing) => standing.offer === offer);
      if (refused || !asked) break;
      if (asked.waiting.includes(other)) {
        refused = await this.act(other, { act: 'answer', offer, accept: true });
      }
    }
    return refused;
  }

  async act(player: number | null, act: Act): Promise<Refusal | null> {
    if (this.closed || this.overtaken) return null;
    const before = this.view;
    const question: Ask = { ask: 'tell', now: now(), player, act, viewer: this.#viewer, lang: language.now };
    const reply = await this.ask(question, 'table');
    if (this.closed) return null;
    this.#show(reply.view);
    if (reply.refused) this.refuse(reply.refused);
    else if (act.act !== 'tick') this.refusal = null;
    await this.#settle(reply, before);
    return reply.refused;
  }

  async #look(): Promise<void> {
    const reply = await this.ask(
      { ask: 'look', now: now(), viewer: this.#viewer, lang: language.now },
      'table',
    );
    this.#show(reply.view);
    await this.#settle(reply, null);
  }

  #show(view: TableView): void {
    if (!this.live && view.events.length !== this.view.events.length) this.back.end();
    this.setView(view);
  }

  /** What follows from a new view: the right person looks, it is kept, and computers go on. */
  async #settle(reply: TableReply, before: TableView | null): Promise<void> {
    const player = this.actingPlayer;
    if (player !== null && player !== this.#viewer) {
      this.#viewer = player;
      const looked = await this.ask({ ask: 'look', now: now(), viewer: player, lang: language.now }, 'table');
      this.#show(looked.view);
    }
    this.#alarm.set(reply.wake);
    const changed =
      before === null || before.version !== this.view.version || before.paused !== this.view.paused;
    if (before && changed) tellNews(before, this.view);
    if (changed) this.#kept = this.#keep();
    if (before && before.outcome === null && this.view.outcome !== null) this.endings += 1;
    if (reply.rematch) this.onrematch(reply.rematch);
    if (!this.closed && !this.overtaken) this.#computers.goOn();
  }

  async #keep(): Promise<void> {
    try {
      const { saved } = await this.ask({ ask: 'keep', now: now() }, 'saved');
      await this.#keeper.keep(saved, this.view);
    } catch (error) {
      // A device that keeps nothing can be played on all the same.
      console.warn(error);
    }
  }
}
