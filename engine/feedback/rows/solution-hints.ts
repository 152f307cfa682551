// What the upper rungs of hints say of a conclusion: values put back into an equation that they do not solve, and what is right.

import { evaluate } from '@matrixsteps/notation/evaluate.ts';
import type { Claim, Line } from '@matrixsteps/notation/term.ts';
import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import {
  add,
  divide,
  equals,
  integer,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  signOf,
  ZERO,
} from '../../exact/rational.ts';
import { state, type Statement } from '../statements/statement.ts';
import { inverseOfRows } from '../values/matrices.ts';
import { constant as polynomialOf } from '../values/polynomial.ts';
import { combined, exact, isZeroRow, leadingColumn, type Row, rowSpaceOf, times } from './rows.ts';
import type { Family } from './solutions.ts';
import { parameterOf } from './given-values.ts';
import { spannedRow } from './spanned-row.ts';

export interface ConclusionHints {
  readonly calculation: Statement | null;
  readonly result: Statement | null;
}

/** Hints to wrong values of unknowns, in the order of the columns. */
export function valueHints(system: Rows, names: readonly string[], family: Family): ConclusionHints {
  return {
    calculation: failingEquation(system, family) ?? unknownsAndPivots(system, names.length),
    result: solution(system, names, family),
  };
}

/**
 * Hints to values of some unknowns; null stands for those that are not given. `system` has the equations of the working, `matrix` those of
 * its last matrix; `last` is the equation that was found before this line.
 */
export function partHints(
  system: Rows,
  matrix: Rows,
  last: Row | null,
  names: readonly string[],
  given: readonly (Rational | null)[],
): ConclusionHints {
  const { rows, pivots } = rowSpaceOf(system);
  const isUnique = pivots.length === names.length && !pivots.includes(names.length);
  if (!isUnique) return { calculation: null, result: null };
  const wrong = names.flatMap((name, column) => {
    const [value, right] = [given[column], rows[column][names.length]];
    return value === null || equals(value, right) ? [] : [{ name, value: right, column }];
  });
  const [first] = wrong;
  if (first === undefined) return { calculation: null, result: null };
  return {
    calculation: isOfOneUnknown(last, first.column)
      ? state('equation-to-collect', { name: first.name })
      : equationOf(matrix, names, first.column),
    result: state('values-of-unknowns', { values: wrong.map(({ name, value }) => ({ name, value })) }),
  };
}

/** `x = 5 - 4 = 2`: the part before says what the value is to be; null where the line is no such part. */
export function valueOfPart(line: Line, last: Line | undefined): Statement | null {
  if (line.part === undefined || line.part < 2 || line.content.kind !== 'values') return null;
  if (last?.content.kind !== 'values') return null;
  const [own, ...others] = line.content.values;
  const before = last.content.values.find(({ name }) => name === own?.name);
  if (own === undefined || before === undefined || others.length > 0) return null;
  const [[term, ...terms], [given]] = [before.terms, own.terms];
  if (term === undefined || given === undefined || terms.length > 0) return null;
  const [wanted, found] = [evaluate(term), evaluate(given)];
  if (wanted === null || found === null || equals(exact(wanted), exact(found))) return null;
  return state('value-of-part', { name: own.name, term });
}

/** Whether an equation has this unknown and no other, and says not yet what it is. */
function isOfOneUnknown(row: Row | null, column: number): boolean {
  if (row === null) return false;
  return row.slice(0, -1).every((factor, place) => isZero(factor) !== (place === column));
}

/** The row that says most about an unknown: the one with the fewest others. */
function equationOf(system: Rows, names: readonly string[], column: number): Statement | null {
  const candidates = system.flatMap((row, index) =>
    isZero(row[column]) ? [] : [{ row, index, count: row.slice(0, -1).filter((factor) => !isZero(factor)).length }],
  );
  if (candidates.length === 0) return null;
  const { row, index } = candidates.reduce((best, other) => (other.count < best.count ? other : best));
  return state('equation-of-row', { row: index + 1, names, factors: row.slice(0, -1), right: row[names.length] });
}

/**
 * Hints to a wrong single equation, as a row. After one in the same single unknown it is that one, collected; else it is made of the
 * equations of the system.
 */
