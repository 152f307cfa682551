// What the upper rungs of hints say of a conclusion: values put back into an equation that they do not solve, and what is right.

import type { Claim } from '@matrixsteps/notation/term.ts';
import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { add, equals, isZero, multiply, type Rational, ZERO } from '../../exact/rational.ts';
import { state, type Statement } from '../statements/statement.ts';
import { type Row, rowSpaceOf } from './rows.ts';

export interface ConclusionHints {
  readonly calculation: Statement | null;
  readonly result: Statement | null;
}

/** Hints to wrong values of unknowns; `values` are in the order of the columns, null where they are no numbers. */
export function valueHints(system: Rows, names: readonly string[] | null, values: Row | null): ConclusionHints {
  return {
    calculation: values === null ? null : failingEquation(system, values),
    result: names === null ? null : solution(system, names),
  };
}

/** Hints to a wrong claim on a system; `unknowns` counts the columns left of the bar. */
export function claimHints(rows: Rows, unknowns: number, claim: Claim): ConclusionHints {
  if (claim.kind === 'rank') {
    const [whole, left] = [rows, rows.map((row) => row.slice(0, unknowns))].map(
      (each) => rowSpaceOf(each).pivots.length,
    );
    return { calculation: null, result: whole === left ? state('rank-of-matrix', { rank: whole }) : null };
  }
  return { calculation: null, result: outcome(rows, unknowns) };
}

/** The first equation that the values do not solve, with the values in it. */
function failingEquation(system: Rows, values: Row): Statement | null {
  const index = system.findIndex((entries) => !equals(valueIn(entries, values), entries[values.length]));
  if (index < 0) return null;
  const [row, right] = [index + 1, system[index][values.length]];
  const factors = system[index].slice(0, values.length);
  if (factors.every(isZero)) return state('row-without-unknowns', { row, right });
  return state('values-put-into-row', { row, factors, values, right });
}

function valueIn(entries: Row, values: Row): Rational {
  return values.reduce((total, value, column) => add(total, multiply(entries[column], value)), ZERO);
}

function solution(system: Rows, names: readonly string[]): Statement {
  const { rows, pivots } = rowSpaceOf(system);
  if (pivots.length !== names.length || pivots.includes(names.length)) return outcome(system, names.length);
  return state('solution', { values: names.map((name, index) => ({ name, value: rows[index][names.length] })) });
}

function outcome(system: Rows, unknowns: number): Statement {
  const { pivots } = rowSpaceOf(system);
  if (pivots.includes(unknowns)) return state('number-of-solutions', { solutions: 'none' });
  const solutions = pivots.length === unknowns ? 'one' : 'infinitely-many';
  return state('number-of-solutions', { solutions });
}
