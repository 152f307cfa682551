// Stories of growth: from one year to the next young and grown ones follow from each other, and an eigenvalue is the factor of growth.

import {
  count,
  equal,
  type Expression,
  negative,
  number,
  power,
  product,
  quotient,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { matrixOf } from '../../../exact/matrix.ts';
import { divide, integer, multiply, type Rational, rational, subtract } from '../../../exact/rational.ts';
import { numberExpected } from '../../../exercises/questions.ts';
import { dotted, fraction, times } from '../../../learning/notation.ts';
import { ofTemplates, type QuestionMaker } from '../../../learning/question.ts';

const L = symbol('λ');
const X = symbol('x');

/** A population: what its two groups are called, and how they follow from each other. */
interface Population {
  readonly young: string;
  readonly grown: string;
  readonly step: string;
  readonly have: string;
  readonly become: string;
}

const POPULATIONS: readonly Population[] = [
  {
    young: 'young hares',
    grown: 'grown hares',
    step: 'year',
    have: 'has',
    become: 'live on to be grown',
  },
  {
    young: 'seedlings',
    grown: 'flowering plants',
    step: 'summer',
    have: 'gives',
    become: 'live on to flower',
  },
  { young: 'larvae', grown: 'beetles', step: 'month', have: 'has', become: 'become beetles' },
  {
    young: 'young fish',
    grown: 'spawning fish',
    step: 'season',
    have: 'has',
    become: 'live on to spawn',
  },
];

const growth =
  ({ young, grown, step, have, become }: Population): QuestionMaker['draw'] =>
  (random, difficulty) => {
    const factor = random.integer(2, difficulty === 'easy' ? 6 : 3);
    // Where a part 1/n of the grown ones stays, 1/n or 1/(2n) of the young ones survive, so that the births are a whole number.
    const part = random.integer(2, 4);
    const below = difficulty === 'easy' ? random.integer(2, 5) : part * random.integer(1, 2);
    const stays = difficulty === 'easy' ? integer(0) : rational(1n, BigInt(part));
    const survive = rational(1n, BigInt(below));
    // The factor λ satisfies λ (λ − stays) = survive · births.
    const births = divide(multiply(integer(factor), subtract(integer(factor), stays)), survive);
    const other = subtract(stays, integer(factor));
    const ratio = divide(subtract(integer(factor), stays), survive);
    const isHard = difficulty === 'hard';
    const [t, u]: readonly [Expression, Expression] = [number(stays), number(multiply(survive, births))];
    const polynomial =
      difficulty === 'easy'
        ? sum(power(L, count(2)), negative(u))
        : sum(power(L, count(2)), negative(times(t, L)), negative(u));
    const stay: Prose =
      difficulty === 'easy' ? say`, and the ${grown} themselves die` : say`, and ${t} of the ${grown} live on as well`;
    const asked: Prose = isHard
      ? say`In the long run the numbers of both grow by the same factor every ${step}. How many ${young} are there then for each of the ${grown}?`
      : say`For some numbers of both, each number grows by the same factor every ${step}. Which factor is it?`;
    return {
      prompt: say`From one ${step} to the next, each of the ${grown} ${have} ${number(births)} ${young} on average. Of the ${young} ${fraction(1, below)} ${become}${stay}. ${asked}`,
      hints: [
        say`Write the step as a matrix: its first row says how many ${young} come, its second how many ${grown}.`,
        isHard
          ? say`The factor is an eigenvalue, and the numbers of both groups are an eigenvector of it. Which equation does the second row give?`
          : say`Both numbers are multiplied by the same factor: which numbers of a matrix are such factors, and which of them can a population have?`,
      ],
      expected: numberExpected(isHard ? ratio : factor),
      solution: [
        say`The matrix is ${matrixShown(births, survive, stays)}. Its trace is ${t} and its determinant ${equal(negative(dotted(number(births), number(survive))), negative(u))}, so the characteristic polynomial is ${equal(polynomial, product('adjacent', sum(L, negative(count(factor))), sum(L, number(subtract(integer(0), other)))))}, with the roots ${factor} and ${number(other)}.`,
        say`Numbers of living things are not negative, so the factor is the positive one, ${factor}.`,
        ...(isHard
          ? [
              say`With ${X} ${young} for each of the ${grown}, the second row gives ${equal(sum(times(number(survive), X), t), count(factor))}, so ${equal(X, quotient(sum(count(factor), negative(t)), number(survive)), number(ratio))}.`,
            ]
          : [
              say`It fits: ${equal(times(matrixShown(births, survive, stays), columnShown(ratio, integer(1))), columnShown(multiply(integer(factor), ratio), integer(factor)))}, and both numbers are ${factor} times as large.`,
            ]),
      ],
      // An equality of polynomials is tried at a number that is no root.
      names: { x: ratio, λ: rational(7n, 3n) },
    };
  };

function columnShown(first: Rational, second: Rational): Expression {
  return { kind: 'matrix', matrix: matrixOf([[first], [second]]), marks: null };
}

function matrixShown(births: Rational, survive: Rational, stays: Rational): Expression {
  return {
    kind: 'matrix',
    matrix: matrixOf([
      [integer(0), births],
      [survive, stays],
    ]),
    marks: null,
  };
}

export const populationGrowth: QuestionMaker = ofTemplates(
  { objective: 'find-eigenvalues', kind: 'word-problem' },
  POPULATIONS.map(growth),
);
