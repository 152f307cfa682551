import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import type { Answer } from '../../../catalogue/answer.ts';
import { integerMatrix, matrixOf, scalarAt } from '../../../exact/matrix.ts';
import { multiply, rational } from '../../../exact/rational.ts';
import { nearestDouble } from '../../../exact/rounding.ts';
import { exactText } from '../../../exact/scalar.ts';
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

function valuesOf(answer: Answer): readonly number[] {
  return answer.kind === 'vector' ? answer.entries.map(nearestDouble) : assert.fail(answer.kind);
}

function textsOf(answer: Answer): readonly string[] {
  return answer.kind === 'vector' ? answer.entries.map(exactText) : assert.fail(answer.kind);
}

function product(x: Rows, y: Rows): Rows {
  return x.map((row) => y[0].map((_, column) => row.reduce((sum, value, k) => sum + value * y[k][column], 0)));
}

function transposed(rows: Rows): Rows {
  return rows[0].map((_, column) => rows.map((row) => row[column]));
}

function assertNear(x: Rows, y: Rows): void {
  assert.equal(x.length, y.length);
  x.forEach((row, i) =>
    row.forEach((value, j) => assert.ok(Math.abs(value - y[i][j]) < 1e-9, `${JSON.stringify(x)} ${JSON.stringify(y)}`)),
  );
}

function isExact(answer: Answer): boolean {
  return answer.kind === 'matrix' && answer.matrix.kind !== 'float64';
}

/** Everything that must hold of the answer; that it is unique in these values is the theorem. */
function assertDecomposed(a: Rows): Parts {
  const parts = partsOf(a);
  const values = valuesOf(parts['singular_values']);
  const { rank } = parts;
  const positive = values.filter((value) => value > 0);
  assert.equal(values.length, Math.min(a.length, a[0].length));
  assert.deepEqual(
    values,
    values.toSorted((x, y) => y - x),
  );
  assert.deepEqual(rank, { kind: 'count', value: positive.length });
  assert.equal(positive.length, rankOf(a));
  if (positive.length === 0) {
    for (const key of ['U', 'S', 'V']) assert.equal(parts[key].kind, 'nothing');
    return parts;
  }
  const [u, s, v] = [parts['U'], parts['S'], parts['V']].map(rowsOf);
  const unit = positive.map((_, i) => positive.map((__, j) => (i === j ? 1 : 0)));
  assertNear(product(transposed(u), u), unit);
  assertNear(product(transposed(v), v), unit);
  assertNear(product(product(u, s), transposed(v)), a);
  s.forEach((row, i) => row.forEach((value, j) => assert.equal(value, i === j ? positive[i] : 0)));
  return parts;
}

/** By elimination with fractions of whole numbers, in doubles that stay whole. */
function rankOf(a: Rows): number {
  const column = a.length === 0 ? -1 : a[0].findIndex((_, j) => a.some((row) => row[j] !== 0));
  if (column < 0) return 0;
  const pivot = a.findIndex((row) => row[column] !== 0);
  const rest = a.filter((_, i) => i !== pivot);
  return 1 + rankOf(rest.map((row) => row.map((x, j) => x * a[pivot][column] - a[pivot][j] * row[column])));
}

const rectangular = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })).chain(([rows, columns]) =>
  fc.array(fc.array(fc.integer({ min: -3, max: 3 }), { minLength: columns, maxLength: columns }), {
    minLength: rows,
    maxLength: rows,
  }),
);

/** Perpendicular columns times perpendicular rows: the products have whole eigenvalues. */
const planted = fc
  .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }), fc.integer({ min: -2, max: 2 }))
  .map(([p, q, r]): Rows => {
    const left = [
      [1, 2, 2],
      [2, 1, -2],
      [2, -2, 1],
    ];
    const right = [
      [1, 1],
      [1, -1],
    ];
    return left[0].map((_, i) =>
      right[0].map((__, j) => p * left[0][i] * right[0][j] + (q - r) * left[1][i] * right[1][j]),
    );
  });

