// Properties of formulas for all powers.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { integerMatrix, type Matrix, rowsOf, scalarAt, zeroMatrix } from '../../../exact/matrix.ts';
import { count, equal, list, matrixExpression, relation } from '../../../document/expression.ts';
import { nearestComplex, nearestDouble } from '../../../exact/rounding.ts';
import { add, equals, integer, integerPower, multiply, type Rational, ZERO } from '../../../exact/rational.ts';
import { isComplex, type Scalar } from '../../../exact/scalar.ts';
import { RUNS, squareMatrices } from '../../../testing/arbitraries.ts';
import { askBody, exactForm, isProblem } from '../../../testing/asking.ts';
import { N, POWER } from './formula.ts';
import { operations } from './operation.ts';
import { type FormulaFacts, solve } from './solve.ts';

const [operation] = operations;

type Rows = readonly (readonly Rational[])[];

function factsOf(a: Matrix): FormulaFacts {
  const last = [...solve({ a })].at(-1);
  assert.ok(last?.move === 'formula');
  return last.facts;
}

function power(rows: Rows, exponent: number): Rows {
  const unit = rows.map((row, i) => row.map((_, j) => integer(i === j ? 1 : 0)));
  return Array.from({ length: exponent }).reduce<Rows>(
    (known) =>
      known.map((row) => rows.map((_, j) => row.reduce((sum, x, k) => add(sum, multiply(x, rows[k][j])), ZERO))),
    unit,
  );
}

/** The sum of the terms at an exponent, where all of its numbers are fractions; null elsewhere. */
function exactSum({ terms, a }: FormulaFacts, exponent: number): readonly Rational[] | null {
  const entries = Array.from({ length: a.rows ** 2 }, () => ZERO);
  for (const { base, degree, coefficient } of terms) {
    if (base.kind !== 'rational') return null;
    const weight = multiply(integerPower(base, BigInt(exponent)), integerPower(integer(exponent), BigInt(degree)));
    for (const place of entries.keys()) {
      const value = scalarAt(coefficient, place);
      if (value.kind !== 'rational') return null;
      entries[place] = add(entries[place], multiply(weight, value));
    }
  }
  return entries;
}

type Complex = readonly [re: number, im: number];

function complexOf(x: Scalar): Complex {
  if (isComplex(x)) {
    const { re, im } = nearestComplex(x);
    return [re, im];
  }
  return [x.kind === 'float' ? x.value : nearestDouble(x), 0];
}

function times([a, b]: Complex, [c, d]: Complex): Complex {
  return [a * c - b * d, a * d + b * c];
}

/** The same in doubles, for any numbers. */
function nearSum({ terms, a }: FormulaFacts, exponent: number): readonly Complex[] {
  const weights = terms.map(({ base, degree }) => {
    const raised = Array.from({ length: exponent }).reduce<Complex>((known) => times(known, complexOf(base)), [1, 0]);
    return times(raised, [exponent ** degree, 0]);
  });
  return Array.from({ length: a.rows ** 2 }, (_, place) =>
    terms.reduce<Complex>(
      ([re, im], { coefficient }, k) => {
        const [x, y] = times(weights[k], complexOf(scalarAt(coefficient, place)));
        return [re + x, im + y];
      },
      [0, 0],
    ),
  );
}

function isPower(facts: FormulaFacts, exponent: number): boolean {
  const wanted = power(rowsOf(facts.a), exponent).flat();
  const exact = exactSum(facts, exponent);
  if (exact !== null) return exact.every((x, place) => equals(x, wanted[place]));
  const size = Math.max(1, ...wanted.map((x) => Math.abs(nearestDouble(x))));
  return nearSum(facts, exponent).every(
    ([re, im], place) => Math.abs(re - nearestDouble(wanted[place])) < 1e-6 * size && Math.abs(im) < 1e-6 * size,
  );
}

function holdsFor(a: Matrix): void {
  const facts = factsOf(a);
  for (let exponent = facts.from; exponent <= 6; exponent++) assert.ok(isPower(facts, exponent));
  if (facts.from > 0) assert.ok(!isPower(facts, facts.from - 1));
}

