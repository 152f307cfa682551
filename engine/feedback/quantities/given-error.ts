// What is wrong with a task whose lines state quantities.

import type { Task } from '../working.ts';
import { amountOf } from './amount.ts';
import { rankOf } from './matrix-quantities.ts';
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
  norm: () => null,
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
  lu: (task) => matrixError(task, false),
  'gram-schmidt': (task) => matrixError(task, false, 'vectors'),
  qr: (task) => matrixError(task, false) ?? columnsError(task),
  'least-squares': (task) => matrixError(task, false) ?? rightSideError(task) ?? columnsError(task),
  'projection-matrix': (task) => matrixError(task, false) ?? columnsError(task),
  definiteness: (task) => matrixError(task, true) ?? symmetryError(task),
  independence: (task) => matrixError(task, false, 'vectors'),
  'steady-state': (task) => matrixError(task, true) ?? steadyError(task),
};

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
