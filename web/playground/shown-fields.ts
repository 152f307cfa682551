// Which fields of an operation the page shows, in which order.

import type { Field, ListedOperation } from '../service/catalogue.ts';
import { isKind } from './field-kinds.ts';

/** Options that change nothing that the page shows. */
const leftOut: { readonly [name: string]: string } = {
  result_name: 'the page shows no names of members',
  response_profile: 'the page shows everything',
  include: 'the page shows everything',
  steps_output_formats: 'the page has its own',
  steps_extra_formats: 'the page has its own',
};

interface Published {
  readonly fields: { readonly [key: string]: Field };
  readonly options: readonly string[];
}

/** The fields of the operation, then the options of all operations; fields of unknown kinds are left out. */
export function shownFields({ fields, options }: Published, operation: ListedOperation): readonly Field[] {
  return [...operation.fields, ...options]
    .flatMap((key) => fields[key] ?? [])
    .filter(({ name, kind }) => isKind(kind) && !Object.hasOwn(leftOut, name));
}

/** Inputs stand beside the matrix, and so does the first choice of the operation: the way of working. */
export function isUpFront(field: Field, operation: ListedOperation, published: Published): boolean {
  if (field.category === 'input') return true;
  const isOwn = operation.fields.some((key) => published.fields[key] === field);
  return isOwn && field.kind === 'choice';
}
