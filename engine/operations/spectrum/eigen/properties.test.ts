import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import type { Answer } from '../../../catalogue/answer.ts';
import { discover } from '../../../catalogue/discover.ts';
import type { Operation } from '../../../catalogue/operation.ts';
import { integerMatrix, scalarAt } from '../../../exact/matrix.ts';
import { nearestComplex, nearestDouble } from '../../../exact/rounding.ts';
import { exactText, isComplex, type Scalar } from '../../../exact/scalar.ts';
import { ask } from '../../../testing/asking.ts';

const { topics } = await discover();

function operationCalled(id: string): Operation {
  const found = topics.flatMap(({ operations }) => operations).find((operation) => operation.id === id);
  return found ?? assert.fail(id);
}

const [eigenvalues, eigenvectors, diagonalize] = ['eigenvalues', 'eigenvectors', 'diagonalize'].map(operationCalled);

type Rows = readonly (readonly number[])[];
type Parts = Readonly<Record<string, Answer>>;

function partsOf(answer: Answer): Parts {
  return answer.kind === 'structure' ? Object.fromEntries(answer.members) : assert.fail(answer.kind);
}

function itemsOf(answer: Answer): readonly Parts[] {
  return answer.kind === 'structures' ? answer.items.map(partsOf) : assert.fail(answer.kind);
}

function countIn(answer: Answer): number {
  return answer.kind === 'count' ? answer.value : assert.fail(answer.kind);
}

interface Complex {
  readonly re: number;
  readonly im: number;
}

function doubles(value: Scalar): Complex {
  return isComplex(value) ? nearestComplex(value) : { re: nearestDouble(value), im: 0 };
}

function valueIn(answer: Answer): Complex {
  return answer.kind === 'scalar' ? doubles(answer.value) : assert.fail(answer.kind);
}

function times(x: Complex, y: Complex): Complex {
  return { re: x.re * y.re - x.im * y.im, im: x.re * y.im + x.im * y.re };
}

function plus(x: Complex, y: Complex): Complex {
  return { re: x.re + y.re, im: x.im + y.im };
}

const ZERO: Complex = { re: 0, im: 0 };

function assertNear(x: Complex, y: Complex): void {
  const size = 1 + Math.abs(y.re) + Math.abs(y.im);
  assert.ok(Math.abs(x.re - y.re) + Math.abs(x.im - y.im) < 1e-8 * size, `${JSON.stringify(x)} ${JSON.stringify(y)}`);
}

const matrices = fc
  .integer({ min: 1, max: 4 })
  .chain((n) =>
    fc.array(fc.array(fc.integer({ min: -4, max: 4 }), { minLength: n, maxLength: n }), { minLength: n, maxLength: n }),
  );

const RUNS = { numRuns: 120, seed: 29 };

function answerOf(operation: Operation, a: Rows): Parts {
  return partsOf(ask(operation, { a: integerMatrix(a) }).answer());
}

describe('eigenvalues', () => {
  test('add up to the trace and are as many as rows', () => {
    fc.assert(
      fc.property(matrices, (a) => {
        const found = itemsOf(answerOf(eigenvalues, a)['eigenvalues']);
        const all = found.flatMap(({ value, multiplicity }) =>
          Array.from({ length: countIn(multiplicity) }, () => valueIn(value)),
        );
        assert.equal(all.length, a.length);
        assertNear(all.reduce(plus, ZERO), { re: a.reduce((sum, row, i) => sum + row[i], 0), im: 0 });
      }),
      RUNS,
    );
  });

  test('those that were put in come out, with their multiplicities', () => {
    const planted = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(
        planted,
        fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 20, maxLength: 20 }),
        (values, others) => {
          const upper = values.map((value, i) =>
            values.map((_, j) => (i === j ? value : j > i ? others[i * 4 + j] : 0)),
          );
          // A row is added to another one, and taken from its column: the spectrum stays.
          const rows = upper.map((row, i) => (i === 1 ? row.map((entry, j) => entry + upper[0][j]) : row));
          const similar = rows.map((row) => row.with(0, row[0] - row[1]));
          const found = itemsOf(answerOf(eigenvalues, similar)['eigenvalues']);
          const expected = [...new Set(values)].toSorted((x, y) => x - y);
          assert.deepEqual(
            found.map(({ value, multiplicity }) => [valueIn(value).re, countIn(multiplicity)]),
            expected.map((value) => [value, values.filter((other) => other === value).length]),
          );
        },
      ),
      RUNS,
    );
  });
});

describe('eigenvectors', () => {
  test('are multiplied by their eigenvalues, and never more than the multiplicity', () => {
    fc.assert(
      fc.property(matrices, (a) => {
        for (const { value, algebraic, geometric, basis } of itemsOf(answerOf(eigenvectors, a)['eigenspaces'])) {
          if (basis.kind !== 'vectors') return assert.fail(basis.kind);
          assert.equal(basis.vectors.length, countIn(geometric));
          assert.ok(basis.vectors.length >= 1 && basis.vectors.length <= countIn(algebraic));
          for (const vector of basis.vectors) {
            const v = vector.map(doubles);
            a.forEach((row, i) => {
              const image = row.map((entry, j) => times({ re: entry, im: 0 }, v[j])).reduce(plus, ZERO);
              assertNear(image, times(valueIn(value), v[i]));
            });
          }
        }
      }),
      RUNS,
    );
  });
});

