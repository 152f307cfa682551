// Links into the playground, with the question in the fragment.

import { writeFragment } from '../playground/address.ts';
import { inputFromBody } from '../playground/draft.ts';
import type { Body } from '../service/answers.ts';
import type { PublishedOperation } from '../service/catalogue.ts';

/** The playground with a body of the operation filled in. */
export function playgroundLink(operation: PublishedOperation, body: Body): string {
  const { fields, options } = operation;
  const listed = { ...operation, fields: fields.map(({ name }) => name), example: body };
  return `/playground#${writeFragment(inputFromBody(listed, [...fields, ...options], body))}`;
}

/** The playground with a matrix, for operations that need no more than one. */
export function matrixLink(operation: string, rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(encodeURIComponent).join(',')).join(';');
  return `/playground#operation=${encodeURIComponent(operation)}&a=${cells.replaceAll('%2F', '/')}`;
}
