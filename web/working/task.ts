// The task of a working: an operation and its matrix, as they stand in the form.

import type { Cells } from '../playground/field-draft.ts';
import { widthOf } from '../playground/grid.ts';

export interface Task {
  /** The name that feedback takes. */
  readonly operation: string;
  readonly a: Cells;
  /** Null where the operation takes one matrix. */
  readonly b: Cells | null;
  /** The columns right of the bar; 0 without a bar. */
  readonly augmented: number;
  /** What the task needs beside matrices, as it was typed: an exponent, a number, an expression; empty where there is nothing. */
  readonly parameter: string;
}

/** A field of the form beside the matrices. */
interface Parameter {
  /** The member of the body. */
  readonly name: 'exponent' | 'k' | 'eigenvalue' | 'of' | 'offset' | 'kind';
  readonly label: string;
  readonly help: string;
  readonly initial: string;
}

interface TaskKind {
  readonly title: string;
  /** Whether the lines are matrices that come about by row operations. */
  readonly isByRows: boolean;
  /** The fewest columns right of the bar; null where the operation has no bar in its task. */
  readonly leastAugmented: number | null;
  readonly takesB: boolean;
  readonly parameter: Parameter | null;
  /** Whether matrix A has to be square. */
  readonly isSquare?: true;
  /** What the form calls the operands; matrices A and B where nothing is said. */
  readonly operands?: readonly [a: string, b?: string];
}

const BY_ROWS = { isByRows: true, leastAugmented: 0, takesB: false, parameter: null } as const;
const BY_VALUES = { isByRows: false, leastAugmented: null, takesB: false, parameter: null } as const;

const OF_VECTORS = { ...BY_VALUES, takesB: true, operands: ['Vector u', 'Vector v'] } as const;

const EXPONENT: Parameter = { name: 'exponent', label: 'Exponent', help: 'A whole number from 2 on.', initial: '2' };
const FACTOR: Parameter = { name: 'k', label: 'Number k', help: 'The number in front: 3, -1/2 or 0.5.', initial: '2' };
const EIGENVALUE: Parameter = {
  name: 'eigenvalue',
  label: 'Eigenvalue',
  help: 'The one whose eigenvectors are asked for.',
  initial: '1',
};
const OFFSET: Parameter = {
  name: 'offset',
  label: 'Offset c',
  help: 'The right side of the equation n·x = c of the plane.',
  initial: '0',
};
const KIND_OF_NORM: Parameter = {
  name: 'kind',
  label: 'Kind of norm',
  help: '2 is the length; 1, inf and frobenius are others.',
  initial: '2',
};
const KIND_OF_FACTORS: Parameter = {
  name: 'kind',
  label: 'Kind of factors',
  help: 'lu, plu or ldu; empty where rows may be exchanged or not.',
  initial: '',
};
const TURNS: Parameter = {
  name: 'k',
  label: 'Quarter turns k',
  help: 'Counter-clockwise; a whole number.',
  initial: '1',
};
const DIAGONAL: Parameter = { name: 'k', label: 'Diagonal k', help: '0 is the main diagonal.', initial: '0' };
const EXPRESSION: Parameter = {
  name: 'of',
  label: 'Expression in A and B',
  help: 'Such as (A*B)^T, A^-1*B or 2A - 3I.',
  initial: '(A*B)^T',
};

