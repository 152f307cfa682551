// Questions about parts of a matrix: ways of counting, shapes of parts, and lists that rearrange.

import { shapeInSteps, slicedFromTheEnd, startOfSteps, twoSelections } from './hard-questions.ts';
import { count, equal, list, negative, sum, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import { shownList } from '../../../exercises/lists.ts';
import { depth, listExpected, numberExpected } from '../../../exercises/questions.ts';
import { drawDistinctRows } from '../../../learning/drawing.ts';
import { shown } from '../../../learning/notation.ts';
import { withHard, type QuestionMaker } from '../../../learning/question.ts';
import { wrongEntry } from './mistake.ts';

const [A, K] = ['A', 'k'].map(symbol);

const base: QuestionMaker = {
  objective: 'counting-base',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const first = random.integer(1, depth(difficulty, 5, 9, 40));
    const last = first + random.integer(1, depth(difficulty, 4, 9, 30));
    const isBack = difficulty === 'hard' || random.chance(50);
    return {
      prompt: isBack
        ? say`In counting from 0, where a slice ends before its stop, the slice from ${first - 1} to ${last} is taken. Which two numbers name the same rows in counting from 1, where both ends are included?`
        : say`In counting from 1, where both ends are included, the slice from ${first} to ${last} is taken. Which two numbers, start and stop, name the same rows in counting from 0, where a slice ends before its stop?`,
      hints: [
        say`Name the first and the last row that are taken, in both ways of counting.`,
        say`One of the two numbers changes by 1. Which one, and why not the other?`,
      ],
      expected: listExpected(isBack ? [first, last] : [first - 1, last]),
      solution: [
        isBack
          ? say`The first row is row ${first} in counting from 1; the stop was not included, and the last row taken is row ${last}.`
          : say`The first row is ${first - 1} in counting from 0; the stop is not included, so it is one more than the last row, and stays ${last}.`,
      ],
      names: {},
    };
  },
};

const shape: QuestionMaker = {
  objective: 'shape-of-part',
  kind: 'predict',
  draw: (random, difficulty) => {
    const [first, amount] = [random.integer(2, 6), random.integer(2, depth(difficulty, 5, 12, 12))];
    const last = first + amount - 1;
    const rows = last + random.integer(1, 5);
    const most = depth(difficulty, 4, 6, 6);
    const columns = Array.from({ length: random.integer(2, depth(difficulty, 3, 4, 4)) }, () =>
      random.integer(1, most),
    );
    const isRepeated = new Set(columns).size < columns.length;
    return {
      prompt: say`A matrix has ${rows} rows and ${most} columns. Counted from 1, the rows from ${first} to ${last} are taken, both included, and of these the columns ${shownList(columns)}. How many rows and columns does the part have?`,
      hints: [
        say`From row ${first} to row ${first + 1} there are two rows. How many are there from row ${first} to row ${last}, when both ends count?`,
        isRepeated
          ? say`A column that is named twice in ${shownList(columns)} is taken twice.`
          : say`Each number in ${shownList(columns)} is one column of the part.`,
      ],
      expected: listExpected([amount, columns.length]),
      solution: [
        say`With both ends the rows are ${equal(sum(count(last), negative(count(first)), count(1)), count(amount))}.`,
        say`The list of columns has ${columns.length} numbers, so the part has ${amount} rows and ${columns.length} columns.`,
      ],
      names: {},
    };
  },
};

const lists: QuestionMaker = {
  objective: 'choose-lists',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const [rows, columns] = depth(difficulty, [3, 2], [4, 2], [5, 2]);
    const a = drawDistinctRows(random, rows, columns, { from: -9, to: 30 });
    const [what, order] = random.pick([
      [say`upside down`, a.map((_, i) => rows - i)],
      [
        say`with the numbers of the first column ascending`,
        a.map((_, i) => i + 1).toSorted((x, y) => a[x - 1][0] - a[y - 1][0]),
      ],
      [
        say`with the numbers of the last column descending`,
        a.map((_, i) => i + 1).toSorted((x, y) => a[y - 1][columns - 1] - a[x - 1][columns - 1]),
      ],
    ] as const);
    return {
      prompt: say`Which list of row numbers, counted from 1, takes all rows of ${equal(A, shown(...a))} so that the table stands ${what}?`,
      hints: [
        say`Which row must come first? Its old number is the first of the list.`,
        say`Go on with the row that must come next, until every row is in the list.`,
      ],
      expected: listExpected(order),
      solution: [
        say`The rows are taken in the order ${shownList(order)}, which gives ${claim(say`${shown(...order.map((i) => a[i - 1]))}`, equal(measure('rowsAt', A, list(order.map(count))), shown(...order.map((i) => a[i - 1]))))}.`,
      ],
      names: { A: integerMatrix(a) },
    };
  },
};

const howMany: QuestionMaker = {
  objective: 'shape-of-part',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const first = random.integer(2, depth(difficulty, 9, 30, 90));
    const amount = random.integer(3, depth(difficulty, 9, 30, 90));
    const last = first + amount - 1;
    return {
      prompt: say`Counted from 1, with both ends included, the slice of rows from ${first} to ${K} has ${amount} rows. Find ${K}.`,
      hints: [
        say`How many rows are in the slice from ${first} to ${first + 1}?`,
        say`With both ends included there is one row more than the difference of the ends.`,
      ],
      expected: numberExpected(last),
      solution: [
        say`The number of rows is the difference and one more: ${equal(K, sum(count(first), count(amount), negative(count(1))), count(last))}.`,
      ],
      names: { k: integer(last) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [
  wrongEntry,
  withHard(base, slicedFromTheEnd),
  withHard(shape, shapeInSteps),
  withHard(howMany, startOfSteps),
  withHard(lists, twoSelections),
];
