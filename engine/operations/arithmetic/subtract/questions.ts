// Questions about differences: signs, brackets, an unknown matrix, and the check by addition.

import { unknownTwice } from './hard-questions.ts';
import { count, equal, indexed, sum, symbol, type Expression, negative } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { wrongEntryQuestion } from '../../../exercises/entrywise-questions.ts';
import { because, chosen, depth, differs, matrixExpected, option } from '../../../exercises/questions.ts';
import { combined } from '../../../exercises/whole-numbers.ts';
import { TABLES, type TableStory } from '../../../exercises/tables.ts';
import { drawNonzero, drawRows, type Rows } from '../../../learning/drawing.ts';
import { shown } from '../../../learning/notation.ts';
import { withHard, ofTemplates, type QuestionMaker } from '../../../learning/question.ts';

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

/** By how much the entries of a table have grown; harder, how much more in a second time than in the first. */
const growth =
  ({ layout, what, before, after, later, unit, numbers, changes }: TableStory): QuestionMaker['draw'] =>
  (random, difficulty) => {
    const [rows, columns] = depth(difficulty, [1, 4], [2, 3], [2, 2]);
    const draw = ([from, to]: readonly [number, number]): Rows => drawRows(random, rows, columns, { from, to });
    const [a, first, second] = [draw(numbers), draw(changes), draw(changes)];
    const b = combined(a, first, (x, y) => x + y);
    const c = combined(b, second, (x, y) => x + y);
    const told = say`In a table ${layout}. ${what.charAt(0).toUpperCase()}${what.slice(1)} ${before} were ${equal(A, shown(...a))}, and ${after} they are ${equal(B, shown(...b))}, in ${unit}`;
    const names = { A: integerMatrix(a), B: integerMatrix(b), C: integerMatrix(c) };
    if (difficulty === 'hard') {
      const difference = combined(second, first, (x, y) => x - y);
      return {
        prompt: say`${told}; ${later} they are ${equal(C, shown(...c))}. By how much is the second growth greater than the first, at each place? A fall is a negative growth.`,
        hints: [
          say`Which two tables does the first growth compare, and which two the second one?`,
          say`Write the answer with ${A}, ${B} and ${C}, and clear the brackets: how often is ${B} taken away?`,
        ],
        expected: matrixExpected(difference),
        solution: [
          say`The growths are ${equal(minus(B, A), shown(...first))} and ${equal(minus(C, B), shown(...second))}.`,
          say`The second is greater by ${equal(minus(shown(...second), shown(...first)), shown(...difference))}.`,
        ],
        names,
      };
    }
    return {
      prompt: say`${told}. By how much has each of them grown? A fall is a negative growth.`,
      hints: [
        say`Which of the two tables has to be taken away, the earlier or the later one?`,
        say`Take the first numbers, ${a[0][0]} and ${b[0][0]}: is their change positive or negative?`,
      ],
      expected: matrixExpected(first),
      solution: [
        say`The change is the later table less the earlier one: ${equal(minus(B, A), shown(...first))}.`,
        say`In the first place it is ${equal(minus(count(b[0][0]), count(a[0][0])), count(first[0][0]))}.`,
      ],
      names,
    };
  };

const days = ofTemplates({ objective: 'change', kind: 'word-problem' }, TABLES.map(growth));

export const questions: readonly QuestionMaker[] = [days, lostBracket, withHard(unknownMatrix, unknownTwice), check];
