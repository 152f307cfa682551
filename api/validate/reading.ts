// Readings: the outcome of reading one field.

import type { ValueError } from './field-error.ts';

export type Reading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ValueError };

export function accept<Value>(value: Value): Reading<Value> {
  return { ok: true, value };
}

export function refuse(
  type: string,
  msg: string,
  ...at: readonly string[]
): { readonly ok: false; readonly error: ValueError } {
  return { ok: false, error: { at, msg, type } };
}
