// A body's fields: each read once, all troubles kept.
// Above: asked.ts. Below: readers.ts, entry.ts.

import type { AnyField, Field, FieldKind, FieldKinds, Given } from '@matrixmath/engine/catalogue/field.ts';
import type { Json } from '../read/json.ts';
import { type Entry, entryOf, missing } from './entry.ts';
import type { EntryRules } from './matrices.ts';
import { readField } from './readers.ts';

/** The fields of one body, as far as they could be read. */
export interface FieldReadings {
  /** The value of a field that had no trouble. */
  readonly given: Given;
  /** Whether nothing is wrong with any field. */
  readonly isSound: boolean;
  /** What is wrong with a field; null where nothing is. */
  trouble(field: AnyField): Entry | null;
}

/** Reads the fields that the body's object has as members; absent ones take their defaults. */
export function readFields(
  members: ReadonlyMap<string, Json>,
  fields: readonly AnyField[],
  rules: EntryRules,
): FieldReadings {
  const values = noValues();
  let troubles: Map<AnyField, Entry> | null = null;
  for (const field of fields) {
    const trouble = readInto(values, members.get(field.name), field, rules);
    if (trouble === null) continue;
    troubles ??= new Map();
    troubles.set(field, trouble);
  }
  return {
    given: (field) => {
      for (const read of values[field.kind]) if (read.field === field) return read.value;
      // Most fields of most bodies are absent: nothing is stored for them.
      if (field.fallback === undefined || !declares(fields, field))
        throw new Error(`the field ${field.name} was not read: the operation does not declare it in its body`);
      return field.fallback;
    },
    isSound: troubles === null,
    trouble: (field) => troubles?.get(field) ?? null,
  };
}

/** A field that stands in the body, and what it holds. */
interface Read<K extends FieldKind> {
  readonly field: Field<K>;
  readonly value: FieldKinds[K];
}

/** The fields that stand in the body, by their kinds: a few in all. */
type Values = { readonly [K in FieldKind]: Read<K>[] };

function noValues(): Values {
  return {
    matrix: [],
    operand: [],
    lines: [],
    integer: [],
    position: [],
    positions: [],
    selection: [],
    choice: [],
    flag: [],
    name: [],
    places: [],
    seed: [],
    choices: [],
  };
}

function declares<K extends FieldKind>(fields: readonly AnyField[], field: Field<K>): boolean {
  return fields.some((declared) => declared === field);
}

function readInto<K extends FieldKind>(
  values: Values,
  json: Json | undefined,
  field: { [P in K]: Field<P> }[K],
  rules: EntryRules,
): Entry | null {
  if (json === undefined) return field.fallback === undefined ? missing(field.name) : null;
  const reading = readField<K>(json, field, rules);
  if (!reading.ok) return entryOf(field.name, reading.fault);
  values[field.kind].push({ field, value: reading.value });
  return null;
}
