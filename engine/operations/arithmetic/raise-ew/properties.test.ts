// What holds for all entry-by-entry powers.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { EXACT_BUDGET } from '../../../exact/budget.ts';
import {
  constantMatrix,
  entry,
  integerMatrix,
  matricesEqual,
  type Matrix,
  scaledMatrix,
} from '../../../exact/matrix.ts';
import { integer, ONE, type Rational, rational } from '../../../exact/rational.ts';
import { matrices, nonZeroMatricesOfShape, nonZeroRationals, RUNS } from '../../../testing/arbitraries.ts';
import { ask, askBody, exactForm, isProblem, matrixAnswered } from '../../../testing/asking.ts';
import { operations as division } from '../divide-ew/operation.ts';
import { operations as multiplication } from '../multiply-ew/operation.ts';
import { operations } from './operation.ts';

const [operation] = operations;

function raise(a: Matrix, b: Matrix | Rational): Matrix {
  return matrixAnswered(ask(operation, { a, b }));
}

function times(a: Matrix, b: Matrix): Matrix {
  return matrixAnswered(ask(multiplication[0], { a, b }));
}

function divide(a: Matrix, b: Matrix): Matrix {
  return matrixAnswered(ask(division[0], { a, b }));
}

const exponents = fc.integer({ min: 0, max: 6 });

describe('properties of powers', () => {
  test('an exponent n multiplies n equal factors', () => {
    fc.assert(
      fc.property(matrices(), exponents, (a, n) => {
        let product: Matrix = constantMatrix(a.rows, a.columns, ONE);
        for (let factor = 0; factor < n; factor++) product = times(product, a);
        return matricesEqual(raise(a, integer(n)), product);
      }),
      RUNS,
    );
  });

  test('exponents of equal bases add up', () => {
    fc.assert(
      fc.property(matrices(), exponents, exponents, (a, m, n) =>
        matricesEqual(times(raise(a, integer(m)), raise(a, integer(n))), raise(a, integer(m + n))),
      ),
      RUNS,
    );
  });

  test('a negative exponent gives the reciprocal', () => {
    fc.assert(
      fc.property(nonZeroMatricesOfShape(3, 4), exponents, (a, n) =>
        matricesEqual(raise(a, integer(-n)), divide(constantMatrix(3, 4, ONE), raise(a, integer(n)))),
      ),
      RUNS,
    );
  });

  test('the square root of a square is the size of the base, and the cube root of a cube of a positive base the base', () => {
    fc.assert(
      fc.property(nonZeroRationals(), (x) => {
        const base = { ...x, numerator: x.numerator < 0n ? -x.numerator : x.numerator };
        const a = constantMatrix(1, 1, base);
        return (
          matricesEqual(raise(raise(constantMatrix(1, 1, x), integer(2)), rational(1n, 2n)), a) &&
          matricesEqual(raise(raise(a, integer(3)), rational(1n, 3n)), a)
        );
      }),
      RUNS,
    );
  });

  test('a large matrix to one exponent agrees with its entries one by one', () => {
    const large = scaledMatrix(
      25,
      20,
      Float64Array.from({ length: 500 }, (_, k) => k + 1),
      1,
    );
    for (const n of [-3, -1, 0, 1, 2, 5, 64]) {
      const whole = raise(large, integer(n));
      for (let row = 0; row < 25; row++) {
        const single = raise(scaledMatrix(1, 20, large.values.slice(row * 20, row * 20 + 20), 1), integer(n));
        for (let column = 0; column < 20; column++) {
          assert.deepEqual(entry(whole, row, column), entry(single, 0, column));
        }
      }
    }
  });
});

describe('special powers', () => {
  const cases: readonly (readonly [name: string, base: unknown, exponent: unknown, power: string])[] = [
    ['zero to zero is one', 0, 0, '1'],
    ['zero to a positive power', 0, '7/2', '0'],
    ['a negative base to an odd power', -2, 3, '-8'],
    ['a negative base to a negative even power', -2, -2, '1/4'],
    ['a negative base to an exponent written with a fraction', -2, '4/2', '4'],
    ['a root that is a fraction', '8/27', '2/3', '4/9'],
    ['a root that is not', 2, 0.5, 'sqrt(2)'],
    ['a negative exponent and a root', 4, -0.5, '1/2'],
    ['too long for a fraction', 1.0000001, 1e9, '(10000001/10000000)^(1000000000)'],
    ['one to anything', 1, 1e9, '1'],
    ['minus one to an odd number of any size', -1, 1000000001, '-1'],
  ];
  for (const [name, base, exponent, power] of cases) {
    test(name, () => {
      const question = askBody(operation, { a: [[base]], b: [[exponent]] });
      assert.deepEqual(exactForm(question.answer()), [[power]]);
      assert.ok(question.story().length > 0);
    });
  }

  test('a note says that 0^0 is a convention, and where it stands', () => {
    assert.equal(askBody(operation, { a: [[0, 1]], b: [[0, 0]] }).notes().length, 1);
    assert.equal(askBody(operation, { a: [[0, 1]], b: [[1, 0]] }).notes().length, 0);
  });

  test('a power below the smallest double is no problem', () => {
    assert.deepEqual(exactForm(askBody(operation, { a: [[0.5]], b: [[1e6]] }).answer()), [['(1/2)^(1000000)']]);
  });
});

