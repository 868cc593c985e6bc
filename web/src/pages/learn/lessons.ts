/** The three first games and what they say. */

import type { GameName } from '../../protocol';
import { learnHeinash } from '../../boards/heinash/words/lessons';
import { learnHyle7 } from '../../boards/hyle7/words/lessons';
import { learnSeven } from '../../boards/seven/words/lessons';
import { heinashSteps } from '../../boards/heinash/lessons';
import { hyle7Steps } from '../../boards/hyle7/lessons';
import { sevenSteps } from '../../boards/seven/lessons';
import type { Step } from '../../boards/lessons';

export interface Course {
  steps: readonly Step[];
  /** A text of the course in the language in use. */
  say(key: string): string;
}

function course<Key extends string>(steps: readonly Step<Key>[], texts: () => Record<Key, string>): Course {
  return { steps, say: (key) => texts()[key as Key] };
}

export const courses: Record<GameName, Course> = {
  seven: course(sevenSteps, learnSeven),
  heinash: course(heinashSteps, learnHeinash),
  hyle7: course(hyle7Steps, learnHyle7),
};
