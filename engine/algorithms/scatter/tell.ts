// The telling of a scatter matrix: the means, the deviations, and the products of their columns.

import { type Block, formula, heading, notInShort, paragraph, withReasonInShort } from '../../document/block.ts';
import {
  added,
  count,
  equal,
  type Expression,
  indexed,
  matrixExpression,
  number,
  numbers,
  power,
  product,
  quotient,
  symbol,
  word,
} from '../../document/expression.ts';
import { holds, measure } from '../../document/facts.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { entriesOf, entry, type Matrix, rowsOf } from '../../exact/matrix.ts';
import { add, isZero, multiply, type Rational, ZERO } from '../../exact/rational.ts';
import type { Sign } from '../lines/names.ts';
import { joined } from '../wording.ts';
import type { MoveHandlers } from '../moves.ts';
import { MOST_PAIRED, type ScatterMoves } from './solve.ts';
import { sumBlocks, sumCheck, sumPairBlocks, timesCount, worksWithSums } from './sums-tell.ts';

const A = symbol('A');
export const D = symbol('D');
export const S = symbol('S');
export const TRANSPOSE = word('T');

/**
 * What each kind of move of a scatter matrix says; `sign` is that of a mean. Where the means are no short numbers, S is told to be
 * the scatter matrix times the number of observations (`isTimesCount`).
 */
export function scatterHandlers(
  a: Matrix,
  sign: Sign,
  inDecimals: boolean,
): MoveHandlers<ScatterMoves, readonly Block[]> {
  const isTimesCount = worksWithSums(a, inDecimals);
  return {
    average: ({ means }) => [
      heading(say`Look at the matrix`),
      formula(equal(A, matrixExpression(a))),
      paragraph(
        say`Each row of ${A} is an observation, and each column a variable: ${claim(
          say`there ${a.rows === 1 ? 'is one observation' : say`are ${a.rows} observations`} of ${a.columns === 1 ? 'one variable' : say`${a.columns} variables`}`,
          equal(measure('rowCount', A), count(a.rows)),
          equal(measure('columnCount', A), count(a.columns)),
        )}.`,
      ),
      ...(isTimesCount ? sumBlocks(a, means, inDecimals) : meanBlocks(a, means, sign)),
    ],
    deviate: ({ means, deviations }) => (isTimesCount ? [] : deviationBlocks(means, deviations)),
    pair: ({ deviations, scatter }) => {
      if (isTimesCount) return sumPairBlocks(a, timesCount(a, scatter));
      return entriesOf(deviations).every(isZero) ? [formula(scatterLine(scatter))] : pairBlocks(deviations, scatter);
    },
    compute: () => [
      heading(say`Look at the matrix`),
      formula(equal(A, matrixExpression(a))),
      paragraph(say`The working is not shown: it would be too long to read.`),
    ],
  };
}

function meanBlocks(a: Matrix, means: readonly Rational[], sign: Sign): readonly Block[] {
  return [
    heading(a.columns === 1 ? say`Find the mean of the column` : say`Find the mean of each column`),
    paragraph(
      say`${claim(
        say`A mean is the sum of the entries of a column over their number`,
        ...means.map((_, column) =>
          equal(
            meanName(sign, a, column),
            quotient(measure('sumOf', measure('columnAt', A, column + 1)), measure('rowCount', A)),
          ),
        ),
      )}.`,
    ),
    ...means.map((mean, column) => formula(meanLine(a, column, mean, meanName(sign, a, column)))),
  ];
}

function deviationBlocks(means: readonly Rational[], deviations: Matrix): readonly Block[] {
  return [
    heading(means.length === 1 ? say`Subtract the mean` : say`Subtract the mean of each column from its entries`),
    ...withReasonInShort(
      formula(
        means.every(isZero) ? equal(D, A, matrixExpression(deviations)) : equal(D, matrixExpression(deviations)),
        reasonForDeviations(means, deviations),
      ),
    ),
  ];
}

/** μ_2, or μ of a single column */
function meanName(sign: Sign, { columns }: Matrix, column: number): Expression {
  return sign(columns === 1 ? null : count(column + 1));
}

/** μ_1 = (1 + 2 + 3)/3 = 6/3 = 2 */
function meanLine(a: Matrix, column: number, mean: Rational, name: Expression): Expression {
  const values = rowsOf(a).map((row) => row[column]);
  if (values.length === 1) return equal(name, number(mean));
  const total = values.reduce(add, ZERO);
  const shared = quotient(number(total), count(values.length));
  return equal(name, quotient(added(numbers(values)), count(values.length)), shared, number(mean));
}