/** What the pages say of the operations; which of them are judged, the catalogue says. */
const KINDS: { readonly [operation: string]: TaskKind } = {
  ref: { ...BY_ROWS, title: 'Row echelon form' },
  rref: { ...BY_ROWS, title: 'Reduced row echelon form' },
  rank: { ...BY_ROWS, title: 'Rank', leastAugmented: null },
  solve: { ...BY_ROWS, title: 'Solve a linear system', leastAugmented: 1 },
  'null-space': { ...BY_ROWS, title: 'Null space', leastAugmented: null },
  'left-null-space': { ...BY_ROWS, title: 'Left null space', leastAugmented: null },
  'column-space': { ...BY_ROWS, title: 'Column space', leastAugmented: null },
  'row-space': { ...BY_ROWS, title: 'Row space', leastAugmented: null },
  inverse: { ...BY_ROWS, isSquare: true, title: 'Inverse, by [A | I]', leastAugmented: null },
  determinant: { ...BY_VALUES, isSquare: true, title: 'Determinant' },
  matmul: { ...BY_VALUES, title: 'Matrix multiplication', takesB: true },
  add: { ...BY_VALUES, title: 'Matrix addition', takesB: true },
  subtract: { ...BY_VALUES, title: 'Matrix subtraction', takesB: true },
  'multiply-ew': { ...BY_VALUES, title: 'Element-wise multiplication', takesB: true },
  power: { ...BY_VALUES, isSquare: true, title: 'Power', parameter: EXPONENT },
  'scalar-multiply': { ...BY_VALUES, title: 'Multiple by a number', parameter: FACTOR },
  expression: { ...BY_VALUES, title: 'Expression of matrices', takesB: true, parameter: EXPRESSION },
  transpose: { ...BY_VALUES, title: 'Transpose' },
  trace: { ...BY_VALUES, isSquare: true, title: 'Trace' },
  charpoly: { ...BY_VALUES, isSquare: true, title: 'Characteristic polynomial' },
  eigenvalues: { ...BY_VALUES, isSquare: true, title: 'Eigenvalues' },
  eigenvectors: { ...BY_VALUES, isSquare: true, title: 'Eigenvectors', parameter: EIGENVALUE },
  dot: { ...OF_VECTORS, title: 'Dot product of two vectors' },
  cross: { ...OF_VECTORS, title: 'Cross product of two vectors' },
  projection: { ...OF_VECTORS, title: 'Projection of vector u on v' },
  norm: { ...BY_VALUES, operands: ['Vector v'], title: 'Length (norm) of a vector', parameter: KIND_OF_NORM },
  unit: { ...BY_VALUES, operands: ['Vector v'], title: 'Unit vector' },
  angle: { ...OF_VECTORS, title: 'Angle between two vectors' },
  distance: {
    ...BY_VALUES,
    title: 'Distance of a point from a plane',
    takesB: true,
    operands: ['Point p', 'Normal vector n'],
    parameter: OFFSET,
  },
  'row-std': { ...BY_VALUES, title: 'Standard deviation of each row' },
  'col-std': { ...BY_VALUES, title: 'Standard deviation of each column' },
  'mat-std': { ...BY_VALUES, title: 'Standard deviation of all entries' },
  covariance: { ...BY_VALUES, title: 'Covariance matrix' },
  correlation: { ...BY_VALUES, title: 'Correlation' },
  diagonalize: { ...BY_VALUES, isSquare: true, title: 'Diagonalization' },
  'orthogonal-diagonalization': { ...BY_VALUES, isSquare: true, title: 'Orthogonal diagonalization' },
  svd: { ...BY_VALUES, title: 'Singular value decomposition' },
  jordan: { ...BY_VALUES, isSquare: true, title: 'Jordan form' },
  'minimal-polynomial': { ...BY_VALUES, isSquare: true, title: 'Minimal polynomial' },
  lu: { ...BY_VALUES, title: 'LU factorization', parameter: KIND_OF_FACTORS },
  cholesky: { ...BY_VALUES, isSquare: true, title: 'Cholesky factorization' },
  ldlt: { ...BY_VALUES, isSquare: true, title: 'LDLᵀ factorization' },
  'rank-factorization': { ...BY_VALUES, title: 'Rank factorization' },
  minors: { ...BY_VALUES, isSquare: true, title: 'Minors' },
  cofactors: { ...BY_VALUES, isSquare: true, title: 'Matrix of cofactors' },
  adjugate: { ...BY_VALUES, isSquare: true, title: 'Adjugate' },
  'gram-schmidt': { ...BY_VALUES, title: 'Gram-Schmidt, vectors in the rows' },
  qr: { ...BY_VALUES, title: 'QR factorization' },
  'least-squares': { ...BY_VALUES, title: 'Least squares', takesB: true, operands: ['Matrix A', 'Right side b'] },
  'projection-matrix': { ...BY_VALUES, title: 'Projection matrix of a column space' },
  definiteness: { ...BY_VALUES, isSquare: true, title: 'Definiteness of a symmetric matrix' },
  independence: { ...BY_VALUES, title: 'Linear independence, vectors in the rows' },
  'steady-state': { ...BY_VALUES, isSquare: true, title: 'Steady state, distributions in the columns' },
  'divide-ew': { ...BY_VALUES, title: 'Element-wise division', takesB: true },
  'raise-ew': { ...BY_VALUES, title: 'Element-wise power', takesB: true },
  rot90: { ...BY_VALUES, title: 'Quarter turns', parameter: TURNS },
  flipud: { ...BY_VALUES, title: 'Rows upside down' },
  fliplr: { ...BY_VALUES, title: 'Columns mirrored' },
  tril: { ...BY_VALUES, title: 'Lower triangle', parameter: DIAGONAL },
  triu: { ...BY_VALUES, title: 'Upper triangle', parameter: DIAGONAL },
  coordinates: {
    ...BY_VALUES,
    title: 'Coordinates, basis in the rows',
    takesB: true,
    operands: ['Basis', 'Vector v'],
  },
  'change-of-basis': {
    ...BY_VALUES,
    title: 'Change of basis, vectors in the rows',
    takesB: true,
    operands: ['Old basis', 'New basis'],
  },
  'sum-and-intersection': {
    ...BY_VALUES,
    title: 'Sum and intersection, vectors in the rows',
    takesB: true,
    operands: ['Vectors of U', 'Vectors of W'],
  },
  'row-sum': { ...BY_VALUES, title: 'Sum of each row' },
  'col-sum': { ...BY_VALUES, title: 'Sum of each column' },
  'mat-sum': { ...BY_VALUES, title: 'Sum of all entries' },
  'row-mean': { ...BY_VALUES, title: 'Mean of each row' },
  'col-mean': { ...BY_VALUES, title: 'Mean of each column' },
  'mat-mean': { ...BY_VALUES, title: 'Mean of all entries' },
  'row-median': { ...BY_VALUES, title: 'Median of each row' },
  'col-median': { ...BY_VALUES, title: 'Median of each column' },
  'mat-median': { ...BY_VALUES, title: 'Median of all entries' },
  'row-var': { ...BY_VALUES, title: 'Variance of each row' },
  'col-var': { ...BY_VALUES, title: 'Variance of each column' },
  'mat-var': { ...BY_VALUES, title: 'Variance of all entries' },
};

