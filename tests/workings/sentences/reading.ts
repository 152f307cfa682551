// What stands in a task and in the lines of a working, worked out apart from the judgement.

import type { Line, LineOperation, RowOperation, Term } from '@matrixsteps/notation/term.ts';
import type { Task, Working } from '@matrixsteps/engine/feedback/working.ts';
import { integer, multiply, ONE, type Rational, rational } from '@matrixsteps/engine/exact/rational.ts';
import {
  determinant,
  each,
  type Grid,
  identity,
  inverse,
  isSquare,
  LAMBDA,
  mixed,
  multiplied,
  numberOf,
  over,
  plus,
  type Poly,
  poly,
  type Row,
  sameRow,
  sameRows,
  sameSize,
  scaled,
  combined,
  times,
  turned,
  UNIT,
  width,
} from './arithmetic.ts';

/** A number, or a matrix. */
export type Amount =
  | { readonly kind: 'number'; readonly value: Poly }
  | { readonly kind: 'matrix'; readonly rows: Grid };

export type Rows = readonly Row[];

export function amount(value: Poly): Amount {
  return { kind: 'number', value };
}

export function matrix(rows: Grid): Amount {
  return { kind: 'matrix', rows };
}

export function exact({
  numerator,
  denominator,
}: {
  readonly numerator: bigint;
  readonly denominator: bigint;
}): Rational {
  return rational(numerator, denominator);
}

export function taskRows({ a }: Task): Rows {
  return a.map((row) => row.map(exact));
}

export function taskGrid({ a }: Task): Grid {
  return a.map((row) => row.map((entry) => poly(exact(entry))));
}

export function secondGrid({ b }: Task): Grid | null {
  return b === null ? null : b.map((row) => row.map((entry) => poly(exact(entry))));
}

/** The value of a term in A, B, I and one unknown; null where it has none that is rational. */
export function valueOf(term: Term, task: Task): Amount | null {
  switch (term.kind) {
    case 'number':
      return amount(poly(exact(term.value)));
    case 'name':
      return named(term.name, task);
    case 'negative':
      return scaledBy([integer(-1)], valueOf(term.of, task));
    case 'sum':
      return term.terms.map((part) => valueOf(part, task)).reduce(sum);
    case 'product':
      return term.factors
        .map((part) => valueOf(part, task))
        .reduce((x, y) => vectorProduct(x, y, task) ?? product(x, y));
    case 'quotient': {
      const [above, below] = [valueOf(term.over, task), numberIn(valueOf(term.under, task))];
      const share = below === null ? null : over(UNIT, below);
      return share === null ? null : scaledBy(share, above);
    }
    case 'power':
      return raised(valueOf(term.base, task), numberIn(valueOf(term.exponent, task)));
    case 'square-root':
      return null;
    case 'matrix': {
      const rows = gridIn(term.rows, task);
      return rows === null ? null : matrix(rows);
    }
    case 'determinant': {
      const of = valueOf(term.of, task);
      return of?.kind === 'matrix' && isSquare(of.rows) ? amount(determinant(of.rows)) : null;
    }
    case 'transpose': {
      const of = valueOf(term.of, task);
      return of?.kind === 'matrix' ? matrix(turned(of.rows)) : null;
    }
  }
}

/** The number that an amount is, a matrix of one entry included. */
export function numberIn(value: Amount | null): Poly | null {
  if (value === null) return null;
  if (value.kind === 'number') return value.value;
  return value.rows.length === 1 && width(value.rows) === 1 ? value.rows[0][0] : null;
}

export function rowsIn(value: Amount): Grid {
  return value.kind === 'matrix' ? value.rows : [[value.value]];
}

export function gridIn(rows: readonly (readonly Term[])[], task: Task): Grid | null {
  const values = rows.map((row) => row.map((term) => numberIn(valueOf(term, task))));
  return values.every((row): row is Poly[] => row.every((value) => value !== null)) ? values : null;
}

