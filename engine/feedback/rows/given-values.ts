// Values of unknowns by other unknowns and by parameters: x = 3 - 2z, x = 2 + t after z = t.

import { equals, isZero, ONE, type Rational, subtract, ZERO } from '../../exact/rational.ts';
import type { Row } from './rows.ts';
import { type Family, type LinearValue, scaled, sum } from './solutions.ts';

/** `x = 3 - y - z` with the values that are given for y and z. */
export function withoutOthers(family: Family, names: readonly string[]): Family {
  let resolved = family;
  for (let round = 0; round < names.length; round += 1) {
    resolved = resolved.map((value, column) =>
      [...value.multiples].reduce<LinearValue>(
        (total, [name, factor]) => {
          const other = names.indexOf(name);
          const own = other < 0 || other === column ? null : family[other];
          return sum(total, scaled(own ?? { constant: ZERO, multiples: new Map([[name, ONE]]) }, factor));
        },
        { constant: value.constant, multiples: new Map() },
      ),
    );
  }
  return resolved;
}

/** The given values as rows of the system; those that have none are left out. */
export function equationsOf(
  family: readonly (LinearValue | null)[],
  names: readonly string[],
  width: number,
): readonly Row[] {
  return family.flatMap((value, column) => {
    const row = value === null ? null : equationOf(column, value, names, width);
    return row === null ? [] : [row];
  });
}

/** The parameter that a value is, such as t; null for anything else. */
export function parameterOf(value: LinearValue | null, names: readonly string[]): string | null {
  if (value === null || !isZero(value.constant) || value.multiples.size !== 1) return null;
  const [[name, factor]] = value.multiples;
  return equals(factor, ONE) && !names.includes(name) ? name : null;
}

/** `y = x + 1` as a row of the system; null where a parameter stands in it. */
export function equationOf(column: number, value: LinearValue, names: readonly string[], width: number): Row | null {
  if ([...value.multiples.keys()].some((name) => !names.includes(name))) return null;
  return Array.from({ length: width }, (_, place): Rational => {
    if (place === width - 1) return value.constant;
    const right = value.multiples.get(names[place] ?? '') ?? ZERO;
    return subtract(place === column ? ONE : ZERO, right);
  });
}
