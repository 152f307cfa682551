// The words of inverses.
// Above: operation.ts. Below: solve.ts, algorithms/row-reduction/tell.ts.

import { folding } from '../../../algorithms/moves.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import type { Rows } from '../../../algorithms/row-reduction/solve.ts';
import { rowMoveHandlers, rowsExpression } from '../../../algorithms/row-reduction/tell.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  apply,
  count,
  determinantOf,
  type Expression,
  equal,
  indexed,
  matrixExpression,
  negative,
  number,
  power,
  product,
  quotient,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { identity } from '../../../exact/matrix.ts';
import { fractionText, signOf } from '../../../exact/rational.ts';
import type { SquareInput } from '../sibling.ts';
import type { InverseMove, InverseMoves, Method } from './solve.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`The inverse of a square matrix undoes it: multiplied from either side it gives the identity matrix. A matrix has an inverse just when its determinant is not 0, and then it has only one.`,
];

const INVERSE = power(symbol('A'), negative(count(1)));
const DETERMINANT = determinantOf(symbol('A'));

export function task({ a }: SquareInput): Prose {
  return say`Find the inverse of ${matrixExpression(a)}.`;
}

export function tell({ a }: SquareInput, moves: readonly InverseMove[]): readonly Block[] {
  return [...openingOf(a), ...moves.flatMap((move) => foldMove(move, handlers))];
}

const foldMove = folding<InverseMoves>();

const handlers: { readonly [K in keyof InverseMoves]: (facts: InverseMoves[K]) => readonly Block[] } = {
  ...rowMoveHandlers,
  choose: ({ method }) => [heading(say`Choose a method`), paragraph(...choiceWords[method])],
  reciprocal: ({ entry, value }) => [
    heading(say`Take the reciprocal`),
    formula(
      fractionText(value) === `1/${fractionText(entry)}`
        ? number(value)
        : equal(quotient(count(1), number(entry)), number(value)),
      say`A ${1} by ${1} matrix is inverted like the number in it, which must not be ${0}.`,
    ),
  ],
  cofactor: ({ row, column, minor, value }) => [
    ...(row === 0 && column === 0 ? [heading(say`Work out the cofactors`)] : []),
    formula(
      equal(indexed('C', row + 1, column + 1), ...signedMinor(row, column, minor), number(value)),
      row === 0 && column === 0
        ? say`The cofactor of a place is the determinant of what is left without its row and its column, with a minus where row and column number add up to an odd number.`
        : null,
    ),
  ],
  cofactors: ({ rows }) => [formula(equal(symbol('C'), rowsExpression(rows)))],
  determinant: ({ entries, cofactors, value }) => [
    heading(say`Work out the determinant`),
    formula(
      equal(
        DETERMINANT,
        sum(...entries.map((entry, column) => product('dot', number(entry), number(cofactors[column])))),
        number(value),
      ),
      say`The entries of the first row times their cofactors add up to the determinant. Only if it is not ${0} is there an inverse.`,
    ),
  ],
  adjugate: ({ rows, reciprocal }) => [
    heading(say`Transpose the cofactors and divide`),
    formula(
      equal(apply('adj', symbol('A')), rowsExpression(rows)),
      say`The transposed matrix of cofactors is the adjugate.`,
    ),
    formula(
      equal(INVERSE, product('adjacent', number(reciprocal), rowsExpression(rows))),
      say`The matrix times its adjugate is the determinant times the identity matrix, so dividing by the determinant gives the inverse.`,
    ),
  ],
  augment: ({ rows, bar }) => [
    heading(say`Write the identity matrix beside the matrix`),
    formula(
      rowsExpression(rows, bar),
      say`Each row operation multiplies both sides from the left by the same matrix. When the left side has become the identity matrix, the right side has become the inverse.`,
    ),
  ],
  read: () => [
    heading(say`Read off the inverse`),
    paragraph(say`The left side is the identity matrix, so the right side is the inverse.`),
  ],
  computed: ({ size, exact }) => [
    heading(say`Compute the inverse`),
    paragraph(
      say`The working of the inverse of this ${size} by ${size} matrix would be too long to read.`,
      exact
        ? say`It is computed by elimination in exact arithmetic: nothing is rounded on the way.`
        : say`It is computed by elimination in floating-point arithmetic, so its last digits are not certain. That the matrix is not singular was decided exactly.`,
    ),
  ],
  result: ({ a, matrix, worked }) => [
    heading(say`State the inverse`),
    paragraph(say`${symbol('A')} is invertible, and this is its inverse.`),
    formula(relation(INVERSE, matrix.kind === 'float64' ? 'approximately' : 'equal', matrixExpression(matrix))),
    ...(worked && matrix.kind !== 'float64'
      ? [
          formula(
            equal(
              product('adjacent', matrixExpression(a), matrixExpression(matrix)),
              matrixExpression(identity(a.rows)),
            ),
            say`The check: a matrix times its inverse is the identity matrix.`,
          ),
        ]
      : []),
  ],
};

const choiceWords: { readonly [K in Method]: readonly [Prose, Prose] } = {
  adjugate: [
    say`We use the adjugate.`,
    say`For a ${2} by ${2} matrix the cofactors are single entries, so this is the shortest way.`,
  ],
  'gauss-jordan': [
    say`We use Gauss–Jordan elimination.`,
    say`From three rows on it needs fewer steps than all the cofactors.`,
  ],
};

/** The minor with its sign; left out where that is the number itself. */
function signedMinor(row: number, column: number, minor: Rows): readonly Expression[] {
  const plus = (row + column) % 2 === 0;
  if (minor.length > 1) {
    const bars = determinantOf(rowsExpression(minor));
    return [plus ? bars : negative(bars)];
  }
  const [[entry]] = minor;
  return plus || signOf(entry) >= 0 ? [] : [negative(number(entry))];
}
