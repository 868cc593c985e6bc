/** Questions to a table about records, put together for those who explore them. */

import type { EventView, RecordForm, SetUp } from '../../protocol';
import { House } from '../house/house';
import { now, randomSeed } from '../time';
import { language } from '../words.svelte';

/** Sits a table down at the end of a record. */
export function seat(house: House, record: string, setUp: SetUp | null) {
  const common = { now: now(), seed: randomSeed(), viewer: null, lang: language.now };
  return house.ask({ ask: 'from-record', record, events: null, setUp, ...common }, 'table');
}

/** A table of its own for questions that belong together. */
async function elsewhere<T>(asks: (house: House) => Promise<T>): Promise<T> {
  const house = new House();
  try {
    return await asks(house);
  } finally {
    house.close();
  }
}

export function recordAs(form: RecordForm, record: string, setUp: SetUp | null): Promise<string> {
  return elsewhere(async (house) => {
    await seat(house, record, setUp);
    return (await house.ask({ ask: 'record', form }, 'record')).text;
  });
}

/** The events behind a record, in words. */
export async function told(house: House, record: string, moves: readonly string[]): Promise<EventView[]> {
  const longer = `${record.trimEnd()} ${moves.join(' ')}\n`;
  const { summary } = await house.ask({ ask: 'read', record: longer, lang: language.now }, 'read');
  return moves.length === 0 ? [] : summary.events.slice(-moves.length);
}

/** Lets the host roll or draw after a record of so many events; undefined where chance has nothing to say. */
export function chanceAfter(record: string, events: number, setUp: SetUp): Promise<string | undefined> {
  return elsewhere(async (house) => {
    let { view } = await seat(house, record, { ...setUp, dice: 'host' });
    if (view.events.length === events) {
      const player = view.waitsFor.for === 'press' ? (view.seats[view.waitsFor.seat] ?? null) : null;
      const common = { now: now(), player, viewer: player, lang: language.now };
      ({ view } = await house.ask({ ask: 'tell', act: { act: 'press' }, ...common }, 'table'));
    }
    return view.events[events]?.event;
  });
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Whoever leaves the page does not wait for what was asked last. */
export async function unlessClosed(doing: Promise<unknown>): Promise<void> {
  try {
    await doing;
  } catch (error) {
    if (!isAbort(error)) throw error;
  }
}