export function equationHints(row: Row, names: readonly string[], last: Row | null, system: Rows): ConclusionHints {
  const unknowns = names.filter((_, column) => !isZero(row[column]));
  const isCollected =
    last !== null && unknowns.length === 1 && names.every((_, column) => isZero(row[column]) === isZero(last[column]));
  if (isCollected) {
    return {
      calculation: state('equation-to-collect', { name: unknowns[0] }),
      result: collected(last, names),
    };
  }
  const rearranged = fromOneEquation(row, system);
  if (rearranged !== null) {
    const { equation, column } = rearranged;
    return {
      calculation: state('equation-to-rearrange', { names: unknowns }),
      result: state('equation-solved', {
        names,
        factors: equation.slice(0, -1),
        right: equation[names.length],
        name: names[column],
      }),
    };
  }
  const substituted = last === null ? null : fromSubstitution(row, last, system);
  if (substituted !== null) {
    const { equation, column } = substituted;
    const right = { names, factors: equation.slice(0, -1), right: equation[names.length], kept: [] };
    return {
      calculation: state('equation-to-substitute', { name: names[column] }),
      result: state('right-equation', right),
    };
  }
  const space = rowSpaceOf(system);
  const kept = space.pivots.flatMap((column) => (column < names.length ? [names[column]] : []));
  const entries = spannedRow(row, space);
  if (kept.length === 0) return { calculation: null, result: null };
  return {
    calculation: state('equations-to-combine', { names: kept, isLeftSide: kept.length === names.length }),
    result: state('right-equation', { names, factors: entries.slice(0, -1), right: entries[names.length], kept }),
  };
}

/** The equation before, with a positive number in front of its unknown: the student may have it on either side. */
function collected(equation: Row, names: readonly string[]): Statement {
  const lead = equation.find((factor) => !isZero(factor)) ?? ONE;
  const turned = signOf(lead) < 0 ? equation.map(negate) : equation;
  return state('right-equation', { names, factors: turned.slice(0, -1), right: turned[names.length], kept: [] });
}

interface OneEquation {
  readonly equation: Row;
  /** The unknown that it is solved for, or that another one is put in for. */
  readonly column: number;
}

/** The only equation, up to a factor, that the student's is but for one number; and an unknown whose coefficient is right. */
function fromOneEquation(row: Row, system: Rows): OneEquation | null {
  if (row.slice(0, -1).filter((factor) => !isZero(factor)).length < 2) return null;
  const near = system.flatMap((equation): readonly OneEquation[] => {
    const kept = row.slice(0, -1).flatMap((factor, column) => {
      if (isZero(factor) || isZero(equation[column])) return [];
      return differing(times(divide(factor, equation[column]), equation), row) === 1 ? [column] : [];
    });
    const column = kept.find((place) => equals(row[place], ONE)) ?? kept.at(0);
    return column === undefined ? [] : [{ equation, column }];
  });
  if (near.length === 0) return null;
  return rowSpaceOf(near.map(({ equation }) => equation)).pivots.length === 1 ? near[0] : null;
}

/** The only equation that comes from putting the equation before into one of the system. */
function fromSubstitution(row: Row, last: Row, system: Rows): OneEquation | null {
  const column = last.slice(0, -1).findIndex((factor, place) => equals(factor, ONE) && isZero(row[place]));
  if (column < 0) return null;
  const made = system
    .filter((own) => !isZero(own[column]))
    .map((own) => combined(ONE, own, negate(divide(own[column], last[column])), last))
    .filter((own) => own.slice(0, -1).some((factor) => !isZero(factor)));
  const [equation, ...others] = made;
  return equation === undefined || others.length > 0 ? null : { equation, column };
}

function differing(one: Row, other: Row): number {
  return one.filter((value, column) => !equals(value, other[column])).length;
}

/** Hints to an unknown by the others, in a system whose right-hand sides are zeros. */
export function solvedHints(rows: Rows, names: readonly string[], column: number): ConclusionHints {
  const name = names[column];
  const row = rows.findIndex((entries) => leadingColumn(entries) === column);
  const space = rowSpaceOf(rows);
  const own = space.rows.find((_, index) => space.pivots[index] === column);
  const multiples = (own ?? []).flatMap((factor, place) =>
    place === column || isZero(factor) ? [] : [{ name: names[place], factor: negate(factor) }],
  );
  return {
    calculation: row < 0 ? null : state('row-to-solve', { row: row + 1, names, factors: rows[row], name }),
    result: own === undefined ? null : state('solved-unknown', { name, multiples }),
  };
}

