// Questions about covariances: after a change of a column, can this be a covariance matrix, the variance of a sum.

import { count, equal, matrixExpression, power, product, relation, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { because, chosen, depth, numberExpected, option } from '../../../exercises/questions.ts';
import { drawNonzero, type Rows } from '../../../learning/drawing.ts';
import { dotted } from '../../../learning/notation.ts';
import type { QuestionMaker } from '../../../learning/question.ts';
import { ofSum } from './word-problems.ts';

const K = symbol('K');
const at = (row: number, column: number): ReturnType<typeof measure> => measure('entryAt', K, row, column);

const changed: QuestionMaker = {
  objective: 'predict-covariance',
  kind: 'predict',
  draw: (random, difficulty) => {
    const covariance = drawNonzero(random, 12);
    const shift = drawNonzero(random, 30);
    const first = depth(difficulty, 1, random.integer(2, 6), -random.integer(2, 6));
    const second = depth(difficulty, 1, 1, random.integer(2, 5));
    const both = first * second;
    const change =
      difficulty === 'easy'
        ? say`To every entry of the first column ${shift} is added.`
        : difficulty === 'medium'
          ? say`Every entry of the first column is multiplied by ${first}, and then ${shift} is added.`
          : say`Every entry of the first column is multiplied by ${first}, and every entry of the second by ${second}; then ${shift} is added to the entries of the second.`;
    return {
      prompt: say`Two columns have the covariance ${covariance}. ${change} What is their covariance now?`,
      hints: [
        say`What becomes of the mean of a column, and what of the deviations from it?`,
        say`A covariance is made of products, with one deviation of each column.`,
      ],
      expected: numberExpected(both * covariance),
      solution: [
        say`Adding a number to a whole column, here ${shift}, moves its mean as far, so the deviations stay.`,
        both === 1
          ? say`The covariance is still ${covariance}.`
          : say`Each product of deviations becomes ${both} times what it was, and so does the covariance: ${equal(dotted(count(both), count(covariance)), count(both * covariance))}.`,
      ],
      names: {},
    };
  },
};

const possible = option(
  say`Yes: it is symmetric, and the square of the covariance is not more than the product of the variances.`,
  equal(at(1, 2), at(2, 1)),
  relation(at(1, 1), 'at-least', count(0)),
  relation(at(2, 2), 'at-least', count(0)),
  relation(power(at(1, 2), count(2)), 'at-most', product('dot', at(1, 1), at(2, 2))),
);
const lopsided = option(
  say`No: both entries beside the diagonal are the same covariance, and these differ.`,
  relation(at(1, 2), 'unequal', at(2, 1)),
);
const negativeVariance = option(
  say`No: on the diagonal stand variances, and one of these is negative.`,
  relation(product('dot', at(1, 1), at(2, 2)), 'less', count(0)),
);
const tooLarge = option(
  say`No: the square of the covariance is more than the product of the two positive variances.`,
  relation(at(1, 1), 'greater', count(0)),
  relation(at(2, 2), 'greater', count(0)),
  equal(at(1, 2), at(2, 1)),
  relation(power(at(1, 2), count(2)), 'greater', product('dot', at(1, 1), at(2, 2))),
);

const isPossible: QuestionMaker = {
  objective: 'read-covariance-matrix',
  kind: 'decide',
  draw: (random, difficulty) => {
    const largest = depth(difficulty, 5, 9, 20);
    const [first, second] = [random.integer(1, largest), random.integer(1, largest)];
    const most = Math.floor(Math.sqrt(first * second));
    const within = random.integer(1, Math.max(1, most)) * (random.chance(50) ? 1 : -1);
    const beyond = (most + random.integer(1, 3)) * (random.chance(50) ? 1 : -1);
    const right = random.pick([possible, lopsided, negativeVariance, tooLarge]);
    const rows: Rows =
      right === possible
        ? [
            [first, within],
            [within, second],
          ]
        : right === lopsided
          ? [
              [first, within],
              [-within, second],
            ]
          : right === negativeVariance
            ? [
                [first, within],
                [within, -second],
              ]
            : [
                [first, beyond],
                [beyond, second],
              ];
    const others = [possible, lopsided, negativeVariance, tooLarge].filter((each) => each !== right);
    return {
      prompt: say`Can ${equal(K, matrixExpression(integerMatrix(rows)))} be a covariance matrix?`,
      hints: [
        say`What stands on the diagonal, and what beside it?`,
        say`Three things have to hold: variances are never negative, the entries beside the diagonal agree, and a correlation lies between −1 and 1. What does the last one say of the square of the covariance?`,
      ],
      expected: chosen(random, right, ...others),
      solution: [
        right === lopsided
          ? say`Beside the diagonal stand ${rows[0][1]} and ${rows[1][0]}, which should be the same covariance.`
          : right === negativeVariance
            ? say`The second entry of the diagonal would be the variance ${rows[1][1]}; a mean of squares is never negative.`
            : say`The matrix is symmetric. The square of the covariance is ${equal(power(count(rows[0][1]), count(2)), count(rows[0][1] ** 2))}, the product of the variances ${equal(dotted(count(first), count(second)), count(first * second))}.`,
        because(right),
      ],
      names: { K: integerMatrix(rows) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [changed, isPossible, ofSum];
