// Notes on smallest and largest entries: the range of a matrix, and its own extreme among those of its lines.

import { A, lineOfA } from '../../algorithms/lines/names.ts';
import { areEqual } from '../../algorithms/lines/tell.ts';
import type { LineInput } from '../../algorithms/lines/solve.ts';
import { type Extreme } from '../../algorithms/ordering/solve.ts';
import { functionOf, measureOf } from '../../algorithms/ordering/words.ts';
import { apply, equal, negative, number, numbers, sum } from '../../document/expression.ts';
import { holds, measure } from '../../document/facts.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { subtract } from '../../exact/rational.ts';
import { extremeOf, type Numbers } from './line-values.ts';
import { isFew, readLines } from './remarks.ts';

const NAMES: { readonly [E in Extreme]: string } = { smallest: 'minimum', largest: 'maximum' };

/** Of a whole matrix its range; of several lines what their extremes say of the matrix. */
export function extremeNotes(input: LineInput, extreme: Extreme): readonly Prose[] {
  const lines = readLines(input);
  if (input.axis === 'matrix') return lines.flatMap((values) => rangeNotes(values, extreme));
  if (!isFew(lines) || lines.every(areEqual)) return [];
  const found = lines.map((values) => extremeOf(values, extreme));
  const all = number(extremeOf(found, extreme));
  const facts = [
    ...found.map((value, line) => equal(measure(measureOf(extreme), lineOfA(input, line)), number(value))),
    equal(measure(measureOf(extreme), A), all),
  ];
  const again = claim(say`${equal(apply(functionOf(extreme), ...numbers(found)), all)}`, ...facts);
  return [say`The ${NAMES[extreme]} of the whole matrix is the ${extreme} of these: ${again}.`];
}

function rangeNotes(values: Numbers, extreme: Extreme): readonly Prose[] {
  const other: Extreme = extreme === 'smallest' ? 'largest' : 'smallest';
  if (areEqual(values)) {
    const equals = claim(say`All entries of ${A} are equal`, holds('constant', A));
    return [say`${equals}, so the ${NAMES[extreme]} is the ${NAMES[other]} too.`];
  }
  const [low, high] = [extremeOf(values, 'smallest'), extremeOf(values, 'largest')];
  const end = number(extreme === 'smallest' ? high : low);
  const opposite = claim(say`The ${NAMES[other]} is ${end}`, equal(measure(measureOf(other), A), end));
  const range = number(subtract(high, low));
  const reach = claim(
    say`${equal(sum(number(high), negative(number(low))), range)}`,
    equal(sum(measure('greatest', A), negative(measure('least', A))), range),
  );
  return [say`${opposite}, so the entries spread over a range of ${reach}.`];
}
