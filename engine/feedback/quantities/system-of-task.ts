// The system of linear equations with one solution that a task sets up, as an augmented matrix of fractions.

import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { add, multiply, ONE, type Rational, subtract, ZERO } from '../../exact/rational.ts';
import { exact, rowSpaceOf } from '../rows/rows.ts';
import type { Task } from '../working.ts';

const SYSTEMS: { readonly [operation: string]: (task: Task) => Rows | null } = {
  'least-squares': normalEquations,
  'steady-state': balance,
};

/** Null where the task sets up none, or one with other than one solution. */
export function systemOfTask(task: Task): Rows | null {
  const system = SYSTEMS[task.operation]?.(task) ?? null;
  if (system === null) return null;
  const unknowns = system[0].length - 1;
  const { pivots } = rowSpaceOf(system);
  return pivots.length === unknowns && !pivots.includes(unknowns) ? system : null;
}

/** AᵀA times x is Aᵀb. */
function normalEquations({ a, b }: Task): Rows | null {
  const right = b?.flat().map(exact) ?? [];
  const rows = a.map((row) => row.map(exact));
  if (right.length !== rows.length) return null;
  const columns = rows[0].map((_, j) => rows.map((row) => row[j]));
  return columns.map((one) => [...columns, right].map((other) => dot(one, other)));
}

function dot(x: readonly Rational[], y: readonly Rational[]): Rational {
  return x.reduce((total, value, k) => add(total, multiply(value, y[k])), ZERO);
}

/** Ax is x, and the entries of x add up to 1; the columns of A are distributions. */
function balance({ a }: Task): Rows {
  const rows = a.map((row, i) => row.map((entry, j) => (i === j ? subtract(exact(entry), ONE) : exact(entry))));
  return [...rows.map((row) => [...row, ZERO]), [...rows.map(() => ONE), ONE]];
}
