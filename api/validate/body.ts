// A body's fields: each read once, all troubles kept.

import type { AnyField, Field, FieldKind, FieldKinds, FieldValues } from '@matrixmath/engine/catalogue/field.ts';
import type { Json } from '../parse/json.ts';
import { type FieldError, fieldError, missing } from './field-error.ts';
import type { EntryRules } from './matrices.ts';
import { readField } from './readers.ts';

/** The fields of one body, as far as they could be read. */
export interface FieldReadings {
  /** The value of a field that had no trouble. */
  readonly given: FieldValues;
  /** Whether nothing is wrong with any field. */
  readonly isValid: boolean;
  /** What is wrong with a field; null where nothing is. */
  errorOf(field: AnyField): FieldError | null;
}

/** The fields that a body may have. */
export interface DeclaredFields {
  readonly all: readonly AnyField[];
  /** Several operations may have a field of one name, each its own. */
  readonly byName: ReadonlyMap<string, readonly AnyField[]>;
  readonly required: readonly AnyField[];
}

/** Works out once what reading any body needs to know of its fields. */
export function declareFields(fields: readonly AnyField[]): DeclaredFields {
  return {
    all: fields,
    byName: Map.groupBy(fields, ({ name }) => name),
    required: fields.filter(({ fallback }) => fallback === undefined),
  };
}

/** Reads the fields that the body's object has as members; absent ones take their defaults. */
export function readFields(
  members: ReadonlyMap<string, Json>,
  declared: DeclaredFields,
  rules: EntryRules,
): FieldReadings {
  const values = noValues();
  let errors: Map<AnyField, FieldError> | null = null;
  for (const [name, json] of members) {
    for (const field of declared.byName.get(name) ?? none) {
      const errorOf = readInto(values, json, field, rules);
      if (errorOf !== null) (errors ??= new Map()).set(field, errorOf);
    }
  }
  for (const field of declared.required) {
    if (!members.has(field.name)) (errors ??= new Map()).set(field, missing(field.name));
  }
  return {
    given: (field) => {
      for (const read of values[field.kind]) if (read.field === field) return read.value;
      // Most fields of most bodies are absent: nothing is stored for them.
      if (field.fallback === undefined || !declares(declared, field))
        throw new Error(`the field ${field.name} was not read: the operation does not declare it in its body`);
      return field.fallback;
    },
    isValid: errors === null,
    errorOf: (field) => errors?.get(field) ?? null,
  };
}

const none: readonly never[] = [];

/** A field that stands in the body, and what it holds. */
interface Read<K extends FieldKind> {
  readonly field: Field<K>;
  readonly value: FieldKinds[K];
}

/** The fields that stand in the body, by their kinds: a few in all. */
type Values = { [K in FieldKind]: readonly Read<K>[] };

function noValues(): Values {
  return {
    matrix: none,
    operand: none,
    lines: none,
    integer: none,
    position: none,
    positions: none,
    selection: none,
    choice: none,
    flag: none,
    name: none,
    places: none,
    seed: none,
    choices: none,
  };
}

function declares<K extends FieldKind>({ byName }: DeclaredFields, field: Field<K>): boolean {
  return byName.get(field.name)?.some((declared) => declared === field) === true;
}

function readInto<K extends FieldKind>(
  values: Values,
  json: Json,
  field: { [P in K]: Field<P> }[K],
  rules: EntryRules,
): FieldError | null {
  const reading = readField<K>(json, field, rules);
  if (!reading.ok) return fieldError(field.name, reading.error);
  keep<K>(values, field, reading.value);
  return null;
}

function keep<K extends FieldKind>(
  values: { [P in K]: readonly Read<P>[] },
  field: Field<K>,
  value: FieldKinds[K],
): void {
  values[field.kind] = [...values[field.kind], { field, value }];
}
