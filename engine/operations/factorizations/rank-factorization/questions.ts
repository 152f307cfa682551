// Questions about rank factorizations: the product, a column as a combination, a missing entry, how many numbers are kept.

import { solvedFor, termOf } from '../../../exercises/worked.ts';
import { productSteps } from '../../../exercises/worked-products.ts';
import { count, equal, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import { depth, matrixExpected, numberExpected } from '../../../exercises/questions.ts';
import { drawDistinct, drawList, drawNonzero, productOfRows, type Rows } from '../../../learning/drawing.ts';
import { dotted, shown, times } from '../../../learning/notation.ts';
import { type DrawnQuestion, type QuestionMaker, withHard } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const [A, C, F, K, R] = ['A', 'C', 'F', 'k', 'r'].map(symbol);

/** Two columns of numbers other than 0, and two rows that begin with leading ones. */
function drawFactors(random: Random, rows: number, largest: number): { readonly c: Rows; readonly f: Rows } {
  const c = Array.from({ length: rows }, () => drawList(random, 2, { from: -largest, to: largest, without: [0] }));
  return {
    c,
    f: [
      [1, 0, drawNonzero(random, largest)],
      [0, 1, drawNonzero(random, largest)],
    ],
  };
}

const multiplied: QuestionMaker = {
  objective: 'find-rank-factors',
  kind: 'predict',
  draw: (random, difficulty) => {
    const { c, f } = drawFactors(random, depth(difficulty, 2, 3, 3), depth(difficulty, 3, 4, 7));
    const a = productOfRows(c, f);
    return {
      prompt: say`A matrix has the rank factors ${equal(C, shown(...c))} and ${equal(F, shown(...f))}. Which matrix is it?`,
      hints: [
        say`What do the first two columns of ${F} do to ${C}? You need no multiplication for them.`,
        say`The last column of ${F} says how often each column of ${C} is taken.`,
      ],
      expected: matrixExpected(a),
      solution: [say`It is ${equal(times(C, F), ...productSteps(c, f))}.`],
      names: { C: integerMatrix(c), F: integerMatrix(f) },
    };
  },
};

const combination: QuestionMaker = {
  objective: 'combine-columns',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const { c, f } = drawFactors(random, depth(difficulty, 2, 3, 3), depth(difficulty, 3, 4, 6));
    const a = productOfRows(c, f);
    const factor = f[0][2];
    return {
      prompt: say`The pivots of ${equal(A, shown(...a))} are in the first two columns, so ${equal(A, times(C, F))}, and the last column of ${F} holds ${K} above ${f[1][2]}. Which number is ${K}?`,
      hints: [
        say`${F} says how the last column of ${A} is made of the first two. How often is the second one taken?`,
        say`Any row of ${A} gives an equation for ${K}; the other rows can test what you find.`,
      ],
      expected: numberExpected(factor),
      solution: [
        say`The last column is ${K} times the first and ${f[1][2]} times the second. In the first row this says ${equal(sum(termOf(a[0][0], K), dotted(count(f[1][2]), count(a[0][1]))), count(a[0][2]))}.`,
        say`So ${solvedFor(K, { slope: a[0][0], rest: f[1][2] * a[0][1] }, a[0][2])}.`,
      ],
      names: { k: integer(factor), A: integerMatrix(a), C: integerMatrix(c), F: integerMatrix(f) },
    };
  },
};

const row: QuestionMaker = {
  objective: 'find-rank-factors',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const largest = depth(difficulty, 4, 6, 9);
    const c = Array.from({ length: depth(difficulty, 2, 3, 4) }, () => [drawNonzero(random, largest)]);
    const f = [[1, drawNonzero(random, largest), drawNonzero(random, largest)]];
    const a = productOfRows(c, f);
    return {
      prompt: say`All rows of ${equal(A, shown(...a))} are multiples of one row, so ${equal(A, times(C, F))} with a single column ${C} and a row ${F} that begins with ${1}. Which column is ${C}?`,
      hints: [
        say`Which column of ${A} does the leading one of ${F} pick?`,
        say`Write the product of a column and a row that begins with ${1}, and look at its first column.`,
      ],
      expected: matrixExpected(c),
      solution: [
        say`The first column of the product is ${C} times ${1}, so ${equal(C, shown(...c))}. Then ${equal(F, shown(...f))}.`,
      ],
      names: { A: integerMatrix(a), C: integerMatrix(c), F: integerMatrix(f) },
    };
  },
};

const counted: QuestionMaker = {
  objective: 'count-numbers',
  kind: 'word-problem',
  draw: (random, difficulty) => {
    const rank = random.integer(difficulty === 'easy' ? 1 : 2, difficulty === 'easy' ? 3 : 6);
    const [rows, columns] = [10, 20].map((least) => least * random.integer(2, difficulty === 'easy' ? 5 : 9));
    const kept = rank * (rows + columns);
    return {
      prompt: say`A shop keeps a table of ${rows} rows and ${columns} columns. Its rank is ${rank}, so two smaller tables are stored instead, whose product it is. How many numbers do both have together?`,
      hints: [
        say`How many columns has the tall table, and how many rows the wide one?`,
        say`Count the numbers of each of the two, and add.`,
      ],
      expected: numberExpected(kept),
      solution: [
        say`The tall one has ${equal(dotted(count(rows), count(rank)), count(rows * rank))} numbers, the wide one ${equal(dotted(count(rank), count(columns)), count(rank * columns))}: together ${kept}, instead of ${equal(dotted(count(rows), count(columns)), count(rows * columns))}.`,
      ],
      names: {},
    };
  },
};

/** Up to which rank the two tables are the smaller ones. */
function largestRank(random: Random): DrawnQuestion {
  const [rows, columns] = drawDistinct(random, 2, { from: 2, to: 9 }).map((tens) => 10 * tens);
  const [whole, both] = [rows * columns, rows + columns];
  const rank = Math.ceil(whole / both) - 1;
  return {
    prompt: say`A shop keeps a table of ${rows} rows and ${columns} columns. Where its rank is small, two tables, whose product it is, hold fewer numbers together. What is the largest rank with which they do?`,
    hints: [
      say`How many numbers does the table hold, and how many do the two others hold for each unit of the rank?`,
      say`For the rank ${R} both together hold ${equal(sum(dotted(count(rows), R), dotted(R, count(columns))), dotted(count(both), R))} numbers. Compare that with ${equal(dotted(count(rows), count(columns)), count(whole))}.`,
    ],
    expected: numberExpected(rank),
    solution: [
      say`The table holds ${equal(dotted(count(rows), count(columns)), count(whole))} numbers. With the rank ${R} the two others hold ${equal(sum(dotted(count(rows), R), dotted(R, count(columns))), dotted(count(both), R))}.`,
      say`For the rank ${rank} these are ${equal(dotted(count(both), count(rank)), count(both * rank))}, which is less; for the rank ${rank + 1} they are ${equal(dotted(count(both), count(rank + 1)), count(both * (rank + 1)))}, which is not.`,
    ],
    names: { r: integer(rank) },
  };
}

const storage = withHard(counted, largestRank);

export const questions: readonly QuestionMaker[] = [multiplied, combination, row, storage];
