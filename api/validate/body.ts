// The fields of a body: each is read once, and all errors are kept.

import type { AnyField, Field, FieldKind, FieldKinds, FieldValues } from '@matrixsteps/engine/catalogue/field.ts';
import type { DeclaredFields } from '../endpoints/declared-fields.ts';
import type { Json } from '../parse/json.ts';
import { accept, type FieldError, fieldError, missing, type Reading } from './field-error.ts';
import {
  type EntryRules,
  readLines,
  readMatrix,
  readOperand,
  readSingle,
  readVector,
  readVectors,
} from './matrices.ts';
import {
  readChoice,
  readChoices,
  readConventions,
  readFlag,
  readInteger,
  readName,
  readPosition,
  readPositions,
  readSelection,
  readTexts,
} from './plain-values.ts';

/** The fields of one body, as far as they could be read. */
export interface FieldReadings {
  /** The value of a field without an error. */
  readonly values: FieldValues;
  /** Whether nothing is wrong with any field. */
  readonly isValid: boolean;
  /** What is wrong with a field; null where nothing is. */
  errorOf(field: AnyField): FieldError | null;
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
      const error = readInto(values, json, field, rules);
      if (error !== null) (errors ??= new Map()).set(field, error);
    }
  }
  for (const field of declared.required) {
    if (!members.has(field.name)) (errors ??= new Map()).set(field, missing(field.name));
  }
  return {
    values: (field) => {
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
    vector: none,
    vectors: none,
    'optional-matrix': none,
    texts: none,
    'optional-vector': none,
    'optional-number': none,
    number: none,
    integer: none,
    position: none,
    'optional-position': none,
    positions: none,
    selection: none,
    choice: none,
    flag: none,
    name: none,
    places: none,
    seed: none,
    choices: none,
    preference: none,
    conventions: none,
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

/** How each kind of field is read from JSON. */
type Readers = {
  readonly [K in FieldKind]: (json: Json, field: Field<K>, rules: EntryRules) => Reading<FieldKinds[K]>;
};

const readers: Readers = {
  matrix: (json, _, rules) => readMatrix(json, rules),
  operand: (json, _, rules) => readOperand(json, rules),
  lines: (json, _, rules) => readLines(json, rules),
  vector: (json, _, rules) => readVector(json, rules),
  vectors: (json, _, rules) => readVectors(json, rules),
  'optional-matrix': (json, _, rules) => (json.kind === 'null' ? accept(null) : readMatrix(json, rules)),
  texts: (json) => (json.kind === 'null' ? accept(null) : readTexts(json)),
  'optional-vector': (json, _, rules) => (json.kind === 'null' ? accept(null) : readVector(json, rules)),
  'optional-number': (json, _, rules) => (json.kind === 'null' ? accept(null) : readSingle(json, rules)),
  number: (json, _, rules) => readSingle(json, rules),
  integer: (json, field) => readInteger(json, field),
  position: (json) => readPosition(json),
  'optional-position': (json) => (json.kind === 'null' ? accept(null) : readPosition(json)),
  positions: (json) => readPositions(json),
  selection: (json) => readSelection(json),
  choice: (json, field) => readChoice(json, field),
  flag: (json) => readFlag(json),
  name: (json) => readName(json),
  places: (json, field) => (json.kind === 'null' ? accept(null) : readInteger(json, field)),
  seed: (json, field) => readInteger(json, field),
  choices: (json, field) => readChoices(json, field),
  preference: (json) => (json.kind === 'null' ? accept(null) : readFlag(json)),
  conventions: (json, field) => readConventions(json, field),
};

function readField<K extends FieldKind>(json: Json, field: Field<K>, rules: EntryRules): Reading<FieldKinds[K]> {
  return readers[field.kind](json, field, rules);
}
