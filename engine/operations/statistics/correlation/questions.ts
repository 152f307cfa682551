// Questions about correlations: from covariances, on a line or not, after a change of units.

import {
  count,
  equal,
  matrixExpression,
  number,
  power,
  product,
  quotient,
  relation,
  root,
  symbol,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { negate, rational } from '../../../exact/rational.ts';
import { because, chosen, depth, numberExpected, option } from '../../../exercises/questions.ts';
import { drawNonzero, drawUntil } from '../../../learning/drawing.ts';
import { dotted, fraction } from '../../../learning/notation.ts';
import type { QuestionMaker } from '../../../learning/question.ts';
import { column, dotOf, shownColumn } from '../../../exercises/whole-vectors.ts';
import { drawDeviations } from '../spread-exercise.ts';

const [K, U, V] = ['K', 'u', 'v'].map(symbol);

const fromCovariance: QuestionMaker = {
  objective: 'from-covariances',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const largest = depth(difficulty, 4, 6, 9);
    const [first, second, covariance] = drawUntil(
      () => [random.integer(2, largest), random.integer(2, largest), drawNonzero(random, largest * largest)] as const,
      ([x, y, c]) => Math.abs(c) < x * y && (difficulty !== 'easy' || c > 0),
    );
    const k = integerMatrix([
      [first * first, covariance],
      [covariance, second * second],
    ]);
    return {
      prompt: say`Two variables have the covariance matrix ${equal(K, matrixExpression(k))}. What is their correlation?`,
      hints: [
        say`Which entries are variances, and how do you come from a variance to a standard deviation?`,
        say`Divide the covariance by both standard deviations.`,
      ],
      expected: numberExpected(rational(BigInt(covariance), BigInt(first * second))),
      solution: [
        say`The standard deviations are ${equal(root(count(first * first)), count(first))} and ${equal(root(count(second * second)), count(second))}.`,
        say`The correlation is ${equal(quotient(count(covariance), dotted(count(first), count(second))), fraction(covariance, first * second))}.`,
      ],
      names: { K: k },
    };
  },
};

const PRODUCT = dotted(U, V);
const SQUARES = product('dot', dotted(U, U), dotted(V, V));
const onLine = equal(power(PRODUCT, count(2)), SQUARES);
const rising = option(say`It is ${1}.`, onLine, relation(PRODUCT, 'greater', count(0)));
const falling = option(say`It is ${-1}.`, onLine, relation(PRODUCT, 'less', count(0)));
const none = option(say`It is ${0}.`, equal(PRODUCT, count(0)));
const between = option(
  say`It is between ${-1} and ${1}, and not ${0}.`,
  relation(PRODUCT, 'unequal', count(0)),
  relation(power(PRODUCT, count(2)), 'less', SQUARES),
);

const judge: QuestionMaker = {
  objective: 'judge-correlation',
  kind: 'decide',
  draw: (random, difficulty) => {
    const length = depth(difficulty, 3, 4, 4);
    const right = random.pick([rising, falling, none, between]);
    const [u, v] = drawUntil(
      () => {
        const first = drawDeviations(random, length, 5);
        const factor = random.integer(2, 3) * (right === falling ? -1 : 1);
        const second =
          right === rising || right === falling ? first.map((x) => factor * x) : drawDeviations(random, length, 5);
        return [first, second];
      },
      ([x, y]) => {
        const both = dotOf(x, y);
        if (right === none) return both === 0;
        const isOnLine = both * both === dotOf(x, x) * dotOf(y, y);
        return both !== 0 && isOnLine === (right !== between);
      },
    );
    return {
      prompt: say`Two variables have the deviations ${equal(U, shownColumn(u))} and ${equal(V, shownColumn(v))} from their means. What can be said of their correlation?`,
      hints: [
        say`Is one column a multiple of the other?`,
        say`If not, add up the products of the deviations in each row.`,
      ],
      expected: chosen(random, right, ...[rising, falling, none, between].filter((each) => each !== right)),
      solution: [
        right === rising || right === falling
          ? say`The second column is a multiple of the first, so all observations lie on a straight line.`
          : say`The products of the deviations add up to ${equal(PRODUCT, count(dotOf(u, v)))}, and neither column is a multiple of the other.`,
        because(right),
      ],
      names: { u: column(u), v: column(v) },
    };
  },
};

const units: QuestionMaker = {
  objective: 'change-of-units',
  kind: 'word-problem',
  draw: (random, difficulty) => {
    const below = random.integer(3, 9);
    const r = rational(BigInt(random.integer(1, below - 1)), BigInt(below));
    const shown = fraction(Number(r.numerator), Number(r.denominator));
    const isReversed = difficulty === 'hard' || (difficulty === 'medium' && random.chance(50));
    const [before, after] = random.pick([
      isReversed
        ? ([
            say`The age of a car in years and its repair costs have the correlation ${shown}`,
            say`the year in which it was built takes the place of its age`,
          ] as const)
        : ([
            say`The temperature in degrees Celsius and the number of ice creams sold have the correlation ${shown}`,
            say`the temperature is given in degrees Fahrenheit, ${fraction(9, 5)} times as many and ${32} more`,
          ] as const),
      isReversed
        ? ([
            say`The time for a run and the weight of a runner have the correlation ${shown}`,
            say`the time is counted backwards, as the seconds that are left of an hour`,
          ] as const)
        : ([
            say`The heights of trees in metres and their ages have the correlation ${shown}`,
            say`the heights are given in centimetres, measured from the top of a wall ${80} centimetres high`,
          ] as const),
    ]);
    return {
      prompt: say`${before}. What is the correlation when ${after}?`,
      hints: [
        say`Which numbers are changed by a shift, and which by a factor: the means, the deviations, the standard deviations?`,
        isReversed
          ? say`What becomes of the sign of a deviation when it is counted the other way round?`
          : say`By what is the covariance divided, and does the factor of the new unit stand there as well?`,
      ],
      expected: numberExpected(isReversed ? negate(r) : r),
      solution: [
        isReversed
          ? say`A deviation becomes its opposite, and the standard deviation stays as it is. So the correlation ${shown} changes its sign, and is ${number(negate(r))}.`
          : say`The deviations and the standard deviation are multiplied by the same positive factor, which cancels. With a factor ${symbol('c')} the covariance becomes ${symbol('c')} times what it was, and the product of the standard deviations too: of ${shown}, both are multiplied by the same, and the correlation is still ${shown}.`,
      ],
      names: {},
    };
  },
};

export const questions: readonly QuestionMaker[] = [fromCovariance, judge, units];
