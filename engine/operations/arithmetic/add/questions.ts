// Questions about sums: when they exist, in which order, and what must be added.

import { count, equal, grid, indexed, relation, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import { sameShapeQuestion, wrongEntryQuestion } from '../../../exercises/entrywise-questions.ts';
import { because, chosen, depth, matrixExpected, numberExpected, option } from '../../../exercises/questions.ts';
import { drawInteger, drawRows } from '../../../learning/drawing.ts';
import { shown } from '../../../learning/notation.ts';
import type { QuestionMaker } from '../../../learning/question.ts';

const [A, B] = ['A', 'B'].map(symbol);

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
    const right = option(
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
        option(say`It is ${-x - y}, because the order of the summands is turned round.`, equal(turned, count(-x - y))),
        option(
          say`It cannot be known without the other entries of both matrices, and it is not ${x + y}.`,
          relation(turned, 'unequal', count(x + y)),
        ),
      ),
      solution: [
        say`At this place stand ${equal(sum(first, second), count(x + y))} in the one sum and ${sum(second, first)} in the other.`,
        because(right),
      ],
      names: { A: integerMatrix(a), B: integerMatrix(b) },
    };
  },
};

const missing: QuestionMaker = {
  objective: 'missing-summand',
  kind: 'word-problem',
  draw: (random, difficulty) => {
    const [rows, columns] = depth(difficulty, [2, 2], [2, 3], [3, 3]);
    const before = drawRows(random, rows, columns, { from: 10, to: 60 });
    const change = drawRows(random, rows, columns, { from: -9, to: 20 });
    const after = before.map((row, i) => row.map((x, j) => x + change[i][j]));
    const [shop, day] = random.pick([
      ['shop', 'Friday'],
      ['warehouse', 'Tuesday'],
      ['library', 'Thursday'],
    ]);
    return {
      prompt: say`Each row of a table is a ${shop}, each column an article. On Monday the stock was ${equal(A, shown(...before))}, on ${day} it is ${equal(B, shown(...after))}. Which matrix ${symbol('X')} must be added to ${A} to get ${B}?`,
      hints: [
        say`Begin with one place: what has to be added to the old number to get the new one?`,
        say`Where the stock has fallen, the entry of ${symbol('X')} is negative.`,
      ],
      expected: matrixExpected(change),
      solution: [
        say`At each place the entry of ${symbol('X')} is the new number less the old one.`,
        say`This gives ${equal(symbol('X'), shown(...change))}, and indeed ${equal(sum(A, symbol('X')), B)}.`,
      ],
      names: { A: integerMatrix(before), B: integerMatrix(after), X: integerMatrix(change) },
    };
  },
};

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
  sameShapeQuestion('sum-exists', say`Is ${sum(A, B)} defined?`),
  order,
  missing,
  unknownEntry,
];
