// The checks at the end of stories about extremes and medians.

import { type Block, formula, heading, notInShort, paragraph } from '../../document/block.ts';
import {
  count,
  type Expression,
  equal,
  list,
  negative,
  number,
  numbers,
  product,
  relation,
  sum,
  symbol,
} from '../../document/expression.ts';
import { measure } from '../../document/facts.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { compare, type Rational, subtract } from '../../exact/rational.ts';
import { A, entrySign, lineName, lineOfA, lineSign } from '../lines/names.ts';
import { type LineInput, lineCount, lineLength, lineOf, placeOnLine } from '../lines/solve.ts';
import { areEqual, depthOf, type StatisticWords } from '../lines/tell.ts';
import type { Extreme, OrderingMoves } from './solve.ts';
import { extremeOfList, measureOf, SIGN } from './words.ts';

type Scan = OrderingMoves['scan'];
type Middle = OrderingMoves['middle'];

/** The extremes of the rows. */
const OF_ROWS = symbol('z');

/** Differences are written out for lines of so many numbers. */
const LONGEST_LINE = 12;

/** An extreme is on one side of all numbers; that of a whole matrix is the extreme of those of its rows. */
export function tellExtremeCheck(input: LineInput, scans: readonly Scan[], { name }: StatisticWords): readonly Block[] {
  const { a, axis } = input;
  const told = scans.filter(({ line }) => depthOf(input, line) === 'full');
  if (told.every(({ values }) => areEqual(values))) return [];
  const title = heading(say`Check the result`);
  if (axis === 'matrix' && a.rows > 1 && a.columns > 1) {
    return notInShort(title, ...extremeOfExtremes(input, told[0], name));
  }
  if (lineLength(input) > LONGEST_LINE) return [];
  const [{ extreme }] = told;
  const noneNegative = told.map((scan) => equal(measure('least', list(numbers(differences(scan)))), count(0)));
  return notInShort(
    title,
    paragraph(
      say`${claim(say`No number may lie ${extreme === 'smallest' ? 'below' : 'above'} the ${name}: no difference is negative, and at least one is zero.`, ...noneNegative)}`,
    ),
    ...told.map((scan) => formula(differenceFormula(input, scan))),
  );
}

/** How far each number is above the minimum, or below the maximum. */
function differences({ values, value, extreme }: Scan): readonly Rational[] {
  return values.map((other) => (extreme === 'smallest' ? subtract(other, value) : subtract(value, other)));
}

/** (a₁₁ − m₁, a₁₂ − m₁) = (2, 0) */
function differenceFormula(input: LineInput, scan: Scan): Expression {
  const sign = lineSign(input, SIGN, scan.line);
  const signs = scan.values.map((_, position) => {
    const { row, column } = placeOnLine(input, scan.line, position);
    const entry = entrySign(row, column);
    return scan.extreme === 'smallest' ? sum(entry, negative(sign)) : sum(sign, negative(entry));
  });
  return equal(list(signs), list(numbers(differences(scan))));
}

/** z = (1, 0) and m = min(z₁, z₂) = 0 */
function extremeOfExtremes({ a }: LineInput, { extreme, value }: Scan, name: string): readonly Block[] {
  const rows = Array.from({ length: lineCount(a, 'row') }, (_, row) => lineOf(a, 'row', row));
  const ofRows = rows.map((_, row) => measure(measureOf(extreme), measure('rowAt', A, row + 1)));
  const found = claim(say`Let ${OF_ROWS} hold the ${name} of each row.`, equal(OF_ROWS, list(ofRows)));
  return [
    paragraph(say`${found} The ${name} of these must be the same number.`),
    formula(equal(OF_ROWS, list(rows.map((row) => number(extremeIn(row, extreme)))))),
    formula(equal(SIGN(null), extremeOfList(extreme, OF_ROWS, rows.length), number(value))),
  ];
}

function extremeIn(values: readonly Rational[], extreme: Extreme): Rational {
  const wanted = extreme === 'smallest' ? -1 : 1;
  return values.reduce((best, value) => (compare(value, best) === wanted ? value : best));
}

/** At least half of the numbers are on either side of a median, itself included. */
export function tellMedianCheck(input: LineInput, middles: readonly Middle[]): readonly Block[] {
  const told = middles.filter(
    ({ line, sorted }) => depthOf(input, line) === 'full' && sorted.length > 2 && !areEqual(sorted),
  );
  if (told.length === 0) return [];
  return notInShort(
    heading(say`Check the result`),
    paragraph(say`At least half of the numbers must be at most the median, and at least half at least the median.`),
    ...told.map((middle) => paragraph(halvesProse(input, middle))),
  );
}

function halvesProse(input: LineInput, { line, sorted, value }: Middle): Prose {
  const atMost = sorted.filter((other) => compare(other, value) <= 0).length;
  const atLeast = sorted.filter((other) => compare(other, value) >= 0).length;
  const all = lineOfA(input, line);
  const median = number(value);
  const [low, high] = [measure('countAtMost', all, median), measure('countAtLeast', all, median)];
  const where: Prose = input.axis === 'matrix' ? say`the list` : lineName(input, line);
  const halves = claim(
    say`In ${where} there are ${atMost} numbers that are at most ${median}, and ${atLeast} that are at least ${median}`,
    equal(low, count(atMost)),
    equal(high, count(atLeast)),
    ...[low, high].map((half) => relation(product('dot', count(2), half), 'at-least', measure('lengthOf', all))),
  );
  return say`${halves}.`;
}