describe('the singular value decomposition', () => {
  test('the factors multiply back, their columns are orthonormal, the values descend, and the rank is their number', () => {
    fc.assert(
      fc.property(rectangular, (a) => {
        assertDecomposed(a);
      }),
      { numRuns: 120, seed: 29 },
    );
  });

  test('where the eigenvalues of the product are rational, the factors are exact', () => {
    fc.assert(
      fc.property(planted, (a) => {
        const { U, V } = assertDecomposed(a);
        assert.ok(U.kind === 'nothing' || (isExact(U) && isExact(V)));
      }),
      { numRuns: 60, seed: 29 },
    );
  });

  test('the transpose has the same singular values, and the squares add up to the squares of the entries', () => {
    fc.assert(
      fc.property(rectangular, (a) => {
        const values = partsOf(a)['singular_values'];
        assert.deepEqual(textsOf(values), textsOf(partsOf(transposed(a))['singular_values']));
        const squares = a.flat().reduce((sum, x) => sum + x * x, 0);
        assert.ok(Math.abs(valuesOf(values).reduce((sum, x) => sum + x * x, 0) - squares) < 1e-9 * (1 + squares));
      }),
      { numRuns: 60, seed: 30 },
    );
  });

  for (const { name, a, values, exact } of [
    {
      name: 'an orthogonal matrix: all singular values are one',
      a: [
        [0, 0, 1],
        [-1, 0, 0],
        [0, 1, 0],
      ],
      values: ['1', '1', '1'],
      exact: true,
    },
    {
      name: 'a symmetric matrix with a negative eigenvalue: absolute values',
      a: [
        [1, 2],
        [2, 1],
      ],
      values: ['3', '1'],
      exact: true,
    },
    {
      name: 'roots of sums that are sums with a root',
      a: [
        [1, 1],
        [1, 0],
      ],
      values: ['1/2 + 1/2*sqrt(5)', '-1/2 + 1/2*sqrt(5)'],
      exact: false,
    },
    { name: 'a row', a: [[3, 0, -4]], values: ['5'], exact: true },
    {
      name: 'rank one',
      a: [
        [1, 2, 2],
        [2, 4, 4],
      ],
      values: ['sqrt(45)', '0'],
      exact: true,
    },
  ]) {
    test(name, () => {
      const parts = assertDecomposed(a);
      assert.deepEqual(textsOf(parts['singular_values']), values);
      assert.equal(isExact(parts['U']) && isExact(parts['V']), exact);
    });
  }

  test('nested roots have a polynomial of degree four, and the double next to them', () => {
    const parts = assertDecomposed([
      [1, 1],
      [0, 2],
    ]);
    assert.match(textsOf(parts['singular_values'])[0], /^root 4 of x\^4 - 6\*x\^2 \+ 4 in /);
    assert.equal(valuesOf(parts['singular_values'])[0], Math.sqrt(3 + Math.sqrt(5)));
  });

  test('fractions: a multiple of a matrix has multiples of its singular values', () => {
    const third = rational(-1n, 3n);
    const rows = [
      [3n, 0n],
      [4n, 5n],
    ].map((row) => row.map((x) => multiply(rational(x), third)));
    const answer = ask(operation, { a: matrixOf(rows) }).answer();
    assert.ok(answer.kind === 'structure');
    assert.deepEqual(textsOf(answer.members[0][1]), ['sqrt(5)', 'sqrt(5/9)']);
  });
});

describe('problems', () => {
  test('more rows and columns than are solved', () => {
    const a = Array.from({ length: 41 }, (_, i) => Array.from({ length: 201 }, (__, j) => (i === j ? 1 : 0)));
    assert.throws(() => partsOf(a), { code: 'too_large' });
  });
});

const banded = (rows: number, columns: number): Rows =>
  Array.from({ length: rows }, (_, i) =>
    Array.from({ length: columns }, (__, j) => (i === j ? 1 : j === i + 1 ? (i % 5) + 1 : 0)),
  );

describe('in doubles', () => {
  test('a factor of a degree beyond those whose eigenvectors are worked out: the singular values stay exact', () => {
    const parts = assertDecomposed(banded(7, 7));
    assert.equal(isExact(parts['S']), true);
    assert.equal(isExact(parts['U']) || isExact(parts['V']), false);
  });

  for (const [rows, columns] of [
    [41, 41],
    [41, 50],
    [50, 41],
  ]) {
    test(`${rows} rows and ${columns} columns`, () => {
      assert.equal(isExact(assertDecomposed(banded(rows, columns))['S']), false);
    });
  }

  test('the rank of many rows is exact, and so are the singular values that are zero', () => {
    const ones = Array.from({ length: 41 }, () => Array.from({ length: 45 }, () => 1));
    const parts = assertDecomposed(ones);
    assert.deepEqual(parts['rank'], { kind: 'count', value: 1 });
    assert.deepEqual(
      textsOf(parts['singular_values']).slice(1),
      Array.from({ length: 40 }, () => '0'),
    );
  });
});
