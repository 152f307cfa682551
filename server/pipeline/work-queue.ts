// The work queue: requests wait here to be computed on the event loop, account by account in turn, and are refused when they would wait
// too long.
//
// Between two slices of work the event loop reads what has arrived, answers /health, and refuses requests. So a refusal takes no
// longer than a slice, and the expected wait of an accepted request is bounded by the limit (Nichols & Jacobson, "Controlling Queue Delay",
// ACM Queue 10(5), 2012: bound the time in a queue, not its length).

import { createFairQueue } from '../scheduling/fair-queue.ts';

export interface WorkQueue {
  /**
   * Whether a request of the account that came now would probably wait longer than is allowed: those that fill the queue are refused first.
   * null asks for an account that has nothing waiting: if that would wait too long, everybody would.
   */
  readonly isOverloaded: (account: string | null) => boolean;
  /** Runs the work when the account's turn comes. Only the part before its first await counts towards the slice. */
  readonly run: <Result>(account: string, work: () => Promise<Result>) => Promise<Result>;
}

/** The clock in milliseconds, and what calls back after the event loop has looked at the connections. */
export interface QueueClock {
  readonly now: () => number;
  readonly afterConnections: (work: () => void) => void;
}

const eventLoop: QueueClock = { now: () => performance.now(), afterConnections: (work) => void setImmediate(work) };

/** The event loop looks at the connections after this time, or after one request that takes longer. */
const SLICE_MILLISECONDS = 5;

/**
 * The time per request is the mean over about so many milliseconds of work. Counting time and not slices, one slow request among quick ones
 * does not outweigh them.
 */
const MEMORY_MILLISECONDS = 50;

/**
 * What a queue that has served nothing yet assumes for one request. The first requests after a start take a hundred times as long as the
 * next ones; without an assumption they alone would decide, and a class that starts at once would be refused.
 */
const ASSUMED_MILLISECONDS = 0.5;

/**
 * More of a slice is not counted. Requests that take longer go to a worker, so it was the first use of an operation, a collection of
 * garbage or another program: none of them says anything of the next requests.
 */
const LONGEST_COUNTED = 25;

/** `maxMilliseconds` is the longest expected wait of an accepted request; 0 accepts all. */
export function createWorkQueue(maxMilliseconds: number, { now, afterConnections }: QueueClock = eventLoop): WorkQueue {
  const waiting = createFairQueue<() => void>();
  /** Requests that were served lately, and the time that they took with all that happened in between. */
  let recent = { requests: MEMORY_MILLISECONDS / ASSUMED_MILLISECONDS, milliseconds: MEMORY_MILLISECONDS };
  /** The slice before this one, where requests were left waiting after it. */
  let previous: { readonly end: number; readonly served: number; readonly milliseconds: number } | null = null;

  /** Whether a slice is under way or will be. */
  let isServing = false;

  function note(requests: number, milliseconds: number): void {
    const kept = Math.exp(-milliseconds / MEMORY_MILLISECONDS);
    recent = {
      requests: kept * recent.requests + requests,
      milliseconds: kept * recent.milliseconds + milliseconds,
    };
  }

  function serveSlice(): void {
    const start = now();
    // The time since the slice before counts too: sending, reading and refusing are part of the wait.
    if (previous !== null) note(previous.served, previous.milliseconds + start - previous.end);
    let served = 0;
    let elapsed = 0;
    while (elapsed < SLICE_MILLISECONDS) {
      const work = waiting.take();
      if (work === undefined) break;
      work();
      served += 1;
      elapsed = now() - start;
    }
    const milliseconds = Math.min(elapsed, LONGEST_COUNTED);
    if (waiting.length() > 0) {
      previous = { end: start + elapsed, served, milliseconds };
      afterConnections(serveSlice);
    } else {
      previous = null;
      isServing = false;
      note(served, milliseconds);
    }
  }

  return {
    isOverloaded: (account) =>
      maxMilliseconds > 0 && (waiting.ahead(account) * recent.milliseconds) / recent.requests > maxMilliseconds,
    run: (account, work) =>
      new Promise((resolve, reject) => {
        waiting.add(account, () => void Promise.try(work).then(resolve, reject));
        if (isServing) return;
        isServing = true;
        afterConnections(serveSlice);
      }),
  };
}
