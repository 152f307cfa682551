// Answers of several parts as somebody gave them: an object with some of the parts that the operation names.

import type { AnswerMember } from '@matrixsteps/engine/catalogue/answer.ts';
import { readVectors } from '@matrixsteps/notation/answers/read-vectors.ts';
import type { Laid, SingleKind } from '../answers/answer-form.ts';
import {
  excerptOf,
  type GivenAnswer,
  type GivenEntry,
  readBack,
  readGivenAnswer,
  type UnreadPart,
  writtenText,
} from './given-answer.ts';
import { entriesIn } from './written/entries.ts';

/** A part as it was given; vectors and lists of positions are rows, of which there may be none. */
export type GivenPart =
  | { readonly kind: 'numbers'; readonly laid: Laid<GivenEntry> }
  | { readonly kind: 'lists'; readonly rows: readonly (readonly GivenEntry[])[] }
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'truth'; readonly value: boolean }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'parts'; readonly parts: GivenParts }
  /** Several structures, in any order. `areValues`: each is the first of its parts alone, and may stand there more than once. */
  | { readonly kind: 'structures'; readonly items: readonly GivenParts[]; readonly areValues: boolean };

export type GivenParts = ReadonlyMap<string, GivenPart>;

type PartsReading =
  | { readonly kind: 'parts'; readonly parts: GivenParts }
  | { readonly kind: 'unread'; readonly part: UnreadPart };

/** What somebody gave, whole or in parts. */
export type Given = GivenAnswer | PartsReading;

/**
 * Reads an answer as `readGivenAnswer` does, or in parts where it is an object. `expected` and `members` are those of the operation; null
 * and none where it is not known.
 */
export function readAnswer(value: unknown, expected: SingleKind | null, members: Members): Given {
  return members.length > 0 && isData(value) ? readGivenParts(value, members) : readGivenAnswer(value, expected);
}

type PartReading = GivenPart | { readonly kind: 'unread'; readonly part: UnreadPart };

type Members = readonly AnswerMember[];

