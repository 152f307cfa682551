// The shares of the workers: who gets one, and who waits. Whoever has used the least time comes first, and nobody has more than half of the
// workers, so a worker is soon free for the others, whatever some accounts ask.

import { createFairQueue } from '../scheduling/fair-queue.ts';

export interface WorkerShares {
  /**
   * Runs the work when a worker is free for the account. `busy`: as many wait as may, and the account is among those with the most waiting.
   * Rejects with the signal's reason where it is aborted before the turn.
   */
  readonly run: <Result>(account: string, signal: AbortSignal, work: () => Promise<Result>) => Promise<Result | 'busy'>;
  readonly state: () => { readonly busy: number; readonly waiting: number };
}

interface Waiting {
  readonly account: string;
  readonly start: () => void;
  readonly displace: () => void;
}

export interface SharesOptions {
  readonly workers: number;
  /** How many may wait for a worker. */
  readonly workerQueue: number;
}

/** The time that accounts have had. */
export interface UsedTime {
  /** Gets the milliseconds for which an account has held a worker. */
  readonly charge: (account: string, milliseconds: number) => void;
  /** The milliseconds that an account has used of its budget. */
  readonly used: (account: string) => number;
}

export function createWorkerShares({ workers, workerQueue }: SharesOptions, { charge, used }: UsedTime): WorkerShares {
  const mostOfOneAccount = Math.max(1, Math.floor(workers / 2));
  const queue = createFairQueue<Waiting>();
  const held = new Map<string, number>();
  let busy = 0;

  function heldBy(account: string): number {
    return held.get(account) ?? 0;
  }

  function mayHave(account: string): boolean {
    return busy < workers && heldBy(account) < mostOfOneAccount;
  }

  function take(account: string): void {
    busy += 1;
    held.set(account, heldBy(account) + 1);
  }

  function giveBack(account: string): void {
    busy -= 1;
    if (heldBy(account) === 1) held.delete(account);
    else held.set(account, heldBy(account) - 1);
    const next = queue.take(mayHave, used);
    if (next === undefined) return;
    take(next.account);
    next.start();
  }

  /** The account has a worker; afterwards another one has it. */
  async function use<Result>(account: string, work: () => Promise<Result>): Promise<Result> {
    const start = performance.now();
    try {
      return await work();
    } finally {
      charge(account, performance.now() - start);
      giveBack(account);
    }
  }

  /** Resolves with true when the account has a worker, and with false where another account has displaced it. */
  function turnOf(account: string, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve, reject) => {
      function leave(): void {
        if (queue.remove(account, waiting)) reject(asError(signal.reason));
      }
      function end(isTurn: boolean): void {
        signal.removeEventListener('abort', leave);
        resolve(isTurn);
      }
      const waiting: Waiting = { account, start: () => end(true), displace: () => end(false) };
      signal.addEventListener('abort', leave, { once: true });
      queue.add(account, waiting);
    });
  }

  return {
    run: async (account, signal, work) => {
      signal.throwIfAborted();
      if (mayHave(account)) {
        take(account);
        return use(account, work);
      }
      if (queue.length() >= workerQueue) {
        const displaced = queue.displaceFor(account);
        if (displaced === null) return 'busy';
        displaced.displace();
      }
      return (await turnOf(account, signal)) ? use(account, work) : 'busy';
    },
    state: () => ({ busy, waiting: queue.length() }),
  };
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('aborted', { cause: reason });
}
