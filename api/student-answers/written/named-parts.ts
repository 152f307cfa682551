// Answers of several parts that are written as one: by the names of the parts, or as a value that says only one of them.

import type { Asked, AskedField } from '@matrixsteps/engine/catalogue/asked.ts';
import { readParts } from '@matrixsteps/notation/answers/read-parts.ts';
import { excerptOf, type UnreadPart } from '../given-answer.ts';

export type NamedParts =
  | { readonly kind: 'named'; readonly parts: { readonly [part: string]: unknown } }
  /** It has no names, and says one part alone, or nobody knows which. */
  | { readonly kind: 'unnamed'; readonly part: UnreadPart }
  | { readonly kind: 'unread'; readonly part: UnreadPart };

/** Reads what is not an object as the parts that are asked for; null where the whole is asked for, or one part of numbers. */
export function partsWritten(value: unknown, asked: Asked): NamedParts | null {
  const { fields, notation, impossible } = asked;
  if (notation !== null || fields.some(({ part }) => part === null)) return null;
  const [{ form }] = fields;
  if (fields.length === 1) return form.kind === 'choice' ? chosen(value, fields[0], form.words) : null;
  const named = fields.flatMap(({ part, label }) => (part === null ? [] : [{ part, names: namesOf(part, label) }]));
  const text = typeof value === 'string' ? value : '';
  if (impossible !== null && IMPOSSIBLE.test(text)) {
    return { kind: 'named', parts: Object.fromEntries(named.map(({ part }) => [part, null])) };
  }
  const parts = readParts(text, named);
  const missing = parts === null ? [] : named.filter(({ part }) => !parts.has(part));
  if (parts !== null && missing.length === 0) return { kind: 'named', parts: Object.fromEntries(parts) };
  const lines = fields.every((field) => field.form.kind === 'line') ? text.split(/[,;]/) : [];
  if (parts === null && lines.length === fields.length && lines.every((line) => NUMBER.test(line))) {
    return { kind: 'named', parts: Object.fromEntries(named.map(({ part }, k) => [part, lines[k]])) };
  }
  const wanted = `write ${named.map(({ names }) => `${names[0]} = …`).join(', ')}`;
  if (parts === null) return { kind: 'unnamed', part: unread(value, `it has several parts; ${wanted}`) };
  const what = missing.map(({ names }) => names[0]).join(' and ');
  return { kind: 'unread', part: unread(value, `${what} ${missing.length === 1 ? 'is' : 'are'} missing; ${wanted}`) };
}

/** The name that is shown stands first: the label of the form. */
function namesOf(part: string, label: string): readonly string[] {
  const shown = label.length < 3 ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  const short = shown.replace(/^basis of the /, '');
  return [...new Set([shown, part, short, ...(part === 'S' ? ['Σ'] : [])])];
}

/** That there is no such factorization. */
const IMPOSSIBLE = /^[^\d=]*(?:\bnot\b|\bno\b|cannot|can't|impossible|none|defective|does not exist)[^\d=]*$/i;

const NUMBER = /^\s*[-+−]?\s*\d+(?:[./]\d+)?\s*$/;

function chosen(value: unknown, { part }: AskedField, words: readonly string[]): NamedParts | null {
  if (part === null) return null;
  const text = String(value)
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '')
    .replace(/^(?:(?:it|a|the matrix) (?:is )?|=\s*)/, '')
    .replaceAll(/[\s‐-]+/g, '-');
  return words.includes(text)
    ? { kind: 'named', parts: { [part]: text } }
    : { kind: 'unread', part: unread(value, `write ${orList(words.map((word) => word.replaceAll('-', ' ')))}`) };
}

function orList(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

function unread(value: unknown, reason: string): UnreadPart {
  return { row: null, column: null, text: excerptOf(value), reason };
}
