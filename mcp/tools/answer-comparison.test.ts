// Comparing answers: what counts as right, entry by entry.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { type Answer, matrixAnswer, scalarAnswer, vectorAnswer } from '@matrixsteps/engine/catalogue/answer.ts';
import { rationalMatrix } from '@matrixsteps/engine/exact/matrix.ts';
import { integer, rational } from '@matrixsteps/engine/exact/rational.ts';
import type { Scalar } from '@matrixsteps/engine/exact/scalar.ts';
import { formOf, type SingleAnswer } from '@matrixsteps/api/answers/answer-forms.ts';
import { compareAnswers } from './answer-comparison.ts';
import { givenAnswer } from './given-answer.ts';

/** The verdict on what somebody wrote as JSON. */
function verdictOn(written: string, answer: SingleAnswer, places: number | null = null): string {
  const given = givenAnswer(Buffer.from(`{"answer": ${written}}`), 'answer');
  return given.kind === 'answer'
    ? compareAnswers(given.laid, formOf(answer).laidOut(answer), places).verdict
    : given.kind;
}

const third = scalarAnswer(rational(1n, 3n));
const root: Scalar = { kind: 'power', sign: 1, base: rational(5n, 4n), exponent: rational(1n, 2n) };
const square: SingleAnswer = { kind: 'matrix', matrix: rationalMatrix(2, 2, [1, 2, 3, 4].map(integer)) };
const row = vectorAnswer([integer(1), rational(1n, 2n)], 'rows');

/** The answers of operations by their makers, which give the union of all kinds. */
function single(answer: Answer): SingleAnswer {
  if (answer.kind === 'record') assert.fail('a record');
  return answer;
}

describe('verdicts', () => {
  const cases: readonly (readonly [written: string, answer: Answer, verdict: string, places?: number])[] = [
    ['"1/3"', third, 'correct'],
    ['"2/6"', third, 'correct'],
    ['0.33', third, 'correct_when_rounded'],
    ['0.3333333333333333', third, 'correct_when_rounded'],
    ['0.34', third, 'incorrect'],
    ['0', third, 'incorrect'],
    ['0', third, 'correct_when_rounded', 0],
    ['0.333', third, 'incorrect', 2],
    ['"0.33"', third, 'correct_when_rounded'],
    ['"-1/3"', third, 'incorrect'],
    ['"sqrt(5/4)"', scalarAnswer(root), 'correct'],
    ['"sqrt(1.25)"', scalarAnswer(root), 'correct'],
    ['"-sqrt(5/4)"', scalarAnswer(root), 'incorrect'],
    ['1.12', scalarAnswer(root), 'correct_when_rounded'],
    ['1.11', scalarAnswer(root), 'incorrect'],
    ['"sqrt(4)"', scalarAnswer(integer(2)), 'correct'],
    ['"sqrt(4)"', scalarAnswer(integer(-2)), 'incorrect'],
    ['"-sqrt(4)"', scalarAnswer(integer(-2)), 'correct'],
    ['9007199254740993', scalarAnswer(rational(9007199254740993n)), 'correct'],
    ['9007199254740992', scalarAnswer(rational(9007199254740993n)), 'incorrect'],
    ['0.142857', scalarAnswer({ kind: 'float', value: 1 / 7 }), 'correct_when_rounded'],
    ['[[1, 2], [3, 4]]', square, 'correct'],
    ['[[1, 2], [4, 3]]', square, 'incorrect'],
    ['[[1, 2, 3, 4]]', square, 'wrong_shape'],
    ['[1, 2, 3, 4]', square, 'wrong_shape'],
    ['4', square, 'wrong_shape'],
    ['[1, 0.5]', row, 'correct'],
    ['[[1, 0.5]]', row, 'correct'],
    ['[[1], ["1/2"]]', row, 'correct'],
    ['[[1, 0.5], [1, 0.5]]', row, 'wrong_shape'],
    ['[0.5]', scalarAnswer(rational(1n, 2n)), 'wrong_shape'],
    ['3', { kind: 'count', value: 3 }, 'correct'],
    ['[2, 3]', { kind: 'shape', rows: 2, columns: 3 }, 'correct'],
    ['[3, 2]', { kind: 'shape', rows: 2, columns: 3 }, 'incorrect'],
    ['[1, 2]', { kind: 'polynomial', coefficients: [integer(1), integer(-2)], variable: 'λ' }, 'incorrect'],
    ['"a third"', third, 'unreadable'],
    ['[]', row, 'unreadable'],
    ['[[1, 2], [3]]', square, 'unreadable'],
    ['[[1, 2], 3]', square, 'unreadable'],
    ['true', third, 'unreadable'],
    ['null', third, 'unreadable'],
    ['"1/0"', third, 'unreadable'],
  ];

  for (const [written, answer, verdict, places] of cases) {
    test(`${written} for ${answer.kind}: ${verdict}${places === undefined ? '' : ` to ${places} places`}`, () => {
      assert.equal(verdictOn(written, single(answer), places ?? null), verdict);
    });
  }
});

test('of any matrix, exactly the entries that were changed are wrong', () => {
  const size = fc.integer({ min: 1, max: 4 });
  const drawn = fc.tuple(size, size).chain(([rows, columns]) =>
    fc.tuple(
      fc.constant(columns),
      fc.array(fc.tuple(fc.integer({ min: -99, max: 99 }), fc.integer({ min: 1, max: 9 }), fc.boolean()), {
        minLength: rows * columns,
        maxLength: rows * columns,
      }),
    ),
  );
  fc.assert(
    fc.property(drawn, ([columns, entries]) => {
      const rows = entries.length / columns;
      const right = rationalMatrix(
        rows,
        columns,
        entries.map(([p, q]) => rational(BigInt(p), BigInt(q))),
      );
      const texts = entries.map(([p, q, isChanged]) => `${isChanged ? p + q : p}/${q}`);
      const written = Array.from({ length: rows }, (_, i) => texts.slice(i * columns, (i + 1) * columns));
      const given = givenAnswer(Buffer.from(JSON.stringify({ answer: written })), 'answer');
      assert.ok(given.kind === 'answer');
      const expected = single(matrixAnswer(right));
      const { wrong } = compareAnswers(given.laid, formOf(expected).laidOut(expected), null);
      const changed = entries.flatMap(([, , isChanged], at) => (isChanged ? [at] : []));
      assert.deepEqual(
        wrong.map((place) => (place.row - 1) * columns + place.column - 1),
        changed,
      );
    }),
    { seed: 20260101, numRuns: 100 },
  );
});