test('the sum of the terms is the power from the named exponent on, and not before', () => {
  fc.assert(fc.property(squareMatrices(4), holdsFor), RUNS);
});

const whole = fc.integer({ min: -2, max: 2 });

test('matrices of few whole numbers, of which many have repeated eigenvalues', () => {
  const rows = fc
    .integer({ min: 1, max: 5 })
    .chain((size) =>
      fc.array(fc.array(whole, { minLength: size, maxLength: size }), { minLength: size, maxLength: size }),
    );
  fc.assert(
    fc.property(rows, (a) => holdsFor(integerMatrix(a))),
    RUNS,
  );
});

test('a recurrence has the same formula: the numbers of Fibonacci', () => {
  const facts = factsOf(
    integerMatrix([
      [1, 1],
      [1, 0],
    ]),
  );
  const corners = Array.from({ length: 20 }, (_, exponent) => Math.round(nearSum(facts, exponent)[1][0]));
  assert.deepEqual(
    corners.slice(2),
    corners.slice(2).map((_, k) => corners[k] + corners[k + 1]),
  );
  assert.equal(corners[19], 4181);
});

const named: readonly (readonly [name: string, rows: readonly (readonly number[])[]])[] = [
  [
    'a cubic factor that comes twice',
    [
      [0, 0, 1, 1, 0, 0],
      [1, 0, 1, 0, 1, 0],
      [0, 1, 0, 0, 0, 1],
      [0, 0, 0, 0, 0, 1],
      [0, 0, 0, 1, 0, 1],
      [0, 0, 0, 0, 1, 0],
    ],
  ],
  [
    'a complex pair that comes twice beside a nilpotent block',
    [
      [0, 1, 1, 0, 0, 0],
      [-1, 0, 0, 1, 0, 0],
      [0, 0, 0, 1, 0, 0],
      [0, 0, -1, 0, 0, 0],
      [0, 0, 0, 0, 0, 1],
      [0, 0, 0, 0, 0, 0],
    ],
  ],
  [
    'two quadratic fields and a fraction',
    [
      [0, 1, 0, 0, 0],
      [2, 0, 0, 0, 0],
      [0, 0, 0, 1, 0],
      [0, 0, 3, 0, 0],
      [1, 1, 1, 1, 5],
    ],
  ],
];

for (const [name, rows] of named) test(name, () => holdsFor(integerMatrix(rows)));

test('the written formula of a singular matrix names the exponents that it is true of', () => {
  const nilpotent = askBody(operation, {
    a: [
      [0, 1],
      [0, 0],
    ],
  }).answer();
  const invertible = askBody(operation, {
    a: [
      [0, 1],
      [1, 0],
    ],
  }).answer();
  assert.ok(nilpotent.kind === 'structure' && invertible.kind === 'structure');
  assert.deepEqual(
    nilpotent.shown(),
    list([equal(POWER, matrixExpression(zeroMatrix(2, 2))), relation(N, 'at-least', count(2))], 'none'),
  );
  assert.equal(invertible.shown()?.kind, 'relation');
});

const refused: readonly (readonly [name: string, a: unknown, problem: Parameters<typeof isProblem>[0]])[] = [
  ['a matrix that is not square', [[1, 2]], 'not_square'],
  [
    'a matrix that is too large',
    Array.from({ length: 13 }, (_, i) => Array.from({ length: 13 }, (__, j) => i + j)),
    'too_large',
  ],
  [
    'a factor of degree 7',
    Array.from({ length: 7 }, (_, i) =>
      Array.from({ length: 7 }, (__, j) => (j === i - 1 ? 1 : j === 6 && i < 2 ? 1 : 0)),
    ),
    'too_large',
  ],
];

for (const [name, a, problem] of refused) {
  test(name, () => assert.throws(() => askBody(operation, { a }).answer(), isProblem(problem, ['a'])));
}

for (const { title, body, answer } of operation.examples) {
  test(title, () => assert.deepEqual(exactForm(askBody(operation, body).answer()), answer));
}
