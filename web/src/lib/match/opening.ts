/** How a game that is kept on this device is put on the table again, as it was left. */

import type { Ask } from '../../protocol';
import type { Kept } from '../storage';
import { now, randomSeed } from '../time';

type Viewer = Pick<Extract<Ask, { ask: 'look' }>, 'viewer' | 'lang'>;

/** The question that sets the table up. */
export function setting(kept: Kept, viewer: Viewer): Ask {
  const common = { now: now(), seed: randomSeed(), ...viewer };
  if (kept.saved) return { ask: 'resume', saved: kept.saved, ...common };
  if (kept.from) return { ask: 'from-record', ...kept.from, setUp: kept.setUp, ...common };
  return { ask: 'begin', setUp: kept.setUp, ...common };
}

/** What has to be told to a table that is set up, with so many events so far and its game not over. */
export function leftAs(kept: Kept, events: number, viewer: Viewer): Ask[] {
  const told: Ask[] = [];
  if (kept.draft?.events === events) {
    const { player, text } = kept.draft;
    told.push({ ask: 'tell', now: now(), player, act: { act: 'draft', text }, ...viewer });
  }
  if (kept.paused) told.push({ ask: 'tell', now: now(), player: null, act: { act: 'pause' }, ...viewer });
  return told;
}
