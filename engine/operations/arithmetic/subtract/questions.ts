// Questions about differences: signs, brackets, an unknown matrix, and the check by addition.

import { count, equal, indexed, sum, symbol, type Expression, negative } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { wrongEntryQuestion } from '../../../exercises/entrywise-questions.ts';
import { because, chosen, depth, differs, matrixExpected, option } from '../../../exercises/questions.ts';
import { combined } from '../../../exercises/whole-numbers.ts';
import { drawNonzero, drawRows } from '../../../learning/drawing.ts';
import { shown } from '../../../learning/notation.ts';
import type { QuestionMaker } from '../../../learning/question.ts';

const [A, B, C, X] = ['A', 'B', 'C', 'X'].map(symbol);

function minus(x: Expression, y: Expression): Expression {
  return sum(x, negative(y));
}

const lostBracket = wrongEntryQuestion('opposite', ['C', minus(A, B)], {
  write: (x, y) => minus(count(x), count(y)),
  give: (x, y) => x - y,
  slippedGive: (x, y) => (y < 0 ? x + y : x - y),
  slip: say`To take a negative number away is to add its opposite; here the number itself was added.`,
  draw: (random, rows, columns) => [
    drawRows(random, rows, columns, { from: -9, to: 9 }),
    drawRows(random, rows, columns, { from: -9, to: 9, without: [0] }).map((row) => row.with(0, -random.integer(1, 9))),
  ],
});

const unknownMatrix: QuestionMaker = {
  objective: 'unknown-matrix',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const [rows, columns] = depth(difficulty, [1, 3], [2, 2], [2, 3]);
    const x = drawRows(random, rows, columns, { from: -9, to: 9 });
    const b = drawRows(random, rows, columns, { from: -9, to: 9, without: [0] });
    const isTakenAway = difficulty === 'hard';
    const a = combined(x, b, (p, q) => (isTakenAway ? q - p : p + q));
    const left = isTakenAway ? minus(shown(...b), X) : sum(X, shown(...b));
    const right = isTakenAway ? minus(shown(...b), shown(...a)) : minus(shown(...a), shown(...b));
    return {
      prompt: say`Find the matrix ${X} with ${equal(left, shown(...a))}.`,
      hints: [
        say`Bring everything but ${X} to one side, as with numbers; the two sides stay equal when one matrix is added to both.`,
        say`Test your ${X}: put it into the equation at one place.`,
      ],
      expected: matrixExpected(x),
      solution: [
        say`There is only one such matrix, ${equal(X, right, shown(...x))}, since each place has one equation with one solution.`,
      ],
      names: { X: integerMatrix(x) },
    };
  },
};

const check: QuestionMaker = {
  objective: 'check-by-adding',
  kind: 'decide',
  draw: (random, difficulty) => {
    const [rows, columns] = depth(difficulty, [1, 3], [2, 2], [2, 3]);
    const a = drawRows(random, rows, columns, { from: -9, to: 9 });
    const b = drawRows(random, rows, columns, { from: -9, to: 9, without: [0] });
    const [i, j] = [random.integer(0, rows - 1), random.integer(0, columns - 1)];
    const isRight = random.chance(35);
    const slip = isRight ? 0 : drawNonzero(random, 4);
    const c = combined(a, b, (x, y) => x - y).map((row, r) => (r === i ? row.with(j, row[j] + slip) : row));
    const other = (j + 1) % columns;
    const no = (column: number): ReturnType<typeof option> =>
      option(
        say`No: at the place in row ${i + 1}, column ${column + 1} the sum of ${C} and ${B} is not the entry of ${A}.`,
        differs(sum(indexed('c', i + 1, column + 1), indexed('b', i + 1, column + 1)), indexed('a', i + 1, column + 1)),
      );
    const yes = option(say`Yes: the sum of ${C} and ${B} is ${A}.`, equal(sum(C, B), A));
    const [here, elsewhere] = [no(j), no(other)];
    const [right, ...wrong] = isRight ? [yes, here, elsewhere] : [here, yes, elsewhere];
    return {
      prompt: say`Somebody says that ${equal(A, shown(...a))} less ${equal(B, shown(...b))} is ${equal(C, shown(...c))}. Check it without a subtraction: is it right?`,
      hints: [
        say`If ${C} is the difference, adding ${B} to it must lead back to ${A}.`,
        say`Add place by place, and stop at the first place that fails.`,
      ],
      expected: chosen(random, right, ...wrong),
      solution: [say`Adding ${B} to ${C} gives ${shown(...combined(c, b, (x, y) => x + y))}.`, because(right)],
      names: { A: integerMatrix(a), B: integerMatrix(b), C: integerMatrix(c) },
    };
  },
};

const days: QuestionMaker = {
  objective: 'change',
  kind: 'word-problem',
  draw: (random, difficulty) => {
    const [rows, columns] = depth(difficulty, [1, 4], [2, 3], [3, 3]);
    const before = drawRows(random, rows, columns, { from: -8, to: 15 });
    const after = drawRows(random, rows, columns, { from: -8, to: 15 });
    const change = combined(after, before, (x, y) => x - y);
    return {
      prompt: say`The temperatures at some places (rows) and hours (columns) were ${equal(A, shown(...before))} yesterday and are ${equal(B, shown(...after))} today, in degrees. By how many degrees has each of them risen? A fall is a negative rise.`,
      hints: [
        say`Which of the two tables has to be taken away, the earlier or the later one?`,
        say`A change is the later number less the earlier one, also where a number is negative.`,
      ],
      expected: matrixExpected(change),
      solution: [say`The change is the later table less the earlier one: ${equal(minus(B, A), shown(...change))}.`],
      names: { A: integerMatrix(before), B: integerMatrix(after) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [days, lostBracket, unknownMatrix, check];
