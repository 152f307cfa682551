// Bareiss elimination: a determinant without fractions.
// Source: E. H. Bareiss, "Sylvester's Identity and Multistep Integer-Preserving Gaussian Elimination", 1968.

import type { Move } from '../../../algorithms/moves.ts';
import type { RowMoves, Rows } from '../../../algorithms/row-reduction/moves.ts';
import { leastCommonDenominator } from '../../../algorithms/row-reduction/solve.ts';
import { divide, type Entry, equals, isZero, multiply, negate, subtract } from '../../../exact/entry.ts';
import { ONE, rational, ZERO } from '../../../exact/rational.ts';

export interface BareissMoves extends Pick<RowMoves<Entry>, 'scale' | 'swap'> {
  condensation: { readonly size: number };
  /** The entries of a column from a row downwards are all 0, and with them the determinant. */
  noPivot: { readonly column: number; readonly size: number };
  /** Every entry below and to the right of the pivot is replaced: (pivot * entry - side * top) / previous. */
  condense: {
    readonly step: number;
    readonly pivot: Entry;
    /** The pivot of the step before; 1 at the first step. */
    readonly previous: Entry;
    readonly before: Rows<Entry>;
    readonly rows: Rows<Entry>;
    /** The rows that are not the same as before. */
    readonly changed: readonly number[];
    /** Whether no row was changed so in an earlier step. */
    readonly first: boolean;
  };
  /** The last entry is the determinant of the integer matrix, up to the sign of the swaps and the row factors. */
  corner: {
    readonly size: number;
    readonly corner: Entry;
    readonly swaps: number;
    readonly factor: Entry;
    readonly value: Entry;
  };
}

/** Domain: two rows at least. */
export function* bareiss(start: Rows<Entry>): Generator<Move<BareissMoves>, Entry, void> {
  let rows = start;
  const size = rows.length;
  const last = size - 1;
  let swaps = 0;
  let previous: Entry = ONE;
  let first = true;
  yield { move: 'condensation', facts: { size } };
  const factors = rows.map((row) => rational(leastCommonDenominator(row)));
  const scalings = factors.map((factor, row) => ({ row, factor })).filter(({ factor }) => !equals(factor, ONE));
  if (scalings.length > 0) {
    rows = rows.map((row, index) => row.map((value) => multiply(factors[index], value)));
    yield { move: 'scale', facts: { scalings, reason: 'denominators', rows, bar: null } };
  }
  for (let step = 0; step < last; step++) {
    const found = rows.findIndex((row, index) => index >= step && !isZero(row[step]));
    if (found === -1) {
      yield { move: 'noPivot', facts: { column: step, size } };
      return ZERO;
    }
    if (found !== step) {
      rows = rows.with(step, rows[found]).with(found, rows[step]);
      swaps += 1;
      yield { move: 'swap', facts: { first: step, second: found, column: step, reason: 'zero', rows, bar: null } };
    }
    const before = rows;
    const pivot = rows[step][step];
    rows = condensed(rows, step, previous);
    const changed = [...rows.keys()].filter((row) => row > step && isChanged(before[row][step], pivot, previous));
    yield { move: 'condense', facts: { step, pivot, previous, before, rows, changed, first } };
    first &&= changed.length === 0;
    previous = pivot;
  }
  const corner = rows[last][last];
  const factor = factors.reduce(multiply);
  const value = divide(swaps % 2 === 0 ? corner : negate(corner), factor);
  yield { move: 'corner', facts: { size, corner, swaps, factor, value } };
  return value;
}

/** Whether a row is combined with the pivot's row, or scaled. */
function isChanged(side: Entry, pivot: Entry, previous: Entry): boolean {
  return !isZero(side) || !equals(pivot, previous);
}

/** The division is exact by Sylvester's identity: the new entry is a minor of the integer matrix. */
function condensed(rows: Rows<Entry>, step: number, previous: Entry): Rows<Entry> {
  const pivotRow = rows[step];
  return rows.map((row, index) =>
    index <= step
      ? row
      : row.map((entry, column) => {
          if (column <= step) return column === step ? ZERO : entry;
          return divide(subtract(multiply(pivotRow[step], entry), multiply(row[step], pivotRow[column])), previous);
        }),
  );
}
