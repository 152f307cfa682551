// A notation: one way of writing a matrix as text, and what reading it gives.

export type Rows = readonly (readonly string[])[];

export type Reading =
  | { readonly kind: 'rows'; readonly rows: Rows }
  | { readonly kind: 'unreadable' /** What is wrong, and where. */; readonly sentence: string };

export interface Notation {
  /** As it is named to the reader: "Read as MATLAB". */
  readonly name: string;
  /** Whether a text looks like it. Texts are offered to one notation after another. */
  readonly recognises: (text: string) => boolean;
  /** The entries as they were written. Rows may still have unequal lengths. */
  readonly read: (text: string) => Reading;
}

export function rowsRead(rows: Rows): Reading {
  return { kind: 'rows', rows };
}

export function unreadable(sentence: string): Reading {
  return { kind: 'unreadable', sentence };
}

/** The lines that are not blank, trimmed. */
export function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A text for a sentence: short, and on one line. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 24 ? `“${line.slice(0, 24)}…”` : `“${line}”`;
}

/** Where a text was shortened by whatever printed it, nothing can be read. */
export const shortened = unreadable('The text was shortened with dots. Copy the whole matrix.');
