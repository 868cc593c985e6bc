/** Which position of a match is looked at: the newest, or an earlier one. */

import type { PositionView, TableView } from '../../protocol';

export class LookingBack {
  #earlier = $state.raw<{ events: number; position: PositionView } | null>(null);
  /** Where somebody is on the way to; the next step is taken from there. */
  #going: number | null = null;

  get live(): boolean {
    return this.#earlier === null;
  }

  position(view: TableView): PositionView {
    return this.#earlier?.position ?? view.position;
  }

  events(view: TableView): number {
    return this.#earlier?.events ?? view.events.length;
  }

  /** Where one is, or will be as soon as it is shown. */
  from(view: TableView): number {
    return this.#going ?? this.events(view);
  }

  /**
   * Goes to the position after so many events, as far as there are any. The answer is where that is; null if
   * somebody has gone elsewhere before it could be shown.
   */
  async go(
    events: number,
    view: () => TableView,
    position: (events: number) => Promise<PositionView>,
  ): Promise<number | null> {
    const wanted = Math.max(0, Math.min(view().events.length, events));
    this.#going = wanted;
    try {
      const shown = wanted === view().events.length ? null : await position(wanted);
      if (this.#going !== wanted) return null;
      // Meanwhile moves may have been taken back.
      if (wanted <= view().events.length) this.#earlier = shown && { events: wanted, position: shown };
      return wanted;
    } finally {
      if (this.#going === wanted) this.#going = null;
    }
  }

  /** To the newest position. */
  end(): void {
    this.#going = null;
    this.#earlier = null;
  }
}
