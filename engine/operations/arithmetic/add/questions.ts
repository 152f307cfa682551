// Questions about sums: when they exist, in which order, and what must be added.

import { fromSumAndDifference, summandFromOrders, sumOfResults } from './hard-questions.ts';
import { count, equal, grid, indexed, negative, relation, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import { sameShapeQuestion, wrongEntryQuestion } from '../../../exercises/entrywise-questions.ts';
import {
  because,
  chosen,
  depth,
  matrixExpected,
  numberExpected,
  option,
  reasoned,
} from '../../../exercises/questions.ts';
import { TABLES, type TableStory } from '../../../exercises/tables.ts';
import { combined, mapped } from '../../../exercises/whole-numbers.ts';
import { drawInteger, drawRows, type Rows } from '../../../learning/drawing.ts';
import { shown } from '../../../learning/notation.ts';
import { withHard, ofTemplates, type QuestionMaker } from '../../../learning/question.ts';

const [A, B, C, X] = ['A', 'B', 'C', 'X'].map(symbol);

/** One entry in place of another is added: the sign of a negative summand is lost. */
const wrongEntry = wrongEntryQuestion('add-entries', ['C', sum(A, B)], {
  write: (x, y) => sum(count(x), count(y)),
  give: (x, y) => x + y,
  slippedGive: (x, y) => x + Math.abs(y),
  slip: say`The sign of the second summand was dropped when the line was added up.`,
  draw: (random, rows, columns) => [
    drawRows(random, rows, columns, { from: 1, to: 9 }),
    drawRows(random, rows, columns, { from: -9, to: 9, without: [0] }).map((row) => row.with(0, -random.integer(1, 9))),
  ],
});

const order: QuestionMaker = {
  objective: 'order-of-summands',
  kind: 'predict',
  difficulties: ['easy'],
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 2, 3);
    const [a, b] = [1, 2].map(() => drawRows(random, size, size, { from: -9, to: 9, without: [0] }));
    const [i, j] = [random.integer(1, size), random.integer(1, size)];
    const [x, y] = [a[i - 1][j - 1], b[i - 1][j - 1]];
    if (x + y === 0) return order.draw(random, difficulty);
    const [first, second] = [indexed('a', i, j), indexed('b', i, j)];
    const turned = sum(second, first);
    const right = reasoned(
      say`It is ${x + y}.`,
      say`It is again ${x + y}, since ${equal(turned, sum(first, second))}: two numbers may be added in either order.`,
      equal(turned, count(x + y)),
    );
    return {
      prompt: say`The entry in row ${i}, column ${j} of ${sum(A, B)} is ${x + y}. What stands there in ${sum(B, A)}?`,
      hints: [
        say`Write down which two numbers meet at this place in the one sum, and which in the other.`,
        say`Only numbers at the same place meet. What do you know about adding two numbers?`,
      ],
      expected: chosen(
        random,
        right,
        option(say`It is ${-x - y}.`, equal(turned, count(-x - y))),
        option(say`The given number does not tell it.`, relation(turned, 'unequal', count(x + y))),
      ),
      solution: [
        say`At this place stand ${equal(sum(first, second), count(x + y))} in the one sum and ${sum(second, first)} in the other.`,
        because(right),
      ],
      names: { A: integerMatrix(a), B: integerMatrix(b) },
    };
  },
};

const plus = (one: Rows, other: Rows): Rows => combined(one, other, (x, y) => x + y);

/** What has to be added to get from one table to another; harder, where a part of it is known. */
const summand =
  ({ layout, what, before, after, later, unit, numbers, changes }: TableStory): QuestionMaker['draw'] =>
  (random, difficulty) => {
    const [rows, columns] = depth(difficulty, [2, 2], [2, 3], [2, 2]);
    const draw = ([from, to]: readonly [number, number]): Rows => drawRows(random, rows, columns, { from, to });
    const [a, change] = [draw(numbers), draw(changes)];
    const known = difficulty === 'hard' ? draw(changes) : mapped(a, () => 0);
    const b = plus(plus(a, known), change);
    const [first, second] = [a[0][0] + known[0][0], b[0][0]];
    const told = say`In a table ${layout}. ${what.charAt(0).toUpperCase()}${what.slice(1)} ${before} were ${equal(A, shown(...a))}, in ${unit}`;
    return {
      prompt:
        difficulty === 'hard'
          ? say`${told}. Until ${after.replace(/^(?:on|in) /, '')} they changed by ${equal(C, shown(...known))}, and ${later} they are ${equal(B, shown(...b))}. Which matrix ${X} must be added to ${sum(A, C)} to get ${B}?`
          : say`${told}; ${after} they are ${equal(B, shown(...b))}. Which matrix ${X} must be added to ${A} to get ${B}?`,
      hints: [
        say`Begin in row ${1}, column ${1}: what has to be added to the old number to get the new one?`,
        difficulty === 'hard'
          ? say`Work out ${sum(A, C)} first, and then solve one equation for each place. Where a number has fallen, the entry of ${X} is negative.`
          : say`Solve one equation for each place. Where a number has fallen, the entry of ${X} is negative.`,
      ],
      expected: matrixExpected(change),
      solution: [
        ...(difficulty === 'hard' ? [say`Before, ${equal(sum(A, C), shown(...plus(a, known)))}.`] : []),
        say`At each place the entry of ${X} is the new number less the old one, in the first as in ${equal(sum(count(second), negative(count(first))), count(change[0][0]))}.`,
        say`This gives ${equal(X, shown(...change))}, and indeed ${equal(difficulty === 'hard' ? sum(A, C, X) : sum(A, X), B)}.`,
      ],
      names: { A: integerMatrix(a), B: integerMatrix(b), C: integerMatrix(known), X: integerMatrix(change) },
    };
  };

const missing = ofTemplates({ objective: 'missing-summand', kind: 'word-problem' }, TABLES.map(summand));

/** A number of the sum is known, an entry of a summand is not. */
const unknownEntry: QuestionMaker = {
  objective: 'missing-summand',
  kind: 'find-value',
  difficulties: ['easy', 'medium'],
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 2, 3);
    const a = drawRows(random, size, size, { from: -9, to: 9 });
    const b = drawRows(random, size, size, { from: -9, to: 9 });
    const [i, j] = [random.integer(0, size - 1), random.integer(0, size - 1)];
    const k = drawInteger(random, { from: -9, to: 9, without: [0] });
    const known = a.map((row, r) => (r === i ? row.with(j, k) : row));
    const total = known.map((row, r) => row.map((x, c) => x + b[r][c]));
    const shownA = known.map((row, r) => row.map((x, c) => (r === i && c === j ? symbol('k') : count(x))));
    return {
      prompt: say`For which number ${symbol('k')} is ${equal(sum(grid(shownA), shown(...b)), shown(...total))}?`,
      hints: [
        say`Only one place of the three matrices has to do with ${symbol('k')}.`,
        say`Write the equation for that place and solve it.`,
      ],
      expected: numberExpected(k),
      solution: [
        say`At the place of ${symbol('k')} one reads ${equal(sum(symbol('k'), count(b[i][j])), count(total[i][j]))}, so ${equal(symbol('k'), count(k))}.`,
      ],
      names: { k: integer(k) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [
  wrongEntry,
  withHard(sameShapeQuestion('sum-exists', say`Is ${sum(A, B)} defined?`), sumOfResults),
  withHard(order, summandFromOrders),
  missing,
  withHard(unknownEntry, fromSumAndDifference),
];
