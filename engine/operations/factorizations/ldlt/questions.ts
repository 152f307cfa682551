// Questions about LDLᵀ factorizations: the product, a multiplier, the last pivot, the sign of a quadratic form.

import type { Random } from '../../../learning/random.ts';
import { solvedFor } from '../../../exercises/worked.ts';
import { productSteps } from '../../../exercises/worked-products.ts';
import { count, equal, grid, negative, quotient, relation, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import {
  because,
  chosen,
  chosenNumber,
  depth,
  matrixExpected,
  numberExpected,
  option,
} from '../../../exercises/questions.ts';
import { drawNonzero, productOfRows, transposedRows } from '../../../learning/drawing.ts';
import { dotted, fraction, shown, times, transposed } from '../../../learning/notation.ts';
import { type DrawnQuestion, type QuestionMaker, withHard } from '../../../learning/question.ts';
import { drawFactors, symmetricProduct } from './drawn.ts';

const [A, L, D, K] = ['A', 'L', 'D', 'k'].map(symbol);
const PRODUCT = times(L, D, transposed(L));

const rebuild: QuestionMaker = {
  objective: 'rebuild-symmetric',
  kind: 'predict',
  draw: (random, difficulty) => {
    const factors = drawFactors(random, depth(difficulty, 2, 3, 3), depth(difficulty, 4, 2, 4));
    const { l, d } = factors;
    const a = symmetricProduct(factors);
    const scaled = productOfRows(l, d);
    return {
      prompt: say`A symmetric matrix ${equal(A, PRODUCT)} has the factors ${equal(L, shown(...l))} and ${equal(D, shown(...d))}. Which matrix is it?`,
      hints: [
        say`Multiply the columns of ${L} by the numbers of ${D} first.`,
        say`Half of the product need not be worked out. Which half?`,
      ],
      expected: matrixExpected(a),
      solution: [
        say`The columns of ${L} times the numbers of ${D} are ${equal(times(L, D), shown(...scaled))}.`,
        say`Times the transpose of ${L} this is ${equal(PRODUCT, ...productSteps(scaled, transposedRows(l)))}.`,
      ],
      names: { A: integerMatrix(a), L: integerMatrix(l), D: integerMatrix(d) },
    };
  },
};

const multiplier: QuestionMaker = {
  objective: 'find-ldlt',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const { d } = drawFactors(random, 2, depth(difficulty, 4, 7, 12));
    const factor = drawNonzero(random, depth(difficulty, 4, 7, 9));
    const l = [
      [1, 0],
      [factor, 1],
    ];
    const a = symmetricProduct({ l, d });
    return {
      prompt: say`The matrix ${equal(A, shown(...a))} is to be written as ${PRODUCT}. Which number ${K} stands in row ${2}, column ${1} of ${L}?`,
      hints: [
        say`Which multiple of the first row clears what is below the first pivot?`,
        say`Divide two entries of the first column.`,
      ],
      expected: numberExpected(factor),
      solution: [
        say`The first pivot is ${a[0][0]}, and the entry below it is ${K} times this: ${solvedFor(K, { slope: a[0][0], rest: 0 }, a[1][0])}.`,
      ],
      names: { k: integer(factor), A: integerMatrix(a), L: integerMatrix(l), D: integerMatrix(d) },
    };
  },
};

const lastPivot: QuestionMaker = {
  objective: 'signs-of-pivots',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const factors = drawFactors(random, 2, depth(difficulty, 4, 6, 9));
    const { l, d } = factors;
    const a = symmetricProduct(factors);
    const [first, last] = [d[0][0], d[1][1]];
    return {
      prompt: say`A symmetric matrix ${A} with two rows has the determinant ${first * last}, and in ${equal(A, PRODUCT)} the first number of ${D} is ${first}. Which number ${K} is the second one?`,
      hints: [
        say`Which determinants have the triangular factors?`,
        say`The determinant of a diagonal matrix is the product of its diagonal.`,
      ],
      expected: numberExpected(last),
      solution: [
        say`Both triangular factors have the determinant ${1}, so the product of the numbers of ${D} is the determinant: ${solvedFor(K, { slope: first, rest: 0 }, first * last)}.`,
      ],
      names: { k: integer(last), A: integerMatrix(a), L: integerMatrix(l), D: integerMatrix(d) },
    };
  },
};

const sign: QuestionMaker = {
  objective: 'signs-of-pivots',
  kind: 'decide',
  draw: (random, difficulty) => {
    const largest = depth(difficulty, 4, 6, 9);
    const { l } = drawFactors(random, 2, largest);
    const first = random.integer(1, largest);
    const last = random.pick([-1, 0, 1]) * random.integer(1, largest);
    const d = [
      [first, 0],
      [0, last],
    ];
    const a = symmetricProduct({ l, d });
    const pivot = symbol('k');
    const options = [
      option(say`It is positive for every vector other than zero.`, relation(pivot, 'greater', count(0))),
      option(say`It is zero for some vector other than zero, and never negative.`, equal(pivot, count(0))),
      option(say`It is positive for some vectors and negative for others.`, relation(pivot, 'less', count(0))),
    ];
    const right = options[last > 0 ? 0 : last === 0 ? 1 : 2];
    return {
      prompt: say`The first pivot of ${equal(A, shown(...a))} is ${first}. What does the quadratic form of ${A} do?`,
      hints: [
        say`Work out the second pivot ${pivot}, too.`,
        say`Each pivot is the factor of a square. Which signs can the sum of both have?`,
      ],
      expected: chosen(random, right, ...options.filter((each) => each !== right)),
      solution: [
        say`Clearing below the first pivot takes ${fraction(a[1][0], first)} times the first row from the second, so the second pivot is ${equal(pivot, sum(count(a[1][1]), negative(dotted(fraction(a[1][0], first), count(a[0][1])))), count(last))}.`,
        because(right),
      ],
      names: { k: integer(last), A: integerMatrix(a) },
    };
  },
};

