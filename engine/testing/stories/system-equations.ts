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

/** The name of i, which is a number. */
const IMAGINARY = 'i';

/**
 * The places of x₁, x₂ and so on, where a question has no unknowns of its own: those of the homogeneous system of the matrix shown last.
 * Null where other names stand beside them.
 */
function placesIn(expression: Expression): readonly number[] | null {
  if (expression.kind === 'symbol') return expression.name === IMAGINARY ? [] : null;
  if (expression.kind === 'subscript') {
    const place = /^x_(\d+)$/.exec(plainName(expression) ?? '')?.[1];
    return place === undefined ? null : [Number(place)];
  }
  const inside = partsOf(expression).map(placesIn);
  const known = inside.flatMap((places) => (places === null ? [] : [places]));
  return known.length < inside.length ? null : known.flat();
}

/** x_1 of a letter with numbers as its indices; null of others. */
function plainName({ base, indices }: ExpressionOf<'subscript'>): string | null {
  if (base.kind !== 'symbol' || !indices.every(({ kind }) => kind === 'number')) return null;
  return nameWithIndices({ kind: 'subscript', base, indices }, NOTHING);
}

/** Whether a line is an equation in unknowns, which the rows of a matrix have to bear out. */
export function isEquationOfRows(node: ExpressionOf<'relation'>, names: Names): boolean {
  return unknownsIn(names).length === 0 && !holdsColumn(node) && (placesIn(node) ?? []).length > 0;
}

/** Whether an expression holds a column or a matrix, other than a list of unknowns. */
function holdsColumn(expression: Expression): boolean {
  return expression.kind === 'grid' || expression.kind === 'matrix' || partsOf(expression).some(holdsColumn);
}

/** Whether the story shows a column of such unknowns: lines before it say what they are then. */
export function isColumnOfUnknowns(expression: Expression): boolean {
  if (expression.kind === 'grid' && (placesIn(expression) ?? []).length > 0) return true;
  return partsOf(expression).some(isColumnOfUnknowns);
}

/**
 * Whether each equation of the chain is a combination of the rows. The right sides are the columns behind the bar of the question, where it
 * has one: all lines of an equation are of one of them. Without a bar they are zero.
 */
export function followsFromRows(node: ExpressionOf<'relation'>, rows: Rows, names: Names, scope: Scope): boolean {
  const given = names.get('augmented');
  const columns = rows[0].length;
  const behindBar = given !== undefined && isNumber(given) && given.kind === 'rational' ? Number(given.numerator) : 0;
  const unknowns = columns - behindBar;
  const zero = rows.map(() => integer(0));
  const rightSides =
    behindBar === 0 ? [zero] : Array.from({ length: behindBar }, (_, k) => rows.map((row) => row[unknowns + k]));
  return rightSides.some((right) => {
    const system = rows.map((row, index) => [...row.slice(0, unknowns), right[index]]);
    return followsFromEquations(node, system, scope);
  });
}

/** @param system the factors of x₁, x₂ and so on, and the right side */
function followsFromEquations({ first, links }: ExpressionOf<'relation'>, system: Rows, scope: Scope): boolean {
  if (links.some(({ comparison }) => comparison !== 'equal')) return false;
  const members = [first, ...links.map(({ right }) => right)];
  const unknowns = system[0].slice(0, -1);
  return members.slice(1).every((right, index) => {
    const [left] = [members[index]];
    const pairs =
      left.kind === 'list' && right.kind === 'list'
        ? left.items.map((item, place) => [item, right.items[place]] as const)
        : [[left, right] as const];
    return pairs.every(([one, other]) => {
      const at = (unknown: number | null): ExactNumber => {
        const there = within(scope, new Map(unknowns.map((_, k) => [`x_${k + 1}`, integer(k === unknown ? 1 : 0)])));
        return add(numberIn(valueOf(one, there)), negate(numberIn(valueOf(other, there))));
      };
      const constant = at(null);
      const line = [...unknowns.map((_, k) => add(at(k), negate(constant))), negate(constant)];
      return sameValue(rank([...system, line]), rank(system));
    });
  });
}
