// Which quantities a task has.

import type { Line } from '@matrixsteps/notation/term.ts';
import type { Task, Working } from '../working.ts';
import { luTask } from './factor-quantities.ts';
import { gramSchmidtTask, leastSquaresTask, projectionMatrixTask, qrTask } from './orthogonal-quantities.ts';
import type { QuantityTask } from './quantity.ts';
import { definitenessTask, diagonalizeTask, independenceTask, steadyStateTask } from './spectrum-quantities.ts';
import { correlationTask, covarianceTask, deviationTask } from './spread-quantities.ts';
import { angleTask, distanceTask, normTask, unitTask } from './vector-quantities.ts';

const TASKS: { readonly [operation: string]: (task: Task, lines: readonly Line[]) => QuantityTask | null } = {
  norm: normTask,
  unit: unitTask,
  angle: angleTask,
  distance: distanceTask,
  'row-std': deviationTask,
  'col-std': deviationTask,
  'mat-std': deviationTask,
  covariance: covarianceTask,
  correlation: correlationTask,
  diagonalize: diagonalizeTask,
  lu: luTask,
  'gram-schmidt': gramSchmidtTask,
  qr: qrTask,
  'least-squares': leastSquaresTask,
  'projection-matrix': projectionMatrixTask,
  definiteness: definitenessTask,
  independence: independenceTask,
  'steady-state': steadyStateTask,
};

/** Null where the task lacks what it needs. */
export function quantityTask({ task, lines = [] }: Pick<Working, 'task'> & Partial<Working>): QuantityTask | null {
  return Object.hasOwn(TASKS, task.operation) ? TASKS[task.operation](task, lines) : null;
}
