// Laws of the judgement of values, on drawn tasks: whatever is lawful is right, and a wrong number is noticed at its line.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { judgeWorking } from '../judge-working.ts';
import { readWorking } from '../read-working.ts';
import type { WorkingJudgement } from '../working.ts';

type Matrix = readonly (readonly number[])[];

const SEED = { seed: 20261123, numRuns: 150 };

const matrixOf = (rows: number, columns: number): fc.Arbitrary<Matrix> =>
  fc.array(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: columns, maxLength: columns }), {
    minLength: rows,
    maxLength: rows,
  });

const size = fc.integer({ min: 2, max: 4 });
const square = size.chain((n) => matrixOf(n, n));

function judged(task: object, working: readonly object[]): WorkingJudgement {
  const read = readWorking({ task, working });
  assert.ok(read.kind === 'working');
  return judgeWorking(read.working);
}

function isLawful(task: object, working: readonly object[]): void {
  const { lines, firstSlip } = judged(task, working);
  assert.equal(firstSlip, null);
  assert.ok(
    lines.every(({ verdict }) => verdict === 'right'),
    JSON.stringify({ task, working, said: lines.map(({ verdict }) => verdict) }),
  );
}

/** The matrix without a row and a column. */
function without(a: Matrix, row: number, column: number): Matrix {
  return a.filter((_, i) => i !== row).map((cells) => cells.filter((_, j) => j !== column));
}

/** By Laplace's expansion: another way than the judgement takes. */
function determinant(a: Matrix): number {
  if (a.length === 1) return a[0][0];
  return a[0].reduce((sum, entry, j) => sum + (j % 2 === 0 ? 1 : -1) * entry * determinant(without(a, 0, j)), 0);
}

/** The expansion along a row or a column, as it is written out. */
function expansion(a: Matrix, along: 'row' | 'column', k: number, asMinors: boolean): string {
  return a
    .map((_, index) => {
      const [i, j] = along === 'row' ? [k, index] : [index, k];
      const minor = without(a, i, j);
      const written = asMinors ? `det(${JSON.stringify(minor)})` : `(${determinant(minor)})`;
      return `${(i + j) % 2 === 0 ? '+' : '-'} (${a[i][j]})*${written}`;
    })
    .join(' ');
}

test('every expansion of a determinant is right, with or without its minors worked out', () => {
  fc.assert(
    fc.property(square, fc.constantFrom('row', 'column'), fc.nat(3), (a, along, k) => {
      isLawful({ operation: 'determinant', a }, [
        { expression: expansion(a, along, k % a.length, true) },
        { expression: expansion(a, along, k % a.length, false) },
        { expression: determinant(a), role: 'answer' },
      ]);
    }),
    SEED,
  );
});

test('a wrong determinant is a slip at its line, and what is copied from it follows', () => {
  fc.assert(
    fc.property(square, fc.integer({ min: -30, max: 30 }), (a, shift) => {
      fc.pre(shift !== 0);
      const wrong = determinant(a) + shift;
      const { lines, firstSlip, answer } = judged({ operation: 'determinant', a }, [
        { expression: expansion(a, 'row', 0, true) },
        { expression: wrong },
        { expression: wrong, role: 'answer' },
      ]);
      assert.equal(firstSlip, 1);
      assert.deepEqual(
        lines.map(({ verdict }) => verdict),
        ['right', 'slip', 'follows'],
      );
      assert.equal(answer, 'follows');
    }),
    SEED,
  );
});

const factors = fc
  .tuple(size, size, size)
  .chain(([rows, inner, columns]) => fc.tuple(matrixOf(rows, inner), matrixOf(inner, columns)));

function product(a: Matrix, b: Matrix): Matrix {
  return a.map((row) => b[0].map((_, j) => row.reduce((sum, x, k) => sum + x * b[k][j], 0)));
}

