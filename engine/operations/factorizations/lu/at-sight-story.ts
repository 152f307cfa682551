// The words of triangular factors that one sees.

import { hasStructure } from '../../../algorithms/structure.ts';
import { alsoInShort, type Block, formula, heading, paragraph } from '../../../document/block.ts';
import { count, equal, list, matrixExpression, power, product, symbol, word } from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { type ExactMatrix, rowsOf } from '../../../exact/matrix.ts';
import type { Sight } from './at-sight.ts';
import type { Factors } from './solve.ts';

const [A, P, L, D, U] = ['A', 'P', 'L', 'D', 'U'].map(symbol);

/** Why these are the factors, and the factors; no product is needed to see it. */
export function sightBlocks(a: ExactMatrix, sight: Sight, { p, l, d, u }: Factors): readonly Block[] {
  const factors = d === null ? product('adjacent', L, U) : product('adjacent', L, D, U);
  return [
    heading(say`Write down the factors`),
    ...alsoInShort(paragraph(words(a, sight, p !== null, d !== null))),
    ...(p === null ? [] : [formula(equal(P, matrixExpression(p)))]),
    formula(equal(L, matrixExpression(l))),
    ...(d === null ? [] : [formula(equal(D, matrixExpression(d)))]),
    formula(equal(U, matrixExpression(u))),
    ...(sight === 'lower-triangular' ? [] : [formula(equal(factors, p === null ? A : product('adjacent', P, A)))]),
  ];
}

/** `hasP`, `hasD`: whether there are these factors beside L and U. */
function words(a: ExactMatrix, sight: Sight, hasP: boolean, hasD: boolean): Prose {
  switch (sight) {
    case 'entry':
      return hasD
        ? say`${A} has one entry. It is the entry of ${D}, and the entries of ${L} and ${U} are ${1}.`
        : hasP
          ? say`${A} has one entry, so there is nothing to clear: ${U} is ${A} itself, and the entries of ${P} and ${L} are ${1}.`
          : say`${A} has one entry, so there is nothing to clear: ${U} is ${A} itself, and the entry of ${L} is ${1}.`;
    case 'upper-triangular': {
      const isDiagonal = hasStructure(a, 'diagonal');
      const seen =
        a.rows === a.columns
          ? isDiagonal
            ? claim(say`${A} is diagonal`, holds('diagonal', A))
            : claim(say`${A} is upper triangular`, holds('upperTriangular', A))
          : claim(say`All entries of ${A} below the diagonal are ${0}`, ...zerosBelow(a));
      return hasP
        ? say`${seen}, so nothing is exchanged or subtracted: ${U} is ${A} itself, and ${P} and ${L} are the identity matrix.`
        : say`${seen}, so nothing is subtracted: ${U} is ${A} itself, and ${L} is the identity matrix.`;
    }
    case 'unit-lower-triangular': {
      const ones = equal(measure('diagonalOf', A), list(rowsOf(a).map(() => count(1))));
      const seen = claim(
        say`${A} is lower triangular, and its diagonal entries are ${1}`,
        holds('lowerTriangular', A),
        ones,
      );
      return say`${seen}: ${A} is ${L} itself, and ${others(hasP, hasD)}.`;
    }
    case 'lower-triangular': {
      const seen = claim(say`${A} is lower triangular`, holds('lowerTriangular', A));
      const rest = hasP || hasD ? say` ${hasD ? U : P} is the identity matrix.` : [];
      return say`${seen}. A product with a diagonal matrix on the right multiplies each column by a number. So ${hasD ? D : U} holds the diagonal entries of ${A}, and each column of ${A}, divided by its diagonal entry, is a column of ${L}.${rest}`;
    }
    case 'permutation': {
      const undone = holds('identity', product('adjacent', power(A, word('T')), A));
      return say`${claim(say`Each row and each column of ${A} holds a single one and zeros`, undone)}, so exchanges of rows make it the identity matrix. ${power(A, word('T'))} exchanges them in this way: it is ${P}, and ${L} and ${U} are the identity matrix.`;
    }
  }
}

function others(hasP: boolean, hasD: boolean): Prose {
  if (hasD) return say`${D} and ${U} are the identity matrix`;
  return hasP ? say`${P} and ${U} are the identity matrix` : say`${U} is the identity matrix`;
}

function zerosBelow(a: ExactMatrix) {
  return rowsOf(a).flatMap((row, place) =>
    row.slice(0, place).map((_, column) => equal(measure('entryAt', A, place + 1, column + 1), count(0))),
  );
}
