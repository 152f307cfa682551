// Input schemas: the fields of a tool as JSON Schema, complete in itself, because not every assistant follows references.

import type { AnyField, FieldKind } from '@matrixsteps/engine/catalogue/field.ts';
import { anyOf, list, map, number, object, type Schema } from '@matrixsteps/api/openapi/schema.ts';
import type { Parameter } from './tool.ts';

/** No pattern for the texts: schemas are read by assistants, and every word of them is paid for. */
const exactNumber = anyOf(number(), { type: 'string' });
const row: Schema = { ...list(exactNumber), minItems: 1 };
const matrix: Schema = { ...list(row), minItems: 1 };
const position: Schema = { type: 'integer' };
const positions: Schema = { ...list(position), minItems: 1 };

/** What a value of each kind may be: one schema for each form. */
const FORMS: { readonly [K in FieldKind]: (field: AnyField) => readonly Schema[] } = {
  matrix: () => [matrix],
  operand: () => [matrix, exactNumber],
  lines: () => [matrix, row],
  vector: () => [row],
  vectors: () => [matrix],
  'optional-matrix': () => [matrix],
  texts: () => [{ ...list({ type: 'string' }), minItems: 1 }],
  'optional-vector': () => [row],
  'optional-number': () => [exactNumber],
  number: () => [exactNumber],
  integer: (field) => [{ type: 'integer', ...limits(field) }],
  position: () => [position],
  'optional-position': () => [position],
  positions: () => [position, positions],
  selection: () => [position, positions, { type: 'string', pattern: ':' }],
  choice: ({ permitted }) => [choices(permitted)],
  flag: () => [{ type: 'boolean' }],
  name: () => [{ type: 'string', minLength: 1, maxLength: 64 }],
  places: (field) => [{ type: 'integer', ...limits(field) }],
  seed: (field) => [{ type: 'integer', ...limits(field) }],
  choices: ({ permitted }) => [list(choices(permitted))],
  preference: () => [{ type: 'boolean' }],
  conventions: ({ conventions }) => [
    object(Object.fromEntries(conventions.map(({ name, permitted }) => [name, choices(permitted)])), {
      optional: conventions.map(({ name }) => name),
    }),
  ],
};

/** What a student may answer with: a number, a list of them, a matrix, or an object of several parts. */
export const answerSchema: Schema = anyOf(exactNumber, row, matrix, map({}));

/** How values are to be written, where a schema does not say it; of kinds that share a name, the first. */
const WRITING: readonly (readonly [kind: FieldKind, words: string])[] = [
  ['operand', 'Rows of equal length, or one number.'],
  ['lines', 'Rows of equal length, or a flat list for a single row or column.'],
  ['matrix', 'Rows of equal length: numbers, or exact numbers as text, such as "2/3".'],
  ['selection', 'An integer, a list of integers, or a slice such as "1:3".'],
];

/** The schema of an object with these fields. Fields with one name are one member, which takes what any of them takes. */
export function inputSchema(
  fields: readonly AnyField[],
  required: readonly string[],
  more: { readonly [name: string]: Schema } = {},
): Schema {
  const names = [...new Set(fields.map(({ name }) => name))];
  const members = names.map((name) => [name, member(fields.filter((field) => field.name === name))] as const);
  const properties = { ...Object.fromEntries(members), ...more };
  return object(properties, { optional: Object.keys(properties).filter((name) => !required.includes(name)) });
}

/** What errors say of the fields. */
export function parametersOf(fields: readonly AnyField[]): readonly Parameter[] {
  return [...new Set(fields.map(({ name }) => name))].map((name) => ({
    name,
    description: describe(fields.filter((field) => field.name === name)),
  }));
}

function member(fields: readonly AnyField[]): Schema {
  const forms = new Map(
    fields.flatMap((field) => FORMS[field.kind](field)).map((form) => [JSON.stringify(form), form]),
  );
  const merged = mergedChoices([...forms.values()]);
  const description = describe(fields);
  const [only, ...others] = merged;
  return others.length === 0 ? { ...only, description, ...fallback(fields) } : { ...anyOf(...merged), description };
}

function describe(fields: readonly AnyField[]): string {
  const texts = [...new Set(fields.map(({ description }) => description))].join(' Or: ');
  const writing = WRITING.find(([kind]) => fields.some((field) => field.kind === kind));
  return writing === undefined ? texts : `${texts} ${writing[1]}`;
}

/** Choices among different values are one choice among all of them. */
function mergedChoices(forms: readonly Schema[]): readonly Schema[] {
  const values = forms.flatMap(({ enum: known }) => (Array.isArray(known) ? known.map(String) : []));
  if (values.length === 0) return forms;
  const others = forms.filter((form) => !('enum' in form));
  return [...others, { type: 'string', enum: [...new Set(values)] }];
}

function choices(permitted: AnyField['permitted']): Schema {
  return { type: 'string', enum: permitted.map(([value]) => value) };
}

function limits({ minimum, maximum }: AnyField): Schema {
  return { ...(minimum === null ? {} : { minimum }), ...(maximum === null ? {} : { maximum }) };
}

/** The value of an absent member, where all fields agree on it and an assistant would write it: a choice, a number, a list of choices. */
function fallback(fields: readonly AnyField[]): Schema {
  const values = new Map(fields.map((field) => [JSON.stringify(plainFallback(field)), plainFallback(field)]));
  const [value] = values.values();
  return values.size > 1 || value === null ? {} : { default: value };
}

function plainFallback({ kind, fallback: value }: AnyField): unknown {
  const isPlain = kind === 'choice' || kind === 'choices' || kind === 'integer' || kind === 'flag';
  return isPlain && value !== undefined ? value : null;
}
