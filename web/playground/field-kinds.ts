// The kinds of fields: how each makes a draft of a value, and JSON of a draft.

import type { Field } from '../service/catalogue.ts';
import type { Draft } from './field-draft.ts';
import { readEntry, tidyEntry } from '@matrixsteps/notation/pasting/entry.ts';

/** A problem inside one field: its path, and a sentence. */
interface DraftProblem {
  readonly at: readonly string[];
  readonly msg: string;
}

type Written =
  | { readonly kind: 'json'; readonly json: string }
  /** An empty draft is left out of the body. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'problems'; readonly problems: readonly DraftProblem[] };

interface KindFacts {
  /** The draft of a JSON value; of null, an empty one. */
  readonly draft: (value: unknown) => Draft;
  readonly write: (draft: Draft, field: Field) => Written;
}

const kinds = {
  matrix: { draft: gridOf, write: writeNumbers },
  operand: { draft: (value) => (Array.isArray(value) ? gridOf(value) : textOf(value)), write: writeNumbers },
  lines: {
    draft: (value) => (isList(value) ? listOf(value) : gridOf(value)),
    write: writeNumbers,
  },
  vector: { draft: listOf, write: writeNumbers },
  vectors: { draft: gridOf, write: writeNumbers },
  'optional-matrix': { draft: gridOf, write: writeNumbers },
  texts: { draft: linesOf, write: writeLines },
  'optional-vector': { draft: listOf, write: writeNumbers },
  'optional-number': { draft: textOf, write: writeNumbers },
  number: { draft: textOf, write: writeNumbers },
  choice: { draft: textOf, write: writeText },
  flag: { draft: textOf, write: (draft) => json(textIn(draft) === 'true' ? 'true' : 'false') },
  name: { draft: textOf, write: writeText },
  integer: { draft: textOf, write: writeInteger },
  position: { draft: textOf, write: writeInteger },
  'optional-position': { draft: textOf, write: writeInteger },
  places: { draft: textOf, write: writeInteger },
  seed: { draft: textOf, write: writeInteger },
  positions: { draft: textOf, write: writePositions },
  selection: { draft: textOf, write: writeSelection },
  choices: { draft: textOf, write: writeChoices },
} satisfies { readonly [kind: string]: KindFacts };

export type Kind = keyof typeof kinds;

const facts: { readonly [K in Kind]: KindFacts } = kinds;

export function isKind(kind: string): kind is Kind {
  return Object.hasOwn(facts, kind);
}

export function draftOf(field: Field, value: unknown): Draft {
  return isKind(field.kind) ? facts[field.kind].draft(value) : textOf(value);
}

/** The draft as JSON; absent where it is the default of the field. */
export function writeDraft(field: Field, draft: Draft): Written {
  if (!isKind(field.kind)) return { kind: 'absent' };
  if (!field.required && isFallback(field, draft)) return { kind: 'absent' };
  if (draft.kind === 'text' && draft.text.trim() === '') {
    return field.required ? problem('is needed') : { kind: 'absent' };
  }
  if (isBlank(draft)) return field.required ? problem('is empty') : { kind: 'absent' };
  return facts[field.kind].write(draft, field);
}

/** Whether nothing stands in any cell. */
function isBlank(draft: Draft): boolean {
  if (draft.kind === 'text') return false;
  return draft.cells.flat().every((text) => text.trim() === '');
}

export function isFallback(field: Field, draft: Draft): boolean {
  return JSON.stringify(draft) === JSON.stringify(draftOf(field, field.fallback));
}

function textIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'object' && value !== null && 'text' in value) return textIn(value.text);
  return '';
}

function textOf(value: unknown): Draft {
  return { kind: 'text', text: Array.isArray(value) ? value.map(textIn).join(', ') : textIn(value) };
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0 && !value.some(Array.isArray);
}

/** The texts of a list, each on a line of its own. */
function linesOf(value: unknown): Draft {
  return { kind: 'text', text: Array.isArray(value) ? value.map(textIn).join('\n') : textIn(value) };
}

/** Two empty cells where the value is no list. */
function listOf(value: unknown): Draft {
  return { kind: 'list', cells: isList(value) ? value.map(textIn) : ['', ''] };
}

