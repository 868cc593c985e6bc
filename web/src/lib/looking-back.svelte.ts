/** Which position of a match is looked at: the newest, or an earlier one. */

import type { PositionView, TableView } from '../protocol';

export class LookingBack {
  #earlier = $state.raw<{ events: number; position: PositionView } | null>(null);

  get live(): boolean {
    return this.#earlier === null;
  }

  position(view: TableView): PositionView {
    return this.#earlier?.position ?? view.position;
  }

  events(view: TableView): number {
    return this.#earlier?.events ?? view.events.length;
  }

  to(events: number, position: PositionView): void {
    this.#earlier = { events, position };
  }

  /** To the newest position. */
  end(): void {
    this.#earlier = null;
  }
}
