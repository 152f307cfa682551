// What the upper rungs of hints say of a conclusion: values put back into an equation that they do not solve, and what is right.

import type { Claim } from '@matrixsteps/notation/term.ts';
import { joined } from '../../algorithms/wording.ts';
import { added, count, equal, type Expression, negative, number, product, symbol } from '../../document/expression.ts';
import { type Prose, say } from '../../document/prose.ts';
import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { absolute, add, equals, isZero, multiply, type Rational, signOf, ZERO } from '../../exact/rational.ts';
import { type Row, rowSpaceOf } from './rows.ts';

export interface ConclusionHints {
  readonly calculation: Prose | null;
  readonly result: Prose | null;
}

/** Hints to wrong values of unknowns; `values` are in the order of the columns, null where they are no numbers. */
export function valueHints(system: Rows, names: readonly string[] | null, values: Row | null): ConclusionHints {
  return {
    calculation: values === null ? null : failingEquation(system, values),
    result: names === null ? null : solutionProse(system, names),
  };
}

/** Hints to a wrong claim on a system; `unknowns` counts the columns left of the bar. */
export function claimHints(rows: Rows, unknowns: number, claim: Claim): ConclusionHints {
  if (claim.kind === 'rank') {
    const [whole, left] = [rows, rows.map((row) => row.slice(0, unknowns))].map(
      (each) => rowSpaceOf(each).pivots.length,
    );
    return { calculation: null, result: whole === left ? say`The rank is ${count(whole)}.` : null };
  }
  return { calculation: null, result: outcomeProse(rows, unknowns) };
}

/** The first equation that the values do not solve, with the values in it. */
function failingEquation(system: Rows, values: Row): Prose | null {
  const row = system.findIndex((entries) => !equals(valueIn(entries, values), entries[values.length]));
  if (row < 0) return null;
  const terms = values.flatMap((value, column) => {
    const factor = system[row][column];
    if (isZero(factor)) return [];
    const term = product('dot', number(absolute(factor)), number(value));
    return [signOf(factor) < 0 ? negative(term) : term];
  });
  const right = number(system[row][values.length]);
  if (terms.length === 0) return say`Row ${count(row + 1)} says that 0 is ${right}: which values solve it?`;
  return say`Put your values into row ${count(row + 1)}: does ${added(terms)} give ${right}?`;
}

function valueIn(entries: Row, values: Row): Rational {
  return values.reduce((total, value, column) => add(total, multiply(entries[column], value)), ZERO);
}

function solutionProse(system: Rows, names: readonly string[]): Prose {
  const { rows, pivots } = rowSpaceOf(system);
  if (pivots.length !== names.length || pivots.includes(names.length)) return outcomeProse(system, names.length);
  const values: readonly Expression[] = names.map((name, index) =>
    equal(symbol(name), number(rows[index][names.length])),
  );
  return say`The solution is ${joined(values.map((value) => say`${value}`))}.`;
}

function outcomeProse(system: Rows, unknowns: number): Prose {
  const { pivots } = rowSpaceOf(system);
  if (pivots.includes(unknowns)) return say`There is no solution.`;
  return pivots.length === unknowns ? say`There is exactly one solution.` : say`There are infinitely many solutions.`;
}
