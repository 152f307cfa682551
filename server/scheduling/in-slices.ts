// Work in slices: a generator that runs on the event loop for a few milliseconds at a time.

import { setImmediate as nextTick } from 'node:timers/promises';

const SLICE_MILLISECONDS = 5;

/** Runs the generator to its end; after each slice the event loop looks after everybody else. `spend` is told to run each slice. */
export async function inSlices<Result>(
  work: Generator<void, Result>,
  spend: <Value>(slice: () => Value) => Value = (slice) => slice(),
): Promise<Result> {
  for (;;) {
    const step = spend(() => {
      const start = performance.now();
      let last = work.next();
      while (last.done !== true && performance.now() - start < SLICE_MILLISECONDS) last = work.next();
      return last;
    });
    if (step.done === true) return step.value;
    await nextTick();
  }
}
