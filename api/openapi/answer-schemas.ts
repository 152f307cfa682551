// Schemas of answers: the shape of each kind as numbers, as exact texts, and as it may be left unevaluated.

import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import type { SingleKind } from '../answers/answer-form.ts';
import { ANSWER_FORMS, singleKind } from '../answers/answer-forms.ts';
import { keyOf } from '../solve/solution.ts';
import { anyOf, described, ref, type Schema } from './schema.ts';

/** The component that holds an answer of the kind as numbers. */
function answerRef(kind: SingleKind): Schema {
  return ref(`${ANSWER_FORMS[kind].name}Answer`);
}

export const answerSchemas: { readonly [name: string]: Schema } = Object.fromEntries(
  Object.values(ANSWER_FORMS).map(({ name, numbers, description }) => [
    `${name}Answer`,
    described(numbers, description),
  ]),
);

/** The answers of all operations of a topic by their keys. One that these inputs leave undefined is absent. */
function recordSchema(operations: readonly Operation[]): Schema {
  const properties = operations.map((operation) => [keyOf(operation.id), answerRef(singleKind(operation))] as const);
  return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false, minProperties: 1 };
}

/** What a combined endpoint answers with: each kind of its operations, or all of them. */
export function selectedAnswer(operations: readonly Operation[]): Schema {
  const kinds = [...new Set(operations.map(singleKind))];
  return anyOf(...kinds.map(answerRef), recordSchema(operations));
}
