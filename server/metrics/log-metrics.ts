// The log: lines that were lost.

import type { Instruments } from './instruments.ts';
import type { Measures } from './measures.ts';

export function addLogMetrics(instruments: Instruments): Pick<Measures, 'watchLog'> {
  return {
    watchLog: ({ lostLines }) =>
      instruments.addReadCounter(
        'matrixsteps_log_lines_lost_total',
        'Lines of the log that its reader did not take in time, or that could not be written.',
        lostLines,
      ),
  };
}
