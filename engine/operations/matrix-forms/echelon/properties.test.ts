// Properties of echelon forms.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { reducedEchelon } from '../../../exact/kernels/echelon.ts';
import {
  constantMatrix,
  entriesOf,
  identity,
  integerMatrix,
  type Matrix,
  matricesEqual,
  matrixOf,
  rowsOf,
  zeroMatrix,
} from '../../../exact/matrix.ts';
import {
  add,
  equals,
  isInteger,
  isZero,
  multiply,
  ONE,
  type Rational,
  rational,
  ZERO,
} from '../../../exact/rational.ts';
import { plain } from '../../../render/plain.ts';
import { FRACTIONS } from '../../../render/style.ts';
import { matrices, RUNS } from '../../../testing/arbitraries.ts';
import { ask, matrixAnswered, rationalFrom } from '../../../testing/asking.ts';
import { operations } from './operation.ts';
import { methods } from './way.ts';

const [ref, rref] = operations;
const names = methods.map(([name]) => name);

function kernelForm(a: Matrix): { readonly matrix: Matrix; readonly pivots: readonly number[] } {
  const form = reducedEchelon(a);
  assert.ok(form.kind === 'echelon' && form.matrix.kind !== 'float64');
  return { matrix: form.matrix, pivots: form.pivots };
}

function formOf(operation: (typeof operations)[number], a: Matrix, method = 'auto'): Matrix {
  return matrixAnswered(ask(operation, { a, method }));
}

function leadingColumns(a: Matrix): readonly number[] {
  return rowsOf(a).map((row) => row.findIndex((value) => !isZero(value)));
}

test('the reduced form is that of the kernel, by each method, with its pivots and rank', () => {
  fc.assert(
    fc.property(matrices(), (a) => {
      const expected = kernelForm(a);
      for (const method of names) {
        assert.ok(matricesEqual(formOf(rref, a, method), expected.matrix), method);
        const found = ask(rref, { a, method, index_base: 0 }).intermediate();
        assert.deepEqual([found?.['pivots'], found?.['rank']], [expected.pivots, expected.pivots.length]);
      }
    }),
    RUNS,
  );
});

test('a row echelon form is one: pivots move to the right, rows of zeros are at the bottom', () => {
  fc.assert(
    fc.property(matrices(), (a) => {
      const { pivots, matrix } = kernelForm(a);
      for (const method of names) {
        const form = formOf(ref, a, method);
        const expected = Array.from({ length: a.rows }, (_, row) => pivots[row] ?? -1);
        assert.deepEqual(leadingColumns(form), expected);
        assert.ok(matricesEqual(formOf(rref, form), matrix));
        assert.deepEqual(
          ask(ref, { a, method }).intermediate()?.['pivots'],
          pivots.map((column) => column + 1),
        );
      }
    }),
    RUNS,
  );
});

test('gauss has leading ones, fraction-free has integers', () => {
  fc.assert(
    fc.property(matrices(), (a) => {
      const { pivots } = kernelForm(a);
      const gauss = rowsOf(formOf(ref, a, 'gauss'));
      assert.ok(pivots.every((column, row) => equals(gauss[row][column], ONE)));
      assert.ok(entriesOf(formOf(ref, a, 'fraction-free')).every(isInteger));
    }),
    RUNS,
  );
});

test('reducing a reduced form changes nothing and takes no row operation', () => {
  fc.assert(
    fc.property(matrices(), (a) => {
      const once = formOf(rref, a);
      const again = ask(rref, { a: once });
      assert.ok(matricesEqual(matrixAnswered(again), once));
      assert.deepEqual(again.intermediate()?.['row_operations'], []);
    }),
    RUNS,
  );
});

test('the listed row operations, done again, lead to the answer', () => {
  fc.assert(
    fc.property(matrices(), fc.constantFrom(0, 1), (a, base) => {
      for (const operation of operations) {
        for (const method of names) {
          const question = ask(operation, { a, method, index_base: base });
          const listed = question.intermediate()?.['row_operations'];
          assert.ok(Array.isArray(listed));
          const rows = listed.reduce((known: Rows, step: RowOperation) => replayed(known, step, base), rowsOf(a));
          assert.ok(matricesEqual(matrixOf(rows), matrixAnswered(question)));
        }
      }
    }),
    RUNS,
  );
});

type Rows = readonly (readonly Rational[])[];

type RowOperation =
  | { readonly operation: 'swap'; readonly rows: readonly [number, number] }
  | { readonly operation: 'multiply'; readonly row: number; readonly factor: string }
  | {
      readonly operation: 'add';
      readonly row: number;
      readonly keep: string;
      readonly factor: string;
      readonly from: number;
    };

