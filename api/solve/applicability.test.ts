// Possibility: what is said without answering is what answering would have shown.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operationsOf } from '@matrixsteps/engine/catalogue/catalogue.ts';
import { discover } from '@matrixsteps/engine/catalogue/discover.ts';
import { givenOne, givenValues } from '@matrixsteps/engine/catalogue/given.ts';
import { matrixA } from '@matrixsteps/engine/catalogue/inputs.ts';
import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import { DomainError } from '@matrixsteps/engine/catalogue/domain-error.ts';
import {
  integerMatrix,
  type Matrix,
  quotientMatrix,
  rationalMatrix,
  scaledMatrix,
} from '@matrixsteps/engine/exact/matrix.ts';
import { rational } from '@matrixsteps/engine/exact/rational.ts';
import * as fc from 'fast-check';
import { applicabilityTo, isAnsweredForVectors } from './applicability.ts';

const catalogue = await discover();
const takingOne = operationsOf(catalogue).filter(({ body }) => {
  const required = body.filter(({ fallback }) => fallback === undefined);
  return required.length === 1 && required[0] === matrixA;
});

/** The most that a trial of a small matrix may be predicted to take. */
const LARGEST_TRIAL = 400_000_000;

function isAnswered(operation: Operation, matrix: Matrix): boolean {
  try {
    const computation = operation.ask(givenOne(operation.body, matrixA, matrix));
    if (computation.elementaryOperations > LARGEST_TRIAL) return false;
    computation.answer();
    return true;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return false;
  }
}

function assertKnown(matrix: Matrix): void {
  const isApplicable = applicabilityTo(matrix);
  for (const operation of takingOne) {
    assert.equal(isApplicable(operation), isAnswered(operation, matrix), operation.id);
  }
}

/** Sides from 1 to 4, and so many entries. */
function matrices(entries: fc.Arbitrary<number>, build: (rows: number, columns: number, values: number[]) => Matrix) {
  return fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
    .chain(([rows, columns]) =>
      fc
        .array(entries, { minLength: rows * columns, maxLength: rows * columns })
        .map((values) => build(rows, columns, values)),
    );
}

const settings = { seed: 20260101, numRuns: 60 };

test('small integers and decimals, singular matrices among them', () => {
  for (const scale of [0, 2, 22]) {
    const scaled = matrices(fc.integer({ min: -2, max: 2 }), (rows, columns, values) =>
      scaledMatrix(rows, columns, Float64Array.from(values), scale),
    );
    fc.assert(fc.property(scaled, assertKnown), settings);
  }
});

test('three rows that depend on each other, or nearly do, up to the largest entries that doubles multiply', () => {
  const entries = fc.array(fc.integer({ min: -50_000, max: 50_000 }), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(entries, fc.integer({ min: -1, max: 1 }), ([a, b, c, d, e, f], change) => {
      const rows = [
        [a, b, c],
        [d, e, f],
        [a + d, b + e, c + f + change],
      ];
      assertKnown(integerMatrix(rows));
    }),
    settings,
  );
  for (const [x, y] of [
    [1e5, 1e5],
    [1e5, -1e5],
    [1e5 + 1, 1e5],
    [1e5 - 1, 1e5],
  ]) {
    assertKnown(
      integerMatrix([
        [x, y, y],
        [y, x, y],
        [y, y, x],
      ]),
    );
  }
});

test('fractions', () => {
  const fractions = matrices(fc.integer({ min: -12, max: 12 }), (rows, columns, values) =>
    rationalMatrix(
      rows,
      columns,
      values.map((value, index) => rational(BigInt(value), BigInt(1 + (index % 5)))),
    ),
  );
  fc.assert(fc.property(fractions, assertKnown), settings);
  const quotients = matrices(fc.integer({ min: -3, max: 3 }), (rows, columns, values) =>
    quotientMatrix(rows, columns, values.map(BigInt), 7n),
  );
  fc.assert(fc.property(quotients, assertKnown), settings);
});

