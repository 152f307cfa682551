// A stopwatch for hangs: what takes longer than a second of the clock. On machines that do other things, too, once is chance: it is
// done again with nothing else beside it, and hangs where it takes as long each time.

import { setTimeout as wait } from 'node:timers/promises';

/** Nothing may take so many milliseconds. */
const mostMilliseconds = 1000;

/** So often altogether. */
const tries = 3;

/** After so many milliseconds nothing is waited for any more. */
const endMilliseconds = 15_000;

export interface Timed<Result> {
  readonly result: Result;
  readonly milliseconds: number;
}

export function isTooLong(milliseconds: number, most = mostMilliseconds): boolean {
  return milliseconds > most;
}

/** Work on this thread, which nothing can be beside; the first try that is quick enough, or the last one. */
export function timeWork<Result>(work: () => Result, most = mostMilliseconds): Timed<Result> {
  for (let number = 1; ; number += 1) {
    const start = performance.now();
    const result = work();
    const milliseconds = performance.now() - start;
    if (!isTooLong(milliseconds, most) || number === tries) return { result, milliseconds };
  }
}

/** Rejects where it does not end. */
export async function timeWaiting<Result>(ask: () => Promise<Result>, most = endMilliseconds): Promise<Timed<Result>> {
  const start = performance.now();
  const end = new AbortController();
  const never = wait(most, undefined, { signal: end.signal }).then(() => {
    throw new Error(`no end in ${most} ms`);
  });
  never.catch(() => undefined);
  try {
    const result = await Promise.race([ask(), never]);
    return { result, milliseconds: performance.now() - start };
  } finally {
    end.abort();
  }
}

/** What was too slow among others, to be tried again alone. */
export interface Suspects {
  readonly add: (name: string, ask: () => Promise<unknown>) => void;
  /** Throws the name of one that is too slow alone, too. To be called when nothing else is asked. How many there were. */
  readonly tryAgain: () => Promise<number>;
}

export function gatherSuspects(most = mostMilliseconds): Suspects {
  const suspects: { readonly name: string; readonly ask: () => Promise<unknown> }[] = [];

  async function isTooLongAlone(ask: () => Promise<unknown>): Promise<boolean> {
    for (let number = 2; number <= tries; number += 1) {
      const { milliseconds } = await timeWaiting(ask);
      if (!isTooLong(milliseconds, most)) return false;
    }
    return true;
  }

  return {
    add: (name, ask) => void suspects.push({ name, ask }),
    tryAgain: async () => {
      for (const { name, ask } of suspects) {
        if (await isTooLongAlone(ask)) throw new Error(`${name}: longer than ${most} ms, ${tries} times`);
      }
      return suspects.length;
    },
  };
}
