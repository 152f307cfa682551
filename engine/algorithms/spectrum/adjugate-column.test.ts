import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matrixOf } from '../../exact/matrix.ts';
import { dividedBy, type Polynomial, polynomial, polynomials } from '../../exact/polynomial.ts';
import { integer } from '../../exact/rational.ts';
import { adjugateColumn } from './adjugate-column.ts';

/** Coefficients with the leading one first. */
function given(...coefficients: readonly number[]): Polynomial {
  return polynomial(...coefficients.toReversed().map(integer));
}

const CASES: Readonly<
  Record<string, { readonly a: readonly (readonly number[])[]; readonly factor: Polynomial; readonly rest: Polynomial }>
> = {
  'a cubic of three rows': {
    a: [
      [1, 2, 0],
      [3, -1, 1],
      [2, 0, 4],
    ],
    factor: given(1, -4, -7, 24),
    rest: given(1),
  },
  'a cubic beside a rational root': {
    a: [
      [2, 1, 3, 0],
      [1, -1, 2, 0],
      [3, 2, 4, 1],
      [0, 0, 0, 1],
    ],
    factor: given(1, -5, -12, -1),
    rest: given(1, -1),
  },
  'a cubic beside the root zero': {
    a: [
      [-4, 6, -3, -1],
      [5, -4, 0, 6],
      [4, 0, 2, 3],
      [-4, 6, -3, -1],
    ],
    factor: given(1, 7, -43, 176),
    rest: given(1, 0),
  },
};

for (const [name, { a, factor, rest }] of Object.entries(CASES)) {
  test(`${name}: A − λI takes the column to a multiple of the factor`, () => {
    const matrix = matrixOf(a.map((row) => row.map(integer)));
    const { remainders } = adjugateColumn(matrix, polynomials.multiply(factor, rest), factor);
    assert.ok(remainders.some((entry) => entry.length > 0));
    for (const [i, row] of a.entries()) {
      const product = row.reduce<Polynomial>((total, entry, j) => {
        const shifted = i === j ? given(-1, entry) : given(entry);
        return polynomials.add(total, polynomials.multiply(shifted, remainders[j]));
      }, polynomials.zero);
      assert.deepEqual(dividedBy(product, factor).remainder, []);
    }
  });
}
