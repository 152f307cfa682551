// Schemas of fields: how each kind of field is written in a body. The counterpart of validation/readers.ts.

import type { AnyField, Convention, FieldKind } from '@matrixsteps/engine/catalogue/field.ts';
import { givenValues } from '@matrixsteps/engine/catalogue/given.ts';
import type { Endpoint, Family } from '../endpoints/endpoints.ts';
import { addedStepsFormats, familyAParameters, familyBParameters } from '../endpoints/parameters.ts';
import { MOST_CHARACTERS, RESERVED_NAMES } from '../validate/plain-values.ts';
import { wholeText } from '../serialize/long-text.ts';
import { valueJson } from '../serialize/values-json.ts';
import { entrySchema, linesSchema, matrixSchema, operandSchema, vectorSchema } from './number-schemas.ts';
import { pascalCase } from './operation-ids.ts';
import { anyOf, list, nullable, object, ref, type Schema } from './schema.ts';

/** The kinds of field that take null. */
const NULLABLE: ReadonlySet<FieldKind> = new Set([
  'places',
  'choices',
  'preference',
  'optional-matrix',
  'optional-vector',
  'optional-number',
  'optional-position',
  'texts',
]);

export const positionSchemas = {
  // No matrix is longer.
  Position: {
    type: 'integer',
    minimum: -1e9,
    maximum: 1e9,
    description: 'The place of a row or a column, counted from index_base where there is one, else from 1.',
  },
  Positions: { ...list(ref('Position')), minItems: 1 },
  Slice: {
    type: 'string',
    pattern: /^\s*(?:[+-]?[0-9]{1,15})?\s*:\s*(?:[+-]?[0-9]{1,15})?\s*(?::\s*(?:[+-]?[0-9]{1,15})?\s*)?$/.source,
    description: 'start:stop or start:stop:step; what is left out means from or to the end, and a step of 1.',
    examples: ['1:3', ':2', '5:1:-2'],
  },
} as const satisfies { readonly [name: string]: Schema };

const schemas: { readonly [K in FieldKind]: (field: AnyField, family: Family, size: number | null) => Schema } = {
  matrix: (_, family, size) => matrixSchema(family, size),
  operand: (_, family) => operandSchema(family),
  lines: (_, family) => linesSchema(family),
  vector: (_, family) => vectorSchema(family),
  vectors: (_, family) => ({ ...list(vectorSchema(family)), minItems: 1 }),
  'optional-matrix': (_, family, size) => nullable(matrixSchema(family, size)),
  texts: () => nullable({ ...list({ type: 'string', minLength: 1, maxLength: MOST_CHARACTERS }), minItems: 1 }),
  'optional-vector': (_, family) => nullable(vectorSchema(family)),
  'optional-number': (_, family) => nullable(entrySchema(family)),
  number: (_, family) => entrySchema(family),
  integer: (field) => ({ type: 'integer', ...limits(field) }),
  position: () => ref('Position'),
  'optional-position': () => nullable(ref('Position')),
  positions: () => anyOf(ref('Position'), ref('Positions')),
  selection: () => anyOf(ref('Position'), ref('Positions'), ref('Slice')),
  choice: ({ permitted }) => choices(permitted),
  flag: () => ({ type: 'boolean' }),
  name: () => ({
    type: 'string',
    minLength: 1,
    maxLength: 64,
    // Control characters in a form that every language's expressions know; other invisible characters are refused too.
    pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f]+$',
    not: { enum: RESERVED_NAMES },
  }),
  places: (field) => nullable({ type: 'integer', ...limits(field) }),
  seed: (field) => ({ type: 'integer', ...limits(field) }),
  choices: ({ permitted, fallback }) => {
    const values = list(choices(permitted));
    return fallback === null ? nullable(values) : values;
  },
  preference: () => nullable({ type: 'boolean' }),
  // A convention that nobody knows is refused, because leaving it out would change the steps.
  conventions: ({ conventions }) => ({
    ...object(Object.fromEntries(conventions.map((convention) => [convention.name, conventionSchema(convention)])), {
      optional: conventions.map(({ name }) => name),
    }),
    additionalProperties: false,
  }),
};

function conventionSchema({ permitted, description, fallback }: Convention): Schema {
  return { ...choices(permitted), description, default: fallback };
}

/** The schema of a field with its description, limits, permitted values and default. */
export function fieldSchema(field: AnyField, family: Family, size: number | null = null): Schema {
  return { ...schemas[field.kind](field, family, size), description: field.description, ...fallbackOf(field) };
}

/** A member of a body: the options that a whole family has are components, the others stand where they are used. */
export function memberSchema(field: AnyField, { family, parameters, choice }: Endpoint): Schema {
  if (parameters.includes(field)) return ref(optionName(field));
  return fieldSchema(field, family, choice.kind === 'single' ? choice.operation.fixedSize : null);
}

/** The families differ in the formats of steps, which family A may leave as they are. */
function optionName(field: AnyField): string {
  if (field === addedStepsFormats) return 'AddedStepsFormatsOption';
  const { name } = field;
  return `${pascalCase(name)}Option`;
}

/** The options of both families by the names of their components. Options with one name are one. */
export const optionSchemas: { readonly [name: string]: Schema } = Object.fromEntries([
  ...familyAParameters.map((field) => [optionName(field), fieldSchema(field, 'a')] as const),
  ...familyBParameters.map((field) => [optionName(field), fieldSchema(field, 'b')] as const),
]);

function limits({ minimum, maximum }: AnyField): Schema {
  return { ...(minimum === null ? {} : { minimum }), ...(maximum === null ? {} : { maximum }) };
}

function choices(permitted: AnyField['permitted']): Schema {
  return {
    type: 'string',
    enum: permitted.map(([value]) => value),
    'x-enumDescriptions': Object.fromEntries(permitted),
    ...namesOfConstants(permitted.map(([value]) => value)),
  };
}

/** Generators of clients name constants in capitals, so values such as R and r need names of their own. */
function namesOfConstants(values: readonly string[]): Schema {
  const capitals = values.map((value) => value.toUpperCase());
  if (new Set(capitals).size === values.length) return {};
  return {
    'x-enum-varnames': values.map((value, place) => (value === capitals[place] ? value : `SMALL_${capitals[place]}`)),
  };
}

/** The value of an absent field as a body would have written it; none where absence has a meaning that no value has. */
function fallbackOf(field: AnyField): Schema {
  const values = givenValues();
  if (!values.leaveOut(field)) return {};
  const value: unknown = JSON.parse(wholeText(valueJson(field, values.given)));
  return value === null && !NULLABLE.has(field.kind) ? {} : { default: value };
}
