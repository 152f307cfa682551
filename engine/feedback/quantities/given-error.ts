// What is wrong with a task whose lines state quantities.

import type { Task } from '../working.ts';
import { amountOf } from './amount.ts';
import { canSpread, powersTask, quotientsTask } from './entry-quantities.ts';
import { factorsOf } from './factor-quantities.ts';
import { VARIANTS } from './given-fields.ts';
import { rankOf, spanTheSame } from './matrix-quantities.ts';
import { eigenvaluesOf, singularOf, spectrumOf } from './orthogonal-spectrum-quantities.ts';
import { hasPivots, isPositiveDefinite } from './symmetric-quantities.ts';
import { canDiagonalize, steadyStateTask } from './spectrum-quantities.ts';
import type { TaskError } from '../task-error.ts';

type Rows = Task['a'];

function isNought(rows: Rows): boolean {
  return rows.every((row) => row.every(({ numerator }) => numerator === 0n));
}

function entries(rows: Rows): number {
  return rows.length * rows[0].length;
}

function error(name: string, reason: string, kind: TaskError['kind'] = 'value'): TaskError {
  return { path: ['task', name], reason, kind };
}

const CHECKS: { readonly [operation: string]: (task: Task) => TaskError | null } = {
  norm: variantError,
  unit: ({ a }) => (isNought(a) ? error('v', 'the zero vector has no direction') : notVector(a, 'v')),
  angle: ({ a, b }) => {
    if (b === null) return error('v', 'a second vector is needed', 'missing');
    if (isNought(a) || isNought(b)) return error(isNought(a) ? 'u' : 'v', 'the zero vector has no direction');
    if (entries(a) !== entries(b)) return error('v', `v has ${entries(b)} entries and u has ${entries(a)}`, 'sizes');
    return notVector(a, 'u') ?? notVector(b, 'v');
  },
  distance: ({ a, b, third = null, scalar }) => {
    if (b === null)
      return error('normal', 'a normal vector, or a direction and a point of the line, is needed', 'missing');
    const name = scalar === null ? 'direction' : 'normal';
    if (isNought(b)) return error(name, 'the zero vector has no direction');
    if (scalar === null && third === null) return error('through', 'a point of the line is needed', 'missing');
    const isOfOneSize = entries(a) === entries(b) && (third === null || entries(third) === entries(a));
    return isOfOneSize ? null : error('point', 'the point needs as many entries as the other vectors', 'sizes');
  },
  'row-std': spreadError,
  'col-std': spreadError,
  'mat-std': spreadError,
  covariance: spreadError,
  correlation: correlationError,
  diagonalize: (task) => matrixError(task, true) ?? diagonalError(task),
  'orthogonal-diagonalization': (task) => matrixError(task, true) ?? symmetryError(task) ?? rootsError(task),
  svd: (task) => matrixError(task, false) ?? singularError(task),
  jordan: (task) => matrixError(task, true) ?? eigenvaluesError(task),
  'minimal-polynomial': (task) => matrixError(task, true) ?? eigenvaluesError(task),
  lu: (task) => matrixError(task, task.variant === 'ldu') ?? variantError(task) ?? exchangeError(task),
  cholesky: (task) => matrixError(task, true) ?? symmetryError(task) ?? positiveError(task),
  ldlt: (task) => matrixError(task, true) ?? symmetryError(task) ?? pivotsError(task),
  'rank-factorization': (task) =>
    matrixError(task, false) ?? (isNought(task.a) ? error('a', 'a matrix other than zero is needed') : null),
  minors: (task) => matrixError(task, true) ?? placeError(task),
  cofactors: (task) => matrixError(task, true),
  adjugate: (task) => matrixError(task, true),
  'gram-schmidt': (task) => matrixError(task, false, 'vectors'),
  qr: (task) => matrixError(task, false) ?? columnsError(task),
  'least-squares': (task) => matrixError(task, false) ?? rightSideError(task) ?? columnsError(task),
  'projection-matrix': (task) => matrixError(task, false) ?? columnsError(task),
  definiteness: (task) => matrixError(task, true) ?? symmetryError(task),
  independence: (task) => matrixError(task, false, 'vectors'),
  'steady-state': (task) => matrixError(task, true) ?? steadyError(task),
  'divide-ew': entriesError,
  'raise-ew': entriesError,
  rot90: (task) => matrixError(task, false),
  flipud: (task) => matrixError(task, false),
  fliplr: (task) => matrixError(task, false),
  tril: (task) => matrixError(task, false),
  triu: (task) => matrixError(task, false),
  coordinates: (task) => listsError(task, 'basis', 'v') ?? basisError(task.a, 'basis') ?? spanError(task),
  'change-of-basis': (task) =>
    listsError(task, 'from', 'to') ??
    basisError(task.a, 'from') ??
    (task.b === null ? null : basisError(task.b, 'to')) ??
    sameSpanError(task),
  'sum-and-intersection': (task) => listsError(task, 'u', 'w'),
};

