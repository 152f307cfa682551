// Readings: the outcome of reading one field.

import type { Fault } from './entry.ts';

export type Reading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Fault };

export function accept<Value>(value: Value): Reading<Value> {
  return { ok: true, value };
}

export function refuse(
  type: string,
  msg: string,
  ...at: readonly string[]
): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault: { at, msg, type } };
}
