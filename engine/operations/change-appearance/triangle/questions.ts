// Questions about triangles of a matrix: diagonals, offsets, and putting a matrix together.

import {
  count,
  equal,
  indexed,
  negative,
  quotient,
  relation,
  sum,
  symbol,
  list,
} from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix, rowsOf } from '../../../exact/matrix.ts';
import { integer, isZero } from '../../../exact/rational.ts';
import {
  because,
  chosen,
  depth,
  exampleExpected,
  matrixExpected,
  numberExpected,
  reasoned,
} from '../../../exercises/questions.ts';
import { shapeWords } from '../../../exercises/entrywise-questions.ts';
import { mapped } from '../../../exercises/whole-numbers.ts';
import { drawRows } from '../../../learning/drawing.ts';
import { shown } from '../../../learning/notation.ts';
import { type DrawnQuestion, type Property, type QuestionMaker, withHard } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const [A, K, M, N] = ['A', 'k', 'm', 'n'].map(symbol);

const diagonal: QuestionMaker = {
  objective: 'diagonal-number',
  kind: 'predict',
  draw: (random, difficulty) => {
    const largest = depth(difficulty, 6, 20, 99);
    const [i, j] = [random.integer(1, largest), random.integer(1, largest)];
    return {
      prompt: say`The main diagonal has the number 0, and the diagonals above it are numbered 1, 2, 3 and so on. What is the number of the diagonal through row ${i}, column ${j}? Below the main diagonal the numbers are negative.`,
      hints: [
        say`On the main diagonal row and column number agree. What is their difference there?`,
        say`One step to the right leads to the next diagonal above, one step down to the next below.`,
      ],
      expected: numberExpected(j - i),
      solution: [
        say`It is the column number less the row number: ${equal(sum(count(j), negative(count(i))), count(j - i))}.`,
      ],
      names: {},
    };
  },
};

const offset: QuestionMaker = {
  objective: 'offset-effect',
  kind: 'decide',
  draw: (random, difficulty) => {
    const m = random.integer(2, depth(difficulty, 4, 6, 9));
    const n = random.integer(2, depth(difficulty, 4, 6, 9));
    const k = random.pick([random.integer(1 - m, n - 2), n - 1 + random.integer(0, 2), -m - random.integer(0, 2)]);
    const all = reasoned(
      say`All.`,
      say`All: the last diagonal on the right has the number ${n - 1}, and ${k} is not less.`,
      relation(K, 'at-least', sum(N, count(-1))),
    );
    const none = reasoned(
      say`None.`,
      say`None: the last diagonal on the left has the number ${1 - m}, and ${k} is less.`,
      relation(K, 'at-most', negative(M)),
    );
    const some = reasoned(
      say`Some, and not all.`,
      say`Some, and not all: the diagonals run from ${1 - m} to ${n - 1}, and ${k} is neither below them nor their end on the right.`,
      relation(K, 'greater', negative(M)),
      relation(K, 'less', sum(N, count(-1))),
    );
    const right = k >= n - 1 ? all : k <= -m ? none : some;
    return {
      prompt: say`The lower triangle with the offset ${k} keeps the diagonal with this number and everything below it. Which entries of a matrix with ${shapeWords(m, n)} does it keep?`,
      hints: [
        say`What are the numbers of the diagonals in the upper right and in the lower left corner?`,
        say`Compare the offset with these two numbers.`,
      ],
      expected: chosen(random, right, ...[all, none, some].filter((other) => other !== right)),
      solution: [
        say`The diagonal in the lower left corner has the number ${equal(sum(count(1), negative(count(m))), count(1 - m))}, that in the upper right corner ${equal(sum(count(n), negative(count(1))), count(n - 1))}.`,
        because(right),
      ],
      names: { k: integer(k), m: integer(m), n: integer(n) },
    };
  },
};

const together: QuestionMaker = {
  objective: 'put-together',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 3, 4);
    const a = drawRows(random, size, size, { from: -9, to: 9, without: [0] });
    const lower = mapped(a, (x, i, j) => (j <= i ? x : 0));
    const upper = mapped(a, (x, i, j) => (j >= i ? x : 0));
    return {
      prompt: say`The lower triangle of a matrix ${A} is ${shown(...lower)}, its upper triangle is ${shown(...upper)}. Both hold the main diagonal. Write down ${A}.`,
      hints: [
        say`Where do you find the entries below the diagonal, and where those above it?`,
        say`If you add the two triangles, which entries are counted twice?`,
      ],
      expected: matrixExpected(a),
      solution: [
        say`Below the diagonal the entries are those of the lower triangle, above it those of the upper one; the diagonal ${list(a.map((row, i) => count(row[i])))} is the same in both and is taken once.`,
        say`So ${equal(A, shown(...a))}.`,
      ],
      names: { A: integerMatrix(a) },
    };
  },
};

/** The matrix from the sum of its two triangles, which holds the diagonal twice. */
function fromSum(random: Random): DrawnQuestion {
  const a = drawRows(random, 3, 3, { from: -9, to: 9, without: [0] });
  const both = a.map((row, i) => row.map((x, j) => (i === j ? 2 * x : x)));
  return {
    prompt: say`The lower and the upper triangle of a matrix ${A}, both with the main diagonal, have the sum ${shown(...both)}. Write down ${A}.`,
    hints: [
      say`Which of the two triangles brings the entry in row ${1}, column ${2}, and what does the other one add there?`,
      say`On the main diagonal both triangles hold the same number. How is the first entry ${both[0][0]} made?`,
    ],
    expected: matrixExpected(a),
    solution: [
      say`Beside the diagonal one of the triangles has 0, so the entries of ${A} stand there as they are.`,
      say`On the diagonal each entry was added to itself, and half of each is right: ${list(
        a.map((row, i) => equal(quotient(count(both[i][i]), count(2)), count(row[i]))),
        'none',
      )}.`,
      say`So ${equal(A, shown(...a))}.`,
    ],
    names: { A: integerMatrix(a) },
  };
}

const example: QuestionMaker = {
  objective: 'put-together',
  kind: 'give-example',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 3, 3);
    const corner = random.integer(2, 99);
    const a = Array.from({ length: size }, (_, i) =>
      Array.from({ length: size }, (__, j) => (i === j ? corner + i : 0)),
    );
    const both: Property = {
      text: say`${A} is equal to its lower triangle and to its upper triangle.`,
      fact: holds('diagonal', A),
      holds: ([of]) => rowsOf(of).every((row, i) => row.every((x, j) => i === j || isZero(x))),
    };
    const given: Property = {
      text: say`${A} has ${size} rows and ${size} columns, and its first entry is ${corner}.`,
      fact: equal(indexed('a', 1, 1), count(corner)),
      holds: ([of]) => of.rows === size && of.columns === size && rowsOf(of)[0][0].numerator === BigInt(corner),
    };
    return {
      prompt: say`Give a matrix ${A} of ${size} rows and ${size} columns with the first entry ${corner} that is equal both to its lower and to its upper triangle.`,
      hints: [
        say`What must stand above the diagonal of a matrix that is its own lower triangle?`,
        say`Ask the same for the upper triangle. Which places are still free?`,
      ],
      expected: exampleExpected({ A: a }, given, both),
      solution: [
        say`As its own lower triangle it has zeros above the diagonal, as its own upper triangle zeros below it. Nothing but the diagonal is free.`,
        say`One of many is ${equal(A, shown(...a))}.`,
      ],
      names: { A: integerMatrix(a) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [diagonal, offset, withHard(together, fromSum), example];
