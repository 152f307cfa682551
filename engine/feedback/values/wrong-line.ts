// A line of values that is wrong.

import type { Line } from '@matrixsteps/notation/term.ts';
import type { Ranked } from './explain.ts';
import type { Expectation } from './tasks.ts';
import type { Names, Value } from './value.ts';

/** A line that is wrong, and what explains it best. */
export interface WrongLine {
  readonly line: Line;
  readonly value: Value;
  readonly expected: Value | null;
  readonly expectation: Expectation;
  readonly names: Names;
  readonly slips: readonly Pick<Ranked, 'slip' | 'facts'>[];
}
