// Batches: what is asked while an earlier question is under way is asked together after it.

import { setImmediate as endOfTurn } from 'node:timers/promises';

/** Asks for some items, and gives what was found for each, in order. All of them fail together. */
export type AskTogether<Item, Found> = (items: readonly Item[]) => Promise<readonly Found[]>;

interface Waiting<Item, Found> {
  readonly items: readonly Item[];
  readonly answer: PromiseWithResolvers<readonly Found[]>;
}

/** Gives each of the batch its part of what was found. */
function deal<Item, Found>(batch: readonly Waiting<Item, Found>[], found: readonly Found[]): void {
  let start = 0;
  for (const { items, answer } of batch) {
    answer.resolve(found.slice(start, start + items.length));
    start += items.length;
  }
}

/**
 * One batch is under way at a time. Who comes meanwhile goes with all the others who came: the busier the service, the larger the batches, and
 * the fewer the round trips. They leave when the batch before them has come back and before its answers are told, so that the other side has
 * something to do meanwhile. Where nobody waits then, more may come until the end of that turn of the event loop. Where none is under
 * way, `begin` says when the first goes.
 */
export function askInBatches<Item, Found>(
  ask: AskTogether<Item, Found>,
  { begin, most }: { readonly begin: (send: () => void) => void; readonly most: number },
): AskTogether<Item, Found> {
  const waiting: Waiting<Item, Found>[] = [];
  let isBusy = false;

  /** As many of those who wait as go together, the first in any case. */
  function takeNext(): readonly Waiting<Item, Found>[] {
    let size = 0;
    const full = waiting.findIndex(({ items }, place) => {
      size += items.length;
      return place > 0 && size > most;
    });
    return waiting.splice(0, full < 0 ? waiting.length : full);
  }

  /** Asks for the next who wait. Gives what tells them, when that is known. */
  async function depart(): Promise<() => void> {
    const batch = takeNext();
    try {
      const found = await ask(batch.flatMap(({ items }) => items));
      return () => deal(batch, found);
    } catch (error) {
      return () => batch.forEach(({ answer }) => answer.reject(error));
    }
  }

  function departIfAny(): Promise<() => void> | null {
    return waiting.length > 0 ? depart() : null;
  }

  async function send(): Promise<void> {
    let underWay = departIfAny();
    while (underWay !== null) {
      const tell = await underWay;
      underWay = departIfAny();
      tell();
      if (underWay === null) {
        await endOfTurn();
        underWay = departIfAny();
      }
    }
    isBusy = false;
  }

  return (items) => {
    const answer = Promise.withResolvers<readonly Found[]>();
    waiting.push({ items, answer });
    if (!isBusy) {
      isBusy = true;
      begin(() => void send());
    }
    return answer.promise;
  };
}
