/** Thousandths of a second that never run backwards while the page is open. */
export function now(): number {
  return Math.round(performance.timeOrigin + performance.now());
}

/** Waits; ends early, without an error, when the signal says so. */
export function pause(millis: number, signal?: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, millis);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
}

/** A time on a clock: 4:05, with a true minus sign when it is overdrawn. */
export function clockFace(millis: number): string {
  const seconds = millis >= 0 ? Math.ceil(millis / 1000) : Math.floor(-millis / 1000);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${millis < 0 && seconds > 0 ? '−' : ''}${minutes}:${String(rest).padStart(2, '0')}`;
}

/** A number that nobody can guess, as the workers want it. */
export function randomSeed(): string {
  const bits = crypto.getRandomValues(new BigUint64Array(1));
  return String(bits[0] ?? 0n);
}

/** A short name for a game on this device. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => 'abcdefghjkmnpqrstuvwxyz23456789'[byte % 31]).join('');
}
