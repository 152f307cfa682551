// What is wrong with a task whose lines state quantities.

import type { Task } from '../working.ts';
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
};

function notVector(rows: Rows, name: string): TaskError | null {
  return rows.length === 1 || rows[0].length === 1 ? null : error(name, 'a vector is needed: a list of numbers');
}

/** The first thing that a task lacks, or null. */
export function givenError(task: Task): TaskError | null {
  return Object.hasOwn(CHECKS, task.operation) ? CHECKS[task.operation](task) : null;
}
