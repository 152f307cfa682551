// Next actions: what can be done next with the result, or with the input where the result is no matrix; with the body to post.
// Above: family-a/quick-actions.ts, page/page-answer.ts. Below: links.ts, engine/catalogue.

import type { Answer } from '@matrixmath/engine/catalogue/answer.ts';
import { operationsOf } from '@matrixmath/engine/catalogue/catalogue.ts';
import type { Given } from '@matrixmath/engine/catalogue/field.ts';
import { givenOne } from '@matrixmath/engine/catalogue/given.ts';
import { matrixA } from '@matrixmath/engine/catalogue/inputs.ts';
import type { Operation } from '@matrixmath/engine/catalogue/operation.ts';
import { Problem } from '@matrixmath/engine/catalogue/problem.ts';
import type { Matrix } from '@matrixmath/engine/exact/matrix.ts';
import { type Link, linkTo } from './links.ts';
import type { Solution } from './solution.ts';
import { matrixJson } from './writing/values-json.ts';
import { type JsonText, object } from './writing/json.ts';

/** A matrix of more entries is not small: it is not repeated in the body of an action. */
const MOST_ENTRIES = 100;

/**
 * Whether a question has an answer is found by answering it: a matrix may be singular, and a determinant beyond the range of
 * doubles. What is predicted to take more elementary operations is not offered. Predictions for small matrices are far above
 * what answering takes, because they count the long fractions that a working by hand may meet.
 */
const LARGEST_TRIAL = { small: 200_000_000, others: 400_000 } as const;

const MOST_ACTIONS = 6;

/** The matrix that actions are about, and where it comes from. */
interface Subject {
  readonly matrix: Matrix;
  readonly appliesTo: 'result' | 'a';
}

/** Something that can be done next. */
export interface NextAction extends Link {
  readonly operation: Operation;
  /** The matrix that the action is about: the result, or the input of that name. */
  readonly appliesTo: 'result' | 'a';
  /** The body to post; null where the matrix is not small. */
  readonly body: JsonText | null;
}

/** Actions that are possible with the matrix at hand, those related to the operation first. None leads to a refusal. */
export function nextActions({ asked, parts: [{ operation, answer }] }: Solution): readonly NextAction[] {
  const { catalogue } = asked.endpoint;
  const subject = subjectOf(answer, asked.given);
  const { related } = operation;
  const rank = ({ id }: Operation): number => (related.includes(id) ? related.indexOf(id) : related.length);
  const body = isSmall(subject.matrix) ? bodyOf(subject) : null;
  const actions = new Map<string, NextAction>();
  const others = operationsOf(catalogue).filter((other) => isOffered(other, operation));
  for (const other of others.toSorted((x, y) => rank(x) - rank(y))) {
    if (actions.size === MOST_ACTIONS) break;
    // Siblings ask the same question: determinants of 2x2 and of n x n matrices.
    if (actions.has(other.question)) continue;
    const route = linkTo(catalogue, 'a', other.id);
    if (route !== null && isPossible(other, subject.matrix)) {
      actions.set(other.question, { ...route, operation: other, appliesTo: subject.appliesTo, body });
    }
  }
  return [...actions.values()];
}

function isSmall({ rows, columns }: Matrix): boolean {
  return rows * columns <= MOST_ENTRIES;
}

function bodyOf({ matrix }: Subject): JsonText {
  return object([[matrixA.name, matrixJson(matrix)]]);
}

/** A matrix that was answered exactly; else the first matrix of the question. */
function subjectOf(answer: Answer, given: Given): Subject {
  if (answer.kind === 'matrix' && answer.matrix.kind !== 'real' && answer.matrix.kind !== 'float64') {
    return { matrix: answer.matrix, appliesTo: 'result' };
  }
  return { matrix: given(matrixA), appliesTo: 'a' };
}

/** Operations that ask for one matrix and nothing else. Asking the same question again is none of them. */
function isOffered({ id, question, body, isFollowUp }: Operation, { question: asked, related }: Operation): boolean {
  const required = body.filter(({ fallback }) => fallback === undefined);
  const takesOne = required.length === 1 && required[0] === matrixA;
  return takesOne && question !== asked && (isFollowUp || related.includes(id));
}

function isPossible(operation: Operation, matrix: Matrix): boolean {
  try {
    const question = operation.ask(givenOne(operation.body, matrixA, matrix));
    if (question.cost > LARGEST_TRIAL[isSmall(matrix) ? 'small' : 'others']) return false;
    question.answer();
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
