// How long statistics of lines are expected to take.
// Above: operations/statistics. Below: matrix.ts.

import type { Matrix } from '../matrix.ts';

/** Expected nanoseconds of a reduction. */
export interface LineTimes {
  /** For an entry, of a large matrix. */
  readonly entry: number;
  /** For an entry of a matrix so small that its working is noted. */
  readonly worked: number;
  /** For a line, with writing its answer. */
  readonly line: number;
}

/** Expected nanoseconds of a reduction of so many lines that hold all entries. */
export function statisticsTime(matrix: Matrix, lines: number, { entry, worked, line }: LineTimes): number {
  const entries = matrix.rows * matrix.columns;
  const each = Math.max(matrix.rows, matrix.columns) <= LONGEST_WORKED ? worked : entry;
  return CALL + line * lines + each * KIND_FACTORS[kindOf(matrix, each === worked)] * entries;
}

const CALL = 1000;
const LONGEST_WORKED = 10;

/** How much longer an entry takes than one of an integer matrix: noted, decimals are fractions. */
const KIND_FACTORS = { integers: 1, decimals: 2.3, fractions: 20 } as const;

function kindOf(matrix: Matrix, isWorked: boolean): keyof typeof KIND_FACTORS {
  if (matrix.kind !== 'scaled') return 'fractions';
  return isWorked && matrix.scale > 0 ? 'decimals' : 'integers';
}
