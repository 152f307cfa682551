// The fields that the body of an endpoint may have.

import type { AnyField } from '@matrixsteps/engine/catalogue/field.ts';

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
