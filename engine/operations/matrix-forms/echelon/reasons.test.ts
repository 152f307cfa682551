// The reasons that a story gives for its pivots are facts: a false one is noticed.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import type { SwapReason } from '../../../algorithms/row-reduction/options.ts';
import { type Answer, matrixAnswer } from '../../../catalogue/answer.ts';
import type { Block } from '../../../document/block.ts';
import { integerMatrix, type Matrix, rowsOf } from '../../../exact/matrix.ts';
import { absolute, compare, divide, type Entry, isInteger, isZero } from '../../../exact/entry.ts';
import { rational } from '../../../exact/rational.ts';
import { atSpeed } from '../../../testing/test-speed.ts';
import { checkStory } from '../../../testing/stories/story-checking.ts';
import { type EchelonMove, solveEchelon } from './solve.ts';
import { tell } from './story.ts';

const RUNS = { seed: 39, numRuns: atSpeed({ fast: 20, usual: 100, long: 600 }) };

const REASONS = ['zero', 'unit', 'zeros', 'divides', 'smaller'] as const satisfies readonly SwapReason[];

const small = fc
  .tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 2, max: 5 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  )
  .map((rows) => integerMatrix(rows));

type Swap = Extract<EchelonMove, { move: 'swap' }>;

function zerosIn(row: readonly Entry[]): number {
  return row.filter(isZero).length;
}

/** Whether the reason holds of the two rows, which stand in their new places. */
function holdsOf(reason: (typeof REASONS)[number], { first, second, column, rows }: Swap['facts']): boolean {
  const [taken, left] = [rows[first][column], rows[second][column]];
  const isMultiple = rows.slice(first).every((row) => isInteger(divide(row[column], taken)));
  switch (reason) {
    case 'zero':
      return isZero(left);
    case 'unit':
      return !isZero(left) && isMultiple;
    case 'zeros':
      return !isZero(left) && zerosIn(rows[first]) > zerosIn(rows[second]);
    case 'divides':
      return !isZero(left) && isMultiple;
    case 'smaller':
      return compare(absolute(taken), absolute(left)) < 0;
  }
}

describe('a false reason for an exchange of rows is noticed', () => {
  for (const planted of REASONS) {
    test(planted, () => {
      let tried = 0;
      for (const a of fc.sample(small, RUNS)) {
        const moves = [
          ...solveEchelon({ a, reduced: true, method: 'fraction-free', indexBase: 1, bar: null, withoutOnes: false }),
        ];
        assert.deepEqual(complaintsAbout(a, moves), []);
        for (const [index, move] of moves.entries()) {
          if (move.move !== 'swap' || holdsOf(planted, move.facts)) continue;
          const falsified = moves.with(index, { move: 'swap', facts: { ...move.facts, reason: planted } });
          assert.ok(
            complaintsAbout(a, falsified).length > 0,
            `${planted} of ${JSON.stringify(rowsOf(a).map((row) => row.map(({ numerator }) => Number(numerator))))}`,
          );
          tried += 1;
        }
      }
      assert.ok(tried > 0);
    });
  }
});

function complaintsAbout(a: Matrix, moves: readonly EchelonMove[]): readonly string[] {
  const story: readonly Block[] = tell(
    { a, reduced: true, method: 'fraction-free', indexBase: 1, bar: null, withoutOnes: false },
    moves,
  );
  const known = { names: new Map([['A', rowsOf(a)]]), answer: answerOf(moves), lambda: rational(7n, 3n) };
  const { wrong, unchecked } = checkStory(story, known);
  return [...wrong, ...unchecked];
}

function answerOf(moves: readonly EchelonMove[]): Answer {
  const result = moves.find((move) => move.move === 'result');
  assert.ok(result !== undefined);
  return matrixAnswer(result.facts.matrix);
}
