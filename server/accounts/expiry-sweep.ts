// Deletes expired rows of the store, once an hour.

import { dayMilliseconds, dayOf } from './usage/day.ts';
import type { Store } from './store/store.ts';

/** The dashboard shows 30 days; some more are kept for clocks that differ. */
const keptDays = 35;
const hour = 3_600_000;

export interface ExpirySweep {
  readonly stop: () => void;
}

/** Sweeps at once and then every hour. Failures are reported. */
export function startExpirySweep(
  store: Pick<Store, 'sweep'>,
  now: () => number,
  report: (error: unknown) => void,
): ExpirySweep {
  function sweep(): void {
    store.sweep(now(), dayOf(now() - keptDays * dayMilliseconds)).catch(report);
  }
  sweep();
  const timer = setInterval(sweep, hour).unref();
  return { stop: () => clearInterval(timer) };
}
