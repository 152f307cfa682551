// Pauses: how long to wait before a request is tried again.

/** Milliseconds. */
const FIRST = 500;
const LONGEST = 8_000;
const JITTER = 250;
/** The client does not wait longer than this for Retry-After; it raises the error, and the caller decides. */
const LONGEST_ASKED = 30_000;

/**
 * Milliseconds to wait after this number of failures: what Retry-After asks for, else exponential backoff; with jitter, so that
 * many clients do not retry together. Null where Retry-After is longer than the client waits.
 */
export function pauseAfter(failures: number, retryAfter: number | null): number | null {
  if (retryAfter === null) return Math.min(LONGEST, FIRST * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);
  const asked = retryAfter * 1000;
  return asked > LONGEST_ASKED ? null : asked + Math.random() * JITTER;
}

/** Waits; rejects with the signal's reason where it is aborted. */
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
