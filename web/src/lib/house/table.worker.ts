/** The worker that holds the table. */

import { House } from './pkg/wasm.js';
import { serve } from './serve';

serve(() => {
  const house = new House();
  return (text) => house.answer(text);
});
