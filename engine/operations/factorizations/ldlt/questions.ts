// Questions about LDLᵀ factorizations: the product, a multiplier, the last pivot, the sign of a quadratic form.

import { count, equal, relation, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import { because, chosen, depth, matrixExpected, numberExpected, option } from '../../../exercises/questions.ts';
import { drawNonzero } from '../../../learning/drawing.ts';
import { dotted, shown, times, transposed } from '../../../learning/notation.ts';
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
    return {
      prompt: say`A symmetric matrix ${equal(A, PRODUCT)} has the factors ${equal(L, shown(...l))} and ${equal(D, shown(...d))}. Which matrix is it?`,
      hints: [
        say`Multiply the columns of ${L} by the numbers of ${D} first.`,
        say`Half of the product need not be worked out. Which half?`,
      ],
      expected: matrixExpected(a),
      solution: [say`It is ${equal(PRODUCT, shown(...a))}.`],
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
        say`The first pivot is ${a[0][0]}, and ${equal(dotted(K, count(a[0][0])), count(a[1][0]))}. So ${equal(K, count(factor))}.`,
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
        say`Both triangular factors have the determinant ${1}, so ${equal(dotted(count(first), K), count(first * last))}, and ${equal(K, count(last))}.`,
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
      solution: [say`The second pivot is ${equal(pivot, count(last))}.`, because(right)],
      names: { k: integer(last), A: integerMatrix(a) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [rebuild, multiplier, sign, lastPivot];
