// The telling of row reduction: the row operation first, then its multiples, then the matrix.
// Above: the stories of ref, rref, inverse and determinant. Below: document/, solve.ts.

import { type Block, formula, heading, paragraph } from '../../document/block.ts';
import {
  type Expression,
  equal,
  grid,
  indexed,
  list,
  matrixExpression,
  negative,
  number,
  numbers,
  product,
  relation,
  sum,
} from '../../document/expression.ts';
import { type Prose, say } from '../../document/prose.ts';
import { matrixOf } from '../../exact/matrix.ts';
import { absolute, divide, equals, negate, ONE, type Rational, signOf } from '../../exact/rational.ts';
import type { MoveHandlers } from '../moves.ts';
import type { RowMoves, Rows, ScaleReason } from './solve.ts';

/** The rows as a matrix, with a bar before the columns that were added on the right. */
export function rowsExpression(rows: Rows, bar: number | null = null): Expression {
  return bar === null ? matrixExpression(matrixOf(rows)) : grid(rows.map(numbers), bar);
}

/** The handlers of all row moves; stories add their own moves to them. */
export const rowMoveHandlers: MoveHandlers<RowMoves, readonly Block[]> = {
  skip: ({ column, row }) => [
    paragraph(say`Column ${column + 1} holds no pivot: every entry from row ${row + 1} downwards is ${0}.`),
  ],
  swap: ({ first, second, column, reason, rows, bar }) => [
    heading(say`Column ${column + 1}: bring a pivot to row ${first + 1}`, 2),
    formula(
      list(
        [relation(named(first), 'becomes', named(second)), relation(named(second), 'becomes', named(first))],
        'none',
      ),
      reason === 'zero'
        ? say`The entry in row ${first + 1}, column ${column + 1} is ${0} and cannot clear its column, so rows ${first + 1} and ${second + 1} change places.`
        : say`Rows ${first + 1} and ${second + 1} change places, because a pivot of ${number(rows[first][column])} keeps the numbers simple.`,
    ),
    formula(rowsExpression(rows, bar)),
  ],
  pivot: ({ row, column, value, below }) => [
    heading(say`Column ${column + 1}: the pivot is ${number(value)} in row ${row + 1}`, 2),
    ...(below === 0 ? [paragraph(say`No entry below this pivot has to be cleared.`)] : []),
  ],
  scale: ({ row, factor, reason, rows, bar }) => [
    formula(relation(named(row), 'becomes', times(factor, named(row))), scaleReasons[reason](row, factor)),
    formula(rowsExpression(rows, bar)),
  ],
  eliminate: ({ target, source, keep, factor, column, kept, multiple, rows, bar }) => {
    const multiples = [
      ...(equals(keep, ONE) ? [] : [equal(times(keep, named(target)), list(numbers(kept)))]),
      ...(equals(absolute(factor), ONE)
        ? []
        : [equal(times(absolute(factor), named(source)), list(numbers(withSignOf(factor, multiple))))]),
    ];
    return [
      formula(
        relation(named(target), 'becomes', sum(times(keep, named(target)), times(negate(factor), named(source)))),
        say`This makes the entry in row ${target + 1}, column ${column + 1} equal to ${0}.`,
      ),
      ...multiples.map((line) => formula(line)),
      formula(rowsExpression(rows, bar)),
    ];
  },
  echelon: ({ pivots }) => [
    paragraph(
      pivots.length === 0
        ? say`Every entry is ${0}: the matrix is in row echelon form and has no pivot.`
        : say`The matrix is in row echelon form.`,
      pivots.length === 0
        ? null
        : say`Each pivot stands to the right of the one above it, and rows of zeros are at the bottom.`,
    ),
  ],
  upwards: () => [
    heading(say`Clear the entries above the pivots`, 2),
    paragraph(
      say`We start with the last pivot and go upwards.`,
      say`A pivot's row is ${0} to the left of the pivot, so the columns further left keep their zeros.`,
    ),
  ],
};

const scaleReasons: { readonly [K in ScaleReason]: (row: number, factor: Rational) => Prose } = {
  'leading-one': () => say`Dividing the row by its pivot makes the pivot ${1}.`,
  denominators: (row) => say`Multiplying row ${row + 1} by the common denominator of its entries makes them integers.`,
  'common-factor': (row, factor) =>
    say`All entries of row ${row + 1} are multiples of ${number(divide(ONE, factor))}; dividing by it keeps the numbers small.`,
};

function named(row: number): Expression {
  return indexed('R', row + 1);
}

/** The factor before a name, written as textbooks do: R, -R, 3 R, -3 R. */
function times(factor: Rational, name: Expression): Expression {
  const size = absolute(factor);
  const term = equals(size, ONE) ? name : product('adjacent', number(size), name);
  return signOf(factor) < 0 ? negative(term) : term;
}

function withSignOf(factor: Rational, row: readonly Rational[]): readonly Rational[] {
  return signOf(factor) < 0 ? row.map(negate) : row;
}
