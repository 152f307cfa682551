// Inputs: the fields that many operations share, what is required of them, and how two of them are made to fit.

import { type Expression, matrixExpression, number } from '../document/expression.ts';
import { say } from '../document/prose.ts';
import { type Entry, isRational, isReal } from '../exact/entry.ts';
import { constantMatrix, type ExactMatrix, hasRoots, isSquare, type Matrix, sameShape } from '../exact/matrix.ts';
import type { Rational } from '../exact/rational.ts';
import {
  choiceField,
  type ExactOperand,
  type Field,
  type FieldValues,
  integerField,
  matrixField,
  type Operand,
  operandField,
} from './field.ts';
import { DomainError, type Shape } from './domain-error.ts';
import { FieldNeeded, type Taken } from './field-needed.ts';

/** The only or first matrix. */
export const matrixA = matrixField({ name: 'a', label: 'Matrix A', description: 'The first or only input matrix.' });

/** A second matrix. */
export const matrixB = matrixField({ name: 'b', label: 'Matrix B', description: 'The second input matrix.' });

/** A second matrix of the same shape, or one number for every position. */
export const operandB = operandField({
  name: 'b',
  label: 'Matrix or number B',
  description: 'A matrix of the same shape as A, or one number that is used at every position.',
});

/**
 * The value of a field for an operation that leaves a quadratic field, or is not defined in one.
 * @throws FieldNeeded where some number of it is not a fraction
 */
export function ofFractions(given: FieldValues, field: Field<'matrix' | 'vector' | 'vectors'>): Matrix;
export function ofFractions(given: FieldValues, field: Field<'optional-matrix' | 'optional-vector'>): Matrix | null;
export function ofFractions(given: FieldValues, field: Field<'operand'>): Operand;
export function ofFractions(given: FieldValues, field: Field<'number'>): Rational;
export function ofFractions(given: FieldValues, field: Field<'optional-number'>): Rational | null;
export function ofFractions(given: FieldValues, field: Field<'lines'>): Matrix | readonly Rational[];
export function ofFractions(given: FieldValues, field: Field<NumberKind>): Operand | readonly Rational[] | null {
  const value = given<NumberKind>(field);
  if (value === null) return null;
  if (isList(value)) {
    if (value.every(isRational)) return value;
    for (const [position, entry] of value.entries()) {
      if (!isRational(entry)) throw new FieldNeeded(entry, [field.name, String(position)]);
    }
    throw new Error('a list with roots holds one');
  }
  if (!('rows' in value)) {
    if (isRational(value)) return value;
    throw new FieldNeeded(value, [field.name]);
  }
  if (!hasRoots(value)) return value;
  for (const [position, entry] of value.entries.entries()) {
    if (!isRational(entry)) throw new FieldNeeded(entry, [field.name, ...placeIn(field.kind, value, position)]);
  }
  throw new Error('a matrix with roots holds one');
}

/**
 * The value of a field for an operation that calculates in a field of real numbers, where an inner product of complex numbers would
 * need a convention: books conjugate one factor, and differ in which.
 * @throws FieldNeeded where some entry is complex
 */
export function ofRealNumbers(
  given: FieldValues,
  field: Field<'matrix' | 'vector' | 'vectors'>,
  taken?: Taken,
): ExactMatrix;
export function ofRealNumbers(
  given: FieldValues,
  field: Field<'optional-matrix' | 'optional-vector'>,
  taken?: Taken,
): ExactMatrix | null;
export function ofRealNumbers(given: FieldValues, field: Field<'optional-number'>, taken?: Taken): Entry | null;
export function ofRealNumbers(
  given: FieldValues,
  field: Field<'matrix' | 'vector' | 'vectors' | 'optional-matrix' | 'optional-vector' | 'optional-number'>,
  taken: Taken = 'real-numbers',
): ExactMatrix | Entry | null {
  const value = given<typeof field.kind>(field);
  if (value === null) return null;
  if (!('rows' in value)) {
    if (isRational(value) || isReal(value)) return value;
    throw new FieldNeeded(value, [field.name], taken);
  }
  if (!hasRoots(value)) return value;
  for (const [position, entry] of value.entries.entries()) {
    if (isRational(entry) || isReal(entry)) continue;
    throw new FieldNeeded(entry, [field.name, ...placeIn(field.kind, value, position)], taken);
  }
  return value;
}

