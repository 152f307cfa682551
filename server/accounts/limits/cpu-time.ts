// CPU time: how long an account may keep the event loop and the workers busy, in this process only. What a question takes is known when it
// has been answered. So it is charged afterwards, and an account that has used more than it had waits until it has gained that back.

import { createTokenBuckets } from './token-buckets.ts';

export interface CpuTime {
  /** The whole seconds until the account has time again; 0 where it has some. */
  readonly wait: (account: string) => number;
  readonly charge: (account: string, milliseconds: number) => void;
  /** The milliseconds that the account has used and not yet gained back. */
  readonly used: (account: string) => number;
  /** Does something on this thread, charges the account with the time that it takes, and gives its result. */
  readonly spend: <Result>(account: string, work: () => Result) => Result;
}

/** The window of the limit: an account that has not asked for so long has all of its time. */
export const CPU_WINDOW_SECONDS = 120;

/** The milliseconds that an account may use in the window, at most all at once. `percent` is of one core. */
export function cpuMilliseconds(percent: number): number {
  return 10 * percent * CPU_WINDOW_SECONDS;
}

/** A limit of 0 per cent is none. `now` gives milliseconds since 1970. */
export function createCpuTime(percent: number, now: () => number): CpuTime {
  if (percent === 0) return { wait: () => 0, charge: () => undefined, used: () => 0, spend: (_, work) => work() };
  const perSecond = 10 * percent;
  const buckets = createTokenBuckets(perSecond, cpuMilliseconds(percent));

  function charge(account: string, milliseconds: number): void {
    buckets.take(account, milliseconds, now());
  }

  return {
    wait: (account) => {
      const level = buckets.level(account, now());
      return level > 0 ? 0 : Math.max(1, Math.ceil(-level / perSecond));
    },
    charge,
    used: (account) => cpuMilliseconds(percent) - buckets.level(account, now()),
    spend: (account, work) => {
      const start = performance.now();
      try {
        return work();
      } finally {
        charge(account, performance.now() - start);
      }
    },
  };
}
