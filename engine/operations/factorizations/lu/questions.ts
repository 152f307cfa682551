// Questions about triangular factors: what they are, how they are used, and when there are none.

import { solvedFor } from '../../../exercises/worked.ts';
import { pairSolved } from '../../../exercises/worked-systems.ts';
import { productSteps } from '../../../exercises/worked-products.ts';
import { beforeExchange, determinantBefore, entryForPivot, noSecondPivot } from './hard-questions.ts';
import { count, equal, type Expression, indexed, symbol } from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import {
  because,
  chosen,
  depth,
  differs,
  listExpected,
  matrixExpected,
  numberExpected,
  option,
} from '../../../exercises/questions.ts';
import {
  drawDistinct,
  drawInteger,
  drawNonzero,
  drawUnitLower,
  drawUpper,
  productOfRows,
  type Rows,
} from '../../../learning/drawing.ts';
import { dotted, shown, times, fraction } from '../../../learning/notation.ts';
import { withHard, type QuestionMaker } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const [A, L, U, X, Y, K] = ['A', 'L', 'U', 'x', 'y', 'k'].map(symbol);

function drawFactors(random: Random, size: number, largest: number): { readonly l: Rows; readonly u: Rows } {
  const diagonal = Array.from({ length: size }, () => drawNonzero(random, largest));
  return { l: drawUnitLower(random, size, largest), u: drawUpper(random, diagonal, largest) };
}

const multiplied: QuestionMaker = {
  objective: 'check-product',
  kind: 'predict',
  draw: (random, difficulty) => {
    const { l, u } = drawFactors(random, depth(difficulty, 2, 3, 3), depth(difficulty, 3, 3, 5));
    const a = productOfRows(l, u);
    return {
      prompt: say`A matrix has the factors ${equal(L, shown(...l))} and ${equal(U, shown(...u))}. Which matrix is it?`,
      hints: [
        say`In which order do the two factors stand?`,
        say`The first row of ${L} has only one entry that is not zero. What does that say of the first row of the product?`,
      ],
      expected: matrixExpected(a),
      solution: [say`It is ${equal(times(L, U), ...productSteps(l, u))}.`],
      names: { L: integerMatrix(l), U: integerMatrix(u) },
    };
  },
};

const missing: QuestionMaker = {
  objective: 'find-factors',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const { l, u } = drawFactors(random, 2, depth(difficulty, 3, 5, 9));
    const factor = drawNonzero(random, depth(difficulty, 3, 5, 9));
    const lower = [l[0], [factor, 1]];
    const a = productOfRows(lower, u);
    return {
      prompt: say`The matrix ${equal(A, shown(...a))} is to be written as ${times(L, U)}, with ones on the diagonal of ${L}. Which number ${K} stands in row ${2}, column ${1} of ${L}?`,
      hints: [
        say`Which multiple of the first row has to be subtracted from the second one?`,
        say`Compare the two entries of the first column.`,
      ],
      expected: numberExpected(factor),
      solution: [
        say`In the first column the entry of row ${2} is ${K} times that of row ${1}: ${solvedFor(K, { slope: a[0][0], rest: 0 }, a[1][0])}.`,
      ],
      names: { k: integer(factor), A: integerMatrix(a) },
    };
  },
};

const determinant: QuestionMaker = {
  objective: 'use-factors',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const { l, u } = drawFactors(random, depth(difficulty, 2, 3, 4), depth(difficulty, 4, 4, 4));
    const value = u.reduce((known, row, place) => known * row[place], 1);
    const diagonal = u.map((row, place) => count(row[place]));
    return {
      prompt: say`A matrix is the product of ${equal(L, shown(...l))} and ${equal(U, shown(...u))}. What is its determinant?`,
      hints: [
        say`What is the determinant of a triangular matrix?`,
        say`One of the two factors has the determinant ${1}. Which one?`,
      ],
      expected: numberExpected(value),
      solution: [
        say`The diagonal of ${L} holds only ones, so the determinant is the product of the diagonal of ${U}: ${equal(dotted(...diagonal), count(value))}.`,
      ],
      names: { L: integerMatrix(l), U: integerMatrix(u) },
    };
  },
};

function lettersOf(name: string): readonly Expression[] {
  return [1, 2].map((place) => indexed(name, place));
}

function columnOf(entries: readonly number[]): Expression {
  return shown(...entries.map((entry) => [entry]));
}