const PRIMES = [997n, 991n, 983n, 977n, 971n, 967n, 953n, 947n, 941n, 937n, 929n, 919n, 911n, 907n, 887n, 883n];

/** Entries at the bounds within which nothing is tried. */
const atTheBounds: readonly (readonly [name: string, matrix: Matrix])[] = [1, 2, 3, 4].flatMap((side) => {
  const count = side * side;
  const large = Float64Array.from({ length: count }, (_, index) => 1e6 - ((index * 7919) % 997));
  const numerators = Array.from({ length: count }, (_, index) => 1000n - BigInt((index * 37) % 89));
  return [
    [`integers, ${side}x${side}`, scaledMatrix(side, side, large, 0)],
    [`decimals, ${side}x${side}`, scaledMatrix(side, side, large, 22)],
    [
      `unlike fractions, ${side}x${side}`,
      rationalMatrix(
        side,
        side,
        numerators.map((n, k) => rational(n, PRIMES[k])),
      ),
    ],
    [`like fractions, ${side}x${side}`, quotientMatrix(side, side, numerators, 997n)],
  ] as const;
});

for (const [name, matrix] of atTheBounds) test(`at the bounds: ${name}`, () => assertKnown(matrix));

/** Integers just beyond what is known without a trial, and far beyond the range of doubles in their determinants. */
const beyond: readonly (readonly [name: string, matrix: Matrix])[] = [
  [
    'longer integers',
    integerMatrix([
      [1_000_001, 2],
      [3, 4],
    ]),
  ],
  [
    'a larger side',
    integerMatrix([
      [2, 1, 0, 0, 0],
      [1, 2, 1, 0, 0],
      [0, 1, 2, 1, 0],
      [0, 0, 1, 2, 1],
      [0, 0, 0, 1, 2],
    ]),
  ],
  [
    'determinants beyond doubles',
    rationalMatrix(2, 2, [rational(10n ** 200n), rational(1n), rational(1n), rational(10n ** 200n)]),
  ],
];

for (const [name, matrix] of beyond) test(`by trial: ${name}`, () => assertKnown(matrix));

test('what takes long because its numbers are long is not tried', () => {
  const entries = Array.from({ length: 100 }, (_, k) =>
    rational(BigInt(k * k + 7) ** 30n, 10n ** BigInt(9 * (k % 11))),
  );
  const isApplicable = applicabilityTo(rationalMatrix(10, 10, entries));
  const possible = takingOne.filter(isApplicable).map(({ id }) => id);
  assert.ok(possible.includes('transpose') && !possible.includes('inverse-nxn'), possible.join());
});

test('vectors of one size, the zero vector among them', () => {
  const asking = operationsOf(catalogue).flatMap((operation) => {
    const required = operation.body.filter(({ fallback }) => fallback === undefined);
    const fields = required.filter((field) => field.kind === 'vector');
    return fields.length > 0 && fields.length === required.length ? [{ operation, fields }] : [];
  });
  assert.ok(asking.length >= 5);
  const vectors = fc.integer({ min: 1, max: 5 }).chain((size) =>
    fc.array(fc.array(fc.integer({ min: -2, max: 2 }), { minLength: size, maxLength: size }), {
      minLength: 2,
      maxLength: 2,
    }),
  );
  const assertVectorsKnown = (rows: readonly (readonly number[])[]): void => {
    for (const { operation, fields } of asking) {
      const question = givenValues();
      fields.forEach((field, place) => question.set(field, integerMatrix(rows[place].map((entry) => [entry]))));
      for (const field of operation.body) if (field.fallback !== undefined) question.leaveOut(field);
      assert.equal(
        isAnsweredForVectors(operation, fields, question.given),
        isAnsweredTo(() => operation.ask(question.given).answer()),
        operation.id,
      );
    }
  };
  fc.assert(fc.property(vectors, assertVectorsKnown), settings);
});

function isAnsweredTo(ask: () => unknown): boolean {
  try {
    ask();
    return true;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return false;
  }
}
