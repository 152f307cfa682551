// What suggests a way to a product.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { integerMatrix, rowsOf } from '../../exact/matrix.ts';
import { chooseWay, PRODUCT_METHODS, type Way } from './choice.ts';

type Whole = readonly (readonly number[])[];

function wayTo(a: Whole, b: Whole, asked: Parameters<typeof chooseWay>[2] = 'auto'): Way {
  return chooseWay(rowsOf(integerMatrix(a)), rowsOf(integerMatrix(b)), asked);
}

/** The way in one word, with the factor or the method that it names. */
function briefly(way: Way): string {
  if (way.kind === 'method') return `${way.method}, ${way.reason.because}`;
  return 'factor' in way ? `${way.kind} ${way.factor}` : way.kind;
}

const full = [
  [1, 2],
  [3, 4],
];
const diagonal = [
  [2, 0],
  [0, 3],
];
const unit = [
  [1, 0],
  [0, 1],
];
const twice = [
  [2, 0],
  [0, 2],
];
const nothing = [
  [0, 0],
  [0, 0],
];
const unitColumn = [[1], [0]];

const cases: readonly (readonly [name: string, a: Whole, b: Whole, way: string])[] = [
  ['no zeros', full, full, 'row-by-column, entries'],
  ['half of B is zero', full, unitColumn, 'columns, zeros'],
  [
    'half of B is zero, but A is one row',
    [[1, 2]],
    [
      [0, 3],
      [4, 0],
    ],
    'row-by-column, entries',
  ],
  ['a row times a column', [[1, 2]], [[3], [4]], 'row-by-column, one-entry'],
  ['a column times a row', [[1], [2]], [[3, 4]], 'one-term'],
  ['A is zero', nothing, full, 'zero A'],
  ['B is zero', full, nothing, 'zero B'],
  ['A is the identity', unit, full, 'identity A'],
  ['B is the identity', full, unit, 'identity B'],
  ['A is twice the identity', twice, full, 'multiple A'],
  ['B is twice the identity', diagonal, twice, 'multiple B'],
  ['a single entry on the left', [[1]], [[3, 4]], 'multiple A'],
  ['a single entry on the right', [[3], [4]], [[5]], 'multiple B'],
  ['two single entries', [[3]], [[4]], 'single'],
  [
    'both factors are diagonal',
    diagonal,
    [
      [5, 0],
      [0, 7],
    ],
    'diagonals',
  ],
  ['A is diagonal', diagonal, full, 'diagonal A'],
  ['B is diagonal', full, diagonal, 'diagonal B'],
];

describe('the way that the factors suggest', () => {
  for (const [name, a, b, way] of cases) test(name, () => assert.equal(briefly(wayTo(a, b)), way));
});

describe('a method that was asked for', () => {
  for (const method of PRODUCT_METHODS) {
    test(`${method} is followed whatever the factors`, () => {
      for (const factor of [full, diagonal, unit, twice]) {
        assert.equal(briefly(wayTo(factor, full, method)), `${method}, asked`);
      }
    });

    test(`${method} has nothing to do where a factor is zero`, () => {
      assert.equal(briefly(wayTo(full, nothing, method)), 'zero B');
    });
  }
});