interface Data {
  readonly [key: string]: unknown;
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads the parts that are there. Others than the operation names, and none at all, are not understood. */
function readGivenParts(value: Data, members: Members): PartsReading {
  const names = members.map(({ key }) => key);
  const strange = Object.keys(value).find((key) => !names.includes(key));
  if (strange !== undefined || Object.keys(value).length === 0) {
    const what =
      strange === undefined ? 'no part is given' : `${JSON.stringify(strange.slice(0, 64))} is no part of it`;
    return unread(value, `${what}; its parts are ${names.join(', ')}`);
  }
  const parts = new Map<string, GivenPart>();
  for (const member of members) {
    if (!Object.hasOwn(value, member.key)) continue;
    const part = readPart(value[member.key], member);
    if (part.kind === 'unread') return { kind: 'unread', part: { ...part.part, part: nameIn(member.key, part.part) } };
    parts.set(member.key, part);
  }
  return { kind: 'parts', parts };
}

/** Parts of parts are named one after the other: `permutation-sign.cycles`. */
function nameIn(key: string, { part }: UnreadPart): string {
  return part === undefined ? key : `${key}.${part}`;
}

function readPart(value: unknown, { kind, members, words }: AnswerMember): PartReading {
  if (value === null) return { kind: 'nothing' };
  switch (kind) {
    case 'structure':
      return isData(value) ? readGivenParts(value, members) : unread(value, 'an object with its parts is expected');
    case 'structures':
      return readStructures(value, members);
    case 'word':
      return typeof value === 'string'
        ? { kind: 'word', text: value.trim() }
        : unread(value, `${oneOf(words)} is expected`);
    case 'truth':
      return readTruth(value);
    case 'vectors':
      return typeof value === 'string' ? readVectorText(value) : readLists(value);
    case 'positionLists':
      return readLists(value);
    case 'positions':
    case 'vector':
      return Array.isArray(value) && value.length === 0 ? NO_ENTRIES : numbersOf(readGivenAnswer(value, 'vector'));
    default:
      return numbersOf(readGivenAnswer(value, kind));
  }
}

/** A list of objects, or of the values of their first part: [2, 3, 3] for eigenvalues. */
function readStructures(value: unknown, members: Members): PartReading {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  const areValues = !items.some(isData);
  const read: GivenParts[] = [];
  for (const item of items) {
    const found = isData(item)
      ? readGivenParts(item, members)
      : areValues
        ? readGivenParts({ [members[0].key]: item }, members)
        : unread(item, `an object with ${members.map(({ key }) => key).join(', ')} is expected`);
    if (found.kind === 'unread') return found;
    read.push(found.parts);
  }
  return { kind: 'structures', items: read, areValues };
}

/** `(1, 0), (0, 1)`, and other ways to write vectors on one line. */
function readVectorText(value: string): PartReading {
  const read = readVectors(value);
  if (read.kind === 'unread') return unread(value, read.sentence.replace(/\.$/, ''));
  const entries = entriesIn(read.vectors);
  return entries.kind === 'unread' ? entries : { kind: 'lists', rows: entries.rows };
}

const NO_ENTRIES: GivenPart = { kind: 'numbers', laid: { form: 'list', rows: [[]] } };

function oneOf(words: readonly string[]): string {
  return words.length === 0 ? 'a word' : words.join(' or ');
}

const YES: ReadonlySet<unknown> = new Set([true, 'true', 'yes']);
const NO: ReadonlySet<unknown> = new Set([false, 'false', 'no']);

function readTruth(value: unknown): PartReading {
  const given = typeof value === 'string' ? value.trim().toLowerCase() : value;
  return YES.has(given) || NO.has(given)
    ? { kind: 'truth', value: YES.has(given) }
    : unread(value, 'true or false is expected');
}

/** A list of lists, which may have different lengths; a text such as "1 2; 3 4" has rows of one length. */
function readLists(value: unknown): PartReading {
  if (!Array.isArray(value)) {
    const read = readGivenAnswer(value, 'matrix');
    return read.kind === 'read' ? { kind: 'lists', rows: read.laid.rows } : notRead(read);
  }
  const items: readonly unknown[] = value;
  // A list of one vector may be written as that vector.
  if (items.length > 0 && !items.some((item) => Array.isArray(item))) {
    const read = readGivenAnswer(items, 'vector');
    return read.kind === 'read' ? { kind: 'lists', rows: read.laid.rows } : notRead(read);
  }
  const rows: (readonly GivenEntry[])[] = [];
  for (const [index, item] of items.entries()) {
    const read = readGivenAnswer(item, 'vector');
    if (read.kind !== 'read') return notRead(read, index + 1);
    rows.push(...read.laid.rows);
  }
  return { kind: 'lists', rows };
}

function numbersOf(read: GivenAnswer): PartReading {
  return read.kind === 'read' ? { kind: 'numbers', laid: read.laid } : notRead(read);
}

function notRead(read: GivenAnswer, row: number | null = null): PartReading {
  if (read.kind !== 'unread') throw new Error('parts are read one by one');
  return { kind: 'unread', part: row === null || read.part.row === null ? read.part : { ...read.part, row } };
}

function unread(value: unknown, reason: string): { readonly kind: 'unread'; readonly part: UnreadPart } {
  return { kind: 'unread', part: { row: null, column: null, text: excerptOf(value), reason } };
}

/** What was read, as exact texts in the form of each part. */
export interface PartsReadBack {
  readonly [key: string]:
    | string
    | boolean
    | null
    | readonly string[]
    | readonly (readonly string[])[]
    | PartsReadBack
    | readonly PartsReadBack[];
}

export function partsReadBack(parts: GivenParts): PartsReadBack {
  return Object.fromEntries([...parts].map(([key, part]) => [key, partReadBack(part)]));
}

function partReadBack(part: GivenPart): PartsReadBack[string] {
  switch (part.kind) {
    case 'numbers':
      return part.laid.rows[0].length === 0 ? [] : readBack(part.laid);
    case 'lists':
      return part.rows.map((row) => row.map(({ value }) => writtenText(value)));
    case 'word':
      return part.text;
    case 'truth':
      return part.value;
    case 'nothing':
      return null;
    case 'parts':
      return partsReadBack(part.parts);
    case 'structures':
      return part.items.map(partsReadBack);
  }
}
