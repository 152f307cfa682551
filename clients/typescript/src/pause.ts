// Pauses: how long to wait before a request is tried again. Times are milliseconds.

const FIRST = 500;
const LONGEST = 8_000;
const JITTER = 250;
/** After a 503 the client does not wait longer than this for Retry-After; it raises the error, and the caller decides. */
const LONGEST_ASKED = 30_000;

/**
 * How long to wait after this number of failures: what Retry-After asks for (in seconds), else exponential backoff; with jitter, so that
 * many clients do not retry together. Null where Retry-After is longer than the client waits.
 */
export function pauseAfter(failures: number, retryAfter: number | null): number | null {
  if (retryAfter === null) return backoff(failures) * (0.5 + Math.random() / 2);
  const asked = retryAfter * 1000;
  return asked > LONGEST_ASKED ? null : asked + Math.random() * JITTER;
}

/**
 * How long to wait after this number of refusals by a burst limit: what Retry-After asks for, and a random part of a time that doubles
 * with each refusal, so that those who were refused together do not return together. Null where the time that is left is too short.
 */
export function burstPause(refusals: number, retryAfter: number | null, left: number): number | null {
  const asked = (retryAfter ?? 1) * 1000;
  return asked > left ? null : Math.min(left, asked + Math.random() * backoff(refusals));
}

function backoff(failures: number): number {
  return Math.min(LONGEST, FIRST * 2 ** (failures - 1));
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