/** What the letters of a factorization with these numbers stand for. */
function namesOf(first: number, factor: number, last: number): DrawnQuestion['names'] {
  const l = [
    [1, 0],
    [factor, 1],
  ];
  const d = [
    [first, 0],
    [0, last],
  ];
  return { A: integerMatrix(symmetricProduct({ l, d })), L: integerMatrix(l), D: integerMatrix(d) };
}

/** The entry of the matrix that leads to a second pivot. */
function entryForPivot(random: Random): DrawnQuestion {
  const [first, factor, last] = [drawNonzero(random, 6), random.pick([-4, -3, -2, 2, 3, 4]), drawNonzero(random, 7)];
  const beside = factor * first;
  const k = factor * beside + last;
  const matrix = grid([
    [count(first), count(beside)],
    [count(beside), K],
  ]);
  return {
    prompt: say`For which number ${K} has ${equal(A, matrix)}, written as ${PRODUCT}, the number ${last} as the second one of ${D}?`,
    hints: [
      say`Which multiple of the first row clears ${beside} below the first pivot ${first}?`,
      say`Take this multiple of ${beside} from ${K}: what must be left as the second pivot?`,
    ],
    expected: numberExpected(k),
    solution: [
      say`Clearing below the first pivot takes ${equal(quotient(count(beside), count(first)), count(factor))} times the first row from the second.`,
      say`The second pivot is ${equal(sum(K, negative(dotted(count(factor), count(beside)))), count(last))}, so ${equal(K, sum(count(last), count(factor * beside)), count(k))}.`,
    ],
    names: { k: integer(k), ...namesOf(first, factor, last) },
  };
}

/** The entry at which a form stops being positive. */
function entryForSign(random: Random): DrawnQuestion {
  const [first, factor] = [random.integer(2, 6), random.pick([-4, -3, -2, 2, 3, 4])];
  const beside = factor * first;
  const limit = factor * beside;
  const matrix = grid([
    [count(first), count(beside)],
    [count(beside), K],
  ]);
  /** The limit is right where it makes the second pivot zero. */
  const above = (value: number) =>
    option(
      say`Just for the numbers greater than ${value}.`,
      equal(sum(count(value), negative(dotted(count(factor), count(beside)))), count(0)),
    );
  const right = above(limit);
  return {
    prompt: say`For which numbers ${K} is the quadratic form of ${equal(A, matrix)} positive for every vector other than zero?`,
    hints: [
      say`The first pivot is ${first}. Write the second one with ${K}.`,
      say`Each pivot is the factor of a square. Which sign must the second one have?`,
    ],
    expected: chosenNumber(random, above, limit, 0, Math.abs(beside), -limit),
    solution: [
      say`Clearing below the first pivot takes ${factor} times the first row from the second, so the second pivot is ${sum(K, negative(dotted(count(factor), count(beside))))}, that is, ${sum(K, count(-limit))}.`,
      say`Both squares have positive factors where ${K} is greater than ${limit}.`,
      because(right),
    ],
    names: { k: integer(limit + 1), ...namesOf(first, factor, 1) },
  };
}

/** One number of three from the determinant. */
function middlePivot(random: Random): DrawnQuestion {
  const [first, k, last] = [1, 2, 3].map(() => drawNonzero(random, 6));
  const value = first * k * last;
  const [one, other] = [drawNonzero(random, 4), drawNonzero(random, 4)];
  const l = [
    [1, 0, 0],
    [one, 1, 0],
    [0, other, 1],
  ];
  const d = [
    [first, 0, 0],
    [0, k, 0],
    [0, 0, last],
  ];
  return {
    prompt: say`A symmetric matrix ${equal(A, PRODUCT)} with three rows has the determinant ${value}. Its factors are ${equal(L, shown(...l))} and ${equal(
      D,
      grid([
        [count(first), count(0), count(0)],
        [count(0), K, count(0)],
        [count(0), count(0), count(last)],
      ]),
    )}. Find ${K}.`,
    hints: [
      say`Which determinants have ${L} and its transpose?`,
      say`The determinant of ${D} is the product of its diagonal, in which ${first} and ${last} are known.`,
    ],
    expected: numberExpected(k),
    solution: [
      say`${L} and its transpose have the determinant ${1}, so ${D} has the determinant ${value}: ${equal(dotted(count(first), K, count(last)), count(value))}.`,
      say`So ${solvedFor(K, { slope: first * last, rest: 0 }, value)}.`,
    ],
    names: { k: integer(k), L: integerMatrix(l), D: integerMatrix(d), A: integerMatrix(symmetricProduct({ l, d })) },
  };
}

export const questions: readonly QuestionMaker[] = [
  rebuild,
  withHard(multiplier, entryForPivot),
  withHard(sign, entryForSign),
  withHard(lastPivot, middlePivot),
];
