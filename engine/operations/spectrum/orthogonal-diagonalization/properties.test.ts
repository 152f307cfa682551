import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import type { Answer } from '../../../catalogue/answer.ts';
import { integerMatrix, scalarAt } from '../../../exact/matrix.ts';
import { nearestDouble } from '../../../exact/rounding.ts';
import { ask } from '../../../testing/asking.ts';
import { operations } from './operation.ts';

const [operation] = operations;

type Rows = readonly (readonly number[])[];
type Parts = Readonly<Record<string, Answer>>;

function partsOf(a: Rows): Parts {
  const answer = ask(operation, { a: integerMatrix(a) }).answer();
  return answer.kind === 'structure' ? Object.fromEntries(answer.members) : assert.fail(answer.kind);
}

function rowsOf(answer: Answer): Rows {
  if (answer.kind !== 'matrix') return assert.fail(answer.kind);
  const { matrix } = answer;
  return Array.from({ length: matrix.rows }, (_, row) =>
    Array.from({ length: matrix.columns }, (__, column) =>
      nearestDouble(scalarAt(matrix, row * matrix.columns + column)),
    ),
  );
}

function product(x: Rows, y: Rows): Rows {
  return x.map((row) => y[0].map((_, column) => row.reduce((sum, value, k) => sum + value * y[k][column], 0)));
}

function transposed(rows: Rows): Rows {
  return rows[0].map((_, column) => rows.map((row) => row[column]));
}

function assertNear(x: Rows, y: Rows): void {
  x.forEach((row, i) =>
    row.forEach((value, j) =>
      assert.ok(Math.abs(value - y[i][j]) < 1e-10, `${JSON.stringify(x)} ${JSON.stringify(y)}`),
    ),
  );
}

function isExact(answer: Answer): boolean {
  return answer.kind === 'matrix' && answer.matrix.kind !== 'float64';
}

function assertFactors(a: Rows): Parts {
  const parts = partsOf(a);
  const [q, d] = [parts['Q'], parts['D']].map(rowsOf);
  const unit = a.map((_, i) => a.map((__, j) => (i === j ? 1 : 0)));
  assertNear(product(transposed(q), q), unit);
  assertNear(product(product(q, d), transposed(q)), a);
  d.forEach((row, i) => row.forEach((value, j) => assert.ok(i === j || value === 0)));
  return parts;
}

const symmetric = fc
  .integer({ min: 1, max: 4 })
  .chain((n) =>
    fc.array(fc.array(fc.integer({ min: -4, max: 4 }), { minLength: n, maxLength: n }), { minLength: n, maxLength: n }),
  )
  .map((rows) => rows.map((row, i) => row.map((entry, j) => (j >= i ? entry : rows[j][i]))));

describe('orthogonal diagonalisation', () => {
  test('the factors multiply back, and Q is orthogonal', () => {
    fc.assert(
      fc.property(symmetric, (a) => {
        assertFactors(a);
      }),
      { numRuns: 100, seed: 29 },
    );
  });

  test('with rational eigenvalues, repeated ones too, the factors are exact', () => {
    const vectors = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 3, maxLength: 3 });
    const shift = fc.integer({ min: -3, max: 3 });
    fc.assert(
      fc.property(vectors, shift, shift, (v, value, factor) => {
        const a = v.map((x, i) => v.map((y, j) => factor * x * y + (i === j ? value : 0)));
        assert.ok(isExact(assertFactors(a)['Q']));
      }),
      { numRuns: 60, seed: 29 },
    );
  });

  for (const { name, a, exact } of [
    {
      name: 'a repeated irrational eigenvalue',
      a: [
        [0, 1, 0, 0],
        [1, 1, 0, 0],
        [0, 0, 0, 1],
        [0, 0, 1, 1],
      ],
      exact: false,
    },
    {
      name: 'roots whose eigenvectors have rational lengths',
      a: [
        [0, 1, 0],
        [1, 0, 1],
        [0, 1, 0],
      ],
      exact: true,
    },
    {
      name: 'roots of a cubic',
      a: [
        [1, 1, 0],
        [1, 2, 1],
        [0, 1, 4],
      ],
      exact: false,
    },
    { name: 'a repeated irrational eigenvalue whose eigenvectors are slanted', a: pentagon(), exact: false },
  ]) {
    test(name, () => {
      assert.equal(isExact(assertFactors(a)['Q']), exact);
    });
  }
});

/** The matrix of a pentagon: each corner is joined to its two neighbours, and two eigenvalues of the golden ratio occur twice. */
function pentagon(): Rows {
  return [0, 1, 2, 3, 4].map((i) =>
    [0, 1, 2, 3, 4].map((j) => ((i - j + 5) % 5 === 1 || (j - i + 5) % 5 === 1 ? 1 : 0)),
  );
}

describe('problems', () => {
  test('a matrix that is not square', () => {
    assert.throws(() => partsOf([[1, 2, 3]]), { code: 'not_square' });
  });

  test('a matrix that is not symmetric', () => {
    assert.throws(
      () =>
        partsOf([
          [1, 2],
          [3, 4],
        ]),
      { code: 'not_symmetric' },
    );
  });

  test('more rows than are solved', () => {
    const a = Array.from({ length: 201 }, (_, i) => Array.from({ length: 201 }, (__, j) => (i === j ? 1 : 0)));
    assert.throws(() => partsOf(a), { code: 'too_large' });
  });
});

const path = (size: number): Rows =>
  Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (__, j) => (Math.abs(i - j) === 1 || (i === j && i === 0) ? 1 : 0)),
  );

describe('in doubles', () => {
  test('a factor of a degree beyond those whose eigenvectors are worked out', () => {
    const parts = assertFactors(path(8));
    assert.equal(isExact(parts['Q']), false);
    assert.equal(isExact(parts['D']), true);
  });

  test('more rows than are solved exactly', () => {
    const parts = assertFactors(path(60));
    assert.equal(isExact(parts['D']), false);
  });

  test('repeated eigenvalues of many rows: eigenvectors at right angles, and no multiplicities', () => {
    const ones = Array.from({ length: 41 }, () => Array.from({ length: 41 }, () => 1));
    const { eigenvalues } = assertFactors(ones);
    assert.ok(eigenvalues.kind === 'structures');
    assert.equal(eigenvalues.items.length, 41);
    assert.ok(eigenvalues.items.every(({ members: [, [, multiplicity]] }) => multiplicity.kind === 'nothing'));
  });
});
