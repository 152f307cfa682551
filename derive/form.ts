// Forms: the type of a member of a reply, independent of any programming language; read from the schemas of the OpenAPI document.

import type { Schema } from '@matrixsteps/api/openapi/schema.ts';

/** Each kind of form and what it holds. */
export interface FormKinds {
  text: object;
  number: object;
  whole: object;
  truth: object;
  nothing: object;
  /** Data that a client passes on unchanged. */
  anything: object;
  choice: { readonly values: readonly string[] };
  list: { readonly of: Form };
  /** A list of fixed length. */
  tuple: { readonly of: readonly Form[] };
  /** An object whose member names are data. */
  map: { readonly of: Form };
  record: { readonly members: readonly Member[] };
  /** A record of the model by its name. */
  reference: { readonly name: string };
  either: { readonly of: readonly Form[] };
}

export type FormKind = keyof FormKinds;
export type FormOf<K extends FormKind> = { readonly kind: K } & FormKinds[K];
export type Form = { [K in FormKind]: FormOf<K> }[FormKind];

export interface Member {
  /** As the API writes it. */
  readonly name: string;
  readonly description: string | null;
  readonly required: boolean;
  readonly form: Form;
}

/** Applies the handler of the form's kind. */
export function foldForm<K extends FormKind, Result>(
  form: { [P in K]: FormOf<P> }[K],
  handlers: { readonly [P in K]: (form: FormOf<P>) => Result },
): Result {
  return handlers[form.kind](form);
}

const REFERENCE = '#/components/schemas/';

const plainForms: { readonly [type: string]: Form } = {
  string: { kind: 'text' },
  number: { kind: 'number' },
  integer: { kind: 'whole' },
  boolean: { kind: 'truth' },
  null: { kind: 'nothing' },
};

/** The form of what a schema describes. @throws Error for a schema that no client could name */
export function formOf(schema: Schema): Form {
  const { $ref, anyOf, type } = schema;
  if (typeof $ref === 'string') return { kind: 'reference', name: $ref.slice(REFERENCE.length) };
  if (Array.isArray(anyOf)) return { kind: 'either', of: anyOf.map(formOf) };
  if (isTexts(schema['enum'])) return { kind: 'choice', values: schema['enum'] };
  if (Array.isArray(type)) return eitherOf(schema, type);
  if (type === 'array') return listForm(schema);
  if (type === 'object') return objectForm(schema);
  if (type === undefined) return { kind: 'anything' };
  const plain = typeof type === 'string' ? plainForms[type] : undefined;
  if (plain === undefined) throw new Error(`no form for ${JSON.stringify(schema)}`);
  return plain;
}

/** Several types in one schema: a nullable one, or data of many kinds. */
function eitherOf(schema: Schema, types: readonly unknown[]): Form {
  if (types.length > 2) return { kind: 'anything' };
  return { kind: 'either', of: types.map((type) => formOf({ ...schema, type })) };
}

function listForm({ prefixItems, items }: Schema): Form {
  if (Array.isArray(prefixItems)) return { kind: 'tuple', of: prefixItems.map(formOf) };
  return { kind: 'list', of: isSchema(items) ? formOf(items) : { kind: 'anything' } };
}

function objectForm(schema: Schema): Form {
  const { additionalProperties } = schema;
  if (isSchema(schema['properties'])) return { kind: 'record', members: membersOf(schema) };
  return { kind: 'map', of: isSchema(additionalProperties) ? formOf(additionalProperties) : { kind: 'anything' } };
}

/** The members of an object that names them. */
export function membersOf(schema: Schema): readonly Member[] {
  const required = isTexts(schema['required']) ? schema['required'] : [];
  return Object.entries(isSchema(schema['properties']) ? schema['properties'] : {}).map(([name, value]) => {
    const member = isSchema(value) ? value : {};
    const { description } = member;
    return {
      name,
      description: typeof description === 'string' ? description : null,
      required: required.includes(name),
      form: formOf(member),
    };
  });
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
