/** A database on this device, opened when it is first needed. */

import { openDB, type DBSchema, type IDBPDatabase, type OpenDBCallbacks } from 'idb';

export function shelfOf<Shelf extends DBSchema>(
  name: string,
  version: number,
  upgrade: NonNullable<OpenDBCallbacks<Shelf>['upgrade']>,
): () => Promise<IDBPDatabase<Shelf>> {
  let opened: Promise<IDBPDatabase<Shelf>> | null = null;
  const open = () =>
    openDB<Shelf>(name, version, {
      upgrade,
      // Another tab wants a newer shape: it gets it, and this one opens again when needed.
      blocking(_from, _to, event) {
        (event.target as IDBDatabase).close();
        opened = null;
      },
      terminated() {
        opened = null;
      },
    });
  return () => (opened ??= open());
}