test('a product is right as sums of products, as sums, and worked out; a changed entry is found', () => {
  fc.assert(
    fc.property(factors, fc.nat(), fc.nat(), fc.integer({ min: 1, max: 40 }), ([a, b], i, j, shift) => {
      const task = { operation: 'matmul', a, b };
      const right = product(a, b);
      const sums = a.map((row) => b[0].map((_, column) => row.map((x, k) => `(${x})*(${b[k][column]})`).join('+')));
      isLawful(task, [{ matrix: sums }, { matrix: right, role: 'answer' }]);
      const [row, column] = [i % right.length, j % right[0].length];
      const changed = right.map((cells, r) =>
        cells.map((cell, c) => (r === row && c === column ? cell + shift : cell)),
      );
      const { lines } = judged(task, [{ matrix: sums }, { matrix: changed, role: 'answer' }]);
      assert.equal(lines[1].verdict, 'slip');
      assert.deepEqual([lines[1].row, lines[1].column], [row + 1, column + 1]);
    }),
    SEED,
  );
});

test('the adjugate and any lawful way to divide by the determinant are right', () => {
  fc.assert(
    fc.property(
      size.chain((n) => matrixOf(n, n)).filter((a) => determinant(a) !== 0),
      (a) => {
        const d = determinant(a);
        const minors = a.map((row, i) => row.map((_, j) => determinant(without(a, i, j))));
        const signed = minors.map((row, i) => row.map((minor, j) => ((i + j) % 2 === 0 ? minor : -minor)));
        const adjugate = signed.map((row, i) => row.map((_, j) => signed[j][i]));
        isLawful({ operation: 'inverse', a }, [
          { role: 'minors', matrix: minors },
          { role: 'cofactors', matrix: signed },
          { role: 'adjugate', matrix: adjugate },
          { role: 'determinant', expression: d },
          { factor: `1/(${d})`, matrix: adjugate },
          { role: 'answer', matrix: adjugate.map((row) => row.map((entry) => `${entry}/(${d})`)) },
        ]);
      },
    ),
    SEED,
  );
});

test('sums, differences, multiples and transposes are right as they are written out and worked out', () => {
  const pair = fc
    .tuple(size, size)
    .chain(([rows, columns]) => fc.tuple(matrixOf(rows, columns), matrixOf(rows, columns)));
  fc.assert(
    fc.property(pair, fc.integer({ min: -9, max: 9 }), ([a, b], k) => {
      const each = <T>(write: (x: number, y: number) => T): readonly (readonly T[])[] =>
        a.map((row, i) => row.map((x, j) => write(x, b[i][j])));
      const tasks: readonly (readonly [task: object, written: unknown, worked: unknown])[] = [
        [{ operation: 'add', a, b }, each((x, y) => `${x} + (${y})`), each((x, y) => x + y)],
        [{ operation: 'subtract', a, b }, each((x, y) => `${x} - (${y})`), each((x, y) => x - y)],
        [{ operation: 'multiply-ew', a, b }, each((x, y) => `${x}*(${y})`), each((x, y) => x * y)],
        [{ operation: 'scalar-multiply', a, k }, each((x) => `${k}*(${x})`), each((x) => k * x)],
      ];
      for (const [task, written, worked] of tasks) isLawful(task, [{ matrix: written }, { matrix: worked }]);
      const turned = a[0].map((_, j) => a.map((row) => row[j]));
      isLawful({ operation: 'transpose', a }, [{ matrix: turned, role: 'answer' }]);
    }),
    SEED,
  );
});

test('eigenvalues in any order, polynomials of either sign and scaled eigenvectors are right', () => {
  const numbers = fc.integer({ min: -6, max: 6 });
  fc.assert(
    fc.property(numbers, numbers, numbers, numbers, (p, q, t, scale) => {
      fc.pre(p !== q && scale !== 0);
      // A has the eigenvalues p and q; (1, t) belongs to p and (0, 1) to q.
      const a = [
        [p, 0],
        [t * (p - q), q],
      ];
      isLawful({ operation: 'charpoly', a }, [
        { expression: `(${p} - x)*(${q} - x)` },
        { expression: `x^2 - (${p + q})*x + (${p * q})`, role: 'answer' },
      ]);
      isLawful({ operation: 'eigenvalues', a }, [
        { expression: `(λ - (${p}))*(λ - (${q}))` },
        { values: { λ: [q, p] }, role: 'answer' },
      ]);
      isLawful({ operation: 'eigenvectors', a, eigenvalue: p }, [{ matrix: [[scale], [scale * t]], role: 'answer' }]);
    }),
    SEED,
  );
});

