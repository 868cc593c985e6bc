/** Which words belong to what people ask of each other. */

import type { Offer } from '../../protocol';

/** Somebody asks me for it. */
export const ASKED = {
  draw: 'askedDraw',
  'take-back': 'askedTakeBack',
  pause: 'askedPause',
  rematch: 'askedRematch',
} as const satisfies Record<Offer, string>;

/** I have asked for it. */
export const ASKING = {
  draw: 'askingDraw',
  'take-back': 'askingTakeBack',
  pause: 'askingPause',
  rematch: 'askingRematch',
} as const satisfies Record<Offer, string>;
