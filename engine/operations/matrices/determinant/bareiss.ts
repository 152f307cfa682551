// Bareiss elimination: a determinant without fractions.
// Above: solve.ts. Below: algorithms/row-reduction, exact/rational.ts.
// Source: E. H. Bareiss, "Sylvester's Identity and Multistep Integer-Preserving Gaussian Elimination", 1968.

import type { Move } from '../../../algorithms/moves.ts';
import { leastCommonDenominator, type RowMoves, type Rows } from '../../../algorithms/row-reduction/solve.ts';
import {
  divide,
  equals,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  subtract,
  ZERO,
} from '../../../exact/rational.ts';

export interface BareissMoves extends Pick<RowMoves, 'scale' | 'swap'> {
  condensation: { readonly size: number };
  /** The entries of a column from a row downwards are all 0, and with them the determinant. */
  noPivot: { readonly column: number };
  /** Every entry below and to the right of the pivot is replaced: (pivot * entry - side * top) / previous. */
  condense: {
    readonly step: number;
    readonly pivot: Rational;
    readonly previous: Rational;
    /** The first entry that is replaced, worked out. */
    readonly first: {
      readonly entry: Rational;
      readonly side: Rational;
      readonly top: Rational;
      readonly value: Rational;
    };
    readonly rows: Rows;
  };
  /** The last entry is the determinant of the integer matrix, up to the sign of the swaps and the row factors. */
  corner: {
    readonly corner: Rational;
    readonly swaps: number;
    readonly factor: Rational;
    readonly value: Rational;
  };
}

export function* bareiss(start: Rows): Generator<Move<BareissMoves>, Rational, void> {
  const rows: (readonly Rational[])[] = [...start];
  const last = rows.length - 1;
  let factor = ONE;
  let swaps = 0;
  let previous = ONE;
  yield { move: 'condensation', facts: { size: rows.length } };
  for (let row = 0; row <= last; row++) {
    const denominator = rational(leastCommonDenominator(rows[row]));
    if (equals(denominator, ONE)) continue;
    factor = multiply(factor, denominator);
    rows[row] = rows[row].map((value) => multiply(denominator, value));
    yield { move: 'scale', facts: { row, factor: denominator, reason: 'denominators', rows: [...rows], bar: null } };
  }
  for (let step = 0; step < last; step++) {
    const found = rows.findIndex((row, index) => index >= step && !isZero(row[step]));
    if (found === -1) {
      yield { move: 'noPivot', facts: { column: step } };
      return ZERO;
    }
    if (found !== step) {
      [rows[step], rows[found]] = [rows[found], rows[step]];
      swaps += 1;
      yield {
        move: 'swap',
        facts: { first: step, second: found, column: step, reason: 'zero', rows: [...rows], bar: null },
      };
    }
    const pivotRow = rows[step];
    const before = rows[step + 1];
    const pivot = pivotRow[step];
    for (let row = step + 1; row <= last; row++) rows[row] = condensed(rows[row], pivotRow, step, previous);
    const first = {
      entry: before[step + 1],
      side: before[step],
      top: pivotRow[step + 1],
      value: rows[step + 1][step + 1],
    };
    yield { move: 'condense', facts: { step, pivot, previous, first, rows: [...rows] } };
    previous = pivot;
  }
  const corner = rows[last][last];
  const value = divide(swaps % 2 === 0 ? corner : negate(corner), factor);
  yield { move: 'corner', facts: { corner, swaps, factor, value } };
  return value;
}

/** The division is exact by Sylvester's identity: the new entry is a minor of the integer matrix. */
function condensed(
  row: readonly Rational[],
  pivotRow: readonly Rational[],
  step: number,
  previous: Rational,
): readonly Rational[] {
  return row.map((entry, column) => {
    if (column <= step) return column === step ? ZERO : entry;
    return divide(subtract(multiply(pivotRow[step], entry), multiply(row[step], pivotRow[column])), previous);
  });
}
