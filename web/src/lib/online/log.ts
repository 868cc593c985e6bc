/** What the log of a table says beside the match itself. The match is what the rules make of the same rows. */

import type { Act, Phrase, PlayerKind, Row, Rules, SetUp } from '../../protocol';

export interface Said {
  /** Grows, so that the same phrase twice is two. */
  number: number;
  player: number;
  phrase: Phrase;
}

/** What is known at a moment. */
export interface Facts {
  setUp: SetUp | null;
  rules: Rules;
  /** What the server has committed itself to before the first roll. */
  commitment: string | null;
  /** Its secret is out. */
  revealed: boolean;
  /** Whose part of the chance is in. */
  luck: number[];
  names: Map<number, string>;
  /** The last few phrases. */
  said: Said[];
  /** Players for whom a computer goes on. */
  replaced: Map<number, PlayerKind>;
  /** Where everybody plays again. */
  next: string | null;
}

const NOTHING: Facts = {
  setUp: null,
  rules: { listed: false, delay: 0, takeOver: null, class: null },
  commitment: null,
  revealed: false,
  luck: [],
  names: new Map(),
  said: [],
  replaced: new Map(),
  next: null,
};

const REMEMBERED = 20;

/** The same text for the same act, in whatever order its parts come. */
function plain(act: Act): string {
  return JSON.stringify(Object.entries(act).sort());
}

export class Log {
  facts: Facts = NOTHING;
  /** The last row. */
  seq = 0;
  #saidSoFar = 0;
  #acts = new Map<string, string>();
  #lastIds = new Map<number, number>();

  /** Forgets everything: the whole log comes again. */
  clear(): void {
    this.facts = NOTHING;
    this.seq = 0;
    this.#acts.clear();
    this.#lastIds.clear();
  }

  read(row: Row): void {
    this.seq = row.seq;
    const facts = { ...this.facts };
    for (const [, what] of row.entries) {
      switch (what.what) {
        case 'opened':
          facts.setUp = what.setUp;
          facts.rules = what.rules;
          facts.commitment = what.commitment;
          facts.names = new Map(
            (what.names ?? []).flatMap((name, player) => (name === null ? [] : [[player, name]])),
          );
          break;
        case 'sat':
          if (what.name) facts.names = new Map(facts.names).set(what.player, what.name);
          break;
        case 'replaced':
          facts.replaced = new Map(facts.replaced).set(what.player, what.kind);
          break;
        case 'luck':
          facts.luck = [...facts.luck, what.player];
          break;
        case 'said':
          this.#saidSoFar += 1;
          facts.said = [...facts.said, { number: this.#saidSoFar, player: what.player, phrase: what.phrase }];
          facts.said = facts.said.slice(-REMEMBERED);
          break;
        case 'told':
          this.#acts.set(`${what.player}:${what.id}`, plain(what.act));
          this.#lastIds.set(what.player, Math.max(what.id, this.lastId(what.player)));
          break;
        case 'revealed':
          facts.revealed = true;
          break;
        case 'next':
          facts.next = what.table;
          break;
      }
    }
    this.facts = facts;
  }

  /** The highest number that a player has given to something. */
  lastId(player: number): number {
    return this.#lastIds.get(player) ?? 0;
  }

  /** Whether exactly this is in the log under this number. */
  has(player: number, id: number, act: Act): boolean {
    return this.#acts.get(`${player}:${id}`) === plain(act);
  }
}
