// The fragment of the address holds the whole input, so that a link restores it: `#operation=trace&a=1,2;3,4`

import type { Field, ListedOperation } from '../service/catalogue.ts';
import { exampleOf, type PlaygroundInput } from './draft.ts';
import type { Cells, Draft } from './field-draft.ts';
import { draftOf, isFallback, isKind } from './field-kinds.ts';

/** Longer ones are refused by some browsers and most messengers. */
export const longestFragment = 16_000;

/** The fragment without `#`; fields that have their default are left out. */
export function writeFragment({ operation, fields, drafts }: PlaygroundInput): string {
  const members = fields.flatMap((field) => {
    const draft = drafts[field.name];
    if (draft === undefined || (!field.required && isFallback(field, draft))) return [];
    return [`${escaped(field.name)}=${writeValue(field, draft)}`];
  });
  return [`operation=${escaped(operation.id)}`, ...members].join('&');
}

/** Matrices: commas between the cells of a row, semicolons between rows. */
function writeValue({ kind }: Field, draft: Draft): string {
  if (draft.kind === 'list') return draft.cells.map(escaped).join(',');
  if (draft.kind === 'text')
    return kind === 'operand' ? escaped(draft.text) : escaped(draft.text).replaceAll('%2C', ',');
  const rows = draft.cells.map((row) => row.map(escaped).join(',')).join(';');
  // A semicolon marks a matrix where the field also takes a number or a single line.
  const isPlain = kind === 'matrix' || (rows.includes(';') && !rows.endsWith(';'));
  return isPlain ? rows : `${rows};`;
}

/** Characters that need no escape in a fragment; those that this format uses are not among them. */
function escaped(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(/%(2F|3A|2B|40|24)/g, (code) => decodeURIComponent(code));
}

interface Restored {
  readonly input: PlaygroundInput;
  /** The parts of the link that cannot be used; empty where all can. */
  readonly damage: readonly string[];
}

interface Listing {
  readonly operations: readonly ListedOperation[];
  readonly fieldsOf: (operation: ListedOperation) => readonly Field[];
}

/** The input that a fragment holds; null where it names no known operation. Damaged fields get the values of the example. */
export function readFragment(fragment: string, { operations, fieldsOf }: Listing): Restored | null {
  const members = fragment
    .replace(/^#/, '')
    .split('&')
    .filter((member) => member !== '')
    .map(splitMember);
  const id = unescaped(members.find(([name]) => name === 'operation')?.[1] ?? '');
  const operation = operations.find((each) => each.id === id);
  if (operation === undefined) return null;
  const fields = fieldsOf(operation);
  // A link that names nothing but an operation leads to the whole example.
  if (members.length === 1) return { input: exampleOf(operation, fields), damage: [] };
  return restore(exampleShape(operation, fields), members);
}

/** Required fields have the values of the example, others their defaults: a link holds only what differs from these. */
function exampleShape(operation: ListedOperation, fields: readonly Field[]): PlaygroundInput {
  const { drafts } = exampleOf(operation, fields);
  const plain = fields.map((field) => {
    const example = drafts[field.name];
    return [field.name, field.required && example !== undefined ? example : draftOf(field, field.fallback)] as const;
  });
  return { operation, fields, drafts: Object.fromEntries(plain) };
}

function restore(example: PlaygroundInput, members: readonly (readonly [string, string])[]): Restored {
  const drafts: { [name: string]: Draft } = { ...example.drafts };
  const damage: string[] = [];
  for (const [written, value] of members) {
    const name = unescaped(written) ?? written;
    if (name === 'operation') continue;
    const field = example.fields.find((each) => each.name === name);
    const draft = field === undefined ? null : readValue(field, value);
    if (draft === null) damage.push(field?.label ?? name);
    else drafts[name] = draft;
  }
  return { input: { ...example, drafts }, damage };
}

function splitMember(member: string): readonly [name: string, value: string] {
  const sign = member.indexOf('=');
  return sign < 0 ? [member, ''] : [member.slice(0, sign), member.slice(sign + 1)];
}

function unescaped(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function readValue(field: Field, value: string): Draft | null {
  const isGrid =
    field.kind === 'matrix' ||
    field.kind === 'vectors' ||
    field.kind === 'optional-matrix' ||
    ((field.kind === 'operand' || field.kind === 'lines') && value.includes(';'));
  if (isGrid)
    return readGrid(field.kind === 'matrix' || field.kind === 'optional-matrix' ? value : value.replace(/;$/, ''));
  if (field.kind === 'lines' || field.kind === 'vector' || field.kind === 'optional-vector') return readList(value);
  if (field.kind === 'operand' && value.includes(',')) return readGrid(value);
  const text = unescaped(value);
  if (text === null || !isKind(field.kind)) return null;
  const isPermitted = field.kind !== 'choice' || field.permitted.some(([choice]) => choice === text);
  const isFlag = field.kind !== 'flag' || text === 'true' || text === 'false';
  return isPermitted && isFlag ? { kind: 'text', text } : null;
}

function readList(value: string): Draft | null {
  const cells = value.split(',').map(unescaped);
  return areRead(cells) ? { kind: 'list', cells } : null;
}

function readGrid(value: string): Draft | null {
  const rows: Cells[number][] = [];
  for (const line of value.split(';')) {
    const cells = line.split(',').map(unescaped);
    if (!areRead(cells) || cells.length !== (rows[0] ?? cells).length) return null;
    rows.push(cells);
  }
  return { kind: 'grid', cells: rows };
}

function areRead(cells: readonly (string | null)[]): cells is readonly string[] {
  return cells.every((cell) => cell !== null);
}
