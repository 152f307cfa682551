// Queues: work that waits its turn, because only so much of it may run at once.

export type Enqueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Work begins as soon as there is room, in the order of arrival. */
export function createQueue(atOnce: number): Enqueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  function leave(): void {
    running -= 1;
    waiting.shift()?.();
  }

  return async (work) => {
    if (running < atOnce) {
      running += 1;
    } else {
      const { promise, resolve } = Promise.withResolvers<void>();
      // Counted when it is let go on, so that nobody comes in between.
      waiting.push(() => {
        running += 1;
        resolve();
      });
      await promise;
    }
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
