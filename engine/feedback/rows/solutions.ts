// Solutions that a student reads off: values of unknowns, perhaps with parameters, put back into a system.

import type { Term } from '@matrixsteps/notation/term.ts';
import { evaluate } from '@matrixsteps/notation/evaluate.ts';
import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { add, divide, equals, isZero, multiply, negate, ONE, type Rational, ZERO } from '../../exact/rational.ts';
import { exact, isWithin, leadingColumn, type Row, rowSpaceOf } from './rows.ts';

/** A number and multiples of parameters. */
export interface LinearValue {
  readonly constant: Rational;
  readonly multiples: ReadonlyMap<string, Rational>;
}

/** Null where the term is not linear in its letters. */
export function linearValue(term: Term): LinearValue | null {
  switch (term.kind) {
    case 'name':
      return { constant: ZERO, multiples: new Map([[term.name, ONE]]) };
    case 'negative':
      return mapped(linearValue(term.of), (value) => scaled(value, negate(ONE)));
    case 'sum':
      return term.terms.map(linearValue).reduce((x, y) => (x === null || y === null ? null : sum(x, y)));
    case 'product':
      return term.factors.map(linearValue).reduce((x, y) => (x === null || y === null ? null : product(x, y)));
    case 'quotient': {
      const under = evaluate(term.under);
      if (under === null || under.numerator === 0n) return null;
      return mapped(linearValue(term.over), (value) => scaled(value, divide(ONE, exact(under))));
    }
    default: {
      const value = evaluate(term);
      return value === null ? null : { constant: exact(value), multiples: new Map() };
    }
  }
}

function mapped(value: LinearValue | null, by: (value: LinearValue) => LinearValue): LinearValue | null {
  return value === null ? null : by(value);
}

export function scaled({ constant, multiples }: LinearValue, factor: Rational): LinearValue {
  return {
    constant: multiply(constant, factor),
    multiples: new Map([...multiples].map(([name, value]) => [name, multiply(value, factor)])),
  };
}

export function sum(x: LinearValue, y: LinearValue): LinearValue {
  const multiples = new Map(x.multiples);
  for (const [name, value] of y.multiples) multiples.set(name, add(multiples.get(name) ?? ZERO, value));
  return { constant: add(x.constant, y.constant), multiples };
}

function product(x: LinearValue, y: LinearValue): LinearValue | null {
  if (x.multiples.size === 0) return scaled(y, x.constant);
  return y.multiples.size === 0 ? scaled(x, y.constant) : null;
}

export function areSame(x: LinearValue, y: LinearValue): boolean {
  const difference = sum(x, scaled(y, negate(ONE)));
  return isZero(difference.constant) && [...difference.multiples.values()].every(isZero);
}

/** The values of all unknowns, in the order of the columns. */
export type Family = readonly LinearValue[];

function parametersOf(family: Family): readonly string[] {
  return [
    ...new Set(
      family.flatMap(({ multiples }) => [...multiples].flatMap(([name, value]) => (isZero(value) ? [] : [name]))),
    ),
  ];
}

/** Left of the bar times the family: for each row the value of its left side. */
export function leftSide(row: Row, family: Family): LinearValue {
  const nothing: LinearValue = { constant: ZERO, multiples: new Map() };
  return family.reduce((total, value, column) => sum(total, scaled(value, row[column])), nothing);
}

/** Whether every member of the family solves the augmented system. */
export function solves(family: Family, system: Rows): boolean {
  return system.every((row) => areSame(leftSide(row, family), { constant: row[family.length], multiples: new Map() }));
}

/** What stands beside each parameter: the vectors that solutions of a homogeneous system are made of. */
export function directionsOf(family: Family): Rows {
  return parametersOf(family).map((name) => family.map(({ multiples }) => multiples.get(name) ?? ZERO));
}

/** Whether the family has all solutions: as many independent directions as free unknowns. */
export function isWhole(family: Family, system: Rows): boolean {
  const unknowns = family.length;
  const directions = directionsOf(family);
  const rank = rowSpaceOf(system.map((row) => row.slice(0, unknowns))).pivots.length;
  const dimension = directions.length === 0 ? 0 : rowSpaceOf(directions).pivots.length;
  return dimension === unknowns - rank;
}

/** Whether an augmented system has a solution. */
export function isConsistent(system: Rows): boolean {
  const { pivots } = rowSpaceOf(system);
  return !pivots.includes(system[0].length - 1);
}

/** Whether the system says that the unknown of this column has this value. */
export function saysValue(system: Rows, column: number, value: Rational): boolean {
  const unknowns = system[0].length - 1;
  const row = Array.from({ length: unknowns + 1 }, (_, place) =>
    place === column ? ONE : place === unknowns ? value : ZERO,
  );
  return isWithin(row, rowSpaceOf(system));
}

/** The solutions as they are read off the reduced form, the free unknowns as parameters t0, t1, ...; null without a solution. */
export function solutionsOf(system: Rows): Family | null {
  const { rows, pivots } = rowSpaceOf(system);
  const unknowns = system[0].length - 1;
  if (pivots.includes(unknowns)) return null;
  const free = Array.from({ length: unknowns }, (_, column) => column).filter((column) => !pivots.includes(column));
  return Array.from({ length: unknowns }, (_, column): LinearValue => {
    const place = pivots.indexOf(column);
    if (place < 0) return { constant: ZERO, multiples: new Map([[`t${free.indexOf(column)}`, ONE]]) };
    const row = rows[place];
    return {
      constant: row[unknowns],
      multiples: new Map(free.map((other, index) => [`t${index}`, negate(row[other])])),
    };
  });
}

/** How the unknown of a row's pivot comes out wrong when the others are as the student has them. */
export function wrongValues(
  row: Row,
  family: Family,
): {
  readonly column: number;
  readonly right: LinearValue;
  readonly signs: readonly LinearValue[];
  readonly undivided: LinearValue;
} | null {
  const column = leadingColumn(row.slice(0, family.length));
  if (column < 0) return null;
  const end: LinearValue = { constant: row[family.length], multiples: new Map() };
  const terms = family.flatMap((value, place) =>
    place === column || isZero(row[place]) ? [] : [scaled(value, row[place])],
  );
  const value = (changed: number | null): LinearValue =>
    terms.reduce((total, term, index) => sum(total, index === changed ? term : scaled(term, negate(ONE))), end);
  const pivot = row[column];
  const divided = (total: LinearValue): LinearValue => scaled(total, divide(ONE, pivot));
  const all = terms.reduce((total, term) => sum(total, term), end);
  return {
    column,
    right: divided(value(null)),
    signs: [...terms.map((_, index) => divided(value(index))), divided(all), divided(scaled(value(null), negate(ONE)))],
    undivided: equals(pivot, ONE) ? divided(value(null)) : value(null),
  };
}

/** Whether the values are all solutions of the system. */
export function isFamilyOf(family: Family, system: Rows): boolean {
  return isConsistent(system) && solves(family, system) && isWhole(family, system);
}
