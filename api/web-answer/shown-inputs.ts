// The inputs of a question as short texts, for a picture of it: each entry as it was written.

import type { FieldKind } from '@matrixsteps/engine/catalogue/field.ts';
import type { Endpoint } from '../endpoints/endpoints.ts';

/** A number is a table with one cell, and so is a line of text. */
export interface ShownInput {
  /** Empty for lines that speak for themselves, such as equations. */
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  readonly isMatrix: boolean;
}

/** What holds the mathematics of a question; the other kinds are options. */
const inputKinds: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'matrix',
  'operand',
  'lines',
  'vector',
  'vectors',
  'optional-matrix',
  'texts',
  'optional-vector',
  'optional-number',
  'number',
  'integer',
]);

/** Matrices are called by capital letters. */
function nameOf(field: string): string {
  return field.length === 1 && !['u', 'v', 'x', 'k', 'n', 'p'].includes(field)
    ? field.toUpperCase()
    : field.replaceAll('_', ' ');
}

/** Numbers in JSON keep the digits that were sent. */
function asTexts(_name: string, part: unknown, { source }: { readonly source?: string } = {}): unknown {
  return typeof part === 'number' && source !== undefined ? source : part;
}

function entryText(entry: unknown): string {
  return typeof entry === 'string' ? entry : JSON.stringify(entry);
}

/** `body` is canonical, as a short link keeps it. */
export function shownInputs(endpoint: Endpoint, body: string): readonly ShownInput[] {
  const members = new Map(Object.entries(JSON.parse(body, asTexts)));
  const options = new Set(endpoint.parameters.map(({ name }) => name));
  return endpoint.fields.flatMap(({ name, kind }): readonly ShownInput[] => {
    const value: unknown = members.get(name);
    if (options.has(name) || !inputKinds.has(kind) || value === undefined || value === null) return [];
    if (!Array.isArray(value)) return [{ name: nameOf(name), rows: [[entryText(value)]], isMatrix: false }];
    const lines: readonly unknown[] = value;
    if (lines.every((line) => Array.isArray(line))) {
      return [{ name: nameOf(name), rows: lines.map((line) => line.map(entryText)), isMatrix: true }];
    }
    const texts = lines.map(entryText);
    // Equations stand below each other, the entries of a vector beside each other.
    if (kind === 'texts') return [{ name: '', rows: texts.map((line) => [line]), isMatrix: false }];
    return [{ name: nameOf(name), rows: [texts], isMatrix: true }];
  });
}
