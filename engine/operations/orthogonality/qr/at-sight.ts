// QR factors that one sees: of one row, of perpendicular unit vectors, and of triangular matrices.

import { structureClaim } from '../../../algorithms/structure.ts';
import { alsoInShort, type Block, formula, heading, paragraph } from '../../../document/block.ts';
import { count, equal, matrixExpression, power, product, symbol, word } from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { isZero, signOf } from '../../../exact/entry.ts';
import {
  type AnswerMatrix,
  type ExactMatrix,
  identity,
  isSquare,
  matricesEqual,
  rowsOf,
} from '../../../exact/matrix.ts';
import type { Factors } from './solve.ts';

const [A, Q, R] = ['A', 'Q', 'R'].map(symbol);
const GRAM = product('adjacent', power(A, word('T')), A);

/**
 * What is seen:
 *   row                  the columns are numbers, so Q is the sign of the first that is not 0
 *   perpendicular-units  the columns are those of Q
 *   triangular           the columns of Q are those of the identity matrix, up to signs
 */
export type Sight = 'row' | 'perpendicular-units' | 'triangular';

/** What is seen before any work; null where there is nothing. */
export function sightOf(a: ExactMatrix, { directions, columns, r }: Factors): Sight | null {
  if (a.rows === 1) return a.columns === 1 ? null : 'row';
  if (directions.length < columns.length) return null;
  if (isIdentityMatrix(r)) return 'perpendicular-units';
  const isTriangular = isSquare(a) && rowsOf(a).every((row, place) => row.slice(0, place).every(isZero));
  return isTriangular ? 'triangular' : null;
}

function isIdentityMatrix(matrix: AnswerMatrix): boolean {
  return matrix.kind !== 'real' && matrix.kind !== 'float64' && matricesEqual(matrix, identity(matrix.rows));
}

/** Why these are the factors, the factors, and their product; where signs differ, with its numbers. */
export function sightBlocks(a: ExactMatrix, sight: Sight, { directions, q, r }: Factors): readonly Block[] {
  const isIdentity = isIdentityMatrix(q);
  const rank = directions.length;
  return [
    heading(say`Write down the factors`),
    ...alsoInShort(paragraph(words(a, sight, isIdentity))),
    formula(equal(Q, matrixExpression(q))),
    formula(equal(R, matrixExpression(r))),
    formula(
      equal(
        product('adjacent', Q, R),
        ...(sight === 'perpendicular-units' || isIdentity
          ? []
          : [product('adjacent', matrixExpression(q), matrixExpression(r))]),
        A,
      ),
    ),
    ...alsoInShort(paragraph(say`${claim(say`The rank of ${A} is ${rank}`, equal(measure('rank', A), count(rank)))}.`)),
  ];
}

/** `isIdentity`: whether Q is the identity matrix. */
function words(a: ExactMatrix, sight: Sight, isIdentity: boolean): Prose {
  switch (sight) {
    case 'row': {
      const seen = claim(say`${A} has one row`, equal(measure('rowCount', A), count(1)));
      return isIdentity
        ? say`${seen}, so its columns are numbers. The first that is not zero is positive. So the entry of ${Q} is one, and ${R} is ${A} itself.`
        : say`${seen}, so its columns are numbers. The first that is not zero is negative. So the entry of ${Q} is minus one, and ${R} is ${A} with all signs changed.`;
    }
    case 'perpendicular-units': {
      const seen = claim(
        say`The columns of ${A} are perpendicular unit vectors: ${GRAM} is the identity matrix`,
        holds('identity', GRAM),
      );
      return say`${seen}. So ${Q} is ${A} itself, and ${R} is the identity matrix.`;
    }
    case 'triangular': {
      const seen = structureClaim('upper-triangular');
      if (isIdentity) {
        return say`${seen}, and its diagonal entries are positive: it is ${R} itself, and ${Q} is the identity matrix.`;
      }
      return rowsOf(a).every((row, place) => signOf(row[place]) < 0)
        ? say`${seen}, and ${R} needs positive diagonal entries. So the signs of all rows are changed, and ${Q} changes them back.`
        : say`${seen}, and ${R} needs positive diagonal entries. So the signs of the rows with negative ones are changed, and ${Q} changes them back.`;
    }
  }
}
