// Which quantities a task has.

import type { Line } from '@matrixsteps/notation/term.ts';
import type { Task, Working } from '../working.ts';
import { adjugateTask, cofactorsTask, minorsTask } from './cofactor-quantities.ts';
import { diagonalizeTask } from './diagonal-quantities.ts';
import {
  lowerTask,
  mirroredTask,
  powersTask,
  quotientsTask,
  turnTask,
  upperTask,
  upsideDownTask,
} from './entry-quantities.ts';
import { luTask } from './factor-quantities.ts';
import { jordanTask, minimalPolynomialTask } from './jordan-quantities.ts';
import { normTask } from './norm-quantities.ts';
import { gramSchmidtTask, leastSquaresTask, projectionMatrixTask, qrTask } from './orthogonal-quantities.ts';
import { orthogonalDiagonalizationTask, svdTask } from './orthogonal-spectrum-quantities.ts';
import type { QuantityTask } from './quantity.ts';
import { changeOfBasisTask, coordinatesTask, rankFactorizationTask, sumTask } from './space-quantities.ts';
import { definitenessTask, independenceTask, steadyStateTask } from './spectrum-quantities.ts';
import { correlationTask, covarianceTask, deviationTask } from './spread-quantities.ts';
import { choleskyTask, ldltTask } from './symmetric-quantities.ts';
import { angleTask, distanceTask, unitTask } from './vector-quantities.ts';

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
  'orthogonal-diagonalization': orthogonalDiagonalizationTask,
  svd: svdTask,
  jordan: jordanTask,
  'minimal-polynomial': minimalPolynomialTask,
  lu: luTask,
  cholesky: choleskyTask,
  ldlt: ldltTask,
  'rank-factorization': rankFactorizationTask,
  minors: minorsTask,
  cofactors: cofactorsTask,
  adjugate: adjugateTask,
  'gram-schmidt': gramSchmidtTask,
  qr: qrTask,
  'least-squares': leastSquaresTask,
  'projection-matrix': projectionMatrixTask,
  definiteness: definitenessTask,
  independence: independenceTask,
  'steady-state': steadyStateTask,
  'divide-ew': quotientsTask,
  'raise-ew': powersTask,
  rot90: turnTask,
  flipud: upsideDownTask,
  fliplr: mirroredTask,
  tril: lowerTask,
  triu: upperTask,
  coordinates: coordinatesTask,
  'change-of-basis': changeOfBasisTask,
  'sum-and-intersection': sumTask,
};

/** Null where the task lacks what it needs. */
export function quantityTask({ task, lines = [] }: Pick<Working, 'task'> & Partial<Working>): QuantityTask | null {
  return Object.hasOwn(TASKS, task.operation) ? TASKS[task.operation](task, lines) : null;
}
