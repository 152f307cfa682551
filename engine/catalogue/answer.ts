// Answers: what an operation gives back.

import type { Expression } from '../document/expression.ts';
import type { AnswerMatrix } from '../exact/matrix.ts';
import { isRoundedScalar, type Scalar } from '../exact/scalar.ts';
import type { AnswerComparison } from './comparison.ts';

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
  /**
   * Several named parts, as `members` of the operation declares them. `shown` makes the answer as a book writes it, for those who
   * show it, or null; by default it is one relation for each part.
   */
  structure: {
    readonly members: readonly (readonly [key: string, answer: Answer])[];
    readonly shown: () => Expression | null;
  };
  /** The parts of structures that are no answers of their own: a word, yes or no, positions, vectors, and nothing. */
  word: { readonly value: string };
  truth: { readonly value: boolean };
  positions: { readonly values: readonly number[] };
  /** Several lists of positions, such as the cycles of a permutation. */
  positionLists: { readonly lists: readonly (readonly number[])[] };
  vectors: { readonly vectors: readonly (readonly Scalar[])[] };
  /** Several structures with the same parts, such as eigenvalues with their multiplicities. */
  structures: { readonly items: readonly AnswerOf<'structure'>[] };
  nothing: object;
}

export type AnswerKind = keyof AnswerKinds;
export type AnswerOf<K extends AnswerKind> = { readonly kind: K } & AnswerKinds[K];
export type Answer = { [K in AnswerKind]: AnswerOf<K> }[AnswerKind];

/** The kinds that occur as parts of a structure only. */
export type PartKind = 'word' | 'truth' | 'positions' | 'positionLists' | 'vectors' | 'structures' | 'nothing';

/** What a part of a structure is: a kind of answer, or a structure of parts again. */
export interface AnswerMember {
  readonly key: string;
  readonly kind: Exclude<AnswerKind, 'record' | 'nothing'>;
  readonly description: string;
  /** Whether `nothing` may stand in its place: null in replies. */
  readonly optional: boolean;
  /** The words that it may be, where it is a word. */
  readonly words: readonly string[];
  /** When other numbers than these are right all the same; each vector is compared, of several. `span` is of all vectors together. */
  readonly comparison: AnswerComparison;
  /** What makes a matrix a factor of this kind, in answers that are factorizations. */
  readonly form: FactorForm | null;
  /** Whether its numbers may be complex. */
  readonly isComplex: boolean;
  /** The parts of a structure, or of each of several structures. */
  readonly members: readonly AnswerMember[];
}

/** What a factor of a factorization is like; a transposed one enters the product as its transpose. */
export type FactorForm =
  | 'permutation'
  | 'unit-lower-triangular'
  | 'diagonal'
  | 'upper-triangular'
  | 'unit-upper-triangular'
  | 'orthonormal-columns'
  | 'transposed-orthonormal-columns'
  | 'echelon'
  | 'any';

/** Declares a part: `part('dimension', 'count', 'The number of vectors in a basis.')`. */
export function part(
  key: string,
  kind: AnswerMember['kind'],
  description: string,
  more: Partial<Pick<AnswerMember, 'optional' | 'words' | 'members' | 'comparison' | 'form' | 'isComplex'>> = {},
): AnswerMember {
  const usual = { optional: false, words: [], members: [], comparison: 'equal', form: null, isComplex: false } as const;
  return { key, kind, description, ...usual, ...more };
}

/** What a structure is for, which decides how two of them are compared. */
export type Meaning = 'solutions' | 'basis' | 'factors' | 'diagonalization' | 'dependency' | 'facts';

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

export function vectorAnswer(entries: readonly Scalar[], along: 'rows' | 'columns'): AnswerOf<'vector'> {
  return { kind: 'vector', entries, along };
}

export function scalarAnswer(value: Scalar): Answer {
  return { kind: 'scalar', value };
}

export function countAnswer(value: number): AnswerOf<'count'> {
  return { kind: 'count', value };
}

export function wordAnswer(value: string): AnswerOf<'word'> {
  return { kind: 'word', value };
}

export function truthAnswer(value: boolean): AnswerOf<'truth'> {
  return { kind: 'truth', value };
}

/** Positions in a matrix or a list, counted as the question counts them. */
export function positionsAnswer(values: readonly number[]): AnswerOf<'positions'> {
  return { kind: 'positions', values };
}

/** Lists of positions, counted as the question counts them. */
export function positionListsAnswer(lists: readonly (readonly number[])[]): AnswerOf<'positionLists'> {
  return { kind: 'positionLists', lists };
}

/** A list of vectors, each a list of its entries. */
export function vectorsAnswer(vectors: readonly (readonly Scalar[])[]): AnswerOf<'vectors'> {
  return { kind: 'vectors', vectors };
}

/** A list of structures, each with the parts that the member declares. */
export function structuresAnswer(
  items: readonly (readonly (readonly [key: string, answer: Answer])[])[],
): AnswerOf<'structures'> {
  return { kind: 'structures', items: items.map((members) => structureAnswer(members)) };
}

export const NOTHING_ANSWER: AnswerOf<'nothing'> = { kind: 'nothing' };

/** The parts in the order in which the operation declares them. */
export function structureAnswer(
  members: readonly (readonly [key: string, answer: Answer])[],
  shown: () => Expression | null = () => null,
): AnswerOf<'structure'> {
  return { kind: 'structure', members, shown };
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
  structure: ({ members }) => members.every(([, member]) => isExact(member)),
  word: () => true,
  truth: () => true,
  positions: () => true,
  positionLists: () => true,
  vectors: ({ vectors }) => vectors.every((entries) => entries.every(isExactScalar)),
  structures: ({ items }) => items.every((item) => isExact(item)),
  nothing: () => true,
};

function isExactScalar(value: Scalar): boolean {
  return !isRoundedScalar(value);
}
