// Line values: what is found of the numbers of a line, as values and as facts work it out.

import { lineName } from '../../algorithms/lines/names.ts';
import type { LineInput } from '../../algorithms/lines/solve.ts';
import type { Extreme } from '../../algorithms/ordering/solve.ts';
import { type Expression, quotient } from '../../document/expression.ts';
import { measure } from '../../document/facts.ts';
import { type Prose, say } from '../../document/prose.ts';
import { add, compare, divide, integer, multiply, type Rational, subtract, ZERO } from '../../exact/rational.ts';

export type Numbers = readonly Rational[];

/** "row 2", "the whole matrix"; the line is counted from 0. */
export function where(input: LineInput, line: number): Prose {
  return input.axis === 'matrix' ? say`the whole matrix` : lineName(input, line);
}

export function totalOf(line: Numbers): Rational {
  return line.reduce(add, ZERO);
}

export function meanOf(line: Numbers): Rational {
  return divide(totalOf(line), integer(line.length));
}

/** The mean of a list as facts work it out. */
export function meanMeasure(list: Expression): Expression {
  return quotient(measure('sumOf', list), measure('lengthOf', list));
}

export function medianOf(line: Numbers): Rational {
  return middleOf(line.toSorted(compare));
}

/** The number in the middle, or the mean of the two numbers there, as they stand. */
export function middleOf(line: Numbers): Rational {
  const [lower, upper] = [line[Math.ceil(line.length / 2) - 1], line[Math.floor(line.length / 2)]];
  return divide(add(lower, upper), integer(2));
}

export function extremeOf(line: Numbers, extreme: Extreme): Rational {
  const wanted = extreme === 'smallest' ? -1 : 1;
  return line.reduce((best, value) => (compare(value, best) === wanted ? value : best));
}

export function deviationsOf(line: Numbers): Numbers {
  const mean = meanOf(line);
  return line.map((value) => subtract(value, mean));
}

/** The squared deviations. */
export function squaresOf(line: Numbers): Numbers {
  return deviationsOf(line).map((deviation) => multiply(deviation, deviation));
}

/** Of the whole population. */
export function varianceOf(line: Numbers): Rational {
  return meanOf(squaresOf(line));
}