/** Hints to a value for the column of the right-hand sides; `names` are those of the unknowns. */
export function barHints(system: Rows, names: readonly string[]): ConclusionHints {
  return {
    calculation: state('unknowns-of-system', { unknowns: names.length }),
    result: solution(system, names, null),
  };
}

/** Hints to a wrong claim on a system; `unknowns` counts the columns left of the bar. */
export function claimHints(rows: Rows, unknowns: number, claim: Claim, line: number): ConclusionHints {
  if (claim.kind === 'rank') {
    const [whole, left] = [rows, rows.map((row) => row.slice(0, unknowns))].map(
      (each) => rowSpaceOf(each).pivots.length,
    );
    return {
      calculation: entryBelowPivot(rows, true) ?? state('rows-to-count', { line }),
      result: whole === left ? state('rank-of-matrix', { rank: whole }) : null,
    };
  }
  return { calculation: telling(rows, unknowns, claim), result: outcome(rows, unknowns) };
}

/** The row that decides about solutions, or the unknowns without a pivot. */
function telling(rows: Rows, unknowns: number, claim: Claim): Statement | null {
  const contradiction = contradictionIn(rows);
  if (contradiction !== null) return contradiction;
  const zeros = rows.findIndex(isZeroRow);
  if (claim.kind === 'no-solution' && zeros >= 0) return state('row-of-zeros', { row: zeros + 1 });
  return unknownsAndPivots(rows, unknowns);
}

function contradictionIn(system: Rows): Statement | null {
  const index = system.findIndex((row) => row.slice(0, -1).every(isZero) && !isZeroRow(row));
  return index < 0 ? null : state('row-without-unknowns', { row: index + 1, right: system[index].at(-1) ?? ZERO });
}

/** Null where there is no solution: then the pivots say nothing about free unknowns. */
function unknownsAndPivots(system: Rows, unknowns: number): Statement | null {
  const { pivots } = rowSpaceOf(system);
  return pivots.includes(unknowns) ? null : state('unknowns-and-pivots', { unknowns, pivots: pivots.length });
}

/** Numbers that are tried in the place of parameters. */
const SAMPLES: readonly Rational[] = [1, 2, -1].map(integer);

/** The first equation that the values do not solve, with the values in it. */
function failingEquation(system: Rows, family: Family): Statement | null {
  const contradiction = contradictionIn(system);
  if (contradiction !== null) return contradiction;
  const names = [...new Set(family.flatMap(({ multiples }) => [...multiples.keys()]))];
  for (const sample of names.length === 0 ? [ZERO] : SAMPLES) {
    const values = family.map(({ constant, multiples }) =>
      [...multiples.values()].reduce((total, factor) => add(total, multiply(factor, sample)), constant),
    );
    const index = system.findIndex((entries) => !equals(valueIn(entries, values), entries[values.length]));
    if (index >= 0) {
      const factors = system[index].slice(0, values.length);
      const parameters = names.length === 0 ? null : { names, number: sample };
      const right = system[index][values.length];
      return state('values-put-into-row', { row: index + 1, factors, values, right, parameters });
    }
  }
  return null;
}

function valueIn(entries: Row, values: Row): Rational {
  return values.reduce((total, value, column) => add(total, multiply(entries[column], value)), ZERO);
}

/** The right values; where the solution is the only one, those alone that `family` has wrong. */
function solution(system: Rows, names: readonly string[], family: Family | null): Statement {
  const { rows, pivots } = rowSpaceOf(system);
  if (pivots.includes(names.length)) return outcome(system, names.length);
  if (pivots.length < names.length) return freeSolution(rows, pivots, names, family);
  const values = names.map((name, index) => ({ name, value: rows[index][names.length] }));
  const wrong = values.filter(({ value }, index) => {
    const own = family?.[index];
    return own === undefined || own.multiples.size > 0 || !equals(own.constant, value);
  });
  return wrong.length < values.length ? state('values-of-unknowns', { values: wrong }) : state('solution', { values });
}

