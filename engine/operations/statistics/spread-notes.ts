// Notes on variances and standard deviations: which population is meant, equal numbers, a number that outweighs all others.

import { lineOfA } from '../../algorithms/lines/names.ts';
import type { LineInput } from '../../algorithms/lines/solve.ts';
import { populationNotes } from '../../algorithms/spread/population.ts';
import {
  count,
  type Expression,
  equal,
  negative,
  number,
  power,
  series,
  subscript,
  sum,
  symbol,
} from '../../document/expression.ts';
import { measure } from '../../document/facts.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { add, compare, type Rational } from '../../exact/rational.ts';
import { meanMeasure, type Numbers, squaresOf, totalOf, where } from './line-values.ts';
import { constantClaim, findConstant, readLines } from './remarks.ts';

/** The notes that both have; `name` is that of the statistic. */
export function spreadNotes(input: LineInput, name: string): readonly Prose[] {
  const lines = readLines(input);
  const constant = findConstant(lines);
  return [
    ...populationNotes(input),
    ...(constant === null ? [] : [say`${constantClaim(input, constant)}. The ${name} is zero for such numbers only.`]),
    ...heavyNotes(input, lines),
  ];
}

/** A number whose square makes up more than two thirds of the sum of squares, among four numbers or more. */
function heavyNotes(input: LineInput, lines: readonly Numbers[]): readonly Prose[] {
  for (const [line, values] of lines.entries()) {
    if (values.length < 4) continue;
    const squares = squaresOf(values);
    const total = totalOf(squares);
    const heavy = squares.findIndex((square) => compare(add(square, add(square, square)), add(total, total)) > 0);
    if (heavy !== -1) return [heavyNote(input, line, values[heavy], squares[heavy], total)];
  }
  return [];
}

function heavyNote(input: LineInput, line: number, value: Rational, square: Rational, total: Rational): Prose {
  const all = lineOfA(input, line);
  const deviationOf = (of: Expression): Expression => power(sum(of, negative(meanMeasure(all))), count(2));
  const sorted = subscript(measure('sorted', all), symbol('i'));
  const share = claim(
    say`The number ${number(value)} of ${where(input, line)} alone contributes ${number(square)} to the sum of squares, ${number(total)}`,
    equal(deviationOf(number(value)), number(square)),
    equal(series('i', count(1), measure('lengthOf', all), deviationOf(sorted)), number(total)),
  );
  return say`${share}: squaring gives great weight to a number far from the mean.`;
}
