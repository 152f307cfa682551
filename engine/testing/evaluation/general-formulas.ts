// General formulas: lines with free indices, such as c_ij = a_ij + b_ij, and the values for which they are checked.

import type { Expression } from '../../document/expression.ts';
import { partsOf } from '../../document/parts.ts';
import { integer, type Rational, rational } from '../../exact/rational.ts';
import type { Scope } from './evaluation.ts';
import { Unknown } from './exact-number.ts';
import { isNumber, type Value } from './matrix-facts.ts';

/** The letters that may stand for any row, column or place without being declared. */
export const INDEX_LETTERS: readonly string[] = ['i', 'j', 'k', 'l', 'p', 'q', 'r'];

/** The names that may stand for any number in a general formula, and the numbers that are tried. */
const VARIABLES: ReadonlyMap<string, readonly Rational[]> = new Map(
  ['x', 'y', 'z', 't'].map((name) => [name, [rational(2n), rational(3n, 2n), rational(7n)]]),
);

/** General formulas are tried for this many values of their indices at most. */
const MOST_INSTANCES = 256;

/** The index letters and variables without a value that an expression holds. */
export function freeIndices(expression: Expression, hasValue: (name: string) => boolean): readonly string[] {
  if (expression.kind === 'symbol') {
    return (INDEX_LETTERS.includes(expression.name) || VARIABLES.has(expression.name)) && !hasValue(expression.name)
      ? [expression.name]
      : [];
  }
  // The letter of an indexed name is no variable.
  const parts =
    expression.kind === 'subscript' && expression.base.kind === 'symbol' ? expression.indices : partsOf(expression);
  const inside =
    expression.kind === 'series' ? (name: string): boolean => name === expression.index || hasValue(name) : hasValue;
  return [...new Set(parts.flatMap((part) => freeIndices(part, inside)))];
}

/**
 * All values of free indices for which the indexed names exist; the first formula that has a bound for an index decides.
 * @throws Unknown where nothing bounds an index, and where there are no values
 */
export function instances(
  formulas: readonly Expression[],
  free: readonly string[],
  scope: Scope,
): readonly ReadonlyMap<string, Value>[] {
  const all = free.reduce<readonly ReadonlyMap<string, Value>[]>(
    (known, name) => {
      const values = VARIABLES.get(name);
      if (values !== undefined)
        return known.flatMap((names) => values.map((value) => new Map([...names, [name, value]])));
      const bound =
        formulas.map((formula) => boundOf(formula, name, scope)).find((found) => found !== null) ?? unbounded(name);
      return known.flatMap((names) =>
        Array.from({ length: bound }, (_, index) => new Map([...names, [name, integer(index + 1)]])),
      );
    },
    [new Map()],
  );
  if (all.length === 0) throw new Unknown('a general formula about nothing');
  return all.slice(0, MOST_INSTANCES);
}

/** How far an index can go: the side of the matrix, or the length of the list, whose index it is. */
function boundOf(expression: Expression, name: string, scope: Scope): number | null {
  if (expression.kind === 'subscript' && expression.base.kind === 'symbol') {
    const position = expression.indices.findIndex((index) => index.kind === 'symbol' && index.name === name);
    const base = expression.base.name;
    const value =
      expression.indices.length === 2
        ? (scope.valueOf(base.toUpperCase()) ?? scope.valueOf(base))
        : base === 'R'
          ? scope.valueOf('current')
          : (scope.valueOf(base) ?? scope.valueOf(base.toUpperCase()));
    if (position !== -1 && value !== undefined && !isNumber(value)) {
      if (expression.indices.length === 2 || base === 'R') return position === 0 ? value.length : value[0].length;
      return value.flat().length;
    }
  }
  const bounds = partsOf(expression)
    .map((part) => boundOf(part, name, scope))
    .filter((bound) => bound !== null);
  return bounds.length === 0 ? null : Math.min(...bounds);
}

function unbounded(name: string): never {
  throw new Unknown(`nothing bounds ${name}`);
}
