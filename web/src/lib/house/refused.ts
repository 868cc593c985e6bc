import type { Refusal } from '../../protocol';

/** An answer that is a refusal. It has all that a `Refusal` has and can be thrown. */
export class Refused extends Error implements Refusal {
  override readonly name = 'Refused';
  readonly code: string;
  readonly clause: string | null;

  constructor({ code, clause, message }: Refusal) {
    super(message);
    this.code = code;
    this.clause = clause;
  }
}
