// Squares: a note where an arrangement makes a square of a matrix that was none.

import type { Shape } from '../../catalogue/domain-error.ts';
import { type Expression, relation, symbol } from '../../document/expression.ts';
import { holds, measure } from '../../document/facts.ts';
import { claim, type Prose, say } from '../../document/prose.ts';

const A = symbol('A');

/** That the answer, called by its name, is the first square; of a single number nothing is said. */
export function squareMade(before: Shape, name: Expression, after: Shape): readonly Prose[] {
  if (before.rows === before.columns || after.rows !== after.columns || after.rows === 1) return [];
  const wasNone = relation(measure('rowCount', A), 'unequal', measure('columnCount', A));
  return [
    say`${claim(say`${name} is square, which ${A} was not`, holds('square', name), wasNone)}: now there is a determinant to ask for.`,
  ];
}