/** Each entry of a has one of b, and the result is a number in square roots. */
function entriesError(task: Task): TaskError | null {
  const { a, b, operation } = task;
  if (b === null) return error('b', 'a second matrix, or a number, is needed', 'missing');
  if (!canSpread(amountOf(a), amountOf(b)))
    return error('b', 'b needs the size of a, or one row, column or entry', 'sizes');
  const result = operation === 'divide-ew' ? quotientsTask(task) : powersTask(task);
  const hasAll = result?.quantities
    .filter(({ scope }) => scope !== undefined)
    .every(({ value }) => value(NOTHING, NOTHING) !== null);
  if (hasAll !== true) return error('b', 'numbers are needed for which each entry of the result is a number');
  return matrixError(task, false);
}

const NOTHING = (): null => null;

function variantError({ operation, variant = null }: Task): TaskError | null {
  const permitted = VARIANTS[operation] ?? [];
  if (variant === null || permitted.includes(variant)) return null;
  return error('kind', `one of ${permitted.filter((name) => !name.includes('-')).join(', ')} is needed`);
}

/** Factors without exchanges of rows, where they are asked for. */
function exchangeError({ a, variant = null }: Task): TaskError | null {
  if (variant === null || variant === 'plu') return null;
  const isPossible = factorsOf(amountOf(a))?.isPermuted === false;
  return isPossible ? null : error('a', 'a matrix is needed whose rows stay in their places in the elimination');
}

function rootsError({ a }: Task): TaskError | null {
  const isPossible = spectrumOf(amountOf(a)) !== null;
  return isPossible ? null : error('a', 'a matrix is needed whose eigenvalues are fractions and square roots');
}

function singularError({ a }: Task): TaskError | null {
  const isPossible = singularOf(amountOf(a)) !== null;
  return isPossible ? null : error('a', 'a matrix is needed whose singular values are fractions and square roots');
}

function eigenvaluesError({ a }: Task): TaskError | null {
  const isPossible = eigenvaluesOf(amountOf(a)) !== null;
  return isPossible ? null : error('a', 'a matrix is needed whose eigenvalues are fractions and square roots');
}

function positiveError({ a }: Task): TaskError | null {
  return isPositiveDefinite(amountOf(a)) ? null : error('a', 'a positive definite matrix is needed');
}

function pivotsError({ a }: Task): TaskError | null {
  return hasPivots(amountOf(a)) ? null : error('a', 'a matrix is needed that has such factors');
}

function placeError({ a, place = null }: Task): TaskError | null {
  const isInside = place === null || place.every((index) => index >= 0 && index < a.length);
  return isInside ? null : error('row', `row and col are to be from 1 to ${a.length}`);
}