type NumberKind =
  | 'matrix'
  | 'vector'
  | 'vectors'
  | 'optional-matrix'
  | 'optional-vector'
  | 'operand'
  | 'number'
  | 'optional-number'
  | 'lines';

function isList(value: ExactOperand | readonly Entry[]): value is readonly Entry[] {
  return Array.isArray(value);
}

/** Where a body writes an entry: vectors are flat lists, of which several become columns. */
function placeIn(kind: NumberKind, { columns }: Shape, position: number): readonly string[] {
  const [row, column] = [String(Math.floor(position / columns)), String(position % columns)];
  if (kind === 'vector' || kind === 'optional-vector') return [row];
  return kind === 'vectors' ? [column, row] : [row, column];
}

/** Whether positions are counted as in textbooks or as in Python. */
export const indexBase: Field<'integer'> = {
  ...integerField(
    {
      name: 'index_base',
      label: 'Index base',
      description:
        'Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), ' +
        '0 as in Python (slices exclude it, negative positions count from the end).',
    },
    1,
    { minimum: 0, maximum: 1 },
  ),
  category: 'options',
  told: {
    value: 0,
    words: say`Positions in the question and in the answer count from zero, as asked. The steps count from one, as textbooks do.`,
  },
};

/** The field by which a reader chooses the way of working; `auto` takes what a teacher would. */
export function methodField(methods: readonly (readonly [name: string, description: string])[]): Field<'choice'> {
  return choiceField(
    { name: 'method', label: 'Method', description: 'The way of working that the steps follow.' },
    [['auto', 'what a teacher would take for this size and these entries'], ...methods],
    'auto',
  );
}

/**
 * The method asked for.
 * @throws DomainError `method` where it does not apply; the message lists those that do.
 */
export function applicableMethod(given: string, applicable: readonly string[]): string {
  if (given === 'auto' || applicable.includes(given)) return given;
  throw DomainError.of('method', ['method'], { permitted: ['auto', ...applicable] });
}

/** The operand as a matrix of the shape of `a`, and whether it was one number. */
export interface Broadcast<M extends ExactMatrix = Matrix> {
  readonly matrix: M;
  readonly scalar: boolean;
}

/**
 * Makes the second operand of an entry-by-entry operation fit the first.
 * @throws DomainError `dimension_mismatch` where b is a matrix of another shape.
 */
export function broadcast(operation: string, a: Matrix, b: Operand): Broadcast;
export function broadcast(operation: string, a: ExactMatrix, b: ExactOperand): Broadcast<ExactMatrix>;
export function broadcast(operation: string, a: ExactMatrix, b: ExactOperand): Broadcast<ExactMatrix> {
  if (isNumber(b)) return { matrix: constantMatrix(a.rows, a.columns, b), scalar: true };
  if (sameShape(a, b)) return { matrix: b, scalar: false };
  throw DomainError.of('dimension_mismatch', ['b'], {
    requirement: 'same_shape',
    operation,
    a: shapeOf(a),
    b: shapeOf(b),
  });
}

function isNumber(operand: ExactOperand): operand is Entry {
  return !('rows' in operand);
}

/** @throws DomainError `not_square` where a has not as many rows as columns. */
export function requireSquare(operation: string, a: ExactMatrix): void {
  if (!isSquare(a)) throw DomainError.of('not_square', ['a'], { operation, shape: shapeOf(a) });
}

/** Reads a matrix A that must be square. @throws DomainError `not_square`, with the operation as sentences name it */
export function squareA(operation: string): (given: FieldValues) => { readonly a: Matrix } {
  return (given) => {
    const a = ofFractions(given, matrixA);
    requireSquare(operation, a);
    return { a };
  };
}

/** The same for an operation that calculates in the field of its entries. @throws DomainError `not_square` */
export function squareInField(operation: string): (given: FieldValues) => { readonly a: ExactMatrix } {
  return (given) => {
    const a = given(matrixA);
    requireSquare(operation, a);
    return { a };
  };
}

export function shapeOf({ rows, columns }: Shape): Shape {
  return { rows, columns };
}

/** The operand as it was written: a matrix or a number. */
export function operandExpression(operand: ExactOperand): Expression {
  return isNumber(operand) ? number(operand) : matrixExpression(operand);
}
