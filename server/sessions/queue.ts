// A queue that runs a limited number of works at the same time.

export type Enqueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Works start in the order of their arrival, at most `concurrency` of them at the same time. */
export function createQueue(concurrency: number): Enqueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  function startNext(): void {
    running -= 1;
    waiting.shift()?.();
  }

  return async (work) => {
    if (running < concurrency) {
      running += 1;
    } else {
      const { promise, resolve } = Promise.withResolvers<void>();
      // Counted here, so that no later work takes the place.
      waiting.push(() => {
        running += 1;
        resolve();
      });
      await promise;
    }
    try {
      return await work();
    } finally {
      startNext();
    }
  };
}
