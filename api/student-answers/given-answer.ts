// Given answers: what somebody wrote, read as the kind of answer that is expected. Numbers may be JSON numbers or texts, lists and
// matrices may be JSON arrays or one text.

import { readFraction } from '@matrixsteps/engine/exact/decimal.ts';
import { multiplySums, type RootSum, rootSum, sumText } from '@matrixsteps/engine/exact/root-sum.ts';
import { exactText } from '@matrixsteps/engine/exact/scalar.ts';
import type { Laid, SingleKind } from '../answers/answer-form.ts';
import { readNumberText, readPolynomialText, type WrittenNumber } from './expression-text.ts';
import { withoutName } from './notation.ts';
import { readTableText } from './table-text.ts';

/** An entry as somebody wrote it. */
export interface GivenEntry {
  readonly text: string;
  readonly value: WrittenNumber;
  /** The decimal places that were written; null for a fraction, a root, a whole number, or one with an exponent. */
  readonly places: number | null;
}

/** What is not understood, and where, from 1; without a place where it is the whole. */
export interface UnreadPart {
  readonly row: number | null;
  readonly column: number | null;
  readonly text: string;
  readonly reason: string;
  /** The part of an answer of several parts in which it is: `basis`, `permutation-sign.cycles`. */
  readonly part?: string;
}

export type GivenAnswer =
  | { readonly kind: 'read'; readonly laid: Laid<GivenEntry> }
  | { readonly kind: 'unread'; readonly part: UnreadPart };

/** An answer has at most so many entries that are more than plain numbers: to read them takes long. */
export const MOST_EXPRESSIONS = 400;

/** A shorter text of one entry is read as an expression. */
const LONGEST_ENTRY = 400;

/** How reading goes on, over all entries. */
interface Reader {
  expressions: number;
}

/**
 * Reads an answer: a number as the text of its JSON literal, a text, or a list of these, or of lists of these. `expected` is the kind of
 * the right answer, which tells how a text is meant; null where it is not known.
 */
export function readGivenAnswer(value: unknown, expected: SingleKind | null): GivenAnswer {
  const reader: Reader = { expressions: 0 };
  if (typeof value === 'string') return readWhole(value, expected, reader);
  if (!Array.isArray(value)) return unreadWhole(value, 'it is neither a number, nor a text, nor a list');
  const items: readonly unknown[] = value;
  // The basis of the zero space.
  if (items.length === 0 && expected === 'structure') return { kind: 'read', laid: { form: 'list', rows: [[]] } };
  if (items.length === 0) return unreadWhole(value, 'it is empty');
  if (!items.some((item) => Array.isArray(item))) return readRows([items], 'list', reader);
  const rows: (readonly unknown[])[] = [];
  for (const item of items) {
    if (!Array.isArray(item)) return unreadWhole(value, 'some rows are lists and others are not');
    rows.push(item);
  }
  return readRows(rows, 'matrix', reader);
}

function unreadWhole(value: unknown, reason: string): GivenAnswer {
  return { kind: 'unread', part: { row: null, column: null, text: excerptOf(value), reason } };
}

