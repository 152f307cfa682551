// Hints about observations in columns, with their numbers: the mean of the first column, the deviations, the products of two of them.

import {
  added,
  count,
  equal,
  type Expression,
  list,
  negative,
  quotient,
  sum,
  symbol,
} from '../../document/expression.ts';
import { measure } from '../../document/facts.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { totalOf } from '../../exercises/whole-numbers.ts';
import { type Rows, transposedRows } from '../../learning/drawing.ts';

const A = symbol('A');

/** How the first deviations are found. The means are whole. */
export function deviationsHint(rows: Rows): Prose {
  const [first] = transposedRows(rows);
  const mean = meanOf(first);
  const worked = equal(quotient(added(first.map(count)), count(first.length)), count(mean));
  const isFirst = equal(measure('columnAt', A, 1), list(first.map(count)));
  const begun = equal(sum(count(first[0]), negative(count(mean))), count(first[0] - mean));
  return say`${claim(say`Column ${1} has the mean ${worked}`, isFirst)}, so its deviations begin with ${begun}. The deviations in each column add up to zero; otherwise a mean is wrong.`;
}

/** Which products are to be added for the first two columns. */
export function productsHint(rows: Rows): Prose {
  const [first, second] = transposedRows(rows);
  const facts = [...deviationFacts(first, 1), ...deviationFacts(second, 2)];
  const both = claim(
    say`The deviations in columns ${1} and ${2} are ${deviationsOf(first)} and ${deviationsOf(second)}`,
    ...facts,
  );
  return say`${both}: multiply both numbers in each place, and add the products.`;
}

function meanOf(column: readonly number[]): number {
  return totalOf(column) / column.length;
}

function deviationsOf(column: readonly number[]): Expression {
  const mean = meanOf(column);
  return list(column.map((value) => count(value - mean)));
}

function deviationFacts(column: readonly number[], place: number): readonly Expression[] {
  const mean = meanOf(column);
  return column.map((value, row) =>
    equal(sum(measure('entryAt', A, row + 1, place), negative(count(mean))), count(value - mean)),
  );
}
