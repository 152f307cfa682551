// Answers: what an operation gives back.

import type { AnswerMatrix } from '../exact/matrix.ts';
import type { Scalar } from '../exact/scalar.ts';

/** Each kind of answer and what it holds. */
export interface AnswerKinds {
  matrix: { readonly matrix: AnswerMatrix };
  /** One number a row or a column. */
  vector: { readonly entries: readonly Scalar[]; readonly along: 'rows' | 'columns' };
  scalar: { readonly value: Scalar };
  count: { readonly value: number };
  shape: { readonly rows: number; readonly columns: number };
  /** Coefficients, highest power first. */
  polynomial: { readonly coefficients: readonly Scalar[]; readonly variable: string };
  /** Several answers by key, for a combined endpoint asked for all. */
  record: { readonly members: readonly (readonly [key: string, answer: Answer])[] };
}

export type AnswerKind = keyof AnswerKinds;
export type AnswerOf<K extends AnswerKind> = { readonly kind: K } & AnswerKinds[K];
export type Answer = { [K in AnswerKind]: AnswerOf<K> }[AnswerKind];

/** Applies the handler of the answer's kind. */
export function foldAnswer<K extends AnswerKind, Result>(
  answer: { [P in K]: AnswerOf<P> }[K],
  handlers: { readonly [P in K]: (answer: AnswerOf<P>) => Result },
): Result {
  return handlers[answer.kind](answer);
}

export function matrixAnswer(matrix: AnswerMatrix): Answer {
  return { kind: 'matrix', matrix };
}

export function vectorAnswer(entries: readonly Scalar[], along: 'rows' | 'columns'): Answer {
  return { kind: 'vector', entries, along };
}

export function scalarAnswer(value: Scalar): Answer {
  return { kind: 'scalar', value };
}

/** Whether nothing in the answer was computed in doubles. */
export function isExact(answer: Answer): boolean {
  return foldAnswer<AnswerKind, boolean>(answer, exactness);
}

const exactness: { readonly [K in AnswerKind]: (answer: AnswerOf<K>) => boolean } = {
  matrix: ({ matrix }) => matrix.kind !== 'float64',
  vector: ({ entries }) => entries.every(isExactScalar),
  scalar: ({ value }) => isExactScalar(value),
  count: () => true,
  shape: () => true,
  polynomial: ({ coefficients }) => coefficients.every(isExactScalar),
  record: ({ members }) => members.every(([, member]) => isExact(member)),
};

function isExactScalar(value: Scalar): boolean {
  return value.kind !== 'float';
}
