// Window limits: how often a subject may do something within a fixed window of time, counted in the store.

import type { Sealing } from '../keys/sealing.ts';
import type { Consumption, Store } from '../store/store.ts';

/** The count of a subject in the current window. */
export interface WindowUsage {
  readonly used: number;
  /** The end of the window, in milliseconds since 1970. */
  readonly resetsAt: number;
}

export interface WindowLimits {
  /** Counts one, if the limit allows it. Windows begin at multiples of their length since 1970: a window of a day is the UTC day. */
  readonly consume: (
    purpose: string,
    subject: string,
    limit: number,
    windowSeconds: number,
  ) => Promise<Consumption & WindowUsage>;
  readonly consumed: (purpose: string, subject: string, windowSeconds: number) => Promise<WindowUsage>;
}

/** The subject, such as an e-mail address, is stored as a digest, which is another one for each purpose. */
export function createWindowLimits(
  store: Pick<Store, 'consume' | 'consumed'>,
  { digestSubject }: Pick<Sealing, 'digestSubject'>,
  now: () => number,
): WindowLimits {
  function findWindow(purpose: string, subject: string, windowSeconds: number) {
    const length = windowSeconds * 1000;
    const number = Math.floor(now() / length);
    return {
      bucket: `${purpose} ${Buffer.from(digestSubject(purpose, subject)).toString('base64url')}`,
      window: `${number} x ${windowSeconds} s`,
      expiresAt: (number + 1) * length,
    };
  }

  return {
    consume: async (purpose, subject, limit, windowSeconds) => {
      const window = findWindow(purpose, subject, windowSeconds);
      const consumption = await store.consume({ ...window, limit, amount: 1 });
      return { ...consumption, resetsAt: window.expiresAt };
    },
    consumed: async (purpose, subject, windowSeconds) => {
      const { bucket, window, expiresAt } = findWindow(purpose, subject, windowSeconds);
      return { used: await store.consumed(bucket, window), resetsAt: expiresAt };
    },
  };
}
