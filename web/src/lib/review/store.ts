/** Reviews that were made on this device. Each belongs to a record, not to a game: what is taken back has its own. */

import type { DBSchema } from 'idb';
import type { ReviewStep } from '../../protocol';
import { shelfOf } from '../shelf';

interface KeptReview {
  /** The record in its shortest form. */
  record: string;
  steps: ReviewStep[];
  touched: number;
}

interface Shelf extends DBSchema {
  reviews: { key: string; value: KeptReview; indexes: { touched: number } };
}

/** More reviews are not kept: the oldest can be made again. */
const MOST = 80;

// A database of its own: it holds nothing that could not be worked out again. Reviews of the first version do not say
// what each move gave away; they are made again.
const shelf = shelfOf<Shelf>('tablier-reviews', 2, (database) => {
  if (database.objectStoreNames.contains('reviews')) database.deleteObjectStore('reviews');
  database.createObjectStore('reviews', { keyPath: 'record' }).createIndex('touched', 'touched');
});

export async function readSteps(record: string): Promise<ReviewStep[]> {
  try {
    return (await (await shelf()).get('reviews', record))?.steps ?? [];
  } catch {
    // A device that keeps nothing reviews a game again.
    return [];
  }
}

export async function keepSteps(record: string, steps: ReviewStep[]): Promise<void> {
  try {
    const writing = (await shelf()).transaction('reviews', 'readwrite');
    await writing.store.put({ record, steps, touched: Date.now() });
    let left = (await writing.store.count()) - MOST;
    for (let old = await writing.store.index('touched').openCursor(); old && left > 0; left -= 1) {
      await old.delete();
      old = await old.continue();
    }
    await writing.done;
  } catch (error) {
    console.warn(error);
  }
}