const VECTOR_TASKS: readonly string[] = ['dot', 'cross', 'projection'];

/** The product of two vectors in a task about vectors, each written as a row or as a column. */
function vectorProduct(x: Amount | null, y: Amount | null, { operation }: Task): Amount | null {
  if (!VECTOR_TASKS.includes(operation) || x?.kind !== 'matrix' || y?.kind !== 'matrix') return null;
  const [u, v] = [x.rows.flat(), y.rows.flat()];
  const areVectors = [x, y].every(({ rows }) => rows.length === 1 || width(rows) === 1);
  if (!areVectors || u.length !== v.length) return null;
  if (operation !== 'cross') return amount(plus(...u.map((entry, k) => times(entry, v[k]))));
  const at = (j: number, k: number): Poly => plus(times(u[j], v[k]), times([integer(-1)], times(u[k], v[j])));
  return u.length === 3 ? matrix([[at(1, 2), at(2, 0), at(0, 1)]]) : null;
}

function named(name: string, task: Task): Amount | null {
  if (VECTOR_TASKS.includes(task.operation)) {
    if (['u', 'a', 'A'].includes(name)) return matrix(taskGrid(task));
    if (['v', 'b', 'B'].includes(name)) return matrix([(secondGrid(task) ?? []).flat()]);
    const unit = ['i', 'j', 'k'].indexOf(name);
    return task.operation === 'cross' && unit >= 0 ? matrix([identity(3)[unit]]) : null;
  }
  if (name === 'A') return matrix(taskGrid(task));
  const second = secondGrid(task);
  if (name === 'B') return second === null ? null : matrix(second);
  if (name === 'I' || name === 'E') return matrix(identity(task.a.length));
  return amount(LAMBDA);
}

function sum(x: Amount | null, y: Amount | null): Amount | null {
  if (x === null || y === null) return null;
  if (x.kind === 'number' && y.kind === 'number') return amount(plus(x.value, y.value));
  if (x.kind === 'number' || y.kind === 'number' || !sameSize(x.rows, y.rows)) return null;
  return matrix(combined(x.rows, y.rows, plus));
}

function scaledBy(factor: Poly, value: Amount | null): Amount | null {
  if (value === null) return null;
  return value.kind === 'number'
    ? amount(times(factor, value.value))
    : matrix(each(value.rows, (entry) => times(factor, entry)));
}

function product(x: Amount | null, y: Amount | null): Amount | null {
  if (x === null || y === null) return null;
  if (x.kind === 'number') return scaledBy(x.value, y);
  if (y.kind === 'number') return scaledBy(y.value, x);
  const rows = multiplied(x.rows, y.rows);
  return rows === null ? null : matrix(rows);
}

function raised(base: Amount | null, exponent: Poly | null): Amount | null {
  const power = exponent === null ? null : numberOf(exponent);
  if (base === null || power === null || power.denominator !== 1n) return null;
  const count = Math.abs(Number(power.numerator));
  const factor = power.numerator >= 0n ? base : reciprocal(base);
  const one = base.kind === 'number' ? amount(UNIT) : matrix(identity(base.rows.length));
  return Array.from({ length: count }, () => factor).reduce(product, one);
}

function reciprocal(value: Amount): Amount | null {
  if (value.kind === 'number') {
    const share = over(UNIT, value.value);
    return share === null ? null : amount(share);
  }
  const rows = inverse(value.rows);
  return rows === null ? null : matrix(rows);
}

/** The factor in front of a line; 1 without one. */
export function factorOf({ factor }: Line, task: Task): Poly | null {
  return factor === null ? UNIT : numberIn(valueOf(factor, task));
}

/** The matrix of a line without its factor. */
export function bareMatrix({ content }: Line, task: Task): Grid | null {
  return content.kind === 'matrix' ? gridIn(content.rows, task) : null;
}

