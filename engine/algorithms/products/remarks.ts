// Remarks on products: what this product shows about its factors, and what their order does.

import { type Entry, equals } from '../../exact/entry.ts';
import { count, equal, number, product, relation } from '../../document/expression.ts';
import { holds, measure } from '../../document/facts.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { rowsOf } from '../../exact/matrix.ts';
import type { Way } from './choice.ts';
import { A, AB, B, C } from './names.ts';
import type { ProductInput } from './moves.ts';
import { unreadable } from './solve.ts';
import {
  isDiagonal,
  isIdentity,
  isLowerTriangular,
  isSquareMatrix,
  isUpperTriangular,
  isZeroMatrix,
  type Rows,
  sameRows,
} from './structure.ts';
import { identityClaim } from './tell-choice.ts';
import { multiplied } from './working.ts';

/** What a teacher points out in the finished product c of a and b. */
export function remarksOn(a: Rows<Entry>, b: Rows<Entry>, c: Rows<Entry>, way: Way): readonly Prose[] {
  if (way.kind === 'one-term') {
    return [
      say`${claim(say`Its rows are multiples of one row, so its rank is one.`, equal(measure('rank', C), count(1)))}`,
    ];
  }
  if (way.kind !== 'method') return [];
  if (isIdentity(a)) return [[identityClaim('A')]];
  if (isIdentity(b)) return [[identityClaim('B')]];
  if (isZeroMatrix(c)) {
    if (c.length === 1 && c[0].length === 1) {
      const [zero, single] = [holds('zero', C), equal(measure('entryCount', C), count(1))];
      return [[claim(say`The row and the column are orthogonal: their dot product is zero.`, zero, single)]];
    }
    return [
      say`${claim(
        say`The product is the zero matrix although neither factor is.`,
        holds('zero', C),
        relation(measure('zeroCount', A), 'less', measure('entryCount', A)),
        relation(measure('zeroCount', B), 'less', measure('entryCount', B)),
      )} That cannot happen with numbers.`,
    ];
  }
  if (isSquareMatrix(a) && isIdentity(c)) {
    return [
      say`${claim(
        say`The product is the identity matrix: each factor is the inverse of the other.`,
        holds('identity', C),
        holds('invertible', A),
      )}`,
    ];
  }
  return triangularRemark(a, b);
}

function triangularRemark(a: Rows<Entry>, b: Rows<Entry>): readonly Prose[] {
  if (a.length === 1 || (isDiagonal(a) && isDiagonal(b))) return [];
  if (isUpperTriangular(a) && isUpperTriangular(b)) return [triangular('upper', 'upperTriangular')];
  if (isLowerTriangular(a) && isLowerTriangular(b)) return [triangular('lower', 'lowerTriangular')];
  return [];
}

function triangular(side: string, predicate: 'upperTriangular' | 'lowerTriangular'): Prose {
  return say`${claim(
    say`Both factors are ${side} triangular, and so is the product.`,
    holds(predicate, A),
    holds(predicate, B),
    holds(predicate, C),
  )}`;
}

/** Larger products in the other order are not shown. */
const LARGEST_SHOWN = 3;

const BA = product('adjacent', B, A);

/** The first place, counted from 1, at which two matrices of one shape differ, and what each holds there. */
export function firstDifference(
  a: Rows<Entry>,
  b: Rows<Entry>,
): readonly [row: number, column: number, x: Entry, y: Entry] {
  for (const [i, row] of a.entries()) {
    const j = row.findIndex((value, place) => !equals(value, b[i][place]));
    if (j !== -1) return [i + 1, j + 1, row[j], b[i][j]];
  }
  throw new Error('The matrices are equal.');
}

/** What exchanging the factors would do, where both are small and square. */
export function orderNotes({ a, b }: ProductInput): readonly Prose[] {
  const areSquare = a.rows === a.columns && b.rows === b.columns;
  if (!areSquare || a.rows === 1 || a.rows > LARGEST_SHOWN || unreadable(a, b) !== null) return [];
  const [left, right] = [rowsOf(a), rowsOf(b)];
  if (sameRows(left, right)) return [];
  const exchanged = multiplied(right, left);
  if (sameRows(exchanged, multiplied(left, right))) {
    return [say`Here ${equal(AB, BA)}. For most pairs of square matrices the two products differ.`];
  }
  const [row, column, here, there] = firstDifference(multiplied(left, right), exchanged);
  const differ = claim(
    say`in row ${row}, column ${column} it has ${number(there)}, where ${AB} has ${number(here)}`,
    equal(measure('entryAt', BA, row, column), number(there)),
    equal(measure('entryAt', AB, row, column), number(here)),
  );
  return [
    say`The order of the factors matters: ${claim(say`${BA} is another matrix`, relation(AB, 'unequal', BA))}; ${differ}.`,
  ];
}
