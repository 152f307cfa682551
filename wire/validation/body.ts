// A body's fields: each read once, all troubles kept.
// Above: asked.ts. Below: readers.ts, entry.ts.

import type { AnyField, Field, FieldKind, FieldKinds, Given } from '@matrixmath/engine/catalogue/field.ts';
import type { Json } from '../read/json.ts';
import { type Entry, entryOf, missing } from './entry.ts';
import type { EntryRules } from './matrices.ts';
import { readField } from './readers.ts';

type Values = { readonly [K in FieldKind]: Map<Field<K>, FieldKinds[K]> };

/** The fields of one body, as far as they could be read. */
export interface FieldReadings {
  /** The value of a field that had no trouble. */
  readonly given: Given;
  /** What is wrong with a field; null where nothing is. */
  trouble(field: AnyField): Entry | null;
}

/** Reads every field from the members of the body's object; absent ones take their defaults. */
export function readFields(
  members: ReadonlyMap<string, Json>,
  fields: readonly AnyField[],
  rules: EntryRules,
): FieldReadings {
  const values: Values = {
    matrix: new Map(),
    operand: new Map(),
    lines: new Map(),
    integer: new Map(),
    position: new Map(),
    positions: new Map(),
    selection: new Map(),
    choice: new Map(),
    flag: new Map(),
    name: new Map(),
    places: new Map(),
    choices: new Map(),
  };
  const troubles = new Map<AnyField, Entry>();
  for (const field of fields) {
    const trouble = readInto(values, members.get(field.name), field, rules);
    if (trouble !== null) troubles.set(field, trouble);
  }
  return {
    given: (field) => valueOf(values, field),
    trouble: (field) => troubles.get(field) ?? null,
  };
}

function readInto<K extends FieldKind>(
  values: Values,
  json: Json | undefined,
  field: { [P in K]: Field<P> }[K],
  rules: EntryRules,
): Entry | null {
  const store: Map<Field<K>, FieldKinds[K]> = values[field.kind];
  if (json === undefined) {
    if (field.fallback === undefined) return missing(field.name);
    store.set(field, field.fallback);
    return null;
  }
  const reading = readField<K>(json, field, rules);
  if (!reading.ok) return entryOf(field.name, reading.fault);
  store.set(field, reading.value);
  return null;
}

function valueOf<K extends FieldKind>(values: Values, field: Field<K>): FieldKinds[K] {
  const value = values[field.kind].get(field);
  if (value === undefined)
    throw new Error(`the field ${field.name} was not read: the operation does not declare it in its body`);
  return value;
}
