// What holds of ranks and of the four subspaces of any matrix.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import type { Answer } from '../../catalogue/answer.ts';
import { transpose } from '../../exact/kernels/arrangement.ts';
import { integerMatrix, type Matrix, matrixOf, rowsOf } from '../../exact/matrix.ts';
import { add, isZero, multiply, type Rational, ZERO } from '../../exact/rational.ts';
import { RUNS } from '../../testing/arbitraries.ts';
import { ask, askBody, exactForm, isProblem } from '../../testing/asking.ts';
import { operations as lineSpaces } from './column-and-row-space/operation.ts';
import { operations as nullSpaces } from './null-spaces/operation.ts';
import { operations as ranks } from './rank/operation.ts';
import { reducedRows } from '../../algorithms/reduced-forms/reduce.ts';

const [rank] = ranks;
const [columnSpace, rowSpace] = lineSpaces;
const [nullSpace, leftNullSpace] = nullSpaces;

type Vectors = readonly (readonly Rational[])[];

function entries(length: number): fc.Arbitrary<number[]> {
  return fc.array(fc.integer({ min: -3, max: 3 }), { minLength: length, maxLength: length });
}

/** Low ranks are as likely as full ones: sums of a few products of a column and a row. */
const matrices = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })).chain(([rows, columns]) => {
  return fc
    .array(fc.tuple(entries(rows), entries(columns)), { minLength: 0, maxLength: Math.min(rows, columns) })
    .map((factors) =>
      integerMatrix(
        Array.from({ length: rows }, (_, i) =>
          Array.from({ length: columns }, (__, j) => factors.reduce((total, [u, v]) => total + u[i] * v[j], 0)),
        ),
      ),
    );
});

function partOf(answer: Answer, key: string): Answer {
  const found = answer.kind === 'structure' ? answer.members.find(([name]) => name === key) : undefined;
  assert.ok(found !== undefined, key);
  return found[1];
}

function basisOf(operation: (typeof nullSpaces)[number], a: Matrix): Vectors {
  const basis = partOf(ask(operation, { a }).answer(), 'basis');
  assert.ok(basis.kind === 'vectors');
  return basis.vectors.map((vector) => vector.flatMap((entry) => (entry.kind === 'rational' ? [entry] : [])));
}

function rankAnswered(a: Matrix): number {
  const found = partOf(ask(rank, { a }).answer(), 'rank');
  assert.ok(found.kind === 'count');
  return found.value;
}

function dot(u: readonly Rational[], v: readonly Rational[]): Rational {
  return u.map((entry, place) => multiply(entry, v[place])).reduce(add, ZERO);
}

function spanned(vectors: Vectors): Vectors {
  if (vectors.length === 0) return [];
  const { rows, pivots } = reducedRows(vectors);
  return rows.slice(0, pivots.length);
}

function holdsOf(name: string, law: (a: Matrix) => void): void {
  test(name, () => {
    fc.assert(fc.property(matrices, law), RUNS);
  });
}

holdsOf('rank and nullity add up to the columns, and the rank is that of the transpose', (a) => {
  assert.equal(rankAnswered(a) + basisOf(nullSpace, a).length, a.columns);
  assert.equal(rankAnswered(a), rankAnswered(transpose(a)));
});

holdsOf('the dimensions of the four spaces', (a) => {
  const r = rankAnswered(a);
  assert.equal(basisOf(columnSpace, a).length, r);
  assert.equal(basisOf(rowSpace, a).length, r);
  assert.equal(basisOf(nullSpace, a).length, a.columns - r);
  assert.equal(basisOf(leftNullSpace, a).length, a.rows - r);
});

holdsOf('the null space is perpendicular to the row space, and the left null space to the column space', (a) => {
  for (const [one, other] of [
    [rowSpace, nullSpace],
    [columnSpace, leftNullSpace],
  ] as const) {
    const vectors = basisOf(other, a);
    assert.ok(basisOf(one, a).every((u) => vectors.every((v) => isZero(dot(u, v)))));
  }
});

holdsOf('a basis is independent', (a) => {
  for (const operation of [columnSpace, rowSpace, nullSpace, leftNullSpace]) {
    const vectors = basisOf(operation, a);
    assert.equal(spanned(vectors).length, vectors.length);
  }
});

holdsOf('the column space is the row space of the transpose, and the left null space its null space', (a) => {
  assert.deepEqual(spanned(basisOf(columnSpace, a)), basisOf(rowSpace, transpose(a)));
  assert.deepEqual(basisOf(leftNullSpace, a), basisOf(nullSpace, transpose(a)));
});

holdsOf('the answer alone is that of the told working', (a) => {
  for (const operation of [rank, columnSpace, rowSpace, nullSpace, leftNullSpace]) {
    assert.deepEqual(exactForm(ask(operation, { a }).answer()), exactForm(ask(operation, { a }).answer('moves')));
  }
});

test('columns are counted from the index base', () => {
  const a = integerMatrix([[0, 1, 2]]);
  for (const [base, place] of [
    [0, 1],
    [1, 2],
  ]) {
    for (const operation of [rank, columnSpace]) {
      assert.deepEqual(partOf(ask(operation, { a, index_base: base }).answer(), 'pivots'), {
        kind: 'positions',
        values: [place],
      });
    }
  }
});

describe('a matrix beyond a readable working', () => {
  const size = 40;
  const rows = Array.from({ length: size }, (_, i) => Array.from({ length: size }, (__, j) => i * j + i + 1));
  const large = integerMatrix(rows);

  test('has the rank of the schoolbook', () => assert.equal(rankAnswered(large), 2));

  test('has a null space that it takes to zero', () => {
    const vectors = basisOf(nullSpace, large);
    assert.equal(vectors.length, size - 2);
    assert.ok(vectors.every((vector) => rowsOf(large).every((row) => isZero(dot(row, vector)))));
  });

  test('is told without its working', () => {
    for (const operation of [rank, columnSpace, rowSpace, nullSpace, leftNullSpace]) {
      assert.ok(ask(operation, { a: large }).story().length > 4);
    }
  });
});

test('a null space with too many numbers', () => {
  const a = integerMatrix([Array.from({ length: 2000 }, () => 1)]);
  assert.throws(() => ask(nullSpace, { a }).answer(), isProblem('too_large', ['a']));
  assert.throws(() => ask(leftNullSpace, { a: transpose(a) }).answer(), isProblem('too_large', ['a']));
});

test('an entry beyond doubles', () => {
  const tiny = { kind: 'rational', numerator: 1n, denominator: 10n ** 200n } as const;
  const huge = { kind: 'rational', numerator: 10n ** 200n, denominator: 1n } as const;
  const a = matrixOf([[tiny, huge]]);
  for (const operation of [rowSpace, nullSpace]) {
    assert.throws(() => ask(operation, { a }).answer(), isProblem('overflow', ['a']));
  }
  assert.equal(rankAnswered(a), 1);
});

for (const operation of [rank, columnSpace, rowSpace, nullSpace, leftNullSpace]) {
  for (const { title, body, answer } of operation.examples) {
    test(`${operation.id}: ${title}`, () => assert.deepEqual(exactForm(askBody(operation, body).answer()), answer));
  }
}
