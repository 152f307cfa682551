// Deletes expired rows of the store, once an hour.

import { dayMilliseconds, dayOf } from './usage/day.ts';
import type { Store } from './store/store.ts';

/** The dashboard shows 30 days; some more are kept for clocks that differ. */
export const keptDays = 35;
/** The usage of a whole year and of the months at its ends. */
export const keptMonths = 13;
/** A year after its last use, whatever the time of day. */
export const keptLinkDays = 366;
const hour = 3_600_000;

export interface ExpirySweep {
  readonly stop: () => void;
}

/** The month so many months before the one of an instant, such as `2025-10`. */
function monthBefore(instant: number, months: number): string {
  const date = new Date(instant);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1)).toISOString().slice(0, 7);
}

/** Sweeps at once and then every hour, one sweep at a time. Failures are reported. */
export function startExpirySweep(
  store: Pick<Store, 'sweep'>,
  now: () => number,
  report: (error: unknown) => void,
): ExpirySweep {
  let isSweeping = false;

  async function sweep(): Promise<void> {
    if (isSweeping) return;
    isSweeping = true;
    try {
      await store.sweep({
        now: now(),
        oldestDay: dayOf(now() - keptDays * dayMilliseconds),
        oldestMonth: monthBefore(now(), keptMonths),
        oldestLinkDay: dayOf(now() - keptLinkDays * dayMilliseconds),
      });
    } catch (error) {
      report(error);
    } finally {
      isSweeping = false;
    }
  }
  void sweep();
  const timer = setInterval(() => void sweep(), hour).unref();
  return { stop: () => clearInterval(timer) };
}
