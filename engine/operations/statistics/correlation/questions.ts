// Questions about correlations: from covariances, on a line or not, after a change of units.

import { times } from '../../../learning/notation.ts';
import { dotWorking } from '../../../exercises/worked.ts';
import {
  count,
  equal,
  matrixExpression,
  power,
  product,
  quotient,
  relation,
  root,
  symbol,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { rational } from '../../../exact/rational.ts';
import { because, chosen, depth, numberExpected, option } from '../../../exercises/questions.ts';
import { drawNonzero, drawUntil } from '../../../learning/drawing.ts';
import { dotted, fraction } from '../../../learning/notation.ts';
import type { QuestionMaker } from '../../../learning/question.ts';
import { column, dotOf, shownColumn } from '../../../exercises/whole-vectors.ts';
import { drawDeviations } from '../spread-exercise.ts';
import { spreads, units } from './word-problems.ts';

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
          ? say`The second column is a multiple of the first, ${equal(V, times(fraction(dotOf(u, v), dotOf(u, u)), U))}, so all observations lie on a straight line, which ${right === rising ? 'rises' : 'falls'}.`
          : say`The products of the deviations add up to ${equal(PRODUCT, dotWorking(u, v), count(dotOf(u, v)))}, and neither column is a multiple of the other.`,
        because(right),
      ],
      names: { u: column(u), v: column(v) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [fromCovariance, spreads, judge, units];