/** Two rows of two empty cells where the value is no matrix. */
function gridOf(value: unknown): Draft {
  const rows = Array.isArray(value) ? value : [];
  const cells = rows.map((row) => (Array.isArray(row) ? row.map(textIn) : [textIn(row)]));
  const isMatrix = cells.length > 0 && cells.every(({ length }) => length > 0 && length === cells[0]?.length);
  return { kind: 'grid', cells: isMatrix ? cells : emptyGrid };
}

const emptyGrid = [
  ['', ''],
  ['', ''],
] as const;

function json(text: string): Written {
  return { kind: 'json', json: text };
}

function problem(msg: string, ...at: readonly string[]): Written {
  return { kind: 'problems', problems: [{ at, msg }] };
}

/** Numbers keep the digits that they were typed with. */
function writeNumbers(draft: Draft): Written {
  if (draft.kind === 'text') {
    const entry = readEntry(draft.text);
    return entry.kind === 'number' ? json(entry.json) : problem(problemOf(draft.text));
  }
  const problems: DraftProblem[] = [];
  const writeLine = (cells: readonly string[], ...at: readonly string[]): string => {
    const entries = cells.map((text, place) => {
      const entry = readEntry(text);
      if (entry.kind === 'number') return entry.json;
      // As in a spreadsheet.
      if (entry.kind === 'empty') return '0';
      problems.push({ at: [...at, String(place)], msg: problemOf(text) });
      return '';
    });
    return `[${entries.join(', ')}]`;
  };
  const written =
    draft.kind === 'list'
      ? writeLine(draft.cells)
      : `[${draft.cells.map((row, place) => writeLine(row, String(place))).join(', ')}]`;
  return problems.length === 0 ? json(written) : { kind: 'problems', problems };
}

/** A clause about an entry that cannot be read; empty for one that can. */
export function problemOf(text: string): string {
  const entry = readEntry(text);
  if (entry.kind === 'number') return '';
  if (entry.kind === 'empty') return 'is empty';
  const shown = text.trim();
  return `“${shown.length > 24 ? `${shown.slice(0, 24)}…` : shown}” ${entry.reason}`;
}

function writeLines(draft: Draft): Written {
  const lines = textIn(draft)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return json(JSON.stringify(lines));
}

function writeText(draft: Draft): Written {
  return json(JSON.stringify(textIn(draft)));
}

const wholeNumber = /^[+-]?\d{1,15}$/;

function writeInteger(draft: Draft, { minimum, maximum }: Field): Written {
  const text = tidyEntry(textIn(draft));
  if (!wholeNumber.test(text)) return problem('must be a whole number');
  const value = Number(text);
  if (minimum !== null && value < minimum) return problem(`must be ${minimum} or more`);
  if (maximum !== null && value > maximum) return problem(`must be ${maximum} or less`);
  return json(String(value));
}

function writePositions(draft: Draft): Written {
  const parts = tidyEntry(textIn(draft))
    .split(/[\s,;]+/)
    .filter((part) => part !== '');
  if (parts.length === 0 || !parts.every((part) => wholeNumber.test(part))) {
    return problem('must be a whole number, or several with commas between them');
  }
  const values = parts.map((part) => String(Number(part)));
  return json(values.length === 1 ? (values[0] ?? '') : `[${values.join(', ')}]`);
}

const slice = /^([+-]?\d{1,15})?\s*:\s*([+-]?\d{1,15})?\s*(?::\s*([+-]?\d{1,15})?)?$/;

function writeSelection(draft: Draft, field: Field): Written {
  const text = tidyEntry(textIn(draft));
  if (!text.includes(':')) {
    const written = writePositions(draft);
    return written.kind === 'json'
      ? written
      : problem('must be a position such as 2, several such as 1, 3, or a range such as 1:3');
  }
  if (!slice.test(text)) return problem('must be a range such as 1:3 or 1:5:2');
  const isAll = text === field.fallback;
  return isAll ? { kind: 'absent' } : json(JSON.stringify(text));
}

function writeChoices(draft: Draft, { permitted }: Field): Written {
  const chosen = textIn(draft).split(', ');
  return json(JSON.stringify(permitted.map(([value]) => value).filter((value) => chosen.includes(value))));
}
