// Notes on standard deviations: of two numbers it is half their distance.

import type { LineInput } from '../../../algorithms/lines/solve.ts';
import { areEqual } from '../../../algorithms/lines/tell.ts';
import { count, equal, number, quotient, sum, negative } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { lineOfA } from '../../../algorithms/lines/names.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { compare, divide, integer, subtract } from '../../../exact/rational.ts';
import { where } from '../line-values.ts';
import { readLines } from '../remarks.ts';
import { spreadNotes } from '../spread-notes.ts';

export function notes(input: LineInput): readonly Prose[] {
  return [...spreadNotes(input, 'standard deviation'), ...(input.ddof === 1 ? [] : pairNotes(input))];
}

/** The first line of two different numbers. */
function pairNotes(input: LineInput): readonly Prose[] {
  const lines = readLines(input);
  const line = lines.findIndex((values) => values.length === 2 && !areEqual(values));
  if (line === -1) return [];
  const [low, high] = lines[line].toSorted(compare);
  const all = lineOfA(input, line);
  const half = equal(
    quotient(sum(number(high), negative(number(low))), count(2)),
    number(divide(subtract(high, low), integer(2))),
  );
  const inThisLine = claim(
    say`for ${where(input, line)} that is ${half}`,
    equal(measure('least', all), number(low)),
    equal(measure('greatest', all), number(high)),
  );
  return [say`The standard deviation of two numbers is half their distance: ${inThisLine}.`];
}
