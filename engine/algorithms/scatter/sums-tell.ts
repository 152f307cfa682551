// The telling of sums of products without means: where a mean is no short number, the deviations would be fractions, and a teacher
// multiplies by the number of observations instead. Then S holds the sums of products of deviations times that number.

import { type Block, formula, heading, notInShort, paragraph } from '../../document/block.ts';
import {
  added,
  count,
  equal,
  type Expression,
  indexed,
  matrixExpression,
  negative,
  number,
  numbers,
  power,
  product,
  quotient,
  sum,
  symbol,
  word,
} from '../../document/expression.ts';
import { measure } from '../../document/facts.ts';
import { claim, type Claim, type Prose, say } from '../../document/prose.ts';
import { decimalPlaces } from '../../exact/decimal.ts';
import { entriesOf, entry, type Matrix, matrixOf, rationalMatrix, rowsOf } from '../../exact/matrix.ts';
import { add, integer, isInteger, multiply, negate, ONE, type Rational, ZERO } from '../../exact/rational.ts';
import { N } from '../lines/names.ts';
import { joined } from '../wording.ts';
import { isTold, meansOf, MOST_PAIRED } from './solve.ts';

const [A, S, T] = [symbol('A'), symbol('S'), symbol('t')];
const TRANSPOSE = word('T');

/**
 * Whether the entries are shorter than the deviations from their means: whole numbers, or for a reader of decimals terminating ones.
 * Halves and thirds are still squared at sight.
 */
export function worksWithSums(a: Matrix, inDecimals: boolean): boolean {
  return (
    isTold(a) &&
    entriesOf(a).every((value) => isShort(value, inDecimals)) &&
    !meansOf(a).every(
      (value) => isShort(value, inDecimals) || (!inDecimals && value.denominator <= LARGEST_DENOMINATOR),
    )
  );
}

const LARGEST_DENOMINATOR = 3n;

function isShort(value: Rational, inDecimals: boolean): boolean {
  return inDecimals ? decimalPlaces(value) !== null : isInteger(value);
}

/** The sums of products times the number of observations. */
export function timesCount(a: Matrix, scatter: Matrix): Matrix {
  const times = integer(a.rows);
  return rationalMatrix(
    scatter.rows,
    scatter.columns,
    entriesOf(scatter).map((value) => multiply(value, times)),
  );
}

/** The sums of the columns, and why no mean is taken. */
export function sumBlocks(a: Matrix, means: readonly Rational[], inDecimals: boolean): readonly Block[] {
  const sums = columnsOf(a).map(total);
  const column = means.findIndex(
    (mean) => !isShort(mean, inDecimals) && (inDecimals || mean.denominator > LARGEST_DENOMINATOR),
  );
  const shared = quotient(number(sums[column]), count(a.rows));
  const isOne = claim(
    say`The mean of column ${column + 1} would be ${shared}`,
    equal(quotient(measure('sumOf', measure('columnAt', A, column + 1)), measure('rowCount', A)), shared),
  );
  return [
    heading(a.columns === 1 ? say`Add the entries` : say`Add the entries of each column`),
    ...(a.columns <= MOST_PAIRED
      ? [
          paragraph(say`${isOne}, and the deviations from it fractions. So we work with ${sumsNamed(sums.length)}.`),
          ...columnsOf(a).map((values, place) =>
            formula(equal(sumName(place), added(numbers(values)), number(sums[place]))),
          ),
        ]
      : [
          paragraph(say`${isOne}, and the deviations from it fractions. So we work with the sums of the columns.`),
          formula(
            equal(
              T,
              product('adjacent', matrixExpression(matrixOf([rowsOf(a).map(() => ONE)])), A),
              matrixExpression(matrixOf([sums])),
            ),
            say`A row of ones times ${A} adds up each column.`,
          ),
        ]),
  ];
}

/** Claims what t₁, t₂, … are. */
function sumsNamed(columns: number): Claim {
  const places = Array.from({ length: columns }, (_, place) => place);
  const facts = places.map((place) => equal(sumName(place), measure('sumOf', measure('columnAt', A, place + 1))));
  return columns === 1
    ? claim(say`the sum ${sumName(0)} of the column`, ...facts)
    : claim(say`the sums of the columns, ${joined(places.map((place) => say`${sumName(place)}`))}`, ...facts);
}

