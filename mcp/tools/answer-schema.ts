// Answer schemas: what the structured part of a solution holds, for the kinds of answer that a tool gives.

import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import { operationForm } from '@matrixsteps/api/answers/operation-form.ts';
import { anyOf, described, list, map, object, oneOf, type Schema, text } from '@matrixsteps/api/openapi/schema.ts';

export interface AnswerSchemas {
  readonly answer: Schema;
  readonly exact: Schema;
}

/** The answers of these operations; of `all`, an object of them by their keys. */
export function answerSchemas(operations: readonly Operation[], hasAll: boolean): AnswerSchemas {
  const shapes = operations.map(operationForm);
  const numbers = distinct(shapes.map((shape) => shape.numbers));
  const texts = distinct(shapes.flatMap((shape) => shape.toolTexts));
  const all = (schemas: readonly Schema[]): Schema => either(hasAll ? [...schemas, map(either(schemas))] : schemas);
  return {
    answer: described(all(numbers), 'The answer as numbers, rounded once where `decimals` asks for it.'),
    exact: described(
      all(texts),
      'The same with the exact value of each number as text: "2/3", "0.1", "sqrt(5/4)". Absent where it would be too long.',
    ),
  };
}

function either(schemas: readonly Schema[]): Schema {
  return schemas.length === 1 ? schemas[0] : anyOf(...schemas);
}

function distinct(schemas: readonly Schema[]): readonly Schema[] {
  return [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
}

/** What a computing tool answers. */
export function solutionSchema(names: readonly string[], { answer, exact }: AnswerSchemas): Schema {
  return object(
    {
      operation: oneOf(names),
      answer,
      exact,
      arithmetic: oneOf(['exact', 'float64'], 'float64 where the exact computation would have been too long.'),
      description: text('What the answer is.'),
      steps: list(text(), 'The worked steps, one text for each: headings begin with ##.'),
      notes: list(text(), 'What a careful teacher adds.'),
    },
    { optional: ['exact', 'steps', 'notes'] },
  );
}
