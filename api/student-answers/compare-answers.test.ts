// Comparing answers: what counts as right, entry by entry.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { type Answer, matrixAnswer, scalarAnswer, vectorAnswer } from '@matrixsteps/engine/catalogue/answer.ts';
import { rationalMatrix } from '@matrixsteps/engine/exact/matrix.ts';
import { integer, rational } from '@matrixsteps/engine/exact/rational.ts';
import type { Scalar } from '@matrixsteps/engine/exact/scalar.ts';
import type { AnswerComparison } from '@matrixsteps/engine/catalogue/comparison.ts';
import { formOf, isSingle, type SingleAnswer } from '../answers/answer-forms.ts';
import { checkAnswer } from './check-answer.ts';
import { compareAnswers } from './compare-answers.ts';
import { readGivenAnswer } from './given-answer.ts';
import { withSources } from './number-sources.ts';

/** The verdict on what somebody wrote as JSON. */
function verdictOn(
  written: string,
  answer: SingleAnswer,
  decimalPlaces: number | null = null,
  comparison: AnswerComparison = 'equal',
): string {
  return checkAnswer(readGivenAnswer(withSources(written), answer.kind), answer, {
    decimalPlaces,
    comparison,
    members: [],
    meaning: 'facts',
    question: null,
  }).verdict;
}

const third = scalarAnswer(rational(1n, 3n));
const root: Scalar = { kind: 'power', sign: 1, base: rational(5n, 4n), exponent: rational(1n, 2n) };
const square: SingleAnswer = { kind: 'matrix', matrix: rationalMatrix(2, 2, [1, 2, 3, 4].map(integer)) };
const row = vectorAnswer([integer(1), rational(1n, 2n)], 'rows');

/** The answers of operations by their makers, which give the union of all kinds. */
function single(answer: Answer): SingleAnswer {
  if (!isSingle(answer)) assert.fail(`a ${answer.kind}`);
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
    ['"a third"', third, 'unread'],
    ['[]', row, 'unread'],
    ['[[1, 2], [3]]', square, 'unread'],
    ['[[1, 2], 3]', square, 'unread'],
    ['true', third, 'unread'],
    ['null', third, 'unread'],
    ['"1/0"', third, 'unread'],
    ['"0,33"', third, 'correct_when_rounded'],
    ['"x = 1/3"', third, 'correct'],
    ['"\\\\frac{1}{3}"', third, 'correct'],
    ['"[1, 2]"', third, 'wrong_shape'],
    ['"sqrt(5)/2"', scalarAnswer(root), 'correct'],
    ['"1/2 √5"', scalarAnswer(root), 'correct'],
    ['"√5"', scalarAnswer(root), 'incorrect'],
    ['"1 + √5"', scalarAnswer(root), 'incorrect'],
    ['"[[1, 2], [3, 4]]"', square, 'correct'],
    ['"1 2; 3 4"', square, 'correct'],
    ['"[1 2; 3 4]"', square, 'correct'],
    ['"1 2\\n3 4"', square, 'correct'],
    ['"1\\t2\\n3\\t4"', square, 'correct'],
    ['"\\\\begin{pmatrix} 1 & 2 \\\\\\\\ 3 & 4 \\\\end{pmatrix}"', square, 'correct'],
    ['"A = [[1, 2], [3, 5]]"', square, 'incorrect'],
    ['"1,0 2,0; 3,0 4,0"', square, 'unread'],
    ['"1, 1/2"', row, 'correct'],
    ['"1,0; 0,5"', row, 'correct'],
    ['"1,000; 0,5"', row, 'unread'],
    ['"1/2 [[2, 4], [6, 8]]"', square, 'correct'],
    ['"-1/2 * [[-2, -4], [-6, -8]]"', square, 'correct'],
    ['"A = 1/2 [2 4; 6 8]"', square, 'correct'],
    ['"A⁻¹ = 1/2 [2 4; 6 8]"', square, 'correct'],
    ['"A^{-1} = [[1, 2], [3, 4]]"', square, 'correct'],
    ['"A^-1 = [[1, 2], [3, 4]]"', square, 'correct'],
    ['"x - 1 = 3"', third, 'unread'],
    ['"\\\\frac{1}{2} \\\\begin{pmatrix} 2 & 4 \\\\\\\\ 6 & 8 \\\\end{pmatrix}"', square, 'correct'],
    ['"1/2 [[2, 4], [6, 9]]"', square, 'incorrect'],
    ['"x [[2, 4], [6, 8]]"', square, 'unread'],
    ['"7"', { kind: 'matrix', matrix: rationalMatrix(1, 1, [integer(7)]) }, 'correct'],
    ['7', single(vectorAnswer([integer(7)], 'rows')), 'correct'],
    ['"(1; 0.5)"', row, 'correct'],
    ['["1", "0,5"]', row, 'correct'],
    ['"2 x 3"', { kind: 'shape', rows: 2, columns: 3 }, 'correct'],
    ['"2×3"', { kind: 'shape', rows: 2, columns: 3 }, 'correct'],
    ['"2 by 3"', { kind: 'shape', rows: 2, columns: 3 }, 'correct'],
    ['"(2, 3)"', { kind: 'shape', rows: 2, columns: 3 }, 'correct'],
    ['"λ - 2"', { kind: 'polynomial', coefficients: [integer(1), integer(-2)], variable: 'λ' }, 'correct'],
    ['"x - 2 = 0"', { kind: 'polynomial', coefficients: [integer(1), integer(-2)], variable: 'λ' }, 'correct'],
    ['"1, -2"', { kind: 'polynomial', coefficients: [integer(1), integer(-2)], variable: 'λ' }, 'correct'],
    ['"x² - 2"', { kind: 'polynomial', coefficients: [integer(1), integer(-2)], variable: 'λ' }, 'wrong_shape'],
  ];

  for (const [written, answer, verdict, places] of cases) {
    test(`${written} for ${answer.kind}: ${verdict}${places === undefined ? '' : ` to ${places} places`}`, () => {
      assert.equal(verdictOn(written, single(answer), places ?? null), verdict);
    });
  }
});