/** The unknowns with a pivot by those without one, or by the parameters that the student has for these. */
function freeSolution(
  rows: Rows,
  pivots: readonly number[],
  names: readonly string[],
  family: Family | null,
): Statement {
  const free = names.filter((_, column) => !pivots.includes(column));
  const own = free.map((name) => parameterOf(family?.[names.indexOf(name)] ?? null, names));
  const isOwn = own.every((name): name is string => name !== null) && new Set(own).size === own.length;
  const parameters = isOwn ? own : free;
  const byPivots = pivots.map((pivot, row) => ({
    name: names[pivot],
    constant: rows[row][names.length],
    multiples: names.flatMap((name, column) =>
      pivots.includes(column) || isZero(rows[row][column])
        ? []
        : [{ name: parameters[free.indexOf(name)], factor: negate(rows[row][column]) }],
    ),
  }));
  const byParameters = isOwn
    ? free.map((name, index) => ({ name, constant: ZERO, multiples: [{ name: own[index], factor: ONE }] }))
    : [];
  const values = [...byPivots, ...byParameters];
  return state('solution-with-free-unknowns', { values, free: parameters });
}

function outcome(system: Rows, unknowns: number): Statement {
  const { pivots } = rowSpaceOf(system);
  if (pivots.includes(unknowns)) return state('number-of-solutions', { solutions: 'none' });
  const solutions = pivots.length === unknowns ? 'one' : 'infinitely-many';
  return state('number-of-solutions', { solutions });
}

/** The first entry that is not 0 below a pivot; null in echelon form, and where rows have to be exchanged first. */
function entryBelowPivot(rows: Rows, isBefore: boolean): Statement | null {
  let top = 0;
  for (let column = 0; column < rows[0].length && top < rows.length; column += 1) {
    const row = rows.findIndex((entries, index) => index >= top && !isZero(entries[column]));
    if (row < 0) continue;
    if (row > top) return null;
    const below = rows.findIndex((entries, index) => index > top && !isZero(entries[column]));
    if (below >= 0) return entryAgainst(rows, [below, column], 0, isBefore);
    top += 1;
  }
  return null;
}

/** Hints to a matrix that is called reduced too early. */
export function reducedHints(rows: Rows, bar: number | null): ConclusionHints {
  const { rows: reduced } = rowSpaceOf(rows);
  const zeros = rows.slice(reduced.length).map((row) => row.map(() => ZERO));
  return {
    calculation: entryBelowPivot(rows, false) ?? entryAtPivot(rows),
    result: state('rows-of-form', { rows: [...reduced, ...zeros], bar }),
  };
}

/** The first pivot that is not 1, or the first other entry of a pivot's column. */
function entryAtPivot(rows: Rows): Statement | null {
  for (const [index, row] of rows.entries()) {
    const column = row.findIndex((value) => !isZero(value));
    if (column < 0) continue;
    if (!equals(row[column], ONE)) return entryAgainst(rows, [index, column], 1, false);
    const above = rows.findIndex((entries, place) => place < index && !isZero(entries[column]));
    if (above >= 0) return entryAgainst(rows, [above, column], 0, false);
  }
  return null;
}

/** What the inverse of a square matrix should be. */
export function inverseHint(rows: Rows): Statement | null {
  const inverse = inverseOfRows(rows.map((row) => row.map(polynomialOf)));
  return inverse === null ? null : state('right-matrix', { rows: inverse, factor: null });
}

/** The first entry of the left block that the identity matrix has not. */
export function identityHint(left: Rows): Statement | null {
  for (const [i, row] of left.entries()) {
    const j = row.findIndex((value, column) => !equals(value, i === column ? ONE : ZERO));
    if (j >= 0) return entryAgainst(left, [i, j], i === j ? 1 : 0, true);
  }
  return null;
}

function entryAgainst(
  rows: Rows,
  [row, column]: readonly [row: number, column: number],
  wanted: 0 | 1,
  isBefore: boolean,
): Statement {
  const entry = rows[row][column];
  return state('entry-against-form', { row: row + 1, column: column + 1, entry, wanted, isBefore });
}
