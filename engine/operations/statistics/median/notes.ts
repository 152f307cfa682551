// Notes on medians: one that is no entry, one that an outlier does not move, one that is the mean.

import { lineOfA } from '../../../algorithms/lines/names.ts';
import type { LineInput } from '../../../algorithms/lines/solve.ts';
import { areEqual } from '../../../algorithms/lines/tell.ts';
import { count, equal, number, sum } from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { add, compare, equals } from '../../../exact/rational.ts';
import { meanMeasure, meanOf, middleOf, type Numbers, where } from '../line-values.ts';
import { findOutlier, outlierClaim, readLines } from '../remarks.ts';

export function notes(input: LineInput): readonly Prose[] {
  const lines = readLines(input).map((values) => values.toSorted(compare));
  const apart = outlierNotes(input, lines);
  return [...noEntryNotes(input, lines), ...(apart.length > 0 ? apart : symmetryNotes(input, lines))];
}

/** Each in increasing order. */
type Lines = readonly Numbers[];

/** The only line of more than two numbers whose median is none of them; of several such lines nothing is special. */
function noEntryNotes(input: LineInput, lines: Lines): readonly Prose[] {
  const line = lines.findIndex(hasMedianBetween);
  if (line === -1 || lines.filter(hasMedianBetween).length > 1) return [];
  const median = number(middleOf(lines[line]));
  const isNone = claim(
    say`The median ${median} is none of the numbers of ${where(input, line)}`,
    equal(measure('occurrences', lineOfA(input, line), median), count(0)),
  );
  return [say`${isNone}: it lies between two of them.`];
}

function hasMedianBetween(sorted: Numbers): boolean {
  return sorted.length > 2 && sorted.every((value) => !equals(value, middleOf(sorted)));
}

function outlierNotes(input: LineInput, lines: Lines): readonly Prose[] {
  const outlier = findOutlier(lines);
  if (outlier === null) return [];
  const mean = number(meanOf(outlier.values));
  const pulled = claim(say`the mean, ${mean}, does`, equal(meanMeasure(lineOfA(input, outlier.line)), mean));
  return [say`${outlierClaim(input, outlier)}. The median does not feel how far away it is; ${pulled}.`];
}

/** The first line of three or more numbers that lie as far above the median as below it. */
function symmetryNotes(input: LineInput, lines: Lines): readonly Prose[] {
  const line = lines.findIndex((sorted) => {
    const pairs = sorted.map((value, place) => add(value, sorted[sorted.length - 1 - place]));
    return sorted.length > 2 && !areEqual(sorted) && areEqual(pairs);
  });
  if (line === -1) return [];
  const sorted = measure('sorted', lineOfA(input, line));
  const mean = number(meanOf(lines[line]));
  const isSymmetric = claim(
    say`The numbers of ${where(input, line)} lie symmetrically about the median`,
    holds('constant', sum(sorted, measure('reversed', sorted))),
  );
  return [
    say`${isSymmetric}, so ${claim(say`their mean is ${mean} too`, equal(meanMeasure(lineOfA(input, line)), mean))}.`,
  ];
}
