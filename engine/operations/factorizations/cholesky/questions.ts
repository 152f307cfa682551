// Questions about the Cholesky factor: what it is, how it is used, and which matrices have one.

import { entryFromDeterminant, entryOfMatrix, ofMultiple, whichEntries } from './hard-questions.ts';
import { productSteps } from '../../../exercises/worked-products.ts';
import { count, equal, negative, number, quotient, relation, sum, symbol } from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer, rational } from '../../../exact/rational.ts';
import {
  because,
  chosen,
  depth,
  differs,
  matrixExpected,
  numberExpected,
  option,
} from '../../../exercises/questions.ts';
import { drawNonzero, drawUntil, type Rows, transposedRows } from '../../../learning/drawing.ts';
import { dotted, shown, times, transposed } from '../../../learning/notation.ts';
import { type QuestionMaker, withHard } from '../../../learning/question.ts';
import { drawLower, squared } from './drawn.ts';

const [A, L, K] = ['A', 'L', 'k'].map(symbol);
const PRODUCT = times(L, transposed(L));

const multiplied: QuestionMaker = {
  objective: 'check-product',
  kind: 'predict',
  draw: (random, difficulty) => {
    const lower = drawLower(random, depth(difficulty, 2, 3, 3), depth(difficulty, 3, 3, 5));
    return {
      prompt: say`A matrix has the Cholesky factor ${equal(L, shown(...lower))}. Which matrix is it?`,
      hints: [
        say`The product of the factor and its transpose is wanted.`,
        say`Each entry of the product is made of two rows of ${L}. Which two?`,
      ],
      expected: matrixExpected(squared(lower)),
      solution: [say`It is ${equal(PRODUCT, ...productSteps(lower, transposedRows(lower)))}.`],
      names: { L: integerMatrix(lower) },
    };
  },
};

const missing: QuestionMaker = {
  objective: 'find-factor',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const lower = drawUntil(
      () => drawLower(random, 2, depth(difficulty, 3, 6, 9)),
      (rows) => rows[1][0] !== 0,
    );
    const a = squared(lower);
    const [side, value] = [lower[1][0], lower[1][1]];
    return {
      prompt: say`The Cholesky factor of ${equal(A, shown(...a))} has ${lower[0][0]} and ${side} in its first column. Which positive number ${K} is its last entry?`,
      hints: [
        say`Which entry of ${A} is made of the second row of the factor alone?`,
        say`That entry is a sum of two squares, and you know one of them.`,
      ],
      expected: numberExpected(value),
      solution: [
        say`The last entry of ${A} is the sum of the squares of the second row: ${equal(sum(dotted(count(side), count(side)), dotted(K, K)), count(a[1][1]))}.`,
        say`So ${equal(dotted(K, K), sum(count(a[1][1]), negative(count(side * side))), count(a[1][1] - side * side))}, and the positive number with this square is ${equal(K, count(value))}.`,
      ],
      names: { k: integer(value), A: integerMatrix(a) },
    };
  },
};

const determinant: QuestionMaker = {
  objective: 'use-factor',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const lower = drawLower(random, depth(difficulty, 2, 3, 3), depth(difficulty, 3, 3, 5));
    const root = lower.reduce((known, row, place) => known * row[place], 1);
    return {
      prompt: say`The Cholesky factor of a matrix is ${equal(L, shown(...lower))}. What is the determinant of the matrix?`,
      hints: [
        say`What is the determinant of a triangular matrix?`,
        say`Transposing leaves a determinant as it is. How often does that of ${L} come in?`,
      ],
      expected: numberExpected(root * root),
      solution: [
        say`The determinant of ${L} is the product of its diagonal, ${equal(dotted(...lower.map((row, place) => count(row[place]))), count(root))}, and so is that of its transpose: ${equal(dotted(count(root), count(root)), count(root * root))}.`,
      ],
      names: { L: integerMatrix(lower) },
    };
  },
};

const corner = measure('entryAt', A, 1, 1);
const definite = option(
  say`Yes: it is symmetric, and both pivots are positive.`,
  holds('symmetric', A),
  relation(corner, 'greater', count(0)),
);
const askew = option(say`No: it is not symmetric.`, differs(measure('entryAt', A, 1, 2), measure('entryAt', A, 2, 1)));
const negativeCorner = option(say`No: the first pivot is negative.`, relation(corner, 'less', count(0)));

const exists: QuestionMaker = {
  objective: 'decide-definite',
  kind: 'decide',
  draw: (random, difficulty) => {
    const right = random.pick([definite, askew, negativeCorner]);
    const [[first, beside], [, last]] = drawUntil(
      () => squared(drawLower(random, 2, depth(difficulty, 3, 5, 7))),
      (rows) => rows[0][1] !== 0,
    );
    const below = right === askew ? beside + drawNonzero(random, 2) : beside;
    const a: Rows = [
      [right === negativeCorner ? -first : first, beside],
      [below, last],
    ];
    return {
      prompt: say`Has ${equal(A, shown(...a))} a Cholesky factor?`,
      hints: [
        say`Which two things must a matrix be to have one?`,
        say`Compare the entries beside the diagonal, and look at the pivots.`,
      ],
      expected: chosen(random, right, ...[definite, askew, negativeCorner].filter((each) => each !== right)),
      solution: [
        right === askew
          ? say`Beside the diagonal stand ${beside} and ${below}.`
          : right === negativeCorner
            ? say`The first entry would be the square of the first entry of the factor, and ${-first} is no square.`
            : say`The first pivot is ${first}, and the second is ${equal(sum(count(last), negative(quotient(dotted(count(beside), count(beside)), count(first)))), number(rational(BigInt(first * last - beside * beside), BigInt(first))))}.`,
        because(right),
      ],
      names: { A: integerMatrix(a) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [
  withHard(multiplied, ofMultiple),
  withHard(missing, entryOfMatrix),
  withHard(determinant, entryFromDeterminant),
  withHard(exists, whichEntries),
];
