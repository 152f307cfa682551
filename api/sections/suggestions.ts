// Next actions: what can be done next with the result, or with the input where the result is no matrix; with the body to post.

import type { Answer } from '@matrixsteps/engine/catalogue/answer.ts';
import { type Catalogue, operationsOf } from '@matrixsteps/engine/catalogue/catalogue.ts';
import type { AnyField, FieldValues } from '@matrixsteps/engine/catalogue/field.ts';
import { matrixA, matrixB } from '@matrixsteps/engine/catalogue/inputs.ts';
import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import type { ExactMatrix } from '@matrixsteps/engine/exact/matrix.ts';
import { memoizeWeak } from '../caching/lazy.ts';
import { type Link, linkTo } from '../endpoints/links.ts';
import { applicabilityTo, isAnsweredForVectors, isSmall } from '../solve/applicability.ts';
import type { Solution } from '../solve/solution.ts';
import { matrixJson, valueJson } from '../serialize/values-json.ts';
import { type JsonText, object } from '../serialize/json.ts';
import { wholeText } from '../serialize/long-text.ts';

const MAX_SUGGESTIONS = 6;

/** The matrix that actions are about, and where it comes from. */
interface Subject {
  readonly matrix: ExactMatrix;
  readonly appliesTo: 'result' | 'a';
}

/** An operation that takes a matrix, and its route. */
export interface Candidate extends Link {
  readonly operation: Operation;
}

/** Something that can be done next. */
export interface Suggestion {
  readonly candidate: Candidate;
  /** What the action is about: the matrix that was answered, the input of that name, or the vectors of the question. */
  readonly appliesTo: 'result' | 'a' | 'input';
  /** The body to post; null where the matrix is not small. */
  readonly body: JsonText | null;
}

/**
 * Actions that are possible with the matrix at hand, those related to the operation first. None leads to a refusal. About a
 * matrix that was only asked about there are the related operations alone: nobody reduces the rows of data after a variance.
 */
export function suggestionsFor({
  request,
  calls: [{ operation, answer }],
  maxReplyBytes,
}: Solution): readonly Suggestion[] {
  const subject = subjectOf(answer, operation, request.values);
  if (subject === null) return aboutVectors(request.endpoint.catalogue, operation, request.values, maxReplyBytes);
  const { matrix, appliesTo } = subject;
  // A matrix that is not small is not repeated in the body of an action.
  const body = isSmall(matrix) ? bodyOf(matrix, maxReplyBytes) : null;
  const isApplicable = applicabilityTo(matrix);
  const relatedOnly = operation.nextAbout === 'input' || answer.kind !== 'matrix';
  const actions: Suggestion[] = [...checkOf(request.endpoint.catalogue, operation, matrix, answer, maxReplyBytes)];
  for (const candidate of candidatesOf(request.endpoint.catalogue)(operation)) {
    if (actions.length === MAX_SUGGESTIONS) break;
    const { id, question } = candidate.operation;
    if (relatedOnly && !operation.related.includes(id)) continue;
    // Siblings ask the same question: determinants of 2x2 and of n x n matrices.
    if (actions.some((action) => action.candidate.operation.question === question)) continue;
    const { operation: next } = candidate;
    if (isApplicable(next) && !next.isTrivialFor(matrix)) actions.push({ candidate, appliesTo, body });
  }
  return actions;
}

/**
 * Related operations that can be asked of the same vectors: those that take the same fields, and where there is a list of vectors
 * those of the matrix that has them as its columns.
 */
function aboutVectors(
  catalogue: Catalogue,
  operation: Operation,
  values: FieldValues,
  maxBytes: number,
): readonly Suggestion[] {
  return relatedTo(catalogue)(operation).flatMap((candidate): readonly Suggestion[] => {
    const body = bodyOfVectors(candidate.operation, operation.body, values, maxBytes);
    return body === null ? [] : [{ candidate, appliesTo: 'input', body }];
  });
}