function rowsOf(...rows: readonly (readonly number[])[]): SingleAnswer {
  return { kind: 'matrix', matrix: rationalMatrix(rows.length, rows[0].length, rows.flat().map(integer)) };
}

function polynomialOf(...coefficients: readonly number[]): SingleAnswer {
  return { kind: 'polynomial', coefficients: coefficients.map(integer), variable: 'λ' };
}

describe('answers that are not equal and right all the same', () => {
  const form = rowsOf([1, 2, 3], [0, 2, 4], [0, 0, 0]);
  const cases: readonly (readonly [AnswerComparison, written: string, answer: SingleAnswer, verdict: string])[] = [
    ['echelon-form', '[[2, 4, 6], [0, 1, 2], [0, 0, 0]]', form, 'equivalent'],
    ['echelon-form', '[[1, 0, -1], [0, 1, 2], [0, 0, 0]]', form, 'equivalent'],
    ['echelon-form', '[[1, 2, 3], [0, 2, 4], [0, 0, 0]]', form, 'correct'],
    ['echelon-form', '[[0, 1, 2], [1, 2, 3], [0, 0, 0]]', form, 'incorrect'],
    ['echelon-form', '[[1, 2, 3], [0, 2, 5], [0, 0, 0]]', form, 'incorrect'],
    ['echelon-form', '[[1, 2, 3], [0, 0, 0], [0, 0, 0]]', form, 'incorrect'],
    ['echelon-form', '[[1, 2, 3], [0, 2, 4], [0, 0, 1]]', form, 'incorrect'],
    ['echelon-form', '[[1, 2, "√2"], [0, 2, 4], [0, 0, 0]]', form, 'incorrect'],
    ['echelon-form', '[[1, 2, 3], [0, 2, 4]]', form, 'wrong_shape'],
    ['equal', '[[2, 4, 6], [0, 1, 2], [0, 0, 0]]', form, 'incorrect'],
    ['odd-degree-sign', '"-x^3 + 2x - 1"', polynomialOf(1, 0, -2, 1), 'equivalent'],
    ['odd-degree-sign', '"-x^3 + 2x + 1"', polynomialOf(1, 0, -2, 1), 'incorrect'],
    ['odd-degree-sign', '"-x^2 + 5x + 2"', polynomialOf(1, -5, -2), 'incorrect'],
    ['equal-up-to-factor', '["2√2", 0, "√2"]', single(vectorAnswer([2, 0, 1].map(integer), 'rows')), 'equivalent'],
    ['equal-up-to-factor', '[0, 0, 0]', single(vectorAnswer([2, 0, 1].map(integer), 'rows')), 'incorrect'],
    ['equal-up-to-factor', '[2, 1, 1]', single(vectorAnswer([2, 0, 1].map(integer), 'rows')), 'incorrect'],
    ['equal-up-to-order', '[1, 2, 2]', single(vectorAnswer([2, 1, 2].map(integer), 'rows')), 'equivalent'],
    ['equal-up-to-order', '[1, 1, 2]', single(vectorAnswer([2, 1, 2].map(integer), 'rows')), 'incorrect'],
  ];
  for (const [comparison, written, answer, verdict] of cases) {
    test(`${comparison}: ${written} is ${verdict}`, () => {
      assert.equal(verdictOn(written, answer, null, comparison), verdict);
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
      const given = readGivenAnswer(written, 'matrix');
      assert.ok(given.kind === 'read');
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
