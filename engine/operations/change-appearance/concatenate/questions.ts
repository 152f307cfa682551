// Questions about joined matrices: which directions are possible, where an entry came from, systems, and blocks.

import { entryOfBlocks, fittingThird, otherDirection } from './hard-questions.ts';
import { count, equal, grid, list, negative, relation, sum, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix, zeroMatrix } from '../../../exact/matrix.ts';
import { shapeWords } from '../../../exercises/entrywise-questions.ts';
import { because, chosen, depth, listExpected, matrixExpected, reasoned } from '../../../exercises/questions.ts';
import { drawDistinct, drawNonzero, drawRows } from '../../../learning/drawing.ts';
import { shown, times } from '../../../learning/notation.ts';
import { withHard, type QuestionMaker } from '../../../learning/question.ts';
import { systems } from './word-problems.ts';

const [A, B] = ['A', 'B'].map(symbol);

const joinable: QuestionMaker = {
  objective: 'joinable',
  kind: 'decide',
  draw: (random) => {
    const [x, y, z, w] = drawDistinct(random, 4, { from: 2, to: 8 });
    const [first, second] = random.pick([
      [
        [x, y],
        [z, y],
      ],
      [
        [x, y],
        [x, z],
      ],
      [
        [x, y],
        [z, w],
      ],
      [
        [x, y],
        [y, x],
      ],
    ] as const);
    const sameColumns = equal(measure('columnCount', A), measure('columnCount', B));
    const sameRows = equal(measure('rowCount', A), measure('rowCount', B));
    const otherColumns = relation(measure('columnCount', A), 'unequal', measure('columnCount', B));
    const otherRows = relation(measure('rowCount', A), 'unequal', measure('rowCount', B));
    const below = reasoned(
      say`Only below each other.`,
      say`Only below each other: the numbers of columns agree, and the result has ${shapeWords(first[0] + second[0], first[1])}.`,
      sameColumns,
      otherRows,
    );
    const beside = reasoned(
      say`Only beside each other.`,
      say`Only beside each other: the numbers of rows agree, and the result has ${shapeWords(first[0], first[1] + second[1])}.`,
      sameRows,
      otherColumns,
    );
    const neither = reasoned(
      say`In no direction.`,
      say`In no direction: both the numbers of rows and the numbers of columns differ.`,
      otherRows,
      otherColumns,
    );
    const both = reasoned(say`In both directions.`, say`In both directions: all sizes agree.`, sameRows, sameColumns);
    const right = first[1] === second[1] ? below : first[0] === second[0] ? beside : neither;
    return {
      prompt: say`${A} has ${shapeWords(first[0], first[1])}, ${B} has ${shapeWords(second[0], second[1])}. Can they be joined below each other, beside each other, or not at all?`,
      hints: [
        say`The lines along which they meet must have the same length.`,
        say`Below each other they meet along a row. How long is a row of each of them?`,
      ],
      expected: chosen(random, right, ...[below, beside, neither, both].filter((other) => other !== right)),
      solution: [
        say`${A} has ${shapeWords(first[0], first[1])}, ${B} has ${shapeWords(second[0], second[1])}. Below each other the numbers of columns have to agree, beside each other those of rows.`,
        because(right),
      ],
      names: { A: zeroMatrix(first[0], first[1]), B: zeroMatrix(second[0], second[1]) },
    };
  },
};

