// Applicability: whether an operation that takes one matrix has an answer for it, found without answering where that is known.

import { isSingular } from '@matrixsteps/engine/algorithms/singularity.ts';
import type { Field, FieldValues } from '@matrixsteps/engine/catalogue/field.ts';
import { givenOne, givenValues } from '@matrixsteps/engine/catalogue/given.ts';
import { matrixA } from '@matrixsteps/engine/catalogue/inputs.ts';
import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import { DomainError, type DomainErrorCode } from '@matrixsteps/engine/catalogue/domain-error.ts';
import { FieldNeeded } from '@matrixsteps/engine/catalogue/field-needed.ts';
import {
  entriesOf,
  type ExactMatrix,
  isSquare,
  largestMagnitude,
  type Matrix,
  zeroMatrix,
} from '@matrixsteps/engine/exact/matrix.ts';
import { isZero } from '@matrixsteps/engine/exact/entry.ts';
import { lazy, memoizeWeak } from '../caching/lazy.ts';

/** A matrix of more entries is not small. */
export const MAX_ENTRIES = 100;

/**
 * Whether a question has an answer is found by answering it: a matrix may be singular, and a determinant beyond the range of
 * doubles. What is predicted to take more elementary operations is not offered. Predictions for small matrices of short numbers are
 * far above what answering takes, because they count the long fractions that a working by hand may meet; of long numbers they are true.
 */
const LARGEST_TRIAL = { short: 200_000_000, long: 10_000_000, others: 400_000 } as const;

/** A numerator or denominator beyond this makes a number long: 2^64, some twenty digits. */
const SHORT_TERM = 2n ** 64n;

/** Matrices of so few entries take no time to speak of, whatever their numbers. */
const FEW_ENTRIES = 16;

function largestTrial(matrix: ExactMatrix): number {
  if (!isSmall(matrix)) return LARGEST_TRIAL.others;
  const isShort = matrix.rows * matrix.columns <= FEW_ENTRIES || hasTermsUpTo(matrix, SHORT_TERM);
  return isShort ? LARGEST_TRIAL.short : LARGEST_TRIAL.long;
}

export function isSmall({ rows, columns }: ExactMatrix): boolean {
  return rows * columns <= MAX_ENTRIES;
}

/** The test for one matrix: whether an operation has an answer for it. */
export function applicabilityTo(matrix: ExactMatrix): (operation: Operation) => boolean {
  const most = largestTrial(matrix);
  if (!isPlain(matrix)) return (operation) => isAnswered(operation, matrix, most);
  const { rows, columns } = matrix;
  const isInvertible = lazy(() => isSquare(matrix) && !isSingular(matrix));
  return (operation) => {
    switch (demandsOf(operation)) {
      case 'shape':
        return takesShape(operation, rows, columns);
      case 'invertible':
        return takesShape(operation, rows, columns) && isInvertible();
      case 'unknown':
        return isAnswered(operation, matrix, most);
    }
  };
}

/**
 * Whether an operation has an answer for the vectors of another question, whose sizes fit each other: the zero vector has no direction.
 * Of plain vectors with a direction that is known without answering.
 */
export function isAnsweredForVectors(
  operation: Operation,
  fields: readonly Field<'vector'>[],
  values: FieldValues,
): boolean {
  if (asksForDirections(operation) && fields.every((field) => isPlain(values(field)) && hasDirection(values(field)))) {
    return true;
  }
  const question = givenValues();
  for (const field of fields) question.set(field, values(field));
  for (const field of operation.body) if (field.fallback !== undefined) question.leaveOut(field);
  return tried(() => {
    operation.ask(question.given).answer();
    return true;
  });
}

function hasDirection(vector: ExactMatrix): boolean {
  return entriesOf(vector).some((entry) => !isZero(entry));
}

/** The largest side of a plain matrix, its largest integers over a power of ten, and the largest terms of its fractions. */
const PLAIN = { side: 4, integer: 1e6, term: 1000n } as const;

/**
 * Whether a matrix is so small, and its numbers so short, that no answer about it is beyond the range of doubles or too long to
 * be worked out: every operation is then defined by the shape of the matrix, or by its being invertible.
 */
function isPlain(matrix: ExactMatrix): matrix is Matrix {
  const { rows, columns } = matrix;
  if (rows > PLAIN.side || columns > PLAIN.side) return false;
  return matrix.kind === 'scaled' ? largestMagnitude(matrix) <= PLAIN.integer : hasTermsUpTo(matrix, PLAIN.term);
}

/** Whether no numerator or denominator is beyond a bound; those of scaled integers never are. */
function hasTermsUpTo(matrix: ExactMatrix, bound: bigint): boolean {
  const isWithin = (term: bigint): boolean => term <= bound && term >= -bound;
  switch (matrix.kind) {
    case 'scaled':
      return true;
    case 'quotient':
      return isWithin(matrix.denominator) && matrix.numerators.every(isWithin);
    case 'real':
      return false;
    case 'rational':
      return matrix.entries.every(({ numerator, denominator }) => isWithin(numerator) && isWithin(denominator));
  }
}

/** What has to be known of a plain matrix. */
type Demand = 'shape' | 'invertible' | 'unknown';

/** Problems that a plain matrix does not have, where nothing else is asked for than the fallbacks. */
const OF_SIZE: ReadonlySet<DomainErrorCode> = new Set(['overflow', 'too_large', 'method']);
const OF_SHAPE: ReadonlySet<DomainErrorCode> = new Set(['not_square', 'dimension_mismatch']);

/** By the problems that the operation declares: it raises no others. */
const demandsOf = memoizeWeak(({ problems }: Operation): Demand => {
  const others = problems.filter((code) => !OF_SIZE.has(code) && !OF_SHAPE.has(code));
  if (others.length === 0) return 'shape';
  return others.every((code) => code === 'singular') ? 'invertible' : 'unknown';
});

/** Whether nothing else is asked of plain vectors than to be of one size and not zero. */
const asksForDirections = memoizeWeak(({ problems }: Operation): boolean =>
  problems.every((code) => code === 'zero_vector' || code === 'dimension_mismatch' || OF_SIZE.has(code)),
);

/** Whether an operation may be asked of a matrix of this shape. Any matrix of the shape tells. */
function takesShape(operation: Operation, rows: number, columns: number): boolean {
  const known = shapesOf(operation);
  const place = rows * (PLAIN.side + 1) + columns;
  return (known[place] ??= isAsked(operation, zeroMatrix(rows, columns)));
}

const shapesOf = memoizeWeak<Operation, boolean[]>(() => []);

function isAsked(operation: Operation, matrix: Matrix): boolean {
  return tried(() => operation.ask(givenOne(operation.body, matrixA, matrix)) !== null);
}

function isAnswered(operation: Operation, matrix: ExactMatrix, most: number): boolean {
  return tried(() => {
    const computation = operation.ask(givenOne(operation.body, matrixA, matrix));
    if (computation.elementaryOperations > most) return false;
    computation.answer();
    return true;
  });
}

function tried(attempt: () => boolean): boolean {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof DomainError || error instanceof FieldNeeded) return false;
    throw error;
  }
}
