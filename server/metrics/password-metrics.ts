// Password hashing: how many requests are in it or wait for it.

import type { Instruments } from './instruments.ts';
import type { Measures } from './measures.ts';

export function addPasswordMetrics(instruments: Instruments): Pick<Measures, 'watchPasswordHashing'> {
  return {
    watchPasswordHashing: (limit) =>
      instruments.addGauge(
        'matrixsteps_password_requests',
        'Requests whose password is being hashed or waits for it.',
        limit.running,
      ),
  };
}
