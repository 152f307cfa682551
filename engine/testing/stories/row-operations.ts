// Row operations: which lines announce them, and what they make of a matrix.

import type { Expression, ExpressionOf } from '../../document/expression.ts';
import { nameWithIndices, type Scope, valueOf, within } from '../evaluation/evaluation.ts';
import { Unknown } from '../evaluation/exact-number.ts';
import { type Rows, rowsIn, type Value } from '../evaluation/matrix-facts.ts';
import { described } from '../evaluation/sentences.ts';

/** The operations that a line announces, or several in a list; none where it says anything else as well. */
export function rowOperationsIn(expression: Expression): readonly ExpressionOf<'relation'>[] {
  const lines = expression.kind === 'list' ? expression.items : [expression];
  const operations = lines.filter(isRowOperation);
  return operations.length === lines.length ? operations : [];
}

function isRowOperation(line: Expression): line is ExpressionOf<'relation'> {
  return line.kind === 'relation' && ['becomes', 'exchanges'].includes(line.links[0].comparison);
}

/** What the operations make of a matrix, one after the other. @throws Unknown where they do not fit it */
export function operated(matrix: Rows, operations: readonly ExpressionOf<'relation'>[], scope: Scope): Rows {
  return operations.reduce((rows, { first, links }) => {
    const [{ comparison, right }, ...more] = links;
    if (more.length > 0) throw new Unknown('a row operation that says more');
    const target = rowIndex(first, rows, scope);
    if (comparison === 'exchanges') {
      const other = rowIndex(right, rows, scope);
      return rows.with(target, rows[other]).with(other, rows[target]);
    }
    const there = within(scope, new Map<string, Value>([['current', rows]]));
    const [row] = rowsIn(valueOf(right, there));
    if (row.length !== rows[target].length) throw new Unknown('a row of another length');
    return rows.with(target, row);
  }, matrix);
}

/** The 0-based place of the row that R_i names. @throws Unknown where there is none */
function rowIndex(expression: Expression, rows: Rows, scope: Scope): number {
  if (expression.kind !== 'subscript' || expression.base.kind !== 'symbol' || expression.base.name !== 'R') {
    throw new Unknown(`${described(expression)} names no row`);
  }
  const index = Number(nameWithIndices(expression, scope)?.slice('R_'.length)) - 1;
  if (!(index in rows)) throw new Unknown(`there is no ${described(expression)}`);
  return index;
}