describe('the work of powers', () => {
  test('a matrix of kept powers beyond the budget is worked out in doubles', () => {
    const question = ask(operation, { a: longFractions(10_000_001n), b: integer(1e9) });
    assert.ok(question.elementaryOperations > 16 * EXACT_BUDGET);
    const answer = question.answer();
    assert.ok(answer.kind === 'matrix' && answer.matrix.kind === 'float64');
    assert.ok(Math.abs(answer.matrix.values[0] / 2.6881037012649237e43 - 1) < 1e-6);
  });

  test('a quarter of a million square roots are exact', () => {
    const size = 500;
    const a = scaledMatrix(size, size, new Float64Array(size * size).fill(2), 0);
    const answer = ask(operation, { a, b: rational(1n, 2n) }).answer();
    assert.ok(answer.kind === 'matrix' && answer.matrix.kind === 'real');
  });

  test('doubles keep the sign of odd powers', () => {
    const answer = ask(operation, { a: longFractions(-10_000_000n), b: rational(2n ** 53n + 1n) }).answer();
    assert.ok(answer.kind === 'matrix' && answer.matrix.kind === 'float64');
    assert.equal(answer.matrix.values[0], -1);
  });

  test('a matrix of squares is within the budget', () => {
    const a = scaledMatrix(300, 300, new Float64Array(90000).fill(12345), 2);
    const question = ask(operation, { a, b: integer(2) });
    assert.ok(question.elementaryOperations < EXACT_BUDGET);
    assert.equal(entry(matrixAnswered(question), 0, 0).numerator, 6095961n);
  });
});

describe('problems of powers', () => {
  test('matrices of different shapes', () => {
    assert.throws(() => askBody(operation, { a: [[1, 2]], b: [[1]] }), isProblem('dimension_mismatch', ['b']));
  });

  test('zero to a negative power is blamed on the exponent', () => {
    const question = askBody(operation, { a: [[1, 0]], b: [[-1, -2]] });
    assert.throws(() => question.answer(), isProblem('zero_division', ['b', '0', '1']));
    assert.throws(() => question.answer(), /row 1, column 2: 0 to the power -2/);
  });

  test('with one exponent for all places, on the zero', () => {
    assert.throws(
      () => askBody(operation, { a: [[1], [0]], b: -1 }).answer(),
      isProblem('zero_division', ['a', '1', '0']),
    );
  });

  const domain: readonly (readonly [name: string, base: number, exponent: unknown, message: RegExp])[] = [
    ['a square root of a negative number', -4, 0.5, /there is no real value/],
    ['an odd root of a negative number', -8, '1/3', /the real odd root would be -2$/],
    ['an even power of an odd root', -8, '2/3', /the real odd root would be 4$/],
  ];
  for (const [name, base, exponent, message] of domain) {
    test(name, () => {
      const question = askBody(operation, { a: [[base]], b: [[exponent]] });
      assert.throws(() => question.answer(), isProblem('domain', ['a', '0', '0']));
      assert.throws(() => question.answer(), message);
    });
  }

  const overflows: readonly (readonly [name: string, base: number | string, exponent: number])[] = [
    ['a written-out power', 10, 400],
    ['a power too long to write out', 10, 1e9],
    ['a power that rounds to infinity only just', '1.99999999999999999999', 1024],
    ['a negative power of a small base', 0.1, -400],
    ['an irrational power', 10, 308.5],
  ];
  for (const [name, base, exponent] of overflows) {
    test(`${name} beyond the range of doubles`, () => {
      const question = askBody(operation, { a: [[1, base]], b: [[1, exponent]] });
      assert.throws(() => question.answer(), isProblem('overflow', ['a', '0', '1']));
    });
  }
});

test('integer matrices stay matrices', () => {
  assert.ok(matricesEqual(raise(integerMatrix([[3]]), integer(4)), integerMatrix([[81]])));
});

/** A matrix of one long fraction, `base` and a thousandth digit, too many of them to be raised one by one. */
function longFractions(base: bigint): Matrix {
  const unit = 10n ** 999n;
  return constantMatrix(130, 130, rational(base * (unit / 10n ** 7n) + 1n, unit));
}
