/** The three first games and what they say. */

import type { GameName } from '../../protocol';
import { learnHeinash } from '../../words/learn-heinash';
import { learnHyle7 } from '../../words/learn-hyle7';
import { learnSeven } from '../../words/learn-seven';
import { heinashSteps } from './steps/heinash';
import { hyle7Steps } from './steps/hyle7';
import { sevenSteps } from './steps/seven';
import type { Step } from './steps/step';

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
