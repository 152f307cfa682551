// The work queue: how many requests wait in it, and how long they waited.

import type { Instruments } from './instruments.ts';
import type { Measures } from './measures.ts';

/** Up to what OVERLOAD_MS allows by default, and beyond. */
const bounds = [0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

export function addQueueMetrics(instruments: Instruments): Pick<Measures, 'measureQueue'> {
  let waiting = 0;
  instruments.addGauge('matrixmath_line_questions', 'Questions that wait for their turn.', () => waiting);
  const waits = instruments
    .addHistogram('matrixmath_line_wait_seconds', 'How long questions waited for their turn.', [], bounds)
    .labelled({});

  return {
    measureQueue: ({ isOverloaded, run }) => ({
      isOverloaded,
      run: (work) => {
        const enteredAt = performance.now();
        waiting += 1;
        return run(() => {
          waiting -= 1;
          waits.observe(performance.now() - enteredAt);
          return work();
        });
      },
    }),
  };
}
