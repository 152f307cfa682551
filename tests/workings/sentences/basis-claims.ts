// Whether vectors that are given as a basis are just what a slip gives, as a statement claims of them.

import { add, isZero, multiply, negate } from '@matrixsteps/engine/exact/rational.ts';
import type { Origin, SlipClaim } from '@matrixsteps/engine/feedback/statements/statement.ts';
import type { Task, Working } from '@matrixsteps/engine/feedback/working.ts';
import { rank, type Row, sameRows } from './arithmetic.ts';
import { bareMatrix, exact, numbersOf, type Rows, rowsBefore } from './reading.ts';

type NullSpace = Extract<Origin, { readonly kind: 'basis' }>;
type Span = Extract<Origin, { readonly kind: 'span' }>;

/** What is given as a basis of the null space of the matrix before. */
const NULL_SPACES: { readonly [id: string]: (matrix: Rows, vectors: Rows) => boolean } = {
  N1: (matrix, vectors) => {
    const wrong = vectors.filter((vector) => !isKernelVector(matrix, vector));
    const turned = wrong.map((vector) =>
      vector.map((entry, column) => (isPivot(matrix, column) ? negate(entry) : entry)),
    );
    return wrong.length > 0 && turned.every((vector) => isKernelVector(matrix, vector));
  },
  N2: (matrix, vectors) =>
    vectors.every((vector) => isKernelVector(matrix, vector)) && vectors.length < matrix[0].length - rank(matrix),
  N3: (_, vectors) => rank(vectors) < vectors.length,
  N4: (_, vectors) => vectors.some((vector) => vector.every(isZero)),
  N5: (matrix, vectors) =>
    rank([...matrix, ...vectors]) === rank(matrix) && !vectors.some((vector) => vector.every(isZero)),
};

/** Whether a column is no sum of multiples of those before it. */
export function isPivot(matrix: Rows, column: number): boolean {
  const [upTo, before] = [column + 1, column].map((end) => matrix.map((row) => row.slice(0, end)));
  return rank(upTo) > (column === 0 ? 0 : rank(before));
}

export function isKernelVector(matrix: Rows, vector: Row): boolean {
  return matrix.every((row) => isZero(row.map((entry, k) => multiply(entry, vector[k])).reduce(add)));
}

/** Whether these are the vectors of the line, as its rows or as its columns. */
export function areOwnVectors(vectors: Rows, working: Working, at: number): boolean {
  const line = working.lines[at];
  const bare = line === undefined ? null : bareMatrix(line, working.task);
  const own = bare === null ? null : numbersOf(bare);
  if (own === null) return false;
  const columns = own[0].map((_, column) => own.map((row) => row[column]));
  return sameRows(own, vectors) || sameRows(columns, vectors);
}

function columnsOf(rows: Rows): Rows {
  return rows[0].map((_, column) => rows.map((row) => row[column]));
}

/** The rows or the columns of the task's matrix. */
export function linesOf({ a }: Task, lines: 'row' | 'column'): Rows {
  const rows = a.map((row) => row.map(exact));
  return lines === 'row' ? rows : columnsOf(rows);
}

export function isAsked(asked: 'row' | 'column', { operation }: Task): boolean {
  return operation === `${asked}-space`;
}

/** Whether the lines make all vectors. */
export function areSpannedBy(vectors: Rows, lines: Rows): boolean {
  return vectors.length > 0 && vectors[0].length === lines[0].length && rank([...lines, ...vectors]) === rank(lines);
}

const SPANS: { readonly [id: string]: (given: Span, task: Task) => boolean } = {
  B1: ({ of, start, matrix, vectors }) =>
    of === 'column' &&
    areSpannedBy(vectors, columnsOf(matrix)) &&
    rank([...columnsOf(start), ...columnsOf(matrix)]) > rank(columnsOf(start)),
  B2: ({ asked, vectors }, task) => asked === 'column' && areSpannedBy(vectors, linesOf(task, 'row')),
  B3: ({ asked, vectors }, task) => asked === 'row' && areSpannedBy(vectors, linesOf(task, 'column')),
  B4: ({ vectors }, task) =>
    vectors[0].length === task.a[0].length &&
    vectors.every((vector) => !vector.every(isZero) && isKernelVector(linesOf(task, 'row'), vector)),
  B5: (given, task) => isInSpan(given, task) && given.vectors.length < rank(given.matrix),
  B6: (given, task) => isInSpan(given, task) && rank(given.vectors) < given.vectors.length,
  B7: ({ vectors, matrix }) => vectors.some((vector) => vector.every(isZero)) && rank(matrix) > 0,
};

/** Whether the vectors lie in the space: of the task's matrix, or of the student's own. */
function isInSpan({ asked, of, matrix, vectors }: Span, task: Task): boolean {
  return areSpannedBy(vectors, linesOf(task, asked)) || (of === 'row' && areSpannedBy(vectors, matrix));
}

export const BASIS_SLIP_IDS: readonly string[] = [...Object.keys(NULL_SPACES), ...Object.keys(SPANS)];

export function isBasisSlip({ slip }: SlipClaim, origin: NullSpace | Span, working: Working, at: number): boolean {
  const { matrix, vectors } = origin;
  if (!sameRows(matrix, rowsBefore(working, at).rows) || !areOwnVectors(vectors, working, at)) return false;
  if (origin.kind === 'basis') return Object.hasOwn(NULL_SPACES, slip) && NULL_SPACES[slip](matrix, vectors);
  const { asked, of, start } = origin;
  const rows = linesOf(working.task, 'row');
  const isStart = isAsked(asked, working.task) && sameRows(start, of === asked ? rows : columnsOf(rows));
  return isStart && Object.hasOwn(SPANS, slip) && SPANS[slip](origin, working.task);
}
