// Looking up: arguments that hold no mathematics, read as api/ reads fields, and the answer that follows from them.

import type { FieldValues } from '@matrixsteps/engine/catalogue/field.ts';
import type { Json } from '@matrixsteps/api/parse/json.ts';
import { scan } from '@matrixsteps/api/parse/scan.ts';
import { replyOf, type PreparedRequest, type ValidationFailure } from '@matrixsteps/api/execute/prepare.ts';
import { type DeclaredFields } from '@matrixsteps/api/endpoints/declared-fields.ts';
import { readFields } from '@matrixsteps/api/validate/body.ts';
import { type FieldError, notAnObject, notJson, validationBody } from '@matrixsteps/api/validate/field-error.ts';
import type { JsonText } from '@matrixsteps/api/serialize/json.ts';

/** What a call is answered with, and the nanoseconds that it is expected to take. */
export interface Lookup {
  readonly fields: DeclaredFields;
  readonly nanoseconds: (given: FieldValues) => number;
  readonly reply: (given: FieldValues) => JsonText;
}

export function prepareLookup(
  { fields, nanoseconds, reply }: Lookup,
  bytes: Uint8Array,
): PreparedRequest | ValidationFailure {
  const read = membersOf(bytes);
  if ('entry' in read) return refusalOf([read.entry]);
  const readings = readFields(read.members, fields, { texts: true, root: null });
  if (!readings.isValid) return refusalOf(fields.all.flatMap((field) => readings.errorOf(field) ?? []));
  const { values: given } = readings;
  return { kind: 'prepared', nanoseconds: nanoseconds(given), run: () => replyOf(reply(given), null) };
}

/** The members of the object that the bytes are; or what is wrong with them. */
export function membersOf(
  bytes: Uint8Array,
): { readonly members: ReadonlyMap<string, Json> } | { readonly entry: FieldError } {
  const json = scan(bytes);
  if (json.kind === 'malformed') return { entry: notJson(json.offset, json.line, json.column, json.reason) };
  return json.kind === 'object' ? { members: json.members } : { entry: notAnObject() };
}

export function refusalOf(entries: readonly FieldError[]): ValidationFailure {
  return { kind: 'invalid', status: 422, body: Buffer.from(validationBody(entries)) };
}
