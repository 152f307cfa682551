// A body's fields: each read once, all troubles kept.
// Above: asked.ts. Below: readers.ts, entry.ts.

import type { AnyField, Field, FieldKind, Given } from '@matrixmath/engine/catalogue/field.ts';
import { type GivenValues, givenValues } from '@matrixmath/engine/catalogue/given.ts';
import type { Json } from '../read/json.ts';
import { type Entry, entryOf, missing } from './entry.ts';
import type { EntryRules } from './matrices.ts';
import { readField } from './readers.ts';

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
  const values = givenValues();
  const troubles = new Map<AnyField, Entry>();
  for (const field of fields) {
    const trouble = readInto(values, members.get(field.name), field, rules);
    if (trouble !== null) troubles.set(field, trouble);
  }
  return {
    given: values.given,
    trouble: (field) => troubles.get(field) ?? null,
  };
}

function readInto<K extends FieldKind>(
  values: GivenValues,
  json: Json | undefined,
  field: { [P in K]: Field<P> }[K],
  rules: EntryRules,
): Entry | null {
  if (json === undefined) return values.leaveOut<K>(field) ? null : missing(field.name);
  const reading = readField<K>(json, field, rules);
  if (!reading.ok) return entryOf(field.name, reading.fault);
  values.set<K>(field, reading.value);
  return null;
}
