// Entries of written vectors, read as numbers.

import type { Piece } from '@matrixsteps/notation/answers/split-text.ts';
import { type Rational, rational } from '@matrixsteps/engine/exact/rational.ts';
import { rationalOf } from '@matrixsteps/engine/exact/root-sum.ts';
import type { Fraction } from '@matrixsteps/notation/term.ts';
import { type GivenEntry, readGivenAnswer, sumIn, type UnreadPart, writtenText } from '../given-answer.ts';
import { shownText } from './judgement.ts';

export type Entries =
  | { readonly kind: 'entries'; readonly rows: readonly (readonly GivenEntry[])[] }
  | { readonly kind: 'unread'; readonly part: UnreadPart };

/** The number that a piece of a text writes. */
export function entryIn({ text }: Pick<Piece, 'text'>): GivenEntry | UnreadPart {
  const read = readGivenAnswer(text, 'scalar');
  if (read.kind === 'unread') return read.part;
  return read.laid.rows[0][0];
}

/** The numbers of written vectors. */
export function entriesIn(vectors: readonly (readonly Piece[])[]): Entries {
  const rows: GivenEntry[][] = [];
  for (const vector of vectors) {
    const row: GivenEntry[] = [];
    for (const cell of vector) {
      const entry = entryIn(cell);
      if ('reason' in entry) return { kind: 'unread', part: entry };
      row.push(entry);
    }
    rows.push(row);
  }
  return { kind: 'entries', rows };
}

/** Null where an entry is no fraction. */
export function rationalsOf(rows: readonly (readonly GivenEntry[])[]): readonly (readonly Rational[])[] | null {
  const known = rows.map((row) =>
    row.flatMap((entry) => {
      const sum = sumIn(entry);
      return (sum === null ? null : rationalOf(sum)) ?? [];
    }),
  );
  return known.every((row, at) => row.length === rows[at].length) ? known : null;
}

export function rationalIn({ numerator, denominator }: Fraction): Rational {
  return rational(numerator, denominator);
}

/** `(1, 0), (0, 1)`; words where there is none. */
export function vectorsText(rows: readonly (readonly GivenEntry[])[]): string {
  return rows.length === 0 ? 'no vectors' : rows.map(vectorText).join(', ');
}

export function vectorText(row: readonly GivenEntry[]): string {
  return `(${row.map(entryText).join(', ')})`;
}

export function entryText({ value }: GivenEntry): string {
  return shownText(writtenText(value));
}
