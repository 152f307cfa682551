import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { integerMatrix, matrixOf, type Matrix, rowsOf } from '../matrix.ts';
import { rational } from '../rational.ts';
import { nearestDouble } from '../rounding.ts';
import {
  type ComplexDouble,
  eigenInDoubles,
  eigenvectorInDoubles,
  singularInDoubles,
  symmetricInDoubles,
} from './spectral-float.ts';

const square = (size: number, entry: (row: number, column: number) => number): Matrix =>
  integerMatrix(Array.from({ length: size }, (_, i) => Array.from({ length: size }, (__, j) => entry(i, j))));

/** The largest part of Av − λv. */
function residual(a: Matrix, { re, im }: ComplexDouble, vector: readonly ComplexDouble[]): number {
  const parts = rowsOf(a).flatMap((row, i) => {
    const image = row
      .map(nearestDouble)
      .reduce((sum, entry, j) => ({ re: sum.re + entry * vector[j].re, im: sum.im + entry * vector[j].im }), {
        re: 0,
        im: 0,
      });
    return [image.re - re * vector[i].re + im * vector[i].im, image.im - re * vector[i].im - im * vector[i].re];
  });
  return Math.max(...parts.map(Math.abs));
}

describe('eigenvalues in doubles', () => {
  test('a rotation has the eigenvalues −i and i', () => {
    const found = eigenInDoubles(
      integerMatrix([
        [0, -1],
        [1, 0],
      ]),
    );
    assert.ok(found.kind === 'eigen');
    assert.deepEqual(found.values, [
      { re: 0, im: -1 },
      { re: 0, im: 1 },
    ]);
  });

  test('each vector is an eigenvector of length 1, and inverse iteration finds it, too', () => {
    const a = square(12, (i, j) => ((5 * i + 3 * j + i * j * j) % 13) - 6);
    const found = eigenInDoubles(a);
    assert.ok(found.kind === 'eigen');
    found.values.forEach((value, place) => {
      const vector = found.vectors[place];
      assert.ok(residual(a, value, vector) < 1e-12);
      assert.ok(Math.abs(Math.hypot(...vector.flatMap(({ re, im }) => [re, im])) - 1) < 1e-12);
      const iterated = eigenvectorInDoubles(a, value);
      assert.ok(!('kind' in iterated));
      iterated.forEach(({ re, im }, row) => {
        assert.ok(Math.abs(re - vector[row].re) + Math.abs(im - vector[row].im) < 1e-9);
      });
    });
  });

  test('the eigenvalues of a symmetric matrix ascend', () => {
    const found = symmetricInDoubles(
      integerMatrix([
        [2, 1],
        [1, 2],
      ]),
    );
    assert.ok(found.kind === 'symmetric');
    assert.ok(Math.abs(found.values[0] - 1) < 1e-15 && Math.abs(found.values[1] - 3) < 1e-15);
  });

  test('entries next to the largest double', () => {
    const huge = matrixOf([
      [rational(10n ** 307n), rational(0n)],
      [rational(0n), rational(10n ** 307n)],
    ]);
    const found = symmetricInDoubles(huge);
    assert.ok(found.kind === 'symmetric');
    assert.deepEqual(found.values, [1e307, 1e307]);
  });

  test('entries beyond the largest double', () => {
    const beyond = matrixOf([[rational(10n ** 309n)]]);
    assert.equal(symmetricInDoubles(beyond).kind, 'overflow');
    assert.equal(eigenInDoubles(beyond).kind, 'overflow');
    assert.equal(singularInDoubles(beyond, 1).kind, 'overflow');
  });
});

describe('singular values in doubles', () => {
  test('a matrix of ones, whose rank is 1', () => {
    const ones = integerMatrix(Array.from({ length: 45 }, () => Array.from({ length: 41 }, () => 1)));
    const found = singularInDoubles(ones, 1);
    assert.ok(found.kind === 'singular');
    assert.ok(Math.abs(found.values[0] - Math.sqrt(45 * 41)) < 1e-12);
    assert.ok(found.left[0].every((entry) => Math.abs(entry - 1 / Math.sqrt(45)) < 1e-14));
    assert.ok(found.right[0].every((entry) => Math.abs(entry - 1 / Math.sqrt(41)) < 1e-14));
  });
});
