// Operations on square matrices: one for 2x2 matrices, one for 3x3, and one for any size, with the same answer.

import type { Field, FieldValues } from '../../catalogue/field.ts';
import { applicableMethod, matrixA, methodField, requireSquare, shapeOf } from '../../catalogue/inputs.ts';
import { defineOperation, type Operation, type OperationSpec } from '../../catalogue/operation.ts';
import { DomainError, type DomainErrorCode } from '../../catalogue/domain-error.ts';
import type { ExactMatrix } from '../../exact/matrix.ts';
import type { Exercise } from '../../learning/exercise.ts';
import type { Learn } from '../../learning/learn.ts';
import type { QuestionMaker } from '../../learning/question.ts';

type Spec<Move> = OperationSpec<SquareInput, Move>;

/** What the three operations share. */
export interface SquareFamily<Move, Method extends string>
  extends Pick<
    Spec<Move>,
    | 'question'
    | 'answer'
    | 'cost'
    | 'time'
    | 'solve'
    | 'answerAlone'
    | 'theory'
    | 'task'
    | 'tell'
    | 'tellFailure'
    | 'intermediate'
    | 'expression'
  > {
  /** As sentences name it: "the determinant". */
  readonly name: string;
  /** The operation for any size, which takes what the others refuse. */
  readonly general: string;
  readonly methods: readonly (readonly [name: Method, description: string])[];
  /** The methods that apply to a size. */
  readonly methodsFor: (size: number) => readonly Method[];
  /** What every one of the three may have to refuse, beside its shape and its methods. */
  readonly problems: readonly DomainErrorCode[];
  readonly content: Omit<Spec<Move>['content'], 'examples' | 'exercise' | 'learn' | 'questions'> & {
    /** What is worth knowing about matrices of one size; null is any. */
    readonly learnOf: (size: number | null) => Learn;
    /** Those about matrices of one size; null is any. */
    readonly questionsOf: (size: number | null) => readonly QuestionMaker[];
  };
}

/** In what the three operations differ. */
export interface SquareVariant
  extends Pick<Operation, 'id' | 'title' | 'alsoCalled' | 'summary' | 'related' | 'examples'> {
  readonly order: number;
  /** The one size that it takes; null for all. */
  readonly size: number | null;
  readonly exercise: Exercise;
}

/** An operation on square matrices of one size or of all. */
export function squareOperation<Move, Method extends string>(
  { name, general, methods, methodsFor, problems, content, ...family }: SquareFamily<Move, Method>,
  { size, examples, exercise, ...variant }: SquareVariant,
): Operation {
  const { learnOf, questionsOf, ...shared } = content;
  const offered = offeredMethods(methods, methodsFor, size);
  const method = methodField(offered);
  const require = (a: ExactMatrix): void => {
    if (size === null) requireSquare(name, a);
    else requireSize(a, { operation: variant.id, size, instead: general });
  };
  return defineOperation<SquareInput, Move>({
    ...family,
    ...variant,
    isFollowUp: size === null,
    fixedSize: size,
    body: [matrixA, method],
    read: squareReader(require, method, methodsFor),
    methods: offered,
    problems: size === null ? ['not_square', 'method', ...problems, 'too_large'] : ['dimension_mismatch', ...problems],
    content: { ...shared, examples, exercise, learn: learnOf(size), questions: questionsOf(size) },
  });
}

/** The methods that an operation can ever follow: those of its size, or all of them. */
function offeredMethods<Name extends string>(
  methods: readonly (readonly [name: Name, description: string])[],
  methodsFor: (size: number) => readonly Name[],
  size: number | null,
): readonly (readonly [name: Name, description: string])[] {
  return size === null ? methods : methods.filter(([name]) => methodsFor(size).includes(name));
}

/** A square matrix, and the method asked for or `auto`. */
export interface SquareInput {
  readonly a: ExactMatrix;
  readonly method: string;
}

/** Reads a matrix of the required shape, and a method that applies to its size. */
function squareReader(
  require: (a: ExactMatrix) => void,
  method: Field<'choice'>,
  methodsFor: (size: number) => readonly string[],
): (given: FieldValues) => SquareInput {
  return (given) => {
    const a = given(matrixA);
    require(a);
    return { a, method: applicableMethod(given(method), methodsFor(a.rows)) };
  };
}

/** @throws DomainError `dimension_mismatch` where a is not size x size; `instead` takes other sizes. */
function requireSize(
  a: ExactMatrix,
  { operation, size, instead }: { readonly operation: string; readonly size: number; readonly instead: string },
): void {
  if (a.rows === size && a.columns === size) return;
  throw DomainError.of('dimension_mismatch', ['a'], {
    requirement: 'fixed_size',
    operation,
    a: shapeOf(a),
    size,
    instead,
  });
}
