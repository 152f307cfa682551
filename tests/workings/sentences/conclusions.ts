// What is read off a system of equations: values of unknowns, with parameters or without, and claims; and the slips in it.

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
} from '@matrixsteps/engine/exact/rational.ts';
import type { Origin, SlipClaim } from '@matrixsteps/engine/feedback/statements/statement.ts';
import type { Working } from '@matrixsteps/engine/feedback/working.ts';
import type { Term } from '@matrixsteps/notation/term.ts';
import { rank, type Row, sameRows } from './arithmetic.ts';
import { barOf, exact, type Rows, rowsBefore } from './reading.ts';

/** A number under the empty name, and the multiples of letters under theirs. */
export type Linear = ReadonlyMap<string, Rational>;

type Conclusion = Extract<Origin, { readonly kind: 'conclusion' }>;

function total(...values: readonly Linear[]): Linear {
  const sums = new Map<string, Rational>();
  for (const value of values) {
    for (const [name, factor] of value) sums.set(name, add(sums.get(name) ?? integer(0), factor));
  }
  return new Map([...sums].filter(([, factor]) => !isZero(factor)));
}

function multiple(value: Linear, by: Rational): Linear {
  return new Map([...value].map(([name, factor]) => [name, multiply(factor, by)]));
}

function constant(value: Rational): Linear {
  return total(new Map([['', value]]));
}

export function same(x: Linear, y: Linear): boolean {
  return total(x, multiple(y, integer(-1))).size === 0;
}

/** Null where a term is not linear. */
export function linear(term: Term): Linear | null {
  switch (term.kind) {
    case 'number':
      return constant(exact(term.value));
    case 'name':
      return new Map([[term.name, ONE]]);
    case 'negative': {
      const of = linear(term.of);
      return of === null ? null : multiple(of, integer(-1));
    }
    case 'sum': {
      const parts = term.terms.map(linear);
      return parts.every((part) => part !== null) ? total(...parts) : null;
    }
    case 'product': {
      const parts = term.factors.map(linear);
      return parts.reduce((x, y) => (x === null || y === null ? null : scaled(x, y)));
    }
    case 'quotient': {
      const [above, below] = [linear(term.over), numberOf(linear(term.under))];
      return above === null || below === null || isZero(below) ? null : multiple(above, divide(ONE, below));
    }
    default:
      return null;
  }
}

function numberOf(value: Linear | null): Rational | null {
  if (value === null || [...value.keys()].some((name) => name !== '')) return null;
  return value.get('') ?? integer(0);
}

function scaled(x: Linear, y: Linear): Linear | null {
  const [first, second] = [numberOf(x), numberOf(y)];
  if (first !== null) return multiple(y, first);
  return second === null ? null : multiple(x, second);
}

/** The values of a line by name. */
export function valuesAt(working: Working, at: number): readonly { readonly name: string; readonly value: Linear }[] {
  const content = working.lines[at]?.content;
  if (content?.kind !== 'values') return [];
  return content.values.flatMap(({ name, terms: [term, ...others] }) => {
    const value = term === undefined || others.length > 0 ? null : linear(term);
    return value === null ? [] : [{ name, value }];
  });
}

/** The system before a line, with values that single lines gave, and right sides of 0 where there are none. */
export function systemsBefore(working: Working, at: number): readonly Rows[] {
  const { rows } = rowsBefore(working, at);
  const span = rows[0]?.length ?? 0;
  const given = working.lines.slice(0, at).flatMap((_, index) => singleValues(working, index, span));
  const homogeneous = rows.map((row) => [...row, integer(0)]);
  return [rows, [...rows, ...given], homogeneous];
}

/** x = 3 as a row of the system; the columns of the names are tried in the order of the alphabet and of numbers. */
function singleValues(working: Working, at: number, span: number): Rows {
  const names = working.lines
    .flatMap((_, index) => valuesAt(working, index).map(({ name }) => name))
    .filter((name, index, all) => all.indexOf(name) === index)
    .toSorted((x, y) => x.localeCompare(y, 'en', { numeric: true }));
  return valuesAt(working, at).flatMap(({ name, value }) => {
    const number = numberOf(value);
    const column = names.indexOf(name);
    if (number === null || names.length !== span - 1) return [];
    return [
      Array.from({ length: span }, (_, place) => (place === column ? ONE : place === span - 1 ? number : integer(0))),
    ];
  });
}

function leftSide(row: Row, values: readonly Linear[]): Linear {
  return total(...values.map((value, column) => multiple(value, row[column])));
}

export function holds(row: Row, values: readonly Linear[]): boolean {
  return same(leftSide(row, values), constant(row[values.length]));
}

export function isConsistent(system: Rows): boolean {
  return rank(system) === rank(system.map((row) => row.slice(0, -1)));
}

/** Whether the values have as many independent directions as the system has free unknowns. */
export function isWhole(values: readonly Linear[], system: Rows): boolean {
  const names = [...new Set(values.flatMap((value) => [...value.keys()]))].filter((name) => name !== '');
  const directions = names.map((name) => values.map((value) => value.get(name) ?? integer(0)));
  return rank(directions) === values.length - rank(system.map((row) => row.slice(0, values.length)));
}

export function solves(values: readonly Linear[], system: Rows): boolean {
  return system.every((row) => holds(row, values));
}

