// The tasks whose workings are judged: their names, and what each of them needs.

import { givenError } from './quantities/given-error.ts';
import { isQuantityTask, QUANTITY_TASKS } from './quantities/given-fields.ts';
import { quantityTask } from './quantities/quantity-tasks.ts';
import { ROW_TASKS } from './rows/row-tasks.ts';
import { evaluate } from './values/value.ts';
import { namesOf } from './values/tasks.ts';
import type { TaskError } from './task-error.ts';
import type { Task } from './working.ts';

export type { TaskError } from './task-error.ts';

type Need = (task: Task) => TaskError | null;

const VALUE_TASKS = [
  'determinant',
  'matmul',
  'power',
  'add',
  'subtract',
  'multiply-ew',
  'scalar-multiply',
  'transpose',
  'trace',
  'expression',
  'charpoly',
  'eigenvalues',
  'eigenvectors',
] as const;

/** Tasks on vectors, which the catalogue calls u and v. */
export const VECTOR_TASKS: readonly string[] = ['dot', 'cross', 'projection'];

const AXES = ['row', 'col', 'mat'] as const;
const STATISTICS = ['mean', 'median', 'var', 'sum', 'max', 'min'] as const;

/** The tasks whose workings are judged, by the names under which they are asked for. */
export const JUDGED_TASKS: readonly string[] = [
  ...ROW_TASKS,
  'left-null-space',
  'inverse',
  ...VALUE_TASKS,
  ...VECTOR_TASKS,
  ...QUANTITY_TASKS,
  ...AXES.flatMap((axis) => STATISTICS.map((statistic) => `${axis}-${statistic}`)),
];

/** The tasks that are worked by row operations, so that a next row operation can be told. */
export const ROW_OPERATION_TASKS: readonly string[] = [...ROW_TASKS, 'inverse'];

/** Names of the catalogue for tasks that are judged under another name. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ...['2x2', '3x3', 'nxn'].flatMap((size) => [
    [`determinant-${size}`, 'determinant'] as const,
    [`inverse-${size}`, 'inverse'] as const,
  ]),
  ['scalar-multiple', 'scalar-multiply'],
]);

/** The name under which a task is judged. */
export function judgedName(operation: string): string {
  return OTHER_NAMES.get(operation) ?? operation;
}

const LARGEST_EXPONENT = 24;

const needsB: Need = ({ b }) => (b === null ? missing('b', 'a second matrix is needed') : null);

const needsSquare: Need = ({ a }) =>
  a.length === a[0].length
    ? null
    : { path: ['task', 'a'], reason: 'a matrix with as many rows as columns is needed', kind: 'not-square' };

const needsSameSize: Need = ({ a, b }) =>
  b === null || (a.length === b.length && a[0].length === b[0].length)
    ? null
    : sizes(`b is ${sizeOf(b)} and a is ${sizeOf(a)}; they need the same size`);

const needsMatchingSides: Need = ({ a, b }) =>
  b === null || a[0].length === b.length
    ? null
    : sizes(`a has ${a[0].length} columns and b has ${b.length} rows; as many are needed`);

const needsMatchingRows: Need = ({ a, b }) =>
  b === null || a.length === b.length
    ? null
    : sizes(`b has ${b.length} rows, and a has ${a.length}; as many are needed`);

/** The vectors of a task are a row and a column. */
const needsVectors: Need = ({ a, b }) => {
  if (b === null) return missing('v', 'a second vector is needed');
  if (a[0].length === b.length) return null;
  const reason = `v has ${b.length} entries and u has ${a[0].length}; as many are needed`;
  return { path: ['task', 'v'], reason, kind: 'sizes' };
};

const needsThreeEntries: Need = ({ a }) =>
  a[0].length === 3 ? null : { path: ['task', 'u'], reason: 'a vector with three entries is needed', kind: 'value' };

const needsDirection: Need = ({ b }) =>
  b === null || b.some(([entry]) => entry.numerator !== 0n)
    ? null
    : { path: ['task', 'v'], reason: 'nothing is projected on the zero vector', kind: 'value' };

const needsScalar: Need = ({ scalar }) =>
  scalar === null ? missing('k', 'the number to multiply by is needed') : null;

const needsExponent: Need = ({ exponent }) => {
  if (exponent === null) return missing('exponent', 'the exponent is needed');
  if (exponent >= 2 && exponent <= LARGEST_EXPONENT) return null;
  return {
    path: ['task', 'exponent'],
    reason: `a whole number from 2 to ${LARGEST_EXPONENT} is needed`,
    kind: 'value',
  };
};

const needsEigenvalue: Need = ({ eigenvalue }) =>
  eigenvalue === null ? missing('eigenvalue', 'the eigenvalue whose eigenvectors are asked for is needed') : null;

const needsExpression: Need = (task) => {
  if (task.of === null) return missing('of', 'an expression in A and B is needed, such as "(A*B)^T"');
  return hasValue(task)
    ? null
    : { path: ['task', 'of'], reason: 'this expression of A and B has no value', kind: 'value' };
};

/** The determinant of A, or of an expression that is a square matrix. */
const needsDeterminant: Need = (task) => {
  if (task.of === null) return needsSquare(task);
  const value = evaluate(task.of, namesOf({ task }));
  return value?.kind === 'matrix' && value.rows.length === value.rows[0].length
    ? null
    : { path: ['task', 'of'], reason: 'an expression that is a square matrix is needed', kind: 'value' };
};

function hasValue(task: Task): boolean {
  return task.of !== null && evaluate(task.of, namesOf({ task })) !== null;
}

/** Whether a working has quantities: no length is 0 that something is divided by, and the sizes fit. */
const needsQuantities: Need = (task) => {
  const error = givenError(task);
  if (error !== null || quantityTask({ task }) === null)
    return error ?? { path: ['task'], reason: 'what is given does not fit the task', kind: 'value' };
  return null;
};

const NEEDS: { readonly [operation: string]: readonly Need[] } = {
  solve: [needsMatchingRows],
  inverse: [needsSquare],
  determinant: [needsDeterminant],
  matmul: [needsB, needsMatchingSides],
  power: [needsSquare, needsExponent],
  add: [needsB, needsSameSize],
  subtract: [needsB, needsSameSize],
  'multiply-ew': [needsB, needsSameSize],
  'scalar-multiply': [needsScalar],
  trace: [needsSquare],
  expression: [needsExpression],
  charpoly: [needsSquare],
  eigenvalues: [needsSquare],
  eigenvectors: [needsSquare, needsEigenvalue],
  dot: [needsVectors],
  cross: [needsVectors, needsThreeEntries],
  projection: [needsVectors, needsDirection],
};

/** The first thing that the task lacks, or null. The task's operation is one of `JUDGED_TASKS`. */
export function taskError(task: Task): TaskError | null {
  const needs = Object.hasOwn(NEEDS, task.operation) ? NEEDS[task.operation] : [];
  for (const need of isQuantityTask(task.operation) ? [needsQuantities] : needs) {
    const error = need(task);
    if (error !== null) return error;
  }
  return null;
}

function missing(name: string, reason: string): TaskError {
  return { path: ['task', name], reason, kind: 'missing' };
}

function sizes(reason: string): TaskError {
  return { path: ['task', 'b'], reason, kind: 'sizes' };
}

function sizeOf(rows: Task['a']): string {
  return `${rows.length}x${rows[0].length}`;
}