export function excerptOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** One text for the whole answer. */
function readWhole(text: string, expected: SingleKind | null, reader: Reader): GivenAnswer {
  switch (expected) {
    case 'polynomial':
      return isBracketed(text) || !hasVariable(text) ? readTable(text, expected, reader) : readPolynomial(text);
    case 'shape':
      return readTable(
        text.replace(/^(?<rows>\s*[[(]?\s*\d+)\s*(?:[x×*]|by)\s*(?=\d)/i, '$<rows>, '),
        expected,
        reader,
      );
    case 'matrix':
    case 'vector':
    case 'structure':
      return readTable(text, expected, reader);
    default:
      return isBracketed(text) ? readTable(text, expected, reader) : readNumber(text, reader);
  }
}

/** Whether a text is written as a list or a table: square brackets, or LaTeX. */
function isBracketed(text: string): boolean {
  return /^\s*(?:\$\s*)?(?:\\left\s*)?(?:\[|\\begin)/.test(text);
}

/** Whether a letter stands for something: coefficients are written without. */
function hasVariable(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/sqrt|[dt]?frac/g, ''));
}

function readNumber(text: string, reader: Reader): GivenAnswer {
  const entry = readEntry(text, reader);
  return 'reason' in entry
    ? unreadWhole(text, entry.reason)
    : { kind: 'read', laid: { form: 'number', rows: [[entry]] } };
}

function readPolynomial(text: string): GivenAnswer {
  const reading = readPolynomialText(text);
  if (reading.kind === 'unread') return unreadWhole(text, reading.reason);
  const row = reading.value.map(
    (sum): GivenEntry => ({ text: sumText(sum), value: { kind: 'sum', sum }, places: null }),
  );
  return { kind: 'read', laid: { form: 'list', rows: [row] } };
}

function readTable(text: string, expected: SingleKind | null, reader: Reader): GivenAnswer {
  const { factor, rest } = factorBefore(text);
  const reading = readTableText(
    rest,
    expected === 'matrix' || expected === 'structure' || expected === null ? 'table' : 'list',
  );
  if (reading.kind === 'unread') return unreadWhole(text, reading.reason);
  const { rows, hasRows } = reading;
  if (rows.length === 1 && rows[0].length === 1 && !isBracketed(rest)) return readNumber(text, reader);
  const read = readRows(rows, expected === 'matrix' || hasRows ? 'matrix' : 'list', reader);
  if (factor === null || read.kind === 'unread') return read;
  return multiplied(read.laid, factor, text);
}

/** The factor that is written before a matrix: "1/2 [[4, 2], [1, 3]]". */
function factorBefore(text: string): { readonly factor: string | null; readonly rest: string } {
  const at = text.search(/(?:\\left\s*)?[[(]\s*[[(]|(?:\\left\s*\[|\[)?\s*\\begin|\[/);
  const before = at <= 0 ? '' : withoutName(text.slice(0, at).trim()).replace(/(?:[*·⋅]|\\cdot)\s*$/, '');
  return before === '' || before.endsWith('=')
    ? { factor: null, rest: text }
    : { factor: before, rest: text.slice(at) };
}

function multiplied({ form, rows }: Laid<GivenEntry>, factor: string, text: string): GivenAnswer {
  const reading = readNumberText(factor);
  if (reading.kind === 'unread') return unreadWhole(factor, reading.reason);
  const { value } = reading;
  const products = rows.map((row) =>
    row.flatMap((entry): readonly GivenEntry[] => {
      const product =
        value.kind === 'sum' && entry.value.kind === 'sum' ? multiplySums(value.sum, entry.value.sum) : null;
      return product === null ? [] : [{ text: sumText(product), value: { kind: 'sum', sum: product }, places: null }];
    }),
  );
  const isWhole = products.every((row, i) => row.length === rows[i].length);
  return isWhole
    ? { kind: 'read', laid: { form, rows: products } }
    : unreadWhole(text, 'its factor is not multiplied here');
}

function readRows(rows: readonly (readonly unknown[])[], form: 'list' | 'matrix', reader: Reader): GivenAnswer {
  const read: GivenEntry[][] = [];
  for (const [i, row] of rows.entries()) {
    if (row.length !== rows[0].length || row.length === 0) {
      return unreadWhole(rows, row.length === 0 ? 'a row is empty' : 'its rows have different lengths');
    }
    const entries: GivenEntry[] = [];
    for (const [k, item] of row.entries()) {
      const entry = readEntry(item, reader);
      if ('reason' in entry) {
        return {
          kind: 'unread',
          part: { row: i + 1, column: k + 1, text: excerptOf(item), reason: entry.reason },
        };
      }
      entries.push(entry);
    }
    read.push(entries);
  }
  return { kind: 'read', laid: { form, rows: read } };
}

function readEntry(item: unknown, reader: Reader): GivenEntry | { readonly reason: string } {
  if (typeof item !== 'string')
    return { reason: 'it is not a number; write a number, or text such as "2/3" or "sqrt(5)"' };
  const plain = readFraction(item);
  if (plain === 'overflow') return { reason: 'it is out of range' };
  if (plain !== null) return entryOf(item, { kind: 'sum', sum: rootSum(plain) });
  if (item.length > LONGEST_ENTRY) return { reason: `it is longer than ${LONGEST_ENTRY} characters` };
  reader.expressions += 1;
  if (reader.expressions > MOST_EXPRESSIONS) {
    return { reason: `more than ${MOST_EXPRESSIONS} entries are expressions; write plain numbers` };
  }
  const reading = readNumberText(item);
  return reading.kind === 'unread' ? reading : entryOf(item, reading.value);
}

function entryOf(text: string, value: WrittenNumber): GivenEntry {
  return { text, value, places: placesOf(text) };
}

/** The decimal places of a text that is one decimal. */
function placesOf(text: string): number | null {
  const places = /^\s*[≈~]?\s*[+\-−]?\s*\d*[.,](?<places>\d{1,20})\s*$/.exec(text)?.groups?.['places'];
  return places === undefined ? null : places.length;
}

/** What was read, as exact texts in the form of the answer, so that a misreading is seen. */
export function readBack({
  form,
  rows,
}: Laid<GivenEntry>): string | readonly string[] | readonly (readonly string[])[] {
  const texts = rows.map((row) => row.map(({ value }) => writtenText(value)));
  return form === 'matrix' ? texts : form === 'list' ? texts[0] : texts[0][0];
}

export function writtenText(value: WrittenNumber): string {
  if (value.kind === 'complex') return complexText(value.re, value.im);
  return value.kind === 'sum' ? sumText(value.sum) : exactText(value.power);
}

function complexText(re: RootSum, im: RootSum): string {
  if (im.terms.length === 0) return sumText(re);
  const side = `(${sumText(im)})*i`;
  return re.terms.length === 0 ? side : `${sumText(re)} + ${side}`;
}

/** A number of an entry as a sum of roots; null for a root of a higher degree. */
export function sumIn({ value }: GivenEntry): RootSum | null {
  return value.kind === 'sum' ? value.sum : null;
}
