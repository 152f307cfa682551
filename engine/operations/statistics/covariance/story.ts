// The words of covariances.

import { folding } from '../../../algorithms/moves.ts';
import { isTold } from '../../../algorithms/scatter/solve.ts';
import { S, scatterCheck, scatterHandlers } from '../../../algorithms/scatter/tell.ts';
import { worksWithSums } from '../../../algorithms/scatter/sums-tell.ts';
import { signsOf } from '../../../algorithms/spread/words.ts';
import { alsoInShort, type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  count,
  equal,
  type Expression,
  list,
  matrixExpression,
  number,
  numbers,
  product,
  quotient,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { entry, entriesOf, type Matrix } from '../../../exact/matrix.ts';
import { isZero } from '../../../exact/rational.ts';
import type { Answer } from '../../../catalogue/answer.ts';
import type { CovarianceInput, CovarianceMove, CovarianceMoves } from './solve.ts';

const [A, C] = [symbol('A'), symbol('C')];

export const theory: readonly Prose[] = [];

const COVARIANCE = say`The covariance of two variables tells how they vary together. It is positive where both tend to lie on the same side of their means, and negative where they tend to lie on opposite sides.`;

export function theoryFor({ ddof }: CovarianceInput): readonly Prose[] {
  return [
    COVARIANCE,
    ddof === 1
      ? say`For a sample, the products of the deviations are added, and the sum is divided by one less than the number of observations: so it estimates the covariance in the population.`
      : say`For a population it is the mean of the products of the deviations.`,
  ];
}

export function task({ a, ddof }: CovarianceInput): Prose {
  return say`Find the ${ddof === 1 ? 'sample' : 'population'} covariances of the columns of ${matrixExpression(a)}.`;
}

const foldMove = folding<CovarianceMoves>();

export function tell(
  input: CovarianceInput,
  moves: readonly CovarianceMove[],
  _: Answer,
  inDecimals: boolean,
): readonly Block[] {
  const { a, ddof } = input;
  const signs = signsOf({ a, axis: 'column', ...(ddof === 1 ? { ddof: 1 } : {}) });
  const check = moves.flatMap((move) => (move.move === 'pair' ? scatterCheck(a, move.facts, inDecimals) : []));
  return [
    ...moves.flatMap((move) =>
      foldMove<keyof CovarianceMoves, readonly Block[]>(move, {
        ...scatterHandlers(a, signs.mean, inDecimals),
        divide: (facts) => divideBlocks(input, facts, worksWithSums(a, inDecimals)),
      }),
    ),
    ...check,
  ];
}

function divideBlocks(
  { a, ddof }: CovarianceInput,
  facts: CovarianceMoves['divide'],
  isTimesCount: boolean,
): readonly Block[] {
  const { divisor, covariance } = facts;
  if (!isTold(a)) {
    return [
      heading(say`Write down the covariance matrix`),
      formula(equal(C, matrixExpression(covariance))),
      paragraph(MEANING),
    ];
  }
  return [
    heading(divisorHeading(ddof, isTimesCount)),
    formula(
      equal(C, ...sharedNames(divisor * (isTimesCount ? a.rows : 1)), matrixExpression(covariance)),
      isTimesCount ? reasonForBoth(a.rows, ddof, divisor) : reasonForDivisor(ddof, divisor),
    ),
    ...alsoInShort(paragraph(conclusion(covariance))),
  ];
}

const MEANING = say`The entry in row ${symbol('i')} and column ${symbol('j')} is the covariance of columns ${symbol('i')} and ${symbol('j')}; the variances stand on the diagonal.`;

/** 1/3 S; S alone where it is divided by 1 */
function sharedNames(divisor: number): readonly Expression[] {
  return [divisor === 1 ? S : product('adjacent', quotient(count(1), count(divisor)), S)];
}

function divisorHeading(ddof: number, isTimesCount: boolean): Prose {
  if (isTimesCount) {
    return ddof === 1
      ? say`Divide by the number of observations and by one less`
      : say`Divide twice by the number of observations`;
  }
  return ddof === 1
    ? say`Divide by one less than the number of observations`
    : say`Divide by the number of observations`;
}

/** Where S was multiplied by the number of observations. */
function reasonForBoth(observations: number, ddof: number, divisor: number): Prose {
  const rowCount = measure('rowCount', A);
  const both = claim(
    say`${S} is still ${observations} times the sums of products of the deviations, and ${observations} times ${divisor} is ${observations * divisor}`,
    equal(rowCount, count(observations)),
    equal(product('dot', count(observations), count(divisor)), count(observations * divisor)),
  );
  return say`${both}. ${reasonForDivisor(ddof, divisor)}`;
}

function reasonForDivisor(ddof: number, divisor: number): Prose {
  if (ddof === 0)
    return say`The observations are taken as the whole population, so each covariance is a mean of products.`;
  return divisor === 1
    ? say`The observations are taken as a sample. Of two observations the divisor is ${1}.`
    : say`The observations are taken as a sample. The deviations are those from its own means, which on average brings the sums of products a little too close to zero; the smaller divisor makes up for it.`;
}

/** What stands where, with the numbers themselves of one or two columns. */
function conclusion(covariance: Matrix): Prose {
  if (covariance.columns === 1) {
    const value = number(entry(covariance, 0, 0));
    return say`The covariance of the only column with itself is its variance: ${claim(say`${value}`, equal(measure('entryAt', C, 1, 1), value))}.`;
  }
  if (covariance.columns > 2) {
    const diagonal = entriesOf(covariance).filter((_, place) => place % (covariance.columns + 1) === 0);
    const variances = list(numbers(diagonal));
    return say`The variances of the columns stand on the diagonal: ${claim(say`${variances}`, equal(measure('diagonalOf', C), variances))}. Beside it, in row ${symbol('i')} and column ${symbol('j')}, stands the covariance of columns ${symbol('i')} and ${symbol('j')}.`;
  }
  const [first, second, both] = [
    [0, 0],
    [1, 1],
    [0, 1],
  ].map(([i, j]) => {
    const value = entry(covariance, i, j);
    return { value, said: claim(say`${number(value)}`, equal(measure('entryAt', C, i + 1, j + 1), number(value))) };
  });
  return say`The variances of the columns are ${first.said} and ${second.said}, and their covariance is ${both.said}${isZero(both.value) && !isZero(first.value) && !isZero(second.value) ? ': the columns are uncorrelated' : ''}.`;
}
