// Questions about least squares: the normal equations of a fit, and whether a proposed solution is the best one.

import { columnShown, dotValue, dotWorking } from '../../../exercises/worked.ts';
import {
  count,
  equal,
  matrixExpression,
  negative,
  power,
  product,
  relation,
  sum,
  symbol,
  word,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { because, chosen, depth, numberExpected, option } from '../../../exercises/questions.ts';
import { drawDistinct, drawInteger, drawList, drawUntil } from '../../../learning/drawing.ts';
import { totalOf } from '../../../exercises/whole-numbers.ts';
import type { QuestionMaker } from '../../../learning/question.ts';
import { wrongSum } from './mistake.ts';
import { wordProblem } from './word-problems.ts';

const [A, B, X] = ['A', 'b', 'x'].map(symbol);
const TRANSPOSED = power(A, word('T'));

const coefficient: QuestionMaker = {
  objective: 'normal-coefficients',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const points = depth(difficulty, 3, 4, 5);
    const places = drawDistinct(random, points, { from: -3, to: 6 });
    const heights = drawList(random, points, { from: -5, to: 9 });
    const [a, b] = [places.map((t) => [1, t]), heights.map((y) => [y])];
    const products = places.map((t, k) => t * heights[k]);
    const value = totalOf(products);
    return {
      prompt: say`A line is fitted with ${equal(A, matrixExpression(integerMatrix(a)))} and ${equal(B, matrixExpression(integerMatrix(b)))}. Which number stands on the right of the second normal equation?`,
      hints: [
        say`Both sides of the system are multiplied by the same matrix. By which one?`,
        say`The right side is a dot product: of which column with which other one?`,
      ],
      expected: numberExpected(value),
      solution: [
        say`It is the dot product of the second column of ${A} with ${B}: ${equal(dotWorking(places, heights), count(value))}.`,
      ],
      names: { A: integerMatrix(a), b: integerMatrix(b) },
    };
  },
};

const RESIDUAL = sum(B, negative(product('adjacent', A, X)));
const ZEROS = integerMatrix([[0], [0]]);

const best = option(
  say`Yes: the residual is perpendicular to both columns of ${A}.`,
  equal(product('adjacent', TRANSPOSED, RESIDUAL), matrixExpression(ZEROS)),
);
const notFirst = option(
  say`No: the residual is not perpendicular to the first column of ${A}.`,
  relation(firstOf(), 'unequal', count(0)),
);
const notSecond = option(
  say`No: the residual is perpendicular to the first column of ${A}, but not to the second one.`,
  equal(firstOf(), count(0)),
  relation(secondOf(), 'unequal', count(0)),
);

/** The dot products of the residual with the columns of A. */
function firstOf(): typeof A {
  return { kind: 'apply', name: 'entryAt', arguments: [product('adjacent', TRANSPOSED, RESIDUAL), count(1), count(1)] };
}

function secondOf(): typeof A {
  return { kind: 'apply', name: 'entryAt', arguments: [product('adjacent', TRANSPOSED, RESIDUAL), count(2), count(1)] };
}

const check: QuestionMaker = {
  objective: 'check-residual',
  kind: 'decide',
  draw: (random, difficulty) => {
    // Places whose sum is 0, and a residual that is perpendicular to both columns; then a solution that is off, or not.
    const places = depth(difficulty, [-1, 0, 1], [-2, 0, 2], [-3, -1, 1, 3]);
    const factor = drawUntil(
      () => random.integer(-2, 2),
      (k) => k !== 0,
    );
    const residual = (places.length === 3 ? [1, -2, 1] : [1, -1, -1, 1]).map((x) => x * factor);
    const x = [drawInteger(random, { from: -4, to: 5 }), drawInteger(random, { from: -4, to: 5, without: [0] })];
    const heights = places.map((t, k) => x[0] + x[1] * t + residual[k]);
    const [right, ...wrong] = random.pick([
      [best, notFirst, notSecond],
      [notFirst, best, notSecond],
      [notSecond, best, notFirst],
    ] as const);
    const given = right === best ? x : right === notFirst ? [x[0] + 1, x[1]] : [x[0], x[1] + 1];
    const [a, b] = [places.map((t) => [1, t]), heights.map((y) => [y])];
    const rest = heights.map((y, k) => y - given[0] - given[1] * places[k]);
    const names = { A: integerMatrix(a), b: integerMatrix(b), x: integerMatrix(given.map((entry) => [entry])) };
    return {
      prompt: say`Is ${equal(X, matrixExpression(names.x))} the least-squares solution for ${equal(A, matrixExpression(names.A))} and ${equal(B, matrixExpression(names.b))}?`,
      hints: [
        say`The system need not be solved: work out what is left of ${B}.`,
        say`Two dot products decide, one with each column of ${A}.`,
      ],
      expected: chosen(random, right, ...wrong),
      solution: [
        say`With ${X} the residual is ${equal(RESIDUAL, columnShown(rest))}.`,
        say`Its dot products with the columns of ${A} are ${equal(
          dotWorking(
            places.map(() => 1),
            rest,
          ),
          count(
            dotValue(
              places.map(() => 1),
              rest,
            ),
          ),
        )} and ${equal(dotWorking(places, rest), count(dotValue(places, rest)))}.`,
        because(right),
      ],
      names,
    };
  },
};

export const questions: readonly QuestionMaker[] = [coefficient, wrongSum, check, wordProblem];
