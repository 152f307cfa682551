// What holds of all systems: every member of the family solves it, the ranks fit, all methods agree, and bad input is refused.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import type { Answer } from '../../../catalogue/answer.ts';
import { readEquation } from '../../../exact/linear-equation.ts';
import { type Matrix, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { add, equals, fractionText, isZero, multiply, type Rational, rational, ZERO } from '../../../exact/rational.ts';
import { rank } from '../../../exact/kernels/rank.ts';
import { joinColumns } from '../../../exact/kernels/arrangement.ts';
import { RUNS } from '../../../testing/arbitraries.ts';
import { ask, exactForm, isProblem } from '../../../testing/asking.ts';
import { operations } from './operation.ts';

const [solve] = operations;
const small = fc.integer({ min: -3, max: 3 }).map((value) => rational(BigInt(value)));
const systems = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 5 }))
  .chain(([m, n]) => fc.tuple(matrices(m, n), matrices(m, 1)));

function matrices(rows: number, columns: number): fc.Arbitrary<Matrix> {
  const row = fc.array(small, { minLength: columns, maxLength: columns });
  return fc.array(row, { minLength: rows, maxLength: rows }).map((drawn) => matrixOf(drawn));
}

function answerTo(values: { readonly [field: string]: unknown }): Answer {
  return ask(solve, values).answer();
}

function part(answer: Answer, key: string): Answer {
  assert.equal(answer.kind, 'structure');
  const found = answer.kind === 'structure' ? answer.members.find(([name]) => name === key) : undefined;
  return found?.[1] ?? assert.fail(key);
}

function rationalsIn(entries: readonly { readonly kind: string }[]): readonly Rational[] {
  return entries.map((entry) => (isRational(entry) ? entry : assert.fail('not rational')));
}

function isRational(entry: { readonly kind: string }): entry is Rational & { readonly kind: 'rational' } {
  return entry.kind === 'rational';
}

function times(a: Matrix, x: readonly Rational[]): readonly Rational[] {
  return rowsOf(a).map((row) => row.reduce((sum, value, k) => add(sum, multiply(value, x[k])), ZERO));
}

test('a particular solution plus multiples of the basis solves the system, and there is none where the rank grows', () => {
  fc.assert(
    fc.property(systems, fc.array(small, { minLength: 5, maxLength: 5 }), ([a, b], factors) => {
      const answer = answerTo({ a, b });
      const [ranked, whole] = [rank(a), rank(joinColumns(a, b))];
      const basis = part(answer, 'basis');
      assert.equal(basis.kind, 'vectors');
      const vectors = basis.kind === 'vectors' ? basis.vectors.map(rationalsIn) : [];
      assert.equal(vectors.length, a.columns - ranked);
      for (const vector of vectors) assert.ok(times(a, vector).every(isZero));
      const particular = part(answer, 'particular');
      assert.equal(particular.kind === 'nothing', whole > ranked);
      if (particular.kind !== 'vector') return;
      const start = rationalsIn(particular.entries);
      const member = start.map((value, place) =>
        vectors.reduce((sum, vector, k) => add(sum, multiply(factors[k], vector[place])), value),
      );
      const rights = rowsOf(b);
      times(a, member).forEach((value, row) => assert.ok(equals(value, rights[row][0])));
    }),
    RUNS,
  );
});

test('all methods, and the answer alone, agree', () => {
  const squares = fc.integer({ min: 1, max: 4 }).chain((n) => fc.tuple(matrices(n, n), matrices(n, 1)));
  fc.assert(
    fc.property(squares, ([a, b]) => {
      const wanted = exactForm(answerTo({ a, b }));
      for (const [method] of solve.methods) {
        assert.deepEqual(exactForm(ask(solve, { a, b, method }).answer('moves')), wanted, method);
      }
    }),
    RUNS,
  );
});

test('equations, the matrices and the augmented matrix are one question', () => {
  fc.assert(
    fc.property(systems, ([a, b]) => {
      const rights = rowsOf(b);
      const equations = rowsOf(a).map(
        (row, i) =>
          `${row.map((value, k) => `(${fractionText(value)})x_${k + 1}`).join(' + ')} = ${fractionText(rights[i][0])}`,
      );
      const wanted = exactForm(answerTo({ a, b }));
      assert.deepEqual(exactForm(answerTo({ equations })), wanted);
      assert.deepEqual(exactForm(answerTo({ a: joinColumns(a, b), augmented: 1 })), wanted);
    }),
    RUNS,
  );
});

describe('what is refused', () => {
  const a = matrixOf([[rational(1n), rational(2n)]]);
  const b = matrixOf([[rational(1n)]]);
  const refusals: readonly (readonly [string, { readonly [field: string]: unknown }, Parameters<typeof isProblem>])[] =
    [
      ['nothing', {}, ['system', ['a']]],
      ['no right side', { a }, ['system', ['b']]],
      ['two right sides', { a, b, augmented: 1 }, ['system', ['augmented']]],
      ['a matrix and equations', { a, equations: ['x = 1'] }, ['system', ['equations']]],
      ['names of unknowns for matrices', { a, b, unknowns: ['x', 'y'] }, ['system', ['unknowns']]],
      ['no column left of the bar', { a, augmented: 2 }, ['index', ['augmented']]],
      ['sides of unlike heights', { a, b: matrixOf([[ZERO], [ZERO]]) }, ['dimension_mismatch', ['b']]],
      ['determinants of a wide matrix', { a, b, method: 'cramer' }, ['not_square', ['a']]],
      ['a product of unknowns', { equations: ['x = 1', 'x y = 2'] }, ['equation', ['equations', '1', '2']]],
      [
        'an unknown that is not listed',
        { equations: ['x + k = 1'], unknowns: ['x'] },
        ['equation', ['equations', '0', '4']],
      ],
      ['an unknown listed twice', { equations: ['x = 1'], unknowns: ['x', 'x'] }, ['equation', ['unknowns', '1']]],
      ['no unknown at all', { equations: ['1 = 1'] }, ['equation', ['equations', '0']]],
      ['too many equations', { equations: Array.from({ length: 101 }, () => 'x = 1') }, ['too_large', ['equations']]],
    ];
  for (const [name, values, problem] of refusals) {
    test(name, () => assert.throws(() => answerTo(values), isProblem(...problem)));
  }
});

describe('equations that are read', () => {
  const readings: readonly (readonly [text: string, coefficients: string, right: string])[] = [
    ['2x + y = 3', 'x:2 y:1', '3'],
    ['x_1 - x_3/2 = 0', 'x_1:1 x_3:-1/2', '0'],
    ['2(x - y) = 3 - x', 'x:3 y:-2', '3'],
    ['0.5x + .25 = 1/3 y', 'x:1/2 y:-1/3', '-1/4'],
    ['x₁₂ = −x12', 'x_12:2', '0'],
  ];
  for (const [text, coefficients, right] of readings) {
    test(text, () => {
      const reading = readEquation(text);
      assert.ok(reading.ok);
      const names = [
        ...new Set([...reading.equation.left.coefficients.keys(), ...reading.equation.right.coefficients.keys()]),
      ];
      const at = (side: 'left' | 'right', name: string): Rational =>
        reading.equation[side].coefficients.get(name) ?? ZERO;
      const found = names.map(
        (name) => `${name}:${fractionText(add(at('left', name), multiply(rational(-1n), at('right', name))))}`,
      );
      assert.equal(found.join(' '), coefficients);
      const constant = add(reading.equation.right.constant, multiply(rational(-1n), reading.equation.left.constant));
      assert.equal(fractionText(constant), right);
    });
  }
});