const solved: QuestionMaker = {
  objective: 'use-factors',
  kind: 'word-problem',
  draw: (random, difficulty) => {
    const hours = { from: 1, to: depth(difficulty, 2, 3, 5) };
    const [above, first, second, below] = [1, 2, 3, 4].map(() => drawInteger(random, hours));
    const l = [
      [1, 0],
      [below, 1],
    ];
    const u = [
      [first, above],
      [0, second],
    ];
    const x = drawDistinct(random, 2, { from: 1, to: 7 });
    const y = u.map((row) => row[0] * x[0] + row[1] * x[1]);
    const b = l.map((row) => row[0] * y[0] + row[1] * y[1]);
    return {
      prompt: say`Two machines make two products, and the numbers of hours ${X} solve the system with the matrix ${times(L, U)} and the right side ${columnOf(b)}. The factors ${equal(L, shown(...l))} and ${equal(U, shown(...u))} are known from the day before. How many hours does each machine run?`,
      hints: [
        say`Solve two triangular systems: first one with ${L}, then one with ${U}.`,
        say`The first system is ${equal(times(L, Y), columnOf(b))}. Its first line gives an unknown at once.`,
      ],
      expected: listExpected(x),
      solution: [
        say`First comes the system ${equal(times(L, Y), columnOf(b))}.`,
        ...pairSolved(lettersOf('y'), l, y),
        say`Then comes the system ${equal(times(U, X), columnOf(y))}.`,
        ...pairSolved(lettersOf('x'), u, x),
        say`So ${claim(say`the machines run ${x[0]} and ${x[1]} hours`, equal(measure('entryAt', X, 1, 1), count(x[0])), equal(measure('entryAt', X, 2, 1), count(x[1])))}.`,
      ],
      names: {
        L: integerMatrix(l),
        U: integerMatrix(u),
        x: integerMatrix(x.map((entry) => [entry])),
        y: integerMatrix(y.map((entry) => [entry])),
      },
    };
  },
};

const corner = measure('entryAt', A, 1, 1);
const under = measure('entryAt', A, 2, 1);
const possible = option(say`Yes: the first pivot is not zero.`, differs(corner, count(0)));
const impossible = option(
  say`No: the first pivot is zero, and the entry below it is not.`,
  equal(corner, count(0)),
  differs(under, count(0)),
);
const already = option(
  say`Yes: the matrix is upper triangular already, so ${L} can be the identity matrix.`,
  equal(corner, count(0)),
  holds('upperTriangular', A),
);

const exists: QuestionMaker = {
  objective: 'exchanges',
  kind: 'decide',
  draw: (random, difficulty) => {
    const largest = depth(difficulty, 5, 7, 9);
    const entry = (): number => drawNonzero(random, largest);
    const right = random.pick([possible, impossible, already]);
    const a = [
      [right === possible ? entry() : 0, entry()],
      [right === already ? 0 : entry(), entry()],
    ];
    return {
      prompt: say`Can ${equal(A, shown(...a))} be written as ${times(L, U)} without an exchange of rows?`,
      hints: [
        say`Try to clear the first column below the diagonal.`,
        say`Which product gives the entry in row ${2}, column ${1}?`,
      ],
      expected: chosen(random, right, ...[possible, impossible, already].filter((each) => each !== right)),
      solution: [
        right === impossible
          ? say`The first row of ${times(L, U)} is that of ${U}, so the first pivot would be ${0}; the entry ${a[1][0]} below it would be a number times ${0}.`
          : right === already
            ? say`Below the diagonal stands ${0}, so nothing has to be cleared.`
            : say`The first pivot is ${a[0][0]}, so ${fraction(a[1][0], a[0][0])} times the first row can be subtracted from the second.`,
        because(right),
      ],
      names: { A: integerMatrix(a) },
    };
  },
};

const mayBe = option(say`Yes: the product is the matrix.`, equal(times(L, U), A));
const isNot = option(say`No: the product is another matrix.`, differs(times(L, U), A));

const checked: QuestionMaker = {
  objective: 'check-product',
  kind: 'decide',
  draw: (random, difficulty) => {
    const { l, u } = drawFactors(random, depth(difficulty, 2, 2, 3), depth(difficulty, 3, 5, 4));
    const product = productOfRows(l, u);
    const isRight = random.chance(50);
    const last = product.length - 1;
    const a = isRight
      ? product
      : product.with(last, product[last].with(last, product[last][last] + random.pick([-2, -1, 1, 2])));
    const [right, wrong] = isRight ? [mayBe, isNot] : [isNot, mayBe];
    return {
      prompt: say`Somebody factors ${equal(A, shown(...a))} as ${times(L, U)} and finds ${equal(L, shown(...l))} and ${equal(U, shown(...u))}. Is that right?`,
      hints: [
        say`Multiply the factors.`,
        say`Look at the last entry of the product: more products come together there than at other places.`,
      ],
      expected: chosen(random, right, wrong),
      solution: [
        say`The product is ${equal(times(L, U), ...productSteps(l, u))}.`,
        ...(isRight
          ? []
          : [say`Its last entry is ${product[last][last]}, and that of the matrix is ${a[last][last]}.`]),
        because(right),
      ],
      names: { A: integerMatrix(a), L: integerMatrix(l), U: integerMatrix(u) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [
  withHard(multiplied, beforeExchange),
  withHard(missing, entryForPivot),
  withHard(determinant, determinantBefore),
  solved,
  withHard(exists, noSecondPivot),
  checked,
];
