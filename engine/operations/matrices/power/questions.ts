// Questions about powers: rules of exponents, walks in graphs, matrices whose powers repeat or vanish.

import { productSteps } from '../../../exercises/worked-products.ts';
import { hiddenTriangle, squareIsMultiple, unknownExponent } from './hard-questions.ts';
import { count, equal, power, product, sum, symbol } from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { because, chosen, depth, matrixExpected, numberExpected, option } from '../../../exercises/questions.ts';
import { drawNonzero } from '../../../learning/drawing.ts';
import { shown } from '../../../learning/notation.ts';
import { withHard, type QuestionMaker } from '../../../learning/question.ts';
import { wrongPower } from './mistake.ts';
import { walks } from './word-problems.ts';

const A = symbol('A');

const exponents: QuestionMaker = {
  objective: 'rules-of-exponents',
  kind: 'find-value',
  difficulties: ['easy', 'medium'],
  draw: (random, difficulty) => {
    const [m, n] = [random.integer(2, depth(difficulty, 6, 12, 30)), random.integer(2, depth(difficulty, 6, 12, 30))];
    const isTower = difficulty !== 'easy';
    const whole = isTower ? m * n : m + n;
    return {
      prompt: isTower
        ? say`The power of ${A} with the exponent ${m} is taken, and of that the power with the exponent ${n}. With which exponent is the result a power of ${A}?`
        : say`The powers of ${A} with the exponents ${m} and ${n} are multiplied. With which exponent is the product a power of ${A}?`,
      hints: [say`How often does ${A} stand as a factor in each of the powers?`, say`Count all factors together.`],
      expected: numberExpected(whole),
      solution: [
        isTower
          ? say`There are ${n} groups of ${m} factors, ${equal(product('dot', count(n), count(m)), count(whole))} in all.`
          : say`Together there are ${equal(sum(count(m), count(n)), count(whole))} factors, the sum of both exponents.`,
      ],
      names: {},
    };
  },
};

const turn: QuestionMaker = {
  objective: 'repeating-powers',
  kind: 'predict',
  draw: (random, difficulty) => {
    const a = random.pick([
      [
        [0, -1],
        [1, 0],
      ],
      [
        [0, 1],
        [-1, 0],
      ],
    ]);
    const rest = random.integer(0, 3);
    const k = 4 * random.integer(2, depth(difficulty, 5, 20, 200)) + rest;
    const [[, p], [q]] = a;
    const powers = [
      [
        [1, 0],
        [0, 1],
      ],
      a,
      [
        [-1, 0],
        [0, -1],
      ],
      [
        [0, -p],
        [-q, 0],
      ],
    ];
    return {
      prompt: say`Which matrix is the power of ${equal(A, shown(...a))} with the exponent ${k}?`,
      hints: [
        say`Work out the first powers until something happens that you know.`,
        say`After how many steps do they repeat, and what is left of the exponent then?`,
      ],
      expected: matrixExpected(powers[rest]),
      solution: [
        say`The square is ${equal(power(A, count(2)), ...productSteps(a, a))}, and its square, the fourth power, is ${equal(power(A, count(4)), shown(...powers[0]))}, the identity matrix.`,
        say`So every ${4} factors can be left out. Since ${equal(count(k), rest === 0 ? product('dot', count(4), count((k - rest) / 4)) : sum(product('dot', count(4), count((k - rest) / 4)), count(rest)))}, ${rest === 0 ? say`none is left, and the power is ${shown(...powers[0])}` : say`the power is ${equal(power(A, count(k)), rest === 1 ? A : power(A, count(rest)), shown(...powers[rest]))}`}.`,
      ],
      names: { A: integerMatrix(a) },
    };
  },
};

const vanishing: QuestionMaker = {
  objective: 'repeating-powers',
  kind: 'decide',
  draw: (random, difficulty) => {
    const c = drawNonzero(random, depth(difficulty, 4, 7, 9));
    const isNilpotent = random.chance(50);
    const a = isNilpotent
      ? [
          [c, -c],
          [c, -c],
        ]
      : [
          [c, c],
          [c, -c],
        ];
    const yes = option(say`Yes: its square is the zero matrix.`, holds('zero', power(A, count(2))));
    const no = option(
      say`No: its square is a multiple of the identity matrix.`,
      holds('diagonal', power(A, count(2))),
      holds('invertible', A),
    );
    const never = option(
      say`Yes: no power before the third is, but the third is.`,
      holds('zero', power(A, count(3))),
      holds('invertible', A),
    );
    const [right, wrong] = isNilpotent ? [yes, no] : [no, yes];
    return {
      prompt: say`Is some power of ${equal(A, shown(...a))} with a positive exponent the zero matrix?`,
      hints: [say`Work out the square.`, say`What does the square say about all higher powers?`],
      expected: chosen(random, right, wrong, never),
      solution: [
        say`The square is ${equal(power(A, count(2)), ...productSteps(a, a))}.`,
        isNilpotent
          ? say`All higher powers contain it as a factor, so they are zero as well.`
          : say`It is ${2 * c * c} times the identity matrix, so every even power is a multiple of the identity and every odd one a multiple of ${A}.`,
        because(right),
      ],
      names: { A: integerMatrix(a) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [
  wrongPower,
  withHard(turn, squareIsMultiple),
  withHard(exponents, unknownExponent),
  walks,
  withHard(vanishing, hiddenTriangle),
];