const origin: QuestionMaker = {
  objective: 'origin-of-entries',
  kind: 'predict',
  draw: (random, difficulty) => {
    const largest = depth(difficulty, 4, 8, 20);
    const [m, n, p] = [random.integer(2, largest), random.integer(2, largest), random.integer(2, largest)];
    const isBeside = random.chance(50);
    const [i, j] = isBeside
      ? [random.integer(1, m), n + random.integer(1, p)]
      : [m + random.integer(1, p), random.integer(1, n)];
    const place = isBeside ? [i, j - n] : [i - m, j];
    return {
      prompt: say`${A} has ${shapeWords(m, n)}, ${B} has ${isBeside ? shapeWords(m, p) : shapeWords(p, n)} and is joined to ${A} ${isBeside ? 'on the right' : 'from below'}. From which row and which column of ${B} comes the entry in row ${i}, column ${j} of the result?`,
      hints: [
        say`Which lines of the result belong to ${A}?`,
        isBeside
          ? say`The row is kept. From which column of the result on do the columns of ${B} follow?`
          : say`The column is kept. From which row of the result on do the rows of ${B} follow?`,
      ],
      expected: listExpected(place),
      solution: [
        isBeside
          ? say`The first ${n} columns belong to ${A}, so the column of ${B} is ${equal(sum(count(j), negative(count(n))), count(j - n))}.`
          : say`The first ${m} rows belong to ${A}, so the row of ${B} is ${equal(sum(count(i), negative(count(m))), count(i - m))}.`,
        say`It comes from row ${place[0]}, column ${place[1]} of ${B}.`,
      ],
      names: {},
    };
  },
};

const blocks: QuestionMaker = {
  objective: 'block-product',
  kind: 'predict',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 2, 3);
    const u = drawRows(random, 1, size, { from: -9, to: 9 })[0];
    const v = drawRows(random, 1, size, { from: -9, to: 9 })[0];
    const c = depth(difficulty, 1, drawNonzero(random, 3), drawNonzero(random, 4));
    const result = u.map((x, i) => x + c * v[i]);
    const second = c === 1 ? symbol('q') : times(count(c), symbol('q'));
    return {
      prompt: say`${equal(times(A, symbol('p')), shown(...u.map((x) => [x])))} and ${equal(times(B, symbol('q')), shown(...v.map((x) => [x])))} are known. ${A} and ${B} are joined beside each other, and the columns ${symbol('p')} and ${second} below each other. What is the product ${times(grid([[A, B]]), grid([[symbol('p')], [second]]))}? Write its entries from top to bottom.`,
      hints: [
        say`Multiply the blocks as if they were numbers: a row of two blocks with a column of two blocks.`,
        say`Each block of the row meets one block of the column. What is done with the two products?`,
      ],
      expected: listExpected(result),
      solution: [
        say`The product is ${equal(sum(shown(...u.map((x) => [x])), c === 1 ? shown(...v.map((x) => [x])) : times(count(c), shown(...v.map((x) => [x])))), shown(...result.map((x) => [x])))}, so its entries are ${list(result.map(count), 'none')}.`,
      ],
      // Matrices for which the given products are true.
      names: {
        A: integerMatrix(u.map((x) => [x])),
        B: integerMatrix(v.map((x) => [x])),
        p: integerMatrix([[1]]),
        q: integerMatrix([[1]]),
      },
    };
  },
};

const parts: QuestionMaker = {
  objective: 'join',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const [m, n, p] = depth(difficulty, [2, 2, 1], [2, 2, 2], [3, 2, 2]);
    const a = drawRows(random, m, n, { from: -9, to: 9 });
    const b = drawRows(random, m, p, { from: -9, to: 9 });
    const joined = a.map((row, i) => [...row, ...b[i]]);
    return {
      prompt: say`${equal(A, shown(...a))} and a matrix ${B} stand beside each other, ${B} on the right, and make ${shown(...joined)}. Find ${B}.`,
      hints: [
        say`How many columns of the result belong to ${A}?`,
        say`Every row of the result begins with a row of ${A}; the rest of it is a row of ${B}.`,
      ],
      expected: matrixExpected(b),
      solution: [say`What is left of each row is ${equal(B, shown(...b))}.`],
      names: { A: integerMatrix(a), B: integerMatrix(b) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [
  withHard(parts, otherDirection),
  withHard(joinable, fittingThird),
  withHard(origin, entryOfBlocks),
  systems,
  blocks,
];
