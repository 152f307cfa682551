// A concurrency limit: work beyond it is refused at once instead of waiting.

export interface ConcurrencyLimit {
  /** Does the work; null, and nothing is done, where `most` others are running. */
  readonly tryRun: <Result>(work: () => Promise<Result>) => Promise<Result> | null;
  readonly running: () => number;
}

export function createConcurrencyLimit(most: number): ConcurrencyLimit {
  let running = 0;

  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  }

  return { tryRun: (work) => (running < most ? run(work) : null), running: () => running };
}
