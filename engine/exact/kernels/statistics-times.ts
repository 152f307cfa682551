// How long statistics of lines are expected to take.

import { decimalExponents } from '../decimal-fractions.ts';
import { bitLength } from '../integers.ts';
import type { Matrix } from '../matrix.ts';
import type { Rational } from '../rational.ts';

/** Expected nanoseconds of a reduction. */
export interface LineTimes {
  /** For an entry, of a large matrix. */
  readonly entry: number;
  /** For an entry of a matrix so small that its working is noted. */
  readonly worked: number;
  /** For a line, with writing its answer. */
  readonly line: number;
  /** For an entry that is added to fractions of other denominators, by each binary digit that their common one may have. */
  readonly digit?: number;
}

/** Expected nanoseconds of a reduction of so many lines that hold all entries. */
export function statisticsTime(matrix: Matrix, lines: number, { entry, worked, line, digit = 0 }: LineTimes): number {
  const entries = matrix.rows * matrix.columns;
  const each = Math.max(matrix.rows, matrix.columns) <= LONGEST_WORKED ? worked : entry;
  const common = digit === 0 || matrix.kind !== 'rational' ? 0 : commonDigits(matrix.entries, entries / lines);
  return CALL + line * lines + (each * KIND_FACTORS[kindOf(matrix, each === worked)] + digit * common) * entries;
}

/**
 * An upper bound of the binary digits of the common denominator of so many of the fractions, beside powers of 2 and 5, which decimals have
 * and which are brought together quickly. The least common multiple of 1 to N is below 3^N (Hanson, Canadian Mathematical Bulletin 15, 1972).
 */
function commonDigits(fractions: readonly Rational[], together: number): number {
  let largest = 1n;
  for (const { denominator } of fractions) {
    if (denominator > largest && decimalExponents(denominator) === undefined) largest = denominator;
  }
  return largest === 1n ? 0 : Math.min(together * bitLength(largest), DIGITS_OF_THREE * Number(largest));
}

const DIGITS_OF_THREE = Math.log2(3);

const CALL = 1000;
const LONGEST_WORKED = 10;

/** How much longer an entry takes than one of an integer matrix: noted, decimals are fractions. */
const KIND_FACTORS = { integers: 1, decimals: 2.3, fractions: 20 } as const;

function kindOf(matrix: Matrix, isWorked: boolean): keyof typeof KIND_FACTORS {
  if (matrix.kind !== 'scaled') return 'fractions';
  return isWorked && matrix.scale > 0 ? 'decimals' : 'integers';
}