/** Numbers without the unknown. */
export function numbersOf(a: Grid): Rows | null {
  const rows = a.map((row) => row.map(numberOf));
  return rows.every((row): row is Rational[] => row.every((value) => value !== null)) ? rows : null;
}

const ROW_TASKS: readonly string[] = ['ref', 'rref', 'rank', 'solve', 'null-space'];

/** Whether a working is one by row operations; that of an inverse is where its lines have the identity beside the matrix. */
export function isByRows({ task, lines }: Working): boolean {
  const isBeside = lines.some(
    ({ content }) => content.kind === 'matrix' && content.rows[0]?.length === 2 * task.a.length,
  );
  return ROW_TASKS.includes(task.operation) || (task.operation === 'inverse' && isBeside);
}

/** The matrix that row operations start from. */
export function startRows({ task, lines }: Working): Rows {
  const rows = taskRows(task);
  if (/^(?:column|row)-space$/.test(task.operation)) return startsTurned(rows, lines, task) ? columnsOf(rows) : rows;
  if (task.operation === 'inverse') {
    return rows.map((row, i) => [...row, ...rows.map((_, j) => integer(i === j ? 1 : 0))]);
  }
  if (task.operation === 'determinant') {
    const of = task.of === null ? null : valueOf(task.of, task);
    const whole = of?.kind === 'matrix' ? numbersOf(of.rows) : null;
    return whole ?? rows;
  }
  if (task.operation !== 'solve' || task.b === null) return rows;
  const right = task.b.map((row) => row.map(exact));
  return rows.map((row, index) => [...row, ...(right[index] ?? [])]);
}

function columnsOf(rows: Rows): Rows {
  return rows[0].map((_, column) => rows.map((row) => row[column]));
}

/** Whether the first matrix below the task is its transpose. */
function startsTurned(rows: Rows, lines: readonly Line[], task: Task): boolean {
  const bare = lines.map((line) => bareMatrix(line, task)).find((grid) => grid !== null) ?? null;
  const first = bare === null ? null : numbersOf(bare);
  return first !== null && !sameRows(first, rows) && sameRows(first, columnsOf(rows));
}

/** The columns left of the bar; null without one. */
export function barOf({ task }: Working): number | null {
  if (task.operation === 'inverse') return task.a.length;
  if (task.operation === 'determinant') return null;
  const span = task.a[0]?.length ?? 0;
  if (task.operation === 'solve') return task.b === null ? (task.bar ?? span - 1) : span;
  return task.bar;
}

/** The matrix of a line of row operations, with rows of zeros that were left out; null for any other line. */
export function rowsOf(working: Working, at: number): Rows | null {
  const { task, lines } = working;
  const line = lines[at];
  const bare = line === undefined ? null : bareMatrix(line, task);
  const rows = bare === null ? null : numbersOf(bare);
  const factor = task.operation === 'determinant' ? ONE : numberOf(factorOf(line, task) ?? [ONE, ONE]);
  if (rows === null || factor === null) return null;
  const start = startRows(working);
  const span = start[0]?.length ?? 0;
  if (rows.length > start.length || rows.some((row) => row.length !== span)) return null;
  const given = rows.map((row) => scaled(factor, row));
  const zeros = Array.from({ length: start.length - rows.length }, () =>
    Array.from({ length: span }, () => integer(0)),
  );
  return [...given, ...zeros];
}

/** The matrices that lines up to this one start from: the last one before it, and the one before that. */
export function rowsBefore(working: Working, at: number): { readonly rows: Rows; readonly earlier: Rows } {
  const { from } = working.lines[at] ?? { from: null };
  const end = (from ?? at - 1) + 1;
  const known = working.lines.slice(0, end).flatMap((_, index) => {
    const rows = rowsOf(working, index);
    return rows === null ? [] : [rows];
  });
  const start = startRows(working);
  return { rows: known.at(-1) ?? start, earlier: known.at(-2) ?? start };
}

