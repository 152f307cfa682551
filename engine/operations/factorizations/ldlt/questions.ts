// Questions about LDLᵀ factorizations: the product, a multiplier, the last pivot, the sign of a quadratic form.

import { solvedFor } from '../../../exercises/worked.ts';
import { productSteps } from '../../../exercises/worked-products.ts';
import { count, equal, negative, relation, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import { because, chosen, depth, matrixExpected, numberExpected, option } from '../../../exercises/questions.ts';
import { drawNonzero, productOfRows, transposedRows } from '../../../learning/drawing.ts';
import { dotted, fraction, shown, times, transposed } from '../../../learning/notation.ts';
import type { QuestionMaker } from '../../../learning/question.ts';
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

export const questions: readonly QuestionMaker[] = [rebuild, multiplier, sign, lastPivot];
