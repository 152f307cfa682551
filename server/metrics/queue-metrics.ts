// The queue of small calculations: how long it is, and how long requests wait in it.

import type { Instruments } from './instruments.ts';
import type { Measures } from './measures.ts';

/** Up to what OVERLOAD_MS allows by default, and beyond. */
const buckets = [0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

export function addQueueMetrics(instruments: Instruments): Pick<Measures, 'measureQueue'> {
  let waiting = 0;
  instruments.addGauge('matrixsteps_queue_length', 'Requests that wait for their calculation.', () => waiting);
  const waits = instruments.addHistogram(
    'matrixsteps_queue_wait_seconds',
    'How long requests waited for their calculation.',
    [],
    buckets,
  );

  return {
    measureQueue: ({ isOverloaded, run }) => ({
      isOverloaded,
      run: (account, work) => {
        const enteredAt = performance.now();
        waiting += 1;
        return run(account, () => {
          waiting -= 1;
          waits.observe((performance.now() - enteredAt) / 1000);
          return work();
        });
      },
    }),
  };
}
