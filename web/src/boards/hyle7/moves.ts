/** What the record says about the last moves, for their marks on the boards. */

import type { Desk } from '../../lib/desk';
import type { EventView, Hyle7View, TableView } from '../../protocol';

export interface LastMove {
  /** Null when a token was put down. */
  from: string | null;
  to: string;
}

/** For each board the newest move that changed it. Chaos puts down, Order slides: the seat tells the board. */
export function lastMoves(events: EventView[], view: Hyle7View): (LastMove | null)[] {
  return view.boards.map((board) => {
    const newest = events.findLast(
      ({ event, kind, seat }) =>
        kind === 'move' &&
        event !== 'pass' &&
        seat !== null &&
        seat === (event.includes('-') ? board.order : board.chaos),
    );
    if (!newest) return null;
    const [first, second] = newest.event.split('-');
    return second ? { from: first ?? null, to: second } : { from: null, to: first ?? '' };
  });
}

/** The seat of the only one who sits at this device; null when there are several or none. */
export function ownSeat({
  view,
  people,
  proposes,
}: Pick<Desk, 'view' | 'people' | 'proposes'>): number | null {
  // A class that proposes watches the table, and has the seat of its teacher all the same.
  if (people === undefined || proposes) return onlyPerson(view);
  const [only, ...others] = people.map((player) => view.seats.indexOf(player));
  return only === undefined || only < 0 || others.length > 0 ? null : only;
}

/** The seat of the only person at the table; null when there are several or none. */
export function onlyPerson(view: TableView): number | null {
  const people = view.seats.flatMap((player, seat) => {
    const kind = view.players[player]?.kind;
    return kind === 'person' || kind === 'pair' ? [seat] : [];
  });
  return people.length === 1 ? (people[0] ?? null) : null;
}