/** Each pair of columns, and all of them together. */
export function sumPairBlocks(a: Matrix, scaled: Matrix): readonly Block[] {
  const isPaired = a.columns <= MOST_PAIRED;
  const observations = claim(say`${N} is ${a.rows}`, equal(measure('rowCount', A), count(a.rows)));
  const rule =
    a.columns === 1
      ? say`We use the short formula: ${N} times the sum of the squared deviations is ${N} times the sum of the squares of the entries, minus the square of their sum. Here ${observations}.`
      : say`We use the short formula: ${N} times the sum of the products of the deviations is ${N} times the sum of the products of the entries, minus the product of the two sums. Here ${observations}.`;
  const reason = a.columns === 1 ? SQUARES_MULTIPLIED_OUT : PRODUCTS_MULTIPLIED_OUT;
  return [
    heading(a.columns === 1 ? say`Square the entries and add` : say`Multiply the columns of ${A} in pairs`),
    paragraph(rule, reason),
    ...(a.columns > 1 && isPaired ? [paragraph(PAIRS)] : []),
    ...(isPaired ? notInShort(...pairLines(a, scaled)) : []),
    formula(
      isPaired
        ? equal(S, matrixExpression(scaled))
        : equal(
            S,
            sum(
              product('adjacent', count(a.rows), power(A, TRANSPOSE), A),
              negative(product('adjacent', power(T, TRANSPOSE), T)),
            ),
            matrixExpression(scaled),
          ),
    ),
  ];
}

const [X, Y, G, H] = ['x', 'y', 'g', 'h'].map(symbol);
const DEVIATION = sum(X, negative(G));
const PRODUCTS_MULTIPLIED_OUT = say`With means ${G} and ${H}, the product of the deviations of two entries ${X} and ${Y} is ${product('adjacent', DEVIATION, sum(Y, negative(H)))}, and multiplied out this is ${sum(product('adjacent', X, Y), negative(product('adjacent', H, X)), negative(product('adjacent', G, Y)), product('adjacent', G, H))}. Added up over all rows, each of the last three terms becomes the product of the two sums over ${N}, twice with a minus and once with a plus.`;
const SQUARES_MULTIPLIED_OUT = say`With the mean ${G}, the squared deviation of an entry ${X} is ${power(DEVIATION, count(2))}, and multiplied out this is ${sum(power(X, count(2)), negative(product('adjacent', count(2), G, X)), power(G, count(2)))}. Added up over all rows, the last two terms become the square of the sum over ${N}, twice with a minus and once with a plus.`;

const PAIRS: Prose = say`Columns ${1} and ${2} give ${indexed('s', 1, 2)}; a column with itself gives its sum of squares. The order of two columns does not matter, so each pair is worked out once.`;

function pairLines(a: Matrix, scaled: Matrix): readonly Block[] {
  const columns = columnsOf(a);
  return columns.flatMap((left, i) =>
    columns.slice(i).map((right, k) => formula(pairLine(left, right, [i, i + k], entry(scaled, i, i + k)))),
  );
}

/** s_12 = 3(1 · 2 + 3 · 5 + 4 · 4) − t_1 t_2 = 3 · 33 − 8 · 11 = 99 − 88 = 11 */
function pairLine(
  left: readonly Rational[],
  right: readonly Rational[],
  [i, j]: readonly [number, number],
  value: Rational,
): Expression {
  const isSquare = i === j;
  const times = (x: Rational, y: Rational): Expression =>
    isSquare ? power(number(x), count(2)) : product('dot', number(x), number(y));
  const observations = count(left.length);
  const products = total(left.map((x, row) => multiply(x, right[row])));
  const ofSums = multiply(total(left), total(right));
  return equal(
    indexed('s', i + 1, j + 1),
    sum(
      product('adjacent', observations, added(left.map((x, row) => times(x, right[row])))),
      negative(isSquare ? power(sumName(i), count(2)) : product('adjacent', sumName(i), sumName(j))),
    ),
    sum(product('dot', observations, number(products)), negative(times(total(left), total(right)))),
    ...(ofSums.numerator === 0n ? [] : [sum(number(multiply(products, integer(left.length))), number(negate(ofSums)))]),
    number(value),
  );
}

/** The check by the sums of the rows of A, from which the sum of all entries of S comes as one entry comes from a column. */
export function sumCheck(a: Matrix, scaled: Matrix): readonly Block[] {
  if (a.columns === 1 || a.columns > MOST_PAIRED) return [];
  const sums = rowsOf(a).map(total);
  const all = total(sums);
  return notInShort(
    heading(say`Check the sums of products`),
    paragraph(
      say`The row sums of ${A} are one more variable: the sum of the columns. Its sum of squares, worked out in the same way, is the sum of all entries of ${S}.`,
    ),
    formula(
      equal(
        added(numbers(entriesOf(scaled))),
        sum(
          product('adjacent', count(a.rows), added(sums.map((value) => power(number(value), count(2))))),
          negative(power(number(all), count(2))),
        ),
        number(total(entriesOf(scaled))),
      ),
    ),
  );
}

/** t_1, the sum of the first column, which counts from 0 */
function sumName(column: number): Expression {
  return indexed('t', column + 1);
}

function columnsOf(a: Matrix): readonly (readonly Rational[])[] {
  return Array.from({ length: a.columns }, (_, column) => rowsOf(a).map((row) => row[column]));
}

function total(values: readonly Rational[]): Rational {
  return values.reduce(add, ZERO);
}
