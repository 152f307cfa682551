// Equations of a system: whether a line in its unknowns follows from the system that is given.

import type { Expression, ExpressionOf } from '../../document/expression.ts';
import { partsOf } from '../../document/parts.ts';
import { integer } from '../../exact/rational.ts';
import { NOTHING } from '../evaluation/definitions.ts';
import { nameWithIndices, type Scope, sameValue, valueOf, within } from '../evaluation/evaluation.ts';
import { add, type ExactNumber, negate } from '../evaluation/exact-number.ts';
import { isNumber, MEASURES, numberIn, type Rows, type Value } from '../evaluation/matrix-facts.ts';

type Names = ReadonlyMap<string, Value>;

/** How the names of unknowns begin among the names of a question; their values are their columns. */
const UNKNOWN = 'unknown ';

/** The unknowns of a system; none where the question is no system. */
export function unknownsIn(names: Names): readonly string[] {
  return [...names.keys()].flatMap((name) => (name.startsWith(UNKNOWN) ? [name.slice(UNKNOWN.length)] : []));
}

/** The names in an expression, those with indices as one: x, x_1. */
function indexedNamesIn(expression: Expression): readonly string[] {
  if (expression.kind === 'symbol') return [expression.name];
  if (expression.kind === 'subscript') return [nameWithIndices(expression, NOTHING) ?? ''];
  return partsOf(expression).flatMap(indexedNamesIn);
}

/** The matrices of the names: the coefficients, and the right side. */
function matricesIn(names: Names): readonly Rows[] {
  return [...names.values()].flatMap((value) => (isNumber(value) ? [] : [value]));
}

/** Whether a line is an equation of one left and one right side, with no other names than unknowns, of a system with one right side. */
export function isEquationOfSystem({ first, links }: ExpressionOf<'relation'>, names: Names): boolean {
  const unknowns = new Set(unknownsIn(names));
  const [, right] = matricesIn(names);
  if (unknowns.size === 0 || right === undefined || right[0].length !== 1) return false;
  if (links.length !== 1 || links[0].comparison !== 'equal') return false;
  const used = [first, links[0].right].flatMap(indexedNamesIn);
  const columns = first.kind === 'grid' || links[0].right.kind === 'grid' || links[0].right.kind === 'matrix';
  return !columns && used.length > 0 && used.every((name) => unknowns.has(name));
}

/**
 * Whether the equation is a multiple of one of the system, or, where the system has solutions, a combination of its equations.
 * An equation 0 = 0 follows from any system.
 */
export function followsFromSystem(node: ExpressionOf<'relation'>, names: Names, scope: Scope): boolean {
  const [left] = matricesIn(names);
  const line = coefficientsOf(node, names, scope);
  const system = systemRows(names);
  if (sameValue(rank(left), rank(system))) return sameValue(rank([...system, line]), rank(system));
  return system.some((row) => isMultiple(row, line));
}

/** Whether a list of equations has as many of them as the system. */
export function isWholeSystem({ items, brackets }: ExpressionOf<'list'>, names: Names): boolean {
  if (brackets !== 'none' || items.length < 2) return false;
  const areEquations = items.every((item) => item.kind === 'relation' && isEquationOfSystem(item, names));
  return areEquations && items.length === systemRows(names).length;
}

/** Whether such a list holds the equations of the system one after the other. */
export function isSystemInOrder({ items }: ExpressionOf<'list'>, names: Names, scope: Scope): boolean {
  const rows = systemRows(names);
  return items.every(
    (item, index) => item.kind === 'relation' && sameValue([coefficientsOf(item, names, scope)], [rows[index]]),
  );
}

function rank(rows: Rows): Value {
  return MEASURES.rank(rows, []);
}

function systemRows(names: Names): Rows {
  const [left, right] = matricesIn(names);
  return left.map((row, index) => [...row, ...right[index]]);
}

/** The factors of the unknowns on the left, and the number on the right. */
function coefficientsOf(
  { first, links }: ExpressionOf<'relation'>,
  names: Names,
  scope: Scope,
): readonly ExactNumber[] {
  const unknowns = unknownsIn(names);
  const at = (one: string | null): ExactNumber => {
    const there = within(scope, new Map(unknowns.map((name) => [name, integer(name === one ? 1 : 0)])));
    return add(numberIn(valueOf(first, there)), negate(numberIn(valueOf(links[0].right, there))));
  };
  const constant = at(null);
  return [...unknowns.map((name) => add(at(name), negate(constant))), negate(constant)];
}

function isMultiple(row: readonly ExactNumber[], line: readonly ExactNumber[]): boolean {
  return sameValue(MEASURES.rank([row, line], []), MEASURES.rank([row], []));
}