/** Of the operations that are judged those that a form can ask for. */
export function offeredOperations(judged: readonly string[]): readonly string[] {
  return judged.filter((operation) => Object.hasOwn(KINDS, operation));
}

/** An operation that is judged but not known here is one of values, under its own name. */
export function kindOf(operation: string): TaskKind {
  return KINDS[operation] ?? { ...BY_VALUES, title: operation };
}

/** The task with another operation: the bar goes where that operation has none, and comes where it needs one. */
export function withOperation(task: Task, operation: string): Task {
  const { takesB, parameter } = kindOf(operation);
  const isSame = parameter === kindOf(task.operation).parameter && task.parameter !== '';
  const text = isSame ? task.parameter : (parameter?.initial ?? '');
  const changed = { ...task, operation, b: takesB ? (task.b ?? task.a) : null, parameter: text };
  return withAugmented(changed, task.augmented);
}

/** The task with so many columns right of the bar: fewer than all, and none where the operation has no bar. */
export function withAugmented(task: Task, augmented: number): Task {
  const { leastAugmented: least } = kindOf(task.operation);
  if (least === null) return { ...task, augmented: 0 };
  return { ...task, augmented: Math.max(least, Math.min(augmented, widthOf(task.a) - 1)) };
}

/** The task with a matrix from which a working starts: of [A | I] the part left of the bar. */
export function withStart(task: Task, cells: Cells, bar: number | null): Task {
  if (task.operation === 'inverse') return { ...task, a: cells.map((row) => row.slice(0, cells.length)) };
  return withAugmented({ ...task, a: cells }, bar === null ? task.augmented : widthOf(cells) - bar);
}

/** The matrix that a working by row operations starts from, and the columns left of its bar. */
export function startOf({ operation, a, augmented }: Task): { readonly cells: Cells; readonly bar: number | null } {
  if (operation === 'inverse') {
    const cells = a.map((row, place) => [...row, ...a.map((_, column) => (column === place ? '1' : '0'))]);
    return { cells, bar: widthOf(a) };
  }
  return { cells: a, bar: augmented === 0 ? null : widthOf(a) - augmented };
}

/** The member `task` of a body of feedback. */
export function taskBody({ operation, a, b, augmented, parameter: text }: Task): object {
  const { parameter } = kindOf(operation);
  return {
    operation,
    // A list of numbers has other norms than a matrix with one row.
    ...(operation === 'norm' && a.length === 1 ? { v: a[0] } : { a }),
    ...(b === null ? {} : { b }),
    ...(augmented === 0 ? {} : { augmented }),
    ...(parameter === null || text === ''
      ? {}
      : { [parameter.name]: parameter.name === 'exponent' ? Number(text) : text }),
  };
}

/** What is wrong with the size of matrix A for this operation; null where nothing is. */
export function sizeProblem({ operation, a }: Task): string | null {
  if (kindOf(operation).isSquare !== true || a.length === widthOf(a)) return null;
  return 'This task needs a square matrix: as many columns as rows.';
}