/** Two lists of vectors, or a list and a vector, all with as many entries. */
function listsError(task: Task, first: string, second: string): TaskError | null {
  const { a, b } = task;
  if (b === null) return error(second, 'this is needed for the task', 'missing');
  if (a[0].length !== b[0].length)
    return error(second, `its vectors have ${b[0].length} entries, and those of ${first} have ${a[0].length}`, 'sizes');
  return matrixError(task, false, first) ?? matrixError({ ...task, a: b }, false, second);
}

function basisError(rows: Rows, name: string): TaskError | null {
  return rankOf(amountOf(rows)) === rows.length ? null : error(name, 'independent vectors are needed');
}

function spanError({ a, b }: Task): TaskError | null {
  const isInside = b !== null && b.length === 1 && rankOf(amountOf([...a, ...b])) === a.length;
  return isInside ? null : error('v', 'a vector in the span of the basis is needed');
}

function sameSpanError({ a, b }: Task): TaskError | null {
  const isSameSpan = b !== null && spanTheSame(amountOf(a), amountOf(b));
  return isSameSpan ? null : error('to', 'two bases of the same space are needed');
}

const MOST = 8;

/** Of each list of numbers there are enough for the divisor. */
function spreadError({ operation, a, divisor }: Task): TaskError | null {
  const isLarge = a.length > MOST || a[0].length > MOST;
  if (isLarge && !operation.endsWith('std')) return error('a', `at most ${MOST} rows and columns are judged here`);
  const count = operation === 'row-std' ? a[0].length : operation === 'mat-std' ? a.length * a[0].length : a.length;
  return count < 2 && divisor === 'n-1' ? error('a', 'at least two numbers are needed in each list') : null;
}

function correlationError(task: Task): TaskError | null {
  const { a } = task;
  const isConstant = a[0].some((first, j) => a.every((row) => isSame(row[j], first)));
  return isConstant ? error('a', 'a column without spread has no correlation') : spreadError(task);
}

const MOST_OF_FACTORS = 5;

function matrixError({ a }: Task, isSquare: boolean, name = 'a'): TaskError | null {
  if (a.length > MOST_OF_FACTORS || a[0].length > MOST_OF_FACTORS + 3)
    return error(name, `at most ${MOST_OF_FACTORS} rows and ${MOST_OF_FACTORS + 3} columns are judged here`);
  const isFitting = !isSquare || a.length === a[0].length;
  return isFitting ? null : error('a', 'a matrix with as many rows as columns is needed', 'not-square');
}

function diagonalError({ a }: Task): TaskError | null {
  const isPossible = canDiagonalize(amountOf(a));
  return isPossible ? null : error('a', 'a matrix is needed that is diagonalizable with fractions and square roots');
}

function columnsError({ a }: Task): TaskError | null {
  const isFull = rankOf(amountOf(a)) === a[0].length;
  return isFull ? null : error('a', 'a matrix with independent columns is needed');
}

function rightSideError({ a, b }: Task): TaskError | null {
  if (b === null) return error('b', 'the right side b is needed', 'missing');
  return entries(b) === a.length
    ? null
    : error('b', `b has ${entries(b)} entries, and a has ${a.length} rows`, 'sizes');
}

function symmetryError({ a }: Task): TaskError | null {
  const isSymmetric = a.every((row, i) => row.every((entry, j) => isSame(entry, a[j][i])));
  return isSymmetric ? null : error('a', 'a symmetric matrix is needed');
}

function steadyError(task: Task): TaskError | null {
  return steadyStateTask(task) === null ? error('a', 'a matrix with one steady state is needed') : null;
}

function isSame(x: Rows[number][number], y: Rows[number][number]): boolean {
  return x.numerator * y.denominator === y.numerator * x.denominator;
}

function notVector(rows: Rows, name: string): TaskError | null {
  return rows.length === 1 || rows[0].length === 1 ? null : error(name, 'a vector is needed: a list of numbers');
}

/** The first thing that a task lacks, or null. */
export function givenError(task: Task): TaskError | null {
  return Object.hasOwn(CHECKS, task.operation) ? CHECKS[task.operation](task) : null;
}
