// What the checker of shown numbers notices: lines that are true of the exact numbers and false as they are printed.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { formula } from '@matrixsteps/engine/document/block.ts';
import {
  approximation,
  count,
  divided,
  equal,
  type Expression,
  indexed,
  list,
  matrixExpression,
  number,
  product,
  relation,
  sum,
  symbol,
  table,
} from '@matrixsteps/engine/document/expression.ts';
import { matrixOf } from '@matrixsteps/engine/exact/matrix.ts';
import { rational } from '@matrixsteps/engine/exact/rational.ts';
import { float } from '@matrixsteps/engine/exact/scalar.ts';
import type { NumberStyle } from '@matrixsteps/engine/render/style.ts';
import { checkShown } from './shown-checking.ts';

/** As answers are rounded, where any number may become 0 or 1. */
const BLUNT: NumberStyle = { decimals: 0, notation: 'decimal' };
const IN_STEPS: NumberStyle = { ...BLUNT, working: { approximations: 0 } };

const of = (numerator: bigint, denominator = 1n): Expression => number(rational(numerator, denominator));
const threeQuarters = of(3n, 4n);
const small = of(4n, 1000n);
const R = (row: number): Expression => indexed('R', row);
const matrix = (...rows: readonly (readonly bigint[])[]): Expression =>
  matrixExpression(matrixOf(rows.map((row) => row.map((entry) => rational(entry)))));

/** True of the exact numbers; blunt rounding makes them false. */
const FALSE_WHEN_BLUNT: Readonly<Record<string, readonly Expression[]>> = {
  'a factor that is shown as 1': [equal(product('dot', threeQuarters, count(4)), count(3))],
  'a factor that is shown as 0': [equal(product('dot', small, count(1000)), count(4))],
  'a division by a number that is shown as 0': [equal(divided(count(1), small), count(250))],
  'a multiple of a row': [
    equal(symbol('A'), matrix([4n, 8n], [1n, 1n])),
    equal(product('adjacent', threeQuarters, R(1)), list([count(3), count(6)])),
  ],
  'numbers that are shown as equal and said to differ': [relation(of(1n, 5n), 'less', sum(of(1n, 5n), of(1n, 10n)))],
  'a column of a table': [table([symbol('x')], [[threeQuarters], [threeQuarters], [threeQuarters]], [of(9n, 4n)])],
};

describe('lines that only blunt rounding makes false', () => {
  for (const [name, expressions] of Object.entries(FALSE_WHEN_BLUNT)) {
    const story = expressions.map((expression) => formula(expression));
    if (name !== 'a column of a table') {
      test(`${name} is noticed`, () => assert.equal(checkShown(story, BLUNT).wrong.length, 1));
    }
    test(`${name} is right in steps`, () => assert.deepEqual(checkShown(story, IN_STEPS).wrong, []));
  }
});

describe('lines that are false in any style', () => {
  const wrong: Readonly<Record<string, readonly Expression[]>> = {
    'an equality': [equal(sum(count(2), count(2)), count(5))],
    'an approximation beyond the rounding': [relation(of(5n, 4n), 'approximately', of(29n, 4n))],
    'digits that are not those of the number': [relation(of(5n, 4n), 'approximately', approximation(float(3.25)))],
    'a matrix that does not follow': [
      equal(symbol('A'), matrix([4n, 8n], [1n, 1n])),
      relation(R(1), 'exchanges', R(2)),
      matrix([1n, 1n], [4n, 7n]),
    ],
    'a total': [table([symbol('x')], [[count(2)], [count(3)]], [count(6)])],
  };
  for (const [name, expressions] of Object.entries(wrong)) {
    test(name, () => {
      const story = expressions.map((expression) => formula(expression));
      assert.equal(checkShown(story, IN_STEPS).wrong.length, 1);
    });
  }
});
