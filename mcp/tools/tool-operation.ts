// Operations as assistants know them: siblings that ask the same question are one, and it has the name of the question.

import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import type { Topic } from '@matrixsteps/engine/catalogue/topic.ts';
import { type Endpoint, operationsOf } from '@matrixsteps/api/endpoints/endpoints.ts';

export interface ToolOperation {
  /** The operation under the name by which a call asks for it. */
  readonly operation: Operation;
  readonly topic: Topic;
  /** Its own endpoint in family A, for exercises. */
  readonly endpoint: Endpoint;
}

/**
 * The operations of these endpoints in the order of the catalogue. Of siblings, such as the determinants of 2x2, 3x3 and n x n
 * matrices, the last one takes every size that the others take: it stands for all of them.
 */
export function toolOperations(endpoints: readonly Endpoint[]): readonly ToolOperation[] {
  const byQuestion = new Map<string, Endpoint[]>();
  for (const endpoint of endpoints) {
    if (endpoint.family !== 'a' || endpoint.choice.kind !== 'single') continue;
    const { question } = endpoint.choice.operation;
    byQuestion.set(question, [...(byQuestion.get(question) ?? []), endpoint]);
  }
  return [...byQuestion].map(([question, siblings]) => {
    const endpoint = siblings[siblings.length - 1];
    const [operation] = operationsOf(endpoint.choice);
    return {
      operation: siblings.length === 1 ? operation : { ...operation, id: question },
      topic: endpoint.topic,
      endpoint,
    };
  });
}
