// The work queue: requests wait here to be computed on the event loop, and are refused when they would wait too long.
//
// Between two slices of work the event loop reads what has arrived, answers /health, and refuses requests. So a refusal takes no
// longer than a slice, and the expected wait of an accepted request is bounded by the limit (Nichols & Jacobson, "Controlling Queue Delay",
// ACM Queue 10(5), 2012: bound the time in a queue, not its length).

export interface WorkQueue {
  /** Whether a request that came now would probably wait longer than is allowed. */
  readonly isOverloaded: () => boolean;
  /** Runs the work, first come first served. Only the part before its first await counts towards the slice. */
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** The clock in milliseconds, and what calls back after the event loop has looked at the connections. */
export interface QueueClock {
  readonly now: () => number;
  readonly afterConnections: (work: () => void) => void;
}

const eventLoop: QueueClock = { now: () => performance.now(), afterConnections: (work) => void setImmediate(work) };

/** The event loop looks at the connections after this time, or after one request that takes longer. */
const SLICE_MILLISECONDS = 5;

/** The share of the recent mean that is kept after each slice. */
const KEPT_SHARE = 0.9;

/** `maxMilliseconds` is the longest expected wait of an accepted request; 0 accepts all. */
export function createWorkQueue(maxMilliseconds: number, { now, afterConnections }: QueueClock = eventLoop): WorkQueue {
  const waiting: (() => void)[] = [];
  /** Requests that were served lately, and the time that they took with all that happened in between. */
  let recent = { requests: 0, milliseconds: 0 };
  /** The slice before this one, where requests were left waiting after it. */
  let previous: { readonly start: number; readonly served: number } | null = null;

  function note(requests: number, milliseconds: number): void {
    recent = {
      requests: KEPT_SHARE * recent.requests + requests,
      milliseconds: KEPT_SHARE * recent.milliseconds + milliseconds,
    };
  }

  function serveSlice(): void {
    const start = now();
    // The time since the slice before counts too: sending, reading and refusing are part of the wait.
    if (previous !== null) note(previous.served, start - previous.start);
    let served = 0;
    let elapsed = 0;
    while (served < waiting.length && elapsed < SLICE_MILLISECONDS) {
      waiting[served]();
      served += 1;
      elapsed = now() - start;
    }
    waiting.splice(0, served);
    if (waiting.length > 0) {
      previous = { start, served };
      afterConnections(serveSlice);
    } else {
      previous = null;
      note(served, elapsed);
    }
  }

  return {
    isOverloaded: () => {
      if (maxMilliseconds === 0 || recent.requests === 0) return false;
      return (waiting.length * recent.milliseconds) / recent.requests > maxMilliseconds;
    },
    run: (work) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) afterConnections(serveSlice);
        waiting.push(() => void Promise.try(work).then(resolve, reject));
      }),
  };
}
