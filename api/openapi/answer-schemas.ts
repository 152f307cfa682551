// Schemas of answers: the shape of each kind as numbers, as exact texts, and as it may be left unevaluated.

import type { AnswerKind } from '@matrixmath/engine/catalogue/answer.ts';
import type { Operation } from '@matrixmath/engine/catalogue/operation.ts';
import { keyOf } from '../execute/solution.ts';
import { anyOf, described, list, number, ref, type Schema, text, whole } from './schema.ts';

/** The kinds that one operation answers with; a record is the answer of several. */
export type SingleKind = Exclude<AnswerKind, 'record'>;

interface Shape {
  /** What the components of the kind are called: `MatrixEnvelope`. */
  readonly name: string;
  readonly numbers: Schema;
  /** The same shape with texts; null where an answer is a whole number and never written otherwise. */
  readonly texts: Schema | null;
  readonly description: string;
}

const pair: Schema = { type: 'array', prefixItems: [whole(), whole()], minItems: 2, maxItems: 2 };

export const SHAPES: { readonly [K in SingleKind]: Shape } = {
  matrix: {
    name: 'Matrix',
    numbers: list(list(number())),
    texts: list(list(text())),
    description: 'A matrix, row by row.',
  },
  vector: {
    name: 'Vector',
    numbers: list(number()),
    texts: list(text()),
    description: 'One number for each row, or for each column.',
  },
  scalar: { name: 'Number', numbers: number(), texts: text(), description: 'One number.' },
  count: { name: 'Count', numbers: whole(), texts: null, description: 'A whole number, counted.' },
  shape: { name: 'Shape', numbers: pair, texts: null, description: 'The number of rows and the number of columns.' },
  polynomial: {
    name: 'Polynomial',
    numbers: list(number()),
    texts: list(text()),
    description: 'The coefficients of a polynomial, highest power first.',
  },
};

/** The component that holds an answer of the kind as numbers. */
function answerRef(kind: SingleKind): Schema {
  return ref(`${SHAPES[kind].name}Answer`);
}

export const answerSchemas: { readonly [name: string]: Schema } = Object.fromEntries(
  Object.values(SHAPES).map(({ name, numbers, description }) => [`${name}Answer`, described(numbers, description)]),
);

function isSingle(kind: AnswerKind): kind is SingleKind {
  return kind !== 'record';
}

/** The kind of an operation's answer. @throws Error for a record, which no operation answers with */
export function singleKind({ id, answer }: Operation): SingleKind {
  if (!isSingle(answer)) throw new Error(`${id} answers with a record`);
  return answer;
}

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
