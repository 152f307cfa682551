// Properties of steady states.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { transpose } from '../../../exact/kernels/arrangement.ts';
import { type Matrix, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { add, equals, integer, multiply, ONE, rational, type Rational, signOf, ZERO } from '../../../exact/rational.ts';
import { RUNS } from '../../../testing/arbitraries.ts';
import { askBody, exactForm, isProblem } from '../../../testing/asking.ts';
import { drained } from '../../../catalogue/operation.ts';
import { periodOf } from './chain.ts';
import { operations } from './operation.ts';
import { type Orientation, solve } from './solve.ts';

const [operation] = operations;

/** Columns of shares, with many zeros. */
const chains = fc.integer({ min: 1, max: 5 }).chain((size) =>
  fc
    .array(fc.array(fc.constantFrom(0, 0, 0, 1, 2), { minLength: size, maxLength: size }), {
      minLength: size,
      maxLength: size,
    })
    .map((columns) => {
      const shares = columns.map((column, place) => {
        const total = column.reduce<number>((x, y) => x + y, 0);
        return column.map((x, k) => (total === 0 ? (k === place ? ONE : ZERO) : rational(BigInt(x), BigInt(total))));
      });
      return matrixOf(shares[0].map((_, i) => shares.map((column) => column[i])));
    }),
);

function extremesOf(a: Matrix, orientation: Orientation): readonly (readonly Rational[])[] {
  const answer = drained(solve({ a, orientation }));
  assert.ok(answer.kind === 'structure');
  const [, found] = answer.members[3];
  assert.ok(found.kind === 'vectors');
  return found.vectors.map((vector) =>
    vector.map((value) => (value.kind === 'rational' ? value : assert.fail('no fraction'))),
  );
}

test('each is a distribution that a step leaves as it is, and no two hold a state in common', () => {
  fc.assert(
    fc.property(chains, (chain) => {
      const extremes = extremesOf(chain, 'column');
      assert.ok(extremes.length > 0);
      for (const p of extremes) {
        assert.ok(equals(p.reduce(add), ONE));
        assert.ok(p.every((share) => signOf(share) >= 0));
        const after = rowsOf(chain).map((row) => row.map((share, j) => multiply(share, p[j])).reduce(add));
        assert.deepEqual(after, p);
      }
      for (const state of rowsOf(chain).keys()) assert.ok(extremes.filter((p) => signOf(p[state]) > 0).length <= 1);
    }),
    RUNS,
  );
});

test('the transposed matrix has the same, with rows as distributions', () => {
  fc.assert(
    fc.property(chains, (chain) => assert.deepEqual(extremesOf(transpose(chain), 'row'), extremesOf(chain, 'column'))),
    RUNS,
  );
});

test('the period of a chain that goes round', () => {
  const round = matrixOf([0, 1, 2, 3].map((i) => [0, 1, 2, 3].map((j) => integer((j + 1) % 4 === i ? 1 : 0))));
  assert.equal(periodOf(round, [0, 1, 2, 3]), 4);
  const alone = matrixOf([[ONE]]);
  assert.equal(periodOf(alone, [0]), 1);
});

const refused: readonly (readonly [name: string, body: object, problem: Parameters<typeof isProblem>[0]])[] = [
  ['a matrix that is not square', { a: [[1, 0]] }, 'not_square'],
  [
    'a column with another sum',
    {
      a: [
        [0.9, 0.1],
        [0.5, 0.9],
      ],
    },
    'not_stochastic',
  ],
  [
    'a negative entry',
    {
      a: [
        [2, 1],
        [-1, 0],
      ],
    },
    'not_stochastic',
  ],
  [
    'rows where columns are distributions',
    {
      a: [
        [0.5, 1],
        [0.5, 0],
      ],
      orientation: 'row',
    },
    'not_stochastic',
  ],
];

for (const [name, body, problem] of refused) {
  test(name, () => assert.throws(() => askBody(operation, { ...body }).answer(), isProblem(problem, ['a'])));
}

for (const { title, body, answer } of operation.examples) {
  test(title, () => assert.deepEqual(exactForm(askBody(operation, body).answer()), answer));
}
