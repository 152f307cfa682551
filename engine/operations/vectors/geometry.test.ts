// What holds of norms, unit vectors, angles, projections and distances.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import type { Answer } from '../../catalogue/answer.ts';
import type { DomainErrorCode } from '../../catalogue/domain-error.ts';
import type { Operation } from '../../catalogue/operation.ts';
import { entriesOf, integerMatrix, type Matrix } from '../../exact/matrix.ts';
import { nearestDouble } from '../../exact/rounding.ts';
import {
  absolute,
  add,
  compare,
  equals,
  fractionText,
  isZero,
  multiply,
  ONE,
  type Rational,
  subtract,
  ZERO,
} from '../../exact/rational.ts';
import type { Scalar } from '../../exact/scalar.ts';
import { matricesOfShape, rationals, RUNS } from '../../testing/arbitraries.ts';
import { ask, askBody, exactForm, isProblem } from '../../testing/asking.ts';
import { operations as angles } from './angle/operation.ts';
import { operations as distances } from './distance/operation.ts';
import { operations as norms } from './norm/operation.ts';
import { operations as projections } from './projection/operation.ts';
import { columnOf } from './sums-of-products.ts';
import { operations as units } from './unit/operation.ts';

const [angle] = angles;
const [distance] = distances;
const [norm] = norms;
const [projection] = projections;
const [unit] = units;

const columns = matricesOfShape(3, 1);
const nonzero = columns.filter((v) => !entriesOf(v).every(isZero));

function dot(u: readonly Rational[], v: readonly Rational[]): Rational {
  return u.map((x, place) => multiply(x, v[place])).reduce(add, ZERO);
}

/** The square of an exact number. */
function squared(x: Scalar): Rational {
  if (x.kind === 'rational') return multiply(x, x);
  return x.kind === 'power' ? x.base : assert.fail('not exact');
}

function exact(x: Scalar): Rational {
  return x.kind === 'rational' ? x : assert.fail('not rational');
}

function part(answer: Answer, key: string): Answer {
  assert.ok(answer.kind === 'structure');
  return answer.members.find(([name]) => name === key)?.[1] ?? assert.fail(key);
}

function vectorPart(answer: Answer, key: string): readonly Rational[] {
  const found = part(answer, key);
  assert.ok(found.kind === 'vector');
  return found.entries.map(exact);
}

function scalarPart(answer: Answer, key: string): Scalar {
  const found = part(answer, key);
  assert.ok(found.kind === 'scalar');
  return found.value;
}

function normOf(given: { readonly v?: Matrix; readonly a?: Matrix }, kind: string): Scalar {
  const answer = ask(norm, { ...given, kind }).answer();
  assert.ok(answer.kind === 'scalar');
  return answer.value;
}

function rationalNorm(v: Matrix, kind: string): Rational {
  return exact(normOf({ v }, kind));
}

test('the square of a length is the dot product of the vector with itself', () => {
  fc.assert(
    fc.property(columns, (v) => {
      assert.ok(equals(squared(normOf({ v }, '2')), dot(entriesOf(v), entriesOf(v))));
    }),
    RUNS,
  );
});

test('norms of sums are at most the sums of norms', () => {
  fc.assert(
    fc.property(columns, columns, fc.constantFrom('1', 'inf'), (u, v, kind) => {
      const sum = columnOf(entriesOf(u).map((x, place) => add(x, entriesOf(v)[place])));
      assert.ok(compare(rationalNorm(sum, kind), add(rationalNorm(u, kind), rationalNorm(v, kind))) <= 0);
    }),
    RUNS,
  );
});

test('the norm of the transposed matrix takes rows for columns', () => {
  fc.assert(
    fc.property(matricesOfShape(2, 3), (a) => {
      const entries = entriesOf(a);
      const turned = [0, 1, 2].map((column) => [entries[column], entries[3 + column]]);
      const transposed: Matrix = { kind: 'rational', rows: 3, columns: 2, entries: turned.flat() };
      assert.deepEqual(normOf({ a }, '1'), normOf({ a: transposed }, 'inf'));
    }),
    RUNS,
  );
});

test('the squares of a unit vector add up to 1, and it points the same way', () => {
  fc.assert(
    fc.property(nonzero, (v) => {
      const answer = ask(unit, { v }).answer();
      assert.ok(answer.kind === 'vector');
      assert.ok(equals(answer.entries.map(squared).reduce(add, ZERO), ONE));
      answer.entries.forEach((entry, place) => {
        assert.equal(Math.sign(nearestDouble(entry)), Math.sign(nearestDouble(entriesOf(v)[place])));
      });
    }),
    RUNS,
  );
});

test('no cosine is beyond 1 (Cauchy and Schwarz), and radians and degrees agree with it', () => {
  fc.assert(
    fc.property(nonzero, nonzero, (u, v) => {
      const answer = ask(angle, { u, v }).answer();
      const cosine = scalarPart(answer, 'cosine');
      assert.ok(compare(squared(cosine), ONE) <= 0);
      const [radians, degrees] = ['radians', 'degrees'].map((key) => nearestDouble(scalarPart(answer, key)));
      assert.ok(Math.abs(Math.cos(radians) - nearestDouble(cosine)) < 1e-12);
      assert.ok(Math.abs((radians * 180) / Math.PI - degrees) < 1e-9);
    }),
    RUNS,
  );
});