function replayed(rows: Rows, step: RowOperation, base: number): Rows {
  switch (step.operation) {
    case 'swap': {
      const [first, second] = step.rows.map((row) => row - base);
      return rows.with(first, rows[second]).with(second, rows[first]);
    }
    case 'multiply': {
      const factor = rationalFrom(step.factor);
      assert.ok(!isZero(factor));
      return rows.with(
        step.row - base,
        rows[step.row - base].map((value) => multiply(factor, value)),
      );
    }
    case 'add': {
      const [keep, factor] = [rationalFrom(step.keep), rationalFrom(step.factor)];
      assert.ok(!isZero(keep));
      const source = rows[step.from - base];
      return rows.with(
        step.row - base,
        rows[step.row - base].map((value, column) => add(multiply(keep, value), multiply(factor, source[column]))),
      );
    }
  }
}

describe('special matrices are their own reduced form', () => {
  const cases: readonly (readonly [name: string, a: Matrix, rank: number])[] = [
    ['the zero matrix', zeroMatrix(3, 4), 0],
    ['the number 0', integerMatrix([[0]]), 0],
    ['the identity matrix', identity(4), 4],
    ['larger than a page', identity(30), 30],
    ['one row', integerMatrix([[0, 0, 1, 5]]), 1],
    ['one column', integerMatrix([[1], [0], [0]]), 1],
  ];
  for (const [name, a, rank] of cases) {
    test(name, () => {
      for (const operation of operations) {
        for (const method of names) {
          const question = ask(operation, { a, method });
          assert.ok(matricesEqual(matrixAnswered(question), a));
          assert.equal(question.intermediate()?.['rank'], rank);
          assert.ok(question.story().length > 0);
        }
      }
    });
  }
});

test('a repeated row becomes zeros', () => {
  const a = integerMatrix([
    [3, 1, 2],
    [3, 1, 2],
    [1, 1, 1],
  ]);
  for (const method of names) assert.ok(rowsOf(formOf(ref, a, method))[2].every((value) => equals(value, ZERO)));
});

test('beyond a page fraction-free still means integers', () => {
  const a = matrixOf(
    Array.from({ length: 12 }, (_, row) =>
      Array.from({ length: 13 }, (__, column) => rational(BigInt(((row * 7 + column * 5) % 11) - 5), BigInt(row + 1))),
    ),
  );
  const form = formOf(ref, a, 'fraction-free');
  assert.ok(entriesOf(form).every(isInteger));
  assert.ok(matricesEqual(formOf(rref, form), formOf(rref, a)));
});

describe('a note says what the form tells of a system, an inverse or a product', () => {
  const cases: readonly (readonly [name: string, rows: readonly (readonly number[])[], said: RegExp])[] = [
    [
      'one solution',
      [
        [2, 1, 2],
        [1, 1, 3],
      ],
      /the only solution is the last column of E: \(−1, 4\)/,
    ],
    [
      'no solution',
      [
        [1, 1, 2],
        [1, 1, 3],
      ],
      /the system has no solution: that column has a pivot/,
    ],
    [
      'many solutions',
      [
        [1, 1, 2],
        [2, 2, 4],
      ],
      /infinitely many solutions/,
    ],
    [
      'an inverse',
      [
        [2, 1],
        [1, 1],
      ],
      /A is invertible: the same row operations/,
    ],
    [
      'proportional rows',
      [
        [2, 4],
        [1, 2],
      ],
      /a product of a single column and a single row/,
    ],
  ];
  for (const [name, rows, said] of cases) {
    test(name, () => {
      const notes = ask(rref, { a: integerMatrix(rows) }).notes();
      assert.equal(notes.length, 1);
      assert.match(plain.prose(notes[0], FRACTIONS), said);
    });
  }

  test('nothing of a wide matrix, nor of the identity, nor of zeros', () => {
    for (const a of [
      integerMatrix([
        [1, 2, 3, 4],
        [0, 1, 5, 2],
      ]),
      identity(3),
      zeroMatrix(2, 3),
    ]) {
      assert.equal(ask(rref, { a }).notes().length, 0);
    }
  });
});

describe('problems', () => {
  test('an entry beyond the range of doubles', () => {
    const a = matrixOf([[rational(1n, 10n ** 200n), rational(10n ** 200n)]]);
    for (const operation of operations) {
      assert.throws(() => ask(operation, { a }).answer(), { code: 'overflow' });
      assert.ok(operation.problems.includes('overflow'));
    }
  });

  test('a matrix that even doubles cannot take on', () => {
    const a = constantMatrix(1300, 1300, ONE);
    assert.throws(() => ask(ref, { a }).answer(), { code: 'too_large' });
    assert.ok(operations.every(({ problems }) => problems.includes('too_large')));
  });
});
