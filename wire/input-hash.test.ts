import assert from 'node:assert/strict';
import { test } from 'node:test';
import { integerMatrix, matrixOf, quotientMatrix, scaledMatrix } from '@matrixmath/engine/exact/matrix.ts';
import { rational } from '@matrixmath/engine/exact/rational.ts';
import { inputHash } from './input-hash.ts';

const half = matrixOf([[rational(1n, 2n), rational(3n)]]);

test('the storage of a matrix does not show in the hash', () => {
  const hash = inputHash('trace', [half]);
  assert.match(hash, /^sha256:[0-9a-f]{64}$/);
  assert.equal(inputHash('trace', [scaledMatrix(1, 2, Float64Array.of(50, 300), 2)]), hash);
  assert.equal(inputHash('trace', [quotientMatrix(1, 2, [2n, 12n], 4n)]), hash);
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
