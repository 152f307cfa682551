// Given answers: what a student wrote, read from the arguments of a call.

import type { Laid } from '@matrixsteps/api/answers/answer-form.ts';
import type { FieldError } from '@matrixsteps/api/validate/field-error.ts';
import { type GivenEntry, readGiven } from './answer-comparison.ts';
import { withSources } from './exact-texts.ts';

export type GivenAnswer =
  | { readonly kind: 'missing' }
  | { readonly kind: 'answer'; readonly laid: Laid<GivenEntry> }
  | { readonly kind: 'unreadable'; readonly entry: FieldError };

/** The member of this name of the JSON object. */
export function givenAnswer(bytes: Uint8Array, name: string): GivenAnswer {
  const body = withSources(Buffer.from(bytes).toString());
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  if (value === undefined) return { kind: 'missing' };
  const laid = laidOut(value);
  return typeof laid === 'string'
    ? { kind: 'unreadable', entry: { loc: ['body', name], msg: laid, type: 'type_error.list' } }
    : { kind: 'answer', laid };
}

/** The entries as they are laid out; or what is wrong with them. */
function laidOut(value: unknown): Laid<GivenEntry> | string {
  if (!Array.isArray(value)) {
    const entry = readEntry(value);
    return typeof entry === 'string' ? entry : { form: 'number', rows: [[entry]] };
  }
  const items: readonly unknown[] = value;
  if (items.length === 0) return 'value is not a valid list: it is empty';
  const form = items.some((item) => Array.isArray(item)) ? 'matrix' : 'list';
  const rows: GivenEntry[][] = [];
  for (const row of form === 'matrix' ? items : [items]) {
    if (!Array.isArray(row)) return 'value is not a valid list: some rows are lists and others are not';
    const entries: GivenEntry[] = [];
    for (const item of row) {
      const entry = readEntry(item);
      if (typeof entry === 'string') return entry;
      entries.push(entry);
    }
    rows.push(entries);
  }
  if (rows.some(({ length }) => length !== rows[0].length)) {
    return 'value is not a valid list: its rows have different lengths';
  }
  return { form, rows };
}

function readEntry(value: unknown): GivenEntry | string {
  const entry = typeof value === 'string' ? readGiven(value) : null;
  const shown = JSON.stringify(value) ?? 'nothing';
  return (
    entry ??
    `value is not a valid list: ${shown.slice(0, 40)} is not a number; write a number, or text such as "2/3" or "sqrt(5)"`
  );
}
