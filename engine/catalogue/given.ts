// Given values: what the fields of a question hold, put in one by one and read back with their types.

import type { AnyField, Field, FieldKind, FieldKinds, FieldValues } from './field.ts';

type Values = { readonly [K in FieldKind]: Map<Field<K>, FieldKinds[K]> };

export interface GivenValues {
  /** @throws Error for a field that holds nothing */
  readonly given: FieldValues;
  set<K extends FieldKind>(field: Field<K>, value: FieldKinds[K]): void;
  /** Gives an absent field its fallback; false where it has none, because it is required. */
  leaveOut<K extends FieldKind>(field: { [P in K]: Field<P> }[K]): boolean;
}

export function givenValues(): GivenValues {
  const values: Values = {
    matrix: new Map(),
    operand: new Map(),
    lines: new Map(),
    vector: new Map(),
    vectors: new Map(),
    'optional-matrix': new Map(),
    texts: new Map(),
    'optional-vector': new Map(),
    'optional-number': new Map(),
    number: new Map(),
    integer: new Map(),
    position: new Map(),
    'optional-position': new Map(),
    positions: new Map(),
    selection: new Map(),
    choice: new Map(),
    flag: new Map(),
    name: new Map(),
    places: new Map(),
    seed: new Map(),
    choices: new Map(),
    preference: new Map(),
    conventions: new Map(),
  };
  const set = <K extends FieldKind>(field: Field<K>, value: FieldKinds[K]): void => {
    values[field.kind].set(field, value);
  };
  return {
    given: (field) => {
      const value = values[field.kind].get(field);
      if (value === undefined)
        throw new Error(`the field ${field.name} was not read: the operation does not declare it in its body`);
      return value;
    },
    set,
    leaveOut: <K extends FieldKind>(field: { [P in K]: Field<P> }[K]) => {
      if (field.fallback === undefined) return false;
      set<K>(field, field.fallback);
      return true;
    },
  };
}

/** One value for one field, and the fallbacks of the others. */
export function givenOne<K extends FieldKind>(
  fields: readonly AnyField[],
  field: Field<K>,
  value: FieldKinds[K],
): FieldValues {
  const values = givenValues();
  for (const other of fields) values.leaveOut(other);
  values.set(field, value);
  return values.given;
}
