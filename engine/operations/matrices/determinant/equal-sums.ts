// Equal sums: all rows, or all columns, of a matrix add up to the same number, which comes out of one line as a factor.

import { entries } from '../../../exact/field.ts';
import { emptiestLine } from '../../../algorithms/expansion/solve.ts';
import type { Move } from '../../../algorithms/moves.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { add, type Entry, equals, isRational, isZero } from '../../../exact/entry.ts';
import { ONE, ZERO } from '../../../exact/rational.ts';
import { clearFrom, type MixedMoves } from './mixed.ts';

/** `total` is the sum of each row, or of each column, of the matrix. */
export interface EqualSums {
  readonly along: 'row' | 'column';
  readonly total: Entry;
}

export interface EqualSumsMoves {
  /** The other columns, or rows, are added to the first, which gives `added`. */
  equalSums: EqualSums & { readonly given: Rows<Entry>; readonly added: Rows<Entry> };
}

/** Two rows are multiplied crosswise at sight; larger matrices than these are reduced. */
const SIZES = { least: 3, most: 5 };

/** The sum that all rows have, or else all columns; null where there is none, or where an expansion has one term. */
export function equalSumsIn(rows: Rows<Entry>): EqualSums | null {
  const size = rows.length;
  if (size < SIZES.least || size > SIZES.most || !rows.every((row) => row.every(isRational))) return null;
  if (emptiestLine(entries, rows).zeros >= size - 1) return null;
  const ofRows = commonSum(rows);
  if (ofRows !== null) return { along: 'row', total: ofRows };
  const ofColumns = commonSum(rows.map((_, column) => rows.map((row) => row[column])));
  return ofColumns === null ? null : { along: 'column', total: ofColumns };
}

function commonSum(lines: Rows<Entry>): Entry | null {
  const [first, ...others] = lines.map(sumOf);
  return others.every((other) => equals(other, first)) ? first : null;
}

function sumOf(line: readonly Entry[]): Entry {
  return line.reduce<Entry>(add, ZERO);
}

/** The determinant of a matrix with equal sums. */
export function* takeOutSum(
  given: Rows<Entry>,
  sums: EqualSums,
): Generator<Move<EqualSumsMoves> | Move<MixedMoves>, Entry, void> {
  const { along, total } = sums;
  const isOfRows = along === 'row';
  const added = isOfRows
    ? given.map((row) => row.with(0, total))
    : given.with(
        0,
        given.map(() => total),
      );
  yield { move: 'equalSums', facts: { ...sums, given, added } };
  if (isZero(total)) return ZERO;
  // The common factor of a row is taken out by the row operations that follow.
  if (!isOfRows) return yield* clearFrom(added, ONE);
  const ones = given.map((row) => row.with(0, ONE));
  yield { move: 'goOn', facts: { rows: ones, depth: 1, factor: total } };
  return yield* clearFrom(ones, total, 1);
}