function commonDivisor(x: number, y: number): number {
  return y === 0 ? Math.abs(x) : commonDivisor(y, x % y);
}

/** A number as a fraction in lowest terms, as students write it. */
function fraction(over: number, under: number): string {
  const divisor = commonDivisor(over, under);
  return under === divisor ? `${over / divisor}` : `${over / divisor}/${under / divisor}`;
}

const sumOfAll = (numbers: readonly number[]): number => numbers.reduce((x, y) => x + y, 0);

test('a statistic whose last number is wrong is never called right, whatever calculation it comes from', () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 2, maxLength: 6 });
  const added = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 2, maxLength: 7 });
  const statistic = fc.constantFrom(
    'mat-sum',
    'mat-mean',
    'mat-median',
    'mat-var',
    'row-sum',
    'row-mean',
    'row-median',
  );
  const form = fc.constantFrom('below', 'behind', 'both');
  let wrong = 0;
  fc.assert(
    fc.property(
      numbers,
      added,
      fc.integer({ min: 1, max: 7 }),
      statistic,
      form,
      (values, terms, count, operation, how) => {
        const sorted = values.toSorted((x, y) => x - y);
        const n = values.length;
        const mean = sumOfAll(values) / n;
        const right = {
          sum: sumOfAll(values),
          mean,
          median: (sorted[Math.floor((n - 1) / 2)] + sorted[Math.floor(n / 2)]) / 2,
          var: sumOfAll(values.map((value) => (value - mean) ** 2)) / n,
        }[operation.slice(4)];
        assert.ok(right !== undefined);
        const given = sumOfAll(terms) / count;
        fc.pre(Math.abs(given - right) > 1e-9);
        const calculation = count === 1 ? terms.join('+') : `(${terms.join('+')})/${count}`;
        const end = fraction(sumOfAll(terms), count);
        const working = {
          below: `${calculation}\n${end}`,
          behind: `${calculation} = ${end}`,
          both: `${calculation} = ${sumOfAll(terms)}/${count}\n${end}`,
        }[how];
        const read = readWorking({ task: { operation, a: [values], divisor: 'n' }, working });
        assert.ok(read.kind === 'working');
        const { lines, answer, firstSlip } = judgeWorking(read.working);
        const said = `${operation} of ${JSON.stringify(values)}: ${working}: ${answer}`;
        assert.notEqual(answer, 'right', said);
        const squares = values.map((value) => (value - mean) ** 2);
        const quantities = [sumOfAll(values), mean, n, n - 1, sumOfAll(squares), ...squares, ...values];
        const deviations = values.map((value) => value - mean);
        if ([...quantities, ...deviations].some((quantity) => Math.abs(quantity - given) < 1e-9)) return;
        assert.ok(answer === 'wrong' || answer === 'follows', said);
        assert.notEqual(lines.at(-1)?.verdict, 'right', said);
        assert.notEqual(firstSlip, null, said);
        wrong += 1;
      },
    ),
    SEED,
  );
  assert.ok(wrong > SEED.numRuns / 2);
});

test('rows that are added one after the other are right only where each sum is', () => {
  fc.assert(
    fc.property(matrixOf(3, 3), fc.nat(2), fc.integer({ min: 0, max: 5 }), (a, place, shift) => {
      const sums = a.map((row, i) => sumOfAll(row) + (i === place ? shift : 0));
      const working = a
        .map((row, i) => `${row.map((x) => `(${x})`).join('+')}${i === place ? `+${shift}` : ''} = ${sums[i]}`)
        .join('\n');
      const read = readWorking({ task: { operation: 'row-sum', a }, working });
      assert.ok(read.kind === 'working');
      assert.equal(judgeWorking(read.working).answer, shift === 0 ? 'right' : 'follows');
    }),
    SEED,
  );
});

