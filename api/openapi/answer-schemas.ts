// Schemas of answers: the shape of each kind as numbers, as exact texts, and as it may be left unevaluated.

import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import { operationForm } from '../answers/operation-form.ts';
import { keyOf } from '../solve/solution.ts';
import { anyOf, described, ref, type Schema } from './schema.ts';

/** The component that holds an answer of the operation as numbers. */
function answerRef(operation: Operation): Schema {
  return ref(`${operationForm(operation).name}Answer`);
}

/** The answers of these operations, one component for each form. */
export function answerSchemas(operations: readonly Operation[]): { readonly [name: string]: Schema } {
  return Object.fromEntries(
    operations.map((operation) => {
      const { name, numbers, description } = operationForm(operation);
      return [`${name}Answer`, described(numbers, description)];
    }),
  );
}

/** The answers of all operations of a topic by their keys. One that these inputs leave undefined is absent. */
function recordSchema(operations: readonly Operation[]): Schema {
  const properties = operations.map((operation) => [keyOf(operation.id), answerRef(operation)] as const);
  return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false, minProperties: 1 };
}

/** What a combined endpoint answers with: each form of its operations, or all of them where it takes that. */
export function selectedAnswer(operations: readonly Operation[], hasAll: boolean): Schema {
  const forms = new Map(operations.map((operation) => [operationForm(operation).name, answerRef(operation)]));
  const all = hasAll ? [recordSchema(operations)] : [];
  return anyOf(...forms.values(), ...all);
}
