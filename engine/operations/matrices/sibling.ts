// Siblings: what the operations for 2x2, 3x3 and n x n matrices have in common, and ask of their input.

import type { Field, Given } from '../../catalogue/field.ts';
import { applicableMethod, matrixA, shapeOf } from '../../catalogue/inputs.ts';
import type { Example } from '../../catalogue/operation.ts';
import { Problem, type ProblemCode } from '../../catalogue/problem.ts';
import type { Matrix } from '../../exact/matrix.ts';
import type { Exercise } from '../../learning/exercise.ts';

/** In what the siblings differ. */
export interface Sibling {
  readonly id: string;
  readonly order: number;
  readonly title: string;
  readonly summary: string;
  /** The one size that it takes; null for all. */
  readonly size: number | null;
  /** @throws Problem where the matrix has not the right shape. */
  readonly require: (a: Matrix) => void;
  readonly problems: readonly ProblemCode[];
  readonly related: readonly string[];
  readonly examples: readonly Example[];
  readonly exercise: Exercise;
}

/** The methods that a sibling can ever follow: those of its size, or all of them. */
export function offeredMethods<Name extends string>(
  methods: readonly (readonly [name: Name, description: string])[],
  methodsFor: (size: number) => readonly Name[],
  size: number | null,
): readonly (readonly [name: Name, description: string])[] {
  return size === null ? methods : methods.filter(([name]) => methodsFor(size).includes(name));
}

/** A square matrix, and the method asked for or `auto`. */
export interface SquareInput {
  readonly a: Matrix;
  readonly method: string;
}

/** Reads a matrix of the required shape, and a method that applies to its size. */
export function squareReader(
  require: (a: Matrix) => void,
  method: Field<'choice'>,
  methodsFor: (size: number) => readonly string[],
): (given: Given) => SquareInput {
  return (given) => {
    const a = given(matrixA);
    require(a);
    return { a, method: applicableMethod(given(method), methodsFor(a.rows)) };
  };
}

/** @throws Problem `dimension_mismatch` where a is not size x size; `instead` takes other sizes. */
export function requireSize(
  a: Matrix,
  { operation, size, instead }: { readonly operation: string; readonly size: number; readonly instead: string },
): void {
  if (a.rows === size && a.columns === size) return;
  throw Problem.of('dimension_mismatch', ['a'], { requirement: 'fixed_size', operation, a: shapeOf(a), size, instead });
}
