// Notes on means: an outlier that pulls one, and what the means of lines say of the matrix.

import { A, lineOfA } from '../../../algorithms/lines/names.ts';
import type { LineInput } from '../../../algorithms/lines/solve.ts';
import { added, count, equal, negative, number, numbers, quotient, sum } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { divide, integer, subtract } from '../../../exact/rational.ts';
import { meanMeasure, meanOf, type Numbers, totalOf } from '../line-values.ts';
import { findOutlier, isFew, outlierClaim, readLines } from '../remarks.ts';

export function notes(input: LineInput): readonly Prose[] {
  const lines = readLines(input);
  return [...outlierNotes(input, lines), ...meansNotes(input, lines)];
}

function outlierNotes(input: LineInput, lines: readonly Numbers[]): readonly Prose[] {
  const outlier = findOutlier(lines);
  if (outlier === null) return [];
  const { line, value, values } = outlier;
  const mean = meanOf(values);
  const others = values.length - 1;
  const without = number(divide(subtract(totalOf(values), value), integer(others)));
  const all = lineOfA(input, line);
  const effect = claim(
    say`Without it the mean would be ${without} instead of ${number(mean)}`,
    equal(
      quotient(sum(measure('sumOf', all), negative(number(value))), sum(measure('lengthOf', all), negative(count(1)))),
      without,
    ),
    equal(meanMeasure(lineOfA(input, line)), number(mean)),
  );
  return [say`${outlierClaim(input, outlier)}. ${effect}.`];
}

/** Lines of one length have means of one weight. */
function meansNotes(input: LineInput, lines: readonly Numbers[]): readonly Prose[] {
  if (!isFew(lines)) return [];
  const means = lines.map(meanOf);
  const all = number(meanOf(means));
  const share = quotient(added(numbers(means)), count(means.length));
  const overall = claim(
    say`${equal(share, all)}`,
    equal(quotient(measure('sumOf', A), measure('entryCount', A)), all),
    ...means.map((mean, line) => equal(meanMeasure(lineOfA(input, line)), number(mean))),
  );
  return [
    say`All ${input.axis}s hold equally many numbers, so the mean of their means is the mean of the whole matrix: ${overall}.`,
  ];
}
