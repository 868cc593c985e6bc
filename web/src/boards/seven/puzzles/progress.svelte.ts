/** How far somebody has come with a puzzle, kept on the device, and the time it takes. */

import { readPuzzle, writePuzzle, type PuzzleKept } from '../../../lib/storage';

function fresh(id: string): PuzzleKept {
  return {
    id,
    white: '',
    black: '',
    solved: null,
    shown: false,
    hints: 0,
    seconds: 0,
    best: null,
    touched: 0,
  };
}

export class Progress {
  kept = $state.raw<PuzzleKept>() as PuzzleKept;
  seconds = $state(0);
  #tick: ReturnType<typeof setInterval> | undefined;

  /** Reads what was kept; a device that keeps nothing begins every time. */
  static async open(id: string): Promise<Progress> {
    const progress = new Progress();
    progress.kept = (await readPuzzle(id).catch(() => null)) ?? fresh(id);
    progress.seconds = progress.kept.seconds;
    return progress;
  }

  get solved(): boolean {
    return this.kept.solved !== null;
  }

  /** Counts the seconds that somebody looks at a puzzle that is not solved. */
  start(): () => void {
    this.#tick = setInterval(() => {
      if (!document.hidden && !this.solved && !this.kept.shown) this.seconds += 1;
    }, 1000);
    return () => {
      clearInterval(this.#tick);
      if (this.kept.touched > 0 && this.seconds !== this.kept.seconds) this.save({});
    };
  }

  save(changes: Partial<Omit<PuzzleKept, 'id'>>): void {
    this.kept = { ...this.kept, ...changes, seconds: this.seconds, touched: Date.now() };
    writePuzzle(this.kept).catch(() => undefined);
  }

  hinted(): void {
    if (!this.solved) this.save({ hints: this.kept.hints + 1 });
  }

  /** Solved: the first time counts, unless the solution was seen before. */
  solve(): void {
    if (!this.solved) this.save({ solved: Date.now() });
  }

  /** A figure was reached of which more is better. */
  reach(figure: number): void {
    if (figure > (this.kept.best ?? 0)) this.save({ best: figure });
  }
}
