// Which quantities a task has.

import type { Task, Working } from '../working.ts';
import type { QuantityTask } from './quantity.ts';
import { correlationTask, covarianceTask, deviationTask } from './spread-quantities.ts';
import { angleTask, distanceTask, normTask, unitTask } from './vector-quantities.ts';

const TASKS: { readonly [operation: string]: (task: Task) => QuantityTask | null } = {
  norm: normTask,
  unit: unitTask,
  angle: angleTask,
  distance: distanceTask,
  'row-std': deviationTask,
  'col-std': deviationTask,
  'mat-std': deviationTask,
  covariance: covarianceTask,
  correlation: correlationTask,
};

/** Null where the task lacks what it needs. */
export function quantityTask({ task }: Pick<Working, 'task'>): QuantityTask | null {
  return Object.hasOwn(TASKS, task.operation) ? TASKS[task.operation](task) : null;
}