test('a projection and the rest make up the vector, and the rest is perpendicular', () => {
  fc.assert(
    fc.property(columns, nonzero, (u, v) => {
      const answer = ask(projection, { u, v }).answer();
      const [along, rest] = [vectorPart(answer, 'projection'), vectorPart(answer, 'orthogonal')];
      assert.ok(isZero(dot(rest, entriesOf(v))));
      entriesOf(u).forEach((entry, place) => assert.ok(equals(entry, add(along[place], rest[place]))));
      const again = ask(projection, { u: columnOf(along), v }).answer();
      assert.deepEqual(vectorPart(again, 'projection').map(fractionText), along.map(fractionText));
    }),
    RUNS,
  );
});

test('the foot lies in the plane, and its distance from the point is the answer', () => {
  fc.assert(
    fc.property(columns, nonzero, rationals(), (point, normal, offset) => {
      const answer = ask(distance, { point, normal, offset }).answer();
      const foot = vectorPart(answer, 'foot');
      assert.ok(equals(dot(foot, entriesOf(normal)), offset));
      requireDistance(answer, point, foot);
    }),
    RUNS,
  );
});

test('the way to the foot is perpendicular to the line', () => {
  fc.assert(
    fc.property(columns, columns, nonzero, (point, through, direction) => {
      const answer = ask(distance, { point, through, direction }).answer();
      const foot = vectorPart(answer, 'foot');
      const between = entriesOf(point).map((entry, place) => subtract(entry, foot[place]));
      assert.ok(isZero(dot(between, entriesOf(direction))));
      requireDistance(answer, point, foot);
    }),
    RUNS,
  );
});

function requireDistance(answer: Answer, point: Matrix, foot: readonly Rational[]): void {
  const between = entriesOf(point).map((entry, place) => subtract(entry, foot[place]));
  assert.ok(equals(exact(scalarPart(answer, 'squared')), dot(between, between)));
  assert.ok(equals(squared(scalarPart(answer, 'distance')), dot(between, between)));
}

const ZERO_VECTOR = [0, 0];
const LONGEST = 1e308;

const problems: readonly (readonly [
  name: string,
  operation: Operation,
  body: object,
  code: DomainErrorCode,
  at: string,
])[] = [
  ['an angle with zero', angle, { u: ZERO_VECTOR, v: [1, 2] }, 'zero_vector', 'u'],
  ['an angle with zero as the second', angle, { u: [1, 2], v: ZERO_VECTOR }, 'zero_vector', 'v'],
  ['an angle of unlike lengths', angle, { u: [1], v: [1, 2] }, 'dimension_mismatch', 'v'],
  ['the direction of zero', unit, { v: [0] }, 'zero_vector', 'v'],
  ['a projection on zero', projection, { u: [1, 2], v: ZERO_VECTOR }, 'zero_vector', 'v'],
  ['a projection of unlike lengths', projection, { u: [1], v: [1, 2] }, 'dimension_mismatch', 'v'],
  ['a projection beyond doubles', projection, { u: [LONGEST], v: [1e-10] }, 'overflow', 'u'],
  ['nothing to measure', norm, {}, 'inputs', 'v'],
  ['a vector and a matrix', norm, { v: [1], a: [[1]] }, 'inputs', 'v'],
  ['the spectral norm', norm, { a: [[1]] }, 'method', 'kind'],
  ['a norm beyond doubles', norm, { v: [LONGEST, LONGEST], kind: '1' }, 'overflow', 'v'],
  ['no plane and no line', distance, { point: [1] }, 'inputs', 'point'],
  ['half a plane and half a line', distance, { point: [1], normal: [1], through: [1] }, 'inputs', 'point'],
  ['a plane without a direction', distance, { point: [1, 2], normal: ZERO_VECTOR, offset: 1 }, 'zero_vector', 'normal'],
  [
    'a line without a direction',
    distance,
    { point: [1, 2], through: [1, 1], direction: ZERO_VECTOR },
    'zero_vector',
    'direction',
  ],
  [
    'a normal vector that is too short',
    distance,
    { point: [1, 2], normal: [1], offset: 0 },
    'dimension_mismatch',
    'normal',
  ],
  ['a square beyond doubles', distance, { point: [LONGEST], normal: [1], offset: 0 }, 'overflow', 'point'],
];

for (const [name, operation, body, code, at] of problems) {
  test(`problem: ${name}`, () => {
    assert.throws(() => askBody(operation, { ...body }).answer(), isProblem(code, [at]));
  });
}

test('sizes do not care about signs', () => {
  const [plus, minus] = [integerMatrix([[3], [4]]), integerMatrix([[-3], [4]])];
  for (const kind of ['1', '2', 'inf']) assert.deepEqual(normOf({ v: plus }, kind), normOf({ v: minus }, kind));
  assert.equal(exactForm(ask(norm, { v: minus, kind: 'inf' }).answer()), '4');
  assert.ok(equals(absolute(exact(normOf({ v: plus }, '2'))), exact(normOf({ v: plus }, '2'))));
});
