// Given answers: what a student wrote, read from the arguments of a call as the kind of answer that its operation has.

import { singleKind } from '@matrixsteps/api/answers/answer-forms.ts';
import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import { type Given, readAnswer } from '@matrixsteps/api/student-answers/given-parts.ts';
import { withSources } from '@matrixsteps/api/student-answers/number-sources.ts';
import type { FieldError } from '@matrixsteps/api/validate/field-error.ts';

export type ArgumentAnswer =
  | { readonly kind: 'missing' }
  | { readonly kind: 'answer'; readonly given: Exclude<Given, { readonly kind: 'unread' }> }
  | { readonly kind: 'unreadable'; readonly entry: FieldError };

/** The member `name` of the JSON object of a call. `operationNamed` gives the operation of a name. */
export function argumentAnswer(
  bytes: Uint8Array,
  name: string,
  operationNamed: (name: unknown) => Operation | null,
): ArgumentAnswer {
  const body = withSources(Buffer.from(bytes).toString());
  const member = (key: string): unknown =>
    typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined;
  const value = member(name);
  if (value === undefined) return { kind: 'missing' };
  const operation = operationNamed(member('operation'));
  const given = readAnswer(value, operation === null ? null : singleKind(operation), operation?.members ?? []);
  if (given.kind !== 'unread') return { kind: 'answer', given };
  const { row, column, text, reason } = given.part;
  const at = row === null || column === null ? [] : [String(row - 1), String(column - 1)];
  const msg = `value is not a valid list: ${JSON.stringify(text)} is not read: ${reason}`;
  return { kind: 'unreadable', entry: { loc: ['body', name, ...at], msg, type: 'type_error.list' } };
}