/** The value of the first unknown of a row as it comes out with the others; `turned` terms keep their sign. */
function solvedFor(
  row: Row,
  values: readonly Linear[],
  turned: (index: number) => boolean,
): { readonly value: Linear; readonly column: number } | null {
  const column = row.slice(0, values.length).findIndex((factor) => !isZero(factor));
  if (column < 0) return null;
  const others = values.flatMap((value, place) =>
    place === column || isZero(row[place]) ? [] : [multiple(value, row[place])],
  );
  const moved = others.map((term, index) => (turned(index) ? term : multiple(term, integer(-1))));
  return { value: total(constant(row[values.length]), ...moved), column };
}

function comesFrom(
  system: Rows,
  values: readonly Linear[],
  ways: (row: Row) => readonly (readonly [Linear, number])[],
): boolean {
  const failing = system.filter((row) => !holds(row, values));
  return (
    failing.length > 0 &&
    isConsistent(system) &&
    failing.every((row) => ways(row).some(([value, column]) => same(value, values[column])))
  );
}

function signsKept(system: Rows, values: readonly Linear[]): boolean {
  return comesFrom(system, values, (row) => {
    const column = row.findIndex((factor) => !isZero(factor));
    const share = divide(ONE, row[column] ?? ONE);
    const kept = (turned: (index: number) => boolean): readonly (readonly [Linear, number])[] => {
      const solved = solvedFor(row, values, turned);
      return solved === null ? [] : [[multiple(solved.value, share), solved.column]];
    };
    const single = values.flatMap((_, place) => kept((index) => index === place));
    const negated = kept(() => false).map(([value, place]) => [multiple(value, integer(-1)), place] as const);
    return [...single, ...kept(() => true), ...negated];
  });
}

function pivotKept(system: Rows, values: readonly Linear[]): boolean {
  return comesFrom(system, values, (row) => {
    const solved = solvedFor(row, values, () => false);
    return solved === null ? [] : [[solved.value, solved.column]];
  });
}

function isFixedBy(changes: readonly (readonly Linear[])[], values: readonly Linear[], system: Rows): boolean {
  return (
    isConsistent(system) &&
    !solves(values, system) &&
    changes.some((other) => solves(other, system) && isWhole(other, system))
  );
}

function turnedOnce(values: readonly Linear[]): readonly (readonly Linear[])[] {
  return values.flatMap((value, place) =>
    [...value].flatMap(([name, factor]) =>
      name === '' ? [] : [values.with(place, new Map([...value, [name, negate(factor)]]))],
    ),
  );
}

function exchangedOnce(values: readonly Linear[]): readonly (readonly Linear[])[] {
  return values.flatMap((x, i) => values.flatMap((y, j) => (j > i ? [values.with(i, y).with(j, x)] : [])));
}

const ofValues: { readonly [id: string]: (system: Rows, values: readonly Linear[]) => boolean } = {
  S1: signsKept,
  S8: pivotKept,
  S4: (system, values) => isConsistent(system) && solves(values, system) && !isWhole(values, system),
  S5: (system, values) => isFixedBy(turnedOnce(values), values, system),
  S6: (system, values) => isFixedBy(exchangedOnce(values), values, system),
};

const ofSystem: { readonly [id: string]: (system: Rows, claim: string) => boolean } = {
  S2: (system, claim) => claim === 'no-solution' && isConsistent(system) && system.some((row) => row.every(isZero)),
  S3: (system, claim) => claim !== 'no-solution' && !isConsistent(system),
};

export const CONCLUSION_SLIP_IDS: readonly string[] = [...Object.keys(ofValues), ...Object.keys(ofSystem), 'S7'];

/** Whether a conclusion comes about by a slip, as is claimed. */
export function isConclusionSlip(
  { slip }: SlipClaim,
  { system, values }: Conclusion,
  working: Working,
  at: number,
): boolean {
  if (!systemsBefore(working, at).some((rows) => sameRows(rows, system))) return false;
  const content = working.lines[at]?.content;
  const own = valuesAt(working, at);
  if (slip === 'S7') {
    const unknowns = barOf(working) ?? (system[0]?.length ?? 1) - 1;
    return content?.kind === 'values' && content.values.length === unknowns + 1;
  }
  const claimed = content?.kind === 'claim' ? content.claim.kind : 'values';
  const given = (values ?? []).map(({ constant: number, multiples }) => total(constant(number), multiples));
  const isOwn = given.length === own.length && given.every((value) => own.some((other) => same(other.value, value)));
  if (values !== null && !isOwn) return false;
  if (Object.hasOwn(ofSystem, slip)) return ofSystem[slip](system, claimed);
  return values !== null && Object.hasOwn(ofValues, slip) && ofValues[slip](system, given);
}

/** The numbers of a line of values, where they are numbers. */
export function numbersAt(working: Working, at: number): Row {
  return valuesAt(working, at).flatMap(({ value }) => numberOf(value) ?? []);
}

export function isPermuted(x: Row, y: Row): boolean {
  const rest = [...y];
  return (
    x.length === y.length &&
    x.every((value) => {
      const place = rest.findIndex((other) => equals(other, value));
      if (place < 0) return false;
      rest.splice(place, 1);
      return true;
    })
  );
}
