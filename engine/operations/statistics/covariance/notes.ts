// Notes on covariances: population or sample, and columns that do not vary.

import { count, equal, negative, sum, symbol } from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { rowsOf } from '../../../exact/matrix.ts';
import { equals } from '../../../exact/rational.ts';
import { isTold } from '../../../algorithms/scatter/solve.ts';
import type { CovarianceInput } from './solve.ts';

const A = symbol('A');

export function notes(input: CovarianceInput): readonly Prose[] {
  return [divisorNote(input), ...constantNotes(input)];
}

function divisorNote({ a, ddof }: CovarianceInput): Prose {
  if (a.rows === 1) {
    return say`Here the observation is taken as the whole population. A sample of one observation has no covariances: its divisor would be zero.`;
  }
  const counted = measure('rowCount', A);
  const facts = [equal(counted, count(a.rows)), equal(sum(counted, negative(count(1))), count(a.rows - 1))];
  return ddof === 1
    ? say`If the observations were the whole population, the sums of products would be divided by ${claim(say`${a.rows} instead of ${a.rows - 1}`, ...facts)}.`
    : say`For a sample from a larger population, the sums of products would be divided by ${claim(say`${a.rows - 1} instead of ${a.rows}`, ...facts)}.`;
}

/** The first column of equal numbers, beside others. */
function constantNotes({ a }: CovarianceInput): readonly Prose[] {
  if (a.rows === 1 || a.columns === 1 || !isTold(a)) return [];
  const rows = rowsOf(a);
  const found = rows[0].findIndex((first, column) => rows.every((row) => equals(row[column], first)));
  if (found === -1) return [];
  const constant = claim(
    say`Column ${found + 1} holds equal numbers`,
    holds('constant', measure('columnAt', A, found + 1)),
  );
  return [say`${constant}, so its covariances with all columns are zero. It has no correlations.`];
}
