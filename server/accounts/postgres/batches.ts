// Batches: requests that arrive while an earlier one is in flight are sent together, as one request.

import { setImmediate as nextTick } from 'node:timers/promises';

/** Sends some items as one request; the results are in the order of the items. All of them fail together. */
export type SendBatch<Item, Result> = (items: readonly Item[]) => Promise<readonly Result[]>;

interface Waiting<Item, Result> {
  readonly items: readonly Item[];
  readonly answer: PromiseWithResolvers<readonly Result[]>;
}

/** Gives each caller of a batch its part of the results. */
function distribute<Item, Result>(batch: readonly Waiting<Item, Result>[], results: readonly Result[]): void {
  let start = 0;
  for (const { items, answer } of batch) {
    answer.resolve(results.slice(start, start + items.length));
    start += items.length;
  }
}

/**
 * One batch is in flight at a time; all calls that come meanwhile form the next one. So batches grow with the load, and round
 * trips do not. The next batch is sent before the results of the earlier one are distributed, so that the server is not idle
 * while this process handles them. A batch that starts alone collects the calls of its whole tick of the event loop.
 *
 * A batch has at most `maxItems` items, unless one call alone has more.
 */
export function inBatches<Item, Result>(
  send: SendBatch<Item, Result>,
  { maxItems }: { readonly maxItems: number },
): SendBatch<Item, Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let isSending = false;

  function takeBatch(): readonly Waiting<Item, Result>[] {
    let size = 0;
    const firstTooMany = waiting.findIndex(({ items }, place) => {
      size += items.length;
      return place > 0 && size > maxItems;
    });
    return waiting.splice(0, firstTooMany < 0 ? waiting.length : firstTooMany);
  }

  /** Sends the next batch. The result is the function that settles its calls. */
  async function sendNext(): Promise<() => void> {
    const batch = takeBatch();
    try {
      const results = await send(batch.flatMap(({ items }) => items));
      return () => distribute(batch, results);
    } catch (error) {
      return () => batch.forEach(({ answer }) => answer.reject(error));
    }
  }

  async function sendAll(): Promise<void> {
    isSending = true;
    await nextTick();
    let inFlight = sendNext();
    for (;;) {
      const settle = await inFlight;
      const hasMore = waiting.length > 0;
      if (hasMore) inFlight = sendNext();
      settle();
      if (hasMore) continue;
      // Callers that were just answered may call again in this tick.
      await nextTick();
      if (waiting.length === 0) break;
      inFlight = sendNext();
    }
    isSending = false;
  }

  return (items) => {
    const answer = Promise.withResolvers<readonly Result[]>();
    waiting.push({ items, answer });
    if (!isSending) void sendAll();
    return answer.promise;
  };
}
