/** What can be read off a table from where people sit, without asking it anything. */

import type { Language, May, Offer, PlayerKind, TableView } from '../protocol';
import { announce } from './live.svelte';
import { isPerson } from './result';
import { settings, type Settings } from './settings.svelte';
import { now } from './time';
import { language } from './words.svelte';

export class Tableside {
  view = $state.raw<TableView>() as TableView;
  /** When `view` was made, to let its clocks run on. */
  viewedAt = $state(0);

  /** The board is seen from the other side. */
  flipped = $state(false);
  readonly settings: Settings = settings;

  protected setView(view: TableView): void {
    this.view = view;
    this.viewedAt = now();
  }

  announce(text: string): void {
    announce(text);
  }

  get lang(): Language {
    return language.now;
  }

  /** The seat the table waits for, whoever sits there. */
  get waiting(): number | null {
    const waits = this.view.waitsFor;
    if (waits.for === 'press' || waits.for === 'move') return waits.seat;
    if (waits.for === 'colour') return this.view.seats.indexOf(waits.player);
    return null;
  }

  get over(): boolean {
    return this.view.waitsFor.for === 'nothing';
  }

  playerOn(seat: number): PlayerKind | undefined {
    return this.view.players[this.view.seats[seat] ?? -1];
  }

  /** The people at this screen, by number. */
  get people(): number[] {
    return this.view.players.flatMap((player, number) => (isPerson(player) ? [number] : []));
  }

  may(what: Exclude<May['may'], 'offer' | 'answer'>): boolean {
    return this.view.may.some((may) => may.may === what);
  }

  mayOffer(offer: Offer): boolean {
    return this.view.may.some((may) => may.may === 'offer' && may.offer === offer);
  }

  /** A move can be taken back. Among several people whoever moved last takes it back, and the table says if not. */
  get mayUndo(): boolean {
    if (this.people.length > 1 && !this.over) return this.lastMover !== null;
    return this.mayOffer('take-back');
  }

  /** The person who made the last move that a person made. */
  get lastMover(): number | null {
    const move = this.view.events.findLast(
      ({ kind, seat }) => kind === 'move' && seat !== null && isPerson(this.playerOn(seat)),
    );
    return move?.seat == null ? null : (this.view.seats[move.seat] ?? null);
  }

  /** The person whom the table waits for, by number. */
  protected get actingPlayer(): number | null {
    const seat = this.waiting;
    return seat !== null && isPerson(this.playerOn(seat)) ? (this.view.seats[seat] ?? null) : null;
  }
}
