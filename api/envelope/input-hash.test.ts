import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  integerMatrix,
  matrixOf,
  rationalMatrix,
  quotientMatrix,
  scaledMatrix,
} from '@matrixsteps/engine/exact/matrix.ts';
import { rational } from '@matrixsteps/engine/exact/rational.ts';
import * as fc from 'fast-check';
import { inputHash } from './input-hash.ts';

const half = matrixOf([[rational(1n, 2n), rational(3n)]]);

test('the storage of a matrix does not show in the hash', () => {
  const hash = inputHash('trace', [half]);
  assert.match(hash, /^sha256:[0-9a-f]{64}$/);
  assert.equal(inputHash('trace', [scaledMatrix(1, 2, Float64Array.of(50, 300), 2)]), hash);
  assert.equal(inputHash('trace', [quotientMatrix(1, 2, [2n, 12n], 4n)]), hash);
});

const LARGEST = Number.MAX_SAFE_INTEGER;

/** Integers of any length, near the bounds of the processor's own, and with many twos and fives. */
const values = fc.oneof(
  fc.integer({ min: -20, max: 20 }),
  fc.integer({ min: -LARGEST, max: LARGEST }),
  fc.constantFrom(LARGEST, -LARGEST, 2 ** 31, 2 ** 31 - 1, 2 ** 32, 2 ** 52, 5 ** 22, -4 * 5 ** 21, 10 ** 15),
);

test('scaled integers have the hash of the fractions that they stand for', () => {
  // One matrix is written at once, the other in pieces.
  for (const [columns, numRuns] of [
    [7, 400],
    [700, 5],
  ]) {
    const drawn = fc.array(values, { minLength: columns, maxLength: columns });
    fc.assert(
      fc.property(drawn, fc.integer({ min: 0, max: 22 }), (integers, scale) => {
        const fractions = integers.map((value) => rational(BigInt(value), 10n ** BigInt(scale)));
        const scaled = scaledMatrix(1, columns, Float64Array.from(integers), scale);
        assert.equal(inputHash('trace', [scaled]), inputHash('trace', [rationalMatrix(1, columns, fractions)]));
      }),
      { seed: 20260101, numRuns },
    );
  }
});

test('the hash of a question does not change with time', () => {
  const matrix = scaledMatrix(1, 4, Float64Array.of(50, -300, 0, LARGEST), 2);
  const digest = 'sha256:5d00212c9864e67b120c83963ec9e89ef8e816994534fe425e085f6f6302d0c8';
  assert.equal(inputHash('trace', [matrix]), digest);
});

const DIFFERENT: readonly (readonly [string, Parameters<typeof inputHash>])[] = [
  ['another operation', ['determinant', [half]]],
  ['another shape of the same numbers', ['trace', [matrixOf([[rational(1n, 2n)], [rational(3n)]])]]],
  ['a scalar for a 1x1 matrix', ['add', [integerMatrix([[1]]), rational(2n)]]],
  ['a 1x1 matrix for a scalar', ['add', [integerMatrix([[1]]), integerMatrix([[2]])]]],
  ['an integer parameter', ['trace', [half, 1]]],
  ['no parameter', ['trace', [half, null]]],
  ['a text', ['trace', [half, '1']]],
  ['a list', ['trace', [half, [1]]]],
];

test('different questions have different hashes', () => {
  const hashes = [inputHash('trace', [half]), ...DIFFERENT.map(([, [question, parts]]) => inputHash(question, parts))];
  assert.equal(new Set(hashes).size, hashes.length);
});
