// The operations that exercises and answers are about, by the names under which a request asks for them.

import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import type { Endpoint } from '../endpoints/endpoints.ts';

export interface PracticeOperation {
  /** The operation under the name that was asked for. */
  readonly operation: Operation;
  /** Its own endpoint in family A. */
  readonly endpoint: Endpoint;
}

/**
 * The operations of family A by their ids; and siblings that answer one question, such as the determinants of 2x2, 3x3 and n x n matrices,
 * by the name of the question: it stands for the last of them, which takes every size.
 */
export function practiceOperations(endpoints: readonly Endpoint[]): ReadonlyMap<string, PracticeOperation> {
  const named = new Map<string, PracticeOperation>();
  const questions = new Map<string, PracticeOperation>();
  for (const endpoint of endpoints) {
    if (endpoint.family !== 'a' || endpoint.choice.kind !== 'single') continue;
    const { operation } = endpoint.choice;
    named.set(operation.id, { operation, endpoint });
    questions.set(operation.question, { operation: { ...operation, id: operation.question }, endpoint });
  }
  for (const [question, one] of questions) if (!named.has(question)) named.set(question, one);
  return named;
}

/** The names as a field permits them, each with what it means. */
export function permittedNames(
  operations: readonly Operation[],
): readonly (readonly [name: string, description: string])[] {
  return operations.map(({ id, summary }) => [id, summary] as const);
}