test('a step that ends a working is no answer', () => {
  const steps: readonly (readonly [task: object, working: string])[] = [
    [
      {
        operation: 'determinant',
        a: [
          [2, 1, 3],
          [0, -1, 4],
          [5, 2, -2],
        ],
      },
      '2*2-1*5 = -1',
    ],
    [
      {
        operation: 'power',
        exponent: 3,
        a: [
          [1, 2],
          [3, 4],
        ],
      },
      'A^2 = [7 10; 15 22]',
    ],
    [
      {
        operation: 'expression',
        of: '(A*B)^T',
        a: [
          [1, 2],
          [0, 3],
        ],
        b: [
          [4, 1],
          [2, 5],
        ],
      },
      'AB = [8 11; 6 15]',
    ],
  ];
  for (const [task, working] of steps) {
    const read = readWorking({ task, working });
    assert.ok(read.kind === 'working');
    assert.notEqual(judgeWorking(read.working).answer, 'right', working);
  }
});

/** A matrix as it is typed on one line. */
function typed(a: Matrix): string {
  return `[${a.map((row) => row.join(' ')).join('; ')}]`;
}

function transposed(a: Matrix): Matrix {
  return a[0].map((_, j) => a.map((row) => row[j]));
}

function sumOf(a: Matrix, b: Matrix): Matrix {
  return a.map((row, i) => row.map((x, j) => x + b[i][j]));
}

test('model solutions through parts of an expression are right in every line', () => {
  const pair = fc.integer({ min: 2, max: 3 }).chain((n) => fc.tuple(matrixOf(n, n), matrixOf(n, n)));
  fc.assert(
    fc.property(pair, ([a, b]) => {
      const [ab, ba, aTurned, bTurned] = [product(a, b), product(b, a), transposed(a), transposed(b)];
      const [aSquared, bSquared] = [product(a, a), product(b, b)];
      const sumSquared = sumOf(sumOf(aSquared, ab), sumOf(ba, bSquared));
      const [detA, detB] = [determinant(a), determinant(b)];
      const workings: readonly (readonly [task: object, lines: readonly string[]])[] = [
        [
          { operation: 'expression', of: '(A*B)^T' },
          [`A^T = ${typed(aTurned)}`, `B^T = ${typed(bTurned)}`, `(AB)^T = B^T A^T = ${typed(transposed(ab))}`],
        ],
        [
          { operation: 'expression', of: '(A+B)^T' },
          [`A^T = ${typed(aTurned)}`, `B^T = ${typed(bTurned)}`, `A^T + B^T = ${typed(transposed(sumOf(a, b)))}`],
        ],
        [
          { operation: 'expression', of: '(A+B)^2' },
          [
            `A^2 = ${typed(aSquared)}`,
            `AB = ${typed(ab)}`,
            `BA = ${typed(ba)}`,
            `B^2 = ${typed(bSquared)}`,
            `sum = ${typed(sumSquared)}`,
          ],
        ],
        [
          { operation: 'determinant', of: 'A*B' },
          [`det A = ${detA}`, `det B = ${detB}`, `det(AB) = (${detA})*(${detB}) = ${detA * detB}`],
        ],
      ];
      for (const [task, lines] of workings) {
        const read = readWorking({ task: { ...task, a, b }, working: lines.join('\n') });
        assert.ok(read.kind === 'working');
        const judgement = judgeWorking(read.working);
        const said = judgement.lines.map(({ verdict }) => verdict);
        assert.ok(
          said.every((verdict) => verdict === 'right'),
          `${lines.join(' / ')}: ${said.join(', ')}`,
        );
        assert.equal(judgement.answer, 'right');
      }
    }),
    SEED,
  );
});