describe('diagonalize', () => {
  test('a symmetric matrix is diagonalisable over the real numbers', () => {
    fc.assert(
      fc.property(matrices, (a) => {
        const symmetric = a.map((row, i) => row.map((entry, j) => (j >= i ? entry : a[j][i])));
        const { diagonalizable, defective } = answerOf(diagonalize, symmetric);
        const { R } = partsOf(diagonalizable);
        assert.deepEqual(R, { kind: 'truth', value: true });
        assert.deepEqual(defective, { kind: 'vector', entries: [], along: 'columns' });
      }),
      RUNS,
    );
  });

  test('a Jordan block is not', () => {
    const { over, defective } = answerOf(diagonalize, [
      [2, 1],
      [0, 2],
    ]);
    assert.equal(over.kind, 'nothing');
    assert.ok(defective.kind === 'vector' && defective.entries.length === 1);
  });
});

describe('problems', () => {
  for (const operation of [eigenvalues, eigenvectors, diagonalize]) {
    test(`${operation.id} of a matrix that is not square`, () => {
      assert.throws(() => ask(operation, { a: integerMatrix([[1, 2, 3]]) }).answer(), { code: 'not_square' });
    });
  }

  test('too many rows', () => {
    assert.throws(
      () =>
        answerOf(
          eigenvalues,
          squareOf(201, (i, j) => (i === j ? 1 : 0)),
        ),
      { code: 'too_large' },
    );
  });

  test('repeated eigenvalues of many rows do not decide whether a matrix is diagonalisable', () => {
    assert.throws(
      () =>
        answerOf(
          diagonalize,
          squareOf(41, (i, j) => (i === j ? 1 : 0)),
        ),
      { code: 'too_large' },
    );
  });
});

function squareOf(size: number, entry: (row: number, column: number) => number): Rows {
  return Array.from({ length: size }, (_, i) => Array.from({ length: size }, (__, j) => entry(i, j)));
}

/** The eigenvalues are 2 − 2 cos(kπ / (n + 1)). */
const secondDifferences = (size: number): Rows =>
  squareOf(size, (i, j) => (i === j ? 2 : Math.abs(i - j) === 1 ? -1 : 0));

/** λ^n − λ − 2, whose roots are all different. */
const companion = (size: number): Rows =>
  squareOf(size, (i, j) => (i === j + 1 ? 1 : 0) + (j === size - 1 ? (i === 0 ? 2 : i === 1 ? 1 : 0) : 0));

/** Each eigenvector of each eigenspace is one. */
function assertEigenvectors(a: Rows, answer: Answer): number {
  let amount = 0;
  for (const { value, basis } of itemsOf(answer)) {
    if (basis.kind !== 'vectors') continue;
    for (const vector of basis.vectors.map((entries) => entries.map(doubles))) {
      amount += 1;
      a.forEach((row, i) => {
        const image = row.reduce((sum, entry, j) => plus(sum, times({ re: entry, im: 0 }, vector[j])), ZERO);
        assertNear(image, times(valueIn(value), vector[i]));
      });
    }
  }
  return amount;
}

describe('in doubles', () => {
  test('eigenvalues of many rows are those of the theory, and are proved to be different', () => {
    const found = itemsOf(answerOf(eigenvalues, secondDifferences(60))['eigenvalues']);
    assert.equal(found.length, 60);
    found.forEach(({ value, multiplicity }, k) => {
      assertNear(valueIn(value), { re: 2 - 2 * Math.cos(((k + 1) * Math.PI) / 61), im: 0 });
      assert.equal(countIn(multiplicity), 1);
    });
  });

  test('a fraction among them is proved, and exact', () => {
    const found = itemsOf(answerOf(eigenvalues, secondDifferences(41))['eigenvalues']);
    const { value } = found[20];
    assert.deepEqual(value.kind === 'scalar' && exactText(value.value), '2');
  });

  test('of repeated eigenvalues no multiplicity is claimed', () => {
    const found = itemsOf(
      answerOf(
        eigenvectors,
        squareOf(41, (i, j) => (i === j ? 1 : 0)),
      )['eigenspaces'],
    );
    assert.equal(found.length, 41);
    assert.ok(
      found.every(({ algebraic, geometric, basis }) =>
        [algebraic, geometric, basis].every(({ kind }) => kind === 'nothing'),
      ),
    );
  });

  for (const size of [7, 12, 41]) {
    test(`${size} rows with complex eigenvalues have their eigenvectors, and are diagonalised`, () => {
      const a = companion(size);
      assert.equal(assertEigenvectors(a, answerOf(eigenvectors, a)['eigenspaces']), size);
      const { over, P, D } = answerOf(diagonalize, a);
      assert.deepEqual(over, { kind: 'word', value: 'C' });
      const [p, d] = [P, D].map((part) => (part.kind === 'matrix' ? part.matrix : assert.fail(part.kind)));
      a.forEach((row, i) => {
        for (let j = 0; j < size; j++) {
          const image = row.reduce(
            (sum, entry, k) => plus(sum, times({ re: entry, im: 0 }, doubles(scalarAt(p, k * size + j)))),
            ZERO,
          );
          assertNear(image, times(doubles(scalarAt(d, j * size + j)), doubles(scalarAt(p, i * size + j))));
        }
      });
    });
  }
});