/** The body of a question about the vectors of another; null where it has no answer, or needs something else. */
function bodyOfVectors(
  operation: Operation,
  given: readonly AnyField[],
  values: FieldValues,
  maxBytes: number,
): JsonText | null {
  const required = operation.body.filter(({ fallback }) => fallback === undefined);
  const vectors = required.filter((field) => field.kind === 'vector');
  if (vectors.length === required.length && vectors.every((field) => given.includes(field))) {
    const isAsked =
      vectors.every((field) => isSmall(values(field))) && isAnsweredForVectors(operation, vectors, values);
    return isAsked ? object(vectors.map((field) => [field.name, wholeText(valueJson(field, values, maxBytes))])) : null;
  }
  const list = given.find((field) => field.kind === 'vectors');
  if (list === undefined || required.length !== 1 || required[0] !== matrixA) return null;
  const matrix = values(list);
  const isOfUse = isSmall(matrix) && applicabilityTo(matrix)(operation) && !operation.isTrivialFor(matrix);
  return isOfUse ? bodyOf(matrix, maxBytes) : null;
}

/** For each operation of a catalogue those related to it, whatever they are asked about. */
const relatedTo = memoizeWeak((catalogue: Catalogue) =>
  memoizeWeak(({ related }: Operation): readonly Candidate[] =>
    related.flatMap((id) => candidateOf(catalogue, id) ?? []),
  ),
);

function candidateOf(catalogue: Catalogue, id: string): Candidate | null {
  const route = linkTo(catalogue, 'a', id);
  const operation = operationsOf(catalogue).find((other) => other.id === id);
  return route === null || operation === undefined ? null : { ...route, operation };
}

/** For each operation of a catalogue what may follow it, whatever its answer: those related to it first. */
const candidatesOf = memoizeWeak((catalogue: Catalogue) =>
  memoizeWeak((operation: Operation): readonly Candidate[] => {
    const { related } = operation;
    const rank = ({ id }: Operation): number => (related.includes(id) ? related.indexOf(id) : related.length);
    return operationsOf(catalogue)
      .filter((other) => isOffered(other, operation))
      .toSorted((x, y) => rank(x) - rank(y))
      .flatMap((other) => candidateOf(catalogue, other.id) ?? []);
  }),
);

/** The product of the input and its inverse, for example; small matrices only. */
function checkOf(
  catalogue: Catalogue,
  { checkedBy }: Operation,
  a: ExactMatrix,
  answer: Answer,
  maxBytes: number,
): readonly Suggestion[] {
  if (checkedBy === null || answer.kind !== 'matrix' || answer.matrix.kind === 'real') return [];
  if (answer.matrix.kind === 'float64' || !isSmall(a)) return [];
  const candidate = candidateOf(catalogue, checkedBy);
  if (candidate === null) return [];
  const body = object([
    [matrixA.name, wholeText(matrixJson(a, maxBytes))],
    [matrixB.name, wholeText(matrixJson(answer.matrix, maxBytes))],
  ]);
  return [{ candidate, appliesTo: 'a', body }];
}

function bodyOf(matrix: ExactMatrix, maxBytes: number): JsonText {
  return object([[matrixA.name, wholeText(matrixJson(matrix, maxBytes))]]);
}

/** A matrix that was answered exactly and that one goes on with; else the first matrix of the question; null where there is none. */
function subjectOf(answer: Answer, { nextAbout, body }: Operation, values: FieldValues): Subject | null {
  if (
    nextAbout === 'result' &&
    answer.kind === 'matrix' &&
    answer.matrix.kind !== 'real' &&
    answer.matrix.kind !== 'float64'
  ) {
    return { matrix: answer.matrix, appliesTo: 'result' };
  }
  return body.includes(matrixA) ? { matrix: values(matrixA), appliesTo: 'a' } : null;
}

/** Operations that ask for one matrix and nothing else. Asking the same question again is none of them. */
function isOffered(
  { id, question, body, isFollowUp }: Operation,
  { question: asked, related, hasFollowUps }: Operation,
): boolean {
  const required = body.filter(({ fallback }) => fallback === undefined);
  const takesOne = required.length === 1 && required[0] === matrixA;
  return takesOne && question !== asked && ((isFollowUp && hasFollowUps) || related.includes(id));
}