function reasonForDeviations(means: readonly Rational[], deviations: Matrix): Prose {
  const size = means.length;
  if (entriesOf(deviations).every(isZero)) {
    return deviations.rows === 1
      ? say`${claim(say`All entries of ${D} are zero`, holds('zero', D))}: a single observation is its own mean.`
      : say`${claim(say`All entries of ${D} are zero`, holds('zero', D))}: no observation differs from the mean.`;
  }
  const sums = Array.from({ length: size }, (_, column) =>
    equal(measure('sumOf', measure('columnAt', D, column + 1)), count(0)),
  );
  const balance =
    size === 1
      ? say`${claim(say`The deviations add up to zero`, ...sums)}, as they always do.`
      : say`${claim(say`The deviations in each column add up to zero`, ...sums)}, as they always do.`;
  return means.every(isZero) ? say`${claim(allMeansZero(size), ...sums)}, so nothing is to be subtracted.` : balance;
}

function allMeansZero(size: number): Prose {
  return size === 1 ? say`The mean is zero` : say`All means are zero`;
}

function pairBlocks(deviations: Matrix, scatter: Matrix): readonly Block[] {
  const isPaired = scatter.columns <= MOST_PAIRED;
  return [
    heading(scatter.columns === 1 ? say`Square the deviations and add` : say`Multiply the columns of ${D} in pairs`),
    ...(scatter.columns === 1 ? [] : [paragraph(reasonForPairs(isPaired))]),
    ...(isPaired ? notInShort(...pairLines(deviations, scatter), ...zeroColumns(scatter)) : []),
    formula(scatterLine(scatter)),
  ];
}

function reasonForPairs(isPaired: boolean): Prose {
  const entryName = indexed('s', 1, 2);
  return isPaired
    ? say`For each pair of columns of ${D}, the products of the entries that stand in the same row are added. Columns ${1} and ${2} give ${entryName}; a column with itself gives its sum of squares. The order of two columns does not matter, so each pair is worked out once.`
    : say`For each pair of columns of ${D}, the products of the entries that stand in the same row are added; a column with itself gives its sum of squares.`;
}

/** S = DᵀD = ... */
function scatterLine(scatter: Matrix): Expression {
  return equal(S, product('adjacent', power(D, TRANSPOSE), D), matrixExpression(scatter));
}

/** Of the columns that are not zero. */
function pairLines(deviations: Matrix, scatter: Matrix): readonly Block[] {
  const rows = rowsOf(deviations);
  const columns = Array.from({ length: scatter.columns }, (_, i) => i).filter((i) => !isZero(entry(scatter, i, i)));
  return columns.flatMap((i) =>
    columns
      .filter((j) => j >= i)
      .map((j) =>
        formula(
          pairLine(
            scatterName(i, j),
            rows.map((row) => [row[i], row[j]] as const),
            i === j,
            entry(scatter, i, j),
          ),
        ),
      ),
  );
}

function zeroColumns(scatter: Matrix): readonly Block[] {
  const zero = Array.from({ length: scatter.columns }, (_, i) => i).filter((i) => isZero(entry(scatter, i, i)));
  if (zero.length === 0) return [];
  const names = joined(zero.map((column) => say`${column + 1}`));
  const facts = zero.map((column) => holds('zero', measure('columnAt', D, column + 1)));
  return [
    paragraph(
      zero.length === 1
        ? say`${claim(say`Column ${names} of ${D} is zero`, ...facts)}, and so are all sums of products with it.`
        : say`${claim(say`Columns ${names} of ${D} are zero`, ...facts)}, and so are all sums of products with them.`,
    ),
  ];
}

/** s_12; columns count from 0 */
export function scatterName(i: number, j: number): Expression {
  return indexed('s', i + 1, j + 1);
}

/** s_12 = (−1) · 2 + 0 · (−3) + 1 · 1 = −2 + 0 + 1 = −1 */
function pairLine(
  name: Expression,
  pairs: readonly (readonly [Rational, Rational])[],
  isSquare: boolean,
  value: Rational,
): Expression {
  const worked = pairs.map(([x, y]) => (isSquare ? power(number(x), count(2)) : product('dot', number(x), number(y))));
  if (worked.length === 1) return equal(name, worked[0], number(value));
  const values = pairs.map(([x, y]) => multiply(x, y));
  return equal(name, added(worked), added(numbers(values)), number(value));
}

/**
 * The check by the sums of the rows of D: their squares add up to the sum of all entries of S. Of one column, and of deviations
 * that are all zero, there is nothing to check.
 */
export function scatterCheck(
  a: Matrix,
  { deviations, scatter }: ScatterMoves['pair'],
  inDecimals: boolean,
): readonly Block[] {
  if (worksWithSums(a, inDecimals)) return sumCheck(a, timesCount(a, scatter));
  if (scatter.columns === 1 || scatter.columns > MOST_PAIRED || entriesOf(deviations).every(isZero)) return [];
  const sums = rowsOf(deviations).map((row) => row.reduce(add, ZERO));
  const total = sums.map((value) => multiply(value, value)).reduce(add, ZERO);
  return notInShort(
    heading(say`Check the sums of products`),
    paragraph(
      say`The entries of ${S} are the products of all pairs of columns of ${D}. So their sum is the sum of the squares of the row sums of ${D}.`,
    ),
    formula(
      equal(
        added(numbers(entriesOf(scatter))),
        added(sums.map((value) => power(number(value), count(2)))),
        number(total),
      ),
    ),
  );
}
