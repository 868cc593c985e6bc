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

/** Whether an error is the rules' own: it has words for people. */
export function isRefusal(error: unknown): error is Refusal {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
}
