// What holds of perpendicular vectors, QR factors and projection matrices.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import type { Answer } from '../../catalogue/answer.ts';
import { identity, type Matrix, matricesEqual, matrixOf, rowsOf, scalarAt } from '../../exact/matrix.ts';
import { multiplyMatrices } from '../../exact/kernels/product.ts';
import { transpose } from '../../exact/kernels/arrangement.ts';
import { add, equals, isZero, multiply, ONE, type Rational, ZERO } from '../../exact/rational.ts';
import { isRoundedScalar } from '../../exact/scalar.ts';
import { rationals, RUNS } from '../../testing/arbitraries.ts';
import { ask, askBody, exactForm, isProblem, matrixAnswered } from '../../testing/asking.ts';
import { sameValue, valueOf } from '../../testing/evaluation/evaluation.ts';
import { NOTHING } from '../../testing/evaluation/definitions.ts';
import { matrixExpression, product } from '../../document/expression.ts';
import type { AnswerMatrix } from '../../exact/matrix.ts';
import { operations as gramSchmidt } from './gram-schmidt/operation.ts';
import { operations as projection } from './projection-matrix/operation.ts';
import { operations as qr } from './qr/operation.ts';

const small = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(0n, 1n, -1n, 2n, -3n).map((numerator) => ({ ...ONE, numerator })) },
  { weight: 1, arbitrary: rationals() },
);

const matrices = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(small, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
  )
  .map((drawn) => matrixOf(drawn));

function partOf(answer: Answer, key: string): Answer {
  assert.ok(answer.kind === 'structure');
  return answer.members.find(([name]) => name === key)?.[1] ?? assert.fail(key);
}

function vectorsIn(answer: Answer): readonly (readonly Rational[])[] {
  assert.ok(answer.kind === 'vectors');
  return answer.vectors.map((vector) => vector.filter((x) => x.kind === 'rational'));
}

function dot(u: readonly Rational[], v: readonly Rational[]): Rational {
  return u.reduce((sum, x, place) => add(sum, multiply(x, v[place])), ZERO);
}

function rankOf(columns: readonly (readonly Rational[])[]): number {
  const answer = ask(qr[0], { a: transpose(matrixOf(columns)) }).answer();
  const rank = partOf(answer, 'rank');
  return rank.kind === 'count' ? rank.value : assert.fail();
}

test('the vectors of the Gram-Schmidt process are perpendicular, and span what was given', () => {
  fc.assert(
    fc.property(matrices, (vectors) => {
      const answer = ask(gramSchmidt[0], { vectors }).answer();
      const found = vectorsIn(partOf(answer, 'orthogonal'));
      found.forEach((u, k) => found.slice(0, k).forEach((v) => assert.ok(isZero(dot(u, v)))));
      assert.ok(found.every((u) => !isZero(dot(u, u))));
      const given = rowsOf(transpose(vectors));
      assert.equal(rankOf([...given, ...found]), found.length);
    }),
    RUNS,
  );
});

test('unit vectors have length 1 and the directions of the orthogonal ones', () => {
  const answer = askBody(gramSchmidt[0], {
    vectors: [
      [3, 4],
      [1, 0],
    ],
  }).answer();
  for (const unit of vectorsIn(partOf(answer, 'orthonormal'))) assert.ok(equals(dot(unit, unit), ONE));
});

function evaluated(...factors: readonly AnswerMatrix[]): ReturnType<typeof valueOf> {
  return valueOf(product('adjacent', ...factors.map((factor) => matrixExpression(factor))), NOTHING);
}

function turned(matrix: AnswerMatrix): AnswerMatrix {
  const { rows, columns } = matrix;
  const entries = Array.from({ length: rows * columns }, (_, place) =>
    scalarAt(matrix, (place % rows) * columns + Math.floor(place / rows)),
  );
  return { kind: 'real', rows: columns, columns: rows, entries: entries.filter((x) => !isRoundedScalar(x)) };
}

/** The product of two exact matrices. */
function times(x: Matrix, y: Matrix): Matrix {
  const result = multiplyMatrices(x, y);
  assert.ok(result.kind === 'scaled' || result.kind === 'quotient' || result.kind === 'rational');
  return result;
}

test('the columns of Q are orthonormal, and QR is A', () => {
  fc.assert(
    fc.property(matrices, (a) => {
      const answer = ask(qr[0], { a }).answer();
      const [q, r] = ['Q', 'R'].map((key) => partOf(answer, key));
      if (q.kind !== 'matrix' || r.kind !== 'matrix') {
        assert.ok(rowsOf(a).flat().every(isZero));
        return;
      }
      assert.ok(sameValue(evaluated(turned(q.matrix), q.matrix), evaluated(identity(q.matrix.columns))));
      assert.ok(sameValue(evaluated(q.matrix, r.matrix), evaluated(a)));
    }),
    RUNS,
  );
});

test('R is in echelon form with positive leading entries', () => {
  const answer = askBody(qr[0], {
    a: [
      [-1, 2, 0],
      [1, -2, 1],
    ],
  }).answer();
  assert.deepEqual(exactForm(partOf(answer, 'R')), [
    ['sqrt(2)', '-sqrt(8)', 'sqrt(1/2)'],
    ['0', '0', 'sqrt(1/2)'],
  ]);
});

test('a projection matrix is symmetric and equal to its square, and keeps the columns', () => {
  fc.assert(
    fc.property(matrices, (a) => {
      const p = matrixAnswered(ask(projection[0], { a }));
      assert.ok(matricesEqual(p, transpose(p)));
      assert.ok(matricesEqual(times(p, p), p));
      assert.ok(matricesEqual(times(p, a), a));
    }),
    RUNS,
  );
});

test('more columns of the same space give the same projection', () => {
  const one = askBody(projection[0], {
    a: [
      [1, 0],
      [0, 1],
      [1, 1],
    ],
  });
  const other = askBody(projection[0], {
    a: [
      [1, 1, 2],
      [1, 0, 1],
      [2, 1, 3],
    ],
  });
  assert.deepEqual(exactForm(one.answer()), exactForm(other.answer()));
});

const long = Array.from({ length: 60 }, (_, row) => Array.from({ length: 60 }, (__, column) => (row * column) % 97));

test('more work than one question may take', () => {
  assert.throws(() => askBody(qr[0], { a: long }).answer(), isProblem('too_large', ['a']));
  assert.throws(() => askBody(projection[0], { a: long }).answer(), isProblem('too_large', ['a']));
  assert.throws(() => askBody(gramSchmidt[0], { vectors: long }).answer(), isProblem('too_large', ['vectors']));
});

for (const { id, ...operation } of [...gramSchmidt, ...qr, ...projection]) {
  for (const { title, body, answer } of operation.examples) {
    test(`${id}: ${title}`, () => {
      assert.deepEqual(exactForm(askBody({ id, ...operation }, body).answer()), answer);
    });
  }
}
