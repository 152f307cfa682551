// Schemas of answers: the shape of each kind as numbers, as exact texts, and as it may be left unevaluated.

import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import { type OperationForm, operationForm } from '../answers/operation-form.ts';
import { keyOf } from '../solve/solution.ts';
import { anyOf, COMPLEX, described, isSchema, number, ref, type Schema } from './schema.ts';

/** The component that holds an answer of the operation as numbers. */
function answerRef(operation: Operation): Schema {
  return ref(`${operationForm(operation).name}Answer`);
}

/** The answers of these operations, one component for each form. */
export function answerSchemas(operations: readonly Operation[]): { readonly [name: string]: Schema } {
  return Object.fromEntries(
    operations.flatMap((operation) => {
      const { name, numbers, description } = operationForm(operation);
      const complex = withComplex(numbers);
      const forms: readonly (readonly [string, Schema])[] = [
        [`${name}Answer`, described(numbers, description)],
        ...(complex === numbers
          ? []
          : [[`${name}ComplexAnswer`, described(complex, `${description} Of complex entries.`)] as const]),
      ];
      return forms;
    }),
  );
}

/** The component of the answers of a form to questions with complex entries; null where such answers have the same form. */
export function complexAnswerRef({ name, numbers }: Pick<OperationForm, 'name' | 'numbers'>): Schema | null {
  return withComplex(numbers) === numbers ? null : ref(`${name}ComplexAnswer`);
}

/** The schema with each number, or an object with its two parts; the same schema where it has no numbers but such. */
function withComplex(schema: Schema): Schema {
  const { type, items, properties } = schema;
  if (type === 'number') return anyOf(number(), COMPLEX);
  if (isSchema(items)) {
    const changed = withComplex(items);
    return changed === items ? schema : { ...schema, items: changed };
  }
  if (!isSchema(properties)) return schema;
  const changed = Object.entries(properties).map(
    ([key, value]) => [key, isSchema(value) ? withComplex(value) : value] as const,
  );
  return changed.every(([key, value]) => value === properties[key])
    ? schema
    : { ...schema, properties: Object.fromEntries(changed) };
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
