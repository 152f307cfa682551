// The words of inverses that need no method: one entry, the identity, diagonal and orthogonal matrices.

import type { MoveHandlers } from '../../../algorithms/moves.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  count,
  determinantOf,
  divided,
  equal,
  type Expression,
  indexed,
  matrixExpression,
  number,
  power,
  product,
  symbol,
  word,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { identity, matrixOf } from '../../../exact/matrix.ts';
import { divide, type Entry, equals, isZero, negate } from '../../../exact/entry.ts';
import { ONE } from '../../../exact/rational.ts';
import type { InverseMoves } from './solve.ts';

const A = symbol('A');
const TRANSPOSE = power(A, word('T'));

const noZeros = equal(measure('zeroCount', measure('diagonalOf', A)), count(0));

export const specialHandlers: MoveHandlers<
  Pick<InverseMoves, 'reciprocal' | 'identity' | 'diagonal' | 'orthogonal'>,
  readonly Block[]
> = {
  reciprocal: ({ entry }) => [
    heading(say`Take the reciprocal`),
    formula(
      reciprocalLine(0, entry),
      say`A matrix with a single entry is multiplied like that number, so its inverse holds the reciprocal.`,
    ),
  ],
  identity: () => [
    heading(say`Multiply the matrix by itself`),
    paragraph(say`${claim(say`${A} is the identity matrix`, holds('identity', A))}, so it is its own inverse.`),
    formula(equal(product('adjacent', A, A), symbol('I')), say`Multiplying by the identity matrix changes nothing.`),
  ],
  diagonal: ({ entries }) => [
    heading(say`Take the reciprocals of the diagonal`),
    paragraph(
      say`${claim(say`${A} is a diagonal matrix, and no entry of its diagonal is zero`, holds('diagonal', A), noZeros)}.`,
      say`Diagonal matrices are multiplied entry by entry along their diagonals, so each of these entries is inverted by itself.`,
    ),
    ...entries.map((entry, index) => formula(reciprocalLine(index, entry))),
  ],
  orthogonal: ({ rows }) => {
    const columns = rows[0].map((_, column) => rows.map((row) => row[column]));
    return [
      heading(say`Multiply the matrix by its transpose`),
      paragraph(
        say`${claim(say`Each row of ${A} times itself gives one, and any two different rows give zero`, equal(product('adjacent', A, TRANSPOSE), symbol('I')))}.`,
        say`${kindWords(rows)} These dot products are the entries of ${product('adjacent', A, TRANSPOSE)}, so the transpose is the inverse.`,
      ),
      formula(
        equal(
          product('adjacent', A, TRANSPOSE),
          product('adjacent', matrixExpression(matrixOf(rows)), matrixExpression(matrixOf(columns))),
          matrixExpression(identity(rows.length)),
        ),
      ),
    ];
  },
};

/** What an orthogonal matrix is called: a permutation matrix, a rotation of the plane, or just orthogonal. */
function kindWords(rows: InverseMoves['orthogonal']['rows']): Prose {
  if (rows.every((row) => row.every((entry) => isZero(entry) || equals(entry, ONE)))) {
    const zeros = equal(measure('zeroCount', A), count(rows.length * (rows.length - 1)));
    const ones = equal(measure('sumOf', A), count(rows.length));
    return say`${claim(
      say`Its entries are zeros and a single one in each row, which makes ${A} a permutation matrix`,
      zeros,
      ones,
    )}: it puts the entries of a vector in another order, and its transpose puts them back.`;
  }
  if (rows.length !== 2) return ORTHOGONAL;
  const isRotation = equals(rows[0][0], rows[1][1]) && equals(rows[0][1], negate(rows[1][0]));
  if (!isRotation) return ORTHOGONAL;
  const one = equal(determinantOf(A), count(1));
  return say`${ORTHOGONAL} ${claim(say`As its determinant is one, ${A} turns the plane about the origin`, one)}, and its inverse turns it back by the same angle.`;
}

const ORTHOGONAL = say`A matrix with such rows is called orthogonal.`;

function reciprocalLine(index: number, entry: Entry): Expression {
  return equal(
    divided(count(1), indexed('a', index + 1, index + 1)),
    divided(count(1), number(entry)),
    number(divide(ONE, entry)),
  );
}
