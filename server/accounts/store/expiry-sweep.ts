// Upkeep: now and then the store forgets what is out of date.

import { dayMilliseconds, dayOf } from '../usage/day.ts';
import type { Store } from './store.ts';

/** The dashboard shows 30 days; a few more stay, so that no clock shows a gap. */
const keptDays = 35;
const hour = 3_600_000;

export interface Upkeep {
  readonly stop: () => void;
}

/** Sweeps at once and then every hour. A failure is reported, and the next hour tries again. */
export function startExpirySweep(
  store: Pick<Store, 'sweep'>,
  now: () => number,
  report: (error: unknown) => void,
): Upkeep {
  function sweep(): void {
    store.sweep(now(), dayOf(now() - keptDays * dayMilliseconds)).catch(report);
  }
  sweep();
  const timer = setInterval(sweep, hour).unref();
  return { stop: () => clearInterval(timer) };
}
