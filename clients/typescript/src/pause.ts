// Pauses: how long to wait before a request is tried again.

/** Milliseconds. */
const FIRST = 500;
const LONGEST = 8_000;
const JITTER = 250;
/** A service that asks for a longer pause is not waited for: the caller knows better what to do meanwhile. */
const LONGEST_ASKED = 30_000;

/**
 * Milliseconds to wait after so many failures: what the service asks for, else twice as long each time; with a random part, so
 * that many clients do not come back together. Null where the service asks for longer than a call should take.
 */
export function pauseAfter(failures: number, retryAfter: number | null): number | null {
  if (retryAfter === null) return Math.min(LONGEST, FIRST * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);
  const asked = retryAfter * 1000;
  return asked > LONGEST_ASKED ? null : asked + Math.random() * JITTER;
}

/** Waits; an aborted signal ends it with the signal's reason. */
export function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted === true) stop();
    signal?.addEventListener('abort', stop, { once: true });
  });
}
