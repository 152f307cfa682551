// Part outputs: what a program prints of an answer of several parts, one part after the other.

import { type Answer, type AnswerKind, foldAnswer } from '../catalogue/answer.ts';
import { isComplex, type Scalar } from '../exact/scalar.ts';
import { printedRows, type TextRows } from './answer-rows.ts';
import type { Nested } from './list-layout.ts';
import type { PrintedAnswer } from './writer.ts';

/** How a language prints the parts of an answer; null where that is not known beforehand. */
type PartOutput = (part: Answer) => string | null;

/** How a language writes one part. What it does not name has no form that is known beforehand. */
type PartHandlers = { readonly [K in AnswerKind]?: (part: Extract<Answer, { readonly kind: K }>) => string | null };

/** The parts that a program prints, in its order. Where one of them has no known form, nor has the whole. */
export function printedParts(
  answer: PrintedAnswer,
  names: readonly string[],
  output: PartOutput,
  write: (parts: readonly (readonly [name: string, text: string])[]) => string,
): string | null {
  if (answer.kind !== 'structure') return null;
  const parts: (readonly [string, string])[] = [];
  for (const name of names) {
    const found = answer.members.find(([key]) => key === name);
    const text = found === undefined ? null : output(found[1]);
    if (text === null) return null;
    parts.push([name, text]);
  }
  return write(parts);
}

/** `name = value`, a part a line. */
export function assignments(parts: readonly (readonly [name: string, text: string])[]): string {
  return parts.map(([name, text]) => `${name} = ${text}`).join('\n');
}

function partOutput(handlers: PartHandlers): PartOutput {
  const all = { ...UNKNOWN, ...handlers };
  return (part) => foldAnswer<AnswerKind, string | null>(part, all);
}

const unknown = (): null => null;

const UNKNOWN: { readonly [K in AnswerKind]: () => null } = {
  matrix: unknown,
  vector: unknown,
  scalar: unknown,
  count: unknown,
  shape: unknown,
  polynomial: unknown,
  record: unknown,
  structure: unknown,
  word: unknown,
  truth: unknown,
  positions: unknown,
  positionLists: unknown,
  vectors: unknown,
  structures: unknown,
  nothing: unknown,
};

/** How a language writes what is no number: yes and no, words, and what there is none of. */
interface Words {
  readonly truths: readonly [no: string, yes: string];
  readonly nothing: string;
  /** Parts within a part, by their names. */
  readonly record: (parts: readonly (readonly [name: string, text: string])[]) => string;
  readonly word: (text: string) => string;
}

/** The parts of a language that prints lists of numbers, and lists of lists. */
export function listParts(
  number: (x: Scalar) => string,
  list: (items: readonly Nested[]) => string,
  { truths, nothing, record, word }: Words,
  behindWhole: '' | '.0' = '',
): PartOutput {
  const recordOf = (answer: PrintedAnswer & { readonly kind: 'structure' }): string | null =>
    printedParts(
      answer,
      answer.members.map(([name]) => name),
      output,
      record,
    );
  const output = partOutput({
    structure: recordOf,
    structures: ({ items }) => {
      const records = items.map(recordOf).filter((text) => text !== null);
      return records.length === items.length ? list(records) : null;
    },
    matrix: ({ matrix }) => list(printedRows(matrix, number, behindWhole)),
    vector: ({ entries }) => list(entries.map(number)),
    vectors: ({ vectors }) => list(vectors.map((entries) => entries.map(number))),
    positions: ({ values }) => list(values.map(String)),
    scalar: ({ value }) => (isComplex(value) ? null : number(value)),
    count: ({ value }) => String(value),
    truth: ({ value }) => truths[Number(value)],
    word: ({ value }) => word(value),
    nothing: () => nothing,
  });
  return output;
}

/** The parts of a language that prints tables; a list of vectors is a matrix with these columns, and an empty one has no known form. */
export function tableParts(
  number: (x: Scalar) => string,
  table: (rows: TextRows) => string,
  truths: readonly [no: string, yes: string],
  vectorAs: 'column' | 'along' = 'along',
): PartOutput {
  const filled = (rows: TextRows): string | null => (rows.length === 0 || rows[0].length === 0 ? null : table(rows));
  return partOutput({
    matrix: ({ matrix }) => filled(printedRows(matrix, number)),
    vector: ({ entries, along }) =>
      filled(along === 'rows' || vectorAs === 'column' ? entries.map((x) => [number(x)]) : [entries.map(number)]),
    vectors: ({ vectors }) =>
      vectors.length === 0 ? null : filled(vectors[0].map((_, row) => vectors.map((entries) => number(entries[row])))),
    positions: ({ values }) =>
      filled(vectorAs === 'column' ? values.map((value) => [String(value)]) : [values.map(String)]),
    scalar: ({ value }) => number(value),
    count: ({ value }) => String(value),
    truth: ({ value }) => truths[Number(value)],
  });
}
