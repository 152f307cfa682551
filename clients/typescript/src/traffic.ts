// Traffic: how many requests of a client are under way at once, and the pause of all of them after a burst limit was met.

import { wait } from './pause.ts';

/** Shared by all calls of a client. Times are milliseconds of `performance.now()`. */
export class Traffic {
  #free: number;
  readonly #waiting: (() => void)[] = [];
  #resumesAt = 0;
  #pausedAt = Number.NEGATIVE_INFINITY;

  /** @param concurrency - How many calls may be under way; `Infinity` for any number. */
  constructor(concurrency: number) {
    this.#free = concurrency;
  }

  /** Waits for its turn, first come, first served; gives the function that ends it. Rejects with the reason of the signal. */
  async enter(signal: AbortSignal | undefined): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#turn(signal);
    let isInside = true;
    return () => {
      if (isInside) this.#leave();
      isInside = false;
    };
  }

  #turn(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        signal?.removeEventListener('abort', stop);
        resolve();
      };
      const stop = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1);
        reject(signal?.reason);
      };
      this.#waiting.push(begin);
      signal?.addEventListener('abort', stop, { once: true });
    });
  }

  /** A turn passes to the call that has waited longest. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free += 1;
    else next();
  }

  /**
   * Lets no request begin for a time. Of the requests that were sent before the last pause began, none lengthens it: they met the
   * same limit.
   */
  pause(milliseconds: number, sentAt: number): void {
    if (sentAt < this.#pausedAt) return;
    this.#pausedAt = performance.now();
    this.#resumesAt = this.#pausedAt + milliseconds;
  }

  /** Waits until requests may begin. Rejects with the reason of the signal. */
  async resumed(signal: AbortSignal | undefined): Promise<void> {
    for (let left = this.#left(); left > 0; left = this.#left()) await wait(left, signal);
  }

  #left(): number {
    return this.#resumesAt - performance.now();
  }
}