/** What an operation, rows from 1, makes of the rows; null for one that says no row. */
export function done(rows: Rows, operation: LineOperation): Rows | null {
  switch (operation.kind) {
    case 'swap': {
      const [first, second] = operation.rows.map((row) => row - 1);
      const [x, y] = [rows[first], rows[second]];
      return x === undefined || y === undefined ? null : rows.with(first, y).with(second, x);
    }
    case 'scale': {
      const row = rows[operation.row - 1];
      return row === undefined ? null : rows.with(operation.row - 1, scaled(exact(operation.factor), row));
    }
    case 'add': {
      const [x, y] = [rows[operation.target - 1], rows[operation.source - 1]];
      if (x === undefined || y === undefined) return null;
      return rows.with(operation.target - 1, mixed(exact(operation.targetFactor), x, exact(operation.factor), y));
    }
    case 'unplaced':
      return null;
  }
}

export function replayed(rows: Rows, operations: readonly LineOperation[]): Rows | null {
  return operations.reduce<Rows | null>((now, operation) => (now === null ? null : done(now, operation)), rows);
}

/** Whether operations are those that the line names, a sum without an arrow put into one of its rows. */
export function areNamed(operations: readonly LineOperation[], line: Line): boolean {
  let rest = operations;
  for (const operation of line.operations) {
    const count = operation.kind === 'unplaced' ? operation.terms.length - 1 : 1;
    if (!isNamed(rest.slice(0, count), operation)) return false;
    rest = rest.slice(count);
  }
  return rest.length === 0;
}

function isNamed(operations: readonly LineOperation[], asNamed: RowOperation): boolean {
  const [operation] = operations;
  if (operation === undefined) return false;
  if (asNamed.kind === 'on-columns') return false;
  if (asNamed.kind !== 'unplaced') return isSameOperation(operation, asNamed);
  const [target] = operations.map((one) => (one.kind === 'add' ? one.target : null));
  const factors = new Map<number, readonly Rational[]>();
  const note = (row: number, factor: Rational): void => {
    factors.set(row, [...(factors.get(row) ?? []), factor]);
  };
  for (const [index, one] of operations.entries()) {
    if (one.kind !== 'add' || one.target !== target) return false;
    note(one.source, exact(one.factor));
    if (index === 0) note(one.target, exact(one.targetFactor));
  }
  return asNamed.terms.every(({ row, factor }) => sameRow(factors.get(row), [exact(factor)]));
}

export function isSameOperation(x: LineOperation, y: LineOperation): boolean {
  return textInOrder(x) === textInOrder(y);
}

function textInOrder(operation: LineOperation): string {
  switch (operation.kind) {
    case 'swap':
      return `swap ${operation.rows.toSorted((a, b) => a - b).join()}`;
    case 'scale':
      return `scale ${operation.row} ${fraction(operation.factor)}`;
    case 'add':
      return `add ${operation.target} ${operation.source} ${fraction(operation.targetFactor)} ${fraction(operation.factor)}`;
    case 'unplaced':
      return `unplaced ${operation.terms.map(({ row, factor }) => `${row}:${fraction(factor)}`).join()}`;
  }
}

function fraction({ numerator, denominator }: { readonly numerator: bigint; readonly denominator: bigint }): string {
  return `${numerator}/${denominator}`;
}

export function productOf(values: Row): Rational {
  return values.reduce(multiply, ONE);
}

/** What is worked out of a line, kept for the next statement on the same line. */
export function oncePerLine<T>(workOut: (working: Working, at: number) => T): (working: Working, at: number) => T {
  const kept = new WeakMap<Working, Map<number, { readonly result: T }>>();
  return (working, at) => {
    const lines = kept.get(working) ?? new Map<number, { readonly result: T }>();
    kept.set(working, lines);
    const known = lines.get(at) ?? { result: workOut(working, at) };
    lines.set(at, known);
    return known.result;
  };
}
